"""A bot of one's own at a table of a server, by the protocol (docs/protocol.md): it sits there as a person would.

It is told what its seat may know, ``question.view`` and ``question.options``. Worlds to try things out in are not for
guests: the server tells nobody a position.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, NoReturn
from urllib.parse import urlsplit

import aiohttp

from greathall.bots.bot import Bot, Question
from greathall.core.errors import GreathallError
from greathall.core.registry import find
from greathall.core.speech.options import Option

OVERTAKEN = ("stale", "not-asked", "over")
"""What the server says when the game went on while one thought: the next news shows how it stands."""
AGAIN_AFTER = 0.5
"""Seconds until one calls again after the connection broke; doubled each time."""
LONGEST_WAIT = 15.0

Json = dict[str, Any]


class Link(NamedTuple):
    """Where a table is: ``https://example.org/table/<id>#<key>``; the key may be a seat's or an invitation."""

    base: str
    table: str
    key: str

    @property
    def text(self) -> str:
        return f"{self.base}/table/{self.table}#{self.key}"


def read_link(text: str) -> Link:
    parts = urlsplit(text)
    path, _, table = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not path.endswith("/table") or not table:
        raise GreathallError(f"'{text}' is no link of a table, as https://example.org/table/<table>#<key>")
    return Link(f"{parts.scheme}://{parts.netloc}{path.removesuffix('/table')}", table, parts.fragment)


class Refused(GreathallError):
    """The server has refused something, in its words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"the server says: {text} ({code})")
        self.code = code


class Guest:
    """One bot at one table."""

    def __init__(self, link: Link, bot: Bot, seed: str, told: Callable[[str], None] = lambda line: None) -> None:
        self.link = link
        self.bot = bot
        self.rng = Random(seed)
        self.told = told
        self.answered: tuple[str, int] | None = None
        """The decision that was answered last, and the revision that it was seen with."""

    async def play(self, patience: float = 60.0) -> Json:
        """Takes the seat and plays to the end; calls again when the connection breaks, up to ``patience`` seconds."""
        async with aiohttp.ClientSession() as session:
            await self._sit_down(session)
            wait, waited = AGAIN_AFTER, 0.0
            while True:
                revision = self.answered
                with suppress(aiohttp.ClientError, ConnectionError):
                    outcome = await self._watch(session)
                    if outcome is not None:
                        return outcome
                if self.answered != revision:
                    wait, waited = AGAIN_AFTER, 0.0
                if waited >= patience:
                    raise GreathallError(f"{self.link.base} cannot be reached any more")
                self.told("the connection broke; calling again")
                await asyncio.sleep(wait)
                wait, waited = min(2 * wait, LONGEST_WAIT), waited + wait

    async def _sit_down(self, session: aiohttp.ClientSession) -> None:
        """An invitation or a link without a key becomes a seat; a seat's own key is kept."""
        try:
            if self.link.key and await self._opens_a_seat(session):
                return
            wish: Json = {"name": self.bot.name[:20]}
            if self.link.key:
                wish["invitation"] = self.link.key
            async with session.post(f"{self.link.base}/api/tables/{self.link.table}/join", json=wish) as answer:
                made = await _read(answer)
        except aiohttp.ClientError as wrong:
            raise GreathallError(f"{self.link.base} cannot be reached: {wrong}") from None
        self.link = self.link._replace(key=made["key"])
        self.told(f"seat {made['seats'][0] + 1}; the way back to it: {self.link.text}")

    async def _opens_a_seat(self, session: aiohttp.ClientSession) -> bool:
        headers = {"Authorization": f"Bearer {self.link.key}"}
        where = f"{self.link.base}/api/tables/{self.link.table}/ask"
        async with session.post(where, json={"do": "view"}, headers=headers) as answer:
            return answer.status < 400

    async def _watch(self, session: aiohttp.ClientSession) -> Json | None:
        """Answers what the seat is asked, until the game is over or the connection ends."""
        self.answered = None
        async with session.ws_connect(f"{self.link.base}/api/socket", heartbeat=20) as socket:
            await socket.send_json({"do": "subscribe", "table": self.link.table, "key": self.link.key})
            async for message in socket:
                told: Json = message.json()
                if told["is"] == "error":
                    self._refused(told)
                if told["is"] not in ("welcome", "news") or told["view"] is None:
                    continue
                view = told["view"]
                if view["over"]:
                    outcome: Json = view["outcome"]
                    return outcome
                decision = view["decision"]
                if decision and (decision["id"], told["revision"]) != self.answered:
                    await self._answer(socket, told)
        return None

    def _refused(self, told: Json) -> None:
        if told["code"] not in OVERTAKEN:
            raise Refused(told["code"], told["message"])
        self.answered = None

    async def _answer(self, socket: aiohttp.ClientWebSocketResponse, told: Json) -> None:
        question = question_of(told["view"])
        # A thought may take long: the connection stays alive meanwhile.
        option = await asyncio.to_thread(self.bot.choose, question, self.rng)
        if option not in question.options:
            raise GreathallError(f"{self.bot.name} chose {option!r}, which is none of its options")
        decision, revision = told["view"]["decision"]["id"], told["revision"]
        self.answered = decision, revision
        self.told(option.notation)
        await socket.send_json({"do": "choose", "decision": decision, "choice": option.notation, "revision": revision})


def question_of(view: Json) -> Question:
    """What a seat is asked, from what a server tells it."""
    game, told = find(view["game"]), view["setup"]
    setup = game.make_setup(told["seats"], told["variants"], tuple(told["colours"]), told["first"])
    decision = view["decision"]
    options: list[Option] = [game.words.parse(option["notation"]) for option in decision["options"]]
    return Question(
        game,
        setup,
        decision["seat"],
        decision["kind"],
        tuple(options),
        len(view["asked"]) > 1,
        lambda: view,
        _no_worlds,
        _no_worlds,
    )


def _no_worlds(rng: Random) -> NoReturn:
    raise GreathallError(
        "a server tells a guest no worlds: a bot at its table chooses by question.view and question.options"
    )


async def _read(answer: aiohttp.ClientResponse) -> Json:
    if answer.content_type != "application/json":
        raise GreathallError(f"{answer.url} is no table server")
    told: Json = await answer.json()
    if answer.status >= 400:
        raise Refused(told["error"]["code"], told["error"]["message"])
    return told
