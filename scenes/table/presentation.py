"""What a game must bring to be shown at the general table: the twin of `raccoon/engine/game.py`.

A game's folder fills in one `GamePresentation`; `scenes/registry.py` finds it by the game's name.
Everything a group does not bring has a plain default here, so that a small game brings little.
"""

from __future__ import annotations

from dataclasses import dataclass


class Words:
    """What is told: events, reasons, recaps."""


class Lobby:
    """How the game is offered and set up: its tile on the title, its options, its roles."""


class Look:
    """What lies on the table and where: layout, picture, marks, the ground behind."""


class Choices:
    """How a person decides: verbs, choices, panels, what may be dragged where."""


class Motion:
    """What moves when something happens: transition, flights, moods."""


class Sound:
    """What is heard: effects for events, the music for a view."""


class Privacy:
    """Whose things may be seen: a private turn behind a curtain, an open table, a shared screen."""


class Results:
    """How a finished game is told: sources of points, columns, curves, ledger, verdict."""


@dataclass(frozen=True)
class GamePresentation:
    """One game at the window: everything the general screens ask of it, in groups."""

    game: str
    words: Words
    lobby: Lobby
    look: Look
    choices: Choices
    motion: Motion
    sound: Sound
    privacy: Privacy
    results: Results
