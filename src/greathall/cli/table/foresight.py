"""What choices bring, before one is made, as lines of the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from greathall.core.speech.text import Speaker
from greathall.core.table.preview import Preview


def show_previews(found: Sequence[tuple[int, Preview]], speaker: Speaker) -> Iterator[Text]:
    """Each numbered option with what is certain to follow from it, and what chance may bring then."""
    for number, preview in found:
        yield Text(f"{number:3} ", style="bold").append(speaker.option(preview.option))
        yield from (Text(f"      {speaker.event(event)}") for event in preview.events)
        for share, event in preview.prospects:
            yield Text(f"    {round(share * 100):3} % ", style="dim").append(speaker.event(event), style="not dim")
        if not preview.events and not preview.prospects:
            yield Text(f"      {speaker.say(f'terminal-preview-{preview.until}')}", style="dim")
