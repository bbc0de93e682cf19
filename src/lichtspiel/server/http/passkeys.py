"""Passkeys: making, naming and removing them, and signing in with one."""

import asyncio
import hashlib
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import Response

from lichtspiel.server.edge import identity
from lichtspiel.server.edge.addresses import is_ip
from lichtspiel.server.edge.authenticators import Expected, NewKey, check_answer, check_new, signed_challenge
from lichtspiel.server.edge.challenges import (
    LIFETIME,
    Challenge,
    For,
    from_base64,
    new_challenge,
    read_challenge,
    to_base64,
)
from lichtspiel.server.edge.origins import known_origins, origin_of, page_origin
from lichtspiel.server.http.people import get_me, own_name
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Me, NameWish
from lichtspiel.server.http.signing_in import (
    NewPasskey,
    OwnPasskey,
    OwnPasskeys,
    PasskeyOptions,
    SignIn,
    SignInOptions,
)
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.late import inheriting, passkeys
from lichtspiel.table.seats import checked_name

NEW: Final[For] = "new passkey"
SIGN_IN: Final[For] = "sign in"
HANDLE_BYTES: Final = 16
ALGORITHMS: Final = (-7, -257, -8)  # ES256, RS256, EdDSA: what py_webauthn checks and devices have


async def get_passkeys(call: ApiCall) -> OwnPasskeys:
    """One's own passkeys, the oldest first."""
    if call.person == identity.NOBODY:
        return OwnPasskeys([])
    found = await call.hub.storage.read(partial(passkeys.of_person, person=call.person))
    return OwnPasskeys([OwnPasskey(key.id, key.name, key.site, key.made, key.used or None) for key in found])


async def post_passkey_options(call: ApiCall) -> PasskeyOptions:
    """What a device needs to make a passkey for whoever asks; they must have a name."""
    name, site = await own_name(call, None), _expected(call, b"").site
    person = call.identify()
    known = await call.hub.storage.read(partial(passkeys.of_person, person=person))
    return PasskeyOptions(
        challenge=_challenge(call, NEW),
        site=site,
        handle=to_base64(_handle(person)),
        name=name,
        known=[to_base64(key.credential) for key in known if key.site == site],
        algorithms=list(ALGORITHMS),
        timeout=LIFETIME,
    )


async def post_passkey(call: ApiCall) -> OwnPasskeys:
    """Keep a passkey that a device has made."""
    wish = await call.body(NewPasskey)
    name = checked_name(wish.name)
    challenge = _answered(call, wish.client_data, NEW)
    expected = _expected(call, challenge.content)
    made = await asyncio.to_thread(check_new, wish.credential, wish.client_data, wish.attestation, expected)
    kept = passkeys.Passkey(
        id=_digest(made.credential),
        credential=made.credential,
        person=call.person,
        handle=_handle(call.person),
        site=expected.site,
        name=name,
        key=made.key,
        signed=made.signed,
        made=call.hub.today,
        used=0,
    )
    _check(await call.hub.storage.do(partial(passkeys.add, made=kept, challenge=challenge)))
    return await get_passkeys(call)


async def put_passkey(call: ApiCall) -> OwnPasskeys:
    """Call one of one's passkeys something else."""
    name = checked_name((await call.body(NameWish)).name)
    if not await call.hub.storage.do(passkeys.rename(call.person, _named(call), name)):
        raise server_refused("no-passkey")
    return await get_passkeys(call)


async def delete_passkey(call: ApiCall) -> Response:
    """Remove one of one's passkeys: nobody signs in with it any more. This browser stays who it is."""
    if not await call.hub.storage.do(passkeys.remove(call.person, _named(call))):
        raise server_refused("no-passkey")
    return Response(status_code=204)


async def post_sign_in_options(call: ApiCall) -> SignInOptions:
    """What a device needs to sign in; it knows itself which passkeys it has for this site."""
    return SignInOptions(challenge=_challenge(call, SIGN_IN), site=_expected(call, b"").site, timeout=LIFETIME)


async def post_sign_in(call: ApiCall) -> Me:
    """Be from now on whom a passkey belongs to.

    If this browser has anything of its own, it must be said what becomes of them; until then nothing is done, and the
    same answer of the device can be sent again with that.
    """
    wish = await call.body(SignIn)
    challenge = _answered(call, wish.client_data, SIGN_IN)
    passkey, signed = await _signed(call, wish, _expected(call, challenge.content))
    before, person = call.person, passkey.person
    moves = before not in (identity.NOBODY, person)
    if moves and wish.tables is None and await call.hub.storage.read(partial(passkeys.has_anything, person=before)):
        raise server_refused("tables-here")
    use = partial(passkeys.use, passkey=passkey, signed=signed, day=call.hub.today, challenge=challenge)
    if not await call.hub.storage.do(use):
        raise server_refused("passkey-late")
    if moves and wish.tables == "take":
        await inheriting.hand_on(call.hub, before, person)
    if moves:
        call.leaver = before
    call.person = person
    call.hub.welcome(person)
    return await get_me(call)


async def _signed(call: ApiCall, wish: SignIn, expected: Expected) -> "tuple[passkeys.Passkey, int]":
    """The passkey that has signed an answer, and how often it has by now; refused if it is not one of ours."""
    credential = from_base64(wish.credential) or b""
    passkey = await call.hub.storage.read(partial(passkeys.find, passkey=_digest(credential)))
    if passkey is None or passkey.site != expected.site:
        raise server_refused("no-passkey")
    if wish.handle is not None and from_base64(wish.handle) != passkey.handle:
        raise server_refused("passkey")
    known = NewKey(passkey.credential, passkey.key, passkey.signed)
    answer = (wish.client_data, wish.authenticator_data, wish.signature)
    return passkey, await asyncio.to_thread(check_answer, known, *answer, expected)


def _challenge(call: ApiCall, purpose: For) -> str:
    made = new_challenge(call.hub.signer, call.hub.draw, purpose, call.person, call.hub.now())
    return to_base64(made.content)


def _answered(call: ApiCall, client_data: str, purpose: For) -> Challenge:
    """The challenge that an answer is about; refused if it is not of now, or for somebody or something else."""
    content = signed_challenge(client_data)
    challenge = read_challenge(call.hub.signer, content, purpose, call.person, call.hub.now())
    if challenge is None:
        raise server_refused("passkey-late")
    return challenge


def _expected(call: ApiCall, challenge: bytes) -> Expected:
    """Where a passkey must be used; refused at addresses without a name, for which browsers make none.

    A server that knows its address believes no other: a passkey is good for all ports of a name, which may be others'.
    """
    request, settings = call.request, call.hub.settings
    origin = page_origin(request.headers, settings, str(request.base_url))
    if settings.public_url and origin not in known_origins(settings):
        raise server_refused("passkey-elsewhere", address=origin_of(settings.public_url))
    site = urlsplit(origin).hostname or ""
    if not site or is_ip(site):
        raise server_refused("passkey-address")
    return Expected(challenge, origin, site)


def _check(code: str) -> None:
    if code == "too-many-passkeys":
        raise server_refused(code, most=passkeys.MOST_PASSKEYS)
    if code:
        raise server_refused(code)


def _named(call: ApiCall) -> str:
    """The passkey that the path names; refused if it cannot be one, or nobody asks."""
    name: str = call.request.path_params["passkey"]
    if call.person == identity.NOBODY or not name.isalnum():
        raise server_refused("no-passkey")
    return name


def _digest(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()


def _handle(person: str) -> bytes:
    """What devices know somebody by: the same for all their passkeys, and not their id."""
    return hashlib.sha256(b"passkeys of " + person.encode()).digest()[:HANDLE_BYTES]
