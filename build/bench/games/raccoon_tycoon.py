"""Raccoon Tycoon measured: flying pieces, an auction, a dragged card."""

from itertools import cycle, islice

import pygame

from bench.contested_move import ContestedMove
from bench.scripts import MOVES, PLAYERS, TURN, FrameStep, Script, dragging, moved
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from scenes.raccoon_tycoon.showcase import SHOTS
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import Still
from scenes.window.scene import Scene

HARD_CHOICE = ContestedMove("shrewd", "tycoon", 60, lambda view: isinstance(view.pending, AwaitAction))
IN_FLIGHT = 20


def flights(still: Still) -> tuple[Scene, FrameStep]:
    """The last entry of a game with many flying pieces, repeated, with 20 of them at once."""
    still.settings.speed = "calm"
    session = still.showcase.demonstration(PLAYERS, MOVES)
    session.take_back(_busiest(still.table(session=session)))
    scene = still.table(session=session)

    def step(_: int) -> None:
        motion = scene.parts.animator
        if not motion.busy:
            motion.show(len(scene.context.session.match.entries))
            air = motion.queue.air
            air.flights = list(islice(cycle(air.flights), max(IN_FLIGHT, len(air.flights))))

    return scene, step


def _busiest(scene: TableScene) -> int:
    """The number of the entry with the most flying pieces, among those before a person's turn."""
    motion, counts = scene.parts.animator, {}
    scene.resize((1280, 720))
    for number in range(1, len(scene.context.session.match.entries) + 1):
        view = scene.context.session.view(None, number)
        if isinstance(view.pending, AwaitAction) and view.turn == 0:
            motion.show(number)
            counts[number] = len(motion.queue.air.flights)
    return max(counts, key=lambda number: counts[number])


def auction(still: Still) -> tuple[Scene, FrameStep]:
    """A person's bid: the amount goes up and down, so that every frame has something new to show."""
    scene = SHOTS["auction"](still)

    def step(number: int) -> None:
        key = pygame.K_UP if number % 2 else pygame.K_DOWN
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(moved(scene.size, number))

    return scene, step


def opening(still: Still) -> tuple[Scene, FrameStep]:
    """The auction house opens round its card, over and over."""
    still.settings.speed = "calm"
    scene = SHOTS["auction"](still)
    assert isinstance(scene, TableScene)
    entries = scene.context.session.match.entries
    opened = [n for n, entry in enumerate(entries, 1) if isinstance(entry.events[0], AuctionOpened)][-1]

    def step(number: int) -> None:
        if number % TURN == 0:
            scene.parts.animator.show(opened)

    return scene, step


SCRIPTS: dict[str, Script] = {
    "flights": flights,
    "drag": dragging(Piece("hand", 0)),
    "auction": auction,
    "opening": opening,
}
"""The game's own scripts by name."""
