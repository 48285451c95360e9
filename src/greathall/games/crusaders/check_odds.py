"""What a drawn token is worth, and the odds of a check, shown to the owner of the bag (crusaders.check.odds)."""

from __future__ import annotations

from math import comb

from greathall.games.crusaders.state import Check, Crusaders

PLAIN_BAD, PLAIN_GOOD, CRITICAL_FAILURE, CRITICAL_SUCCESS = range(4)


def worth(s: Crusaders, critical: str, token: str) -> int:
    """What a drawn token means in this kind of check (crusaders.check.criticals)."""
    if critical:
        pair = s.box.criticals[critical]
        trait = s.box.trait_of[token]
        if trait == pair.positive:
            return CRITICAL_FAILURE
        if trait == pair.negative:
            return CRITICAL_SUCCESS
    return PLAIN_GOOD if token in s.box.positive else PLAIN_BAD


def chance(good: int, total: int, draws: int, required: int) -> float:
    """That at least ``required`` of ``draws`` tokens, drawn without return, are good."""
    if required <= 0:
        return 1.0
    draws = min(draws, total)
    ways = sum(comb(good, k) * comb(total - good, draws - k) for k in range(required, min(good, draws) + 1))
    return ways / comb(total, draws)


def good_tokens(s: Crusaders, seat: int, critical: str, sacrificing: bool) -> int:
    wanted = {PLAIN_GOOD, CRITICAL_SUCCESS} | ({CRITICAL_FAILURE} if sacrificing else set())
    return sum(1 for token in s.houses[seat].bag if worth(s, critical, token) in wanted)


def odds(s: Crusaders, check: Check, invested: int, sacrificing: bool) -> float:
    """The owner's chance from here on, with so much gold invested."""
    draws = check.free + invested - check.cancelled - len(check.drawn)
    good = good_tokens(s, check.seat, check.critical, sacrificing)
    return chance(good, len(s.houses[check.seat].bag), draws, check.required - check.successes)


def percent(s: Crusaders, check: Check) -> int:
    return round(100 * odds(s, check, check.invested, False))
