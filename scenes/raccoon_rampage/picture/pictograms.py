"""The small pictures that only this game has, by the names that its sentences and lists call them by."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENTS, POLICIES, ROLES
from scenes.art import pictograms
from scenes.art.kept import kept
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.picture import ink

EMBLEMS = {"DE": "oak leaf", "FR": "cockerel", "AR": "open paw", "HU": "hunting horn"}
"""The name of each role's emblem in a sentence."""
GREY = "grey vote"
RACCOON = "a raccoon"


def _role(role: str, side: int) -> pygame.Surface:
    return art.role(role, (side, side))


def _cube(role: str, side: int) -> pygame.Surface:
    return art.cube(role, (side, side))


def _raccoon(side: int) -> pygame.Surface:
    return art.raccoon((side, side), True)


def _mark(name: str, side: int) -> pygame.Surface:
    return art.icon(name, (side, side), ink.MARKS[name])


@kept(64)
def _card(name: str, side: int) -> pygame.Surface:
    return art.policy(name, (side, side)) if name in POLICIES else art.action(name, (side, side))


@kept(16)
def _event(name: str, side: int) -> pygame.Surface:
    return art.event(name, (side, side))


MARKS = ("protection", "influence", "hunter_dice", "spread", "star_paw", "star_horn", "skull", "vote")


PICTOGRAMS: dict[str, pictograms.Painter] = {
    **{name: partial(_role, role) for role, name in EMBLEMS.items()},
    **{f"vote {name}": partial(_cube, role) for role, name in EMBLEMS.items()},
    GREY: partial(_cube, ""),
    RACCOON: _raccoon,
    **{f"mark {name.replace('_', ' ')}": partial(_mark, name) for name in MARKS},
    **{f"card {name}": partial(_card, name) for name in (*POLICIES, *ACTIONS)},
    **{f"story {name}": partial(_event, name) for name in EVENTS},
}


def vote_mark(role: str) -> str:
    """The name of the picture of a role's vote, "" for nobody's."""
    return f"vote {EMBLEMS[role]}" if role in ROLES else GREY
