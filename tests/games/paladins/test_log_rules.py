"""Every line of the log leads to the rule that its reader wants to read, in every situation it is said in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import greathall
from greathall.games.paladins.words import words
from tests.games.paladins.log_scenes import (
    absolve,
    acts,
    at_the_end,
    attack,
    attacks_the_sixth,
    commission,
    conspirator,
    conspire,
    convert,
    declines,
    declines_choice,
    destroys_debt,
    develop,
    develop_free,
    discards,
    end,
    falls_back_to,
    favour,
    finds_no_favour,
    first_hire,
    follows_orders,
    fortify,
    garrison,
    gatekeeper,
    hunt,
    inquisition,
    is_done,
    loses,
    new_round,
    none_left,
    paladin_helps,
    passes,
    pays_debt,
    peddler,
    pray,
    prayer_won,
    recruit,
    recruit_free,
    recruits,
    reshuffled,
    schemes_run_out,
    short_of_taxes,
    skips,
    solo_end,
    solo_refresh,
    squire,
    tavern_left,
    third_round,
    trade,
    uses_favour,
    wraps,
)
from tests.games.paladins.scenes import Scene

Line = tuple[str, str]


def lines(scene: Scene) -> set[Line]:
    """Kinds and rules of all that was said."""
    return {(event.kind.name, event.rule.removeprefix("paladins.")) for _, event in scene.table._happened(-1)}


PERSONS: list[tuple[Callable[[], Scene], set[Line]]] = [
    (lambda: hunt("labourer"), {("placed", "gather.decide-at-once"), ("gained", "hunt.one")}),
    (lambda: hunt("scout labourer", "place labourer scout"), {("gained", "hunt.two")}),
    (lambda: trade("labourer"), {("placed", "gather.decide-at-once"), ("gained", "trade.one")}),
    (lambda: trade("merchant labourer", "place labourer merchant"), {("gained", "trade.two")}),
    (
        conspire,
        {
            ("placed", "conspire.criminal"),
            ("workers-came", "conspire.criminal"),
            ("drew-suspicion", "suspicion.draw"),
            ("taxes", "tax.take"),
        },
    ),
    (
        develop,
        {
            ("placed", "develop.cost"),
            ("paid", "develop.cost"),
            ("displaced", "develop.occupied-space"),
            ("built", "develop.spaces"),
            ("workers-came", "develop.worker"),
        },
    ),
    (develop_free, {("placed-favour", "favour.worker"), ("paid", "favour.cost"), ("built", "develop.free")}),
    (
        lambda: recruit("quest gatekeeper_1 silver 3", "place labourer"),
        {("placed", "recruit.quest"), ("paid", "recruit.price"), ("went-on-quest", "recruit.quest")},
    ),
    (
        lambda: recruit("hire gatekeeper_1 silver 3"),
        {("placed", "recruit.hire"), ("hired", "recruit.hire"), ("gained", "recruit.hire")},
    ),
    (lambda: recruit("hire gatekeeper_1 debt 0"), {("took-debt", "debt.take")}),
    (lambda: recruit_free("hire gatekeeper_1 free 0"), {("hired", "recruit.free"), ("gained", "recruit.hire")}),
    (lambda: recruit_free("quest gatekeeper_1 free 0"), {("went-on-quest", "recruit.free")}),
    (first_hire, {("hired", "setup.free-hire"), ("new-townsfolk", "setup.townsfolk-row")}),
    (pray, {("placed", "pray.cost"), ("paid", "pray.cost"), ("cleared", "pray.clear")}),
    (prayer_won, {("cleared", "pray.icon")}),
    (
        commission,
        {
            ("placed", "commission.workers"),
            ("paid", "commission.cost"),
            ("monk-sent", "commission.faith"),
            ("workers-came", "region.reward"),
            ("rose", "commission.influence"),
        },
    ),
    (
        garrison,
        {
            ("placed", "garrison.workers"),
            ("paid", "garrison.cost"),
            ("outpost-sent", "garrison.strength"),
            ("cleared", "pray.icon"),
            ("rose", "garrison.faith"),
        },
    ),
    (
        fortify,
        {
            ("placed", "fortify.workers"),
            ("paid", "fortify.cost"),
            ("wall-raised", "fortify.wall"),
            ("rose", "fortify.wall"),
            ("workers-came", "fortify.wall"),
        },
    ),
    (
        absolve,
        {
            ("placed", "absolve.workers"),
            ("paid", "absolve.cost"),
            ("jar-moved", "absolve.jar-slot"),
            ("rose", "absolve.every-time"),
            ("discarded-suspicion", "suspicion.newest-first"),
        },
    ),
    (
        attack,
        {
            ("placed", "attack.workers"),
            ("paid", "attack.silver-for-strength"),
            ("attacked", "attack.face-down"),
            ("rose", "attack.reward"),
        },
    ),
    (
        convert,
        {
            ("placed", "convert.workers"),
            ("paid", "convert.cost"),
            ("converted", "convert.face-up"),
            ("rose", "convert.reward"),
        },
    ),
    (at_the_end, {("at-the-end", "commission.influence")}),
    (paladin_helps, {("gained", "trade.one"), ("paladin-helps", "paladin.bonus"), ("gained", "paladin.bonus")}),
    (favour, {("paid", "favour.cost"), ("discarded-suspicion", "favour.once-per-round")}),
    (declines, {("declined", "action.decline")}),
    (
        pays_debt,
        {
            ("paid-debt", "debt.pay"),
            ("ability-used", "townsfolk.debt-collector"),
            ("workers-came", "townsfolk.debt-collector"),
        },
    ),
    (destroys_debt, {("destroyed-debt", "debt.destroy")}),
    (declines_choice, {("declined-choice", "action.decline")}),
    (loses, {("lost", "action.lost")}),
    (skips, {("ability-skipped", "action.decline"), ("nobody-else-acts", "action.decline")}),
    (discards, {("discarded-suspicion", "suspicion.newest-first")}),
    (short_of_taxes, {("taxes", "tax.shortfall"), ("inquisition", "inquisition.trigger")}),
    (
        lambda: inquisition(1, 3),
        {
            ("inquisition", "inquisition.trigger"),
            ("suspected", "inquisition.most"),
            ("took-debt", "debt.take"),
            ("discarded-suspicion", "inquisition.half"),
            ("taxes-refilled", "inquisition.refill"),
        },
    ),
    (lambda: inquisition(0, 0), {("nobody-suspected", "inquisition.nobody")}),
    (none_left, {("inquisition", "suspicion.none-left"), ("drew-suspicion", "suspicion.draw")}),
    (reshuffled, {("suspicions-reshuffled", "suspicion.reshuffle")}),
    (squire, {("ability-used", "townsfolk.squire"), ("rose", "townsfolk.squire")}),
    (peddler, {("ability-used", "townsfolk.peddler")}),
    (
        conspirator,
        {("ability-used", "townsfolk.conspirator"), ("discarded-suspicion", "townsfolk.conspirator")},
    ),
    (gatekeeper, {("ability-used", "townsfolk.action"), ("gained", "townsfolk.action")}),
    (passes, {("passed", "pass.clear"), ("returned", "pass.keep")}),
    (
        new_round,
        {
            ("paladin-leaves", "round.paladin-spent"),
            ("taverns-closed", "round.refresh-taverns"),
            ("favour-freed", "round.refresh-favours"),
            ("townsfolk-leaves", "round.refresh-townsfolk"),
            ("new-townsfolk", "round.refresh-townsfolk"),
            ("outsider-leaves", "round.refresh-outsiders"),
            ("new-outsider", "round.refresh-outsiders"),
            ("round", "round.count"),
            ("first-player", "round.first-player"),
            ("order-revealed", "round.order-reveal"),
            ("favour-revealed", "round.favour-reveal"),
            ("tavern-revealed", "round.taverns"),
            ("drew-paladins", "round.paladin-draw"),
        },
    ),
    (
        end,
        {
            ("final", "score.end"),
            ("points", "score.orders"),
            ("points", "score.attributes"),
            ("points", "score.develop"),
            ("points", "score.commission"),
            ("points", "score.fortify"),
            ("points", "score.garrison"),
            ("points", "score.absolve"),
            ("points", "score.converted"),
            ("points", "score.debts"),
            ("points", "score.leftovers"),
            ("total", "goal.points"),
        },
    ),
]


@pytest.mark.parametrize(("scene", "expected"), PERSONS, ids=lambda one: getattr(one, "__name__", ""))
def test_lines_of_persons(scene: Callable[[], Scene], expected: set[Line]) -> None:
    said = lines(scene())
    assert expected <= said, said


AUTOMA: list[tuple[Callable[[], Scene], set[Line]]] = [
    (lambda: Scene(1), {("automa-prepares", "solo.difficulty")}),
    (
        third_round,
        {
            ("automa-prepares", "solo.order-workshops"),
            ("automa-scheme-joins", "solo.favour-schemes"),
            ("automa-workers", "solo.workers-per-round"),
        },
    ),
    (
        lambda: acts("commission"),
        {
            ("automa-scheme", "solo.scheme"),
            ("automa-places", "solo.generic-workers"),
            ("automa-prefers", "solo.region-priority"),
            ("monk-sent", "solo.region-attribute"),
            ("rose", "commission.influence"),
            ("went-on-quest", "solo.recruit"),
            ("automa-points-at", "solo.card-pointer"),
        },
    ),
    (lambda: acts("garrison", strength=1), {("outpost-sent", "solo.region-attribute"), ("rose", "garrison.faith")}),
    (lambda: acts("fortify"), {("wall-raised", "solo.fortify"), ("rose", "fortify.wall")}),
    (
        lambda: acts("absolve"),
        {
            ("automa-turns-jar", "solo.absolve"),
            ("rose", "absolve.every-time"),
            ("automa-lacks", "solo.missing-card"),
        },
    ),
    (lambda: acts("attack", strength=12), {("attacked", "solo.attack"), ("rose", "attack.reward")}),
    (lambda: acts("convert", faith=12), {("converted", "solo.convert"), ("rose", "convert.reward")}),
    (lambda: acts("attack"), {("automa-blocked", "solo.fallback"), ("automa-fallback", "solo.fallback")}),
    (attacks_the_sixth, {("automa-points-at", "solo.sixth-outsider"), ("attacked", "solo.attack")}),
    (lambda: follows_orders(done=False), {("automa-blocked", "solo.orders-scheme")}),
    (lambda: follows_orders(done=True), {("automa-blocked", "solo.orders-all-done")}),
    (lambda: falls_back_to("recruit"), {("went-on-quest", "solo.recruit"), ("automa-points-at", "solo.card-pointer")}),
    (lambda: falls_back_to("pray"), {("automa-gains-workers", "solo.pray"), ("automa-shuffles", "solo.pray")}),
    (lambda: falls_back_to("trade"), {("automa-marker", "solo.trade")}),
    (lambda: falls_back_to("conspire"), {("automa-gains-workers", "solo.conspire")}),
    (
        lambda: falls_back_to("rest"),
        {("automa-rests", "solo.rest"), ("automa-marker", "solo.rest"), ("automa-done", "solo.until-done")},
    ),
    (uses_favour, {("automa-uses-favour", "solo.favour-scheme"), ("took-debt", "debt.take")}),
    (uses_favour, {("automa-gains-workers", "solo.generic-workers")}),
    (recruits, {("automa-takes", "solo.scheme"), ("went-on-quest", "solo.recruit")}),
    (finds_no_favour, {("automa-no-favour", "solo.favour-scheme")}),
    (schemes_run_out, {("automa-reshuffles", "solo.empty-schemes")}),
    (is_done, {("automa-done", "solo.until-done")}),
    (tavern_left, {("automa-tavern", "solo.taverns"), ("drew-suspicion", "suspicion.draw")}),
    (wraps, {("automa-marker", "solo.resource-steps"), ("automa-lowest", "solo.wrap"), ("rose", "solo.wrap")}),
    (
        lambda: Scene(1).tax(5).reward("attack:mercenary_3", seat=1),
        {("automa-taxes", "solo.taxes"), ("automa-marker", "solo.taxes")},
    ),
    (solo_refresh, {("townsfolk-leaves", "solo.refresh"), ("outsider-leaves", "solo.refresh")}),
    (solo_end, {("total", "goal.points"), ("total", "solo.score")}),
]


@pytest.mark.parametrize(("scene", "expected"), AUTOMA, ids=lambda one: getattr(one, "__name__", ""))
def test_lines_of_the_automa(scene: Callable[[], Scene], expected: set[Line]) -> None:
    said = lines(scene())
    assert expected <= said, said


# All together

ELSEWHERE = {"taverns-reshuffled", "stacked", "paladin", "took-tavern", "automa-clears"}
"""Kinds that always follow from one rule and are in no scene above."""


def test_every_kind_is_looked_at_above_or_always_follows_from_one_rule() -> None:
    seen = {kind for _, expected in (*PERSONS, *AUTOMA) for kind, _ in expected}
    assert set(words.events) - seen == ELSEWHERE
    assert all(words.events[kind].rule for kind in ELSEWHERE)


REWARDS = {
    "paladin.bonus",
    "hunt.one",
    "hunt.two",
    "trade.one",
    "trade.two",
    "region.reward",
    "attack.reward",
    "convert.reward",
    "favour.once-per-round",
    "recruit.quest",
    "recruit.hire",
    "setup.hire-reward",
    "fortify.wall",
    "absolve.jar-slot",
    "absolve.every-time",
    "commission.influence",
    "garrison.faith",
    "townsfolk.action",
    "townsfolk.peddler",
    "townsfolk.squire",
    "townsfolk.debt-collector",
    "townsfolk.conspirator",
    "solo.absolve",
    "solo.wrap",
}
"""What brings silver, provisions, workers or steps, and lets suspicions go."""
COSTS = {
    *("develop.cost", "pray.cost", "recruit.price", "favour.cost", "attack.silver-for-strength"),
    *("commission.cost", "garrison.cost", "fortify.cost", "absolve.cost", "convert.cost"),
}
CREWS = {
    *("develop.cost", "recruit.quest", "recruit.hire", "gather.decide-at-once", "pray.cost", "conspire.criminal"),
    *("commission.workers", "garrison.workers", "fortify.workers"),
    *("absolve.workers", "attack.workers", "convert.workers"),
}
VARYING: dict[str, set[str]] = {
    "gained": REWARDS,
    "rose": REWARDS,
    "at-the-end": REWARDS,
    "workers-came": REWARDS | {"round.paladin-reveal", "round.tavern-choice", "conspire.criminal", "develop.worker"},
    "discarded-suspicion": REWARDS | {"inquisition.half", "suspicion.newest-first"},
    "paid": COSTS,
    "placed": CREWS,
}
"""Kinds that follow from many rules; of all others every line is in one of the tables above."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_line_of_random_games_shows_another_rule(seats: int) -> None:
    listed = {line for _, expected in (*PERSONS, *AUTOMA) for line in expected}
    listed |= {("first-player", "setup.first-player"), ("new-outsider", "setup.outsider-row")}
    listed |= {("new-townsfolk", "setup.row-refill"), ("new-townsfolk", "setup.townsfolk-row")}
    for seed in range(3):
        table, rng = greathall.new("paladins", seats=seats, seed=seed), Random(seed)
        while not table.over:
            options = [option for option in table.decisions[0].options if option.verb.name != "pass"]
            table.play(rng.choice(options or table.decisions[0].options))
        for _, event in table._happened(-1):
            kind, rule = event.kind.name, event.rule.removeprefix("paladins.")
            if kind in VARYING:
                assert rule in VARYING[kind], event
            elif kind in words.events and kind not in ELSEWHERE:
                assert (kind, rule) in listed, event
