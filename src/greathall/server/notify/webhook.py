"""Webhooks: a signed JSON body. ``text`` and ``content`` are what chat services show as they are."""

from __future__ import annotations

import hashlib
import hmac
import json

from greathall.server.notify.messages import Letter
from greathall.server.notify.safe_http import Outside
from greathall.server.notify.sending import Failed, Gone

GONE = 410


def payload(letter: Letter) -> bytes:
    line = _plain(f"{letter.title}. {letter.text}" + (f" {letter.link}" if letter.link else ""))
    told = {
        "kind": letter.kind,
        "table": letter.table,
        "game": letter.game,
        "lang": letter.lang,
        "title": letter.title,
        "link": letter.link,
        "text": line,
        "content": line,
        # People choose their names themselves; none of them may wake up a whole channel.
        "allowed_mentions": {"parse": []},
    }
    return json.dumps(told, ensure_ascii=False).encode()


def _plain(line: str) -> str:
    """Without what chat services read as commands."""
    return line.replace("<", "‹").replace(">", "›")


def sign(secret: str, body: bytes, now: float) -> str:
    """``t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">``: nobody else can send it, and not much later."""
    at = str(int(now))
    return f"t={at},v1={hmac.digest(secret.encode(), at.encode() + b'.' + body, hashlib.sha256).hex()}"


async def post(outside: Outside, address: str, secret: str, letter: Letter, delivery: str, now: float) -> None:
    body = payload(letter)
    headers = {
        "Content-Type": "application/json",
        "X-Greathall-Signature": sign(secret, body, now),
        "X-Greathall-Delivery": delivery,
    }
    status = await outside.post(address, body, headers)
    if status == GONE:
        raise Gone("the webhook says that it is gone")
    if not 200 <= status < 300:
        raise Failed(f"the webhook answers {status}", again=status in (408, 425, 429) or status >= 500)
