"""The dynasty phase: one marriage attempt, then ducal titles (crusaders.dynasty.turn)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.dealer import Dealer
from greathall.core.steps import Step, push, step
from greathall.core.words import Arg, Option, Reason
from greathall.games.crusaders import words as w
from greathall.games.crusaders.ai.marriage import AiMarriage
from greathall.games.crusaders.asking import Question, ask_if_open
from greathall.games.crusaders.diplomacy import ChooseOfferPartner, parley_options, propose, why_no_parley
from greathall.games.crusaders.kin import find, kin_of, member, unmarried
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.weddings import fits, nobles_left, why_not_marry
from greathall.games.crusaders.wooing import woo_lord, woo_noble


@step
class DynastyTurn(Step[Crusaders]):
    """One seat's dynasty phase."""

    seat: int
    rule: ClassVar[str] = "crusaders.dynasty.turn"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not s.houses[self.seat].alive:
            return
        dealer.rule(self.rule)
        dealer.begin_turn(self.seat)
        if s.is_ai(self.seat):
            push(s, AiMarriage(self.seat))
        else:
            push(s, BeforeTitles(self.seat), TitleRound(self.seat))


@step
class BeforeTitles(Step[Crusaders]):
    """Asks for a marriage, if anybody is free to marry or to talk to."""

    seat: int
    offers: int = 0

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask_if_open(s, SeekMarriage(self.seat, self.offers), dealer)


@step
class SeekMarriage(Question):
    """Who of the family shall marry; offers to other houses may come first (crusaders.marriage.once)."""

    offers: int = 0
    rule: ClassVar[str] = "crusaders.marriage.once"

    def candidates(self, s: Crusaders) -> list[Option]:
        house = s.houses[self.seat]
        people = (house.ruler, *house.children, *house.siblings)
        return [
            w.DONE(self.seat),
            *(w.SEEK_SPOUSE(self.seat, person.card) for person in people),
            *parley_options(s, self.seat),
        ]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.PARLEY:
            return why_no_parley(self.offers)
        if option.verb is w.SEEK_SPOUSE and member(s.houses[self.seat], str(option.args[0])).spouse:
            return w.HAS_SPOUSE(str(option.args[0]))
        return None

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PARLEY:
            push(s, ChooseOfferPartner(self.seat), BeforeTitles(self.seat, self.offers + 1))
        elif option.verb is w.SEEK_SPOUSE:
            push(s, ChoosePartner(self.seat, str(option.args[0])))


@step
class ChoosePartner(Question):
    """A lord, a member of another house, or a random noble (crusaders.marriage.partners)."""

    member: str
    rule: ClassVar[str] = "crusaders.marriage.partners"

    def candidates(self, s: Crusaders) -> list[Option]:
        cultures = dict.fromkeys(s.houses[other].culture for other in s.clockwise(self.seat))
        return [
            w.DECLINE(self.seat),
            *(w.WOO_LORD(self.seat, lord) for lord in s.lord if lord),
            *(w.WOO_NOBLE(self.seat, culture) for culture in cultures),
            *(
                w.PROPOSE(self.seat, person.card)
                for other in s.others(self.seat)
                for person in unmarried(s.houses[other])
            ),
        ]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.WOO_LORD:
            return None if fits(s, self.member, str(option.args[0])) else w.SAME_SEX()
        if option.verb is w.WOO_NOBLE:
            culture = str(option.args[0])
            return None if nobles_left(s, culture, self.member) else w.NO_NOBLE(culture)
        if option.verb is w.PROPOSE:
            partner = str(option.args[0])
            place = find(s, partner)
            assert place is not None
            return why_not_marry(s, self.seat, self.member, place.seat, partner)
        return None

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"member": f"character:{self.member}"}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DECLINE:
            return
        thing = str(option.args[0])
        if option.verb is w.PROPOSE:
            propose(s, self.seat, self.member, thing, dealer)
        elif option.verb is w.WOO_LORD:
            woo_lord(s, self.seat, self.member, thing, dealer)
        else:
            woo_noble(s, self.seat, self.member, thing, dealer)


# Ducal titles


@step
class TitleRound(Step[Crusaders]):
    seat: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if kin_of(s.houses[self.seat]):
            ask_if_open(s, Titles(self.seat), dealer)


@step
class Titles(Question):
    """Titles for children and siblings, given and taken (crusaders.duke.grant, crusaders.duke.revoke)."""

    changed: tuple[str, ...] = ()
    """Persons whose title changed in this phase: once each, so that play moves on."""
    rule: ClassVar[str] = "crusaders.duke.grant"

    def candidates(self, s: Crusaders) -> list[Option]:
        names = s.box.look.regions
        regions = s.regions_of(self.seat)
        return [
            w.DONE(self.seat),
            *(w.GRANT(self.seat, person.card, names[r]) for person in kin_of(s.houses[self.seat]) for r in regions),
            *(w.REVOKE(self.seat, names[r]) for r in regions if s.duke[r]),
        ]

    def why_not(self, s: Crusaders, option: Option) -> Reason | None:
        if option.verb is w.DONE:
            return None
        if option.verb is w.REVOKE:
            return w.CHANGED_NOW() if s.duke[s.box.at[str(option.args[0])]] in self.changed else None
        person, region = str(option.args[0]), str(option.args[1])
        if person in s.duke:
            return w.IS_DUKE(person)
        if s.duke[s.box.at[region]]:
            return w.IS_DUCHY(region)
        return w.CHANGED_NOW() if person in self.changed else None

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DONE:
            return
        if option.verb is w.REVOKE:
            region = s.box.at[str(option.args[0])]
            person = s.duke[region]
            s.duke[region] = ""
            dealer.rule("crusaders.duke.revoke")
            dealer.say(w.TITLE_ENDED, self.seat, str(option.args[0]))
        else:
            person = str(option.args[0])
            s.duke[s.box.at[str(option.args[1])]] = person
            dealer.rule(self.rule)
            dealer.say(w.GRANTED, self.seat, person, str(option.args[1]))
        ask_if_open(s, Titles(self.seat, (*self.changed, person)), dealer)
