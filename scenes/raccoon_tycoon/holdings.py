"""The holdings of people in the shape the table shows, and what is emphasised of them. No drawing."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from raccoon.app.session.preview import Preview
from raccoon.app.text import Say
from raccoon.engine.counts import Counts, lowest, minus, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.catalogue import (
    COMMODITIES,
    HIGHEST_PRICES,
    NO_TOKENS,
    PRODUCTION_CARDS,
    RAILROADS,
)
from raccoon.games.raccoon_tycoon.pending import AwaitBonus
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.art import theme
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.picture.zones import Highlights
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


def rise_of(card: int, view: View) -> Counts:
    """By how much each price would rise: never above the top of its track (R6)."""
    return lowest(PRODUCTION_CARDS[card].price, minus(HIGHEST_PRICES, view.prices))


def worths_after(card: int, view: View) -> Counts:
    """The prices once the card has raised them."""
    return plus(view.prices, rise_of(card, view))


def overflow_of(card: int, view: View) -> int:
    """The number of tokens beyond the viewer's storage, without any bonus; 0 or less for none."""
    assert view.seat is not None
    me = view.players[view.seat]
    made = sum(lowest(PRODUCTION_CARDS[card].production, view.supply))
    taken = min(made, me.powers.production_limit)
    return sum(me.tokens) + taken - me.powers.storage_limit


def foreseen(table: ChoiceContext, *commands: Command) -> Preview:
    """The preview of a production's commands, up to the rise of the prices after any chosen bonus."""
    seen = table.preview(*commands)
    pending = seen.after.pending
    if isinstance(pending, AwaitBonus) and pending.seat == table.view.seat:
        return table.preview(*commands, DeclineBonus(pending.seat))
    return seen


@dataclass(frozen=True)
class Sale:
    """So many tokens of a commodity that are about to be sold, and what they bring."""

    commodity: str
    amount: int
    dollars: int


@dataclass(frozen=True)
class OwnMarks:
    """`ghost_prices` shows a price to come on its track, `leaving` a number on the tokens of the warehouse
    that are about to leave it. While `turn_passes` no panel has the turn: its light is on the way.
    """

    ghost_prices: tuple[tuple[str, int], ...] = ()
    leaving: Counts | None = None
    turn_passes: bool = False
    sale: Sale | None = None


NOTHING = OwnMarks()


def own(marks: Highlights) -> OwnMarks:
    """This game's part of the marks."""
    return marks.own if isinstance(marks.own, OwnMarks) else NOTHING


def of_preview(seen: Preview | None) -> OwnMarks:
    """The emphasis while the move that is previewed is about to be made."""
    if seen is None:
        return NOTHING
    old, new = (view.players[seen.before.seat].tokens for view in (seen.before, seen.after))
    leaving = tuple(max(0, before - after) for before, after in zip(old, new, strict=True))
    sold = next((event for event in seen.events if isinstance(event, Sold)), None)
    sale = Sale(sold.commodity, sold.amount, sold.amount * sold.price) if sold else None
    ghosts = _ghosts(seen.before.prices, seen.after.prices)
    return OwnMarks(ghosts, leaving if any(leaving) else None, sale=sale)


def of_production(card: int, view: View) -> OwnMarks:
    """The emphasis while something of a production is decided: its prices rise whatever is taken."""
    return OwnMarks(_ghosts(view.prices, worths_after(card, view)))


def gains(seen: Preview, say: Say) -> dict[int, str]:
    """The gains of others, for their panels."""
    return {seat: say("motion.gain", n=income) for seat, income in incomes(seen).items()}


def incomes(seen: Preview) -> dict[int, int]:
    """The dollars that others get from the bank by a move."""
    earned: Counter[int] = Counter()
    for event in seen.events:
        for seat, income in event.firms if isinstance(event, Sold) else ():
            if seat != event.seat:
                earned[seat] += income
    return dict(earned)


def _ghosts(old: Counts, new: Counts) -> tuple[tuple[str, int], ...]:
    pairs = zip(COMMODITIES, old, new, strict=True)
    return tuple((name, after) for name, before, after in pairs if before != after)
