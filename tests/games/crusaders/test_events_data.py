"""What the events on the 140 action cards are like as a whole: varied, about traits, with choices, never at a loss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

import greathall
from greathall.core.errors import ComponentError
from greathall.core.reference.components import load_entries, provenances
from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.entries import KINDS, Condition, EventCard, Op, Token
from greathall.games.crusaders.event_text import Teller, event_text
from greathall.games.crusaders.validate import CONDITIONS, OUTCOMES, check_event_tokens
from tests.games.crusaders.events_in_words import FILE, written

BOX = load_box()
CARDS = [BOX.events[card.event] for card in BOX.cards.values()]


def ops(event: EventCard) -> Iterator[Op]:
    return (op for path, op in BOX.ops.items() if path.startswith(f"{event.id}/"))


def conditions(event: EventCard) -> Iterator[Condition]:
    yield from event.conditions
    for op in ops(event):
        yield from op.when


def does(*names: str) -> Callable[[EventCard], bool]:
    return lambda event: any(op.op in names for op in ops(event))


def lays(token: str) -> Callable[[EventCard], bool]:
    return lambda event: any(op.token == token for op in ops(event))


def about_heirs(event: EventCard) -> bool:
    return any(op.to == "heir" for op in ops(event)) or any(one.test == "heir_good" for one in conditions(event))


def about_crusades(event: EventCard) -> bool:
    return any(op.op == "replace_shield" or op.per == "shields" for op in ops(event))


def asks_about_traits(event: EventCard) -> bool:
    return any(one.test in ("bag_has_trait", "mostly_good", "heir_good") for one in conditions(event))


def test_the_deck_keeps_its_140_cards() -> None:
    assert len(CARDS) == BOX.supply["action_cards"] == 140
    assert {card.event for card in BOX.cards.values()} == set(BOX.events)


def test_no_effect_is_on_more_than_four_cards() -> None:
    """Whoever it happens to, and on whatever condition."""
    ((_, most),) = Counter(event.effects for event in CARDS).most_common(1)
    assert most <= 4


def test_a_quarter_of_the_cards_asks_about_traits() -> None:
    assert 4 * sum(map(asks_about_traits, CARDS)) >= len(CARDS)


def test_a_card_about_traits_brings_something_either_way() -> None:
    for event in BOX.events.values():
        for op in ops(event):
            assert op.op != "if" or (op.then and op.otherwise), event.id
        assert not any(one.test == "bag_has_trait" for one in event.conditions)


def test_a_fifth_of_the_cards_leaves_a_real_choice() -> None:
    """To take one thing or another; which region or person it strikes is not counted."""
    assert 5 * sum(map(does("choice"), CARDS)) >= len(CARDS)
    assert sum(map(does("choice", "pay_or"), CARDS)) > len(CARDS) / 4


@pytest.mark.parametrize(
    "about",
    [
        about_heirs,
        does("grant_title", "end_title"),
        does("wedding"),
        does("casus_belli"),
        does("build_castle", "remove_castle"),
        about_crusades,
        lays("plague"),
        lays("harvest"),
    ],
    ids=["heirs", "dukes", "marriages", "claims", "castles", "crusades", "plague", "harvest"],
)
def test_every_side_of_the_game_is_on_several_cards(about: Callable[[EventCard], bool]) -> None:
    assert sum(map(about, CARDS)) >= 3


def test_crusades_help_and_all_else_mostly_hurts_or_helps_others() -> None:
    """As the rulebook says of the decks."""
    good = {"helps_self", "harms_other"}
    assert all((event.tone in good) == (event.deck == "crusade") for event in CARDS)


def test_there_is_a_token_for_every_card_that_hands_one_out() -> None:
    entries = load_entries("greathall.games.crusaders", KINDS)
    check_event_tokens(BOX.ops, entries)
    short = {key: one for key, one in entries["token"].items() if key != "event_pious"}
    with pytest.raises(ComponentError, match="pious"):
        check_event_tokens(BOX.ops, entries | {"token": short})
    assert all(isinstance(one, Token) for one in short.values())


def test_what_we_designed_says_so() -> None:
    banner = BOX.events["c_contested_banner"]
    assert provenances(banner)["effects"] == "published"
    assert provenances(banner)["id"] == "designed"
    for event in BOX.events.values():
        assert event.basis
        assert event is banner or set(provenances(event).values()) == {"designed"}
    assert "155" in next(iter(BOX.cards.values())).basis


def test_no_bonus_stands_twice_on_the_crusade_track() -> None:
    hooks = [hook.hook for space in BOX.spaces for hook in space.hooks]
    assert len(hooks) == len(set(hooks)) == 9


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_title_a_flavour_and_an_effect_line(lang: str) -> None:
    speaker = Speaker(lang, "crusaders")
    told = {}
    for event in BOX.events.values():
        flavour = speaker.attribute(f"crusaders-event-{event.id}", "flavour")
        assert flavour
        assert flavour != speaker.name(f"event:{event.id}")
        told[flavour] = event_text(speaker, event)
        assert "{" not in told[flavour]
    assert len(told) == len(BOX.events)


def test_the_lines_were_read() -> None:
    """The browser is held to the same file; ``python -m tests.games.crusaders.events_in_words`` writes it anew."""
    assert FILE.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_words(lang: str) -> None:
    """Those that only an owner's corrections ask, too."""
    teller = Teller(Speaker(lang, "crusaders"))
    assert all(teller.conditions([Condition(test=test, filters=("no_army",))]) for test in CONDITIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_has_a_name(lang: str) -> None:
    """Gold, tokens and traits have words of their own, with how many and which."""
    named = OUTCOMES - {"gold", "place_token", "add_trait"}
    assert all(Speaker(lang, "crusaders").name(f"outcome:{one}") for one in named)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ("r_heir_abroad", "Another house: a child is born (if impossible: Gold +1)."),
        (
            "r_scandal",
            "Yourself: if the bag holds Chaste, Pious or Noble: Gold +1; otherwise: trait gained: Lustful.",
        ),
        ("t_famine", "Yourself: choose: 1) Gold −3; 2) Crop failure: 2 tokens in regions of choice."),
        ("t_papal_tithe", "Yourself: pay 2 gold, or else: trait gained: Godless."),
        ("t_merchant_fair", "Another house: Gold +1 for each castle (if impossible: Gold +1)."),
        ("c_revolt_in_absence", "Another house (with a region without an army): Unrest in one region (you decide)."),
    ],
)
def test_effect_lines_are_put_together_from_the_data(event: str, line: str) -> None:
    assert event_text(Speaker("en", "crusaders"), BOX.events[event]) == line


# Play


def test_every_card_is_played_in_random_games_and_hardly_any_is_in_vain() -> None:
    played, vain = Counter[str](), Counter[str]()
    for seed in range(18):
        table = greathall.new("crusaders", seats=3 + seed % 3, seed=seed, ai="0")
        rng = Random(seed)
        while not table.over:
            table.play(rng.choice(rng.choice(table.decisions).options))
        for _, event in table.events(0, None):
            if event.kind.name in ("event-target", "event-ignored"):
                played[str(event.values[0])] += 1
            if event.kind.name in ("event-idle", "event-ignored"):
                vain[str(event.values[0])] += 1
    assert set(played) == set(BOX.events)
    assert 10 * sum(vain.values()) < sum(played.values())
