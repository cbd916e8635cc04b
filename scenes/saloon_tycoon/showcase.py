"""The showcase of Saloon Tycoon: its demonstration game and its own pictures for `raccoon shot`."""

from collections.abc import Callable

import pygame

from raccoon.app.session.session import Session
from raccoon.games.saloon_tycoon.actions.play import PlayOption
from raccoon.games.saloon_tycoon.actions.stake import StakeOption
from raccoon.games.saloon_tycoon.catalogue import BUYABLE
from raccoon.games.saloon_tycoon.pending import Turn
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.moments import beginning, choosing, piece_page
from scenes.tools.still import Shot, Showcase, Still, close_recap
from scenes.window.scene import Scene

PLAYER = "foreman"
CAST = ("person", "gambler:delia", "baron:hank", "tenderfoot:clementine")
"""The controllers shown in a picture, seat by seat."""
MOVES = 130


def at_turn(session: Session) -> bool:
    """Whether it is the first seat's turn and its action is not used yet."""
    pending = session.view(None).pending
    return session.waiting == (0,) and isinstance(pending, Turn) and not pending.action_used


def _dragging(still: Still) -> Scene:
    """The table with a tile that can be built, dragged over the first empty lot."""

    def begin(scene: TableScene) -> None:
        close_recap(scene)
        layout, view = scene.context.shown.layout, scene.context.shown.view
        assert isinstance(layout, SaloonLayout)
        tile = next(tile.id for tile in BUYABLE if view.obstacle(tile.id, desk_seat(view)) is None)
        start = layout.rects_of(Piece("tile", tile))[0].center
        end = layout.rects_of(Piece("lot", layout.empty_lots[0]))[0].center
        scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))

    return still.table(begin)


LATE = 100
"""The least number of moves of such a picture, so that the houses have rooms."""


def _offered(kind: type) -> Callable[[Session], Session]:
    """Return a function that plays on to where the first seat has such an option, at least `LATE` moves."""

    def found(_: Session) -> Session:
        session = SHOWCASE.demonstration(4, 0)
        session.change_seat(0, SHOWCASE.seats(4, people=0)[0])
        while len(session.match.entries) < LATE or not (
            session.waiting == (0,) and any(isinstance(option, kind) for option in session.options(0))
        ):
            session.submit(session.think())
        return SHOWCASE.with_cast(session)

    return found


SHOTS: dict[str, Shot] = {
    "secrets": beginning,
    "build": choosing("build_tile"),
    "supply": choosing("supply"),
    "play": choosing("play_card", at=_offered(PlayOption)),
    "bribe": choosing("bribe"),
    "stake": choosing("stake", at=_offered(StakeOption)),
    "drag": _dragging,
    "inspect": piece_page(Piece("tile", "kitchen")),
    "inspect-person": piece_page(Piece("person", "angie")),
}
"""The game's own pictures by the name given on the command line."""
SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_turn, SHOTS)
