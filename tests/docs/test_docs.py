"""The documentation: it builds, every clause has its place in it, and its examples are true.

`python -m tests.docs.test_docs` writes the console examples anew.
"""

import doctest
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import parlor
from parlor.play.law import rulebook_of

ROOT = Path(__file__).parents[2]
PAGES = {
    str(page.relative_to(ROOT)): page
    for page in [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md"]
    if page.parent == ROOT / "docs/rulebooks" or "rulebooks" not in page.parts
}
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PROMPT = "Your move> "
MEASURED = re.compile(r"^((?:time|speed) +)[\d.,]+", re.MULTILINE)
FROM_ELSEWHERE = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*[\"'](?:https?:)?//[^>]*>")


def pages_with(sign: str) -> list[str]:
    return [name for name, page in PAGES.items() if sign in page.read_text("utf-8")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built in a copy of what a fresh clone has."""
    copy = tmp_path_factory.mktemp("docs")
    shutil.copy(ROOT / "mkdocs.yml", copy)
    for name, page in PAGES.items():
        if page.is_relative_to(ROOT / "docs"):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(page, copy / name)
    shutil.copytree(ROOT / "docs/stylesheets", copy / "docs/stylesheets")
    run(["scripts/build_docs.py", str(copy / "docs/rulebooks")], ROOT)
    run(["-m", "mkdocs", "build", "--strict"], copy)
    return copy / "site"


def run(arguments: list[str], folder: Path) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def anchors(page: Path) -> set[str]:
    return set(re.findall(r'\bid="([^"]+)"', page.read_text("utf-8")))


@pytest.mark.parametrize("game", [game.id for game in parlor.games()])
def test_every_clause_and_ruling_has_an_anchor(site: Path, game: str) -> None:
    found = set[str]().union(*map(anchors, (site / "rulebooks" / game).glob("*.html")))
    book = rulebook_of(game)
    assert {id.lower() for id in [*book.clauses, *book.rulings]} <= found


def test_every_edition_has_an_anchor(site: Path) -> None:
    editions = {edition.id for game in parlor.games() for edition in game.editions}
    assert editions <= anchors(site / "rulebooks/editions.html")


def test_attested_public_and_ours_are_told_apart(site: Path) -> None:
    rulings = (site / "rulebooks/logomachy/rulings.html").read_text("utf-8")
    clauses = (site / "rulebooks/logomachy/l74.html").read_text("utf-8")
    assert '<span class="mark ours">ours</span>' in rulings
    assert '<span class="mark public">public</span>' in rulings
    assert clauses.count('<span class="mark attested">attested</span>') > 38
    styles = (site / "stylesheets/house.css").read_text("utf-8")
    assert all(f".mark.{label}" in styles for label in ("attested", "public", "ours"))


def test_the_site_asks_nothing_of_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not FROM_ELSEWHERE.findall(page.read_text("utf-8")), page
    assert not re.search(r"@import|//", (site / "stylesheets/house.css").read_text("utf-8"))


@pytest.mark.parametrize("name", pages_with(">>> "))
def test_python_examples_are_true(name: str) -> None:
    text = re.sub(r"^```.*$", "", PAGES[name].read_text("utf-8"), flags=re.MULTILINE)
    example = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
    assert not failed.failed, "".join(told)


@pytest.mark.parametrize("name", pages_with("```console"))
def test_console_examples_are_true(name: str, tmp_path: Path) -> None:
    written = CONSOLE.findall(PAGES[name].read_text("utf-8"))
    for old, new in zip(written, played(written, tmp_path), strict=True):
        checker = doctest.OutputChecker()
        assert checker.check_output(old, new, doctest.ELLIPSIS), f"{name} shows\n{old}\nnow\n{new}"


def played(written: list[str], folder: Path) -> list[str]:
    """The console examples of a page as they run now, one after the other in one folder."""
    return [
        "".join(
            at_the_console(command, folder) for command in re.split(r"^(?=\$ )", block, flags=re.M)
        )
        for block in written
    ]


def at_the_console(written: str, folder: Path) -> str:
    """A command, what is typed at its prompts, and all that it prints."""
    command, *lines = written.splitlines() or [""]
    if not command:
        return ""
    typed = [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]
    environment = {**os.environ, "COLUMNS": "76", "PYTHONUTF8": "1", "NO_COLOR": "1"}
    program, *arguments = shlex.split(command.removeprefix("$ "))
    assert program == "parlor", command
    done = subprocess.run(
        [sys.executable, "-m", "parlor", *arguments],
        input="".join(f"{line}\n" for line in typed),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment,
    )
    opening, *rest = done.stdout.split(PROMPT)
    assert len(rest) == len(typed), done.stdout
    shown = opening + "".join(f"{PROMPT}{t}\n{r}" for t, r in zip(typed, rest, strict=True))
    shown = MEASURED.sub(r"\1...", shown)
    return "".join(f"{line.rstrip()}\n" for line in [command, *shown.splitlines()])


def test_every_key_of_every_view_is_explained() -> None:
    reference = PAGES["docs/reference/api.md"].read_text("utf-8")
    for game in parlor.games():
        for edition in game.editions:
            view = parlor.game(game.id, edition.id).deal(random.Random(1)).view(0)
            for key in view:
                assert f"`{key}`" in reference, (game.id, edition.id, key)


def rewrite() -> None:
    """Put what the commands print today into the pages."""
    for name in pages_with("```console"):
        page = PAGES[name]
        text = page.read_text("utf-8")
        written = CONSOLE.findall(text)
        with tempfile.TemporaryDirectory() as folder:
            for old, new in zip(written, played(written, Path(folder)), strict=True):
                if not doctest.OutputChecker().check_output(old, new, doctest.ELLIPSIS):
                    text = text.replace(f"```console\n{old}```", f"```console\n{new}```")
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    rewrite()
