"""Names of railroads, towns and buildings, their effects, and the marks of commodities in sentences."""

import re
from collections.abc import Callable, Container, Mapping
from functools import cache
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import plainly
from raccoon.engine.counts import Counts
from raccoon.engine.events import Fact
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS, TOWNS, Building

KNOWN: Mapping[str, Container[str]] = {"railroad": RAILROADS, "town": TOWNS, "building": BUILDINGS}
FIELDS = ("railroad", "town", "building", "upgrade")
"""The fields of events, commands and refusals that hold such a name."""


def named(name: str, say: Say) -> str:
    """The name of a railroad, a town or a building; one that the game does not have as it is."""
    key = key_of(name)
    return say(key) if key else name


@cache
def key_of(name: str) -> str:
    """The catalogue's key: "Governor's Mansion" is "building.governors_mansion"."""
    kind = next((kind for kind, known in KNOWN.items() if name in known), "")
    return kind and f"{kind}.{re.sub('[^a-z]+', '_', name.lower().replace(chr(39), ''))}"


def effect(name: str, say: Say) -> str:
    """The line of a building's power, in the markup of `scenes.art.rich`.

    Sentences are keyed by power ("table.power.bonus"): a new building with a known power needs none.
    """
    building = BUILDINGS[name]
    return say(f"table.power.{building.power}", n=building.amount, tokens=_tokens(building))


def sentence(name: str, say: Say) -> str:
    """The same as a short sentence, for a page that has room for one."""
    building = BUILDINGS[name]
    return say(f"choice.power.{building.power}", n=building.amount, tokens=_tokens(building))


def _tokens(building: Building) -> str:
    """The commodities it speaks of; the wheel when it is any of them."""
    if building.commodities == COMMODITIES:
        return "[any]"
    return "".join(f"[{name}]" for name in building.commodities)


def token_marks(tokens: Counts) -> str:
    """A mark for every token."""
    return "".join(f"<{name}>" * count for name, count in zip(COMMODITIES, tokens, strict=True))


TOLD: Mapping[str, Callable[[Any, Say], object]] = {
    "tokens": lambda tokens, _: token_marks(tokens),
    "commodity": lambda name, _: f"<{name}>",
    **dict.fromkeys(FIELDS, named),
}
"""The words for fields of events and commands."""


def dollars(say: Say) -> Callable[[str], str]:
    """Says a number as a sum of money."""
    return lambda number: str(say("table.money", n=number))


def told_fact(name: str, fact: Fact, say: Say) -> object:
    """A fact of a refusal, commodities by their marks."""
    if name == "available" and isinstance(fact, tuple):
        return token_marks(tuple(int(count) for count in fact))
    if name == "commodity" and fact in COMMODITIES:
        return f"<{fact}>"
    if name in FIELDS and isinstance(fact, str):
        return named(fact, say)
    return plainly(name, fact, say)
