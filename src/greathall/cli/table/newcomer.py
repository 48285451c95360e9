"""The first questions: which language, which game, how many, against whom, with which variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import greathall
from greathall import GameInfo
from greathall.bots.levels import playable_levels, usual_level
from greathall.cli.options import ME
from greathall.cli.table.terminal import Terminal
from greathall.core.speech.text import LANGUAGES, Speaker

LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
PEOPLE = "people"


class Newcomer:
    """Asks what the command line did not say. Enter takes the first answer."""

    def __init__(self, terminal: Terminal, lang: str) -> None:
        self.terminal = terminal
        self.speaker = Speaker(lang)

    def language(self) -> str:
        ordered = [self.speaker.lang, *(lang for lang in LANGUAGES if lang != self.speaker.lang)]
        names = [LANGUAGE_NAMES[lang] for lang in ordered]
        lang = ordered[self._choose(self.speaker.say("terminal-ask-language"), names)]
        self.speaker = Speaker(lang)
        self.terminal.say(self.speaker.say("terminal-welcome"), "bold")
        return lang

    def game(self) -> GameInfo:
        games = greathall.games()
        speakers = [Speaker(self.speaker.lang, game.id) for game in games]
        titles = [speaker.say(game.title) for game, speaker in zip(games, speakers, strict=True)]
        number = 0
        if len(games) == 1:
            self.terminal.say(self.speaker.say("terminal-only-game", title=titles[0]))
        else:
            lines = [
                f"{title}: {speaker.say(f'{game.id}-tagline')}"
                for title, game, speaker in zip(titles, games, speakers, strict=True)
            ]
            number = self._choose(self.speaker.say("terminal-ask-game"), lines)
        self.speaker = speakers[number]
        self.terminal.show("")
        self.terminal.say(self.speaker.say(f"{games[number].id}-about"))
        self.terminal.show("")
        return games[number]

    def seats(self, game: GameInfo, usual: int) -> int:
        least, most = game.seats[0], game.seats[-1]
        return self._number(self.speaker.say("terminal-ask-seats", least=least, most=most), least, most, usual)

    def opponents(self, seats: int) -> list[str]:
        if seats == 1:
            return [ME]
        usual = usual_level()
        names = [usual, *(name for name in playable_levels() if name != usual), PEOPLE]
        lines = [self.speaker.say(f"terminal-opponents-{name}") for name in names]
        chosen = names[self._choose(self.speaker.say("terminal-ask-opponents"), lines)]
        return [ME, *[ME if chosen == PEOPLE else chosen] * (seats - 1)]

    def variants(self, game: GameInfo, chosen: dict[str, Any]) -> dict[str, Any]:
        """Shows the settings; a number turns one to its next choice."""
        settings = {variant.name: chosen.get(variant.name, variant.default) for variant in game.variants}
        while game.variants:
            self.terminal.show("")
            self.terminal.number([self._setting(game.id, name, settings[name]) for name in settings])
            line = self.terminal.ask(self.speaker.say("terminal-ask-settings"))
            if not line:
                break
            if line.isdecimal() and 1 <= int(line) <= len(game.variants):
                variant = game.variants[int(line) - 1]
                at = variant.choices.index(settings[variant.name]) + 1
                settings[variant.name] = variant.choices[at % len(variant.choices)]
        return settings

    def _setting(self, game: str, variant: str, choice: str) -> str:
        message = f"{game}-variant-{variant}-{choice}"
        chosen = self.speaker.say(message) if self.speaker.has(message) else choice
        return f"{self.speaker.say(f'{game}-variant-{variant}')}: {chosen}"

    def _choose(self, question: str, answers: Sequence[str]) -> int:
        self.terminal.show("")
        self.terminal.say(question, "bold")
        self.terminal.number(answers)
        return self._number("", 1, len(answers), 1) - 1

    def _number(self, question: str, least: int, most: int, usual: int) -> int:
        while True:
            line = self.terminal.ask(f"{question} [{usual}]" if question else f"[{usual}]")
            if not line:
                return usual
            if line.isdecimal() and least <= int(line) <= most:
                return int(line)
            self.terminal.say(self.speaker.say("terminal-number-needed", least=least, most=most))
