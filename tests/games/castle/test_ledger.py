"""The rulebook's example of play: four rounds for two, held against the ledger after every one of its 39 steps."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.rules.chance import Seeded
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, AskTogether
from greathall.core.speech.options import Option
from greathall.games.castle.building import Build, PayPieces, SwapSilver
from greathall.games.castle.entries import RESOURCES
from greathall.games.castle.state import NOBODY, Castle
from greathall.games.castle.words import words

LEDGER = tomllib.loads((Path(__file__).parent / "data" / "ledger.toml").read_text(encoding="utf-8"))
NAMES: list[str] = LEDGER["players"]
STEPS: list[dict[str, Any]] = LEDGER["step"]


def by_name(values: list[Any]) -> dict[str, Any]:
    return dict(zip(NAMES, values, strict=True))


def snapshot(s: Castle) -> dict[str, Any]:
    """The whole state in the ledger's terms."""
    carriers = zip(s.box.carriers, s.carriers, strict=True)
    return {
        "talers": by_name([player.talers for player in s.players]),
        "treasury": s.treasury,
        "track": s.track,
        "points": by_name([player.total for player in s.players]),
        "pieces": by_name([player.pieces[:] for player in s.players]),
        "stock": s.stock[:],
        "tower": s.tower[:],
        "forge": s.forge,
        "helpers": by_name([player.helpers for player in s.players]),
        "carriers": {one.id: NAMES[holder] for one, holder in carriers if holder != NOBODY},
        "spaces": {space: NAMES[holder] for space, holder in s.spaces.items()},
        "worker_cards": {NAMES[int(key[0])]: counts[:] for key, counts in s.on_cards.items()},
        "built": list(s.built),
        "hand": by_name([len(player.hand) for player in s.players]),
    }


class Walker:
    """Runs the example one engine step at a time, so that no state between two questions goes unseen."""

    def __init__(self) -> None:
        table = greathall.new("castle", seats=2, seed="example", first=0, season=LEDGER["season"])
        self.box = table.box
        self.dealer = Dealer(Seeded("example"), 2)
        self.s: Castle = table.game.setup(table.setup, table.box, self.dealer)
        self.notations: list[str] = []
        self.swapped: list[str] = []

    @property
    def ask(self) -> Ask[Castle] | None:
        top = self.s.stack[-1]
        return top if isinstance(top, Ask) else None

    def advance(self, entry: dict[str, Any]) -> None:
        """One automatic step, or one answer as the ledger's entry tells it."""
        top = self.s.stack.pop()
        if isinstance(top, AskTogether):
            answers = {}
            for seat, name in enumerate(NAMES):
                cards = entry["do"][name]
                option = next(one for one in top.options(self.s, seat) if set(one.args) == set(cards))
                self.notations.append(option.notation)
                answers[seat] = (option.verb.name, *option.args)
            top.resolve(self.s, answers, self.dealer)
        elif isinstance(top, Ask):
            option = self.answer(top, entry)
            assert option in top.options(self.s), f"{option} is refused in ledger step {entry['n']}"
            self.notations.append(option.notation)
            top.resolve(self.s, option, self.dealer)
        else:
            top.run(self.s, self.dealer)

    def answer(self, ask: Ask[Castle], entry: dict[str, Any]) -> Option:
        """What the players do in the example, told to the question at hand."""
        own = entry["actor"] == NAMES[ask.seat]
        told = self.tell(ask, entry["do"]) if own else None
        if told is None:
            declines = {"buy-piece": "buy-nothing", "build": "build-nothing", "house-helper": "house-nobody"}
            told = declines[ask.kind]
        return words.parse(f"s{ask.seat} {told}")

    def tell(self, ask: Ask[Castle], do: dict[str, Any]) -> str | None:
        match ask.kind, do["what"]:
            case "equip-freely", "equip_worker":
                free = [kind for kind in RESOURCES[:3] for _ in range(do["pieces"].get(kind, 0))]
                return f"equip {' '.join(free)}"
            case "place-helper", "trader":
                return f"place {do['place_at']}"
            case "take-from-tower", "take_from_tower":
                return f"take {do['kind']}"
            case "buy-piece", "buy_from_worker":
                owner = NAMES.index(do["owner"])
                (card,) = (key[2:] for key in self.s.on_cards if int(key[0]) == owner)
                return f"buy {owner} {card} {do['kind']}"
            case "build", "build" if do["building"] not in self.s.built:
                self.swapped = list(do.get("silver_swaps", []))
                return f"build {do['building']}"
            case "swap-silver", "build":
                return f"swap {self.swapped.pop()}" if self.swapped else "swap-no-more"
            case "pay-pieces", "build":
                assert isinstance(ask, PayPieces)
                kind = str(ask.prompt(self.s)["resource"]).removeprefix("resource:")
                return f"pay-pieces {do['pay'].get(kind, 0)} {kind}"
            case "house-helper", "place_helpers":
                left = [space for space in do["spaces"] if space not in self.s.spaces]
                return f"house {left[0]} {self.s.box.spaces[left[0]].fee}" if left else None
            case "send-helper", "place_helpers":
                return "send supply"
        return None


def expectations() -> list[dict[str, Any]]:
    """The whole state after each ledger step; a step lists only what it changes."""
    state = dict(LEDGER["given"])
    found = []
    for entry in STEPS:
        state = {**state, **entry.get("then", {})}
        found.append(state)
    return found


def test_ledger_begins_with_the_set_up() -> None:
    assert snapshot(Walker().s) == LEDGER["given"]


def test_ledger_step_by_step() -> None:
    """19 : 18 after four rounds, and the whole state right after every step on the way."""
    walker = Walker()
    seen = []
    for entry, expected in zip(STEPS, expectations(), strict=True):
        if entry["do"]["what"] == "no_build_possible":
            check_no_build(walker, entry)
        for _ in range(30):
            if snapshot(walker.s) == expected:
                break
            walker.advance(entry)
        assert snapshot(walker.s) == expected, f"ledger step {entry['n']}"
        assert walker.s.round == entry["round"]
        check_printed(walker.s, entry)
        seen.append(entry["n"])
    assert seen == list(range(1, 40))
    assert [player.total for player in walker.s.players] == [18, 19]
    replay_at_table(walker.notations)


def check_no_build(walker: Walker, entry: dict[str, Any]) -> None:
    """The example says that two kinds build nothing: the question offers no tile, and says so."""
    seat = NAMES.index(entry["actor"])
    for _ in range(10):
        ask = walker.ask
        if isinstance(ask, Build) and ask.seat == seat and ask.card == entry["card"]:
            break
        walker.advance(entry)
    else:
        pytest.fail(f"ledger step {entry['n']}: {entry['actor']} was not asked")
    assert isinstance(ask, Build)
    assert [option.verb.name for option in ask.options(walker.s)] == ["build-nothing"]
    reason = ask.why_not(walker.s, words.parse(f"s{seat} build tower_1"))
    assert reason is not None
    pieces = walker.s.players[seat].pieces
    worth = sum(n * value for n, value in zip(pieces, walker.s.box.values, strict=True))
    assert reason.code == ("two-kinds" if worth >= 8 else "too-little")
    walker.advance(entry)


def check_printed(s: Castle, entry: dict[str, Any]) -> None:
    """Figures that the rulebook itself prints; its one slip (step 36) is left out."""
    printed = entry.get("printed", {})
    seat = NAMES.index(entry["actor"]) if entry["actor"] in NAMES else 0
    player = s.players[seat]
    if "talers_after" in printed:
        assert player.talers == printed["talers_after"]
    if "hand" in printed:
        assert len(player.hand) == printed["hand"]
    if "could_build_for_with_one_swap" in printed:
        cost = printed["could_build_for_with_one_swap"]
        assert Build(seat, entry["card"]).payable(s) >> cost & 1
        swap = SwapSilver(seat, entry["card"], 0, "stable")
        assert "stone" in {option.args[0] for option in swap.options(s) if option.args}


def replay_at_table(notations: list[str]) -> None:
    """The same choices through the public table give the same state."""
    table = greathall.new("castle", seats=2, seed="other", first=0, season="summer")
    for notation in notations:
        table.play(notation)
    assert table.scores() == [18, 19]
    state = table.state
    expected = expectations()[-1]
    following = {"talers": {"anna": 4, "yana": 6}, "track": 7}  # round 5 has begun: Anna took its taler
    assert snapshot(state) == {**expected, **following}
    assert state.round == 5
    assert NAMES[state.start] == "anna"
