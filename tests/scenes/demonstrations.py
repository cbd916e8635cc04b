"""A demonstration is thought out once in a process and played again by its moves from then on; so is what is
thought of these moves afterwards.
"""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from raccoon.app.afterwards.review import Glance
from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from scenes.tools import shots
from scenes.tools.still import SEED, Showcase

_think, _glance = Showcase.demonstration, shots.glances_at
_known: dict[tuple[int, int, int], tuple[Showcase, list[Command]]] = {}
_glances: dict[Hashable, tuple[Glance, ...]] = {}


def played_again(self: Showcase, players: int, moves: int, folder: Path | None = None) -> Session:
    """The same game as the bots' own, without their thinking: a new session each time."""
    key = id(self), players, moves
    if key not in _known:
        thought = _think(self, players, moves)
        _known[key] = self, [entry.command for entry in thought.match.entries]
    session = Session.new(self.presentation.game, self.seats(players, people=0), {}, SEED, folder)
    for command in _known[key][1]:
        session.submit(command)
    if not session.over:
        session.change_seat(0, self.seats(players)[0])
    return session


def glanced_again(session: Session) -> tuple[Glance, ...]:
    """The glances at the moves of this game."""
    match = session.match
    key = match.game.name, match.seed, tuple([entry.command for entry in match.entries])
    if key not in _glances:
        _glances[key] = _glance(session)
    return _glances[key]


def play_again() -> None:
    """From now on every showcase of this process does so."""
    Showcase.demonstration = played_again  # type: ignore[method-assign]
    shots.glances_at = glanced_again
