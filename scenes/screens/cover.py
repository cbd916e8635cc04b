"""Covers: what the title needs of a game before the game is imported."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from scenes.art.frame import Paint
from scenes.art.landscape.title_ground import TitleGround

if TYPE_CHECKING:
    from scenes.table.presentation import GamePresentation


class Cover(msgspec.Struct, frozen=True):
    """A game's tile on the title, the title's background when it is the first game, and whether it has a
    rulebook (`book`) and a guided game (`course`). Name and motto are in the game's catalogue.
    """

    draw_tile: Paint
    ground: Callable[[], TitleGround] = TitleGround
    book: bool = False
    course: bool = False


def covers(known: Mapping[str, Cover], presentations: Mapping[str, GamePresentation]) -> dict[str, Cover]:
    """Return the cover of each game by name: the known one, else one made from its presentation."""
    return {game: known.get(game) or _of(presentations[game]) for game in presentations}


def _of(shown: GamePresentation) -> Cover:
    learning = shown.learning
    return Cover(
        shown.lobby.draw_tile, shown.lobby.title_ground, learning.book is not None, bool(learning.course)
    )


def with_book(known: Mapping[str, Cover]) -> list[str]:
    """Return the names of the games that have a rulebook."""
    return [game for game, cover in known.items() if cover.book]


def with_course(known: Mapping[str, Cover]) -> list[str]:
    """Return the names of the games that have a guided game."""
    return [game for game, cover in known.items() if cover.course]
