"""Addresses that are turned away, one by one or by networks."""

from __future__ import annotations

import ipaddress
from typing import Any

from greathall.server.admin.acts import Desk, NotDone
from greathall.server.storage.base import Store
from greathall.server.tables import wall_clock

DAY_MS = 24 * 3_600_000
WIDEST = {4: 8, 6: 16}
"""A network that is wider would be a good part of the world."""
PUT = """
    INSERT INTO blocked (network, at, until, why) VALUES (?, ?, ?, ?)
    ON CONFLICT (network) DO UPDATE SET at = excluded.at, until = excluded.until, why = excluded.why"""


def network_of(text: str) -> str:
    """An address or a network, in one spelling."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise NotDone(f"'{text}' is no address and no network, as 192.0.2.7 or 2001:db8::/32") from None
    if found.prefixlen < WIDEST[found.version]:
        raise NotDone(f"{found} is too wide to be blocked")
    return str(found)


async def block(desk: Desk, text: str, days: float = 0.0, why: str = "") -> str:
    """For so many days; without, until it is taken back."""
    network, now = network_of(text), wall_clock.now_ms()
    until = now + int(days * DAY_MS) if days > 0 else None
    await desk.note("block", network, {"until": until, "why": why}, [(PUT, (network, now, until, why))])
    return network


async def unblock(desk: Desk, text: str) -> str:
    network = network_of(text)
    if not await desk.store.read("SELECT 1 FROM blocked WHERE network = ?", (network,)):
        raise NotDone(f"{network} is not blocked")
    await desk.note("unblock", network, changes=[("DELETE FROM blocked WHERE network = ?", (network,))])
    return network


async def list_blocks(desk: Desk) -> list[dict[str, Any]]:
    rows = await desk.store.read("SELECT network, at, until, why FROM blocked ORDER BY at")
    await desk.note("list-blocks")
    return [dict(zip(("network", "at", "until", "why"), row, strict=True)) for row in rows]


async def read_blocks(store: Store) -> list[tuple[str, int | None]]:
    """Networks, each with when its time is up."""
    rows = await store.read("SELECT network, until FROM blocked")
    return [(str(network), until if isinstance(until, int) else None) for network, until in rows]
