"""A table server for real browsers, and the programs that drive them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from greathall.server.web.static import BUNDLE

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 900
"""Seconds; longer than any of the files takes that works, on however busy a machine."""
DEALT = Path(__file__).with_name("dealt.py")
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def web() -> Path:
    """The folder of the browser's sources, with its packages installed and its bundle built."""
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        pytest.skip("no Node packages in web/: run `make web` (needs Node 20.19 or newer)")
    if not (BUNDLE / "index.html").is_file():
        pytest.skip("the browser's bundle is not built: run `make web`")
    return WEB


def find_chromium() -> str | None:
    named = os.environ.get("GREATHALL_CHROMIUM")
    return named or next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium here: install it (Debian: apt-get install chromium) or name it in GREATHALL_CHROMIUM")
    return found


@contextmanager
def running_server(folder: Path, *flags: str) -> Iterator[str]:
    """A server below a base path, as behind a proxy; yields its address."""
    command = [sys.executable, str(DEALT), "serve", "--port", "0", "--data", str(folder), "--tables-per-hour", "1e6"]
    command += ["--names-per-hour", "1e6", "--bot-workers", "1", "--base", "/hall", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().rpartition(" ")[2].strip()
        assert address.startswith("http"), "the server did not start"
        try:
            yield address
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture(scope="session")
def mail_port() -> int:
    """A port where nobody listens yet; a test of letters opens a mail server there."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, mail_port: int) -> Iterator[str]:
    flags = ("--smtp", f"smtp://127.0.0.1:{mail_port}", "--url", "https://hall.example/hall")
    with running_server(tmp_path_factory.mktemp("hall"), *flags) as address:
        yield address


def vitest(web: Path, *files: str, **environment: str) -> None:
    """Runs test files of web/tests; fails with what they print."""
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "--reporter=dot", *files]
    if "GREATHALL_ADDRESS" in environment:
        command += ["--config", "vitest.browser.config.ts"]
    done = subprocess.run(
        command,
        cwd=web,
        env={**os.environ, **environment, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
