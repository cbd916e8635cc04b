"""The holdings of people in a view, in the shape the table shows. No rules, no drawing."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS, RAILROADS
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.art import theme
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.piece import Piece


@dataclass(frozen=True)
class EstateItem:
    """One place in an estate: `count` cards of one railroad, a town, or a building tile."""

    kind: Literal["railroad", "town", "building"]
    name: str
    count: int = 1


def desk_seat(view: View) -> int:
    """The seat whose desk is shown: the viewer, or for spectators, publicly, who is waited for."""
    return view.pending.seat if view.seat is None else view.seat


def railroad_sets(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """The player's railroads with the number of cards of each, in the catalogue's order."""
    return tuple((name, player.railroads.count(name)) for name in RAILROADS if name in player.railroads)


def estate_items(player: PlayerView) -> tuple[EstateItem, ...]:
    """Everything the player owns for good, as "estate:0", "estate:1" … number it: railroads by set,
    then towns, then buildings.
    """
    return (
        *(EstateItem("railroad", name, count) for name, count in railroad_sets(player)),
        *(EstateItem("town", name) for name in player.towns),
        *(EstateItem("building", name) for name in player.buildings),
    )


def tiles_named(player: PlayerView, names: Collection[str]) -> dict[Piece, str]:
    """The pieces of the estate that are these buildings, with their names."""
    owned = enumerate(estate_items(player))
    return {Piece("estate", place): item.name for place, item in owned if item.name in names}


def pairs(player: PlayerView) -> int:
    """Pairs of one town and one railroad card (rules, "Score")."""
    return min(len(player.railroads), len(player.towns))


def public_points(view: View, seat: int) -> int:
    """The seat's VP as far as the view shows them: without a Bank's where its money is secret."""
    return view.players[seat].score.total


def next_seat(view: View) -> int:
    """The seat whose turn follows, clockwise."""
    return (view.turn + 1) % len(view.players)


def layout_of(size: tuple[int, int], view: View, text_scale: float = 1.0) -> TableLayout:
    """The layout of the table for what this view shows, with places for a full hand and warehouse."""
    player = view.players[desk_seat(view)]
    return _laid(
        size,
        len(view.players),
        max(player.hand_size, player.powers.hand_limit),
        player.powers.storage_limit,
        len(estate_items(player)),
        text_scale,
        player.tokens,
        theme.high_contrast(),
    )


def since_last_turn(view: View, history: Sequence[Counts]) -> Counts:
    """The change of each price since the end of the viewer's last turn, or since the beginning.

    Or of the player to move, if nobody looks; `history` holds prices at the start and after each turn.
    """
    if not history:
        return NO_TOKENS
    players = len(view.players)
    seat = view.turn if view.seat is None else view.seat
    turns = (view.turn - seat - 1) % players
    before = history[max(0, len(history) - 1 - turns)]
    return tuple(price - old for price, old in zip(view.prices, before, strict=True))


@lru_cache(maxsize=8)
def _laid(
    size: tuple[int, int],
    players: int,
    hand: int,
    warehouse_limit: int,
    estate: int,
    text_scale: float,
    tokens: Counts,
    high_contrast: bool,
) -> TableLayout:
    """The last few are kept: every look at a move asks for three. A frame remembers the theme."""
    return TableLayout(size, players, hand, warehouse_limit, estate, text_scale=text_scale, tokens=tokens)
