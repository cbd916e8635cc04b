"""The story of a finished game, read from its log: points and prices over time, purchases, the verdict."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import FinalRoundBegun, TurnEnded, VictoryDeclared
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.raccoon_tycoon.words.names import named, per_commodity
from scenes.raccoon_tycoon.words.points import all_owned
from scenes.results.leads import held_from
from scenes.table.presentation.result_data import SeatResult, Verdict
from scenes.table.presentation.results import ends_of

Kind = Literal["railroad", "town", "building"]


@dataclass(frozen=True)
class Purchase:
    """A purchase by a seat in a round.

    `price` is the payment in the markup of `scenes.art.rich`, `dollars` its amount (0 for tokens), `sample`
    the index of the story's first sample after it.
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

    `rounds` holds the time of each sample in rounds played (2.25: a quarter into the third round), `points`
    and `money` a row of samples for each seat, `prices` one for each commodity.
    """

    rounds: tuple[float, ...]
    points: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, ...], ...]
    prices: tuple[tuple[str, tuple[int, ...]], ...]
    purchases: tuple[Purchase, ...]


def read_story(session: Session, catalogue: Catalogue) -> Story:
    """Read the story of a finished session."""
    ends = ends_of(session, TurnEnded)
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
        purchases=tuple(_purchases(session, ends, catalogue.say)),
    )


def spent(story: Story) -> tuple[int, ...]:
    """The dollars that each seat paid for its purchases."""
    bought = story.purchases
    return tuple(sum(one.dollars for one in bought if one.seat == seat) for seat in range(len(story.points)))


def turning_point(story: Story, winner: int) -> Purchase | None:
    """The winner's last purchase in the turn in which they took the lead for good; None without one."""
    first = held_from(story.points, winner)
    bought = [one for one in story.purchases if one.seat == winner and one.sample == first]
    return bought[-1] if bought else None


def _purchases(session: Session, ends: Sequence[int], say: Say) -> Iterator[Purchase]:
    for number, entry in enumerate(session.match.entries):
        for event in session.visible_events(entry, None):
            if bought := _bought(event):
                seat, kind, name, paid = bought
                dollars = paid if isinstance(paid, int) else 0
                price = _goods(paid) if isinstance(paid, tuple) else say("money.amount", amount=paid)
                round_, sample = session.view(None, number).round, bisect_right(ends, number)
                yield Purchase(round_, seat, kind, name, price, sample, dollars)


def _bought(event: Event) -> tuple[int, Kind, str, int | Counts] | None:
    """The seat, kind, name and payment (dollars or tokens) of a purchase; None for other events."""
    match event:
        case AuctionWon():
            return event.seat, "railroad", event.railroad, event.price
        case BuildingBought():
            return event.seat, "building", event.building, event.cost
        case BuildingUpgraded():
            return event.seat, "building", event.upgrade, event.cost
        case TownBought():
            return event.seat, "town", event.town, event.tokens
    return None


def _goods(tokens: Counts) -> str:
    """The payment for a town in markup: a number of one commodity, or of any mix."""
    kinds = [name for name, _ in per_commodity(tokens)]
    return f"{sum(tokens)} [{kinds[0] if len(kinds) == 1 else 'any'}]"


Ending = FinalRoundBegun | VictoryDeclared


def verdict(session: Session, seats: tuple[SeatResult, ...], story: Story, say: Say) -> Verdict:
    """The words of the certificate next to the table of points, of a finished session."""
    winners, view = [seat for seat in seats if seat.won], session.view(None)
    headline = "results.certifies" if len(winners) < 2 else "results.share"
    return Verdict(
        f"{ending(session, say)} {say(headline, n=view.round)}",
        _how_clearly(seats, last_ending(session), say),
        seal=str(winners[0].total),
        turning=_turning(seats, story, say),
    )


def ending(session: Session, say: Say) -> str:
    """The reason why the game ended, in a sentence that does not name the winner."""
    last = last_ending(session)
    if isinstance(last, VictoryDeclared):
        return say("results.declared", money=last.money)
    return all_owned(last, session.view(None), say)


def last_ending(session: Session) -> Ending:
    """The last event that ended the game: a victory declared, or the final round begun."""
    found = (event for entry in session.match.entries for event in entry.events)
    return [event for event in found if isinstance(event, Ending)][-1]


def _how_clearly(seats: tuple[SeatResult, ...], last: Ending, say: Say) -> str:
    """The words for how the game was won: by a declaration, by points, by money, or shared."""
    winners = [seat for seat in seats if seat.won]
    total = winners[0].total
    others = [seat.total for seat in seats if not seat.won]
    ahead = total - max(others, default=total)
    key = "results.ahead" if ahead > 0 else "results.points"
    if isinstance(last, VictoryDeclared):
        key = "results.declarer"
    elif ahead == 0 and others and len(winners) == 1:
        key = "results.richer"
    return say(key, n=total, ahead=ahead)


def _turning(seats: tuple[SeatResult, ...], story: Story, say: Say) -> tuple[str, str] | None:
    """Heading and words about the purchase that gave a sole winner the lead for good; None without one."""
    winners = [number for number, seat in enumerate(seats) if seat.won]
    decisive = turning_point(story, winners[0]) if len(winners) == 1 < len(seats) else None
    if decisive is None:
        return None
    return say("results.turning"), say("results.turned", round=decisive.round, name=named(decisive.name, say))
