"""The course of a finished game of Raccoon Tycoon, read from its log: at the end everything is open."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.results.leads import held_from
from scenes.table.presentation.results import ends_of

Kind = Literal["railroad", "town", "building"]


@dataclass(frozen=True)
class Purchase:
    """Something bought: by which seat and in which round.

    `price` is what was paid, in the markup of `scenes.art.rich`, `dollars` how many of them. `sample` is the
    first of the story's samples in which it shows.
    """

    round: int
    seat: int
    kind: Kind
    name: str
    price: str
    sample: int
    dollars: int = 0


@dataclass(frozen=True)
class Story:
    """The course of a game in samples, one at the start and one after each turn.

    `rounds` is when each sample was taken, in rounds played (2.25: a quarter into the third round);
    `points` and `money` hold a row of samples for each seat, `prices` one for each commodity.
    """

    rounds: tuple[float, ...]
    points: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, ...], ...]
    prices: tuple[tuple[str, tuple[int, ...]], ...]
    purchases: tuple[Purchase, ...]


def story(session: Session, catalogue: Catalogue) -> Story:
    """Points, money and prices turn by turn, and who bought what when, of a session that is over."""
    ends = ends_of(session, ev.TurnEnded)
    seats = range(len(session.seats))
    players = [[session.view(seat, end).players[seat] for end in ends] for seat in seats]
    markets = [session.view(None, end).prices for end in ends]
    return Story(
        rounds=tuple(number / len(session.seats) for number in range(len(ends))),
        points=tuple(tuple(player.score.total for player in samples) for samples in players),
        money=tuple(tuple(player.money for player in samples) for samples in players),
        prices=tuple(
            (name, tuple(prices[index] for prices in markets)) for index, name in enumerate(COMMODITIES)
        ),
        purchases=tuple(_purchases(session, ends, catalogue)),
    )


def spent(told: Story) -> tuple[int, ...]:
    """The dollars that each seat has paid for its purchases."""
    bought = told.purchases
    return tuple(sum(one.dollars for one in bought if one.seat == seat) for seat in range(len(told.points)))


def turning_point(told: Story, winner: int) -> Purchase | None:
    """The winner's last purchase in the turn in which they took the lead for good; None for none."""
    first = held_from(told.points, winner)
    bought = [one for one in told.purchases if one.seat == winner and one.sample == first]
    return bought[-1] if bought else None


def _purchases(session: Session, ends: Sequence[int], catalogue: Catalogue) -> Iterator[Purchase]:
    for number, entry in enumerate(session.match.entries):
        for event in session.hidden(entry, None):
            found = _purchase(event, session.view(None, number).round, bisect_right(ends, number), catalogue)
            if found:
                yield found


def _purchase(event: Event, round_: int, sample: int, catalogue: Catalogue) -> Purchase | None:
    say = catalogue.say
    match event:
        case ev.AuctionWon():
            price = say("money.amount", amount=event.price)
            return Purchase(round_, event.seat, "railroad", event.railroad, price, sample, event.price)
        case ev.BuildingBought():
            price = say("money.amount", amount=event.cost)
            return Purchase(round_, event.seat, "building", event.building, price, sample, event.cost)
        case ev.BuildingUpgraded():
            price = say("money.amount", amount=event.cost)
            return Purchase(round_, event.seat, "building", event.upgrade, price, sample, event.cost)
        case ev.TownBought():
            return Purchase(round_, event.seat, "town", event.town, _goods(event.tokens), sample)
    return None


def _goods(tokens: Counts) -> str:
    """The cost of a town: so many of one commodity, or of any mix."""
    kinds = [name for name, count in zip(COMMODITIES, tokens, strict=True) if count]
    return f"{sum(tokens)} [{kinds[0] if len(kinds) == 1 else 'any'}]"
