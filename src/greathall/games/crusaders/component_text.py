"""What developments and spaces of the track do for their owner, put together from their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.core.reference.components import Entry
from greathall.core.speech.text import Speaker
from greathall.games.crusaders.box import CrusadersBox
from greathall.games.crusaders.entries import Development, EventCard, Hook, Space
from greathall.games.crusaders.event_text import event_text


def component_text(entry: Entry, box: CrusadersBox, speaker: Speaker) -> str:
    """What a component says; an empty text for one that has none."""
    if isinstance(entry, EventCard):
        return event_text(speaker, entry)
    return hooks_text(speaker, entry.hooks) if isinstance(entry, Development | Space) else ""


def hooks_text(speaker: Speaker, hooks: Sequence[Hook]) -> str:
    """As ``Building: free draws +1; the first castle built by an action costs 2 gold``."""
    return "; ".join(hook_text(speaker, hook) for hook in hooks)


def hook_text(speaker: Speaker, hook: Hook) -> str:
    def term(message: str, **params: Any) -> str:
        return speaker.say(f"crusaders-term-{message}", **params)

    one_plot = hook.plot and hook.hook == "plot_check"
    told = term(
        f"hook-{hook.hook}{'-one' if one_plot else ''}",
        n=hook.n,
        plot=speaker.name(f"plot:{hook.plot}") if hook.plot else "",
        causes=", ".join(term(f"cause-{cause}") for cause in hook.causes),
    )
    return term("hook-once", told=told) if hook.once_per_round else told
