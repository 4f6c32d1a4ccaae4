"""The files for containers, as far as they can be checked without a container engine."""

from __future__ import annotations

import json
import os
import re
import select
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml
from release.conftest import ROOT

from pennypapers.cli import build_parser
from pennypapers.server.addresses import listen

FOLDER = ROOT / "hosting"
USER = 10001
START_SECONDS = 60.0


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, joined lines as one, without comments."""
    text = (FOLDER / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for word, rest in instructions():
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest))
    return found


def linter() -> str | None:
    """The hadolint beside our Python, or on the path."""
    return shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")


def last(word: str) -> list[str]:
    """What the stage that is run says with this instruction."""
    return [rest for each, rest in stages()[-1] if each == word]


def services(name: str) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))["services"]
    return found


def test_every_instruction_is_one_that_exists() -> None:
    known = {*("FROM", "ARG", "COPY", "RUN", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "STOPSIGNAL")}
    assert {word for word, _ in instructions()} <= known | {"HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert [re.fullmatch(r"docker\.io/library/\w+:\d[\w.-]*( AS \w+)?", each[0][1]) is None for each in stages()] == [
        False
    ] * len(stages())


@pytest.mark.skipif(linter() is None, reason="*** THE CONTAINERFILE IS NOT LINTED: there is no hadolint here")
def test_a_linter_finds_nothing() -> None:
    done = subprocess.run(
        [str(linter()), "--no-color", str(FOLDER / "Containerfile")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_it_runs_without_root_with_one_volume_and_a_health_check() -> None:
    assert last("USER") == [f"{USER}:{USER}"]
    assert last("VOLUME") == ["/data"]
    assert len(last("HEALTHCHECK")) == 1
    words = [word for word, _ in stages()[-1]]
    assert "RUN" not in words[words.index("USER") :], "what is run after this cannot be changed by the user"


def test_no_step_names_a_kind_of_processor() -> None:
    for _, rest in instructions():
        assert re.search(r"amd64|x86|arm64|aarch64|TARGETARCH|--platform|curl|wget", rest) is None


def test_everything_that_is_copied_is_there_and_nothing_else_is_needed_to_build(tmp_path: Path) -> None:
    """Build the wheel from what the second stage copies."""
    copied = 0
    for stage in stages():
        names = {rest.partition(" AS ")[2] for each in stages() for word, rest in each if word == "FROM"}
        for word, rest in stage:
            if word != "COPY":
                continue
            *sources, _ = rest.split()
            if sources[0].startswith("--from="):
                assert sources[0].removeprefix("--from=") in names
                continue
            for source in sources:
                assert (ROOT / source).exists(), source
                copied += 1
    assert copied > 8
    build = [rest for word, rest in stages()[1] if word == "COPY" and not rest.startswith("--from")]
    for rest in build:
        *sources, target = rest.split()
        for source in sources:
            to = tmp_path / target / source if target.endswith("./") else tmp_path / target
            to.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, to, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / source, to)
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "main.js").touch()
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=120)
    assert list((tmp_path / "dist").glob("*.whl"))


def test_the_commands_are_ours() -> None:
    args = build_parser().parse_args(json.loads(last("CMD")[0]))
    assert (args.command, args.host, args.port) == ("serve", "0.0.0.0", 8420)
    for name, of in (("compose.proxy.yaml", "command"), ("compose.caddy.yaml", "entrypoint")):
        words = services(name)["game"][of]
        assert isinstance(words, list)
        typed = shlex.split(words[2])[2:] if of == "entrypoint" else words
        assert build_parser().parse_args(typed).command == "serve"


@pytest.fixture
def readable_python() -> list[str]:
    """A command that runs Python without rights, and finds the packages of this environment."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("only root can run something as another user")
    python = next((each for each in ("/usr/bin/python3.11", "/usr/bin/python3") if Path(each).exists()), None)
    known = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    if python is None or subprocess.run([python, "-c", known], check=False).returncode:
        pytest.skip("there is no Python of this version that everybody may run")
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs", python]


def test_it_runs_as_that_user_with_only_the_volume_writable(
    released: dict[str, Path], readable_python: list[str]
) -> None:
    folder = Path("/var/tmp") / f"pennypapers-container-{os.getpid()}"
    try:
        data, packages, nowhere = folder / "data", folder / "packages", folder / "tmp"
        for each in (data, packages, nowhere):
            each.mkdir(parents=True)
        folder.chmod(0o755)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(packages)]
        done = subprocess.run(
            [*install, f"{released['wheel']}[server]"], capture_output=True, text=True, timeout=300, check=False
        )
        if done.returncode:
            pytest.skip("*** THE CONTAINER'S COMMAND IS NOT RUN: no package index can be reached here")
        os.chown(data, USER, USER)
        nowhere.chmod(0o755)
        with listen("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        words = [word if word != "8420" else str(port) for word in json.loads(last("CMD")[0])]
        environment = {
            "PATH": "/usr/bin:/bin",
            "PYTHONPATH": str(packages),
            "PYTHONDONTWRITEBYTECODE": "1",
            "XDG_DATA_HOME": str(data),
            "HOME": str(nowhere),
            "TMPDIR": str(nowhere),
        }
        command = [*readable_python, "-m", "pennypapers", *words, "--no-daily"]
        with subprocess.Popen(command, env=environment, cwd=data, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert _is_well(port, server)
            finally:
                server.terminate()
                assert server.wait(60) == 0
        backup = [*readable_python, "-m", "pennypapers", "backup", str(data / "tables.backup")]
        subprocess.run(backup, env=environment, cwd=data, check=True, timeout=60, capture_output=True)
        theirs = {path for path in folder.rglob("*") if path.stat().st_uid == USER}
        assert {path.relative_to(folder).as_posix() for path in theirs} >= {
            *("data", "data/tables.backup", "data/pennypapers/tables.db")
        }
        assert all(path.is_relative_to(data) for path in theirs)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _is_well(port: int, server: subprocess.Popen[str]) -> bool:
    """Wait for the line that the server prints when it listens, then ask as the health check does."""
    assert server.stdout is not None
    ready, _, _ = select.select([server.stdout], [], [], START_SECONDS)
    if not ready or f":{port}/" not in server.stdout.readline():
        return False
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=START_SECONDS) as answer:
        return bool(answer.status == 200)


@pytest.mark.parametrize("name", ["compose.proxy.yaml", "compose.caddy.yaml"])
def test_the_server_is_confined(name: str) -> None:
    game = services(name)["game"]
    assert game["read_only"] is True
    assert game["cap_drop"] == ["ALL"]
    assert game["security_opt"] == ["no-new-privileges:true"]
    volumes = game["volumes"]
    assert isinstance(volumes, list)
    (volume,) = map(str, volumes)
    assert volume.endswith(":/data")
    data = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    assert volume.partition(":")[0] in data["volumes"]


@pytest.mark.parametrize("name", ["compose.proxy.yaml", "compose.caddy.yaml"])
def test_compose_looks_after_the_health_of_images_that_have_no_check_of_their_own(name: str) -> None:
    """Podman leaves it out of its images, unless it is told to write them in Docker's format."""
    (check,) = last("HEALTHCHECK")
    options, _, command = check.partition(" CMD ")
    game = services(name)["game"]["healthcheck"]
    assert isinstance(game, dict)
    assert game["test"] == ["CMD", *json.loads(command)]
    said = dict(option.removeprefix("--").split("=") for option in options.split())
    assert {key.replace("_", "-"): value for key, value in game.items() if key != "test"} == said


def test_only_caddy_is_open_to_the_world_and_no_password_is_given() -> None:
    whole = services("compose.caddy.yaml")
    assert [name for name, each in whole.items() if "ports" in each] == ["caddy"]
    assert services("compose.proxy.yaml")["game"]["ports"] == ["127.0.0.1:8420:8420"]
    text = (FOLDER / "compose.caddy.yaml").read_text(encoding="utf-8")
    passwords = re.findall(r"\$\{POSTGRES_PASSWORD(:\?)?", text)
    assert passwords == [":?"] * 2, "without a password it does not start"
    assert whole["game"]["depends_on"] == {"store": {"condition": "service_healthy"}}


@pytest.mark.skipif(shutil.which("caddy") is None, reason="*** THE CADDYFILE IS NOT CHECKED: there is no caddy here")
def test_caddy_understands_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(FOLDER / "Caddyfile")]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={**os.environ, "DOMAIN": "localhost"}, check=False
    )
    assert done.returncode == 0, done.stderr
