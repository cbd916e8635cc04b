"""The means of learning Saloon Tycoon: rulebook, guided game, the posters of the first start."""

from collections.abc import Iterator
from types import MappingProxyType

import pygame

from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.catalogue import BUYABLE, SPACES
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.view import View
from scenes.art.palette import rgb
from scenes.art.pieces import poster
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import INK
from scenes.saloon_tycoon.holdings import desk_player
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.rulebook.book import BOOK
from scenes.table.piece import Piece
from scenes.table.presentation import Learning, Novelty

GUESTS = ("angie", "phineus")
SPECIAL = "special"
SPECIALS = tuple(tile.id for tile in BUYABLE if tile.special)


def explained(piece: str, say: Say) -> tuple[str, ...]:
    """The first-time explanation of a character or tile, for its page; () where there is none."""
    name = SPECIAL if piece in SPECIALS else piece if piece in GUESTS else ""
    return (say(f"saloon.first.{name}"),) if name else ()


def novelties(view: View) -> Iterator[Novelty]:
    """The pieces to explain at first sight: own guests, and a special tile that can be built."""
    me = desk_player(view)
    for who in GUESTS:
        if who in me.characters:
            yield Novelty(who, Piece("person", who), f"saloon.first.{who}")
    pending = view.pending
    if isinstance(pending, Turn) and not pending.action_used:
        for tile in SPECIALS:
            if view.obstacle(tile, view.turn) is None:
                yield Novelty(SPECIAL, Piece("tile", tile), f"saloon.first.{SPECIAL}")
                return


LEARN_GROUND, PLAY_GROUND = ("#f2b878", "#c98a52"), ("#b5563a", "#7c2e34")
ROOMS = (("pantry", 3), ("kitchen", 1), ("pharmacy", 0), ("laundry", 3))
"""The rooms next to the teacher with their cubes, from the upper left to the lower right."""
LECTERN, LARGE_LECTERN = 40, 2
"""The room for the teacher's hat above the tutor's desk, in design units, usually and in large text."""
FLOORS = 2
"""The floors that a house has in its first lessons."""
ASIDE = 0.11
"""The distance from a poster's edge to the middle of the things at its side, as a share of its width."""


def learn_poster(surface: pygame.Surface, rect: pygame.Rect, _: Say) -> None:
    """Draw the teacher between rooms at stages of their building."""
    poster.sunburst(surface, rect, LEARN_GROUND)
    side = round(rect.height * 0.38)
    for number, (tile, cubes) in enumerate(ROOMS):
        column, row = divmod(number, 2)
        box = pygame.Rect(0, 0, side, side)
        x = rect.left + round(rect.width * (ASIDE if column == 0 else 1 - ASIDE))
        box.center = (x, rect.top + round(rect.height * (0.28 + 0.44 * row)))
        surface.blit(art.room(tile, cubes, SPACES[tile], box.size, cubes == SPACES[tile]), box)
        pygame.draw.rect(surface, rgb(INK), box, max(2, side // 40))
    poster.face(surface, rect, BOOK.teacher.face)


def play_poster(surface: pygame.Surface, rect: pygame.Rect, _: Say) -> None:
    """Draw the raccoon between two outlaws."""
    poster.sunburst(surface, rect, PLAY_GROUND)
    side = round(rect.height * 0.5)
    for who, share, turn in (("flatfoot", ASIDE + 0.02, 8), ("sydney", 0.98 - ASIDE, -8)):
        bill = _askew(who, side, turn)
        at = (rect.left + round(rect.width * share), rect.top + round(rect.height * 0.6))
        surface.blit(bill, bill.get_rect(center=at))
    poster.face(surface, rect, "raccoon")


@surface_cache(4)
def _askew(who: str, side: int, turn: float) -> pygame.Surface:
    """An outlaw's portrait, rotated by `turn` degrees."""
    return pygame.transform.rotozoom(art.character(who, "pleased", (side, side)), turn, 1.0)


def sky(layout: SaloonLayout) -> pygame.Rect:
    """The sky above the own house, for the tutor's desk; in large text down to a house of two floors."""
    large, high, front = layout.frame.is_large, layout.desk.height, layout.front
    top = layout.strip.top + layout.frame.px(LARGE_LECTERN if large else LECTERN)
    if large:
        high = layout.frame.y(front.ground - FLOORS * front.storey - front.gable) - top
    return pygame.Rect(layout.house.left, top, layout.house.width, high)


LEARNING = Learning(
    book=BOOK,
    course="first_house",
    places=MappingProxyType({"sky": sky}),
    posters=(learn_poster, play_poster),
    first_level="tenderfoot",
    novelties=novelties,
)
