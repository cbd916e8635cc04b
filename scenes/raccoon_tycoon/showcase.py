"""Raccoon Tycoon pictured and measured."""

from itertools import cycle, islice

import pygame

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.replay.theatre import replay
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.scripts import MOVES as LONG
from scenes.tools.scripts import PLAYERS, TURN, dragging, moved
from scenes.tools.shots import hinted
from scenes.tools.still import (
    ENDLESS,
    FrameStep,
    Preparation,
    Script,
    Shot,
    Showcase,
    Still,
    asked,
    ended,
    looked_back,
    nothing,
    read,
)
from scenes.window.scene import Scene

PLAYER = "greedy"
CAST = ("person", "shrewd:vixen", "tycoon:otis", "easygoing:barnaby", "sensible:wilhelmina")
"""The controllers seen in a picture, seat by seat."""
MOVES = 106


def at_action(session: Session) -> bool:
    """Whether the first seat is to take its action."""
    return session.waiting == (0,) and isinstance(session.view(None).pending, AwaitAction)


def _auction(still: Still, begin: Preparation | None = None) -> TableScene:
    """The table at the first bid after the point of the save."""
    if still.state:
        return still.table(begin)
    session = still.showcase.demonstration(4, MOVES)
    session.change_seat(0, still.showcase.seats(4, people=0)[0])
    while session.waiting != (0,) or not isinstance(session.view(None).pending, AwaitBid):
        session.submit(session.think())
    return still.table(begin, still.showcase.with_cast(session))


def _highest_bid(still: Still) -> Scene:
    """The auction with a highest bid being typed."""

    def begin(table: TableScene) -> None:
        panel = table.parts.panel_host.panel
        if isinstance(panel, AuctionPanel):
            panel.controls.highest.press()

    return _auction(still, begin)


def _why(still: Still) -> Scene:
    """A finished game looked back at: why somebody bid."""
    session = ended(still.session() if still.state else still.showcase.demonstration(4, ENDLESS), "why")
    scene = replay(session, still.showcase.presentation, still.catalogue.say, nothing)
    scene.resize((1920, 1080))
    items = [item for item in scene.past.log.items if item.kind == "auctions"]
    scene.show(looked_back(items, 9, "why"))
    scene.reason.update()
    return scene


def _choosing(verb: str) -> Shot:
    return lambda still: still.table(lambda table: table.parts.panel_host.verb(verb))


def _dragging(still: Still) -> Scene:
    """A production card held over the warehouse."""

    def begin(table: TableScene) -> None:
        read(table)
        pieces, layout = (Piece("hand", 0), Piece("warehouse")), table.context.shown.layout
        start, end = (layout.rects_of(piece)[0].center for piece in pieces)
        table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    return still.table(begin)


SHOTS: dict[str, Shot] = {
    "hint-auction": lambda still: _auction(still, hinted),
    "why": _why,
    "limit": _highest_bid,
    "produce": _choosing("produce"),
    "sell": _choosing("sell"),
    "auction": _auction,
    "open-auction": _choosing("auction"),
    "build": _choosing("build"),
    "town": _choosing("town"),
    "drag": _dragging,
    "inspect": asked(Piece("building", 0)),
    "inspect-railroad": asked(Piece("railroad", 0)),
    "inspect-town": asked(Piece("town")),
    "inspect-player": asked(Piece("panel", 1)),
}
"""The game's own pictures by the name given on the command line."""


IN_FLIGHT = 20


def flights(still: Still) -> tuple[Scene, FrameStep]:
    """The last entry of a game that had many pieces in the air, again and again, with 20 of them at once."""
    still.settings.speed = "calm"
    session = still.showcase.demonstration(PLAYERS, LONG)
    session.take_back(_busiest(still.table(session=session)))
    scene = still.table(session=session)

    def step(_: int) -> None:
        motion = scene.parts.animator
        if not motion.busy:
            motion.show(len(scene.context.session.match.entries))
            air = motion.under_way.air
            air.flights = list(islice(cycle(air.flights), max(IN_FLIGHT, len(air.flights))))

    return scene, step


def _busiest(scene: TableScene) -> int:
    """The number of the entry with the most pieces in the air, of those before a person's turn."""
    motion, counts = scene.parts.animator, {}
    scene.resize((1280, 720))
    for number in range(1, len(scene.context.session.match.entries) + 1):
        view = scene.context.session.view(None, number)
        if isinstance(view.pending, AwaitAction) and view.turn == 0:
            motion.show(number)
            counts[number] = len(motion.under_way.air.flights)
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
SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_action, SHOTS, SCRIPTS)
