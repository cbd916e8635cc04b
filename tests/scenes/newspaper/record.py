"""The events of a finished game in a flat list, for the checks of a newspaper's claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from raccoon.app.session.session import Session
from raccoon.engine.events import Event


class Happening(NamedTuple):
    """An event, the state before its entry, and the state after it."""

    event: Event
    before: Any
    after: Any


class Record:
    """Every event of a game in order, with the rules' own states."""

    def __init__(self, session: Session) -> None:
        entries = session.match.entries
        self.states = [state for _, state in session.match.states()]
        self.happenings = [
            Happening(event, self.states[number], self.states[number + 1])
            for number, entry in enumerate(entries)
            for event in entry.events
        ]
        self.last = self.states[-1]
        self.seats = len(session.seats)

    def of(self, kind: str, **wanted: object) -> list[Happening]:
        """Return the records of a kind of event whose fields have these values."""
        return [
            one
            for one in self.happenings
            if type(one.event).__name__ == kind
            and all(getattr(one.event, name) == value for name, value in wanted.items())
        ]

    def ended(self) -> Any:
        """The event that ends the game."""
        return self.of("GameEnded")[-1].event


Check = Callable[..., bool]


def wrong(claims: Any, record: Record, checks: Mapping[str, Check]) -> Iterator[str]:
    """The claims that the log contradicts, and those without a check."""
    for found in claims:
        check = checks.get(found.check) or checks.get(f"{found.check.split('.')[0]}.*")
        if check is None:
            yield f"{found.check}: no check"
        elif not check(record, **found.facts):
            yield f"{found.check} {dict(found.facts)}"
