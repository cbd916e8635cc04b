"""Sentences from the language catalogue as plain text: marks, lists, refusals.

Sentences have marks for small pictures: ``<seat:2>`` for a player (the window draws emblem and name) and
``<name>`` for a thing of the game, whose word in the catalogue is ``event.word.<name>``.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import groupby

from raccoon.app.grammar import SEAT_MARK, mark_text
from raccoon.app.message import isolated
from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.engine.events import Fact, Refusal

FactFormatter = Callable[[str, Fact, Say], object]
"""Formats a fact of a refusal in a game's words, from the fact's name and value."""

_OPENING = re.compile(r"^[^\w\[<]*\w")
_THINGS = re.compile(r"(?:<[a-z_ ]+>)+")


def seat_mark(seat: int) -> str:
    """Return the mark of a player."""
    return f"<seat:{seat}>"


def figure(number: int) -> str:
    """Format a number with a true minus: "3", "−2"."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Format a number with its sign: "+3", "0", "−2"."""
    return f"+{number}" if number > 0 else figure(number)


def plainly(name: str, fact: Fact, say: Say) -> object:
    """Return a fact as it is; a seat as its mark."""
    return seat_mark(fact) if name == "seat" and isinstance(fact, int) else fact


def refuse(refusal: Refusal, say: Say, format_fact: FactFormatter = plainly) -> str:
    """Return the sentence, with marks, that says why a command was refused and what may be done instead."""
    facts = {name: format_fact(name, fact, say) for name, fact in refusal.facts.items()}
    return say(f"refusal.{refusal.code}", n=refusal.facts.get("count", 0), **facts)


def plain(sentence: str, seats: Sequence[Seat], say: Say) -> str:
    """Return the sentence with words for its marks: players' names, the game's things with their numbers."""
    names = [seat.name for seat in seats]
    shown = [isolated(name) for name in names]

    def words(found: re.Match[str]) -> str:
        alike = groupby(found[0][1:-1].split("><"))
        return listed((_some(name, len([*same]), say) for name, same in alike), say, "comma")

    return SEAT_MARK.sub(lambda mark: mark_text(mark, names, shown), _THINGS.sub(words, sentence))


def _some(name: str, count: int, say: Say) -> str:
    word = say(f"event.word.{name}")
    return say("event.word.some", amount=count, thing=word) if count > 1 else word


def capitalised(words: str) -> str:
    """Return the words with a capital first letter, after an opening question mark or quotation mark."""
    return _OPENING.sub(lambda found: found[0].upper(), words, count=1)


def listed(parts: Iterable[str], say: Say, last: str = "and") -> str:
    """Join the parts as the language lists them: "a, b and c"."""
    *before, end = parts
    if not before:
        return end
    first = reduce(lambda one, two: say("event.join.comma", first=one, last=two), before)
    return say(f"event.join.{last}", first=first, last=end)
