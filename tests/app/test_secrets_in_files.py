"""Files hold back what no seat may know: an export of a running game, a save between people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.saves.export import export, export_known, import_save
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.obfuscation import as_known, deobfuscated, is_open, obfuscated
from raccoon.app.saves.reader import read
from raccoon.app.saves.seal import DIGITS
from raccoon.app.saves.verify import verify
from raccoon.app.saves.writer import Save
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Refusal
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from raccoon.engine.playout import next_seat
from raccoon.games.registry import GAMES
from tests.app.tables import begin, play, records, reseal, saved
from tests.games.registry import SUBJECTS

EVERY_GAME = pytest.mark.parametrize("name", SUBJECTS)


@pytest.fixture
def game(name: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game under the laws, registered in the program meanwhile."""
    found = SUBJECTS[name].game
    monkeypatch.setitem(GAMES, name, found)
    return found


def kept(game: Game, path: Path, moves: int, people: int, players: int = 0) -> Match:
    """A random game at the fullest or another table, with that many people in it."""
    players = players or game.seats[-1]
    seats = [Seat(str(place), PERSON if place < people else "random") for place in range(players)]
    options, chance = game.options_type(), Chance(f"{game.name} moves")
    setup = game.setup(players, options, Chance("deal"))
    save = Save.create(path, game, setup, "deal", seats, msgspec.to_builtins(options))
    match = Match(game, setup, "deal", save)
    while moves and (waiting := match.to_act()):
        seat = next_seat(waiting, chance)
        match.submit(chance.pick(match.options(seat)).draw(chance))
        moves -= 1
    return match


def hidden_from_all(match: Match) -> list[str]:
    """The parts of events that no seat may know, in the form of a file."""
    game, players = match.game, match.game.players(match.state)
    events = (event for entry in match.entries for event in entry.events)
    veiled_ones = (event for event in events if as_known(game, event, players) != event)
    return [msgspec.json.encode(msgspec.to_builtins(event)).decode() for event in veiled_ones]


@EVERY_GAME
def test_an_export_of_a_running_game_tells_no_seed_and_no_order_of_a_deck(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.raccoon"
    match = kept(game, path, 60 if game.name != "ballot" else 9, people=1)
    assert match.to_act()
    lines = [json.loads(line) for line in export_known(read(path))]
    header, players = lines[0], game.players(match.state)
    assert "seed" not in header
    assert "setup" not in header
    assert header["left_out"] == ["seed", "setup"]
    first = game.start(match.setup)
    seen = [msgspec.to_builtins(game.view(first, seat)) for seat in range(players)]
    assert [line["seen"] for line in lines[1 : players + 1]] == json.loads(msgspec.json.encode(seen))
    told = [line["event"] for line in lines if "event" in line]
    events = [event for entry in match.entries for event in entry.events]
    assert len(told) == len(events)
    for data, event in zip(told, events, strict=True):
        views = [msgspec.to_builtins(game.hide(event, seat)) for seat in range(players)]
        assert data in json.loads(msgspec.json.encode(views)), "as somebody at the table may see it"


@EVERY_GAME
def test_what_it_tells_is_the_same_however_the_decks_lie(game: Game, tmp_path: Path) -> None:
    """Before the first move only what the seats see of the deal may depend on it."""
    found = []
    for seed in ("one", "other"):
        path = tmp_path / f"{seed}.raccoon"
        options = game.options_type()
        setup = game.setup(game.seats[-1], options, Chance(seed))
        seats = [Seat(str(place), "random") for place in range(game.seats[-1])]
        Save.create(path, game, setup, seed, seats, msgspec.to_builtins(options)).close()
        header, *lines = (json.loads(line) for line in export_known(read(path)))
        assert len(header["seal"]) == DIGITS, "of deal and salt only the digest is told"
        found.append(({**header, "checksum": "", "seal": ""}, len(lines)))
    assert found[0] == found[1]


@EVERY_GAME
def test_a_save_between_people_shows_neither_seed_nor_deal_at_a_glance(game: Game, tmp_path: Path) -> None:
    path, open_path = tmp_path / "people.raccoon", tmp_path / "alone.raccoon"
    matches = [kept(game, open_path, 100_000, people=1), kept(game, path, 100_000, people=2)]
    [header, *_] = records(path)
    assert "seed" not in header
    assert "setup" not in header
    text = path.read_text("utf-8")
    dealt = msgspec.to_builtins(matches[1].setup)
    secret = [msgspec.json.encode(dealt[name]).decode() for name in dealt if name != "options"]
    assert not any(value in text for value in secret if len(value) > 60)
    assert not any(line in text for line in hidden_from_all(matches[1]))
    assert all(line in open_path.read_text("utf-8") for line in hidden_from_all(matches[0]))
    loaded = read(path)
    assert loaded.setup == matches[1].setup
    assert list(loaded.entries) == matches[1].entries
    assert verify(path).over
    exported = [b"".join(export(read(one))) for one in (path, open_path)]
    assert json.loads(exported[0].splitlines()[0])["setup"] == records(open_path)[0]["setup"]
    assert b"".join(export_known(read(path))) == exported[0], "of a game that is over everything is told"


def removed(game: Game, event: Event, players: int) -> Iterator[str]:
    """The parts of an event that some seat, or a spectator, may not know, in the form of a file."""
    whole = msgspec.to_builtins(event)
    for seat in (*range(players), None):
        known = msgspec.to_builtins(game.hide(event, seat))
        for name, value in whole.items():
            if known[name] != value:
                yield msgspec.json.encode({name: value}).decode()[1:-1]


def lines_of(entry: Entry, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of a command."""
    return [line for line in found if entry.number <= line.get("number", 0) <= entry.last_number]


@EVERY_GAME
@pytest.mark.parametrize("players", [0, -1], ids=["fewest", "most"])
def test_no_line_between_people_tells_what_some_seat_may_not_know(
    game: Game, tmp_path: Path, players: int
) -> None:
    """Neither a save nor, during the game, an export: not in events and not in commands."""
    for number in range(4):
        path, seats = tmp_path / f"{number}.raccoon", game.seats[players]
        match = kept(game, path, (9, 60, 200, 100_000)[number], people=seats, players=seats)
        texts = [path.read_text("utf-8").splitlines()]
        if match.to_act():
            texts.append([line.decode() for line in export_known(read(path))])
        for text in texts:
            found = [json.loads(line) for line in text]
            for entry in match.entries:
                secrets = {part for event in entry.events for part in removed(game, event, seats)}
                told = lines_of(entry, found)
                plain = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
                assert not [part for part in secrets if part in plain], entry
                command = told[0]["command"]
                if secrets:
                    assert isinstance(command, str) or {*command} == {"type", "seat"}, entry
                else:
                    assert command == json.loads(msgspec.json.encode(msgspec.to_builtins(entry.command)))
        assert read(path).entries == tuple(match.entries)


@EVERY_GAME
def test_an_open_command_tells_no_more_than_its_open_events(game: Game) -> None:
    """Otherwise the file would reveal something: other commands would have had other events."""
    players = game.seats[-1]
    match = Match(game, game.setup(players, game.options_type(), Chance("deal")), "deal")
    chance, looked = Chance("open commands"), 0
    while len(match.entries) < 150 and (waiting := match.to_act()):
        options = match.options(next_seat(waiting, chance))
        entry = match.submit(chance.pick(options).draw(chance))
        if all(is_open(game, event, players) for event in entry.events):
            before = match.copy()
            before.cut(len(match.entries) - 1)
            for other in chain.from_iterable(islice(option.commands(), 12) for option in options):
                looked += 1
                assert other == entry.command or events_of(before, other) != entry.events
    assert looked


def events_of(match: Match, command: Command) -> tuple[Event, ...] | None:
    """The events of a command; None if it is not allowed."""
    try:
        return match.decide(command).events
    except Refusal:
        return None


def test_a_running_export_between_people_shows_no_hand(tmp_path: Path) -> None:
    session = people(tmp_path)
    header, seen, *rest = [json.loads(line) for line in export_known(read(saved(session)))]
    assert header["left_out"] == ["seed", "setup"]
    assert (seen["seat"], {player["hand"] for player in seen["seen"]["players"]}) == (None, {None})
    assert all("number" in line or "stand_in" in line for line in rest)


def test_a_game_between_people_of_an_older_program_opens_and_is_sealed_from_then_on(tmp_path: Path) -> None:
    """In format 2 the knowledge of a single seat was readable; those lines stay as they are."""
    session = people(tmp_path)
    path = saved(session)
    session.close()
    opened = [opened_line(line) for line in records(path)]
    assert opened != records(path)
    reseal(path, [{**opened[0], "format": 2}, *opened[1:]])
    again = Session.load(path)
    assert again.match.state == session.match.state
    old, chance = path.read_bytes(), Chance("on")
    while is_open(again.match.game, again.match.entries[-1].events[-1], 3):
        again.submit(chance.pick(again.options(again.waiting[0])).draw(chance))
    assert path.read_bytes().startswith(old)
    assert isinstance(records(path)[-1]["event"], str)
    assert Session.load(path).match.state == again.match.state


def opened_line(line: dict[str, Any]) -> dict[str, Any]:
    """The line of a move without its seals."""
    texts = {name: line[name] for name in ("command", "event") if isinstance(line.get(name), str)}
    return line | {name: deobfuscated(text) for name, text in texts.items()}


def people(folder: Path) -> Session:
    """Two people and a bot after some moves."""
    session = begin(folder, bot=PERSON)
    session.change_seat(2, Seat("Cleo", "random"))
    chance = Chance("people")
    for _ in range(30):
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    return session


def test_it_is_played_on_undone_exported_and_imported_like_any_other(tmp_path: Path) -> None:
    session = people(tmp_path)
    path = saved(session)
    session.close()
    again = Session.load(path)
    assert again.match.state == session.match.state
    again.submit(again.options(again.waiting[0])[0].draw(Chance("on")))
    assert Session.load(path).match.state == again.match.state
    lines, out = tmp_path / "all.jsonl", tmp_path / "imported.raccoon"
    lines.write_bytes(b"".join(export(read(path))))
    import_save(read(lines), out)
    assert Session.load(out).match.state == again.match.state
    assert "seed" not in records(out)[0], "between people an import is sealed as well"
    assert b"".join(export(read(out))) == lines.read_bytes()


def test_when_a_second_person_sits_down_the_deal_is_sealed(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 20)
    session.change_seat(0, Seat("Ann"))
    assert "setup" in records(saved(session))[0]
    session.change_seat(1, Seat("Bert"))
    assert "setup" not in records(saved(session))[0]
    assert read(saved(session)).seats[1].is_person
    assert Session.load(saved(session)).match.state == session.match.state
    assert Session.load(saved(session)).seats == session.seats


@pytest.mark.parametrize("change", [{"sealed": "x"}, {"sealed": ""}, {"seed": "one"}, {"format": 1}, None])
def test_a_seal_that_does_not_fit(tmp_path: Path, change: dict[str, Any] | None) -> None:
    path = saved(people(tmp_path))
    header, *lines = records(path)
    if change is None:
        secret = deobfuscated(header["sealed"])
        change = {"sealed": obfuscated({**secret, "seed": "another"})}
    reseal(path, [{**header, **change}, *lines])
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.line == 1


def test_the_command_leaves_out_what_is_secret_unless_all_is_asked_for(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = saved(play(begin(tmp_path, seed="a seed"), 20))
    outs = []
    for words in ([], ["--all"]):
        assert main(["export", str(path), *words]) == 0
        outs.append(capfdbinary.readouterr().out)
    known, whole = outs
    assert whole == b"".join(export(read(path)))
    assert b"a seed" in whole
    assert b"a seed" not in known
    lines = tmp_path / "known.jsonl"
    lines.write_bytes(known)
    assert main(["import", str(lines), str(tmp_path / "out.raccoon")]) == 1
    assert b"--all" in capfdbinary.readouterr().err
    assert not (tmp_path / "out.raccoon").exists()
