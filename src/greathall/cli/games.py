"""``greathall games``: what can be played."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import greathall
from greathall import GameInfo
from greathall.cli import options
from greathall.core.speech.text import Speaker


def add_to(commands: options.Commands) -> None:
    told = options.command(commands, "games", "Lists the games with their seats, variants and length.")
    options.add_language(told)
    options.add_json(told)
    told.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lang = options.language(args)
    found = [(game, Speaker(lang, game.id)) for game in greathall.games()]
    if args.json:
        options.print_json([as_json(game, speaker) for game, speaker in found])
        return 0
    console = Console(highlight=False)
    for game, speaker in found:
        show(console, game, speaker)
    return 0


def as_json(game: GameInfo, speaker: Speaker) -> dict[str, object]:
    return {
        "id": game.id,
        "title": speaker.say(game.title),
        "tagline": speaker.say(f"{game.id}-tagline"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "colours": list(game.colours),
        "variants": [
            {
                "name": variant.name,
                "title": speaker.say(f"{game.id}-variant-{variant.name}"),
                "choices": list(variant.choices),
                "default": variant.default,
            }
            for variant in game.variants
        ],
    }


def show(console: Console, game: GameInfo, speaker: Speaker) -> None:
    title = Text(game.id, style="bold cyan").append("  ").append(speaker.say(game.title), style="bold")
    console.print(title)
    console.print(Padding(speaker.say(f"{game.id}-tagline"), (0, 0, 0, 2)))
    facts = speaker.say(
        "terminal-game-facts",
        least=game.seats[0],
        most=game.seats[-1],
        short=game.minutes[0],
        long=game.minutes[1],
    )
    console.print(Padding(Text(facts, style="dim"), (0, 0, 0, 2)))
    for variant in game.variants:
        line = Text(f"--{variant.name.replace('_', '-')} ", style="green")
        for i, choice in enumerate(variant.choices):
            line.append(" | " if i else "", style="dim")
            line.append(choice, style="bold" if choice == variant.default else "")
        line.append(f"  {speaker.say(f'{game.id}-variant-{variant.name}')}", style="dim")
        console.print(Padding(line, (0, 0, 0, 2)))
    console.print()
