"""The lobby: four players at most; a first game and the number of players lock options."""

from __future__ import annotations

import pygame
import pytest

from raccoon.app.chooser import chooser
from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.game import GAME
from scenes.art import text
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.rows import level_lines
from scenes.screens.lobby.scene import LobbyDefaults, LobbyScene
from scenes.window.window import render
from tests.scenes.driving import ENGLISH, at
from tests.scenes.test_lobby import choose, walk_to

Started = list[tuple[list[Seat], dict[str, object], str | None, int | None]]


def lobby(started: Started, offered: LobbyDefaults | None = None) -> LobbyScene:
    game = game_named(GAME.name)
    invitations = Invitations(Opponents(GAME.name), game.seats, chooser("full"), ENGLISH.say, "")
    return LobbyScene(
        ENGLISH,
        game,
        PRESENTATION.lobby,
        invitations,
        offered or LobbyDefaults(),
        lambda *given: started.append(given),
        lambda: None,
    )


def test_a_full_table_still_tells_what_its_levels_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words on the levels are below the seats, where the button for one more was."""
    told: list[str] = []
    monkeypatch.setattr(text, "paragraph", lambda _, words, *__, **___: told.append(words))
    scene = lobby([])
    with at(scene) as player:
        while scene.add_button.visible:
            player.click(scene.add_button)
        told.clear()
        render(scene, (1280, 720))
    levels = level_lines(scene.rows, ENGLISH.say)
    assert levels
    assert {*levels} <= {*told}


def test_a_first_game_locks_the_storyline_and_says_so() -> None:
    started: Started = []
    scene = lobby(started, LobbyDefaults(options={"scenario": "mixed"}))
    with at(scene) as player:
        story, first = scene.choices.controls["scenario"], scene.choices.controls["tutorial"]
        assert story.enabled
        player.click(first)
        assert scene.options["scenario"] == "big_tech"
        assert story.reason == ENGLISH.say("option.scenario.settled")
        walk_to(player, scene, story)
        player.key(pygame.K_RIGHT)
        player.key(pygame.K_RETURN)
        player.click(story)
        assert scene.options["scenario"] == "big_tech", "it is locked"
        player.click(first)
        assert story.enabled
        assert scene.options["scenario"] == "mixed", "what was chosen comes back"


def test_a_first_game_for_three_cannot_ask_for_france() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        while len(scene.rows) > 3:
            player.click(scene.rows[-1].remove_button)
        row = scene.rows[1]
        choose(player, row.role_field, "FR")
        player.click(scene.choices.controls["tutorial"])
        assert row.role == ""
        assert {value for _, value in row.role_field.options} == {"", "DE", "AR", "HU"}
        player.click(scene.start_button)
    seats, options, *_ = started[0]
    assert options["tutorial"]
    assert not any(seat.role == "FR" for seat in seats)
    assert "France stays out" in ENGLISH.say("option.tutorial.why")


def test_what_counts_for_three_only_is_locked_with_four() -> None:
    started: Started = []
    scene = lobby(started, LobbyDefaults(options={"level_table": True, "printed_spread": True}))
    three = [scene.choices.controls[name] for name in ("level_table", "printed_spread")]
    with at(scene) as player:
        while scene.add_button.visible:
            player.click(scene.add_button)
        assert not any(control.enabled for control in three)
        player.click(three[0])
        player.click(scene.start_button)
        player.click(scene.rows[-1].remove_button)
        assert all(control.enabled for control in three)
        player.click(three[1])
        player.click(scene.start_button)
    chosen = [(options["level_table"], options["printed_spread"]) for _, options, *_ in started]
    assert chosen == [(False, False), (True, False)]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_whoever_sits_there_is_named_whole_in_the_largest_type(size: tuple[int, int]) -> None:
    scene = lobby([])
    scene.text_scale = 2.0
    with at(scene, size) as player:
        while scene.add_button.visible:
            player.click(scene.add_button)
        lists = [one for row in scene.rows for one in (row.who_field, row.level_field, row.role_field)]
        shown = [one for one in lists if one.visible]
        assert len(shown) >= 3 * len(scene.rows) - 1
        labels = {one: next(label for label, value in one.options if value == one.value) for one in shown}
        assert [label for one, label in labels.items() if one.element.selected_option[0] != label] == []
