"""Table: the public object. Everything a client, a bot or a test does goes through it."""

from __future__ import annotations

from random import Random
from typing import Any

from greathall.core.errors import GameOver, IllegalChoice, NotAsked, StaleChoice, UndoError
from greathall.core.game import AnyGame, Seat, Setup
from greathall.core.rules.chance import Chance, Sampled, Seeded, Shared
from greathall.core.rules.dealer import Dealer
from greathall.core.rules.steps import Ask, settle
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.core.speech.vocabulary import Vocabulary
from greathall.core.storage.state_hash import state_hash
from greathall.core.table import history
from greathall.core.table.decision import Blocked, Decision
from greathall.core.table.history import CHECKPOINT_EVERY, WORLD, Ply
from greathall.core.table.outcome import Outcome, rank
from greathall.core.table.rebuild import rebuild
from greathall.core.table.views import Views, own
from greathall.core.table.world import World, concealed

CORE = Vocabulary("core")
CHOSEN = CORE.event("chosen", seat="seat")
RESIGNED = CORE.event("resigned", seat="seat")
WON = CORE.event("won", seat="seat", n="int")
SHARED_WIN = CORE.event("shared-win", seat="seat", n="int")


class Table:
    """One game being played."""

    __slots__ = (
        "_asked",
        "_chance",
        "_dealer",
        "_seats",
        "_tip",
        "_views",
        "box",
        "game",
        "ply",
        "resigned",
        "setup",
        "state",
    )

    def __init__(self, game: AnyGame, setup: Setup, box: Any, state: Any, chance: Chance, tip: Ply) -> None:
        self.game = game
        self.setup = setup
        self.box = box
        self.state = state
        self._chance = chance
        self._tip = tip
        self.ply = tip.number
        self.resigned: tuple[int, ...] = ()
        self._dealer = Dealer(chance, setup.seats)
        self._asked: list[Decision] | None = None
        self._seats: list[Seat] | None = None
        self._views = Views()

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, box: Any, chance: Chance, visited: set[str] | None = None) -> Table:
        """Sets a game up and runs it to its first decision; ``visited`` collects the rules applied from now on."""
        dealer = Dealer(chance, setup.seats)
        dealer.visited = visited
        state = game.setup(setup, box, dealer)
        settle(state, dealer)
        root = Ply(None, 0, None, dealer.outcomes, dealer.events, barrier=True)
        root.checkpoint = state.clone()
        table = cls(game, setup, box, state, chance, root)
        table._dealer.visited = visited
        return table

    def __repr__(self) -> str:
        return f"<table of {self.game.id}, {self.setup.seats} seats, ply {self.ply}>"

    # What is asked

    @property
    def seats(self) -> list[Seat]:
        if self._seats is None:
            self._seats = self.game.seating(self.setup)
        return self._seats

    @property
    def decisions(self) -> list[Decision]:
        """Every open decision; several when choices are simultaneous."""
        asked = self._asked
        if asked is None:
            asked = self._asked = self._list_decisions()
        return asked

    def _list_decisions(self) -> list[Decision]:
        if self.over:
            return []
        top = self.state.stack[-1]
        if isinstance(top, Ask):
            return [Decision(top, self.state, top.seat, self.ply)]
        waiting = top.waiting()
        opened = self.ply - (len(top.seats) - len(waiting))
        return [Decision(top, self.state, seat, opened) for seat in waiting]

    def decision_of(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def blocked(self, seat: int) -> list[Blocked]:
        """What this seat sees but may not choose now, each with the rule and what is missing."""
        decision = self.decision_of(seat)
        return decision.blocked() if decision else []

    # Playing

    def option(self, notation: str) -> Option:
        """The option that a notation means; mostly it is one that is open, and need not be taken apart."""
        for decision in self.decisions:
            for option in decision.options:
                if option.notation == notation:
                    return option
        return self.game.words.parse(notation)

    def play(self, choice: Option | str, ply: int | None = None) -> None:
        """Plays a choice (made at ``ply``, where that is told), or refuses it with a reason and changes nothing."""
        option = self.option(choice) if isinstance(choice, str) else choice
        self.check(option, ply)
        try:
            self._carry_out(option)
        except BaseException:
            # A fault inside a rule must not leave half a move behind.
            rebuild(self, history.line(self._tip))
            raise

    def _carry_out(self, option: Option) -> None:
        """Plays a legal choice and adds its ply to the line."""
        dealer = self._dealer
        dealer.begin_ply()
        sealed = self._apply(option, dealer)
        if not self.state.stack:
            self._announce_winners()
        node = Ply(self._tip, self.ply + 1, option, dealer.outcomes, dealer.events, dealer.barrier)
        node.sealed, node.turn_of = sealed, dealer.turn_of
        self._extend(node)

    def _apply(self, option: Option, dealer: Dealer) -> bool:
        """Carries a choice out on the state; True when it stays sealed."""
        state = self.state
        stack = state.stack
        top = stack[-1]
        dealer.cited = top.cites()
        if isinstance(top, Ask):
            stack.pop()
            top.resolve(state, option, dealer)
            settle(state, dealer)
            return False
        answered = top.with_answer(option.seat, (option.verb.name, *option.args))
        dealer.say(CHOSEN, option.seat)
        if answered.waiting():
            stack[-1] = answered
            return True
        stack.pop()
        dealer.reveal()
        pairs = zip(answered.seats, answered.answers, strict=True)
        answered.resolve(state, {seat: answer for seat, answer in pairs if answer is not None}, dealer)
        settle(state, dealer)
        return False

    def _announce_winners(self) -> None:
        if self._dealer.quiet:
            return
        outcome = self.outcome
        assert outcome is not None
        self._dealer.because(self.game.winning_rule(self.setup))
        for seat in outcome.winners:
            self._dealer.say(WON if len(outcome.winners) == 1 else SHARED_WIN, seat, outcome.totals[seat])

    def _extend(self, node: Ply) -> None:
        if node.number % CHECKPOINT_EVERY == 0 and not self._dealer.quiet:
            node.checkpoint = self.state.clone()
        self._tip = node
        self.ply = node.number
        self._asked = None

    def check(self, option: Option, ply: int | None = None) -> None:
        """Refuses a choice that may not be made now, with a reason."""
        if not isinstance(option, Option):
            raise IllegalChoice(f"a choice is an option or its notation, not {type(option).__name__}")
        for decision in self.decisions:
            if decision.seat == option.seat:
                break
        else:
            if self.over:
                raise GameOver("the game is over", option)
            asked = ", ".join(f"s{d.seat}" for d in self.decisions)
            raise NotAsked(f"s{option.seat} is not asked now; asked: {asked}", option)
        if ply is not None and not decision.opened <= ply <= self.ply:
            raise StaleChoice(f"made at ply {ply}; the decision stands at ply {self.ply}", option)
        if option not in decision.options:
            self._refuse(decision, option)

    def _refuse(self, decision: Decision, option: Option) -> None:
        reason = decision.why_not(option) if option in decision.candidates else None
        if reason is None:
            raise IllegalChoice(f"'{option.notation}' is no answer to '{decision.kind}'", option)
        raise IllegalChoice(f"'{option.notation}': {reason.code} {reason.params} ({reason.rule})", option, reason)

    def resign(self, seat: int) -> None:
        """A seat gives up: it ranks last; the game ends when no two sides are left."""
        if self.over:
            raise GameOver("the game is over")
        if not isinstance(seat, int) or not 0 <= seat < self.setup.seats:
            raise IllegalChoice(f"there is no deciding seat {seat!r}")
        if seat in self.resigned:
            raise IllegalChoice(f"s{seat} has resigned already")
        self.resigned = (*self.resigned, seat)
        self._dealer.begin_ply()
        self._dealer.say(RESIGNED, seat)
        node = Ply(self._tip, self.ply + 1, None, [], self._dealer.events, barrier=True)
        node.note = f"{history.RESIGN}{seat}"
        self._extend(node)

    # How it stands

    @property
    def last(self) -> Ply:
        """The newest ply: what was chosen, what chance brought, what happened. To be read only."""
        return self._tip

    @property
    def plies(self) -> list[Ply]:
        """All plies, the set-up first. To be read only."""
        return history.line(self._tip)

    @property
    def over(self) -> bool:
        return not self.state.stack or (bool(self.resigned) and self._abandoned())

    def _abandoned(self) -> bool:
        """Nobody is left to decide, or everybody left is on one side."""
        seats = self.seats
        left = [seat for seat in seats if seat.index not in self.resigned]
        sides = {seat.side for seat in left}
        return all(seat.kind == "automa" for seat in left) or (len(sides) == 1 and len({s.side for s in seats}) > 1)

    def scores(self) -> list[int]:
        """Points now, one per seat, automas after the deciding seats."""
        return [standing.total for standing in self.game.standings(self.state)]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        sides = [seat.side for seat in self.seats]
        return rank(self.game.standings(self.state), sides, self.resigned, self.game.outcome_extra(self.state))

    def hash(self) -> str:
        """Of how the game stands (see ``state_hash.py``); it tells of hidden things, so it is for nobody who plays."""
        return state_hash(self.state, self.game.standings(self.state))

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, object]:
        """What this seat may know (None: a spectator), as plain JSON-able data. To be read only: views share parts."""
        views = self._views
        return {**views.alike(self), **own(self, seat, views.board(self, seat))}

    def events(self, since: int, seat: int | None) -> list[tuple[int, Event]]:
        """Events of the plies after ``since`` that this seat may know, each with its ply (the set-up is ply 0)."""
        return [(ply, event) for ply, event in self._happened(since) if event.seen_by(seat)]

    def _happened(self, since: int) -> list[tuple[int, Event]]:
        """All events of the plies after ``since``, whoever may know them."""
        return [(ply.number, event) for ply in self._plies(since) for event in ply.events or ()]

    def _plies(self, since: int) -> list[Ply]:
        """The plies after ``since`` with all that followed from each, whoever may know it."""
        found = history.after(self._tip, since)
        if any(ply.events is None for ply in found):
            rebuild(self, history.line(self._tip))
            return self._plies(since)
        return found

    def sample_world(self, seat: int | None, rng: Random) -> Table:
        """A table to play on that this seat could be sitting at; it depends only on ``view(seat)`` and ``rng``."""
        state = concealed(self.game, self.state, seat, rng)
        root = Ply(None, self.ply, None, [], [], barrier=True)
        root.note = WORLD
        world = Table(self.game, self.setup, self.box, state, Sampled(Random(rng.getrandbits(64))), root)
        world._dealer.quiet = True
        world.resigned = self.resigned
        return world

    def lean_world(self, seat: int | None, rng: Random) -> World:
        """The same for search: the lean path, without history and events; its branches share their luck."""
        state = concealed(self.game, self.state, seat, rng)
        return World(self.game, self.setup, state, Shared(rng.getrandbits(64)))

    def lean(self, rng: Random | None = None) -> World:
        """This very position on the lean path; with ``rng``, its chance is fresh."""
        chance = self._chance.twin() if rng is None else Sampled(rng)
        return World(self.game, self.setup, self.state.clone(), chance)

    # Copies

    def clone(self, rng: Random | None = None) -> Table:
        """An exact twin, or (with ``rng``) one with fresh chance, for search. History is shared."""
        chance = self._chance.twin() if rng is None else Sampled(rng)
        twin = Table(self.game, self.setup, self.box, self.state.clone(), chance, self._tip)
        twin.resigned = self.resigned
        twin._dealer.quiet = self._dealer.quiet or rng is not None
        return twin

    # Taking back

    def undo(self, seat: int, to: str = "step") -> None:
        """Takes back this seat's last step, or its steps since its turn began, down to the information barrier."""
        if to not in ("step", "turn"):
            raise UndoError(f"undo goes to 'step' or 'turn', not {to!r}")
        taken = history.removable(self._tip, seat)
        if not taken:
            raise UndoError(f"s{seat} has nothing to take back")
        if to == "step":
            taken = taken[:1]
        rebuild(self, [node for node in history.line(self._tip) if node not in taken])

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has anything to take back by itself."""
        return bool(history.removable(self._tip, seat))

    def rewind(self, ply: int) -> None:
        """Back to an earlier ply, past barriers: for seats that all agree. Later outcomes will be drawn anew."""
        nodes = [node for node in history.line(self._tip) if node.number <= ply]
        if not nodes or ply >= self.ply:
            raise UndoError(f"there is no ply {ply} before ply {self.ply}")
        rebuild(self, nodes)
        if isinstance(self._chance, Seeded):
            self._chance.generation += 1

    # Saves and records (see save.py and record.py)

    def to_json(self) -> str:
        """A whole save; it holds the truth, so it is for nobody who plays."""
        from greathall.core.storage.save import to_json

        return to_json(self)

    def record(self) -> str:
        """The game so far as readable text; ``greathall.replay`` plays it again."""
        from greathall.core.storage.record import write

        return write(self)
