"""The example for nginx, as it stands in `deploy/`, in front of a real server: pages, answers, sockets, limits, TLS."""

from __future__ import annotations

import io
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.server.house import House, Process, bot, mine

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "hall.example"
NGINX = shutil.which("nginx") or ("/usr/sbin/nginx" if Path("/usr/sbin/nginx").exists() else None)
OPENSSL = shutil.which("openssl")
START_SECONDS = 20.0
WHOLE = """\
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/hall.conf;
}}
"""
"""What a distribution's nginx has around the example."""

pytestmark = pytest.mark.skipif(
    NGINX is None or OPENSSL is None, reason="nginx or openssl is not installed (Debian: apt-get install nginx openssl)"
)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def example(folder: Path, port: int, server: str) -> Path:
    """The example with only its addresses changed; the configuration around it."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        f"{OPENSSL} req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        f" -keyout {key} -out {certificate}".split(),
        check=True,
        capture_output=True,
    )
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("http://127.0.0.1:8000", server),
        (f"/etc/ssl/{NAME}.pem", str(certificate)),
        (f"/etc/ssl/{NAME}.key", str(key)),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "hall.conf").write_text(text, encoding="utf-8")
    whole = folder / "nginx.conf"
    user = "user root;" if os.getuid() == 0 else ""
    whole.write_text(WHOLE.format(folder=folder, user=user), encoding="utf-8")
    return whole


def started(folder: Path, port: int, server: str) -> subprocess.Popen[str]:
    command = [str(NGINX), "-p", str(folder), "-c", str(example(folder, port, server)), "-e", "stderr"]
    nginx = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    wait_for(port, nginx)
    return nginx


def wait_for(port: int, nginx: subprocess.Popen[str]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and nginx.poll() is None:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    nginx.kill()
    raise AssertionError(nginx.communicate()[1])


@asynccontextmanager
async def behind_nginx(folder: Path, *flags: str) -> AsyncIterator[tuple[House, aiohttp.ClientSession]]:
    """Whoever speaks to nginx knows it by its name, as a browser would."""
    port = free_port()
    server = Process(folder, "--behind-proxy", "--url", f"https://{NAME}:{port}", *flags)
    nginx = started(folder, port, server.url)
    try:
        trusted = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        connector = aiohttp.TCPConnector(ssl=trusted, resolver=HallIsHere(), force_close=True)
        async with aiohttp.ClientSession(connector=connector) as session:
            yield House(f"https://{NAME}:{port}", session), session
    finally:
        nginx.terminate()
        nginx.communicate(timeout=START_SECONDS)


class HallIsHere(aiohttp.abc.AbstractResolver):
    """The example's name leads to this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[aiohttp.abc.ResolveResult]:
        assert host == NAME
        found = {"hostname": host, "host": "127.0.0.1", "port": port, "family": family, "proto": 0, "flags": 0}
        return [aiohttp.abc.ResolveResult(**found)]  # type: ignore[typeddict-item]

    async def close(self) -> None:
        return


async def test_the_example_serves_the_whole_table(tmp_path: Path) -> None:
    async with behind_nginx(tmp_path, "--tables-per-hour", "2") as (h, session):
        assert (await h.get("api/ready"))["ready"]
        async with session.get(f"{h.url}/api/games") as games:
            assert games.status == 200
            assert len(games.headers["X-Request-ID"]) == 32  # nginx gave the request its number
        # A page's own origin, with its port, may make tables and open sockets; others may not.
        made = await h.table(mine(), bot())
        async with session.ws_connect(f"{h.url}/api/socket", origin=h.url) as wire:
            await wire.send_json({"do": "subscribe", "table": made["table"], "key": made["key"]})
            assert (await wire.receive_json())["is"] == "welcome"
        for path in ("api/socket", "api/games"):
            async with session.get(f"{h.url}/{path}", headers={"Origin": "https://evil.example"}) as other:
                assert other.status == 403
        # Figures are not for people.
        async with session.get(f"{h.url}/metrics") as figures:
            assert (figures.status, "greathall_" in await figures.text()) == (404, False)
        # The caller is whoever nginx saw: nobody gets a new share by naming another address.
        body = {"game": "castle", "seats": [mine(), bot()]}
        codes = []
        for number in range(3):
            told = {"X-Forwarded-For": f"192.0.2.{number}"}
            codes.append((await h.request("POST", "api/tables", json=body, headers=told))[0])
        assert codes[-1] == 429
        async with session.post(f"{h.url}/api/records", data=io.BytesIO(b"x" * 2_000_000)) as large:
            assert large.status == 413


CADDY = shutil.which("caddy")


@pytest.mark.skipif(CADDY is None, reason="caddy is not installed (Debian: apt-get install caddy)")
def test_caddys_example_is_understood(tmp_path: Path) -> None:
    here = {**os.environ, "DOMAIN": NAME, "HOME": str(tmp_path)}
    command = [str(CADDY), "adapt", "--validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, env=here, check=False)
    assert done.returncode == 0, done.stderr
    assert "reverse_proxy" in done.stdout
