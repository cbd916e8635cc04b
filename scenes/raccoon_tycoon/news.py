"""What has happened, for the Gazette and the price curves: told from the log, one entry at a time."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.app.narration import narrate
from raccoon.app.session import Session
from raccoon.games.raccoon_tycoon.events import TurnEnded

Say = Callable[..., str]


class News:
    """The sentences of a game (oldest first) and the prices at the start and after each turn.

    Only public things are told: every sentence is what someone who merely watches may know.
    """

    def __init__(self, session: Session, say: Say) -> None:
        self._session = session
        self._say = say
        self._told: list[tuple[str, ...]] = []
        self._prices: list[tuple[int, ...] | None] = []
        self.start_prices = session.view(None, 0).prices
        self.update()

    @property
    def lines(self) -> list[str]:
        """Every sentence so far."""
        return [line for told in self._told for line in told]

    @property
    def history(self) -> list[tuple[int, ...]]:
        """The six prices at the start and after each turn."""
        return [self.start_prices, *(prices for prices in self._prices if prices)]

    def update(self) -> list[str]:
        """Follow the log, taken-back moves included; returns the sentences that are new."""
        entries = self._session.match.entries
        del self._told[len(entries) :], self._prices[len(entries) :]
        fresh: list[str] = []
        for number in range(len(self._told), len(entries)):
            fresh += self._tell(number)
        return fresh

    def _tell(self, number: int) -> tuple[str, ...]:
        session = self._session
        events = session.hidden(session.match.entries[number], None)
        sentences = (narrate(event, session.seats, self._say) for event in events)
        told = tuple(sentence for sentence in sentences if sentence)
        turn_over = any(isinstance(event, TurnEnded) for event in events)
        self._told.append(told)
        self._prices.append(session.view(None, number + 1).prices if turn_over else None)
        return told
