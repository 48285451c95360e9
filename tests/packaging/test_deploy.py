"""What operators take from deploy/: it names figures, flags and variables that exist, and runs as no one special."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from greathall.server import cli
from greathall.server.observe import FIGURES, Counter, Timer

DEPLOY = Path(__file__).parents[2] / "deploy"
TEXTS = {file.name: file.read_text(encoding="utf-8") for file in sorted(DEPLOY.iterdir())}


def series() -> set[str]:
    """The names under which figures are told."""
    found = set()
    for figure in FIGURES:
        ends = ("_bucket", "_sum", "_count") if isinstance(figure, Timer) else ("",)
        found |= {figure.name + end for end in ends}
    return found


def test_the_dashboard_shows_figures_that_exist_and_forgets_none() -> None:
    board = json.loads(TEXTS["grafana.json"])
    shown = {
        name
        for panel in board["panels"]
        for one in panel["targets"]
        for name in re.findall(r"greathall_\w+", one["expr"])
    }
    assert shown <= series()
    forgotten = [one.name for one in FIGURES if not any(name.startswith(one.name) for name in shown)]
    assert forgotten == ["greathall_release"]
    for panel in board["panels"]:
        for name in re.findall(r"rate\((greathall_\w+)", panel["targets"][0]["expr"]):
            (figure,) = [one for one in FIGURES if name.startswith(one.name)]
            assert isinstance(figure, Counter | Timer) or figure.name == "greathall_cpu_seconds"


def test_flags_and_variables_exist() -> None:
    parser = argparse.ArgumentParser()
    cli.add_to(parser.add_subparsers())
    known = {variable for variable, _, _ in cli.SETTINGS.values()} | {"GREATHALL_METRICS_KEY"}
    for name, text in TEXTS.items():
        assert set(re.findall(r"GREATHALL_\w+", text)) <= known, name
    (start,) = re.findall(r"ExecStart=\S+/greathall (.+)", TEXTS["greathall.service"])
    assert parser.parse_args(start.split()).behind_proxy
    (flags,) = re.findall(r"^CMD (\[.+\])$", TEXTS["Dockerfile"], re.MULTILINE)
    assert parser.parse_args(["serve", *json.loads(flags)]).json_logs


def test_the_image_is_built_in_stages_and_runs_as_nobody_in_particular() -> None:
    stages = TEXTS["Dockerfile"].split("\nFROM ")
    assert len(stages) == 4  # a remark, the bundle, the wheel, what runs
    assert "USER greathall" in stages[-1]
    assert stages[-1].index("USER greathall") < stages[-1].index("ENTRYPOINT")
    assert "/api/ready" in stages[-1]
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", TEXTS["Dockerfile"], re.MULTILINE):
        for one in copied.split():
            assert (DEPLOY.parent / one).exists(), one


def test_proxies_pass_on_what_the_server_needs_and_keep_figures_in() -> None:
    for line in ("Host $http_host", "X-Forwarded-For", "Upgrade $http_upgrade", "location = /metrics { return 404; }"):
        assert line in TEXTS["nginx.conf"]
    assert "respond @figures 404" in TEXTS["Caddyfile"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_hardened() -> None:
    command = ["systemd-analyze", "security", "--offline=yes", "--threshold=25", str(DEPLOY / "greathall.service")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout[-400:] + done.stderr
