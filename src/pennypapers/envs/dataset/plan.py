"""What a dataset is made of; with the version of the package it decides every value."""

from __future__ import annotations

import shlex
from dataclasses import dataclass

from ...notation.layout import reference
from ...rules.library import SIDES
from ...simulation.jobs import Job


@dataclass(frozen=True)
class Plan:
    """The games 0 to `games` − 1 of a job."""

    job: Job
    games: int
    playouts: int
    """How often each position is played on to estimate its stars; 0 leaves the estimates out."""

    @property
    def command(self) -> str:
        """The line that writes the same dataset again; a layout of one's own is read from its file."""
        job, layout = self.job, reference(self.job.layout)
        words = ["pennypapers", "dataset", "write", job.adventure, "--games", str(self.games), "--bot", job.bot]
        words += ["--seed", str(job.seed), "--players", str(job.players)]
        words += ["--playouts", str(self.playouts)] if self.playouts else ["--no-expected"]
        if layout != SIDES[0]:
            words += ["--layout", layout]
        if str(job.house):
            words += ["--house", str(job.house)]
        return shlex.join(words)
