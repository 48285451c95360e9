"""What can be read without a table: games, rules, components, words, the description of the interface."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

import greathall
from greathall.core.speech.text import LANGUAGES
from greathall.server.web import reference
from greathall.server.web.app import ROUTES
from greathall.server.web.commands import HANDLERS
from greathall.server.wire import requests
from tests.server.house import house

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"
SOURCES = Path(__file__).parents[3] / "src" / "greathall" / "server"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in greathall.games()])
def test_rules_and_components_in_every_language(game: str, lang: str) -> None:
    rules = reference.rules(game, lang).rules
    assert all(rule.name and rule.text and rule.source for rule in rules)
    assert len({rule.id for rule in rules}) == len(rules) > 50
    chapters = [topic for topic, _ in groupby(rules, lambda rule: rule.topic)]
    assert len(set(chapters)) == len(chapters) > 10
    components = reference.components(game, lang).components
    assert sum(len(rows) for rows in components.values()) > 50
    assert all(row["provenance"] for rows in components.values() for row in rows)


async def test_everything_is_served(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        told = await h.get("api/games")
        assert told["languages"] == list(LANGUAGES)
        castle = next(game for game in told["games"] if game["id"] == "castle")
        assert castle["seats"] == [2, 4]
        season = {"name": "season", "choices": ["summer", "winter"], "default": "summer", "solo": False}
        assert season in castle["variants"]
        viscounts = next(game for game in told["games"] if game["id"] == "viscounts")
        assert all(variant["solo"] for variant in viscounts["variants"])
        assert castle["bots"] == ["novice", "squire", "knight", "champion"]
        assert castle["off_turn"] == ["begin-courting", "sell-last-piece"]
        assert (await h.get("api/games/castle/rules?lang=uk"))["rules"]
        assert (await h.get("api/games/castle/components?lang=ru"))["components"]
        for file in ("core", "castle", "castle-rules"):
            async with h.session.get(f"{h.url}/locales/uk/{file}.ftl") as response:
                assert response.status == 200
                assert "=" in await response.text()
        assert (await h.request("GET", "locales/uk/..%2Fen%2Fcore.ftl"))[0] == 404


async def test_the_description_of_the_interface_names_every_route(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        told = await h.get("api/openapi.json")
        assert set(told["paths"]) == {route.path for route in ROUTES}
        text = str(told)
        for name in re.findall(r"#/components/schemas/(\w+)", text):
            assert name in told["components"]["schemas"], name
        new = told["components"]["schemas"]["NewTable"]
        assert set(new["required"]) == {"game", "seats"}
        assert new["additionalProperties"] is False


def test_the_protocol_page_names_every_message_code_and_address() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    kinds: list[type[requests.Message]] = [requests.Subscribe, requests.Look, *HANDLERS]
    for kind in kinds:
        assert f"| `{kind.__struct_config__.tag}` |" in page, kind
    for route in ROUTES:
        assert f"`{route.path.removeprefix('/')}" in page, route.path
    sources = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    for code in set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources)):
        assert f"`{code}`" in page, code
    for told in set(re.findall(r'"is": "([a-z]+)"', sources)):
        assert f"`{told}`" in page, told
