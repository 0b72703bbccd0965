"""Write the rulebook pages of the documentation from every game's rulebook.toml.

python scripts/build_docs.py [FOLDER]     FOLDER is docs/rulebooks if not given
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from parlor.games import games
from parlor.play.law import rulebook_of
from parlor.rules.editions import Edition, Switch, switches, values
from parlor.rules.game import Definition
from parlor.rules.rulebook import Clause, Rulebook, Ruling, Source

FOLDER = Path(__file__).parents[1] / "docs" / "rulebooks"
SHARES_A_PAGE = {"HW0": "HW1"}  # a source whose clauses stand on another's page
LABELS = {"seed": "attested", "public": "public", "ours": "ours"}
MARKS = (
    '<span class="mark attested">attested</span> is printed in a rulebook; '
    '<span class="mark public">public</span> is known from the source it names; '
    '<span class="mark ours">ours</span> is decided here, with a reason.'
)
SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")


def main(folder: Path) -> None:
    """Write every page."""
    for path, text in pages():
        page = folder / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")


def pages() -> Iterator[tuple[str, str]]:
    """Every page: its path below docs/rulebooks and its Markdown."""
    for game in games():
        shelf = Shelf(game)
        for name, sources in shelf.pages.items():
            yield f"{game.id}/{name}.md", shelf.source_page(sources)
        yield f"{game.id}/rulings.md", shelf.rulings_page()
    yield "editions.md", editions_page()


class Shelf:
    """The pages of one game, which link to each other."""

    def __init__(self, game: Definition) -> None:
        self.game = game
        self.book: Rulebook = rulebook_of(game.id)
        self.pages: dict[str, list[Source]] = {}
        for source in self.book.sources.values():
            page = SHARES_A_PAGE.get(source.id, source.id).lower()
            self.pages.setdefault(page, []).append(source)
        ids = sorted([*self.book.clauses, *self.book.rulings], key=len, reverse=True)
        self.cited = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, ids))})(?![\w])")

    def address(self, id: str) -> str:
        """Where a clause or ruling stands, from another page of this game."""
        entry = self.book.find(id)
        if isinstance(entry, Clause):
            source = self.book.source_of(entry)
            assert source is not None, id
            page = SHARES_A_PAGE.get(source.id, source.id).lower()
        else:
            page = "rulings"
        return f"{page}.md#{id.lower()}"

    def link(self, id: str) -> str:
        """A clause or ruling by its number."""
        return f"[{id}]({self.address(id)})"

    def text(self, plain: str) -> str:
        """Our words as Markdown, with the numbers in them linked."""
        return self.cited.sub(lambda found: self.link(found[1]), escaped(plain))

    def source_page(self, sources: list[Source]) -> str:
        """Every clause of a sheet."""
        lines = [f"# {sources[-1].title}", ""]
        for source in sources:
            if len(sources) > 1:
                lines += [f"**{escaped(source.title)}.**"]
            year = f" ({source.year})" if source.year else ""
            lines += [f"{escaped(source.about)} {ended(source.credit)}{year}", ""]
        followed = dict.fromkeys(edition for source in sources for edition in source.editions)
        lines += [f"Played in: {', '.join(map(edition_link, followed))}.", ""]
        lines += [MARKS, "", "The words are ours; “In print” gives the few by which to find"]
        lines += ["the place in the original. A rule is enforced by the engine; advice is not.", ""]
        for clause in self.book.clauses.values():
            if self.book.source_of(clause) in sources:
                lines += self.clause(clause)
        return "\n".join(lines)

    def clause(self, clause: Clause) -> Iterator[str]:
        """One clause with its rulings and its switch."""
        yield from (f"## {clause.id} {{#{clause.id.lower()}}}", "")
        yield from (f"{self.text(clause.says)} {mark('attested')} {kind(clause.kind)}", "")
        yield f"- In print: “{escaped(clause.find)}”"
        if clause.only:
            yield f"- Only in: {', '.join(map(edition_link, clause.only))}"
        if clause.note:
            yield f"- {self.text(clause.note)}"
        for id in clause.rulings:
            ruling = self.book.rulings[id]
            yield f"- {self.link(id)} {self.text(ruling.asks)} {mark(LABELS[ruling.label])}"
        yield ""
        yield from self.switch(clause.switch, clause.values)

    def rulings_page(self) -> str:
        """Every ruling on the game."""
        lines = [f"# Rulings: {self.book.title}", ""]
        lines += ["Where the sheets are silent, or two of them differ, somebody has to decide.", ""]
        lines += [MARKS, "", "A ruling with a switch can be set otherwise at any table: see"]
        lines += ["[house rules](../../guide/house-rules.md).", ""]
        for ruling in self.book.rulings.values():
            lines += self.ruling(ruling)
        return "\n".join(lines)

    def ruling(self, ruling: Ruling) -> Iterator[str]:
        """One ruling with its reason, its clauses and its switch."""
        yield from (f"## {ruling.id} {{#{ruling.id.lower()}}}", "")
        yield f"**{self.text(ruling.asks)}** {self.text(ruling.answer)}"
        yield from (mark(LABELS[ruling.label]), "")
        yield f"- Because: {self.text(ruling.because)}"
        if ruling.source:
            yield f"- Source: {escaped(ruling.source)}"
        yield f"- On: {', '.join(map(self.link, ruling.clauses))}"
        yield ""
        yield from self.switch(ruling.switch, ruling.values)

    def switch(self, name: str, means: Mapping[str, str]) -> Iterator[str]:
        """The values of a switch and the editions that use each."""
        if not name:
            return
        yield from (f"| `{name}` | means | printed editions |", "|---|---|---|")
        for value, meaning in means.items():
            if value == "number":
                users = [
                    f"{edition_link(e.id)} ({values(e)[name]})"
                    for e in self.game.editions
                    if name in values(e)
                ]
                value = "a number"
            else:
                users = [
                    edition_link(e.id)
                    for e in self.game.editions
                    if str(values(e).get(name)) == value
                ]
                value = f"`{value}`"
            yield f"| {value} | {self.text(meaning)} | {', '.join(users) or '-'} |"
        yield ""


def editions_page() -> str:
    """Every edition with all its switches and where they stand."""
    lines = ["# Editions", "", "Every edition with all its switches as it is played when nobody"]
    lines += ["says otherwise. **Bold**: not what is usual in this game. A house rule sets a"]
    lines += ["switch otherwise: [how](../guide/house-rules.md).", ""]
    for game in games():
        shelf = Shelf(game)
        lines += [f"## {escaped(game.title)} ({game.year}) {{#{game.id}}}", ""]
        for edition in game.editions:
            lines += edition_entry(shelf, edition)
    return "\n".join(lines)


def edition_entry(shelf: Shelf, edition: Edition) -> Iterator[str]:
    """One edition as a table."""
    low, high = edition.seats
    yield from (f"### {edition.id} {{#{edition.id}}}", "")
    sheets = dict.fromkeys(
        SHARES_A_PAGE.get(source.id, source.id)
        for clause in shelf.book.binding(edition.id)
        if (source := shelf.book.source_of(clause)) is not None
    )
    links = ", ".join(
        f"[{shelf.book.sources[id].title}]({shelf.game.id}/{id.lower()}.md)" for id in sheets
    )
    yield f"{escaped(edition.title)}, {low} to {high} seats, usually {edition.usual_seats}."
    yield from (f"Printed in: {links}.", "")
    yield from ("| switch | stands at | may be | decided by |", "|---|---|---|---|")
    for switch in switches(edition):
        value = f"`{getattr(edition, switch.name)}`"
        if getattr(edition, switch.name) != switch.choices[0]:
            value = f"**{value}**"
        answers = f"[{switch.answers}]({shelf.game.id}/{shelf.address(switch.answers)})"
        yield f"| `{switch.name}` | {value} | {choices(switch)} | {answers} |"
    yield ""


def choices(switch: Switch) -> str:
    """What a switch may be set to."""
    if switch.at_least is not None:
        return switch.offered
    return ", ".join(f"`{choice}`" for choice in switch.choices)


def edition_link(id: str) -> str:
    """An edition, from a page of a game."""
    return f"[`{id}`](../editions.md#{id})"


def mark(label: str) -> str:
    """Attested, public or ours, told apart."""
    return f'<span class="mark {label}">{label}</span>'


def kind(name: str) -> str:
    """Rule, advice or advertisement."""
    return f'<span class="kind">{name}</span>'


def escaped(plain: str) -> str:
    """Plain words as Markdown."""
    return SPECIAL.sub(r"\\\1", plain)


def ended(sentence: str) -> str:
    """A credit that closes with a full stop."""
    return escaped(sentence) if sentence.endswith(".") else f"{escaped(sentence)}."


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
