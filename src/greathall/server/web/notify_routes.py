"""Wishes over HTTP. Keys go into the body, as wherever several of them are shown at once."""

from __future__ import annotations

import msgspec
from aiohttp import web

from greathall.server.keys import new_key
from greathall.server.notify import mail, safe_http
from greathall.server.notify.preferences import (
    Confirm,
    DropPush,
    Holder,
    ReadWishes,
    SetEmail,
    SetPush,
    SetWebhook,
    SetWishes,
    Try,
)
from greathall.server.notify.preferences_store import told
from greathall.server.notify.responses import Confirmed, Kept, KeptWebhook, Offers, Tried, Unsubscribed
from greathall.server.notify.scheduler import PostOffice
from greathall.server.web.answers import answer, body
from greathall.server.web.openapi import Handler, Route
from greathall.server.wire.errors import Refused

OFFICE = web.AppKey("office", PostOffice)


async def offers(request: web.Request) -> web.Response:
    delivery = request.app[OFFICE].delivery
    return answer(
        Offers(
            push=delivery.sender.public if delivery.sender is not None else None,
            email=delivery.postman is not None,
            webhook=True,
        )
    )


async def read(request: web.Request) -> web.Response:
    wanted = await body(request, ReadWishes)
    return answer(told((await request.app[OFFICE].keeping.shown(wanted.keys)).holder))


async def wish(request: web.Request) -> web.Response:
    wanted = await body(request, SetWishes)
    keeping = request.app[OFFICE].keeping
    if wanted.wishes is None and (await keeping.shown(wanted.keys)).holder is None:
        return answer(told(None))  # nobody here wishes anything
    holder = await keeping.keep(wanted.keys, wanted.wishes.check() if wanted.wishes else None)
    return answer(told(holder, holder.new_key))


async def email(request: web.Request) -> web.Response:
    wanted = await body(request, SetEmail)
    office = request.app[OFFICE]
    if office.delivery.postman is None:
        raise Refused("no-channel", "this server sends no e-mail", 409)
    address = "" if wanted.address is None else mail.check_address(wanted.address)
    holder = await office.keeping.keep(wanted.keys, None)
    if address and (address != holder.email or not holder.confirmed):
        await office.delivery.ask_to_confirm(holder, address)
    await office.keeping.set_email(holder, address)
    return await _kept(office, holder)


async def webhook(request: web.Request) -> web.Response:
    """The answer holds the only copy of the secret that signs what is sent."""
    wanted = await body(request, SetWebhook)
    office = request.app[OFFICE]
    if wanted.address is not None:
        safe_http.check_address(wanted.address, private=office.delivery.settings.private)
    holder = await office.keeping.keep(wanted.keys, None)
    secret = new_key() if wanted.address else ""
    await office.keeping.set_webhook(holder, wanted.address or "", secret)
    kept = told(await office.keeping.holder(holder.id), holder.new_key)
    return answer(KeptWebhook(**msgspec.structs.asdict(kept), secret=secret or msgspec.UNSET))


async def add_push(request: web.Request) -> web.Response:
    wanted = await body(request, SetPush)
    office = request.app[OFFICE]
    office.delivery.check_device(wanted.subscription)
    holder = await office.keeping.keep(wanted.keys, None)
    await office.keeping.add_device(holder, wanted.subscription)
    return await _kept(office, holder)


async def drop_push(request: web.Request) -> web.Response:
    wanted = await body(request, DropPush)
    office = request.app[OFFICE]
    holder = await _holder(office, wanted.keys)
    await office.keeping.drop_device(holder.id, wanted.endpoint)
    return await _kept(office, holder)


async def try_out(request: web.Request) -> web.Response:
    wanted = await body(request, Try)
    office = request.app[OFFICE]
    return answer(Tried(await office.delivery.try_out(await _holder(office, wanted.keys))))


async def confirm(request: web.Request) -> web.Response:
    wanted = await body(request, Confirm)
    await request.app[OFFICE].delivery.confirm(wanted.token)
    return answer(Confirmed(confirmed=True))


async def unsubscribe(request: web.Request) -> web.Response:
    """One click (RFC 8058): mail programs post here by themselves; what they post says nothing more."""
    await request.app[OFFICE].delivery.unsubscribe(request.query.get("token", ""))
    return answer(Unsubscribed(unsubscribed=True))


async def _holder(office: PostOffice, keys: tuple[str, ...]) -> Holder:
    holder = (await office.keeping.shown(keys)).holder
    if holder is None:
        raise Refused("no-wishes", "these keys have no wishes yet", 409)
    return holder


async def _kept(office: PostOffice, holder: Holder) -> web.Response:
    return answer(told(await office.keeping.holder(holder.id), holder.new_key))


def _post(path: str, handler: Handler, told: str, body: object, answer: object = Kept) -> Route:
    return Route("POST", f"/api/notifications{path}", handler, told, answer, body)


ROUTES = (
    Route("GET", "/api/notifications", offers, "The ways in which this server can call people", Offers),
    _post("", wish, "Keep wishes for keys; without wishes, put keys under those there are", SetWishes),
    _post("/read", read, "The wishes behind keys", ReadWishes),
    _post("/email", email, "Set the e-mail address, or take it away", SetEmail),
    _post("/webhook", webhook, "Set the webhook, or take it away", SetWebhook, KeptWebhook),
    _post("/push", add_push, "Add a browser's push subscription", SetPush),
    _post("/push/remove", drop_push, "Take a push subscription away", DropPush),
    _post("/test", try_out, "Send a test message on every way", Try, Tried),
    _post("/confirm", confirm, "Confirm an e-mail address", Confirm, Confirmed),
    _post("/unsubscribe", unsubscribe, "No more e-mail (one click)", None, Unsubscribed)._replace(query=("token",)),
)
