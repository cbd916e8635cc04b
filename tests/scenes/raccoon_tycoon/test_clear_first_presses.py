"""Enter's effect where a screen begins, whose auction it is between people, who is asked to agree."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.auction import Bid
from scenes.art import palette as pal
from scenes.dialogs.agreement import AgreementScene
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.screens.lobby.set_up import InspectableLobby
from scenes.screens.title.scene import TitleScene
from scenes.table.history.history_scene import HistoryScene
from scenes.table.scene import TableScene
from tests.scenes.library.library import kept
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import sit_down, turn_of
from tests.scenes.raccoon_tycoon.staging import dealt, having, stage, waiting

ENTER = pygame.K_RETURN
FRAMED = 16
"""The breadth of the room's frame, in design units."""


def test_enter_on_the_title_goes_on_with_the_game_there_is(tmp_path: Path) -> None:
    kept(tmp_path, "Under way", 12, players=3)
    sitting = Sitting(tmp_path)
    sitting.program.title()
    sitting.frame(30)
    sitting.press(ENTER)
    assert isinstance(sitting.stack.top, TableScene)


def test_enter_on_the_title_begins_the_first_game_where_there_is_none_and_enter_starts_it(
    tmp_path: Path,
) -> None:
    sitting = Sitting(tmp_path)
    sitting.program.settings.introduce("raccoon_tycoon")
    sitting.program.title()
    sitting.frame(30)
    assert isinstance(sitting.stack.top, TitleScene)
    sitting.press(ENTER)
    lobby = sitting.stack.top
    assert isinstance(lobby, InspectableLobby)
    sitting.press(ENTER)
    assert isinstance(sitting.stack.top, TableScene)
    session = sitting.program.session
    assert session
    assert len(session.people) == 1


def _edge(sitting: Sitting) -> pygame.Color:
    """The strongest colour of the frame round the auction, beside the middle of its left side."""
    sitting.frame(40)
    assert isinstance(sitting.table.parts.panel_host.panel, AuctionPanel)
    layout = sitting.table.context.shown.layout
    across = range(layout.stage.left, layout.stage.left + layout.frame.px(FRAMED))
    colours = [sitting.window.surface.get_at((x, layout.stage.centery)) for x in across]
    return max(colours, key=lambda colour: max(tuple(colour)[:3]))


def _far(one: pygame.Color, other: pygame.Color) -> int:
    pairs = zip(tuple(one)[:3], tuple(other)[:3], strict=True)
    return sum(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("people", [1, 2])
def test_between_people_the_auction_is_framed_in_the_bidders_colour(tmp_path: Path, people: int) -> None:
    sitting = Sitting(tmp_path, (1280, 720))
    state = having(having(dealt(), money=30), 1, money=30)
    asked = at.AwaitBid(0, state.railroad_offer[0], 2, 2, 9, (0, 1, 2))
    others = ("person", "greedy") if people == 2 else ("greedy", "greedy")
    session = stage(sitting, waiting(state, asked, turn=2), *others)
    first, mine = _edge(sitting), pygame.Color(pal.SEAT[session.seats[0].colour])
    if people == 1:
        gilt = pygame.Color(pal.GILT)
        assert _far(first, gilt) < _far(first, mine)
        return
    theirs = pygame.Color(pal.SEAT[session.seats[1].colour])
    sitting.press(ENTER)
    assert session.match.entries[-1].command == Bid(0, 10)
    second = _edge(sitting)
    assert _far(first, second) > 60
    assert _far(first, mine) < _far(first, theirs)
    assert _far(second, theirs) < _far(second, mine)


def test_alone_nobody_is_asked_to_agree_to_anything(tmp_path: Path) -> None:
    """A move that cannot be undone any more is asked about once, and goes back without anybody's consent."""
    sitting = Sitting(tmp_path)
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0), saves=tmp_path / "saves")
    sitting.table.parts.look_back.open()
    past = sitting.stack.top
    assert isinstance(past, HistoryScene)
    moves = len(session.match.entries)
    past.step(-20)
    sitting.press(pygame.K_t, "t")
    question = sitting.stack.top
    assert isinstance(question, DialogScene)
    assert not isinstance(question, AgreementScene)
    assert "agree" not in question.sentence
    sitting.press(ENTER)  # the focus is on the answer that changes nothing
    assert len(session.match.entries) == moves
    sitting.press(pygame.K_t, "t")
    sitting.press(pygame.K_RIGHT)
    sitting.press(ENTER)
    assert len(session.match.entries) < moves
    assert session.takebacks
