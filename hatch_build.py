"""Compile the engine with mypyc while the wheel is built; without a compiler stay pure Python."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "rules/worlds.py",
    "rules/asking/circle.py",
    "rules/asking/hands.py",
    "rules/asking/knowledge.py",
    "rules/asking/said.py",
    "rules/asking/state.py",
    "games/portrait_authors/knowledge.py",
    "games/portrait_authors/state.py",
    "games/household_words/spreads.py",
    "words/finder.py",
    "games/logomachy/letters.py",
    "games/logomachy/rounds.py",
    "games/logomachy/terms.py",
    "games/logomachy/builds.py",
    "games/logomachy/deal.py",
    "games/logomachy/legal.py",
    "games/logomachy/checks.py",
    "games/logomachy/counting.py",
    "games/logomachy/view.py",
    "games/logomachy/state.py",
    "games/logomachy/belief.py",
    "games/logomachy/notation.py",
    "bots/asking/ledger.py",
    "bots/asking/caller.py",
    "bots/asking/walking.py",
    "bots/asking/playing.py",
    "bots/stacking/ledger.py",
    "bots/stacking/playing.py",
    "bots/spreads/style.py",
    "bots/spreads/table.py",
    "bots/logomachy/pools.py",
    "bots/logomachy/position.py",
    "bots/logomachy/policy.py",
)

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(name="parlor", ext_modules=mypycify(sys.argv.pop().split(","), opt_level="3"))
"""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, or say in one line why not."""
        if version == "editable" or os.environ.get("PARLOR_PURE"):
            return
        built = Path(tempfile.mkdtemp(prefix="parlor-build-"))
        work = built / "src"
        shutil.copytree(Path(self.root) / "src", work, ignore=shutil.ignore_patterns("*.so"))
        paths = ",".join(f"parlor/{name}" for name in COMPILED)
        command = [sys.executable, "-c", SETUP, "build_ext", "--inplace", "--parallel", "2", paths]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True)
        made = [*work.glob("*.so"), *(work / "parlor").rglob("*.so")]
        if done.returncode or not made:
            lines = (done.stdout + done.stderr).strip().splitlines()
            self.app.display_warning(f"parlor stays pure Python: {lines[-1] if lines else '?'}")
            if os.environ.get("PARLOR_MUST_COMPILE"):
                raise SystemExit("\n".join(lines[-40:]))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in made:
            build_data["force_include"][str(file)] = str(file.relative_to(work))
