"""`pennypapers site`: bad input is refused clearly, and a folder of others is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from pennypapers.cli import main
from pennypapers.server.web.kit_files import kit_folder

needs_kit = pytest.mark.skipif(kit_folder() is None, reason="there is no kit; build it with: make kit")


@pytest.mark.parametrize("base", ["penny", "/penny", "//x/", "/a b/", "/?/", ""])
def test_a_base_is_a_path_between_slashes(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site", "--out", str(tmp_path / "out"), f"--base={base}"]) == 2
    assert "--base is a path that begins and ends with a slash" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@needs_kit
def test_what_others_wrote_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
    assert main(["site", "--out", str(tmp_path), "--no-prints"]) == 1
    assert "was not written by this command" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


@needs_kit
def test_the_same_version_gives_the_same_files(tmp_path: Path) -> None:
    for _ in range(2):
        assert main(["site", "--out", str(tmp_path / "site"), "--base", "/penny/", "--no-prints"]) == 0
    site = tmp_path / "site"
    (page,) = site.glob("web-*")
    for name in ("index.html", "404.html", "rules/index.html", "learn/temple/index.html"):
        text = (site / name).read_text(encoding="utf-8")
        assert "<html data-no-server" in text
        assert f'href="/penny/{page.name}/css/page.css"' in text
        assert '<meta name="root" content="/penny">' in text
    assert (site / "kit" / "kit.json").is_file()
    assert (site / "favicon.svg").is_file()
    assert not (site / "t").exists()
