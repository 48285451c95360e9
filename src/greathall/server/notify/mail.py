"""E-mail over SMTP. The library of Python waits for answers, so it does that in threads of its own."""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from greathall.core.errors import GreathallError
from greathall.server.notify.messages import Letter
from greathall.server.notify.sending import Failed, Gone
from greathall.server.wire.errors import Refused

SECONDS = 10.0
PORTS = {"smtp": 587, "smtps": 465}
LOCAL = ("localhost", "127.0.0.1", "::1")
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LETTER = policy.SMTP.clone(max_line_length=900)
"""Long enough for links in headers: mail programs do not look for them in pieces."""
NO_SUCH_PERSON = (550, 551, 553)


class Relay(NamedTuple):
    """The mail server that takes our letters."""

    host: str
    port: int
    tls: bool
    """From the first byte; otherwise it is asked for (STARTTLS) where the server has it."""
    user: str
    password: str
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> Relay:
        """From ``smtp://user:password@host:587`` or ``smtps://…:465``."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise GreathallError("the address of the mail server is not one") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise GreathallError("a mail server is smtp://user:password@host:port, or smtps://…")
        sender = sender or f"greathall@{parts.hostname}"
        if "@" not in parseaddr(sender)[1]:
            raise GreathallError("the address that the mail server sends from is not one")
        return cls(
            parts.hostname,
            port or PORTS[parts.scheme],
            parts.scheme == "smtps",
            unquote(parts.username or ""),
            unquote(parts.password or ""),
            sender,
        )


def check_address(address: str) -> str:
    if len(address) > 254 or not ADDRESS.fullmatch(address):
        raise Refused("bad-address", "this is no e-mail address")
    return address


def write(letter: Letter, text: str, sender: str, to: str, stop: str = "") -> EmailMessage:
    message = EmailMessage(policy=LETTER)
    message["From"] = f"Greathall <{sender}>" if "<" not in sender else sender
    message["To"] = to
    message["Subject"] = letter.title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text, cte="quoted-printable")
    message["Content-Language"] = letter.lang
    return message


class Postman:
    """Hands letters to the relay, two at a time."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="mail")

    async def send(self, message: EmailMessage) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, message)

    def _send(self, message: EmailMessage) -> None:
        try:
            server = self._connect()
            try:
                server.send_message(message)
            finally:
                _part(server)
        except smtplib.SMTPRecipientsRefused as wrong:
            code, _ = next(iter(wrong.recipients.values()))  # what it says beside the code names the person
            if code in NO_SUCH_PERSON:
                raise Gone(f"there is no such address ({code})") from None
            raise Failed(f"the address is refused: {code}", again=code < 500) from None
        except smtplib.SMTPResponseException as wrong:
            raise Failed(f"the mail server says {wrong.smtp_code}", again=wrong.smtp_code < 500) from None
        except (smtplib.SMTPException, OSError) as wrong:
            raise Failed(f"the mail server cannot be used: {wrong}") from None

    def _connect(self) -> smtplib.SMTP:
        relay, context = self.relay, ssl.create_default_context()
        if relay.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(relay.host, relay.port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(relay.host, relay.port, timeout=SECONDS)
            server.ehlo()
            if relay.host in LOCAL:
                pass  # nobody listens in on one's own machine, and its certificate is nobody's
            elif server.has_extn("starttls"):
                server.starttls(context=context)
            elif relay.user:
                server.close()
                raise Failed("the mail server offers no encryption; the password is not sent", again=False)
        if relay.user:
            server.login(relay.user, relay.password)
        return server

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _part(server: smtplib.SMTP) -> None:
    """Says goodbye. What the server thinks of that does not matter: what it has taken, it has taken."""
    with contextlib.suppress(smtplib.SMTPException, OSError):
        server.quit()
    server.close()
