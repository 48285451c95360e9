"""A client that plays one seat: it chooses at random, takes back, talks, and comes back whenever it is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

import aiohttp

from greathall.lab.faults.notes import IN_DOUBT, Attempt, Json, SeatNotes, Told, digest

ANSWER_SECONDS = 6.0
"""Who has no answer by then hangs up and comes again; what became of the request is not known."""
IDLE_SECONDS = 0.5
UNDO, TALK = 0.05, 0.03
"""How often."""


class Player:
    def __init__(
        self, notes: SeatNotes, address: Callable[[], str], session: aiohttp.ClientSession, rng: random.Random
    ) -> None:
        self.notes = notes
        self.playing = True
        self.reconnects = 0
        self._address = address
        """Where a server is; any will do."""
        self._session = session
        self._rng = rng
        self._revision = -1
        self._plies: list[int] = []
        self._seen: Json = {}
        self._number = 0
        self._said = 0

    @property
    def over(self) -> bool:
        view = self._seen.get("view")
        return bool(view and view["over"])

    async def play(self) -> None:
        while self.playing and not self.over:
            with contextlib.suppress(aiohttp.ClientError, OSError, TimeoutError, ConnectionResetError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    socket = await self._session.ws_connect(f"{self._address()}/api/socket", compress=0)
                try:
                    await self._at_table(socket)
                finally:
                    await self._hang_up(socket)
            self.reconnects += 1
            await asyncio.sleep(self._rng.uniform(0.02, 0.2))

    @staticmethod
    async def _hang_up(socket: aiohttp.ClientWebSocketResponse) -> None:
        with contextlib.suppress(TimeoutError, aiohttp.ClientError, OSError):
            async with asyncio.timeout(0.2):
                await socket.close()

    async def _at_table(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        said = {"table": self.notes.table, "key": self.notes.key, "since": self._revision}
        welcome = await self._ask(socket, {"do": "subscribe", **said})
        if welcome is None or welcome["is"] != "welcome":
            return
        while self.playing and not self.over:
            attempt, message = self._next()
            if message is None:
                await self._listen(socket)
                continue
            self.notes.attempts.append(attempt)
            told = await self._ask(socket, message)
            if told is None:
                return
            self._note_answer(attempt, told)
            if attempt.fate == "done" and attempt.do != "say":
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._await_revision(socket, attempt.revision)
            if attempt.fate != "refused" and told["is"] == "error":
                return
            if attempt.fate == "refused":
                # Another question stands by now, or the disk is full: it is no use to ask at once.
                await self._listen(socket)

    def _next(self) -> tuple[Attempt, Json | None]:
        view = self._seen.get("view")
        if self._rng.random() < TALK:
            self._said += 1
            text = f"s{self.notes.seat} says {self._said}"
            return Attempt("say", text, self._revision), {"do": "say", "text": text}
        if self._seen.get("undo") and self._rng.random() < UNDO:
            return Attempt("undo", "", self._revision), {"do": "undo", "seat": self.notes.seat}
        decision = view["decision"] if view else None
        if decision is None:
            return Attempt("", "", 0), None
        choice = self._rng.choice(decision["options"])["notation"]
        said = {"decision": decision["id"], "choice": choice, "revision": self._revision}
        return Attempt("choose", choice, self._revision), {"do": "choose", **said}

    @staticmethod
    def _note_answer(attempt: Attempt, told: Json) -> None:
        if told["is"] == "done":
            attempt.fate, attempt.revision = "done", told["revision"]
        elif told["is"] == "error" and told["code"] != IN_DOUBT:
            attempt.fate = "refused"

    async def _ask(self, socket: aiohttp.ClientWebSocketResponse, message: Json) -> Json | None:
        """The answer; None when none came. What is told meanwhile is noted."""
        self._number += 1
        number = self._number
        async with asyncio.timeout(ANSWER_SECONDS):
            await socket.send_json({**message, "re": number})
            while True:
                raw = await socket.receive()
                if raw.type is not aiohttp.WSMsgType.TEXT:
                    return None
                told: Json = raw.json()
                self._note(told)
                if told.get("re") == number:
                    return told

    async def _await_revision(self, socket: aiohttp.ClientWebSocketResponse, revision: int) -> None:
        """``done`` may come before the news that it caused."""
        while self._revision < revision:
            raw = await socket.receive()
            if raw.type is not aiohttp.WSMsgType.TEXT:
                return
            self._note(raw.json())

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """One message, if any comes soon."""
        try:
            raw = await socket.receive(timeout=IDLE_SECONDS)
        except TimeoutError:
            return
        if raw.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionResetError
        self._note(raw.json())

    def _note(self, told: Json) -> None:
        if told["is"] not in ("news", "welcome"):
            return
        if told["revision"] < self._revision:
            self.notes.complaints.append(f"told revision {told['revision']} after {self._revision}")
        self._seen, self._revision = told, told["revision"]
        # As the protocol says: what is beyond `keeps` is dropped, what is told is appended; nothing may be missing.
        self._plies = [ply for ply in self._plies if ply <= told["keeps"]]
        self._plies += [ply["ply"] for ply in told["plies"]]
        if self._plies != list(range(len(self._plies))):
            self.notes.complaints.append(f"revision {told['revision']}: plies are missing: {self._plies[-20:]}")
            self._plies = list(range(len(self._plies)))
        if told["view"] is not None:
            self.notes.told.add(Told(told["revision"], told["keeps"], digest(told)))
