"""What has happened, for the Gazette and the price curves: told from the log, one entry at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from raccoon.app.session.fallback_moves import StandIn
from raccoon.app.session.session import Session
from raccoon.app.session.takebacks import Takeback
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as e
from scenes.raccoon_tycoon.narration import TRIVIAL, narrate

Say = Callable[..., str]
Kind = Literal["market", "auctions", "buildings", "game"]
"""What a line is about: production, sales and prices; auctions; towns and buildings; the game itself."""

AUCTIONS = (e.AuctionOpened, e.BidMade, e.Passed, e.AuctionWon)
BUILDINGS = (e.BuildingBought, e.BuildingUpgraded, e.TownBought)
GAME = (e.TurnEnded, e.FinalRoundBegun, e.VictoryDeclared, e.GameEnded)


@dataclass(frozen=True)
class Item:
    """One line of the log. `moves` is how many commands had been given when it had happened.

    `seats` are the players it speaks of, the one who acted first; `event` is None for a takeback and for a
    move that another had to make.
    """

    moves: int
    round: int
    sentence: str
    kind: Kind
    seats: tuple[int, ...]
    trivial: bool
    event: Event | None = None


def kind_of(event: Event) -> Kind:
    """What an event is about."""
    if isinstance(event, AUCTIONS):
        return "auctions"
    if isinstance(event, BUILDINGS):
        return "buildings"
    return "game" if isinstance(event, GAME) else "market"


def seats_in(event: Event) -> tuple[int, ...]:
    """The players an event speaks of: the one who acted, then whoever gains or sells by it."""
    seats = [] if event.seat is None else [event.seat]
    if isinstance(event, e.FloorTraded):
        seats.append(event.seller)
    if isinstance(event, e.Sold):
        seats += [seat for seat, _ in event.firms]
    if isinstance(event, e.AuctionWon):
        seats += [event.starter, *(seat for seat, _ in event.houses)]
    return tuple(dict.fromkeys(seats))


@dataclass(frozen=True)
class _Told:
    """What one command told: the lines, and the prices when it ended a turn."""

    source: object
    items: tuple[Item, ...]
    prices: tuple[int, ...] | None


class News:
    """The lines of a game (oldest first) and the prices at the start and after each turn.

    Only public things are told: every sentence is what someone who merely watches may know.
    """

    def __init__(self, session: Session, say: Say) -> None:
        self._session = session
        self._say = say
        self._told: list[_Told] = []
        self.start_prices = session.view(None, 0).prices
        self.update()

    @property
    def items(self) -> list[Item]:
        """Every line so far, takebacks at the place where play went on."""
        items: list[Item] = []
        backs = sorted(self._session.takebacks, key=lambda back: back.number)
        for told, entry in zip(self._told, self._session.match.entries, strict=True):
            while backs and backs[0].number <= entry.number:
                items.append(self._taken_back(backs.pop(0), told.items[0].moves - 1))
            items += told.items
        return items + [self._taken_back(back, len(self._told)) for back in backs]

    @property
    def lines(self) -> list[str]:
        """The sentences worth printing."""
        return [item.sentence for item in self.items if not item.trivial]

    @property
    def history(self) -> list[tuple[int, ...]]:
        """The six prices at the start and after each turn."""
        return self.history_at(len(self._told))

    def history_at(self, moves: int) -> list[tuple[int, ...]]:
        """The price curve as it was after so many commands."""
        return [self.start_prices, *(told.prices for told in self._told[:moves] if told.prices)]

    def items_of(self, moves: int) -> tuple[Item, ...]:
        """The lines of one command, the first being number 1."""
        return self._told[moves - 1].items if 0 < moves <= len(self._told) else ()

    def update(self) -> list[str]:
        """Follow the log, taken-back moves included; returns the new sentences worth a headline."""
        entries = self._session.match.entries
        kept = 0
        while kept < min(len(self._told), len(entries)) and self._told[kept].source is entries[kept]:
            kept += 1
        del self._told[kept:]
        fresh: list[Item] = []
        for number in range(kept, len(entries)):
            fresh += self._tell(number)
        return [item.sentence for item in fresh if not item.trivial] or [item.sentence for item in fresh[-1:]]

    def _tell(self, number: int) -> tuple[Item, ...]:
        session = self._session
        entry = session.match.entries[number]
        round_ = session.view(None, number).round
        items = tuple(self._item(number + 1, round_, event) for event in session.hidden(entry, None))
        items += tuple(
            self._stood_in(number + 1, round_, told)
            for told in session.stand_ins
            if told.number == entry.number
        )
        turn_over = any(isinstance(event, e.TurnEnded) for event in entry.events)
        prices = session.view(None, number + 1).prices if turn_over else None
        self._told.append(_Told(entry, items, prices))
        return items

    def _item(self, moves: int, round_: int, event: Event) -> Item:
        return Item(
            moves,
            round_,
            narrate(event, self._say),
            kind_of(event),
            seats_in(event),
            type(event) in TRIVIAL,
            event,
        )

    def _stood_in(self, moves: int, round_: int, told: StandIn) -> Item:
        """Why a move was made by another."""
        facts = {**told.why.facts, "name": seat_mark(told.seat)}
        return Item(moves, round_, self._say(told.why.key, **facts), "game", (told.seat,), False)

    def _taken_back(self, back: Takeback, moves: int) -> Item:
        round_ = self._session.view(None, moves).round
        people = listed(map(seat_mark, back.agreed), self._say)
        sentence = self._say("event.taken_back", n=back.moves, people=people, round=round_)
        return Item(moves, round_, sentence, "game", back.agreed, False)
