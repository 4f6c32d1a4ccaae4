"""Real proxies in front of a server, with the very configuration that docs/running-it.md shows, and a certificate of
our own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from pennypapers.server.addresses import listen

GUIDE = Path(__file__).parents[3] / "docs" / "running-it.md"
CADDY = re.compile(r"^```caddy\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL)
NGINX = re.compile(r"^```nginx\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL)
SERVER = "127.0.0.1:8420"
"""Where the guide's server listens."""
START_SECONDS = 60.0


def missing(*programs: str) -> list[str]:
    return [name for name in programs if shutil.which(name) is None]


@dataclass(frozen=True)
class Certificate:
    """A certificate for `localhost` that nobody but its own clients trusts."""

    chain: Path
    key: Path

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.chain)


def make_certificate(folder: Path) -> Certificate:
    made = Certificate(folder / "certificate.pem", folder / "key.pem")
    new = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    subprocess.run(
        ["openssl", *new, *names, "-out", made.chain, "-keyout", made.key], check=True, capture_output=True, timeout=60
    )
    return made


def caddy_file(site: str, port: int, server: int, made: Certificate) -> str:
    """The guide's site, at a port of this computer, with our certificate."""
    (text,) = [found["text"] for found in CADDY.finditer(GUIDE.read_text(encoding="utf-8")) if site in found["text"]]
    first, _, rest = text.partition("\n")
    assert first.endswith("{")
    options = "{\n    admin off\n    auto_https disable_redirects\n    skip_install_trust\n}\n"
    here = f"https://localhost:{port} {{\n    bind 127.0.0.1\n    tls {made.chain} {made.key}\n"
    return options + here + rest.replace(SERVER, f"127.0.0.1:{server}")


def nginx_file(site: str, port: int, server: int, made: Certificate, folder: Path) -> str:
    (text,) = [found["text"] for found in NGINX.finditer(GUIDE.read_text(encoding="utf-8")) if site in found["text"]]
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;").replace(SERVER, f"127.0.0.1:{server}")
    text = re.sub(r"server_name [^;]+;", "server_name localhost;", text)
    text = re.sub(r"ssl_certificate +[^;]+;", f"ssl_certificate {made.chain};", text)
    text = re.sub(r"ssl_certificate_key +[^;]+;", f"ssl_certificate_key {made.key};", text)
    user = "user root;\n" if os.geteuid() == 0 else ""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"    {kind}_temp_path {folder / kind};\n" for kind in kinds)
    head = f"{user}daemon off;\npid {folder / 'nginx.pid'};\nerror_log stderr;\nevents {{}}\n"
    return f"{head}http {{\n    access_log off;\n{places}{text}}}\n"


@contextmanager
def running_proxy(name: str, site: str, server: int, made: Certificate, folder: Path) -> Iterator[int]:
    """nginx or Caddy, with the guide's configuration in which `site` stands; yields its port, which speaks TLS."""
    with closing(listen("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    if name == "caddy":
        written = folder / "Caddyfile"
        written.write_text(caddy_file(site, port, server, made))
        command = ["caddy", "run", "--config", str(written), "--adapter", "caddyfile"]
    else:
        written = folder / "nginx.conf"
        written.write_text(nginx_file(site, port, server, made, folder))
        command = ["nginx", "-c", str(written), "-p", str(folder), "-e", "stderr"]
    with _process(command, folder) as process:
        _wait(port, process, folder)
        yield port


@contextmanager
def _process(command: Sequence[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=home)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(START_SECONDS)


def _wait(port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until the proxy takes connections; it opens its port only then."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), START_SECONDS).close()
        except ConnectionRefusedError:
            said = (folder / "proxy.log").read_text(errors="replace")
            assert process.poll() is None, f"the proxy did not start: {said}"
            assert time.monotonic() < until, f"the proxy takes no connections: {said}"
            time.sleep(0.02)
        else:
            return
