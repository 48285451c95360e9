"""The effect vocabulary, carried out on a toy purse."""

from __future__ import annotations

from collections import Counter

from greathall.core.chance import Seeded
from greathall.core.dealer import Dealer
from greathall.core.effects import Effect, If, May, OneOf, Per, affordable, costs, parse, perform, times, walk


class Purse:
    """Nouns of a toy game: one seat, any goods, a list of what was asked."""

    def __init__(self, **goods: int) -> None:
        self.goods = Counter(goods)
        self.asked: list[OneOf | May] = []
        self.specials: list[str] = []


class ToyNouns:
    def gain(self, s: Purse, seat: int, what: str, n: int, dealer: Dealer) -> None:
        s.goods[what] += n

    def pay(self, s: Purse, seat: int, what: str, n: int, dealer: Dealer) -> None:
        s.goods[what] -= n

    def lose(self, s: Purse, seat: int, what: str, n: int, dealer: Dealer) -> None:
        s.goods[what] -= min(n, s.goods[what])

    def draw(self, s: Purse, seat: int, what: str, n: int, dealer: Dealer) -> None:
        s.goods[f"drawn {what}"] += n

    def holds(self, s: Purse, seat: int, what: str) -> int:
        return s.goods[what]

    def count(self, s: Purse, seat: int, counter: str) -> int:
        return s.goods[counter]

    def holds_true(self, s: Purse, seat: int, condition: str) -> bool:
        return s.goods[condition] > 0

    def ask(self, s: Purse, seat: int, effect: OneOf | May, dealer: Dealer) -> None:
        s.asked.append(effect)

    def special(self, s: Purse, seat: int, name: str, dealer: Dealer) -> None:
        s.specials.append(name)


NOUNS = ToyNouns()


def run(purse: Purse, data: object) -> Counter[str]:
    perform(parse(data, "here"), NOUNS, purse, 0, Dealer(Seeded("1"), 1))
    return +purse.goods


def test_counted_words() -> None:
    assert run(Purse(), {"gain": "taler"}) == {"taler": 1}
    assert run(Purse(taler=5), {"pay": "taler", "n": 3}) == {"taler": 2}
    assert run(Purse(taler=2), {"lose": "taler", "n": 3}) == {}
    assert run(Purse(), {"draw": "card", "n": 2}) == {"drawn card": 2}


def test_all_happens_in_order() -> None:
    assert run(Purse(wood=2), {"all": [{"pay": "wood", "n": 2}, {"gain": "point", "n": 3}]}) == {"point": 3}


def test_per_counts_groups_up_to_a_limit() -> None:
    data = {"per": "house", "group": 2, "max": 2, "do": {"gain": "point"}}
    assert run(Purse(house=3), data) == {"house": 3, "point": 1}
    assert run(Purse(house=9), data) == {"house": 9, "point": 2}
    effect = parse(data, "here")
    assert isinstance(effect, Per)
    assert times(effect, NOUNS, Purse(house=5), 0) == 2


def test_if_asks_its_condition() -> None:
    data = {"if": "crown", "do": {"gain": "point"}}
    assert run(Purse(), data) == {}
    assert run(Purse(crown=1), data) == {"crown": 1, "point": 1}


def test_choices_and_specials_are_the_games_own() -> None:
    purse = Purse()
    run(purse, {"all": [{"one_of": [{"gain": "a"}, {"gain": "b"}]}, {"may": {"pay": "c"}}, {"special": "dance"}]})
    assert [type(effect) for effect in purse.asked] == [OneOf, May]
    assert purse.specials == ["dance"]


def test_costs_are_added_up_and_must_be_affordable_in_full() -> None:
    effect: Effect = parse({"all": [{"pay": "wood", "n": 2}, {"pay": "wood"}, {"pay": "clay"}]}, "here")
    assert costs(effect) == {"wood": 3, "clay": 1}
    assert affordable(effect, NOUNS, Purse(wood=3, clay=1), 0)
    assert not affordable(effect, NOUNS, Purse(wood=2, clay=1), 0)


def test_walking_visits_everything_inside() -> None:
    effect = parse({"when": "dawn", "do": {"if": "crown", "do": {"gain": "point"}}}, "here")
    assert [type(part).__name__ for part in walk(effect)] == ["When", "If", "Gain"]
    assert any(isinstance(part, If) for part in walk(effect))
