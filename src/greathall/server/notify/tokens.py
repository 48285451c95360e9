"""Links in letters: they open nothing but what they are for, and need no list of what was sent."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac

import msgspec

from greathall.server.wire.errors import Refused

CONFIRM_SECONDS = 3 * 24 * 3600


class _Claim(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    purpose: str
    wishes: str
    until: int
    """Seconds since 1970; 0: for ever."""


def write(secret: str, purpose: str, wishes: str, address: str, until: int = 0) -> str:
    claim = msgspec.json.encode(_Claim(purpose, wishes, until))
    return f"{_text(claim)}.{_text(_seal(secret, claim, address))}"


def wishes_of(token: str, purpose: str) -> str:
    """Whose wishes a link is about; whether it is genuine, ``check`` says."""
    return _read(token, purpose)[0].wishes


def check(secret: str, token: str, purpose: str, address: str, now: float) -> None:
    claim, raw, seal = _read(token, purpose)
    # The seal covers the address, so that a link is void once the address has changed.
    if not hmac.compare_digest(seal, _seal(secret, raw, address)) or (claim.until and claim.until < now):
        raise Refused("bad-link", "this link is not valid any more", 403)


def _read(token: str, purpose: str) -> tuple[_Claim, bytes, bytes]:
    claim_text, _, seal_text = token.partition(".")
    try:
        raw, seal = _bytes(claim_text), _bytes(seal_text)
        claim = msgspec.json.decode(raw, type=_Claim)
    except (binascii.Error, ValueError, msgspec.DecodeError):
        raise Refused("bad-link", "this link is not whole", 400) from None
    if claim.purpose != purpose:
        raise Refused("bad-link", "this link is for something else", 400)
    return claim, raw, seal


def _seal(secret: str, claim: bytes, address: str) -> bytes:
    return hmac.digest(secret.encode(), claim + b"\0" + address.encode(), hashlib.sha256)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
