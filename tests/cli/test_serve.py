"""`pennypapers serve` before it serves: what is missing or in the way is said in one line."""

from __future__ import annotations

import socket

import pytest

from pennypapers.cli import main


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["serve", *arguments]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_a_plain_install_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pennypapers.cli.serve.find_spec", lambda name: None if name == "uvicorn" else object())
    assert said([], capsys) == (
        "pennypapers serve: the server needs more than is installed (uvicorn): pip install 'pennypapers[server]'\n"
    )


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"127.0.0.1:{port}" in said(["--port", str(port)], capsys)


def test_several_workers_need_a_shared_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert "PostgreSQL" in said(["--workers", "2", "--database", "sqlite:///tables.db"], capsys)
