"""The great moments of every game are held: ended by Space, still with reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.phases.evaluation import VerdictGiven
from raccoon.games.raccoon_rampage.phases.spread import PileTurnedUp
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.saloon_tycoon.actions.finish import RoomFinished
from scenes.art.moving import incremental
from scenes.table.scene import TableScene
from tests.scenes.person import FRAME, Sitting, seats

READ = 0.85
"""The least seconds for which a great moment is held at the calm speed."""


def some(kind: type[Event], least: int = 1) -> Callable[[tuple[Event, ...]], bool]:
    """A test whether a move's events include at least so many of a kind."""
    return lambda events: sum(isinstance(event, kind) for event in events) >= least


MOMENTS = [
    ("raccoon_tycoon", "greedy", some(AuctionWon)),
    ("raccoon_tycoon", "greedy", some(TownBought)),
    ("saloon_tycoon", "random", some(RoomFinished, 2)),
    ("raccoon_rampage", "random", some(VerdictGiven)),
    ("raccoon_rampage", "random", some(PileTurnedUp)),
]
EVERY_MOMENT = pytest.mark.parametrize(
    ("game", "bot", "great"), MOMENTS, ids=["hammer", "town", "chain", "verdict", "night"]
)


def before_it(game: str, bot: str, great: Callable[[tuple[Event, ...]], bool]) -> Session:
    """A game whose last move brings the moment."""
    for seed in range(30):
        session = Session.new(game, seats(*[bot] * 3), {}, f"great {seed}", None)
        while not session.over:
            chance = Chance(f"{len(session.match.entries)}")
            session.submit(
                session.think()
                if bot == "greedy"
                else chance.pick(session.options(session.waiting[0])).draw(chance)
            )
            if great(session.match.entries[-1].events):
                return session
    raise AssertionError("it never came")


def at_it(tmp_path: Path, played: Session, reduced: bool = False) -> tuple[Sitting, TableScene]:
    """The table as the animation of that game's last move starts."""
    sitting = Sitting(tmp_path, speed="calm")
    sitting.program.settings.reduced_motion = reduced
    game, entries = played.match.game.name, played.match.entries
    session = Session.new(game, played.seats, {}, played.match.seed, None)
    for entry in entries[:-1]:
        session.submit(entry.command)
    sitting.program.table(session)
    sitting.frame(3)
    table = sitting.table
    table.parts.turns.wait = 60.0
    table.context.submit(entries[-1].command)
    table.parts.turns.wait = 60.0
    sitting.frame(2)
    return sitting, table


@EVERY_MOMENT
def test_it_is_held_and_space_goes_on(
    game: str, bot: str, great: Callable[[tuple[Event, ...]], bool], tmp_path: Path
) -> None:
    sitting, table = at_it(tmp_path, before_it(game, bot, great))
    animation = table.parts.animator.queue.animation
    assert animation
    assert any(leg.transition.lasts >= READ for leg in animation.legs())
    made = len(table.context.session.match.entries)
    sitting.press(pygame.K_SPACE, " ")
    assert not table.parts.animator.busy
    assert table.parts.turns.wait > 0
    assert len(table.context.session.match.entries) == made


@EVERY_MOMENT
def test_with_reduced_motion_nothing_moves_in_it(
    game: str, bot: str, great: Callable[[tuple[Event, ...]], bool], tmp_path: Path
) -> None:
    sitting, table = at_it(tmp_path, before_it(game, bot, great), reduced=True)
    sitting.frame(15)
    animator, seen = table.parts.animator, list[list[tuple[int, ...]]]()
    while animator.queue.holds and len(seen) < READ / 2 / FRAME:
        seen.append([tuple(place) for _, place in animator.sprites()])
        sitting.frame()
    assert len(seen) >= READ / 2 / FRAME - 1
    assert all(one == other for one, other in pairwise(seen))


def test_it_sets_out_when_its_picture_is_drawn_however_many_frames_that_takes(tmp_path: Path) -> None:
    ticks, waited = count(), 0
    played = before_it(*MOMENTS[-2])
    with incremental.spread(lambda: next(ticks) / 2000):
        sitting, table = at_it(tmp_path, played)
        under_way = table.parts.animator.queue
        for _ in range(300):
            animation, coming = under_way.animation, table.coming
            time = animation.time if animation else 0.0
            sitting.frame()
            if animation and coming and under_way.animation is animation:
                assert animation.time == time
                waited += 1
    assert waited
