"""What a person wishes: how, when and in which language to be called to the table. Nobody is called who did not ask."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, datetime, time, tzinfo
from functools import cache
from typing import Annotated, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from greathall.core.speech.text import LANGUAGES
from greathall.server.wire.errors import Refused
from greathall.server.wire.fields import Key

MAX_ADDRESS = 500
MAX_DEVICES = 10
"""Browsers of one person that are called; the oldest is forgotten for the newest."""

Address: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_ADDRESS)]
Keys: TypeAlias = Annotated[tuple[Key, ...], Meta(min_length=1, max_length=200)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
WallTime: TypeAlias = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Base64: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+=*$", max_length=120)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from", "until": "to"}):
    """Hours in which nobody is called, by the clock on the person's wall; they may go past midnight."""

    since: WallTime
    until: WallTime

    def covers(self, wall: time) -> bool:
        since, until = time.fromisoformat(self.since), time.fromisoformat(self.until)
        if since <= until:
            return since <= wall < until
        return wall >= since or wall < until


class Remind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call again after so many minutes while the turn is still open, so many times at most."""

    minutes: Annotated[int, Meta(ge=15, le=7 * 24 * 60)]
    times: Annotated[int, Meta(ge=1, le=5)] = 1


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When and in which language; where to is kept apart, because it is nobody else's business."""

    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en"
    zone: Annotated[str, Meta(min_length=1, max_length=60)] = "UTC"
    quiet: Quiet | None = None
    remind: Remind | None = None
    over: bool = True
    """Whether to be told that a game is over."""

    def check(self) -> Wishes:
        if self.zone not in _zones():
            raise Refused("no-zone", "there is no such time zone")
        return self

    def is_quiet(self, now: float) -> bool:
        if self.quiet is None:
            return False
        # The wall is asked for the time it shows now, so summer time needs no further thought.
        return self.quiet.covers(datetime.fromtimestamp(now, _zone(self.zone)).time())


@cache
def _zone(name: str) -> tzinfo:
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return UTC  # a name that a later list of zones does not know any more


@cache
def _zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


class Device(NamedTuple):
    """A browser that takes pushes."""

    endpoint: str
    p256dh: str
    auth: str


class Holder(NamedTuple):
    """A person with wishes, and everything by which they can be reached."""

    id: str
    wishes: Wishes
    email: str
    confirmed: bool
    webhook: str
    secret: str
    """Signs what is sent to the webhook."""
    created: int
    devices: tuple[Device, ...] = ()
    new_key: str = ""
    """Opens these wishes, where it was made just now: only its hash is kept."""

    @property
    def reachable(self) -> bool:
        return bool((self.email and self.confirmed) or self.webhook or self.devices)


# What clients may say


class ReadWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Keys


class SetWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without ``wishes`` the keys are only put under the wishes that one of them has already."""

    keys: Keys
    wishes: Wishes | None = None


class SetEmail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Null takes the address away."""

    keys: Keys
    address: Address | None


class SetWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Keys
    address: Address | None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Base64
    auth: Base64


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's ``PushSubscription`` as it writes itself down."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's own name


class SetPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Keys
    subscription: Subscription


class DropPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Keys
    endpoint: Address


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Keys


class Confirm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
