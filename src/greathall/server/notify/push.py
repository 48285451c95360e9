"""Web push: a message that only the person's browser can read (RFC 8291), signed by this server (VAPID, RFC 8292).

Both are a page of code above the primitives of ``cryptography``. The ready-made packages bring a second HTTP client,
whose connections could not be held to the rules of ``outside``; here encryption and sending stay apart.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from greathall.server.notify.messages import Letter
from greathall.server.notify.preferences import Device
from greathall.server.notify.safe_http import Outside
from greathall.server.notify.sending import Failed, Gone

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of an encrypted record; push services take no more."""
KEEP_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
TOKEN_SECONDS = 12 * 3600
GONE = (404, 410)


class Unusable(ValueError):
    """A subscription whose keys are no keys."""


class Sender(NamedTuple):
    """Who sends: the server's key pair, and where its operator can be found."""

    private: ec.EllipticCurvePrivateKey
    contact: str

    @classmethod
    def read(cls, text: str, contact: str) -> Sender:
        return cls(ec.derive_private_key(int.from_bytes(unpack(text), "big"), CURVE), contact)

    @property
    def public(self) -> str:
        """The key that browsers subscribe with."""
        return pack(_point(self.private.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": self.contact}
        signed = ".".join(pack(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{pack(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def new_key() -> str:
    """A private key, as it is kept."""
    return pack(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def encrypt(
    plain: bytes, device: Device, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """One record of ``aes128gcm``; salt and key are fresh for every message."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    try:
        browser, auth = unpack(device.p256dh), unpack(device.auth)
        shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    except ValueError as wrong:
        raise Unusable(str(wrong)) from None
    mine = _point(own.public_key())
    secret = _derive(shared, auth, b"WebPush: info\0" + browser + mine, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)  # 2: the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


async def push(outside: Outside, sender: Sender, device: Device, letter: Letter, now: float) -> None:
    told = {"kind": letter.kind, "title": letter.title, "body": letter.text, "table": letter.table, "lang": letter.lang}
    headers = {
        "Authorization": sender.authorization(device.endpoint, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP_SECONDS),
        "Urgency": "normal",
        # While the browser is off, a later message about a table takes the place of an earlier one.
        "Topic": pack(hashlib.sha256(f"{letter.table}{letter.kind == 'test'}".encode()).digest()[:24]),
    }
    body = encrypt(json.dumps(told, ensure_ascii=False).encode(), device)
    status = await outside.post(device.endpoint, body, headers)
    if status in GONE:
        raise Gone(f"the push service has forgotten this browser ({status})")
    if not 200 <= status < 300:
        raise Failed(f"the push service answers {status}", again=status == 429 or status >= 500)


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
