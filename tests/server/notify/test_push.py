"""Web push: encrypted so that only the browser can read it, signed so that the push service knows who sends."""

from __future__ import annotations

import json
from pathlib import Path

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from greathall.server.notify.preferences import Device
from greathall.server.notify.push import encrypt, unpack
from tests.server.notify.desk import MINUTE, Browser, Got, desk, pair, receiver


def test_the_example_of_rfc_8291() -> None:
    """Appendix A: with the salt and the key of the example, the message is the example's, byte for byte."""
    device = Device(
        "",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = int.from_bytes(unpack("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    message = encrypt(
        b"When I grow up, I want to be a watermelon",
        device,
        unpack("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(own, ec.SECP256R1()),
    )
    assert message == unpack(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def claims_of(got: Got, public: str) -> dict[str, object]:
    """The claims of the sender's token, once its signature is checked with the key that browsers were given."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    raw = unpack(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(public))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, _, claims = signed.partition(".")
    assert json.loads(unpack(head)) == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, object] = json.loads(unpack(claims))
    return told


async def test_a_browser_is_called_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    async with receiver() as service, desk(tmp_path) as d:
        table = await pair(d.h)
        browser = Browser(f"{service.url}/push/1")
        offered = (await d.h.get("api/notifications"))["push"]
        await d.wish(table.anna, lang="uk")
        told = await d.ask("/push", table.anna, subscription=browser.subscription())
        assert told["devices"] == 1
        await d.look()
        await d.after(MINUTE)
        (got,) = service.got
        assert b"Anna" not in got.body
        told = browser.read(got.body)
        assert told["table"] == table.table
        assert told["title"] == "Ваш хід: «Замок на всі часи»"
        assert "Boris" in told["body"]
        assert (got.headers["content-encoding"], int(got.headers["ttl"]) > 0) == ("aes128gcm", True)
        assert len(got.headers["topic"]) <= 32
        claims = claims_of(got, offered)
        assert claims["aud"] == service.url
        assert 0 < int(str(claims["exp"])) - d.clock.at <= 24 * 3600
        assert str(claims["sub"]).startswith(("mailto:", "https:"))
    async with desk(tmp_path) as d:
        assert (await d.h.get("api/notifications"))["push"] == offered  # browsers would have to subscribe anew


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with receiver() as service, desk(tmp_path) as d:
        table = await pair(d.h)
        for number in (1, 2):
            given = Browser(f"{service.url}/push/{number}").subscription()
            await d.ask("/push", table.anna, subscription=given)
        service.answers = [410]
        await d.look()
        await d.after(MINUTE)
        assert len(service.got) == 2
        told = await d.ask("/read", table.anna)
        assert told["devices"] == 1


async def test_a_push_is_tried_again_and_a_device_can_be_taken_away(tmp_path: Path) -> None:
    async with receiver() as service, desk(tmp_path) as d:
        table = await pair(d.h)
        browser = Browser(f"{service.url}/push/1")
        await d.ask("/push", table.anna, subscription=browser.subscription())
        service.answers = [503, 429]
        told = await d.ask("/test", table.anna)
        assert told["sent"] == {"push": "failed"}  # a test is not tried again
        await d.look()
        await d.after(MINUTE)
        assert len(service.got) == 3
        assert browser.read(service.got[-1].body)["kind"] == "turn"
        gone = {"keys": d.keys(table.anna), "endpoint": browser.endpoint}
        assert (await d.h.post("api/notifications/push/remove", gone))["devices"] == 0


async def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async with desk(tmp_path) as d:
        table = await pair(d.h)
        given = Browser("https://push.example/1").subscription()
        for wrong in ("AAAA", given["keys"]["p256dh"][:-8] + "AAAAAAAA"):
            bad = {**given, "keys": {**given["keys"], "p256dh": wrong}}
            body = {"keys": d.keys(table.anna), "subscription": bad}
            told = await d.h.post("api/notifications/push", body, expect=400)
            assert told["error"]["code"] == "bad-address"
