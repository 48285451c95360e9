"""Buildings: choosing, paying, placing, sites and links (viscounts.build.*)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, Step, push, step
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.viscounts.effects import Perform, ask, fizzle, noun
from greathall.games.viscounts.payment import RAISE, fund, icon_name, most, pay_for
from greathall.games.viscounts.piles import put
from greathall.games.viscounts.state import NOBODY, Viscounts
from greathall.games.viscounts.trade import AfterAction
from greathall.games.viscounts.words import (
    ALREADY_BUILT,
    BUILD,
    BUILT,
    LINK,
    LINKED,
    LINKED_OWN,
    OTHER_BANK,
    SITE,
    SITE_TAKEN,
    TOO_FEW_ICONS,
)

HERE, ANYWHERE = "here", "anywhere"
BUILDINGS = ("trading_post", "guildhall", "workshop")


def cheapest_building(s: Viscounts, seat: int) -> int:
    """Builders for the cheapest building that still covers its slot."""
    box, built = s.box, s.players[seat].slots
    slot = next(slot for slot in box.cheapest_slots if slot not in built)
    return box.buildings[box.slot_building[slot]].cost


@step("build")
class Build(Step[Viscounts]):
    """The primary action, after the dismissal."""

    seat: int
    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.build.any"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        push(s, AfterAction(self.seat, "own_build"))
        ask(s, ChooseBuilding(self.seat, self.dismissed), dealer)


@step("choose-building")
class ChooseBuilding(Ask[Viscounts]):
    """Any building still on the board: its slot gives the ability (ruling 1)."""

    dismissed: tuple[int, ...]

    rule: ClassVar[str] = "viscounts.build.any"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [BUILD(self.seat, slot) for slot in s.box.slots]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        slot = str(option.args[0])
        if slot in s.players[self.seat].slots:
            return ALREADY_BUILT()
        cost = s.box.buildings[s.box.slot_building[slot]].cost
        have = most(s, self.seat, fund(s, self.seat, RAISE, self.dismissed or None))
        return None if have >= cost else TOO_FEW_ICONS(cost, have, icon_name(RAISE))

    def options(self, s: Viscounts) -> list[Option]:
        box, built = s.box, s.players[self.seat].slots
        have = most(s, self.seat, fund(s, self.seat, RAISE, self.dismissed or None))
        return [
            BUILD(self.seat, key)
            for key, slot in box.slots.items()
            if key not in built and box.buildings[slot.building].cost <= have
        ]

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"n": fund(s, self.seat, RAISE, self.dismissed or None).icons}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.build.any")
        dealer.applies("viscounts.build.cost")
        slot = str(option.args[0])
        cost = s.box.buildings[s.box.slot_building[slot]].cost
        push(s, Put(self.seat, slot, HERE))
        pay_for(s, self.seat, fund(s, self.seat, RAISE, self.dismissed or None), cost, dealer)


# Free buildings


def _teach_building(building: str) -> None:
    @noun(building)
    def anywhere(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
        build_free(s, seat, building, ANYWHERE, dealer)

    @noun(f"{building}_here")
    def here(s: Viscounts, seat: int, n: int, dealer: Dealer) -> None:
        build_free(s, seat, building, HERE, dealer)


for _building in BUILDINGS:
    _teach_building(_building)


def build_free(s: Viscounts, seat: int, building: str, where: str, dealer: Dealer) -> None:
    """Nothing happens without such a building or a free site (viscounts.effect.mandatory)."""
    built = s.players[seat].slots
    slots = [key for key, slot in s.box.slots.items() if slot.building == building and key not in built]
    if not slots or not free_sites(s, seat, where):
        fizzle(seat, building if where == ANYWHERE else f"{building}_here", dealer)
        return
    dealer.applies("viscounts.effect.building")
    ask(s, ChooseFreeBuilding(seat, building, where), dealer)


@step("choose-free-building")
class ChooseFreeBuilding(Ask[Viscounts]):
    """Which piece of the given kind, and so which slot is uncovered."""

    building: str
    where: str

    rule: ClassVar[str] = "viscounts.effect.building"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [BUILD(self.seat, key) for key, slot in s.box.slots.items() if slot.building == self.building]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        return ALREADY_BUILT() if option.args[0] in s.players[self.seat].slots else None

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"building": f"building:{self.building}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        push(s, Put(self.seat, str(option.args[0]), self.where))


# Placing


def free_sites(s: Viscounts, seat: int, where: str) -> list[int]:
    """Free sites on the viscount's bank, or on the whole board."""
    sites = s.kingdom.sites_at[s.players[seat].at] if where == HERE else range(len(s.owners))
    return [site for site in sites if s.owners[site] == NOBODY]


@step("put")
class Put(Step[Viscounts]):
    """A paid or free building finds its site."""

    seat: int
    slot: str
    where: str

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        ask(s, ChooseSite(self.seat, self.slot, self.where), dealer)


@step("choose-site")
class ChooseSite(Ask[Viscounts]):
    """A free site: on the viscount's side of the river, or anywhere for a free building."""

    slot: str
    where: str

    rule: ClassVar[str] = "viscounts.build.bank"

    def cites(self) -> str:
        return self.rule if self.where == HERE else "viscounts.effect.building"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [SITE(self.seat, site) for site in s.kingdom.sites]

    def why_not(self, s: Viscounts, option: Option) -> Reason | None:
        site = s.kingdom.site_index[str(option.args[0])]
        if self.where == HERE and site not in s.kingdom.sites_at[s.players[self.seat].at]:
            return OTHER_BANK()
        owner = s.owners[site]
        return None if owner == NOBODY else SITE_TAKEN(owner)

    def options(self, s: Viscounts) -> list[Option]:
        sites = s.kingdom.sites
        return [SITE(self.seat, sites[site]) for site in free_sites(s, self.seat, self.where)]

    def prompt(self, s: Viscounts) -> dict[str, int | str]:
        return {"slot": f"slot:{self.slot}"}

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        site = s.kingdom.site_index[str(option.args[0])]
        if s.setting_up and self.where == HERE:
            dealer.because("viscounts.setup.own-location")
        raise_building(s, self.seat, self.slot, site, dealer)


def raise_building(s: Viscounts, seat: int, slot: str, site: int, dealer: Dealer) -> None:
    """The slot opens at once; the site gives its effect, then each link (ruling 8)."""
    dealer.applies("viscounts.build.site-effect")
    building = s.box.slot_building[slot]
    player = s.players[seat]
    player.slots = (*player.slots, slot)
    s.owners = (*s.owners[:site], seat, *s.owners[site + 1 :])
    s.standing = put(s.standing, site, building)
    kingdom = s.kingdom
    dealer.say(BUILT, seat, building, kingdom.sites[site])
    links = tuple(link for link, other in kingdom.links_of[site] if s.owners[other] != NOBODY)
    if links:
        push(s, Links(seat, site, links))
    push(s, Perform(seat, f"site:{kingdom.sites[site]}.effect"))
    if slot in s.box.openings:
        dealer.applies("viscounts.solo.slots")
        push(s, Perform(seat, s.box.openings[slot]))


@step("links")
class Links(Step[Viscounts]):
    """Links that a new building completed; their order is the builder's choice."""

    seat: int
    site: int
    links: tuple[str, ...]

    rule: ClassVar[str] = "viscounts.build.link"

    def run(self, s: Viscounts, dealer: Dealer) -> None:
        if len(self.links) == 1 or self.seat == s.automa:
            for link in reversed(self.links):
                reward_link(s, self.seat, self.site, link, dealer)
        else:
            push(s, ChooseLink(self.seat, self.site, self.links))


@step("choose-link")
class ChooseLink(Ask[Viscounts]):
    site: int
    links: tuple[str, ...]

    rule: ClassVar[str] = "viscounts.build.link-order"

    def candidates(self, s: Viscounts) -> list[Option]:
        return [LINK(self.seat, link) for link in self.links]

    def options(self, s: Viscounts) -> list[Option]:
        return self.candidates(s)

    def resolve(self, s: Viscounts, option: Option, dealer: Dealer) -> None:
        dealer.applies("viscounts.build.link-order")
        first = str(option.args[0])
        rest = tuple(link for link in self.links if link != first)
        push(s, Links(self.seat, self.site, rest))
        reward_link(s, self.seat, self.site, first, dealer)


def reward_link(s: Viscounts, seat: int, site: int, link: str, dealer: Dealer) -> None:
    """The builder gains, then the other owner; one who owns both gains once."""
    dealer.applies("viscounts.build.link")
    if link.endswith("_next"):
        dealer.applies("viscounts.build.link-border")
    start, end = s.kingdom.link_ends[link]
    owner = s.owners[end if start == site else start]
    key = f"link:{link}.effect"
    if owner == seat:
        dealer.say(LINKED_OWN, seat, link)
    else:
        dealer.applies("viscounts.build.link-opponent")
        dealer.say(LINKED, seat, owner, link)
        push(s, Perform(owner, key))
    push(s, Perform(seat, key))
