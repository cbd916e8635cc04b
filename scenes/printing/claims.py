"""Claims about a finished game, and the reporter that makes sentences of them.

A claim has the name of the check by which a test proves it against the log, and its facts. Its sentence in
the catalogue is ``news.<check>``; ``news.<check>.<form>`` is its headline or caption.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.wording import capitalised, plain, seat_mark
from scenes.printing.sheet import Sheet

SEATS = ("seat", "other", "host")
"""The facts that are seats."""


class Claim(NamedTuple):
    """A statement about a game: the name of its check, and its facts."""

    check: str
    facts: Mapping[str, Any]


def claim(check: str, /, **facts: Any) -> Claim:
    """Return a claim of these facts."""
    return Claim(check, facts)


@dataclass
class Reporter:
    """Makes sentences of claims in the words of a game; `told` has a function for each fact that needs words.

    The keys of its sentences begin with the `prefix`. `claims` collects every claim used.
    """

    session: Session
    catalogue: Catalogue
    told: Mapping[str, Callable[[Any, Say], object]]
    prefix: str = "news."
    claims: list[Claim] = field(default_factory=list)

    def tell(self, found: Claim, form: str = "") -> str:
        """Return a claim as a sentence, or in another form, and record it."""
        self.claims.append(found)
        key = f"{self.prefix}{found.check}{form and f'.{form}'}"
        facts = {name: self._fact(name, fact) for name, fact in found.facts.items()}
        return capitalised(self.say(key, **facts))

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence that is no claim."""
        return plain(self.catalogue.say(key, **facts), self.session.seats, self.catalogue.say)

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.session.seats[seat].name

    def _fact(self, name: str, fact: Any) -> object:
        if name in SEATS:
            return seat_mark(fact)
        return self.told[name](fact, self.catalogue.say) if name in self.told else fact


@dataclass(frozen=True)
class Edition:
    """A front page: its sheet, and the claims of its sentences."""

    sheet: Sheet
    claims: tuple[Claim, ...]
