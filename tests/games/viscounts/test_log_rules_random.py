"""Which rules lines of the log lead to in random games: no others than those that a player would look up."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

import greathall
from greathall.games.viscounts.words import LOST_POINTS, POINTS, words

SOURCES = {
    *("setup.items", "setup.extra-effect", "shift.instant", "shift.drop-off", "action.after", "action.dismiss"),
    *("build.site-effect", "build.link", "castle.section-effect", "transcribe.take", "recruit.discard-pile"),
    *("collision.own", "collision.others", "collision.cards", "effect.debt-collector", "effect.racketeer"),
    *("solo.dismiss", "solo.collision", "solo.attempts", "solo.slots", "solo.turn", "solo.start-items"),
    *("transcribe.printed", "action.dismiss-printed"),
}
"""Where effects are printed: what they give may follow from any of these."""
ALLOWED: dict[str, set[str]] = {
    "acts": {"trade.outer", "build.outer", "castle.inner", "transcribe.inner"},
    "approved-deed": {"papers.flip-deed", "solo.flip"},
    "automa-cannot": {"solo.build", "solo.flip", "castle.supply"},
    "automa-shows-scheme": {"score.icons"},
    "declined": {
        *("effect.discard", "effect.destroy", "effect.rearrange", "effect.castle-move", "setup.destroy"),
    },
    "fizzled": {
        *("effect.mandatory", "effect.shuffle", "shift.minimum", "castle.supply", "setup.no-cards-yet"),
        *("solo.build-free", "solo.transcribe-free", "solo.shuffle"),
    },
    "unmet": {"collision.others", "collision.workshop", "solo.slots"},
    "automa-instead": {"solo.silver", "solo.destroy", "solo.virtue", "solo.scheme-gain"},
    "built": {"build.bank", "effect.building", "setup.own-location", "solo.build", "solo.build-free"},
    "copied": {"transcribe.printed", "solo.transcribe"},
    "dismissed": {"action.dismiss", "solo.dismiss"},
    "dismissed-printed": {"action.dismiss-printed", "solo.dismiss"},
    "drew": {"setup.deck", "draw.limit"},
    "drew-card": {"setup.deck", "draw.limit"},
    "gained": SOURCES
    | {
        *("trade.silver", "trade.resource", "effect.any-resource", "effect.destroy", "setup.destroy"),
        *("castle.trim-first", "solo.priority", "solo.pooled"),
    },
    "gained-from-stack": SOURCES,
    "gained-on-track": SOURCES
    | {
        *("shift.criminal", "draw.shuffle-marker", "collision.workshop", "castle.trim-second", "solo.virtue"),
    },
    "hired": {"recruit.one", "effect.hire"},
    "lost-points": {"score.debts"},
    "moved": {"move.distance", "solo.road"},
    "paid": {
        *("move.extra", "action.dismiss", "slot.dismiss", "action.silver-icons", "action.emma", "recruit.one"),
        *("trade.paying", "build.paying", "castle.paying", "transcribe.paying", "solo.paying"),
    },
    "paid-debt": {"papers.flip-debt", "solo.flip"},
    "placed": {"castle.cost", "castle.supply", "effect.workers", "solo.workers"},
    "points": {
        *("score.buildings", "score.workers", "score.sets", "score.manuscripts", "score.cards", "score.deeds"),
        *("score.poverty", "score.prosperity", "solo.score"),
    },
    "shuffled": {"draw.shuffle", "effect.shuffle", "effect.empty-pile", "shift.blind", "shift.three-cards"},
    "spread": {"castle.rise", "effect.castle-move", "castle.lone-worker"},
    "starts-at": {"setup.viscount", "solo.draft"},
    "transcribed": {"transcribe.take", "effect.manuscript", "solo.transcribe", "solo.transcribe-free"},
    "trimmed": {"castle.trim", "solo.trim"},
    "trimmed-second": {"castle.trim", "solo.trim"},
    "turn": {"turn.phases", "solo.turn"},
    "won": {"score.winner", "solo.win"},
    "shared-win": {"score.winner"},
}
"""Kinds of events whose rule depends on what happened; the others have a rule of their own."""
SELDOM = {
    *("copied", "dismissed-printed", "automa-cannot castle.supply", "spread castle.lone-worker", "automa-shows-scheme"),
    *("fizzled shift.minimum", "fizzled castle.supply", "fizzled solo.build-free", "fizzled solo.transcribe-free"),
    *("fizzled solo.shuffle", "unmet solo.slots", "shared-win", "trimmed-second"),
    *(f"{kind} {rule}" for kind in ("gained", "gained-from-stack", "gained-on-track") for rule in SOURCES),
    *("built effect.building", "placed castle.supply", "shuffled shift.blind", "shuffled shift.three-cards"),
    *("paid action.emma", "paid action.silver-icons", "gained-on-track castle.trim-second"),
}
"""What random games need not show; scenes of test_log_rules.py show most of it."""


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """Rules by kind of event, points by their category too, in random games of every size and with every automa."""
    found: dict[str, set[str]] = defaultdict(set)
    for seats, automa in [*((seats, "cleric") for seats in (1, 2, 3, 4)), (1, "builder"), (1, "noble"), (1, "cards")]:
        for seed in range(6):
            table = greathall.new("viscounts", seats=seats, seed=seed, automa=automa)
            rng = Random(seed)
            while not table.over:
                table.play(rng.choice(table.decisions[0].options))
            for _, event in table._happened(-1):
                rule = event.rule.removeprefix("viscounts.")
                found[event.kind.name].add(rule)
                if event.kind in (POINTS, LOST_POINTS):
                    found[str(event.params["category"])].add(rule)
    return found


def test_random_games_show_no_other_rule(told: dict[str, set[str]]) -> None:
    for kind, rules in told.items():
        if kind not in CATEGORIES:
            own = words.events[kind].rule.removeprefix("viscounts.") if kind in words.events else ""
            assert rules <= ({own} if own else ALLOWED[kind]), kind


def test_random_games_show_nearly_every_row(told: dict[str, set[str]]) -> None:
    missing = {
        f"{kind} {rule}"
        for kind, rules in ALLOWED.items()
        if kind not in SELDOM
        for rule in rules - told[kind]
        if f"{kind} {rule}" not in SELDOM
    }
    assert missing == set()


def test_every_kind_of_event_has_a_rule_of_its_own_or_a_row() -> None:
    without = {kind for kind, event in words.events.items() if not event.rule}
    assert without == set(ALLOWED) - {"won", "shared-win"}


CATEGORIES = {
    "score:buildings": "score.buildings",
    "score:workers": "score.workers",
    "score:sets": "score.sets",
    "score:manuscripts": "score.manuscripts",
    "score:leader": "score.cards",
    "score:bonuses": "score.cards",
    "score:debts": "score.debts",
    "score:deeds": "score.deeds",
    "score:approved": "score.deeds",
    "score:poverty": "score.poverty",
    "score:prosperity": "score.prosperity",
    "score:resources": "solo.score",
}


@pytest.mark.parametrize(("category", "rule"), CATEGORIES.items())
def test_points_lead_to_the_rule_of_their_category(category: str, rule: str, told: dict[str, set[str]]) -> None:
    assert told[category] == {rule}


OWN_RULES = {
    "round": "turn.rounds",
    "final": "end.trigger",
    "divided": "end.divided",
    "dropped": "shift.shift",
    "linked": "build.link",
    "leads": "castle.leader",
    "bonus": "transcribe.bonus",
    "collides": "collision.check",
    "automa-scheme": "solo.turn",
    "automa-cannot-pay": "solo.paying",
    "automa-tries": "solo.attempts",
}


@pytest.mark.parametrize(("kind", "rule"), OWN_RULES.items())
def test_kinds_that_always_follow_from_one_rule(kind: str, rule: str, told: dict[str, set[str]]) -> None:
    assert told[kind] == {rule}
