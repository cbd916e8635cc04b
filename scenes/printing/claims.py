"""Claims on a finished game, and the reporter who puts them into words.

A claim names the check by which a test proves it against the log, and the facts it is made of. The
catalogue has its sentence as ``news.<check>``; ``news.<check>.<form>`` is the same as a headline or caption.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.wording import begun, plain, seat_mark
from scenes.printing.sheet import Sheet

SEATS = ("seat", "other", "host")
"""The facts that are seats."""


class Claim(NamedTuple):
    """Something said of a game: how it is checked, and its facts."""

    check: str
    facts: Mapping[str, Any]


def claim(check: str, /, **facts: Any) -> Claim:
    """A claim of these facts."""
    return Claim(check, facts)


@dataclass
class Reporter:
    """Tells claims in the words of a game; `told` puts facts of a name into words.

    Its sentences begin with the `prefix`. `claims` are all that were told.
    """

    session: Session
    catalogue: Catalogue
    told: Mapping[str, Callable[[Any, Say], object]]
    prefix: str = "news."
    claims: list[Claim] = field(default_factory=list)

    def tell(self, found: Claim, form: str = "") -> str:
        """A claim as a sentence, or in another form."""
        self.claims.append(found)
        key = f"{self.prefix}{found.check}{form and f'.{form}'}"
        facts = {name: self._fact(name, fact) for name, fact in found.facts.items()}
        return begun(self.say(key, **facts))

    def say(self, key: str, **facts: object) -> str:
        """Words that claim nothing but the facts put into them."""
        return plain(self.catalogue.say(key, **facts), self.session.seats, self.catalogue.say)

    def name(self, seat: int) -> str:
        """A player's name."""
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
