"""The key of a disabled action shows why it is disabled, at the table of every game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.art.rich import escape
from scenes.registry import PRESENTATIONS
from scenes.table.piece import Piece
from scenes.widgets.group import ControlGroup
from tests.scenes.person import Sitting, seats


def said(ring: ControlGroup) -> str:
    """The words of the tooltip shown next to a control of the ring."""
    asked = ring._asked()
    return asked.hint if asked else ""


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_key_of_a_disabled_control_says_why(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.begin(seats("person", "random", "random"), "refused", game=game)
    ring = sitting.table.parts.controls.ring
    refused = [button for button in ring.widgets if button.reason and button.hotkeys]
    assert refused
    for button in refused:
        sitting.press(button.hotkeys[0], pygame.key.name(button.hotkeys[0]))
        assert sitting.table.parts.headline.words == escape(button.reason)
        assert not said(ring), "it is said once"


@pytest.mark.parametrize("way", ["digit", "piece"])
def test_a_third_secret_claim_is_refused_in_words(way: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.begin(seats("person", "random"), "claims", game="saloon_tycoon")
    panel = sitting.table.parts.panel_host.panel
    assert panel is not None
    for number in (1, 2, 3):
        if way == "digit":
            sitting.press(pygame.K_0 + number, str(number))
        else:
            [place] = sitting.table.context.shown.layout.rects_of(Piece("secret", number - 1))
            sitting.click(place.center)
    assert said(panel.ring) == sitting.program.say("drag.why.enough")
    sitting.press(pygame.K_1, "1")
    assert said(panel.ring) != sitting.program.say("drag.why.enough")
