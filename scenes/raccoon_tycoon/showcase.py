"""The pictures of Raccoon Tycoon for `raccoon shot` and the benches."""

import pygame

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.replay.theatre import replay
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.moments import line_from_end, piece_page, require_over
from scenes.tools.shots import open_hint
from scenes.tools.still import ENDLESS, Preparation, Shot, Showcase, Still, close_recap, nothing
from scenes.window.scene import Scene

PLAYER = "greedy"
CAST = ("person", "shrewd:vixen", "tycoon:otis", "easygoing:barnaby", "sensible:wilhelmina")
"""The controllers in a picture, by seat."""
MOVES = 106


def at_action(session: Session) -> bool:
    """Whether the first seat is to take its action in this session."""
    return session.waiting == (0,) and isinstance(session.view(None).pending, AwaitAction)


def _auction(still: Still, begin: Preparation | None = None) -> TableScene:
    """The table at the first seat's next bid; a given save as it is."""
    if still.state:
        return still.table(begin)
    session = still.showcase.demonstration(4, MOVES)
    session.change_seat(0, still.showcase.seats(4, people=0)[0])
    while session.waiting != (0,) or not isinstance(session.view(None).pending, AwaitBid):
        session.submit(session.think())
    return still.table(begin, still.showcase.with_cast(session))


def _highest_bid(still: Still) -> Scene:
    """The auction with the form of a highest bid open."""

    def begin(table: TableScene) -> None:
        panel = table.parts.panel_host.panel
        if isinstance(panel, AuctionPanel):
            panel.controls.highest.press()

    return _auction(still, begin)


def _why(still: Still) -> Scene:
    """The replay of a finished game with the reason for a bid."""
    session = require_over(
        still.session() if still.state else still.showcase.demonstration(4, ENDLESS), "why"
    )
    scene = replay(session, still.showcase.presentation, still.catalogue.say, nothing)
    scene.resize((1920, 1080))
    items = [item for item in scene.past.log.items if item.kind == "auctions"]
    scene.show(line_from_end(items, 9, "why"))
    scene.reason.update()
    return scene


def _choosing(verb: str) -> Shot:
    return lambda still: still.table(lambda table: table.parts.panel_host.verb(verb))


def _dragging(still: Still) -> Scene:
    """A production card held over the warehouse."""

    def begin(table: TableScene) -> None:
        close_recap(table)
        pieces, layout = (Piece("hand", 0), Piece("warehouse")), table.context.shown.layout
        start, end = (layout.rects_of(piece)[0].center for piece in pieces)
        table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    return still.table(begin)


SHOTS: dict[str, Shot] = {
    "hint-auction": lambda still: _auction(still, open_hint),
    "why": _why,
    "limit": _highest_bid,
    "produce": _choosing("produce"),
    "sell": _choosing("sell"),
    "auction": _auction,
    "open-auction": _choosing("auction"),
    "build": _choosing("build"),
    "town": _choosing("town"),
    "drag": _dragging,
    "inspect": piece_page(Piece("building", 0)),
    "inspect-railroad": piece_page(Piece("railroad", 0)),
    "inspect-town": piece_page(Piece("town")),
    "inspect-player": piece_page(Piece("panel", 1)),
}
"""This game's pictures by their names on the command line."""
SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_action, SHOTS)
