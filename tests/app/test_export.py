"""Exports: a stranger can recompute the whole game; importing is the inverse."""

from pathlib import Path

import pytest

from raccoon.app.saves.export import export, import_save
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State
from tests.app.fold import Table, fold
from tests.app.tables import begin, play, records, saved, step_back

GAMES = [
    (2, "random", ()),
    (3, "random", ("mixed_opening",)),
    (4, "random", ("longer_game",)),
    (5, "random", ()),
    (2, "greedy", ("beginners", "mixed_opening")),
    (5, "greedy", ("longer_game", "open_money")),
    (4, "greedy", ("sudden_death",)),
    (5, "random", ("longer_game",)),
    (3, "random", ("longer_game", "mixed_opening")),
]


def assert_same(table: Table, state: State) -> None:
    """Assert that the stranger's table is the engine's state."""
    players = state.players
    assert table.money == [player.money for player in players]
    assert table.tokens == [list(player.tokens) for player in players]
    assert table.hands == [list(player.hand) for player in players]
    assert table.railroads == [list(player.railroads) for player in players]
    assert table.towns == [list(player.towns) for player in players]
    assert table.buildings == [list(player.buildings) for player in players]
    assert (table.prices, table.supply) == (list(state.prices), list(state.supply))
    assert (table.draw_pile, table.discard_pile) == (list(state.draw_pile), list(state.discard_pile))
    assert table.railroad_offer + table.railroad_deck == [*state.railroad_offer, *state.railroad_deck]
    assert (table.town, table.town_deck) == (state.town, list(state.town_deck))
    assert table.building_offer + table.building_stack == [*state.building_offer, *state.building_stack]
    assert (table.round, table.final) == (state.round, state.final_round)


def recompute(folder: Path, players: int, bot: str, options: tuple[str, ...]) -> set[str]:
    """Play, export, and follow the export next to the engine; return the types of events that occurred."""
    session = play(begin(folder, players, f"{players}{bot}", bot, **dict.fromkeys(options, True)))
    loaded = read(saved(session))
    state = loaded.game.start(loaded.setup)
    events = [event for entry in loaded.entries for event in entry.events]
    lines = fold(b"".join(export(loaded)))
    for event, (_, table) in zip(events, lines, strict=True):
        state = loaded.game.evolve(state, event)
        assert_same(table, state)
    outcome = GAME.outcome(session.match.state)
    assert outcome is not None
    assert table.points == [seat.points for seat in outcome]
    assert table.winners == [seat for seat, how in enumerate(outcome) if how.won]
    return {type(event).__name__ for event in events}


def test_a_stranger_recomputes_every_state_of_games_with_every_kind_of_event(tmp_path: Path) -> None:
    happened = set().union(*(recompute(tmp_path, *game) for game in GAMES))
    assert happened >= {kind.__name__ for kind in GAME.events} - {"VictoryDeclared"}


def test_a_game_without_undos_is_its_own_export(tmp_path: Path) -> None:
    """Except for the sitting: the receiver of the export starts their own."""
    path = saved(play(begin(tmp_path), 80))
    exported = b"".join(export(read(path)))
    written = records(path)
    assert written[0].pop("sitting") == 1
    path.write_bytes(exported)
    assert records(path) == written


def test_what_was_undone_and_who_sat_there_before_is_left_out(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.submit(session.think())
    step_back(session)
    session.change_seat(0, session.seats[0].__class__("Zoe", "greedy"))
    play(session, 30)
    lines = b"".join(export(read(saved(session)))).splitlines()
    assert not [line for line in lines if b'"undone"' in line or line.startswith(b'{"seats"')]
    assert b'"Zoe"' in lines[0]
    assert b'"Ann"' not in lines[0]
    assert len(lines) == session.match.next_number


def test_export_import_verify_is_the_identity(tmp_path: Path) -> None:
    session = begin(tmp_path, players=4)
    session.submit(session.think())
    step_back(session)
    play(session)
    exported = tmp_path / "game.jsonl"
    exported.write_bytes(b"".join(export(read(saved(session)))))
    again = tmp_path / "again.raccoon"
    import_save(read(exported), again)
    assert b"".join(export(read(again))) == exported.read_bytes()
    assert Session.load(again).match.state == session.match.state
    report = verify(again)
    assert (report.moves, report.events) == (len(session.match.entries), session.match.next_number - 1)
    assert report.over


def test_an_import_never_replaces_a_file(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 5))
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        import_save(read(path), path)
    assert caught.value.key == "save.exists"
    assert path.read_bytes() == before


def test_an_imported_game_can_be_played_on(tmp_path: Path) -> None:
    session = play(begin(tmp_path, seed="on"), 40)
    out = tmp_path / "copy.raccoon"
    import_save(read(saved(session)), out)
    assert play(Session.load(out)).match.state == play(begin(None, seed="on")).match.state


def test_every_line_has_the_documented_members(tmp_path: Path) -> None:
    header, *events = records(saved(play(begin(tmp_path), 40)))
    assert list(header) == [
        "format",
        "program",
        "version",
        "game",
        "rules_version",
        "seed",
        "created",
        "sitting",
        "options",
        "seats",
        "setup",
        "seal",
    ]
    assert all(list(line) == ["number", "command", "event", "last"] for line in events)
    assert [line["number"] for line in events] == list(range(1, len(events) + 1))
