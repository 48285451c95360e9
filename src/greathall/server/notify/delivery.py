"""Letters on their way: by push, webhook and e-mail, each tried a few times, none waited for by a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from email.utils import parseaddr
from typing import Any, NamedTuple

import aiohttp
import msgspec

from greathall.server.notify import mail, messages, tokens, webhook
from greathall.server.notify.messages import Letter, Occasion
from greathall.server.notify.preferences import Device, Holder, Subscription
from greathall.server.notify.preferences_store import Keeping
from greathall.server.notify.responses import Fate
from greathall.server.notify.safe_http import Outside, check_address
from greathall.server.notify.sending import Failed, Gone
from greathall.server.wire.errors import Refused
from greathall.server.wire.limits import Bucket, Buckets

try:
    from greathall.server.notify import push
except ModuleNotFoundError:  # the extra 'push' is not installed
    push = None  # type: ignore[assignment]

LOG = logging.getLogger(__name__)
PAUSES = (2.0, 15.0, 90.0)
"""Seconds before a letter is tried again."""
GOODBYE_SECONDS = 3.0


class CallSettings(msgspec.Struct, frozen=True):
    """How this server calls people."""

    url: str = ""
    """Where people find it, as ``https://example.org/greathall``; links in letters begin with it."""
    smtp: str = ""
    sender: str = ""
    private: bool = False
    """Whether webhooks and pushes may go to private addresses and without encryption."""


class Parcel(NamedTuple):
    """A letter on one of its ways."""

    channel: str
    send: Callable[[], Awaitable[None]]
    gone: Callable[[], Awaitable[None]]
    """What to do when the address is no more."""


class Delivery:
    def __init__(self, keeping: Keeping, settings: CallSettings, clock: Callable[[], float]) -> None:
        self.keeping = keeping
        self.settings = settings
        self.clock = clock
        self.outside = Outside(private=settings.private)
        self.postman = mail.Postman(mail.Relay.read(settings.smtp, settings.sender)) if settings.smtp else None
        self.pauses: tuple[float, ...] = PAUSES
        self.sender: push.Sender | None = None
        self.trials = Buckets(rate=1 / 30, burst=3)
        """Test messages per person."""
        self.confirmations = Buckets(rate=1 / 3600, burst=3)
        """Letters that ask an address to confirm, per address."""
        self.strangers = Bucket(rate=1 / 60, burst=60)
        """The same for all addresses together: nobody may use this server to annoy people."""
        self._seal = ""
        self._ways = asyncio.Semaphore(16)
        self._under_way: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._seal = await self.keeping.house("seal", lambda: secrets.token_hex(32))
        if push is not None:
            key = await self.keeping.house("vapid", push.new_key)
            self.sender = push.Sender.read(key, self._contact())

    def _contact(self) -> str:
        if self.postman is not None:
            return f"mailto:{parseaddr(self.postman.relay.sender)[1]}"
        return self.settings.url if self.settings.url.startswith("https:") else "mailto:greathall@localhost"

    def check_device(self, given: Subscription) -> None:
        """Refuses a subscription that nothing could be sent to."""
        if self.sender is None:
            raise Refused("no-channel", "this server sends no pushes", 409)
        check_address(given.endpoint, private=self.settings.private)
        try:
            push.encrypt(b"", Device(given.endpoint, given.keys.p256dh, given.keys.auth))
        except push.Unusable:
            raise Refused("bad-address", "these are no keys of a browser") from None

    async def close(self) -> None:
        """Letters under way may arrive; nothing is tried again."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GOODBYE_SECONDS)
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.outside.close()
        if self.postman is not None:
            self.postman.close()

    async def settle(self) -> None:
        """Waits for everything under way."""
        while self._under_way:
            await asyncio.gather(*self._under_way)

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    # Sending

    def send(self, holder: Holder, occasion: Occasion, number: str) -> None:
        """Sends a letter on every way that the person has chosen; returns at once."""
        self._start(self._deliver(holder, occasion, number))

    async def _deliver(self, holder: Holder, occasion: Occasion, number: str) -> None:
        try:
            parcels = await self._parcels(holder, occasion, number)
        except Exception:
            LOG.exception("calls: no letter could be written: kind=%s table=%s", occasion.kind, occasion.table)
            return
        await asyncio.gather(*(self._send(parcel, occasion, self.pauses) for parcel in parcels))

    async def _parcels(self, holder: Holder, occasion: Occasion, number: str) -> list[Parcel]:
        link = f"{self.settings.url}/table/{occasion.table}" if self.settings.url and occasion.table else ""
        # Reading a language for the first time takes a while.
        letter = await asyncio.to_thread(messages.compose, occasion, holder.wishes.lang, link)
        parcels = [self._push(holder, device, letter) for device in holder.devices if self.sender is not None]
        if holder.webhook:
            parcels.append(self._webhook(holder, letter, number))
        if holder.email and holder.confirmed and self.postman is not None:
            parcels.append(self._mail(holder, letter))
        return parcels

    def _push(self, holder: Holder, device: Device, letter: Letter) -> Parcel:
        sender = self.sender
        assert sender is not None
        return Parcel(
            "push",
            lambda: push.push(self.outside, sender, device, letter, self.clock()),
            lambda: self.keeping.drop_device(holder.id, device.endpoint),
        )

    def _webhook(self, holder: Holder, letter: Letter, number: str) -> Parcel:
        return Parcel(
            "webhook",
            lambda: webhook.post(self.outside, holder.webhook, holder.secret, letter, number, self.clock()),
            lambda: self.keeping.drop_webhook(holder.id, holder.webhook),
        )

    def _mail(self, holder: Holder, letter: Letter) -> Parcel:
        postman = self.postman
        assert postman is not None
        token = tokens.write(self._seal, "unsubscribe", holder.id, holder.email)
        foot = messages.foot(letter, f"{self.settings.url}/notifications#unsubscribe={token}")
        stop = f"{self.settings.url}/api/notifications/unsubscribe?token={token}"
        message = mail.write(letter, f"{letter.text}\n\n{foot}\n", postman.relay.sender, holder.email, stop)
        return Parcel("email", lambda: postman.send(message), lambda: self.keeping.drop_email(holder.id, holder.email))

    async def _send(self, parcel: Parcel, occasion: Occasion, pauses: tuple[float, ...]) -> Fate:
        """Tries, and tries again after a while; what became of it."""
        facts = {"channel": parcel.channel, "kind": occasion.kind, "table": occasion.table or "-"}
        told = " ".join(f"{name}={fact}" for name, fact in facts.items())
        also = {"facts": facts}
        for pause in (*pauses, None):
            try:
                async with self._ways:
                    await parcel.send()
            except Gone as wrong:
                LOG.info("call undeliverable, address forgotten: %s reason=%s", told, wrong, extra=also)
                await parcel.gone()
                return "gone"
            except (Failed, aiohttp.ClientError, OSError, TimeoutError) as wrong:
                again = pause is not None and getattr(wrong, "again", True)
                # What libraries say of a connection names whom it was to.
                reason = str(wrong) if isinstance(wrong, Failed) else type(wrong).__name__
                LOG.warning("call failed: %s again=%s reason=%s", told, again, reason, extra=also)
                if pause is None or not again:
                    return "failed"
                await asyncio.sleep(pause)
            except Exception:
                LOG.exception("call failed: %s", told, extra=also)
                return "failed"
            else:
                LOG.info("call sent: %s", told, extra=also)
                return "sent"
        raise AssertionError  # the last pause is None

    # What people ask for themselves

    async def try_out(self, holder: Holder) -> dict[str, Fate]:
        """A test message on every way; what became of each, worst first."""
        if not self.trials.take(holder.id):
            raise Refused("too-fast", "too many test messages; wait a little", 429)
        occasion = Occasion("test")
        parcels = await self._parcels(holder, occasion, f"test-{secrets.token_hex(8)}")
        results = await asyncio.gather(*(self._send(parcel, occasion, ()) for parcel in parcels))
        order: tuple[Fate, ...] = ("sent", "gone", "failed")
        return {
            channel: max((r for p, r in zip(parcels, results, strict=True) if p.channel == channel), key=order.index)
            for channel in {parcel.channel for parcel in parcels}
        }

    async def ask_to_confirm(self, holder: Holder, address: str) -> None:
        """The only letter that goes to an address before it is confirmed."""
        assert self.postman is not None
        if not (self.confirmations.take(address.lower()) and self.strangers.take()):
            raise Refused("too-fast", "this address has been asked already; wait a while", 429)
        until = int(self.clock()) + tokens.CONFIRM_SECONDS
        token = tokens.write(self._seal, "confirm", holder.id, address, until)
        link = f"{self.settings.url}/notifications#confirm={token}"
        occasion = Occasion("confirm")
        letter = await asyncio.to_thread(messages.compose, occasion, holder.wishes.lang, link)
        message = mail.write(letter, letter.text + "\n", self.postman.relay.sender, address)
        postman = self.postman
        parcel = Parcel("email", lambda: postman.send(message), lambda: self.keeping.drop_email(holder.id, address))
        self._start(self._confirming(parcel, occasion))

    async def _confirming(self, parcel: Parcel, occasion: Occasion) -> None:
        await self._send(parcel, occasion, self.pauses)

    async def confirm(self, token: str) -> None:
        holder = await self._linked(token, "confirm")
        await self.keeping.confirm_email(holder.id, holder.email)

    async def unsubscribe(self, token: str) -> None:
        """Twice does no harm: an address that is gone already stays gone."""
        holder = await self.keeping.holder(tokens.wishes_of(token, "unsubscribe"))
        if holder is not None and holder.email:
            tokens.check(self._seal, token, "unsubscribe", holder.email, self.clock())
            await self.keeping.drop_email(holder.id, holder.email)

    async def _linked(self, token: str, purpose: str) -> Holder:
        holder = await self.keeping.holder(tokens.wishes_of(token, purpose))
        if holder is None or not holder.email:
            raise Refused("bad-link", "this link is not valid any more", 403)
        tokens.check(self._seal, token, purpose, holder.email, self.clock())
        return holder
