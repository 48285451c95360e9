"""Serve a table, and play at it by the protocol (docs/protocol.md) as any client would.

    python examples/serve.py [address]        without an address: a server of its own

Needs ``pip install 'greathall[server]'``.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp

SEATS = [{"kind": "person", "mine": True, "name": "Anna"}, {"kind": "bot", "bot": "random"}]


@contextmanager
def server() -> Iterator[str]:
    """A server on a free port, with its tables in a folder that vanishes; its first line ends with its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "greathall.server", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split()[-1].rstrip("/")
            finally:
                process.terminate()


async def play(address: str) -> dict[str, Any]:
    """Makes a table against a bot, always takes the first option, and returns the outcome."""
    async with aiohttp.ClientSession(address) as session:
        async with session.post("/api/tables", json={"game": "castle", "seats": SEATS}) as answer:
            made = await answer.json()
        async with session.ws_connect("/api/socket") as socket:
            await socket.send_json({"do": "subscribe", "table": made["table"], "key": made["key"]})
            async for message in socket:
                told = message.json()
                # `welcome` comes first, then `news` after each change; both show the table as this seat sees it.
                if told["is"] not in ("welcome", "news") or told["view"] is None:
                    continue
                view = told["view"]
                if view["over"]:
                    outcome: dict[str, Any] = view["outcome"]
                    return outcome
                if decision := view["decision"]:
                    choice = decision["options"][0]["notation"]
                    revision = told["revision"]
                    await socket.send_json(
                        {"do": "choose", "decision": decision["id"], "choice": choice, "revision": revision}
                    )
    raise ConnectionError("the server has hung up")


def main(address: str = "") -> None:
    if address:
        outcome = asyncio.run(play(address))
    else:
        with server() as own:
            outcome = asyncio.run(play(own))
    print(f"places {outcome['places']}, points {outcome['totals']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
