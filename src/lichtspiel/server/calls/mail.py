"""Mails that say whose turn it is, handed to the host's mail server; and the one that asks before the first."""

import asyncio
import re
import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr, make_msgid
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from lichtspiel.server.calls.links import site, table_link, way_link
from lichtspiel.server.calls.sending import DEADLINE, Outcome, Unreachable
from lichtspiel.server.calls.threads import Threads
from lichtspiel.table.terms import SECOND
from lichtspiel.words import say

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub
    from lichtspiel.server.store.ways import Notice, Way

THREADS: Final = Threads("mail")
SENT: Final = 250
NO_MAILBOX: Final = (550, 551, 553)
POLICY: Final = re.compile(rb"5\.7\.\d+")  # how a refusal begins that is not about the mailbox
NAME: Final = "Lichtspiel"
SHORT_LINES: Final = SMTP.clone(max_line_length=76)  # the most in quoted-printable
WHOLE_LINES: Final = SMTP.clone(max_line_length=998)  # shorter ones would put long links into code words


class MailServer(NamedTuple):
    """Where the host's mail server is, and who we are to it."""

    host: str
    port: int
    secure: bool  # from the first byte on; otherwise as soon as it offers that
    user: str
    password: str

    @property
    def is_here(self) -> bool:
        """Whether it runs on this very machine, to which nobody listens."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def mail_server(url: str) -> MailServer:
    """The mail server of the host's setting, which has been checked."""
    parts = urlsplit(url)
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname or "", parts.port or (465 if secure else 587), secure, user, password)


def receiver(hub: "Hub", _way: "Way") -> str:
    """The mail server, which is the same for all."""
    return mail_server(hub.settings.mail_server).host


async def call(hub: "Hub", notice: "Notice", way: "Way") -> Outcome:
    """Mail which game it is, the way to the table, and the way to stop these mails. Raises Unreachable."""
    lines = [
        say(way.lang, "server-call", game=say(way.lang, f"{notice.game}-title")),
        table_link(hub, notice.table),
        say(way.lang, "server-mail-why", site=site(hub)),
        f"{say(way.lang, 'server-mail-stop')}\n{way_link(hub, 'stop', way.id)}",
    ]
    return await _mail(hub, way, say(way.lang, "server-call-title"), lines)


async def ask(hub: "Hub", way: "Way") -> Outcome:
    """Mail a link to an address that somebody has given: nothing else goes there before it is followed.

    Raises Unreachable.
    """
    lines = [
        say(way.lang, "server-mail-ask", site=site(hub)),
        way_link(hub, "confirm", way.id),
        say(way.lang, "server-mail-ask-end"),
    ]
    return await _mail(hub, way, say(way.lang, "server-mail-ask-title"), lines)


async def _mail(hub: "Hub", way: "Way", subject: str, lines: list[str]) -> Outcome:
    settings, to = hub.settings, way.address.decode()
    message = EmailMessage(SHORT_LINES)
    message.set_content("\n\n".join(lines) + "\n", cte="quoted-printable")
    message.policy = WHOLE_LINES
    message["Subject"] = subject
    message["From"] = formataddr((NAME, settings.mail_from))
    message["To"] = to
    message["Date"] = format_datetime(datetime.fromtimestamp(hub.now() / SECOND, UTC))
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{way_link(hub, 'stop', way.id)}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    server, own = mail_server(settings.mail_server), urlsplit(settings.public_url).hostname or ""
    try:
        async with asyncio.timeout(DEADLINE):
            return await THREADS.do(lambda: deliver(server, own, settings.mail_from, to, message), way.person)
    except TimeoutError:
        raise Unreachable("timeout") from None


def deliver(server: MailServer, own: str, sender: str, to: str, message: EmailMessage) -> Outcome:
    """Hand a message over; says what became of it, or raises Unreachable."""
    try:
        with _session(server, own) as session:
            session.send_message(message, sender, [to])
            return Outcome(SENT)
    except smtplib.SMTPRecipientsRefused as refused:
        code, reason = refused.recipients[to]
        return Outcome(code, gone=code in NO_MAILBOX and not POLICY.match(reason))
    except smtplib.SMTPResponseException as refused:
        return Outcome(refused.smtp_code)
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise Unreachable(type(error).__name__) from error


def _session(server: MailServer, own: str) -> smtplib.SMTP:
    """A session with the server; a login goes out only where nobody can listen."""
    context = _context(server)
    session: smtplib.SMTP
    if server.secure:
        session = smtplib.SMTP_SSL(server.host, server.port, own, timeout=DEADLINE, context=context)
    else:
        session = smtplib.SMTP(server.host, server.port, own, timeout=DEADLINE)
    try:
        session.ehlo_or_helo_if_needed()
        sealed = server.secure
        if not sealed and session.has_extn("starttls"):
            session.starttls(context=context)
            session.ehlo_or_helo_if_needed()
            sealed = True
        if server.user:
            if not sealed and not server.is_here:
                raise Unreachable("no TLS for a login")
            session.login(server.user, server.password)
    except BaseException:
        session.close()
        raise
    return session


def _context(server: MailServer) -> ssl.SSLContext:
    """Certificates are checked, except on this machine, where mail servers often have made their own."""
    context = ssl.create_default_context()
    if server.is_here:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context
