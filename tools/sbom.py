"""Writes a software bill of materials of what an extra installs, in CycloneDX's JSON.

    python tools/sbom.py [EXTRA] > pennypapers.cdx.json

Names, versions, licences and dependencies are those of the packages that are installed beside this program: run it in
an environment into which the wheel was installed. The same environment gives the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import sys
import uuid
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT, USUAL = "pennypapers", "all"
NAMESPACE = uuid.UUID("5f7d3f0c-2a0e-5d0f-8f5e-6b1a4d3c2e10")


def needed(found: Distribution, extras: set[str]) -> Iterator[tuple[str, set[str]]]:
    """The packages that a distribution requires here, each with its extras."""
    for line in found.requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield canonicalize_name(wanted.name), set(wanted.extras)


def closure(extra: str) -> dict[str, set[str]]:
    """All packages that the extra brings, this one first, each with those it needs; missing ones are left out."""
    graph: dict[str, set[str]] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(PROJECT, {extra})]
    while waiting:
        name, extras = waiting.pop()
        if (name, frozenset(extras)) in seen:
            continue
        seen.add((name, frozenset(extras)))
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        graph.setdefault(name, set())
        for other, its in needed(found, extras):
            if other != name:
                graph[name].add(other)
            waiting.append((other, its))
    return {name: others & graph.keys() for name, others in graph.items()}


def component(name: str) -> dict[str, object]:
    found = distribution(name)
    purl = f"pkg:pypi/{name}@{found.version}"
    data: dict[str, object] = {
        "type": "application" if name == PROJECT else "library",
        "bom-ref": purl,
        "name": name,
        "version": found.version,
        "purl": purl,
    }
    if summary := found.metadata["Summary"]:
        data["description"] = summary
    if licences := _licences(found):
        data["licenses"] = licences
    return data


def _licences(found: Distribution) -> list[dict[str, object]]:
    if expression := found.metadata["License-Expression"]:
        return [{"expression": expression}]
    names = [
        line.rsplit("::", 1)[1].strip() for line in found.metadata.get_all("Classifier") or () if "License ::" in line
    ]
    if not names and (text := found.metadata["License"]) and "\n" not in text:
        names = [text]
    return [{"license": {"name": name}} for name in sorted(names)]


def bill(extra: str = USUAL) -> dict[str, object]:
    graph = closure(extra)
    parts = {name: component(name) for name in sorted(graph)}
    me = parts.pop(PROJECT)
    refs = {name: f"pkg:pypi/{name}@{distribution(name).version}" for name in graph}
    contents: dict[str, object] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": me, "properties": [{"name": "pennypapers:extra", "value": extra}]},
        "components": list(parts.values()),
        "dependencies": [
            {"ref": refs[name], "dependsOn": sorted(refs[other] for other in graph[name])} for name in sorted(graph)
        ],
    }
    digest = hashlib.sha256(json.dumps(contents, sort_keys=True).encode()).hexdigest()
    return {"serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, digest)}", **contents}


if __name__ == "__main__":
    print(json.dumps(bill(*sys.argv[1:2]), indent=1, ensure_ascii=False))
