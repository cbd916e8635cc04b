"""The opponents' memory of a game, built from public events: the same after loading its save."""

from typing import Any

from raccoon.bots.game_bots import Memory, remember
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.match import Entry, Match


class BotMemory:
    """Follows the log of a match, also backwards; it sees what an onlooker sees."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._begin()

    def _begin(self) -> None:
        game = self._match.game
        self._seen: list[Entry] = []
        self._memory: Memory = GAME_BOTS[game.name].memory(game.players(self._match.state))

    def view(self, seat: int, entries: int | None = None) -> Any:
        """Return the seat's view with what it remembers: now, or after that many entries."""
        match = self._match
        self._follow(len(match.entries) if entries is None else entries)
        return self._memory.recall(match.view(seat, entries))

    def _follow(self, entries: int) -> None:
        """Process the new entries; begin again where any was taken back."""
        log, seen = self._match.entries, self._seen
        if len(seen) > entries or (seen and log[len(seen) - 1] is not seen[-1]):
            self._begin()
        for number, entry in enumerate(log[len(self._seen) : entries], len(self._seen)):
            remember(self._memory, self._match.game, self._match.state_after(number), entry.events)
            self._seen.append(entry)
