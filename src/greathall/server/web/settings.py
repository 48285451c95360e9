"""How a server runs."""

from __future__ import annotations

import msgspec

from greathall.server.notify.delivery import CallSettings


class Settings(msgspec.Struct, frozen=True):
    """How a server runs."""

    database: str
    """The path of an SQLite file, or ``postgresql://...``."""
    base: str = ""
    """Path below which everything is served, as ``/greathall``."""
    origins: tuple[str, ...] = ()
    """Origins of pages besides our own that may talk to this server."""
    hosts: tuple[str, ...] = ()
    """Names under which people find the server; addresses in numbers always do. Without any, every name does."""
    bot_workers: int | None = None
    bot_seconds: float = 20.0
    changes_per_second: float = 20.0
    """HTTP requests that change something, per address."""
    reads_per_second: float = 50.0
    """HTTP requests that change nothing, per address; ten seconds' worth may come at once, as with a first visit."""
    messages_per_second: float = 20.0
    """Socket messages that are read, per socket."""
    tables_per_hour: float = 120.0
    """Tables that may be made, per address; half of it at once, and fifty times as much by all addresses together."""
    people_per_hour: float = 20.0
    """Names that may be taken, per address; half of it at once."""
    abandoned_days: int = 0
    """After so many days in which nobody did anything at a table it is closed; 0: never."""
    sockets_each: int = 100
    """Open sockets, per address."""
    sockets_in_all: int = 10_000
    idle_seconds: float = 30.0
    """How long a connection may take to say what it wants: to send its headers, its next request, or, once it is a
    socket, which table it watches."""
    body_seconds: float = 20.0
    """How long a request's body may take to arrive."""
    beat_seconds: float = 10.0
    """How often a process that shares its database says that it is alive."""
    behind_proxy: bool = False
    """Whether X-Forwarded-For tells the caller's address."""
    metrics_key: str = ""
    """What opens ``/metrics``; without it, figures are for the machine itself."""
    access_log: bool = False
    """Whether every request is logged."""
    calls: CallSettings = CallSettings()
