"""Every event has its flight and its sound, or is listed as needing none."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_rampage.cards.move_votes import MovingStopped
from raccoon.games.raccoon_rampage.cards.redraw import RedrawStopped
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.effects import (
    DieRolled,
    EffectLost,
    RaccoonRemoved,
    SpreadAreaNamed,
)
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, PolicyLeft
from raccoon.games.raccoon_rampage.phases.forced_discard import DiscardChosen
from raccoon.games.raccoon_rampage.phases.main import MainEnded, VotePlaced
from raccoon.games.raccoon_rampage.phases.opening import Contributed
from raccoon.games.raccoon_rampage.phases.place import NoPolicyShown
from raccoon.games.raccoon_rampage.phases.spread import PileTurnedUp, ProtectionEnded, SpreadDealt
from raccoon.games.raccoon_rampage.phases.storyline import TurnBegan
from raccoon.games.raccoon_rampage.phases.turn_end import AllKept, TurnEnded
from raccoon.games.raccoon_rampage.phases.windows import Passed, QueueMoved
from raccoon.games.raccoon_rampage.phases.wishes import WishesSettled
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.look import RampageLook
from scenes.raccoon_rampage.motion.transition import RampageMotion
from scenes.table.motion.transition import MoveContext
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PLAIN
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.raccoon_rampage.games import lost, won
from tests.scenes.raccoon_rampage.house import House

SIZE = (960, 540)
TRAVELS = (
    VotePlaced,
    QueueMoved,
    PolicyLeft,
    RaccoonRemoved,
    SpreadDealt,
    PileTurnedUp,
    DieRolled,
)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def test_every_event_is_known_to_the_eye_and_to_the_ear() -> None:
    assert {spec.event for spec in EVENTS} == set(GAME.events)
    assert {spec.event for spec in EVENTS if not spec.sound} == {
        AllKept,
        Contributed,
        DiscardChosen,
        EffectLost,
        MainEnded,
        MajorityFound,
        MovingStopped,
        NoPolicyShown,
        Passed,
        ProtectionEnded,
        RedrawStopped,
        SpreadAreaNamed,
        TurnBegan,
        WishesSettled,
    }
    assert len([spec for spec in EVENTS if not spec.flights]) == 20


@pytest.mark.parametrize("seat", [0, None])
def test_whole_games_are_seen_move_by_move(seat: int | None) -> None:
    """Every move of a won and of a lost game is animated, every position drawn."""
    motion, seen = RampageMotion(), set[type]()
    for session in (won(4), lost(3)):
        people = tuple(seats(*["random"] * len(session.seats)))
        picture = TablePicture(RampageLook(), people, ENGLISH.say)
        surface = pygame.Surface(SIZE)
        for place, entry in enumerate(session.match.entries):
            before, after = session.view(seat, place), session.view(seat, place + 1)
            layout = layout_of(SIZE, after)
            events = session.visible_events(entry, seat)
            move = MoveContext(before, after, events, layout, layout.stage, ENGLISH.say)
            found = motion.transition(move, picture)
            seen |= {type(event) for event in events if found.flights}
            if any(isinstance(event, TRAVELS) for event in events):
                assert found.flights
            assert found.layout.size == SIZE
            if place % 9 == 0:
                picture.draw(surface, found.layout, found.view, PLAIN, ())
                picture.draw(surface, layout, after, PLAIN, ())
    assert seen >= set(TRAVELS)


def test_those_who_let_it_pass_do_so_in_one_instant() -> None:
    motion = RampageMotion()
    assert motion.at_once((Passed(0),))
    assert not motion.at_once((Passed(0), TurnEnded(1)))


def test_a_headline_of_three_lines_lies_on_its_plaque(tmp_path: Path) -> None:
    """There is room for two in the small window: the plaque grows."""
    house = House(tmp_path, (1280, 720))
    house.open("person", "random", "random")
    headline = house.table.parts.headline
    heights = []
    asked = "<seat:0> asks for 5 more votes on Raccoon Helpline, as all the others hear"
    for words in ("Night.", f"{asked}, while {asked} and {asked}."):
        headline.show(words)
        house.frame()
        assert headline.plaque
        heights.append(headline.plaque.height)
    assert heights[1] > heights[0]
