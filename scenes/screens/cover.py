"""The offer of a game, shown before anything else of it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from scenes.art.frame import Paint
from scenes.art.landscape.title_ground import TitleGround

if TYPE_CHECKING:
    from scenes.table.presentation import GamePresentation


class Cover(msgspec.Struct, frozen=True):
    """A game's tile on the title, what lies behind the title where it is the first of the games, whether it
    has a rulebook and a guided game. Its name and motto are in its catalogue.
    """

    draw_tile: Paint
    ground: Callable[[], TitleGround] = TitleGround
    book: bool = False
    course: bool = False


def covers(known: Mapping[str, Cover], presentations: Mapping[str, GamePresentation]) -> dict[str, Cover]:
    """The cover of each game by name: one that is known, else what its presentation tells."""
    return {game: known.get(game) or _of(presentations[game]) for game in presentations}


def _of(shown: GamePresentation) -> Cover:
    learning = shown.learning
    return Cover(
        shown.lobby.draw_tile, shown.lobby.title_ground, learning.book is not None, bool(learning.course)
    )


def with_book(known: Mapping[str, Cover]) -> list[str]:
    """The games that have a rulebook."""
    return [game for game, cover in known.items() if cover.book]


def with_course(known: Mapping[str, Cover]) -> list[str]:
    """The games that have a guided game."""
    return [game for game, cover in known.items() if cover.course]
