"""Side by side: each contestant in a process of its own, measured by turns, medians kept."""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple, Self

from parlor.rules.errors import BadInput


class Row(NamedTuple):
    """One comparison: our loop, the peer's, and the bars for both ways to run ours."""

    title: str
    unit: str
    ours: str
    peer: str
    compiled_bar: float
    pure_bar: float


class Result(NamedTuple):
    """Median rates of a row; a way that cannot run here is None."""

    row: Row
    peer: float
    compiled: float | None
    pure: float

    def ratio(self, rate: float | None) -> float | None:
        """How many times the peer's rate."""
        return None if rate is None else rate / self.peer


class Worker:
    """A process that runs loops when asked; `pure` runs our sources uncompiled."""

    def __init__(self, pure: bool) -> None:
        env = {k: v for k, v in os.environ.items() if k != "PARLOR_PURE"}
        if pure:
            env["PARLOR_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlor.lab.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        self.engine = str(self.ask("", 0))

    def ask(self, loop: str, seconds: float) -> float | str:
        """The rate of a loop; with no loop, how this worker runs the rules."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([loop, seconds]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BadInput(f"the benchmark worker stopped while it measured {loop or 'itself'}")
        answer = json.loads(line)
        if "error" in answer:
            raise BadInput(answer["error"])
        rate: float | str = answer["rate"]
        return rate

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        if self.process.stdin:
            self.process.stdin.close()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


def contest(
    rows: Iterable[Row],
    rounds: int = 5,
    seconds: float = 1.0,
    progress: Callable[[], object] = lambda: None,
) -> list[Result]:
    """Measure every row: peer, compiled and pure by turns, `rounds` times."""
    results = []
    with Worker(pure=False) as fast, Worker(pure=True) as plain:
        compiled = fast.engine == "compiled"
        for row in rows:
            rates: dict[str, list[float]] = {"peer": [], "compiled": [], "pure": []}
            for _ in range(rounds):
                rates["peer"].append(float(fast.ask(row.peer, seconds)))
                if compiled:
                    rates["compiled"].append(float(fast.ask(row.ours, seconds)))
                rates["pure"].append(float(plain.ask(row.ours, seconds)))
                progress()
            peer, pure = statistics.median(rates["peer"]), statistics.median(rates["pure"])
            fast_rate = statistics.median(rates["compiled"]) if compiled else None
            results.append(Result(row, peer, fast_rate, pure))
    return results


ENGINE = (
    Row("household-words asking, 4 seats", "decisions/s", "asking", "go_fish", 2.0, 1.0),
    Row("household-words spreads, 2 seats", "decisions/s", "spreads", "gin_rummy", 10, 3),
    Row("portrait-authors full, 4 seats", "decisions/s", "full", "go_fish", 1.5, 0.7),
    Row("logomachy wright-1874, 2 seats", "deals/s", "logomachy", "naive", 1500, 500),
)
