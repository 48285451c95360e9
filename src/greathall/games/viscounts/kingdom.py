"""The board as it lies in one game: locations, sites, links and exchanges, by position in the ring.

Positions 0 to 4 are the segments clockwise. Location ``3 * position + LEFT | RIGHT | INNER``; sites are numbered
clockwise round the whole ring.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greathall.core.reference.components import Entry

LEFT, RIGHT, INNER = range(3)
BANKS = ("left", "right", "inner")
POSITIONS = 5
LOCATIONS = 3 * POSITIONS


class Kingdom:
    """Look-ups only; nothing here changes during a game."""

    __slots__ = (
        "exchange_keys",
        "exchange_rates",
        "link_ends",
        "links_of",
        "location_of_number",
        "place_index",
        "places",
        "segments",
        "site_index",
        "sites",
        "sites_at",
    )

    def __init__(self, segments: tuple[str, ...]) -> None:
        self.segments = segments
        self.places = tuple(f"{segment}_{bank}" for segment in segments for bank in BANKS)
        self.place_index = {place: i for i, place in enumerate(self.places)}
        self.location_of_number: dict[int, int] = {}
        self.sites: tuple[str, ...] = ()
        self.site_index: dict[str, int] = {}
        self.sites_at: list[tuple[int, ...]] = [()] * LOCATIONS
        self.links_of: list[tuple[tuple[str, int], ...]] = []
        self.link_ends: dict[str, tuple[int, int]] = {}
        self.exchange_rates = [0] * LOCATIONS
        self.exchange_keys = [""] * LOCATIONS

    @classmethod
    def lay(cls, entries: Mapping[str, Mapping[str, Entry]], side: str, segments: tuple[str, ...]) -> Kingdom:
        """Puts the segments, this side up, into a ring."""
        made = cls(segments)
        for key, segment in _rows(entries, "segment"):
            position = segments.index(key)
            made.location_of_number[segment.left] = 3 * position + LEFT
            made.location_of_number[segment.right] = 3 * position + RIGHT
        made._lay_sites([one for _, one in _rows(entries, "site") if one.side == side])
        made._lay_links([(key, one) for key, one in _rows(entries, "link") if one.side == side])
        for key, exchange in _rows(entries, "exchange"):
            if exchange.side == side:
                at = made.place_index[f"{exchange.segment}_{exchange.bank}"]
                made.exchange_rates[at] = exchange.merchants
                made.exchange_keys[at] = f"exchange:{key}.effect"
        return made

    def _lay_sites(self, sites: list[Any]) -> None:
        ordered = sorted(sites, key=lambda site: (self.segments.index(site.segment), site.place))
        self.sites = tuple(site.id for site in ordered)
        self.site_index = {site: i for i, site in enumerate(self.sites)}
        for i, site in enumerate(ordered):
            self.sites_at[self.place_index[f"{site.segment}_{site.bank}"]] += (i,)

    def _lay_links(self, links: list[tuple[str, Any]]) -> None:
        """A link to "next" ends at the first site of the segment that follows (viscounts.build.link-border)."""
        found: list[list[tuple[str, int]]] = [[] for _ in self.sites]
        for key, link in links:
            start = self.site_index[link.site]
            end = (start + 1) % len(self.sites) if link.joins == "next" else self.site_index[link.joins]
            found[start].append((key, end))
            found[end].append((key, start))
            self.link_ends[key] = (start, end)
        self.links_of = [tuple(sorted(one)) for one in found]


def _rows(entries: Mapping[str, Mapping[str, Entry]], kind: str) -> list[tuple[str, Any]]:
    return list(entries[kind].items())


def segment_of(location: int) -> int:
    return location // 3
