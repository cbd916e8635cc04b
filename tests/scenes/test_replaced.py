"""A save that others change while its game is on the table: table and title tell it, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import GAMES
from scenes.dialogs.dialog import DialogScene
from scenes.main import run
from scenes.program import Program
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.window.window import Window
from tests.app.tables import play, saved, seats
from tests.app.thinkers import until
from tests.scenes.driving import ENGLISH, SIZES, Player

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = Program(tmp_path, Settings(speed="instant", reduced_motion=True, captions=False))
    yield made
    made.stack.clear()
    made.library.close()
    made.thinker.close()


def left(program: Program, name: str, bot: str = "random") -> tuple[Session, bytes]:
    """A game of bots on the table, and an older copy of its file."""
    session = play(Session.new(name, seats(3, bot), {}, "replaced", saves_dir(program.data)), 5)
    older = saved(session).read_bytes()
    play(session, 10)
    program.table(session)
    return session, older


def sentence(path: Path) -> str:
    return ENGLISH.say("save.replaced", path=path.name, beside=path.name + ".other")


@EVERY_GAME
def test_the_table_tells_at_the_next_move(program: Program, name: str) -> None:
    with Window(SIZES[0]) as window:
        program.stack.resize(window.size)
        session, older = left(program, name)
        path, player = saved(session), Player(window, program.stack)
        path.write_bytes(older)
        for _ in range(300):
            player.wait(1)
            if isinstance(program.stack.top, DialogScene):
                break
        dialog = program.stack.top
        assert isinstance(dialog, DialogScene)
        assert dialog.sentence == sentence(path)
        assert isinstance(program.stack.scenes[-2], TableScene), "one message"
        made = len(session.match.entries)
        assert made > 15
        assert verify(path).moves == made
        player.click(dialog.buttons[0])
        player.wait(20)
        assert isinstance(program.stack.top, TableScene) or session.over
        assert [*read(path).entries] == session.match.entries
        assert path.with_name(path.name + ".other").read_bytes() == older


@pytest.mark.parametrize(("name", "bot"), [(name, GAME_BOTS[name].roster.levels[-1]) for name in GAMES])
def test_the_table_tells_when_it_happened_while_an_opponent_thought(
    program: Program, name: str, bot: str
) -> None:
    with Window(SIZES[0]) as window:
        program.stack.resize(window.size)
        session, older = left(program, name, bot)
        path, player = saved(session), Player(window, program.stack)
        until(lambda: player.wait(1) or program.thinker.thinks)
        made = len(session.match.entries)
        path.write_bytes(older)
        until(lambda: player.wait(1) or isinstance(program.stack.top, DialogScene))
        assert isinstance(program.stack.top, DialogScene)
        assert program.stack.top.sentence == sentence(path)
        assert [*read(path).entries] == session.match.entries
        assert len(session.match.entries) > made
        assert path.with_name(path.name + ".other").read_bytes() == older


@EVERY_GAME
def test_whoever_leaves_from_the_menu_is_told_on_the_title(program: Program, name: str) -> None:
    """The file was replaced while the menu lay over the table, and no move came after."""
    session, older = left(program, name)
    path = saved(session)
    path.write_bytes(older)
    program.title()
    title = program.stack.top
    assert isinstance(title, TitleScene)
    assert title.warning == sentence(path)
    assert [*read(path).entries] == session.match.entries
    program.library.wait()
    assert [one.moves for one in program.library.listings] == [15]


def test_whoever_goes_on_to_another_game_is_told_there(program: Program) -> None:
    session, older = left(program, "raccoon_tycoon")
    saved(session).write_bytes(older)
    left(program, "saloon_tycoon")
    dialog = program.stack.top
    assert isinstance(dialog, DialogScene)
    assert dialog.sentence == sentence(saved(session))
    assert [*read(saved(session)).entries] == session.match.entries


def test_a_window_that_is_closed_leaves_the_file_whole(
    program: Program, capsys: pytest.CaptureFixture[str]
) -> None:
    with Window(SIZES[0]) as window:
        session, older = left(program, "raccoon_tycoon")
        saved(session).write_bytes(older)
        program.stack.clear()
        run(program, window)
    assert [*read(saved(session)).entries] == session.match.entries
    assert sentence(saved(session)) in capsys.readouterr().err
