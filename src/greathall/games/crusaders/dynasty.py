"""The dynasty phase: one marriage attempt, then ducal titles (crusaders.dynasty.turn)."""

from __future__ import annotations

from typing import ClassVar

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Step, push, step
from greathall.core.speech.elements import Arg
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.games.crusaders import log_words as log
from greathall.games.crusaders import words as w
from greathall.games.crusaders.automa.marriage import AutomaMarriage
from greathall.games.crusaders.family import end_duchy, find, kin_of, member, unmarried
from greathall.games.crusaders.marriage import (
    attempted,
    fits,
    nobles_left,
    note_attempt,
    why_not_marry,
    woo_lord,
    woo_noble,
)
from greathall.games.crusaders.questions import Question, ask_if_open
from greathall.games.crusaders.state import Crusaders
from greathall.games.crusaders.trade import RETURNS, ChooseOfferPartner, parley_options, propose, why_no_parley


@step("dynasty-turn")
class DynastyTurn(Step[Crusaders]):
    """One seat's dynasty phase."""

    seat: int
    rule: ClassVar[str] = "crusaders.dynasty.turn"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if not s.houses[self.seat].alive:
            return
        dealer.applies(self.rule)
        dealer.begin_turn(self.seat)
        if s.is_automa(self.seat):
            push(s, AutomaMarriage(self.seat))
        else:
            push(s, BeforeTitles(self.seat), TitleRound(self.seat))


@step("before-titles")
class BeforeTitles(Step[Crusaders]):
    """Asks for a marriage, if anybody is free to marry or to talk to."""

    seat: int
    offers: int = 0
    returns: int = 0

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        ask_if_open(s, SeekMarriage(self.seat, self.offers, self.returns), dealer)


@step("seek-marriage")
class SeekMarriage(Question):
    """Who of the family shall marry; offers to other houses may come first (crusaders.marriage.once)."""

    offers: int = 0
    returns: int = 0
    """How often the choice was taken back in this phase."""
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

    def prompt(self, s: Crusaders) -> dict[str, Arg]:
        return {"unmarried": len(unmarried(s.houses[self.seat]))}

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.PARLEY:
            push(s, ChooseOfferPartner(self.seat), BeforeTitles(self.seat, self.offers + 1, self.returns))
        elif option.verb is w.SEEK_SPOUSE:
            person = str(option.args[0])
            push(s, ChoosePartner(self.seat, person), AfterWooing(self.seat, person, self.offers, self.returns))
        else:
            dealer.say(log.NO_SUIT, self.seat)


@step("choose-partner")
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
            return
        note_attempt(s, self.seat)
        if option.verb is w.WOO_LORD:
            woo_lord(s, self.seat, self.member, thing, dealer)
        else:
            woo_noble(s, self.seat, self.member, thing, dealer)


@step("after-wooing")
class AfterWooing(Step[Crusaders]):
    """Whoever thought better of it before anybody was asked may choose anew (crusaders.marriage.once)."""

    seat: int
    member: str
    offers: int
    returns: int
    rule: ClassVar[str] = "crusaders.marriage.once"

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if attempted(s, self.seat):
            return
        dealer.say(log.WOOING_DROPPED, self.seat, self.member)
        if self.returns < RETURNS:
            push(s, BeforeTitles(self.seat, self.offers, self.returns + 1))


# Ducal titles


@step("title-round")
class TitleRound(Step[Crusaders]):
    seat: int

    def run(self, s: Crusaders, dealer: Dealer) -> None:
        if kin_of(s.houses[self.seat]):
            ask_if_open(s, Titles(self.seat), dealer)


@step("titles")
class Titles(Question):
    """Titles for children and siblings, given and taken (crusaders.duke.grant, crusaders.duke.revoke)."""

    granted: tuple[str, ...] = ()
    """Persons who were given a title in this phase: once each, so that play moves on; every arrangement is in reach."""
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
        if option.verb is not w.GRANT:
            return None
        person, region = str(option.args[0]), str(option.args[1])
        if person in s.duke:
            return w.IS_DUKE(person)
        if s.duke[s.box.at[region]]:
            return w.IS_DUCHY(region)
        return w.GRANTED_NOW(person) if person in self.granted else None

    def resolve(self, s: Crusaders, option: Option, dealer: Dealer) -> None:
        if option.verb is w.DONE:
            dealer.say(log.TITLES_STAND, self.seat)
            return
        granted = self.granted
        if option.verb is w.REVOKE:
            dealer.because("crusaders.duke.revoke")
            end_duchy(s, s.box.at[str(option.args[0])], dealer)
        else:
            person = str(option.args[0])
            granted = (*granted, person)
            s.duke[s.box.at[str(option.args[1])]] = person
            dealer.applies(self.rule)
            dealer.say(log.GRANTED, self.seat, person, str(option.args[1]))
        ask_if_open(s, Titles(self.seat, granted), dealer)
