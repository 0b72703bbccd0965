"""The command `parlor`: its options, and one clear sentence when something is wrong.

What a command does is in `parlor.commands`, read when it is called.
"""

import io
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import parlor
from parlor.play.record import reason_of
from parlor.rules.errors import BadInput, ParlorError

WRONG = 2  # exit code of bad input
LONGEST = 500


class House(TyperGroup):
    """Turns every refusal into one sentence on standard error and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its exit code."""
        try:
            code = super().main(
                args, prog_name or "parlor", complete_var, False, windows_expand_args, **extra
            )
            sys.stdout.flush()
        except typer.TyperException as wrong:
            code = _refuse(wrong.format_message())
        except ParlorError as wrong:
            code = _refuse(str(wrong))
        except typer.Abort:
            code = 0
        except BrokenPipeError:
            code = 1
            _print_no_more()
        except OSError as wrong:
            what = (
                f"{wrong.filename} cannot be used" if wrong.filename else "nothing can be printed"
            )
            code = _refuse(f"{what}: {reason_of(wrong)}")
            _print_no_more()
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _print_no_more() -> None:
    sys.stdout = io.StringIO()


def _refuse(sentence: str) -> int:
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(sentence.split()))
    print(f"parlor: {line if len(line) <= LONGEST else line[:LONGEST] + '...'}", file=sys.stderr)
    return WRONG


app = typer.Typer(
    cls=House,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="The lost parlor card games, playable again.",
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="As `parlor games` lists them.")]
EditionId = Annotated[str | None, typer.Option("--edition", help="The first if not given.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Rules = Annotated[
    list[str] | None, typer.Option("--rule", metavar="NAME=VALUE", help="A house rule.")
]
Words = Annotated[str | None, typer.Option("--words", help="The word list to play by.")]
Deals = Annotated[int | None, typer.Option("--deals", min=1, help="Just so many deals.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of parlor.")]


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
    json: AsJson = False,
) -> None:
    """The lost parlor card games, playable again."""
    if json and not version:
        raise BadInput("--json stands after the command, as in parlor games --json")
    if version:
        if json:
            from parlor.commands.speaking import print_json

            print_json({"version": parlor.__version__, "engine": parlor.engine()})
        else:
            print(f"parlor {parlor.__version__} ({parlor.engine()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from parlor.commands.welcoming import sit, welcome

        raise typer.Exit(welcome(sit))


@app.command()
def games(json: AsJson = False) -> None:
    """List the games with their editions and seats."""
    from parlor.commands.listing import list_games

    list_games(json)


@app.command()
def rules(
    game: GameId,
    edition: EditionId = None,
    clause: Annotated[str | None, typer.Option("--clause", help="One clause or ruling.")] = None,
    json: AsJson = False,
) -> None:
    """Read the rules of a game, or one clause of them."""
    from parlor.commands.listing import show_rules

    show_rules(game, edition, clause, json)


@app.command()
def simulate(
    game: GameId,
    edition: EditionId = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same games.")] = "1",
    rule: Rules = None,
    words: Words = None,
    deals: Deals = None,
    players: Annotated[str, typer.Option("--players", help="random or simple.")] = "random",
    records: Annotated[Path | None, typer.Option("--records", help="Save every game.")] = None,
    json: AsJson = False,
) -> None:
    """Play many games at speed and tell what came of them."""
    from parlor.commands.choosing import chosen_game
    from parlor.commands.simulating import simulate

    chosen = chosen_game(game, edition, seats, rule or (), words)
    finished = simulate(
        chosen,
        games=games,
        seed=seed,
        players=players,
        deals=deals,
        records=records,
        as_json=json,
    )
    if not finished:
        raise typer.Exit(130)


@app.command()
def replay(
    file: RecordFile,
    deal: Annotated[int | None, typer.Option("--deal", help="Only this deal.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="As this seat saw it.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait after every move.")] = False,
    json: AsJson = False,
) -> None:
    """Show a record move by move."""
    from parlor.commands.replaying import replay_file

    replay_file(file, deal, seat, step, json)


@app.command()
def verify(file: RecordFile, json: AsJson = False) -> None:
    """Prove every move of a record lawful and its score right."""
    from parlor.commands.replaying import verify_file

    verify_file(file, json)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    edition: EditionId = None,
    seats: Seats = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="The same seed, the same cards.")
    ] = None,
    rule: Rules = None,
    words: Words = None,
    deals: Deals = None,
    names: Annotated[str | None, typer.Option("--names", help="With commas; yours first.")] = None,
    against: Annotated[
        str | None, typer.Option("--against", help="As visitor, or champion,collector.")
    ] = None,
    think: Annotated[float, typer.Option("--think", help="Seconds a champion may think.")] = 1.0,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a record.")] = None,
) -> None:
    """Play at the prompt against company of your choice."""
    from parlor.bots.player import Budget
    from parlor.commands import welcoming

    budget = Budget(seconds=think)
    if resume is not None:
        chosen = {"GAME": game, "--edition": edition, "--seats": seats, "--rule": rule}
        chosen |= {"--words": words, "--deals": deals, "--names": names}
        chosen |= {"--against": against}
        if again := [name for name, value in chosen.items() if value]:
            raise BadInput(f"a game that goes on keeps its table: no {', '.join(again)} there")
        raise typer.Exit(welcoming.go_on(resume, save, seed, budget))
    sit = partial(
        welcoming.sit,
        edition=edition,
        seats=seats,
        seed=seed,
        rules=rule or (),
        words=words,
        deals=deals,
        names=names,
        against=against,
        budget=budget,
        save=save,
    )
    raise typer.Exit(welcoming.welcome(sit) if game is None else sit(game))


@app.command()
def word(
    word: Annotated[str, typer.Argument(metavar="WORD", help="In capitals or not.")],
    list: Annotated[str, typer.Option("--list", help="The word list to judge by.")] = "parlor",
    packs: Annotated[int, typer.Option("--packs", help="One pack of cards, or two.")] = 1,
    json: AsJson = False,
) -> None:
    """Say whether a word counts and why; exit code 0 for yes, 1 for no."""
    from parlor.commands.wording import judge_word

    if not judge_word(word, list, packs, json):
        raise typer.Exit(1)


@app.command()
def find(
    hand: Annotated[str, typer.Option("--hand", metavar="LETTERS", help="Your cards.")],
    pool: Annotated[str, typer.Option("--pool", metavar="LETTERS", help="The cards on the table.")],
    words: Annotated[str, typer.Option("--list", help="The word list to search.")] = "parlor",
    json: AsJson = False,
) -> None:
    """Find every trick, with its cards, prizes and sweep, the best first."""
    from parlor.commands.finding import find

    find(hand, pool, words, json)


@app.command()
def coach(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="Only this player.")] = None,
    simulations: Annotated[
        int, typer.Option("--simulations", min=50, help="A decision; more is surer.")
    ] = 600,
    every: Annotated[bool, typer.Option("--all", help="Every decision that lost.")] = False,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same lesson.")] = "coach",
    json: AsJson = False,
) -> None:
    """Tell what each decision of a record was worth against the best."""
    from parlor.bots.player import Budget
    from parlor.commands.coaching import coach_file

    budget = Budget(simulations=simulations)
    if not coach_file(file, seat, budget, seed, every, json):
        raise typer.Exit(130)


@app.command()
def arena(
    players: Annotated[
        list[str], typer.Argument(metavar="A B [C D]", help="As champion, champion:0.5s, greedy.")
    ],
    game: Annotated[str, typer.Option("--game", help="As `parlor games` lists them.")],
    edition: EditionId = None,
    seats: Seats = None,
    deals: Annotated[int, typer.Option("--deals", min=1, help="At least so many.")] = 400,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same packs.")] = "arena",
    cores: Annotated[int | None, typer.Option("--cores", min=1, help="All if not given.")] = None,
    rule: Rules = None,
    words: Words = None,
    json: AsJson = False,
) -> None:
    """Let players meet on mirrored deals, and rate them."""
    from parlor.commands.choosing import chosen_game
    from parlor.commands.contending import contend, fitting_seats

    seats = seats or fitting_seats(game, edition, len(players))
    chosen = chosen_game(game, edition, seats, rule or (), words)
    if not contend(chosen, players, deals=deals, seed=seed, cores=cores, as_json=json):
        raise typer.Exit(130)


bench = typer.Typer(help="Measure beside the peers, in one run.", no_args_is_help=True)
app.add_typer(bench, name="bench")


@bench.command()
def engine(
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Medians of so many.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="A measurement.")] = 1.0,
    json: AsJson = False,
) -> None:
    """The speed of the rules: our games and their peers by turns."""
    from parlor.commands.benching import bench_engine

    bench_engine(rounds, seconds, json)


@bench.command("words")
def bench_finder(
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Medians of so many.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="A measurement.")] = 0.3,
    json: AsJson = False,
) -> None:
    """The speed of the finder beside dawg2 and a naive loop, and the cost of opening a list."""
    from parlor.commands.benching import bench_words

    bench_words(rounds, seconds, json)


@bench.command("strength")
def bench_strength(
    which: Annotated[str, typer.Argument(help="ladder, bars, ceiling or all.")] = "all",
    only: Annotated[str, typer.Option("--only", help="Pairings with this in their title.")] = "",
    deals: Annotated[int, typer.Option("--deals", min=2, help="A pairing, at least.")] = 400,
    cores: Annotated[int | None, typer.Option("--cores", min=1, help="All if not given.")] = None,
    keep: Annotated[Path | None, typer.Option("--keep", help="Go on with this file.")] = None,
    json: AsJson = False,
) -> None:
    """How strong the players are, pairing by pairing, beside their bars."""
    from parlor.commands.proving import prove_strength

    if not prove_strength(which, only, deals, cores, keep, json):
        raise typer.Exit(130)


@bench.command("clock")
def bench_clock(
    moves: Annotated[int, typer.Option("--moves", min=1, help="A game and clock.")] = 5,
    json: AsJson = False,
) -> None:
    """Whether the champion keeps its clock at 0.1, 1 and 5 seconds."""
    from parlor.commands.proving import prove_clock

    prove_clock(moves, json)


def main() -> None:
    """Open the house; signs that a terminal cannot show or send are replaced."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed
            setattr(sys, name, io.StringIO())
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
