"""Players' holdings as the table shows them, and what a preview emphasises. No drawing."""

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
    """One item of an estate: `count` cards of one railroad, a town, or a building tile."""

    kind: Literal["railroad", "town", "building"]
    name: str
    count: int = 1


def desk_seat(view: View) -> int:
    """The seat whose desk is shown: the viewer; for a spectator's view the seat that is to decide."""
    return view.pending.seat if view.seat is None else view.seat


def railroad_sets(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """The player's railroads and the number of cards of each, in the catalogue's order."""
    return tuple((name, player.railroads.count(name)) for name in RAILROADS if name in player.railroads)


def estate_items(player: PlayerView) -> tuple[EstateItem, ...]:
    """The player's estate in the order of the pieces "estate:0", "estate:1" …: railroads by set, towns,
    buildings.
    """
    return (
        *(EstateItem("railroad", name, count) for name, count in railroad_sets(player)),
        *(EstateItem("town", name) for name in player.towns),
        *(EstateItem("building", name) for name in player.buildings),
    )


def tiles_named(player: PlayerView, names: Collection[str]) -> dict[Piece, str]:
    """The estate pieces of those buildings of the player that are among `names`; each with its name."""
    owned = enumerate(estate_items(player))
    return {Piece("estate", place): item.name for place, item in owned if item.name in names}


def pairs(player: PlayerView) -> int:
    """The number of pairs of one town and one railroad card (rules, "Score")."""
    return min(len(player.railroads), len(player.towns))


def public_points(view: View, seat: int) -> int:
    """The seat's VP as far as the view shows them: without a Bank's VP where the money is secret."""
    return view.players[seat].score.total


def next_seat(view: View) -> int:
    """The seat whose turn is next, clockwise."""
    return (view.turn + 1) % len(view.players)


def layout_of(size: tuple[int, int], view: View, text_scale: float = 1.0) -> TableLayout:
    """The layout of the table for this view, with places for a full hand and warehouse."""
    player = view.players[desk_seat(view)]
    return _cached_layout(
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
    """The change of each price since the end of the viewer's last turn, or since the start of the game.

    A spectator's view counts from the last turn of the player to move. `history` holds the prices at the
    start and after each turn.
    """
    if not history:
        return NO_TOKENS
    players = len(view.players)
    seat = view.turn if view.seat is None else view.seat
    turns = (view.turn - seat - 1) % players
    before = history[max(0, len(history) - 1 - turns)]
    return tuple(price - old for price, old in zip(view.prices, before, strict=True))


@lru_cache(maxsize=8)
def _cached_layout(
    size: tuple[int, int],
    players: int,
    hand: int,
    warehouse_limit: int,
    estate: int,
    text_scale: float,
    tokens: Counts,
    high_contrast: bool,
) -> TableLayout:
    """Return a layout, cached: a move's animation needs three. `high_contrast` is only part of the key."""
    return TableLayout(size, players, hand, warehouse_limit, estate, text_scale=text_scale, tokens=tokens)


def rise_of(card: int, view: View) -> Counts:
    """The rise of each price by the card; no price rises above the top of its track (R6)."""
    return lowest(PRODUCTION_CARDS[card].price, minus(HIGHEST_PRICES, view.prices))


def worths_after(card: int, view: View) -> Counts:
    """The prices after the card has raised them."""
    return plus(view.prices, rise_of(card, view))


def overflow_of(card: int, view: View) -> int:
    """The tokens beyond the viewer's storage limit after the card, without a bonus; 0 or less: they fit."""
    assert view.seat is not None
    me = view.players[view.seat]
    made = sum(lowest(PRODUCTION_CARDS[card].production, view.supply))
    taken = min(made, me.powers.production_limit)
    return sum(me.tokens) + taken - me.powers.storage_limit


def preview_production(table: ChoiceContext, *commands: Command) -> Preview:
    """The preview of a production's commands; a bonus still to be chosen is declined, so that prices rise."""
    seen = table.preview(*commands)
    pending = seen.after.pending
    if isinstance(pending, AwaitBonus) and pending.seat == table.view.seat:
        return table.preview(*commands, DeclineBonus(pending.seat))
    return seen


@dataclass(frozen=True)
class Sale:
    """A sale that is previewed: commodity, amount, income."""

    commodity: str
    amount: int
    dollars: int


@dataclass(frozen=True)
class OwnMarks:
    """This game's part of the `Highlights` of the table.

    `ghost_prices` are commodities with a future price to show on the track, `leaving` counts the tokens that
    are about to leave the warehouse. While `turn_passes` no panel shows the turn: its light is in flight.
    """

    ghost_prices: tuple[tuple[str, int], ...] = ()
    leaving: Counts | None = None
    turn_passes: bool = False
    sale: Sale | None = None


NOTHING = OwnMarks()


def own_marks(marks: Highlights) -> OwnMarks:
    """Return this game's part of the highlights."""
    return marks.own if isinstance(marks.own, OwnMarks) else NOTHING


def of_preview(seen: Preview | None) -> OwnMarks:
    """The emphasis for a previewed move: prices after it, tokens that leave, the sale; none for None."""
    if seen is None:
        return NOTHING
    old, new = (view.players[seen.before.seat].tokens for view in (seen.before, seen.after))
    leaving = tuple(max(0, before - after) for before, after in zip(old, new, strict=True))
    sold = next((event for event in seen.events if isinstance(event, Sold)), None)
    sale = Sale(sold.commodity, sold.amount, sold.amount * sold.price) if sold else None
    ghosts = _ghosts(seen.before.prices, seen.after.prices)
    return OwnMarks(ghosts, leaving if any(leaving) else None, sale=sale)


def of_production(card: int, view: View) -> OwnMarks:
    """The emphasis while a production is decided: the prices after it, which rise in any case."""
    return OwnMarks(_ghosts(view.prices, worths_after(card, view)))


def of_one_kind(commodity: str, amount: int) -> Counts:
    """The counts of `amount` tokens of one commodity."""
    return tuple(amount if name == commodity else 0 for name in COMMODITIES)


def gains(seen: Preview, say: Say) -> dict[int, str]:
    """The words for the others' incomes by a previewed move, by seat."""
    return {seat: say("motion.gain", n=income) for seat, income in incomes(seen).items()}


def incomes(seen: Preview) -> dict[int, int]:
    """The dollars that others receive from the bank by a previewed move, by seat."""
    earned: Counter[int] = Counter()
    for event in seen.events:
        for seat, income in event.firms if isinstance(event, Sold) else ():
            if seat != event.seat:
                earned[seat] += income
    return dict(earned)


def _ghosts(old: Counts, new: Counts) -> tuple[tuple[str, int], ...]:
    pairs = zip(COMMODITIES, old, new, strict=True)
    return tuple((name, after) for name, before, after in pairs if before != after)
