"""The rule that each line of the log leads to: the one that a player wants to read there."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

import pytest

from greathall.core.speech.text import Speaker
from tests.conformance.tables import Config, random_plies

STRATEGIES = ("ferox", "postis", "munitio", "amandit", "aperio")


def by_strategy(topic: str) -> set[str]:
    return {f"crusaders.{strategy}.{topic}" for strategy in STRATEGIES}


def rules(*names: str) -> set[str]:
    return {f"crusaders.{name}" for name in names}


LINES: dict[str, set[str]] = {
    # Time
    "era": rules("order.game"),
    "round": rules("round.phases"),
    "turn": rules("order.first-player"),
    "first-player": rules("setup.first-player"),
    "first-player-taken": rules("crusade.success"),
    "drew": rules("era.draw-eight") | by_strategy("cards"),
    "bonus-drawn": rules("era.bonus-cards"),
    "revealed": rules("turn.action", "ai.hand"),
    "passed": rules("turn.action", "crusade.decline", "ai.fallback"),
    "refreshed": rules("refresh.hands"),
    "hand-discarded": rules("refresh.hands"),
    "withdrawn": rules("refresh.display"),
    "final": rules("end.eras", "crusade.jerusalem"),
    "won": rules("goal.win", "mode.together"),
    # Checks
    "check": rules("check.draw", "check.required", "ai.draws"),
    "invested": rules("check.invest"),
    "countered": rules("check.counter"),
    "drawn": rules("check.draw", "check.criticals"),
    "sacrificed": rules("check.sacrifice-failure", "check.sacrifice-success"),
    "token-kept": rules("check.sacrifice-failure", "check.sacrifice-success"),
    "conceded": rules("check.concede"),
    "check-won": rules("check.stop"),
    "check-lost": rules("check.draw"),
    # Gold
    "gained": rules("event.gold", "event.pay-or", "war.pillage", "marriage.dynasties"),
    "paid": rules(
        "build.check",
        "develop.buy",
        "plot.repeat",
        "plot.bribe",
        "overthrow.repeat",
        "upkeep.pay",
        "crisis.gold",
        "event.gold",
        "event.pay-or",
        "event.developments",
        "marriage.dynasties",
        "defeat.when",
        "defeat.return",
    ),
    "gold-given": rules("trade.goods", "event.gold", "event.pay-or", "marriage.dynasties"),
    "taxed": rules("tax.yield"),
    "pillaged": rules("war.pillage"),
    # Cards and tokens
    "bought": rules("develop.buy", "ai.develop", "event.developments"),
    "dropped": rules("develop.limit", "event.developments", "defeat.when"),
    "took-card": rules("plot.bribe", "trade.goods", "event.developments"),
    "displayed": rules("setup.display", "develop.refill", "refresh.display"),
    "token-placed": rules("event.tokens", "plot.unrest", "upkeep.unpaid", "war.pillage"),
    "token-removed": rules(
        "development.marshal",
        "event.armies",
        "event.tokens",
        "overthrow.failure",
        "overthrow.success",
        "tax.crop-failure",
        "tax.harvest",
        "tax.plague",
        "tax.plague-ending",
        "war.mobilise",
        "war.move-in",
    ),
    "trait-gained": rules("setup.bag", "setup.family", "amandit.start", "defeat.return", "event.traits"),
    "trait-brought": rules("marriage.ruler-spouse", "succession.tokens", "crisis.ruler"),
    "trait-off": rules("development.library", "event.births"),
    "trait-won": rules("crusade.success"),
    "trait-removed": rules("upkeep.fourth-age", "event.traits"),
    "castle-built": rules("build.check", "event.castles", "scenario.ninth-crusade"),
    "castle-fell": rules("event.castles"),
    "achieved": rules(
        "achievement.crusader", "achievement.builder", "achievement.inventor", "achievement.king-of-jerusalem"
    ),
    "achievement-lost": rules("achievement.moves"),
    "age-cleared": rules("succession.tokens"),
    "aged": rules("upkeep.age", "event.age"),
    # Families
    "married": rules(
        "marriage.dynasties",
        "marriage.independent-automatic",
        "marriage.independent-check",
        "marriage.random",
        "event.weddings",
    ),
    "wooed-in-vain": rules("marriage.independent-check", "marriage.random"),
    "divorced": rules("plot.divorce"),
    "born": rules("family.birth"),
    "died": rules(
        "crusade.failure",
        "development.court-physician",
        "duke.dies",
        "event.deaths",
        "plot.assassinate",
        "upkeep.fifth-age",
    ),
    "lord-died": rules("plot.assassinate", "war.deaths"),
    "lord-left": rules("refresh.independents", "defeat.region", "setup.glitterhoof"),
    "lord-joins": rules("marriage.independent-pact"),
    "noble-joins": rules("marriage.random", "event.weddings", "crisis.ruler", "defeat.return"),
    "left-family": rules("succession.spouse", "succession.old-siblings", "family.widows", "defeat.when"),
    "saved": rules("development.court-physician"),
    "crowned": rules("succession.order", "crisis.ruler"),
    "crisis": rules("crisis.regions"),
    "granted": rules("duke.grant"),
    "title-ended": rules(
        "duke.ends", "duke.revoke", "event.titles", "trade.region", "crisis.regions", "war.eight-regions"
    ),
    "lord-arrived": rules(
        "setup.independents",
        "setup.glitterhoof",
        "refresh.independents",
        "plot.assassinate-lords",
        "overthrow.success",
        "crisis.regions",
        "war.eight-regions",
    ),
    # Between houses
    "pact": rules("marriage.dynasties"),
    "pact-region": rules("marriage.independent-pact"),
    "claim": rules(
        "event.claims",
        "overthrow.failure",
        "pact.claim",
        "plot.fabricate",
        "plot.failure",
        "war.ally-refusal",
        "war.ally-support",
    ),
    "claim-ended": rules("defeat.when", "event.claims", "event.peace", "marriage.ends-war", "trade.goods"),
    "claim-used": rules("war.declare"),
    "war": rules("war.declare"),
    "peace": rules("event.peace", "marriage.ends-war", "trade.goods"),
    "plotted-against": rules("plot.fabricate", "plot.bribe"),
    "plotted-at": rules("plot.unrest"),
    "plotted-on": rules("plot.assassinate", "plot.divorce"),
    "rose": rules("overthrow.target"),
    "overthrown": rules("overthrow.success"),
    "mobilised": rules("war.mobilise", "event.armies", "ai.war"),
    "invades": rules("war.roles", "ai.support"),
    "supports": rules("war.support"),
    "conquered": rules("war.victory"),
    "lost-region": rules("war.victory"),
    "went-home": rules(
        "war.victory",
        "overthrow.success",
        "upkeep.unpaid",
        "upkeep.disband",
        "event.armies",
        "trade.region",
        "crisis.regions",
        "war.eight-regions",
    ),
    "annexed": rules("war.annex"),
    "repelled": rules("war.required"),
    "moved-in": rules("war.move-in"),
    "gave-up": rules("crisis.regions", "war.eight-regions"),
    "leads": rules("crusade.leader", "crusade.queen", "ai.crusade"),
    "shield": rules("crusade.success", "event.shields"),
    "shield-lost": rules("event.shields", "defeat.when"),
    "plague-spreads": rules("tax.plague"),
    "event-target": rules("event.self", "event.other"),
    "event-idle": rules("event.impossible"),
    "automa-gold": rules("ai.gold"),
    "enough": rules(
        "build.several",
        "develop.buy",
        "plot.repeat",
        "overthrow.repeat",
        "war.mobilise",
        "upkeep.disband",
        "event.tokens",
    ),
    "no-suit": rules("marriage.once"),
    "titles-stand": rules("duke.grant"),
    "retired": rules("defeat.return"),
    "defeated": rules("defeat.when"),
    "offered": rules("trade.windows"),
    "offer-accepted": rules("trade.answer") | by_strategy("answer"),
    "offer-refused": rules("trade.answer") | by_strategy("answer"),
    "region-sold": rules("trade.region"),
    # The automa
    "automa-strategy": rules("ai.strategy"),
    "automa-rank": by_strategy("realm") | by_strategy("intrigue") | by_strategy("war"),
    "automa-fallback": rules("ai.fallback"),
    "automa-suit": rules("ai.marriage") | by_strategy("marriage"),
    "automa-skips": rules("ai.crusade-skip", "ai.crusade-forced"),
    # What fails, is declined or comes to nothing
    "plot-failed": rules("plot.failure"),
    "built-in-vain": rules("build.check"),
    "wooing-dropped": rules("marriage.once"),
    "offer-dropped": rules("trade.windows"),
    "traits-kept": rules("upkeep.fourth-age", "event.traits"),
    "supply-empty": rules("base.limits"),
    "automa-unwed": rules("ai.marriage"),
    "physician-called": rules("development.court-physician"),
    "physician-not-called": rules("development.court-physician"),
}
"""Which rules a kind of line may lead to. Expectations come from the wording of the rules."""


@cache
def told() -> dict[str, set[str]]:
    """Which rules the lines of random games lead to, by kind."""
    found: dict[str, set[str]] = defaultdict(set)
    tables = [Config("crusaders", seats, ()) for seats in (1, 2, 3, 5)]
    tables += [Config("crusaders", 2, (("mode", "together"), ("ai", "2")))]
    for config in tables:
        for seed in range(5):
            table = config.new(seed)
            for _ in random_plies(table, Random(seed)):
                pass
            for _, event in table.events(-1, None):
                found[event.kind.name].add(event.rule)
    return found


@pytest.mark.parametrize("kind", LINES)
def test_lines_of_played_games_lead_to_the_rules_that_explain_them(kind: str) -> None:
    assert told()[kind], f"no random game told of {kind}"
    assert told()[kind] <= LINES[kind]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_rule_of_the_table_can_be_read(lang: str) -> None:
    speaker = Speaker(lang, "crusaders")
    assert all(speaker.rule(rule)[1] for some in LINES.values() for rule in some)
