"""The small pictures of cards, events and votes, by the names that lists call them by."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENTS, POLICIES
from scenes.art import pictograms
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art

VOTES = {"DE": "vote germany", "FR": "vote france", "AR": "vote activist", "HU": "vote hunter"}
"""The name of each role's vote."""
GREY = "grey vote"


@surface_cache(80)
def _card(name: str, side: int) -> pygame.Surface:
    return art.vignette(name, (side, side))


@surface_cache(16)
def _vote(role: str, side: int) -> pygame.Surface:
    return art.cube(role, (side, side))


PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    **{name: partial(_vote, role) for role, name in VOTES.items()},
    **{f"card {name}": partial(_card, name) for name in (*POLICIES, *ACTIONS)},
    **{f"story {name}": partial(_card, name) for name in EVENTS},
}


def vote_mark(role: str) -> str:
    """The name of the picture of a role's vote, "" for nobody's."""
    return VOTES.get(role, GREY)
