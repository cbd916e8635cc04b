"""Continue with saves that cannot simply be opened: damaged, open in another program, folder missing."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.paths import saves_dir
from raccoon.app.saves import library, lock
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.app.session.watching import Watching
from raccoon.app.settings import Settings
from raccoon.app.wording import seat_mark
from raccoon.engine.chance import Chance
from scenes.dialogs.dialog import DialogScene
from scenes.program import Program
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.window.window import Window
from tests.app.tables import GAME, play, saved, seats
from tests.app.test_versions import CASES
from tests.scenes.driving import ENGLISH, SIZES, Player


@dataclass
class Evening:
    """The program in a window with its player."""

    program: Program
    player: Player

    @property
    def dialog(self) -> DialogScene:
        top = self.program.stack.top
        assert isinstance(top, DialogScene)
        return top

    def choose(self, label: str) -> None:
        button = next(one for one in self.dialog.buttons if one.label == label)
        self.player.click(button)

    def resume(self) -> None:
        """Go to the title and press Continue."""
        self.program.title()
        title = self.program.stack.top
        assert isinstance(title, TitleScene)
        self.player.click(title.menu.resume)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with Window(SIZES[0]) as window:
        program = Program(tmp_path, Settings(speed="instant", reduced_motion=True))
        program.stack.resize(window.size)
        yield Evening(program, Player(window, program.stack))
        program.stack.clear()
        program.library.close()
        program.thinker.close()


@pytest.fixture
def game(tmp_path: Path) -> Session:
    """A person's game against bots, left at their turn."""
    session = Session.new(GAME, seats(3), {}, "left", saves_dir(tmp_path))
    play(session, 24)
    session.change_seat(session.waiting[0], seats(3, PERSON)[session.waiting[0]])
    session.close()
    return session


def test_a_damaged_game_says_so_and_goes_on_from_its_last_good_line(evening: Evening, game: Session) -> None:
    path = saved(game)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"seat":', b'"seat": ')
    path.write_bytes(b"".join(lines))
    damaged = path.read_bytes()
    evening.resume()
    assert ENGLISH.say("save.checksum", path=path.name, line=21) in evening.dialog.sentence
    assert path.read_bytes() == damaged
    evening.choose(ENGLISH.say("save.salvage.go_on"))
    beside = path.with_name(path.name + ".damaged")
    assert beside.read_bytes() == damaged
    assert beside.name in evening.dialog.sentence
    evening.choose(ENGLISH.say("dialog.ok"))
    assert isinstance(evening.program.stack.top, TableScene)
    assert verify(path).moves > 3


def test_the_title_goes_on_while_the_folder_is_still_being_read(
    evening: Evening, game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A save that is slow to read blocks no frame and no button; Continue appears when it is read."""
    known, read = threading.Event(), library.row
    monkeypatch.setattr(library, "row", lambda path: (known.wait(60), read(path))[1])
    program = evening.program
    program.shell.window = evening.player.window
    program.title()
    title = program.stack.top
    assert isinstance(title, TitleScene)
    evening.player.wait(3)
    assert not program.library.complete
    assert not title.menu.resume.enabled
    evening.player.click(title.menu.settings)
    assert not isinstance(program.stack.top, TitleScene)
    evening.player.key(pygame.K_ESCAPE)
    assert program.stack.top is title
    known.set()
    program.library.wait()
    program.shell.window = None  # without one the table is laid at once
    evening.player.wait(3)
    evening.player.click(title.menu.resume)
    assert isinstance(program.stack.top, TableScene)
    assert program.session is not None
    assert program.session.path == saved(game)


def test_a_game_that_another_window_plays_can_be_watched(
    evening: Evening, game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "_lock", lambda handle: False)
    before = saved(game).read_bytes()
    evening.resume()
    evening.choose(ENGLISH.say("save.watch"))
    assert evening.dialog.sentence == ENGLISH.say("save.watching")
    evening.choose(ENGLISH.say("dialog.ok"))
    table = evening.program.stack.top
    assert isinstance(table, TableScene)
    assert isinstance(table.context.session, Watching)
    assert table.context.shown.viewer is None, "nobody's secrets are shown"
    number = game.match.next_number
    game.submit(game.options(game.waiting[0])[0].draw(Chance("elsewhere")))
    evening.player.wait(30)
    assert table.context.session.match.next_number == game.match.next_number > number
    assert saved(game).read_bytes().startswith(before)


def all_bots(program: Program) -> Session:
    """The game at the table, whose person has given the seat to a bot."""
    session, table = program.session, program.stack.top
    assert session is not None
    assert isinstance(table, TableScene)
    session.change_seat(session.people[0], seats(3)[session.people[0]])
    table.resume()
    return session


def test_a_folder_that_vanished_is_written_again_and_told_once(evening: Evening, game: Session) -> None:
    evening.resume()
    program, player = evening.program, evening.player
    session = all_bots(program)
    shutil.rmtree(saved(game).parent)
    player.wait(30)
    assert evening.dialog.sentence == ENGLISH.say("save.renewed", path=saved(game).name)
    assert isinstance(program.stack.scenes[-2], TableScene), "one message, not one on the other"
    evening.choose(ENGLISH.say("dialog.ok"))
    player.wait(30)
    assert isinstance(program.stack.top, TableScene) or session.over
    assert verify(saved(game)).moves == len(session.match.entries)


def test_where_nothing_can_be_written_there_is_one_message_and_another_folder(
    evening: Evening, game: Session, home: Path
) -> None:
    evening.resume()
    program, player = evening.program, evening.player
    session = all_bots(program)
    folder = saved(game).parent
    shutil.rmtree(folder)
    folder.write_bytes(b"")
    player.wait(30)
    made = len(session.match.entries)
    assert isinstance(program.stack.scenes[-2], TableScene), "one message, not four"
    evening.choose(ENGLISH.say("save.elsewhere"))
    assert saved(session) == home / saved(game).name
    assert str(saved(session)) in evening.dialog.sentence
    evening.choose(ENGLISH.say("dialog.ok"))
    player.wait(30)
    assert len(session.match.entries) > made
    assert verify(saved(session)).moves == len(session.match.entries)


def test_drafts_of_a_full_disk_are_cleared_away(tmp_path: Path) -> None:
    (tmp_path / "a folder.new").mkdir()
    drafts = [tmp_path / "settings.json.new", saves_dir(tmp_path) / "x.raccoon.new"]
    for draft in drafts:
        draft.write_bytes(b"half a file")
    Program(tmp_path, Settings())
    assert not any(draft.exists() for draft in drafts)


def test_that_a_bot_is_not_known_here_stands_in_the_log_once(evening: Evening) -> None:
    path = saves_dir(evening.program.data) / "game.raccoon"
    shutil.copy(CASES / "unknown_bot_before.raccoon", path)
    evening.program.saves.resume(path)
    session, table = all_bots(evening.program), evening.program.stack.top
    assert isinstance(table, TableScene)
    for seat in (2, 3):
        session.change_seat(seat, replace(session.seats[seat], controller="greedy"))
    while sum(entry.command.seat == 1 for entry in session.match.entries[22:]) < 3:
        assert not session.over
        evening.player.wait(1)
    told = table.context.say("error.bot_stranger", name=seat_mark(1))
    assert [item.sentence for item in table.parts.game_log.items].count(told) == 1
    assert verify(path).moves == len(session.match.entries)
