"""A record is saved whole, read with care, and replays to the same state."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.play import record as records
from parlor.play.match import Match
from parlor.play.record import Record
from parlor.play.replay import replay, resume, steps, verify
from parlor.play.table import Table
from parlor.words import WordList

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("household-words", {"seats": 3}),
    ("household-words", {"lucky_draw": "calls_again", "call_empty_hands": False}),
    ("household-words", {"edition": "spreads", "seats": 3, "target": 40}),
    ("portrait-authors", {}),
    ("portrait-authors", {"edition": "bank"}),
    ("portrait-authors", {"edition": "easy", "wrong_form": "loses_call"}),
    ("logomachy", {"seats": 2}),
    ("logomachy", {"edition": "party-book", "must_take": True}),
    ("logomachy", {"seats": 3, "dictionary": "vote", "words": ["AT", "EAT", "TEA"]}),
    ("logomachy", {"seats": 2, "points_count": "sweeps_at_once", "target": 7}),
]
IDS = [f"{id}-{'-'.join(map(str, options.values()))}" for id, options in TABLES]


def played(id: str, moves: int | None = None, seed: int = 5, **options: Any) -> Match:
    """A match played at random, to its end or for so many moves."""
    match = parlor.match(id, seed=seed, **options)
    rng = random.Random(seed)
    while not match.over and moves != 0:
        match.play(rng.choice(match.state.legal()))
        moves = None if moves is None else moves - 1
    return match


def views(table: Table) -> str:
    seats = [None, *range(table.match.game.seats)]
    return json.dumps([table.view(seat) for seat in seats])


@pytest.mark.parametrize(("id", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("moves", [None, 0, 37])
def test_record_replays_to_the_same_state(
    id: str, options: dict[str, Any], moves: int | None, tmp_path: Path
) -> None:
    table = Table(played(id, moves, **options), ["Ann", "Ben"])
    file = tmp_path / "game.json"
    Record.of(table).save(file)
    read = Record.load(file)
    assert read == Record.of(table)
    again = verify(read)
    assert views(again) == views(table)
    if "words" not in options:
        assert Record.of(again).to_json() == json.loads(file.read_text("utf-8"))
    assert again.match.winners == table.match.winners
    assert again.match.totals == table.match.totals


@pytest.mark.parametrize(("id", "options"), [table for table in TABLES if "words" not in table[1]])
def test_a_running_game_goes_on(id: str, options: dict[str, Any]) -> None:
    table = resume(Record.of(played(id, 21, **options)), random.Random(8))
    rng = random.Random(9)
    while not table.match.over:
        table.play(rng.choice(table.match.state.legal()))
    verify(Record.of(table))


def test_steps_stop_before_every_move() -> None:
    record = Record.of(played("household-words", seats=2))
    seen = []
    for step in steps(record):
        assert len(step.table.match.state.history()) == step.number - 1
        assert step.seat == step.table.match.state.turn
        seen.append(str(step.move))
    assert tuple(seen) == record.deals[0].moves


def logomachy(**options: Any) -> Record:
    words = WordList("parlor", ("AT", "EAT", "ICE", "IN", "NU", "ON", "TEA"))
    return Record.of(played("logomachy", seats=2, words=words, **options))


def test_r_l11_a_record_outlives_its_word_list() -> None:
    record = logomachy()
    assert record.words is not None
    assert record.words.digest != parlor.game("logomachy").word_list.digest  # type: ignore[attr-defined]
    assert set(record.words.judged.values()) == {True}
    assert verify(record).match.totals == record.totals


def test_a_misspelling_stays_one_when_the_list_has_learned_it() -> None:
    words = WordList("parlor", ("ZZ",))
    match = parlor.match("logomachy", seats=2, seed=1, words=words)
    state = match.state
    card, other = state.hand(state.turn)[0], state.view(None)["pool"][0]
    match.play(match.game.parse(state, f"take {card} {other + card}"))
    record = Record.of(match)
    assert record.words is not None
    assert record.words.judged == {other + card: False}
    again = verify(record)
    assert again.match.state.view(None) == match.state.view(None)
    going = resume(record)
    assert (other + card in going.match.game.words) is False  # type: ignore[attr-defined]
    assert "TEA" in going.match.game.words  # type: ignore[attr-defined]


def test_a_game_that_two_lists_have_judged_is_saved_and_goes_on() -> None:
    going = resume(Record.of(misjudged()))
    going.play(going.match.state.legal()[0])
    record = Record.of(going)
    assert record.words is not None
    assert record.words.digest == "several"
    assert views(verify(record)) == views(going)
    again = resume(record)
    assert views(again) == views(going)
    again.play(again.match.state.legal()[0])
    verify(Record.of(again))


def misjudged() -> Match:
    """A match in which a good word of today was played when the list did not have it yet."""
    today = parlor.game("logomachy").word_list  # type: ignore[attr-defined]
    for seed in range(50):
        match = parlor.match("logomachy", seats=2, seed=seed, words=WordList("parlor", ("ZZ",)))
        state = match.state
        for card in state.hand(state.turn):
            for other in state.view(None)["pool"]:
                if card + other in today:
                    match.play(match.game.parse(state, f"take {card} {card + other}"))
                    return match
    raise AssertionError("no such deal")


def test_a_missing_verdict_is_found() -> None:
    for match in (played("logomachy", seats=2), misjudged()):
        data = Record.of(match).to_json()
        word, _ = data["words"]["judged"].popitem()
        assert f"the verdict on '{word}' is missing" in refusal(data)


def test_must_take_is_not_judged_by_words_learned_later() -> None:
    assert verify(logomachy(must_take=True)).match.over


def test_a_game_with_an_own_list_cannot_go_on() -> None:
    record = Record.of(played("logomachy", 5, seats=2, words=["AT", "IN"]))
    verify(record)
    with pytest.raises(parlor.BadInput, match="the word list 'own' is not here"):
        resume(record)


def test_a_changed_verdict_is_found() -> None:
    data = Record.of(played("logomachy", seats=2)).to_json()
    word = next(iter(data["words"]["judged"]))
    data["words"]["judged"][word] = False
    assert word in refusal(data)


# writing


def test_nothing_is_overwritten_unless_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    record = Record.of(played("household-words", 3))
    with pytest.raises(parlor.BadInput, match="is there already"):
        record.save(file)
    assert file.read_text() == "mine"
    record.save(file, overwrite=True)
    assert Record.load(file) == record
    assert os.listdir(tmp_path) == ["game.json"]


def test_an_unwritable_folder_is_said_in_one_sentence(tmp_path: Path) -> None:
    record = Record.of(played("household-words", 3))
    with pytest.raises(parlor.BadInput, match="cannot be written: no such file"):
        record.save(tmp_path / "missing" / "game.json")
    (tmp_path / "file").write_text("")
    with pytest.raises(parlor.BadInput, match="cannot be written: not a directory"):
        record.save(tmp_path / "file" / "game.json")


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    record = Record.of(played("household-words", 3))
    record.save(file)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(records.os, "fsync", full)
    with pytest.raises(parlor.BadInput, match="cannot be written: no space left"):
        record.save(file, overwrite=True)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_link_stays_a_link_and_a_private_file_private(tmp_path: Path) -> None:
    record = Record.of(played("household-words", 3))
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    record.save(file)
    file.chmod(0o600)
    link.symlink_to("game.json")
    longer = Record.of(played("household-words", 4))
    longer.save(link, overwrite=True)
    assert link.is_symlink()
    assert Record.load(file) == longer
    assert file.stat().st_mode & 0o777 == 0o600


def test_breaking_off_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(records.os, "fsync", broken_off)
    with pytest.raises(KeyboardInterrupt):
        Record.of(played("household-words", 3)).save(tmp_path / "game.json")
    assert os.listdir(tmp_path) == []


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(parlor.BadInput, match="cannot be read: embedded null byte"):
        Record.load("\0")
    with pytest.raises(parlor.BadInput, match="cannot be written: embedded null byte"):
        Record.of(played("household-words", 3)).save("\0")


def test_where_there_are_no_hard_links_the_file_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(records.os, "link", refused)
    record = Record.of(played("household-words", 3))
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record
    assert os.listdir(tmp_path) == ["game.json"]


# reading what is damaged


def refusal(data: Any) -> str:
    """The sentence that refuses a record, or nothing."""
    from parlor.play.reading import read_record

    sentence = ""
    try:
        verify(read_record(json.dumps(data)))
    except parlor.BadInput as wrong:
        sentence = str(wrong)
    assert "\n" not in sentence
    return sentence


def finished() -> dict[str, Any]:
    return Record.of(
        Table(played("household-words", edition="spreads", seats=2, target=40))
    ).to_json()


def test_truncated_anywhere_it_is_refused(tmp_path: Path) -> None:
    text = json.dumps(finished(), indent=1)
    file = tmp_path / "cut.json"
    for end in range(0, len(text) - 1, 50):
        file.write_text(text[:end])
        with pytest.raises(parlor.BadInput, match=r"cut\.json: the file is"):
            Record.load(file)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00", "not text"),
        (b"[]", "not a record of parlor"),
        (b'{"moves": []}', "not a record of parlor"),
        (b'{"parlor_record": 2}', "version 2; parlor reads version 1"),
        (b'{"parlor_record": true}', "version True"),
        (b'{"parlor_record": NaN}', "beyond all use"),
        (b"[" * 100_000, "damaged|beyond all use"),
        (b'{"parlor_record": 1, "seats": ' + b"9" * 5000 + b"}", "beyond all use"),
    ],
)
def test_foreign_files_are_refused(content: bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "foreign.json"
    file.write_bytes(content)
    with pytest.raises(parlor.BadInput, match=sentence):
        Record.load(file)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(parlor.BadInput, match="cannot be read: no such file"):
        Record.load(tmp_path / "none.json")
    with pytest.raises(parlor.BadInput, match="cannot be read: is a directory"):
        Record.load(tmp_path)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            found += places(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(0, len(data), max(1, len(data) // 7)):
            found += places(data[index], (*path, index))
    return found


WRONG = [None, True, -1, 3.5, 10**30, "x", "call 1 Kettle", [], ["x"], {}, {"x": 1}]


# what no move can prove: who sat there, and whether the target was a house rule
UNPROVED = [("engine",), ("names", 0), ("names", 1), ("house_rules",), ("house_rules", "target")]


def test_no_flip_of_a_value_escapes_as_anything_but_a_sentence() -> None:
    text = json.dumps(finished())
    for path in places(json.loads(text)):
        for wrong in WRONG:
            data = json.loads(text)
            inner = data
            for key in path[:-1]:
                inner = inner[key]
            before = inner[path[-1]]
            if before == wrong:
                continue
            inner[path[-1]] = wrong
            sentence = refusal(data)
            harmless = path in UNPROVED and type(wrong) is type(before)
            assert sentence or harmless, (path, wrong)


def test_no_missing_or_foreign_field_escapes() -> None:
    text = json.dumps(finished())
    for path in places(json.loads(text)):
        data = json.loads(text)
        inner = data
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]
        assert refusal(data) or path in UNPROVED, path
    data = json.loads(text)
    data["cheat"] = 1
    assert "'cheat'" in refusal(data)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "there is no game 'chess'"),
        ("edition", "third", "has no edition 'third'"),
        ("edition", "", "has no edition ''"),
        ("house_rules", {"fairies": True}, "no house rule 'fairies'"),
        ("house_rules", {"seats": 3}, "no house rule 'seats'"),
        ("house_rules", {"target": 0}, "house rule target is a whole number from 1"),
        ("seats", 9, "entries for 9 seats"),
        ("words", {"name": "own", "digest": "", "judged": {}}, "no words are spelled"),
    ],
)
def test_unknown_names_are_named(field: str, value: Any, sentence: str) -> None:
    assert sentence in refusal({**finished(), field: value})


def test_an_unlawful_move_is_named_with_its_place_and_clause() -> None:
    data = finished()
    data["deals"][0]["moves"][0] = "take"
    assert refusal(data).startswith("deal 1, move 1: ")
    assert refusal(data).endswith("(R-S02)")
    data["deals"][0]["moves"][0] = "jump"
    assert refusal(data).startswith("deal 1, move 1: ")


def test_wrong_counts_are_found() -> None:
    data = finished()
    data["deals"][0]["scores"][0] += 1
    assert refusal(data).startswith("deal 1: the record counts")
    data = finished()
    data["totals"][0] += 1
    assert refusal(data).startswith("field 'totals'")
    data = finished()
    data["winners"] = [1 - data["winners"][0]]
    assert refusal(data).startswith("field 'winners'")
    data = finished()
    data["over"] = False
    assert "its moves make it over" in refusal(data)


def test_wrong_deals_are_found() -> None:
    data = finished()
    data["deals"][1]["dealer"] = data["deals"][0]["dealer"]
    assert refusal(data).startswith("deal 2: seat ")
    data = finished()
    data["deals"].append(data["deals"][-1])
    assert "the game was over before it" in refusal(data)
    data = finished()
    data["deals"].pop()
    assert "is missing" in refusal(data)
    data = finished()
    data["deals"][0]["moves"].pop()
    assert refusal(data).startswith("deal 1: it breaks off")
    data = finished()
    data["deals"][0]["moves"].append("draw")
    assert "the deal was over before it" in refusal(data)
    data = finished()
    data["deals"][0]["pack"][0] = data["deals"][0]["pack"][1]
    assert refusal(data).startswith("deal 1: the pack has")


def test_altered_moves_are_betrayed_by_later_moves_or_points() -> None:
    record = Record.of(played("household-words", seats=2))
    text = json.dumps(record.to_json())
    betrayed = 0
    for step in steps(record):
        if step.number % 9:
            continue
        others = [m for m in step.table.match.state.legal() if m != step.move][:2]
        for other in others:
            data = json.loads(text)
            data["deals"][0]["moves"][step.number - 1] = str(other)
            betrayed += bool(refusal(data))
    assert betrayed > 5


def test_the_same_file_is_written_for_the_same_game() -> None:
    first, second = (json.dumps(Record.of(played("logomachy")).to_json()) for _ in range(2))
    assert first == second


def test_replay_does_not_mind_the_counts() -> None:
    data = finished()
    data["totals"] = [0, 0]
    from parlor.play.reading import read_record

    assert replay(read_record(json.dumps(data))).match.over


def test_the_reference_page_names_every_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs/reference/record.md").read_text("utf-8")
    data = Record.of(played("logomachy", 3, seats=2)).to_json()
    for field in [*data, *data["deals"][0], *data["match"], *data["words"]]:
        assert f"`{field}`" in page
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    assert list(example) == list(data)
    monkeypatch.chdir(tmp_path)
    exec(page.split("```python\n")[1].split("```")[0], {})
