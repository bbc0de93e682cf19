"""What devices sign with their passkeys, checked by py_webauthn, which is loaded when the first one comes."""

from typing import Any, Final, NamedTuple

import msgspec

from lichtspiel.server.edge.challenges import from_base64, to_base64
from lichtspiel.server.refusals import server_refused

MOST_KEY: Final = 2_048  # bytes of a public key; one of RSA has some 300
VERIFIED: Final = False  # present is enough: pages ask to prefer more, but there are devices without PIN or finger
MOST_CREDENTIAL: Final = 1_023  # bytes of an id, as WebAuthn has it


class Expected(NamedTuple):
    """What an answer must be about."""

    challenge: bytes
    origin: str
    site: str


class NewKey(NamedTuple):
    """What is kept of a new passkey."""

    credential: bytes
    key: bytes
    signed: int


class ClientData(msgspec.Struct):
    """What is needed here of what the browser says it has signed."""

    challenge: str


def signed_challenge(client_data: str) -> bytes:
    """The challenge that an answer is about; refused if it has none."""
    try:
        said = msgspec.json.decode(from_base64(client_data) or b"", type=ClientData)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise server_refused("passkey") from None
    return from_base64(said.challenge) or b""


def check_new(credential: str, client_data: str, attestation: str, expected: Expected) -> NewKey:
    """A passkey that was just made; refused if something about it is wrong. Which device made it, nobody asks."""
    from webauthn import verify_registration_response

    response = {"clientDataJSON": client_data, "attestationObject": attestation}
    try:
        made = verify_registration_response(
            credential=_credential(credential, response),
            expected_challenge=expected.challenge,
            expected_origin=expected.origin,
            expected_rp_id=expected.site,
            require_user_verification=VERIFIED,
        )
    except Exception:  # whatever the library makes of bytes that may be anybody's
        raise server_refused("passkey") from None
    found = NewKey(made.credential_id, made.credential_public_key, made.sign_count)
    if found.credential != from_base64(credential) or not 0 < len(found.credential) <= MOST_CREDENTIAL:
        raise server_refused("passkey")
    if len(found.key) > MOST_KEY:
        raise server_refused("passkey")
    return found


def check_answer(known: NewKey, client_data: str, authenticator_data: str, signature: str, expected: Expected) -> int:
    """How often the passkey has signed by now; refused unless it has signed this, and more often than before.

    If it counts, and not upwards, there are two of it: it has been copied.
    """
    from webauthn import verify_authentication_response

    response = {"clientDataJSON": client_data, "authenticatorData": authenticator_data, "signature": signature}
    try:
        signed = verify_authentication_response(
            credential=_credential(to_base64(known.credential), response),
            expected_challenge=expected.challenge,
            expected_origin=expected.origin,
            expected_rp_id=expected.site,
            credential_public_key=known.key,
            credential_current_sign_count=known.signed,
            require_user_verification=VERIFIED,
        )
    except Exception:
        raise server_refused("passkey") from None
    return signed.new_sign_count


def _credential(credential: str, response: dict[str, Any]) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}
