"""From the title to a table of either game and back: tiles, lobby with a role and a length, Continue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app import settings as keeping
from raccoon.app.paths import saves_dir
from raccoon.app.settings import Settings
from scenes.dialogs.dialog import DialogScene
from scenes.program import Program
from scenes.registry import PRESENTATIONS
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.seats import SeatsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.window.window import Window
from tests.app.tables import begin as begin_tycoon, saved
from tests.games.ballot.council import begin, play
from tests.games.ballot.records import ROUNDS
from tests.games.ballot.shown import at_the_window, ballot
from tests.scenes.driving import Player
from tests.scenes.test_lobby import choose

__all__ = ["at_the_window", "ballot"]
pytestmark = pytest.mark.usefixtures("at_the_window")


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """Someone before the title of a program with both games."""
    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings(speed="instant"))
        program.stack.resize(window.size)
        program.title()
        player = Player(window, program.stack)
        player.program = program
        player.wait()
        yield player
        program.thinker.close()
        program.stack.clear()


def test_a_tile_for_each_game(player: Player) -> None:
    title = player.stack.top
    assert isinstance(title, TitleScene)
    assert [tile.label for tile in title.tiles] == [
        player.program.say(f"game.{name}") for name in PRESENTATIONS
    ]
    assert title.tiles[-1].label == "Ballot"
    assert not title.menu.resume.enabled


def test_role_and_length_are_chosen_in_the_lobby_and_offered_again(player: Player, tmp_path: Path) -> None:
    player.click(player.stack.top.tiles[-1])
    lobby = player.stack.top
    assert isinstance(lobby, LobbyScene)
    assert len(lobby.rows) == 4
    who = [value for _, value in lobby.rows[1].who_field.options]
    assert who == ["person", "random", "clerk", "mayor"], "levels play as themselves"
    for row, bot in zip(lobby.rows[1:], ("mayor", "clerk"), strict=False):
        if row.who != bot:  # chance may have invited them already
            choose(player, row.who_field, bot)
    choose(player, lobby.rows[0].role_field, "speaker")
    choose(player, lobby.rows[1].role_field, "speaker")
    player.click(lobby.start_button)
    assert lobby.refusal, "there is one speaker"
    choose(player, lobby.rows[1].role_field, "member")
    player.click(lobby.rows[3].remove_button)
    choose(player, lobby.choices.controls["length"], "long")
    player.click(lobby.start_button)
    assert isinstance(player.stack.top, TableScene)
    session = player.program.session
    assert [seat.controller for seat in session.seats] == ["person", "mayor", "clerk"]
    assert session.match.state.roles[0] == "speaker"
    assert len(session.match.state.turned + session.match.state.motions) == ROUNDS["long"]
    settings, _ = keeping.load(tmp_path)
    assert settings.table("ballot").options == {"length": "long"}
    assert [seat.role for seat in settings.table("ballot").seats] == ["speaker", "member", ""]
    assert settings.table("raccoon_tycoon").seats == ()


def test_continue_asks_which_of_the_games_and_goes_on_there(player: Player, tmp_path: Path) -> None:
    folder = saves_dir(tmp_path)
    begin_tycoon(folder, 2)
    session = play(begin(folder, "person", "random"), until=lambda now: len(now.match.entries) == 7)
    state = session.match.state
    player.program.title()
    player.wait()
    player.click(player.stack.top.menu.resume)
    dialog = player.stack.top
    assert isinstance(dialog, DialogScene)
    labels = [button.label for button in dialog.buttons]
    assert sorted(label.partition(":")[0] for label in labels[:2]) == ["Ballot", "Raccoon Tycoon"]
    place = next(n for n, label in enumerate(labels) if label.startswith("Ballot"))
    assert labels[place].startswith("Ballot: motion 2, ")
    player.click(dialog.buttons[place])
    assert isinstance(player.stack.top, TableScene)
    assert player.program.session.path == saved(session)
    assert player.program.session.match.entries[: len(session.match.entries)] == session.match.entries
    assert state == session.match.state


def test_a_seat_changes_hands_in_the_middle_of_a_question(player: Player) -> None:
    session = begin(None, "person", "person", "clerk")
    player.program.table(session)
    player.wait(30)
    player.key(pygame.K_u)
    assert player.stack.top.context.shown.viewer == 0
    player.stack.top.context.navigation.menu()
    player.click(next(b for b in player.stack.top.buttons if b.label == player.program.say("menu.seats")))
    seats = player.stack.top
    assert isinstance(seats, SeatsScene)
    choose(player, seats.fields[1], "mayor")
    player.click(seats.done_button)
    assert session.seats[1].controller == "mayor"
    if isinstance(player.stack.top, DialogScene):
        player.key(pygame.K_ESCAPE)
    for _ in range(2000):
        if session.waiting == (0,):
            break
        player.wait(1)
    assert session.waiting == (0,)
    assert session.view(None).stage == "vote"
