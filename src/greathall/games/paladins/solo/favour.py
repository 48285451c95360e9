"""The bot and the King's favours (paladins.solo.favour-scheme)."""

from __future__ import annotations

from greathall.core.dealer import Dealer
from greathall.core.effects import Gain
from greathall.core.steps import push
from greathall.games.paladins.crews import BOT_WORKER
from greathall.games.paladins.debts import take_debt
from greathall.games.paladins.resolve import Resolve
from greathall.games.paladins.solo.marker import explain_pointer, pointed, the_bot
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import BOT_USES_FAVOUR


def free_favour(s: Paladins) -> int | None:
    """The revealed, free favour the marker leads to; face-down ones are passed over."""
    unrevealed = len(s.box.favour_slots) - len(s.favours)
    return pointed(s, [not guest for guest in s.guests] + [False] * unrevealed)


def use_favour(s: Paladins, at: int, dealer: Dealer) -> None:
    """One worker, no silver or provisions; a debt the favour costs is taken (ruling 34)."""
    favour = s.favours[at]
    dealer.rule("paladins.solo.favour-scheme")
    explain_pointer(s, at, dealer)
    the_bot(s).workers -= 1
    guests = list(s.guests)
    guests[at] = f"{s.bot_seat}{BOT_WORKER}"
    s.guests = tuple(guests)
    dealer.say(BOT_USES_FAVOUR, s.bot_seat, favour)
    for cost in s.box.favours[favour].cost:
        if isinstance(cost, Gain):
            take_debt(s, s.bot_seat, dealer)
    push(s, Resolve(s.bot_seat, f"favour:{favour}"))
