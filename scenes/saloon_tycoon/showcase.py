"""Saloon Tycoon pictured and measured."""

from __future__ import annotations

import pygame

from raccoon.app.session.session import Session
from raccoon.games.saloon_tycoon.pending import Turn
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.inspection.scene import InspectionScene
from scenes.table.scene import TableScene
from scenes.tools.scripts import moved, table
from scenes.tools.still import Script, Shot, Showcase, Step, Still, read
from scenes.window.scene import Scene

PLAYER = "cowhand"
CAST = ("person", "gambler:delia", "baron:hank", "tenderfoot:clementine")
"""Who is seen in a picture, seat by seat."""
MOVES = 130


def at_turn(session: Session) -> bool:
    """Whether the first seat has its whole turn before it."""
    pending = session.view(None).pending
    return session.waiting == (0,) and isinstance(pending, Turn) and not pending.action_used


def _choosing(verb: str) -> Shot:
    def begin(scene: TableScene) -> None:
        read(scene)
        scene.parts.open_panel.verb(verb)

    return lambda still: still.table(begin)


def _secrets(still: Still) -> Scene:
    """The choice at the beginning."""
    return still.table(
        read,
        still.showcase.with_cast(Session.new(PRESENTATION.game, still.showcase.seats(4), {}, "ember", None)),
    )


def _dragging(still: Still) -> Scene:
    """A tile held over a place of the own house."""

    def begin(scene: TableScene) -> None:
        read(scene)
        layout = scene.context.shown.layout
        start = layout.rects_of("tile:kitchen")[0].center
        end = layout.rects_of("house")[0].center
        scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    return still.table(begin)


def _asked(piece: str) -> Shot:
    """The page of a piece over the table."""

    def begin(scene: TableScene) -> None:
        read(scene)
        inquiry = scene.parts.asking.inquiry()
        assert inquiry
        scene.context.push(InspectionScene(scene.context.say, inquiry, piece))

    return lambda still: still.table(begin)


def _drag_script(still: Still) -> tuple[Scene, Step]:
    """A tile is taken up and carried in circles."""
    scene = table(still)

    def step(number: int) -> None:
        if number == 0:
            start = scene.context.shown.layout.rects_of("tile:kitchen")[0].center
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        pygame.event.post(moved(scene.size, number, held=True))

    return scene, step


SHOTS: dict[str, Shot] = {
    "secrets": _secrets,
    "build": _choosing("build_tile"),
    "supply": _choosing("supply"),
    "play": _choosing("play_card"),
    "bribe": _choosing("bribe"),
    "stake": _choosing("stake"),
    "drag": _dragging,
    "inspect": _asked("tile:kitchen"),
    "inspect-person": _asked("person:angie"),
}
"""The game's own pictures by the name given on the command line."""
SCRIPTS: dict[str, Script] = {"drag": _drag_script}
SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_turn, SHOTS, SCRIPTS)
