"""Environments for research: Gymnasium, vectors of games on the kernels, PettingZoo, and plain text.

Importing this package registers an environment for each adventure, named after it: `pennypapers/Temple-v0`. It needs
the extra `gym`; `pennypapers.envs.text` needs nothing but Python.
"""

from __future__ import annotations

from importlib.util import find_spec

from ..rules.library import ADVENTURES

VERSION = 0
"""The version in the ids. It goes up whenever the same seed and actions would give another game or other arrays."""


def env_id(key: str) -> str:
    """The id under which the environment of an adventure is registered."""
    return f"pennypapers/{key.capitalize()}-v{VERSION}"


def _register() -> None:
    from gymnasium.envs.registration import register, registry

    for key in ADVENTURES:
        if env_id(key) not in registry:
            register(
                env_id(key),
                entry_point="pennypapers.envs.single:PennyPapersEnv",
                vector_entry_point="pennypapers.envs.vector:PennyPapersVectorEnv",
                kwargs={"adventure": key},
            )


if find_spec("gymnasium") is not None:
    _register()
