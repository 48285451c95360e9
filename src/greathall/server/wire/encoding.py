"""JSON as it is sent."""

from __future__ import annotations

import msgspec

_encoder = msgspec.json.Encoder()


def encode(told: object) -> bytes:
    return _encoder.encode(told)
