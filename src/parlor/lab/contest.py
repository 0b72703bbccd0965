"""Side by side: each contestant in a process of its own, measured by turns, medians kept."""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Self

from parlor.rules.errors import BadInput

PURE = "pure Python"  # as parlor.engine() says


class Row(NamedTuple):
    """One comparison: our loop, the peer's, and the bars for both ways to run ours."""

    title: str
    unit: str
    ours: str
    peer: str
    compiled_bar: float | None = None
    pure_bar: float | None = None


class Result(NamedTuple):
    """Median rates of a row; a way that cannot run here is None."""

    row: Row
    peer: float
    compiled: float | None
    pure: float

    def ratio(self, rate: float | None) -> float | None:
        """How many times the peer's rate."""
        return None if rate is None else rate / self.peer


class Opening(NamedTuple):
    """What the first question to a list costs in a fresh process: medians."""

    list: str
    engine: str
    ms: float
    cpu_ms: float  # of them at work; the rest went to other processes
    mb: float | None  # growth by the first question
    large_mb: float | None  # and after one about a pool of twenty
    ms_bar: float
    mb_bar: float | None


def environment(pure: bool) -> dict[str, str]:
    """This process's environment, to run compiled modules or only sources."""
    env = {k: v for k, v in os.environ.items() if k != "PARLOR_PURE"}
    return env | {"PARLOR_PURE": "1"} if pure else env


class Worker:
    """A process that runs loops when asked; `pure` runs our sources uncompiled."""

    def __init__(self, pure: bool) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlor.lab.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(pure),
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


def openings(
    bars: Mapping[str, tuple[float, float | None]],
    rounds: int = 5,
    progress: Callable[[], object] = lambda: None,
) -> list[Opening]:
    """Ask every list its first question in fresh processes, by turns, `rounds` times."""
    with Worker(pure=False) as worker:
        ways = [worker.engine] if worker.engine == PURE else [worker.engine, PURE]
    asked: dict[tuple[str, str], list[dict[str, float | None]]] = {}
    for _ in range(rounds):
        for name in bars:
            for way in ways:
                done = subprocess.run(
                    [sys.executable, "-m", "parlor.lab.word_loops", name],
                    capture_output=True,
                    text=True,
                    env=environment(way == PURE),
                )
                if done.returncode:
                    raise BadInput(f"the first question to {name} failed in a fresh process")
                asked.setdefault((name, way), []).append(json.loads(done.stdout))
            progress()
    return [
        Opening(
            name,
            way,
            _median(answers, "ms") or 0.0,
            _median(answers, "cpu_ms") or 0.0,
            _median(answers, "mb"),
            _median(answers, "large_mb"),
            *bars[name],
        )
        for (name, way), answers in asked.items()
    ]


def _median(answers: list[dict[str, float | None]], what: str) -> float | None:
    values = [value for answer in answers if (value := answer[what]) is not None]
    return statistics.median(values) if values else None


ENGINE = (
    Row("household-words asking, 4 seats", "decisions/s", "asking", "go_fish", 2.0, 1.0),
    Row("household-words spreads, 2 seats", "decisions/s", "spreads", "gin_rummy", 10, 3),
    Row("portrait-authors full, 4 seats", "decisions/s", "full", "go_fish", 1.5, 0.7),
    Row("logomachy wright-1874, 2 seats", "deals/s", "logomachy", "naive", 1500, 500),
)

POOL_BARS: dict[int, tuple[float | None, float | None]] = {
    1: (None, 1),
    2: (None, 1),
    4: (4, 1),
    6: (None, 1),
    8: (4, 1),
    12: (2, None),
}
WORDS = tuple(
    Row(f"{name}, pool of {pool}", "answers/s", f"ours {name} {pool}", f"dawg2 {name} {pool}", *bar)
    for name in ("parlor", "grand")
    for pool, bar in POOL_BARS.items()
) + tuple(
    Row(f"{name}, pool of 4", "answers/s", f"ours {name} 4", f"naive {name} 4", 5000)
    for name in ("parlor", "grand")
)
OPENING_BARS = {"parlor": (60.0, None), "grand": (200.0, 40.0)}  # ms, MB
