"""Datasets: reading one back equals replaying its records, the bytes are the same whoever plays, and what is wrong is
said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml
from support.command import Shell

from pennypapers.coach.analysis.estimator import Estimator, Samples, Spot
from pennypapers.envs.dataset.read import check_dataset, read_dataset
from pennypapers.errors import PennyError
from pennypapers.notation.record import read_record
from pennypapers.notation.sheet import read_sheet
from pennypapers.simulation.in_order import in_order
from pennypapers.table import replay, result

WRITE = ("dataset", "write")
Change = Callable[[list[dict[str, Any]]], None]


def no_files(name: str) -> str:
    raise FileNotFoundError(name)


def rewrite(path: Path, change: Change) -> None:
    table = pq.read_table(path)
    rows = table.to_pylist()
    change(rows)
    pq.write_table(pa.Table.from_pylist(rows, table.schema), path)


@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
@pytest.mark.parametrize("players", [1, 3])
def test_reading_it_back_equals_replaying_it(shell: Shell, adventure: str, players: int) -> None:
    wrote = shell.run(*WRITE, adventure, "--out", "d", "--games", "3", "--players", str(players), "--no-expected")
    assert (wrote.status, wrote.out, wrote.err) == (0, "3 games are in d\n", "")
    checked = shell.run("dataset", "check", "d")
    rows = sum(len(turns) for _, turns in read_dataset(shell.folder / "d"))
    assert checked.out == f"Games: 3, rows: {rows}. All of them are what a replay gives.\n"
    for game, turns in read_dataset(shell.folder / "d"):
        played = replay(read_record(game["record"], no_files))
        assert played.failure is None
        ended = result(played.table)
        assert game["stars"] == [each.score.total for each in ended.standings]
        assert game["places"] == [each.place for each in ended.standings]
        assert game["turns"] * players == len(turns)
        for row in turns:
            assert row["final"] == game["stars"][row["holds"]]
            found = read_sheet(row["sheet"], no_files)
            assert sum(found.adventure.stars(found.sheet)) == row["stars"]
            assert np.count_nonzero(row["cells"]) == len(found.sheet.writing)
        assert {row["holds"] for row in turns} == set(range(players))


def test_in_danger_turns_of_a_table_the_sheet_is_that_of_another(shell: Shell) -> None:
    shell.run(*WRITE, "temple", "--out", "d", "--games", "2", "--players", "2", "--no-expected")
    swapped = [row for _, turns in read_dataset(shell.folder / "d") for row in turns if row["holds"] != row["seat"]]
    assert swapped
    assert all("!" in row["roll"] and row["marks"].endswith("=!") for row in swapped)


def test_what_is_expected_is_the_mean_of_play_outs(shell: Shell) -> None:
    shell.run(*WRITE, "temple", "--out", "d", "--games", "1", "--playouts", "8")
    ((game, turns),) = read_dataset(shell.folder / "d")
    record = read_record(game["record"], no_files)
    estimator = Estimator(record.layout, record.house, alone=True, rows=8)
    empty = read_sheet(turns[0]["sheet"], no_files).sheet
    stars = Samples(estimator, Spot(empty, (), 0, len(empty.empty()))).stars(0, 8)
    assert turns[0]["expected"] == pytest.approx(stars.mean())
    assert turns[0]["error"] == pytest.approx(stars.std(ddof=1) / 8**0.5)
    assert abs(turns[-1]["expected"] - game["stars"][0]) < abs(turns[0]["expected"] - game["stars"][0]) + 10


def test_the_files_are_the_same_bytes_whoever_plays(shell: Shell) -> None:
    wish = ("island", "--games", "40", "--no-expected", "--seed", "7")
    shell.run(*WRITE, *wish, "--out", "here")
    shell.run(*WRITE, *wish, "--out", "there", "--executor", "concurrent.futures:ThreadPoolExecutor", "--workers", "3")
    for name in ("games.parquet", "turns.parquet", "README.md"):
        assert (shell.folder / "here" / name).read_bytes() == (shell.folder / "there" / name).read_bytes()


def test_a_layout_of_ones_own_is_in_the_records(shell: Shell) -> None:
    shell.write("hook.layout", "adventure: temple\nname: hook\ngrid:\n  o o D\n  o o o\n")
    ran = shell.run(
        *WRITE, "temple", "--layout", "hook.layout", "--out", "d", "--games", "2", "--house", "no_door=pass"
    )
    assert ran.status == 0, ran.err
    (shell.folder / "hook.layout").unlink()
    assert shell.run("dataset", "check", "d").status == 0


def test_the_card_says_what_it_is_and_how_it_was_made(shell: Shell) -> None:
    shell.run(*WRITE, "temple", "--out", "d", "--games", "2", "--no-expected", "--seed", "9")
    card = (shell.folder / "d" / "README.md").read_text()
    _, head, text = card.split("---\n", 2)
    assert {each["data_files"] for each in yaml.safe_load(head)["configs"]} == {"turns.parquet", "games.parquet"}
    assert "pennypapers dataset write temple --games 2 --bot pathfinder --seed 9 --players 1 --no-expected\n" in text
    for name in ("games", "turns"):
        for column in pq.read_schema(shell.folder / "d" / f"{name}.parquet"):
            lines = [each for each in text.splitlines() if each.startswith(f"| `{column.name}` |")]
            assert any(each.endswith(f"| {column.metadata[b'meaning'].decode()} |") for each in lines)


def set_to(column: str, value: object) -> Change:
    def change(rows: list[dict[str, Any]]) -> None:
        rows[5][column] = value

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (set_to("roll", "1 1 1"), "game 0, turn 6: roll differs from the replay"),
        (set_to("stars", 99), "game 0, turn 6: stars differs from the replay"),
        (set_to("sheet", "x"), "game 0, turn 6: sheet differs from the replay"),
        (lambda rows: rows.pop(), "the rows of game 1 are not all there, or in another order"),
        (lambda rows: rows.reverse(), "the rows of game 0 are not all there, or in another order"),
    ],
)
def test_what_was_changed_is_found(shell: Shell, change: Change, says: str) -> None:
    shell.run(*WRITE, "temple", "--out", "d", "--games", "2", "--no-expected")
    rewrite(shell.folder / "d" / "turns.parquet", change)
    checked = shell.run("dataset", "check", "d")
    assert (checked.status, checked.out) == (1, "")
    assert checked.err == f"pennypapers dataset: {says}\n"


def test_a_changed_record_is_found(shell: Shell) -> None:
    shell.run(*WRITE, "temple", "--out", "d", "--games", "1", "--no-expected")

    def change(rows: list[dict[str, Any]]) -> None:
        rows[0]["record"] = rows[0]["record"].replace("\n2. ", "\n2. 9 ", 1)

    rewrite(shell.folder / "d" / "games.parquet", change)
    assert "its record cannot be replayed" in shell.run("dataset", "check", "d").err


def test_what_is_no_dataset_and_what_is_there_already_is_said(shell: Shell) -> None:
    assert shell.run("dataset", "check", "nowhere").err.startswith("pennypapers dataset: nowhere/games.parquet cannot")
    shell.write("d/games.parquet", "no parquet")
    assert "cannot be read" in shell.run("dataset", "check", "d").err
    ran = shell.run(*WRITE, "temple", "--out", "d")
    assert (ran.status, ran.err) == (1, "pennypapers dataset: d is there already; name another folder\n")
    assert shell.run(*WRITE, "temple", "--out", "e", "--bot", "nobody").status == 1
    assert not (shell.folder / "e").exists()


def test_ctrl_c_keeps_what_is_done(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(*args: Any, **options: Any) -> Any:
        yield next(in_order(*args, **options))
        raise KeyboardInterrupt

    monkeypatch.setattr("pennypapers.envs.dataset.write.in_order", some)
    assert shell.run(*WRITE, "temple", "--out", "d", "--games", "20", "--no-expected").status == 130
    assert check_dataset(shell.folder / "d")[0] == 16
    assert "It was interrupted after 16 of 20 games." in (shell.folder / "d" / "README.md").read_text()


def test_without_pyarrow_it_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.cli.commands.simulations.dataset.find_spec", lambda _name: None)
    ran = shell.run(*WRITE, "temple", "--out", "d")
    assert (ran.status, ran.err) == (
        1,
        "pennypapers dataset: Parquet needs one package more: pip install 'pennypapers[data]'\n",
    )


def test_an_unfinished_game_has_no_rows() -> None:
    from pennypapers.envs.dataset.rows import rows_of

    record = read_record("adventure: temple\nlayout: front\nmode: solo\nplayers: a\n\n1. 1 2 3 | a: c1=1\n", no_files)
    with pytest.raises(PennyError, match="game 4 is not over"):
        rows_of(4, record)
