"""Keys that open seats, and the promise that chance was fixed before the game.

A key is 256 random bits, so a plain SHA-256 of it is safe to store; a pass phrase that a person chose is not, so it
goes through scrypt.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

KEY_BYTES = 32
STRONG = "scrypt-16384-8-5:"
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")


def new_key() -> str:
    """An unguessable key for a seat link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """Unguessable too: whoever has the link of a private table may join it."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether it could be one; nothing else is looked up."""
    return TABLE_ID.fullmatch(text) is not None


def key_hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def same(left: str, right: str) -> bool:
    """Constant-time comparison."""
    return hmac.compare_digest(left.encode(), right.encode())


def new_secret() -> str:
    """The 256-bit secret behind all chance of one table."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Published at the start; ``printf %s <secret> | sha256sum`` shows the same at the end."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bot_seed(secret: str, seat: int, revision: int) -> str:
    """What a bot's whims at one decision follow from: the same again after a restart, and nothing of the secret."""
    return hashlib.sha256(f"{secret} bot {seat} {revision}".encode()).hexdigest()


def phrase_hash(phrase: str, salt: str) -> str:
    """As strong as OWASP asks for: 16 MB, five times over."""
    return f"{STRONG}{_scrypt(phrase, salt, 5)}"


def phrase_fits(phrase: str, salt: str, digest: str) -> bool:
    """Whether a phrase is the one behind a hash, also behind one of earlier releases."""
    found = phrase_hash(phrase, salt) if is_strong(digest) else _scrypt(phrase, salt, 1)
    return same(found, digest)


def is_strong(digest: str) -> bool:
    return digest.startswith(STRONG)


def _scrypt(phrase: str, salt: str, times: int) -> str:
    return hashlib.scrypt(phrase.encode(), salt=bytes.fromhex(salt), n=2**14, r=8, p=times).hex()


def new_salt() -> str:
    return secrets.token_hex(16)
