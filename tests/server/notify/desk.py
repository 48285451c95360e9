"""What the tests of calls share: a clock that can be set, and real receivers for letters on this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from greathall.server.notify.delivery import CallSettings
from greathall.server.notify.push import pack, unpack
from tests.server.house import OPEN, Inside, Json, house, mine

URL = "https://hall.example"
MINUTE = 60.0


class Clock:
    """Stands still until it is set on."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class Got(NamedTuple):
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Json:
        told: Json = json.loads(self.body)
        return told


class Receiver:
    """An HTTP server that takes webhooks and pushes."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        """Statuses of the next answers; afterwards all is well."""
        self.location = ""
        self.taken = asyncio.Event()
        """Something has come."""
        self.gate = asyncio.Event()
        self.gate.set()
        self.url = ""

    async def take(self, request: web.Request) -> web.Response:
        self.got.append(Got({k.lower(): v for k, v in request.headers.items()}, await request.read()))
        self.taken.set()
        await self.gate.wait()
        status = self.answers.pop(0) if self.answers else 201
        return web.Response(status=status, headers={"Location": self.location} if self.location else {})


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    app = web.Application()
    app.router.add_post("/{path:.*}", made.take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield made
    finally:
        made.gate.set()
        await runner.cleanup()


class MailServer:
    """As much of SMTP as a relay needs."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.goodbye = "221 bye"
        self.refused: dict[str, str] = {}
        """What is said to an address instead of taking its letter."""
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 ready")
        while line := (await reader.readline()).decode().strip():
            word = line.split(":")[0].split()[0].upper()
            if word == "RCPT":
                say(self.refused.get(line.partition("<")[2].rstrip(">"), "250 fine"))
            elif word == "DATA":
                say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(data[:-3], policy=policy.default)
                self.letters.append(letter)
                self.raw.append(data)
                say("250 taken")
            elif word == "QUIT":
                say(self.goodbye)
                break
            else:
                say("250 fine")
        writer.close()


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    made = MailServer()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made


class Browser:
    """The receiving side of web push, written from RFC 8291 and not from our code."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.endpoint = endpoint

    @property
    def public(self) -> bytes:
        point = serialization.PublicFormat.UncompressedPoint
        return self.private.public_key().public_bytes(serialization.Encoding.X962, point)

    def subscription(self) -> Json:
        keys = {"p256dh": pack(self.public), "auth": pack(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Json:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + self.public + sender
        material = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, padding = plain.rpartition(b"\x02")
        assert padding.strip(b"\0") == b""
        told: Json = json.loads(text)
        return told


def token_of(letter: EmailMessage, purpose: str) -> str:
    text: str = letter.get_content()
    return text.split(f"#{purpose}=")[1].split(maxsplit=1)[0]


class Desk:
    """A server whose post office runs by hand, by a clock that can be set."""

    def __init__(self, h: Inside, clock: Clock) -> None:
        self.h = h
        self.clock = clock
        self.own: dict[str, list[str]] = {}
        """By a seat's key: the key of the wishes that were made with it."""
        h.office.clock = h.office.delivery.clock = clock
        h.office.delivery.pauses = (0.01, 0.01)

    async def after(self, seconds: float) -> None:
        """Lets time pass, and the post office look."""
        self.clock.at += seconds
        await self.look()

    async def look(self) -> None:
        await self.h.office.round()
        await self.h.office.delivery.settle()

    def keys(self, key: str) -> list[str]:
        """What a browser with this key shows: guests' wishes have a key of their own."""
        return [*self.own.get(key, ()), key]

    async def ask(self, path: str, key: str, **more: object) -> Json:
        told = await self.h.post(f"api/notifications{path}", {"keys": self.keys(key), **more})
        if told.get("key"):
            self.own[key] = [told.pop("key")]
        return told

    async def wish(self, key: str, **wishes: Any) -> Json:
        return await self.ask("", key, wishes=wishes)

    async def hook(self, key: str, receiver: Receiver, **wishes: Any) -> str:
        """Wishes to be called by a webhook; returns what signs it."""
        await self.wish(key, **wishes)
        told = await self.ask("/webhook", key, address=receiver.url)
        return str(told["secret"])

    async def address(self, key: str, mail: MailServer, address: str, **wishes: Any) -> None:
        """Wishes to be called by e-mail, and confirms the address."""
        await self.wish(key, **wishes)
        await self.ask("/email", key, address=address)
        await self.h.office.delivery.settle()
        await self.h.post("api/notifications/confirm", {"token": token_of(mail.letters.pop(), "confirm")})


@asynccontextmanager
async def desk(folder: Path, clock: Clock | None = None, smtp: str = "", **changed: Any) -> AsyncIterator[Desk]:
    calls = CallSettings(URL, smtp, "hall@hall.example", private=True)
    async with house(folder, **({"calls": calls} | changed)) as h:
        yield Desk(h, clock or Clock())


class Pair(NamedTuple):
    """Two people at a table; neither looks at it."""

    table: str
    anna: str
    boris: str

    async def choose(self, h: Inside, key: str) -> int:
        """Makes the first choice there is; how many options of one's own are open afterwards."""
        ask = f"api/tables/{self.table}/ask"
        seen = await h.post(ask, {"do": "view"}, key)
        decision = seen["view"]["decision"]
        choice = {"decision": decision["id"], "choice": decision["options"][0]["notation"]}
        await h.post(ask, {"do": "choose", "revision": seen["revision"], **choice}, key)
        return len((await self.asked(h, key)) or ())

    async def asked(self, h: Inside, key: str) -> list[str] | None:
        seen = await h.post(f"api/tables/{self.table}/ask", {"do": "view"}, key)
        decision = seen["view"]["decision"]
        return [one["notation"] for one in decision["options"]] if decision else None


async def pair(h: Inside, game: str = "castle", names: tuple[str, str] = ("Anna", "Boris")) -> Pair:
    made = await h.table(mine(names[0]), OPEN, game=game)
    joined = await h.post(f"api/tables/{made['table']}/join", {"name": names[1]})
    return Pair(made["table"], made["key"], joined["key"])


__all__ = ["URL", "Browser", "Clock", "Desk", "Pair", "desk", "mail_server", "pair", "receiver", "token_of", "unpack"]
