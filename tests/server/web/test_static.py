"""The browser's bundle as it is served."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from yarl import URL

from tests.server.house import house


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<base href="/"><title>the table</title>', encoding="utf-8")
    script = folder / "assets" / "app-1a2b.js"
    script.write_text("let table = 1;\n" * 1000, encoding="utf-8")
    script.with_suffix(".js.gz").write_bytes(gzip.compress(script.read_bytes()))
    (folder / "picture.png").write_bytes(b"png")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr("greathall.server.web.static.BUNDLE", folder)
    return folder


async def test_files_are_compressed_and_cached_as_they_may_be(tmp_path: Path, bundle: Path) -> None:
    async with house(tmp_path, base="/hall") as h:
        async with h.session.get(f"{h.url}/assets/app-1a2b.js") as found:
            assert found.headers["Content-Encoding"] == "gzip"
            assert int(found.headers["Content-Length"]) < 200
            assert "immutable" in found.headers["Cache-Control"]
            assert found.content_type in ("text/javascript", "application/javascript")
            assert (await found.text()).startswith("let table")
        async with h.session.get(f"{h.url}/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"}) as found:
            assert "Content-Encoding" not in found.headers
            assert len(await found.read()) == 15_000
        async with h.session.get(f"{h.url}/") as found:
            assert '<base href="/hall/">' in await found.text()
        async with h.session.get(f"{h.url}/picture.png") as found:
            assert await found.read() == b"png"
        async with h.session.get(f"{h.url}/api/games/castle/rules") as found:
            assert found.headers["Content-Encoding"] in ("gzip", "deflate", "br", "zstd")


async def test_every_address_of_the_browser_leads_to_its_page(tmp_path: Path, bundle: Path) -> None:
    async with house(tmp_path) as h:
        for path in ("", "table/abc", "games/castle"):
            async with h.session.get(f"{h.url}/{path}") as page:
                assert page.status == 200
                assert page.headers["Cache-Control"] == "no-cache"
                assert "default-src 'self'" in page.headers["Content-Security-Policy"]
                assert page.headers["X-Content-Type-Options"] == "nosniff"
                assert "the table" in await page.text()
        for path in ("../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "assets/..%2f..%2fsecret.txt", "%00"):
            async with h.session.get(URL(f"{h.url}/{path}", encoded=True)) as page:
                assert "secret" not in await page.text()


async def test_without_a_bundle_a_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.server.web.static.BUNDLE", tmp_path / "none")

    async with house(tmp_path) as h:
        async with h.session.get(f"{h.url}/") as page:
            assert page.status == 200
            assert "make web" in await page.text()
        assert (await h.request("GET", "api/nothing"))[0] == 404
        assert (await h.request("GET", "api/games/chess/rules"))[0] == 404
        assert (await h.request("GET", "api/games/castle/rules?lang=xx"))[0] == 404
