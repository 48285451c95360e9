"""A game at the terminal: people and bots play one game to its end, or until somebody leaves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from greathall.bots import drive, make
from greathall.cli.lookup import entry_named, find_rules, show_entries, show_entry, show_kinds, show_rules
from greathall.cli.options import ME, write_text
from greathall.cli.score_table import score_table
from greathall.cli.table import saves
from greathall.cli.table.board import board
from greathall.cli.table.foresight import show_previews
from greathall.cli.table.hint import advice
from greathall.cli.table.log import Log
from greathall.cli.table.saves import Saved
from greathall.cli.table.seating import people
from greathall.cli.table.secrets import curtain_needed
from greathall.cli.table.terminal import CutOff, LeftTheTable, Terminal
from greathall.core.errors import ComponentError, GreathallError
from greathall.core.speech.text import Speaker
from greathall.core.table.decision import Decision
from greathall.core.table.preview import previews

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбю"
UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю"
LAYOUTS = str.maketrans(RUSSIAN + UKRAINIAN + RUSSIAN.upper() + UKRAINIAN.upper(), LATIN * 2 + LATIN.upper() * 2)
"""The keys that a Cyrillic layout has where the commands' letters are: nobody needs to switch."""
RULES_SHOWN = 6


class TerminalGame:
    """Whose question it is, what they may do at it, and what they see."""

    def __init__(self, saved: Saved, terminal: Terminal, ask_forced: bool = False) -> None:
        self.saved = saved
        self.table = saved.table
        self.terminal = terminal
        self.ask_forced = ask_forced
        self.people = [seat for seat, name in enumerate(saved.who) if name == ME]
        self.bots = {seat: make(name) for seat, name in enumerate(saved.who) if name != ME}
        who = people(self.table, saved.lang, saved.names)
        self.speaker = Speaker(saved.lang, self.table.game.id, who, self.table.box.overlay)
        self.log = Log(self.table, self.speaker)
        self.looking: int | None = None
        """The seat whose screen this is."""
        self.commands: dict[str, Callable[[Decision, str], bool]] = {
            "?": self._why_not,
            "w": self._what_if,
            "t": self._hint,
            "u": self._undo_step,
            "U": self._undo_turn,
            "r": self._rules,
            "c": self._components,
            "l": self._whole_log,
            "b": self._draw,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
        }

    # The course of the game

    def _introduce(self) -> None:
        """Who sits where, and which components this table has corrected."""
        grid = Grid.grid(padding=(0, 2))
        for seat in self.table.seats:
            grid.add_row(Text(self.speaker.name(f"seat:{seat.index}"), style="bold"), self._kind_of(seat.index))
        self.terminal.show(Text(self.speaker.say(f"{self.table.game.id}-title"), style="bold"), grid)
        overlay = self.table.box.overlay
        if overlay:
            self._say("corrected")
            self.terminal.say(json.dumps(overlay, ensure_ascii=False, indent=2))
        if self.terminal.interactive and self.people:
            self.terminal.ask(self.speaker.say("terminal-begin"))

    def _kind_of(self, seat: int) -> str:
        if seat in self.people:
            return self.speaker.say("terminal-person")
        if seat in self.bots:
            return self.speaker.say(f"terminal-bot-{self.bots[seat].name}")
        return self.speaker.say("terminal-automa")

    def run(self) -> bool:
        """Plays to the end; False when somebody left before."""
        try:
            self._introduce()
            while self._let_bots_play():
                decision = self._next_question()
                if len(decision.options) == 1 and not self.ask_forced:
                    self.table.play(decision.options[0])
                    self.log.note_forced(decision.options[0])
                else:
                    self._ask(decision)
        except LeftTheTable as how:
            # An evening is not lost to a slip of the finger.
            if isinstance(how, CutOff) and self.terminal.interactive:
                self.save()
            self._say("left")
            return False
        self._show_end()
        return True

    def _let_bots_play(self) -> bool:
        """Until a person is asked; False when the game is over."""
        if any(decision.seat in self.bots for decision in self.table.decisions):
            # By seed and ply, so that a game that was saved goes on as it would have.
            rng = Random(f"{self.saved.seed}/{self.table.ply}")
            if self.terminal.interactive:
                with self.terminal.console.status(self.speaker.say("terminal-thinking")):
                    drive(self.table, self.bots, rng)
            else:
                drive(self.table, self.bots, rng)
        return not self.table.over

    def _next_question(self) -> Decision:
        """Of whoever sits at the screen, if it is theirs to answer; else of the first who is asked."""
        own = None if self.looking is None else self.table.decision_of(self.looking)
        return own or self.table.decisions[0]

    def _ask(self, decision: Decision) -> None:
        """One person's question, until it is answered (or another one's answer is taken back)."""
        if not self._hand_over(decision.seat):
            return
        self._draw(decision, "")
        answered = False
        while not answered:
            answered = self._obey(decision, self.terminal.ask())

    def _hand_over(self, seat: int) -> bool:
        """Draws the curtain where one player must not see what another one knows.

        Whoever has just chosen in secret may still think better of it: False then.
        """
        before, self.looking = self.looking, seat
        if not curtain_needed(self.table, self.people, before, seat):
            return True
        self.terminal.clear()
        self._say("curtain", seat=f"seat:{seat}")
        self._say("curtain-look-away")
        withdraws = before is not None and self.table.last.sealed and self.table.can_undo(before)
        if withdraws:
            self._say("curtain-withdraw", seat=f"seat:{before}")
        line = self.terminal.ask(self.speaker.say("terminal-curtain-enter", seat=f"seat:{seat}"))
        if withdraws and before is not None and line.translate(LAYOUTS) == "u":
            self.looking = before
            return not self._undo(before, "step")
        return True

    def _obey(self, decision: Decision, line: str) -> bool:
        """Does what was typed; True when the question is answered."""
        options = decision.options
        if line.isdecimal() and 1 <= int(line) <= len(options):
            self.table.play(options[int(line) - 1])
            return True
        word, _, rest = line.partition(" ")
        key = word if word in self.commands else word.translate(LAYOUTS)
        if key in self.commands:
            return self.commands[key](decision, rest.strip())
        return self._by_notation(decision, line)

    def _by_notation(self, decision: Decision, line: str) -> bool:
        """A choice written out, as ``build well``; one that is not possible is answered with the reason."""
        wanted = {line, f"s{decision.seat} {line}"}
        for option in decision.options:
            if option.notation in wanted:
                self.table.play(option)
                return True
        for option, reason in decision.blocked():
            if option.notation in wanted:
                self._say("cannot", reason=self.speaker.reason(reason))
                return False
        if line:
            self._say("not-understood", line=line, n=len(decision.options))
        return False

    # What is shown

    def _say(self, message: str, **params: object) -> None:
        self.terminal.say(self.speaker.say(f"terminal-{message}", **params))

    def _draw(self, decision: Decision, rest: str) -> bool:
        self.terminal.clear()
        self.terminal.show(board(self.table, decision.seat, self.speaker), "")
        news = self.log.news(decision.seat)
        if news is not None:
            self.terminal.show(news, "")
        self._show_choices(decision)
        return False

    def _show_choices(self, decision: Decision) -> None:
        turn = self.speaker.say("terminal-turn", seat=f"seat:{decision.seat}")
        self.terminal.show(Text(f"{turn} ", style="bold").append(self.speaker.ask(decision)))
        self.terminal.number([self.speaker.option(option) for option in decision.options])
        self.terminal.say(self.speaker.say("terminal-keys"), "dim")

    def _show_end(self) -> None:
        self.terminal.clear()
        seat = self.people[0] if len(self.people) == 1 else None
        since = self.log.seen.get(self.looking, -1) if self.looking is not None else -1
        self.terminal.show(board(self.table, seat, self.speaker), "")
        self.terminal.show(*self.log.lines(seat, since), "")
        self.terminal.show(score_table(self.table, self.speaker))

    # What can be asked for

    def _why_not(self, decision: Decision, rest: str) -> bool:
        name, text = self.speaker.rule(decision.rule)
        self.terminal.show(Text(name, style="bold").append(f"  {text}", style="not bold"))
        blocked = decision.blocked()
        if not blocked:
            self._say("nothing-blocked")
            return False
        grid = Grid(title=self.speaker.say("terminal-blocked"), title_justify="left", show_header=False, box=None)
        grid.add_column(overflow="fold")
        grid.add_column(overflow="fold")
        for option, reason in blocked:
            why = Text(self.speaker.reason(reason)).append(f" ({self.speaker.rule(reason.rule)[0]})", style="dim")
            grid.add_row(Text(self.speaker.option(option)), why)
        self.terminal.show(grid)
        return False

    def _what_if(self, decision: Decision, rest: str) -> bool:
        """What the option of this number brings; without a number, what each brings."""
        found = list(enumerate(previews(self.table, decision.seat), start=1))
        if rest.isdecimal() and 1 <= int(rest) <= len(found):
            found = [found[int(rest) - 1]]
        self.terminal.show(*show_previews(found, self.speaker))
        return False

    def _undo_step(self, decision: Decision, rest: str) -> bool:
        return self._undo(decision.seat, "step")

    def _undo_turn(self, decision: Decision, rest: str) -> bool:
        return self._undo(decision.seat, "turn")

    def _undo(self, seat: int, to: str) -> bool:
        """Back to a question that is really asked: a forced step would only be played again."""
        twin = self.table.clone()
        while twin.can_undo(seat):
            twin.undo(seat, to)
            decision = twin.decision_of(seat)
            if self.ask_forced or decision is None or len(decision.options) > 1:
                self.table = self.saved.table = self.log.table = twin
                self.log.rewind()
                self._say("undone")
                return True
        self._say("nothing-to-undo")
        return False

    def _rules(self, decision: Decision, words: str) -> bool:
        if not words:
            self.terminal.show(show_rules(find_rules(self.speaker, decision.rule), self.speaker, ""))
            words = self.terminal.ask(self.speaker.say("terminal-ask-rule"))
        if words:
            found = find_rules(self.speaker, words)
            self.terminal.show(show_rules(found[:RULES_SHOWN], self.speaker, words))
            if len(found) > RULES_SHOWN:
                self._say("many-rules", n=len(found) - RULES_SHOWN)
        return False

    def _components(self, decision: Decision, words: str) -> bool:
        box = self.table.box
        kind, _, key = words.partition(" ")
        try:
            if key:
                self.terminal.show(show_entry(box, self.speaker, kind, entry_named(box, kind, key)))
            elif kind:
                self.terminal.show(show_entries(box, self.speaker, kind))
            else:
                self.terminal.show(show_kinds(box, self.speaker))
        except ComponentError as wrong:
            self.terminal.say(str(wrong))
        return False

    def _whole_log(self, decision: Decision, rest: str) -> bool:
        self.terminal.show(Group(*self.log.lines(decision.seat, -1)))
        return False

    def _help(self, decision: Decision, rest: str) -> bool:
        keys = {
            self.speaker.say("terminal-help-choose"): "choose",
            "?": "why",
            "w": "preview",
            "t": "hint",
            "u": "undo",
            "U": "undo-turn",
            "r": "rules",
            "c": "components",
            "l": "log",
            "b": "board",
            "s": "save",
            "q": "quit",
            "h": "help",
        }
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", justify="right")
        for key, name in keys.items():
            grid.add_row(key, self.speaker.say(f"terminal-help-{name}-text"))
        self.terminal.show(grid)
        return False

    def _hint(self, decision: Decision, rest: str) -> bool:
        """Only for who plays without other people: advice against somebody at the same screen would be unfair."""
        if len(self.people) > 1:
            self._say("hint-alone")
            return False
        try:
            with self.terminal.console.status(self.speaker.say("terminal-thinking")):
                found = advice(self.table, decision, self.speaker, f"{self.saved.seed}/{self.table.ply}")
            self.terminal.show(found)
        except GreathallError as wrong:
            self._say("hint-none", why=str(wrong))
        return False

    # Saving and leaving

    def _save(self, decision: Decision, name: str) -> bool:
        self.save(name)
        return False

    def save(self, name: str = "") -> bool:
        path = Path(name) if name else _free_name(self.table.game.id)
        try:
            write_text(path, saves.write(self.saved))
        except GreathallError as wrong:
            self._say("not-saved", why=str(wrong))
            return False
        self._say("saved", file=str(path))
        return True

    def _quit(self, decision: Decision, rest: str) -> bool:
        self._say("quit-question")
        self.terminal.number([self.speaker.say(f"terminal-quit-{one}") for one in ("save", "leave", "stay")])
        answer = self.terminal.ask()
        if answer == "2" or (answer == "1" and self.save()):
            raise LeftTheTable
        return False


def _free_name(game: str) -> Path:
    """A file name that is not taken."""
    number = 1
    while (path := Path(f"{game}-{number}.json")).exists():
        number += 1
    return path
