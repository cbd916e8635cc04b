"""The pictograms of this game, by the names that markup uses."""

from collections.abc import Callable
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENTS, POLICIES
from scenes.art import pictograms
from scenes.raccoon_rampage import GAME, art
from scenes.raccoon_rampage.art.colours import ALARM, BRASS, PAPER, RELIEF, STEEL

MARKS = {
    "mitigate": "#4aa37b",
    "reduce": ALARM,
    "shield": "#7fa8e0",
    "hunter_dice": PAPER,
    "influence": BRASS,
    "spread": ALARM,
    "star_paw": "#cc79a7",
    "star_horn": "#009e73",
    "corporate": STEEL,
    "technology": STEEL,
    "vote": BRASS,
    "tracker": RELIEF,
    "skull": ALARM,
}
"""The marks of the cards, each in its colour."""
ROLE_NAMES = {"germany": "DE", "france": "FR", "activist": "AR", "hunter": "HU"}
"""The names of the roles' emblems."""
ROLE_PICTURES = {role: name for name, role in ROLE_NAMES.items()}
"""The name of each role's emblem."""
VOTES = {role: f"vote {name}" for name, role in ROLE_NAMES.items()}
"""The name of each role's vote."""
GREY = "grey vote"
CARDS = {"no raccoon": 0, "one raccoon": 1, "two raccoons": 2}
"""The names of the spread cards, and the raccoons on them."""


def _mark(name: str, side: int) -> pygame.Surface:
    return art.icon(name, (side, side), MARKS[name])


def square(draw: Callable[..., pygame.Surface], *facts: object) -> pictograms.PictogramPainter:
    """The painter of a square picture, which `draw` caches."""
    return lambda side: draw(*facts, (side, side))


PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    GREY: square(art.cube, ""),
    "raccoon": lambda side: art.raccoon((side, side), True),
    "sleeper": lambda side: art.raccoon((side, side), False),
    **pictograms.filed(GAME, ("blank", "newspaper", "place", "discard", *CARDS)),
    **{name.replace("_", " "): partial(_mark, name) for name in MARKS},
    **{name: square(art.role, role) for name, role in ROLE_NAMES.items()},
    **{name: square(art.cube, role) for role, name in VOTES.items()},
    **{f"card {name}": square(art.vignette, name) for name in (*POLICIES, *ACTIONS)},
    **{f"story {name}": square(art.vignette, name) for name in EVENTS},
}


def vote_mark(role: str) -> str:
    """The name of the picture of a role's vote; that of a grey one for ""."""
    return VOTES.get(role, GREY)


def spread_mark(raccoons: int) -> str:
    """The mark of a spread card in a sentence."""
    return f"<{next(name for name, count in CARDS.items() if count == raccoons)}>"


def marks(names: tuple[str, ...]) -> str:
    """The marks of some pictures in a row."""
    return "".join(f"<{name.replace('_', ' ')}>" for name in names)
