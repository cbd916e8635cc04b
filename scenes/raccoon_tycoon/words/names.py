"""The names of railroads, towns and buildings, buildings' powers, and marks of commodities in sentences."""

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import plainly
from raccoon.engine.counts import Counts
from raccoon.engine.events import Fact
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS, TOWNS, Building

KNOWN: Mapping[str, Container[str]] = {"railroad": RAILROADS, "town": TOWNS, "building": BUILDINGS}
FIELDS = ("railroad", "town", "building", "upgrade")
"""The fields of events, commands and refusals that hold a name of these."""


def named(name: str, say: Say) -> str:
    """The name of a railroad, a town or a building in words; an unknown name unchanged."""
    key = key_of(name)
    return say(key) if key else name


@cache
def key_of(name: str) -> str:
    """The catalogue key of a name ("building.governors_mansion"); "" for an unknown one."""
    kind = next((kind for kind, known in KNOWN.items() if name in known), "")
    return kind and f"{kind}.{re.sub('[^a-z]+', '_', name.lower().replace(chr(39), ''))}"


def effect(name: str, say: Say) -> str:
    """The short line of a building's power, in the markup of `scenes.art.rich`; its key is that of the power
    ("table.power.bonus").
    """
    building = BUILDINGS[name]
    return say(f"table.power.{building.power}", n=building.amount, tokens=_tokens(building))


def sentence(name: str, say: Say) -> str:
    """The sentence of a building's power, for pages."""
    building = BUILDINGS[name]
    return say(f"choice.power.{building.power}", n=building.amount, tokens=_tokens(building))


def _tokens(building: Building) -> str:
    """The marks of a building's commodities; the wheel if it has all of them."""
    if building.commodities == COMMODITIES:
        return "[any]"
    return "".join(f"[{name}]" for name in building.commodities)


def per_commodity(counts: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Each commodity with its count, without those of 0."""
    return ((name, count) for name, count in zip(COMMODITIES, counts, strict=True) if count)


def token_marks(tokens: Counts) -> str:
    """The marks of tokens, one for each."""
    return "".join(f"<{name}>" * count for name, count in per_commodity(tokens))


FACT_WORDS: Mapping[str, Callable[[Any, Say], object]] = {
    "tokens": lambda tokens, _: token_marks(tokens),
    "commodity": lambda name, _: f"<{name}>",
    **dict.fromkeys(FIELDS, named),
}
"""The functions that turn fields of events and commands into words."""


def dollars(say: Say) -> Callable[[str], str]:
    """Make a function that turns a number into a sum of money in words."""
    return lambda number: str(say("table.money", n=number))


def fact_words(name: str, fact: Fact, say: Say) -> object:
    """A fact of a refusal in words; commodities as marks."""
    if name == "available" and isinstance(fact, tuple):
        return token_marks(tuple(int(count) for count in fact))
    if name == "commodity" and fact in COMMODITIES:
        return f"<{fact}>"
    if name in FIELDS and isinstance(fact, str):
        return named(fact, say)
    return plainly(name, fact, say)
