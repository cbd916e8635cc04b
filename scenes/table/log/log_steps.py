"""One cursor over the log of a session: what has come and what was taken back since the table looked last."""

from dataclasses import dataclass

from raccoon.app.session.session import Session


@dataclass(frozen=True)
class LogStep:
    """The change of the log: `taken` moves were taken back, the first `kept` stayed, there are `now`."""

    kept: int
    taken: int
    now: int

    @property
    def fresh(self) -> range:
        """The places in the log of the moves that have come."""
        return range(self.kept, self.now)


class LogSteps:
    """Follows the log forward, back, and back and forward again."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen: list[object] = []

    def advance(self) -> LogStep:
        """The change of the log since the last call; at the first call all moves are new."""
        entries, seen = self._session.match.entries, self._seen
        kept = min(len(seen), len(entries))
        while kept and seen[kept - 1] is not entries[kept - 1]:
            kept -= 1
        taken = len(seen) - kept
        seen[kept:] = entries[kept:]
        return LogStep(kept, taken, len(entries))
