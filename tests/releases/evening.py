"""An evening at the hall, over HTTP alone: tables of a game in every state that a server keeps."""

from __future__ import annotations

import asyncio
from typing import Any

import greathall
from tests.releases.keep_games import OVERLAYS
from tests.releases.kept import Json
from tests.releases.seated import Seated
from tests.server.house import OPEN, House, bot, mine

PHRASE = "correct horse"
ANSWERED = {
    "castle": {"sell-last-piece": "never"},
    "paladins": {"choose-ability": "never"},
    "viscounts": {"flip-paper": "never", "rearrange": "default", "take-resource": "default"},
    "crusaders": {"invest": "never", "pledge": "default", "reply": "default"},
}
"""Standing answers to questions that come while others play."""


class Evening:
    """Everything that happens at one server; ``tables`` are kept with what they tell."""

    def __init__(self, h: House) -> None:
        self.h = h
        self.tables: list[Seated] = []
        self.passes: dict[str, str] = {}

    async def make(self, about: str, *seats: Json, person: str = "", **more: Any) -> Seated:
        game = about.split(maxsplit=1)[0]
        made = await self.h.post("api/tables", {"game": game, "seats": list(seats), **more}, self.passes.get(person))
        return self.seated(about, made)

    def seated(self, about: str, made: Json) -> Seated:
        keys = {str(seat): made["key"] for seat in made["seats"]}
        self.tables.append(Seated(self.h, about, made["table"], made["key"], keys, dict(made["invitations"])))
        return self.tables[-1]

    async def come_in(self) -> None:
        """Anna and Boris are known by name; Anna has said once what is answered for her."""
        for name in ("Anna", "Boris"):
            self.passes[name] = (await self.h.post("api/people", {"name": name, "phrase": PHRASE}))["pass"]
        for game, answers in ANSWERED.items():
            body = {"game": game, "standing": answers}
            await self.h.post("api/people/standing", body, self.passes["Anna"])

    async def too_late(self) -> None:
        """The clock has answered for somebody before all agreed to end it."""
        table = await self.make("castle late", mine("Anna"), OPEN, clock={"seconds": 5})
        await table.join("Boris", 1)
        before = (await table.info())["revision"]
        for _ in range(100):
            if (await table.info())["revision"] > before:
                break
            await asyncio.sleep(0.2)
        await table.agree("finish")

    async def of(self, game: greathall.GameInfo) -> None:
        """All tables of one game."""
        running = await self.running(game.id)
        await self.not_begun(game.id)
        over = await self.rated(game.id)
        await self.grown(game.id, running, over)
        await self.with_bots(game.id)
        if 1 in game.seats:
            await self.alone(game.id)

    async def running(self, game: str) -> Seated:
        """Three people, and everything that can happen between them."""
        table = await self.make(f"{game} running", mine("Ганна", gender="female"), OPEN, OPEN)
        await table.join("Boris", 1)
        await table.join("Vira", 2, gender="female")
        await table.play(12)
        await table.ask(0, "say", text="It's my turn; «привіт»")
        await table.ask(1, "say", text="Ходи уже!\nЖдём.")
        await table.take_back()
        await table.play(12)
        await table.agree("undo", ply=(await table.ask(0, "view"))["view"]["ply"] - 9)
        await table.play(10)
        await table.ask(0, "prefer", forced=False)
        await table.ask(2, "prefer", standing=ANSWERED[game])
        await table.ask(2, "hand-over", bot="random")
        await table.play(4)
        await table.ask(2, "take-back")
        await table.ask(1, "hand-over", bot="random")
        await table.play(12)
        await table.ask(0, "say", text="Where is Boris?")
        await table.ask(0, "hush", seat=2)
        await table.ask(0, "propose", what="finish")
        return table

    async def not_begun(self, game: str) -> None:
        """One seat is free and invited to; one person has risen again."""
        table = await self.make(f"{game} open", mine("Anna"), OPEN, OPEN, public=True, person="Anna")
        await table.join("Boris", 1, self.passes["Boris"])
        clock = {"seconds": 30 * 24 * 3600, "per": "decision"}
        timed = await self.make(f"{game} clock", mine("Anna"), mine("Boris"), clock=clock)
        await timed.play(3)
        clock = {"seconds": 60, "per": "game"}
        left = await self.make(f"{game} left", mine("Anna"), OPEN, OPEN, bot("greedy"), clock=clock)
        await left.join("Boris", 1)
        await left.ask(1, "leave")
        del left.keys[1]
        guided = await self.h.post(f"api/games/{game}/guide", {"name": "Vira", "gender": "female"})
        steps = (await self.h.get(f"api/games/{game}/guide"))["steps"]
        learner = self.seated(f"{game} guided", guided)
        for choice in [step["choice"] for step in steps if step.get("choice", "").startswith("s0 ")][:2]:
            seen = await learner.ask(0, "view")
            decision = seen["view"]["decision"]
            await learner.ask(0, "choose", decision=decision["id"], choice=choice, revision=seen["revision"])

    async def rated(self, game: str) -> Seated:
        """Rated games of people who are known: one over, one running; one that was ended by agreement."""
        over = await self.rated_table(f"{game} over")
        await over.play(5)
        await over.ask(0, "say", text="Good luck!")
        await over.play_out()
        await over.ask(1, "say", text="Thanks for the game")
        again = await self.rated_table(f"{game} rated")
        await again.play(15)
        agreed = await self.make(f"{game} agreed", mine("Vira"), mine("Boris"), OPEN)
        await agreed.join("Gone", 2)
        await agreed.play(20)
        await agreed.ask(2, "say", text="Nobody shall read this")
        await agreed.ask(2, "forget")
        await agreed.ask(1, "resign")
        del agreed.keys[1]
        await agreed.agree("finish")
        return over

    async def rated_table(self, about: str) -> Seated:
        table = await self.make(about, mine("Anna"), OPEN, rated=True, person="Anna")
        await table.join("Boris", 1, self.passes["Boris"])
        return table

    async def grown(self, game: str, running: Seated, over: Seated) -> None:
        """Tables that grew out of others."""
        half = (await over.ask(0, "view"))["view"]["ply"] // 2
        branch = self.seated(f"{game} branch", await over.ask(0, "branch", ply=half, bot="random"))
        await branch.play(4)
        world = self.seated(f"{game} world", await running.ask(0, "branch", ply=10, bot="random"))
        await world.play(4)
        record = (await over.ask(0, "record"))["record"]
        self.seated(f"{game} imported", await self.h.post("api/records", {"record": record}))
        self.seated(f"{game} rematch", await over.ask(0, "rematch"))

    async def with_bots(self, game: str) -> None:
        variants = {"season": "winter"} if game == "castle" else {}
        bots = await self.make(f"{game} bots", mine("Anna"), bot("random"), bot("greedy"), variants=variants)
        await bots.play(10)
        corrected = await self.make(f"{game} corrected", mine("Anna"), OPEN, components=OVERLAYS[game], first=1)
        await corrected.join("Boris", 1)
        await corrected.play(15)
        filled = await self.make(f"{game} filled", mine("Anna"), OPEN, OPEN)
        await filled.join("Boris", 1)
        await filled.ask(0, "start", fill="random")
        filled.invitations.clear()
        await filled.play(3)
        await filled.ask(0, "hand-over", seat=1, bot="random")
        await filled.play(3)

    async def alone(self, game: str) -> None:
        """Against a rulebook's automa."""
        solo = await self.make(f"{game} solo", mine("Anna"))
        await solo.play(12)
        await (await self.make(f"{game} solo-over", mine("Anna"))).play_out()
