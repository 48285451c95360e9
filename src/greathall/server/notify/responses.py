"""What is answered about wishes."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from greathall.server.notify.preferences import Wishes
from greathall.server.wire.fields import Shape


class Offers(Shape, frozen=True):
    push: str | None
    email: bool
    webhook: bool


class KeptEmail(Shape, frozen=True):
    address: str
    confirmed: bool


class KeptHook(Shape, frozen=True):
    host: str


class Kept(Shape, frozen=True):
    """What is kept; addresses are not told in full."""

    wishes: Wishes | None
    email: KeptEmail | None
    webhook: KeptHook | None
    devices: int
    key: str | msgspec.UnsetType = msgspec.UNSET
    """Opens these wishes from now on; told only once."""


class KeptWebhook(Kept, frozen=True):
    secret: str | msgspec.UnsetType = msgspec.UNSET
    """Told only once."""


Fate: TypeAlias = Literal["sent", "failed", "gone"]


class Tried(Shape, frozen=True):
    """What became of a test message, by channel."""

    sent: dict[str, Fate]


class Confirmed(Shape, frozen=True):
    confirmed: bool


class Unsubscribed(Shape, frozen=True):
    unsubscribed: bool
