"""The lobby of Europa House: a table of four is full."""

from __future__ import annotations

import pytest

from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents, chooser
from raccoon.games.raccoon_rampage.game import GAME
from scenes.art import text
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.rows import levels_told
from scenes.screens.lobby.scene import LobbyScene, Offered
from scenes.window.window import render
from tests.scenes.driving import ENGLISH, at


def test_a_full_table_still_tells_what_its_levels_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below the seats, where the button for one more is gone."""
    told: list[str] = []
    monkeypatch.setattr(text, "paragraph", lambda _, words, *__, **___: told.append(words))
    game = game_named(GAME.name)
    invitations = Invitations(Opponents(GAME.name), game.seats, chooser("full"), ENGLISH.say, "")
    scene = LobbyScene(
        ENGLISH, game, PRESENTATION.lobby, invitations, Offered(), lambda *_: None, lambda: None
    )
    with at(scene) as player:
        while scene.add_button.visible:
            player.click(scene.add_button)
        told.clear()
        render(scene, (1280, 720))
    levels = levels_told(scene.rows, ENGLISH.say)
    assert levels
    assert {*levels} <= {*told}
