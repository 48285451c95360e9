"""The automa and the King's favours (paladins.solo.favour-scheme)."""

from __future__ import annotations

from greathall.core.rules.dealer import Dealer
from greathall.core.rules.effects import Gain
from greathall.core.rules.steps import push
from greathall.games.paladins.automa.marker import explain_pointer, pointed, the_automa
from greathall.games.paladins.crews import AUTOMA_WORKER
from greathall.games.paladins.debts import take_debt
from greathall.games.paladins.effects import Resolve
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import AUTOMA_USES_FAVOUR


def free_favour(s: Paladins) -> int | None:
    """The revealed, free favour the marker leads to; face-down ones are passed over."""
    unrevealed = len(s.box.favour_slots) - len(s.favours)
    return pointed(s, [not guest for guest in s.guests] + [False] * unrevealed)


def use_favour(s: Paladins, at: int, dealer: Dealer) -> None:
    """One worker, no silver or provisions; a debt the favour costs is taken (ruling 34)."""
    favour = s.favours[at]
    explain_pointer(s, at, dealer)
    the_automa(s).workers -= 1
    guests = list(s.guests)
    guests[at] = f"{s.automa_seat}{AUTOMA_WORKER}"
    s.guests = tuple(guests)
    dealer.say(AUTOMA_USES_FAVOUR, s.automa_seat, favour)
    for cost in s.box.favours[favour].cost:
        if isinstance(cost, Gain):
            take_debt(s, s.automa_seat, dealer)
    push(s, Resolve(s.automa_seat, f"favour:{favour}"))
