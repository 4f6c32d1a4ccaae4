"""`pennypapers simulate`: summary, JSON, plots, the same games for the same seed, and one line for bad input."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command import Shell

SMALL = "adventure: temple\nname: small\ngrid:\n  o o D\n  o o o\n"


def test_the_summary_says_stars_parts_ranks_turns_and_speed(shell: Shell) -> None:
    ran = shell.run("simulate", "temple", "--games", "50")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("The Temple of Apikhabou, front: 50 games of Pathfinder alone (seed 0)\n")
    labels = [line.split()[0] for line in ran.out.splitlines()[2:] if line.startswith("  ") and line[2] != " "]
    assert labels == ["stars", "made", "ranks", "turns", "speed"]


def test_one_line_of_json_adds_up(shell: Shell) -> None:
    (found,) = shell.run("simulate", "temple", "--games", "200", "--seed", "7", "--json").json()
    assert found["games"] == sum(found["ranks"].values()) == 200
    assert (found["seed"], found["workers"], found["players"], found["stopped"]) == (7, 1, 1, False)
    assert found["mean"] == pytest.approx(sum(found["parts"].values()), abs=1e-3)
    assert found["turns"] > 200 * 30
    assert found["turns_per_second"] == pytest.approx(found["turns"] / found["seconds"], rel=0.01)
    assert found["games_per_second"] == pytest.approx(found["games"] / found["seconds"], rel=0.01)


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes(shell: Shell) -> None:
    def games(*options: str) -> dict[str, object]:
        (found,) = shell.run("simulate", "temple", "--players", "3", "--games", "150", "--json", *options).json()
        return {key: found[key] for key in ("mean", "spread", "parts", "ranks", "turns")}

    assert games("--seed", "5") == games("--seed", "5", "--workers", "2")
    assert games("--seed", "5") != games("--seed", "6")


def test_a_layout_of_ones_own_and_house_rules(shell: Shell) -> None:
    shell.write("small.layout", SMALL)
    args = ("simulate", "temple", "--layout", "small.layout", "--games", "300", "--json")
    (plain,), (passing,) = shell.run(*args).json(), shell.run(*args, "--house", "no_door=pass").json()
    assert plain["layout"] == "small"
    assert passing["house"] == "no_door=pass"
    assert passing["turns"] > plain["turns"]  # turns that are passed fill nothing


def test_a_plot_is_a_picture_with_a_bar_for_every_number_of_stars(shell: Shell) -> None:
    from xml.etree import ElementTree

    (found,) = shell.run("simulate", "temple", "--games", "500", "--plot", "stars.svg", "--json").json()
    root = ElementTree.parse(shell.folder / "stars.svg").getroot()
    said = "".join(text for text in root.itertext())
    assert "The Temple of Apikhabou, front: 500 games of Pathfinder alone" in said
    assert f"mean {found['mean']:.1f}" in said
    assert len([each for each in root.iter() if each.tag.endswith("rect")]) > 1 + 4 + 20  # paper, legend, bars


def test_a_plot_as_png_can_be_read_on_a_computer_without_fonts(shell: Shell) -> None:
    from PIL import Image

    assert shell.run("simulate", "temple", "--games", "50", "--plot", "stars.png").status == 0
    with Image.open(shell.folder / "stars.png") as picture:
        assert picture.size == (2 * 720, 2 * 360)
        grey = picture.convert("L")
    title, legend, stars = ((56, 8, 400, 30), (74, 36, 150, 49), (300, 340, 460, 352))  # where nothing but text is
    for left, top, right, bottom in (title, legend, stars):
        seen = grey.crop((2 * left, 2 * top, 2 * right, 2 * bottom)).histogram()
        assert sum(seen[:80]) > 50
        assert sum(seen[230:]) > 100


def test_a_plot_as_png_without_typst_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.lab.picture.find_spec", lambda _: None)
    ran = shell.run("simulate", "temple", "--plot", "stars.png")
    assert (ran.status, ran.out) == (1, "")
    assert "pip install 'pennypapers[print]'; or let the file end in .svg" in ran.err


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (("--games", "0"), 2, "a number of games is a whole number"),
        (("--games", "many"), 2, "not 'many'"),
        (("--seed", "-1"), 2, "a seed is a whole number"),
        (("--players", "101"), 2, "from 1 to 100"),
        (("--workers", "0"), 2, "a number of processes"),
        (("--house", "no_door=window"), 2, "no_door is plain or pass"),
        (("--games", "50000000", "--players", "2"), 2, "simulate in parts"),
        (("--bot", "columbus"), 1, "there is no bot called 'columbus'; there are tourist, pathfinder"),
        (("--layout", "side"), 1, "there is no built-in layout 'side'"),
        (("--layout", "none.layout"), 1, "none.layout cannot be read"),
        (("--layout", "huge.layout"), 1, "has 81 fillable spaces; the compiled engine takes 64 at most"),
        (("--plot", "stars.pdf"), 1, "ending in .svg or .png"),
        (("--plot", "nowhere/stars.svg"), 1, "there is no folder nowhere"),
    ],
)
def test_bad_input_is_one_clear_line(shell: Shell, args: tuple[str, ...], status: int, says: str) -> None:
    shell.write("huge.layout", "adventure: temple\nname: huge\ngrid:\n" + "  o o o o o o o o o\n" * 9)
    ran = shell.run("simulate", "temple", *args)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith("pennypapers simulate: ")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


def test_without_numba_it_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.bots.compiled_bots.find_spec", lambda _: None)
    ran = shell.run("simulate", "temple")
    assert (ran.status, ran.err) == (
        1,
        "pennypapers simulate: simulations need numba; install it with: pip install 'pennypapers[fast]'\n",
    )


def test_a_plot_that_cannot_be_written_is_one_line(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "taken.svg").mkdir()
    ran = shell.run("simulate", "temple", "--games", "5", "--plot", "taken.svg")
    assert ran.status == 1
    assert ran.err.startswith("pennypapers simulate: taken.svg cannot be written: ")
