"""Requests to addresses that people have typed in: never to the inside of the operator's network.

What counts is the address that is connected to, checked when the socket is made: neither a name that resolves to
something private, nor one that changes its mind after a check, nor an address written as a number gets through.
Redirects are not followed.
"""

from __future__ import annotations

import errno
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import aiohttp

import greathall
from greathall.server.wire.errors import Refused

SECONDS = 10.0
AGENT = f"Greathall/{greathall.__version__}"
NAT64 = ipaddress.ip_network("64:ff9b::/96")
INSIDE = tuple(
    ipaddress.ip_network(one)
    for one in (
        "fec0::/10",  # site-local, given up, still routed in places
        "64:ff9b:1::/48",  # a network's own NAT64
        "::/96",  # IPv4-compatible
        "::ffff:0:0:0/96",  # IPv4-translated
        "168.63.129.16/32",  # the host of a virtual machine at one large provider, though the address is global
    )
)
"""What the library takes for the internet, and leads inside all the same."""


class Inside(OSError):
    """An address that belongs to somebody's own network."""


def is_outside(host: str) -> bool:
    """Whether an address of the internet; IPv4 wrapped into IPv6 is judged as what it is."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            address = ipaddress.IPv4Address(address.packed[-4:])
        elif (inner := address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]) is not None:
            address = inner
    return address.is_global and not address.is_multicast and not any(address in network for network in INSIDE)


def check_address(address: str, *, private: bool) -> None:
    """Refuses what can never be called, before it is kept."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad-address", "this is no address") from None
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise Refused("bad-address", "the address must begin with https://")
    if not host or parts.username is not None or not address.isprintable() or not address.isascii():
        raise Refused("bad-address", "this is no address")
    if not private and _is_number(host) and not is_outside(host):
        raise Refused("bad-address", "addresses of private networks are not called")


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _socket(info: Any) -> socket.socket:
    family, kind, protocol, _, address = info
    if not is_outside(str(address[0])):
        raise Inside(errno.EACCES, f"{address[0]} is not an address of the internet")
    return socket.socket(family, kind, protocol)


class Outside:
    """Sends requests out, and says only what came of them."""

    def __init__(self, *, private: bool) -> None:
        connector = aiohttp.TCPConnector(
            limit=20, limit_per_host=4, force_close=True, socket_factory=None if private else _socket
        )
        # No proxy and no cookies: what is checked is what is connected to, and nothing is remembered.
        self._session = aiohttp.ClientSession(
            connector=connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            headers={"User-Agent": AGENT},
            trust_env=False,
        )

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; the answer itself is not read."""
        async with self._session.post(address, data=body, headers=headers, allow_redirects=False) as response:
            return response.status

    async def close(self) -> None:
        await self._session.close()
