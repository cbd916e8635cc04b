"""The pictures that only Raccoon Tycoon has: its choices, an auction, a drag, its pieces side by side."""

from __future__ import annotations

import pygame

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.picture.card_pieces import cards_scene
from scenes.raccoon_tycoon.picture.pieces import PiecesScene
from scenes.replay.theatre import replay
from scenes.table.scene import TableScene
from scenes.tools.shots import hinted
from scenes.tools.still import ENDLESS, Preparation, Shot, Still, asked, ended, looked_back, nothing, read
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


def _auction_hint(still: Still) -> Scene:
    """The best bid and why, thought on the spot."""
    return _auction(still, hinted)


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
        start, end = (
            table.context.shown.layout.rects_of(piece)[0].center for piece in ("hand:0", "warehouse")
        )
        table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    return still.table(begin)


def _gallery(still: Still) -> Scene:
    """Every piece with its name."""
    return PiecesScene(still.catalogue.say)


def _gallery_cards(still: Still) -> Scene:
    """Every production card, the market's columns, and what the game is framed with."""
    return cards_scene(still.catalogue.say, still.session())


SHOTS: dict[str, Shot] = {
    "hint-auction": _auction_hint,
    "why": _why,
    "limit": _highest_bid,
    "produce": _choosing("produce"),
    "sell": _choosing("sell"),
    "auction": _auction,
    "open-auction": _choosing("auction"),
    "build": _choosing("build"),
    "town": _choosing("town"),
    "drag": _dragging,
    "inspect": asked("building:0"),
    "inspect-railroad": asked("railroad:0"),
    "inspect-town": asked("town"),
    "inspect-player": asked("panel:1"),
    "gallery": _gallery,
    "gallery-cards": _gallery_cards,
}
"""The game's own pictures by the name given on the command line."""
