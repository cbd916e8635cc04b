"""A demonstration is thought out once and played again by its moves from then on; so is what is thought of
these moves afterwards. What one process of a run of the tests has thought the others read (`tests.shared`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.afterwards.review import Glance
from raccoon.app.session.session import Session
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command
from scenes.tools import shots
from scenes.tools.still import SEED, Showcase
from tests.shared import shared

_think, _glance = Showcase.demonstration, shots.glances_at
_known: dict[tuple[int, int, int], tuple[Showcase, list[Command]]] = {}
_glances: dict[str, tuple[Glance, ...]] = {}


def played_again(self: Showcase, players: int, moves: int, folder: Path | None = None) -> Session:
    """The same game as the bots' own, without their thinking: a new session each time."""
    session = Session.new(self.presentation.game, self.seats(players, people=0), {}, SEED, folder)
    key = id(self), players, moves
    if key not in _known:
        codec, rests = Codec(session.match.game), self.at_rest
        name = f"{codec.game.name} {self.player} {players} {moves} {rests.__module__} {rests.__qualname__}"
        thought = shared(name, lambda: _commands(_think(self, players, moves)))
        _known[key] = self, [codec.command(command) for command in thought]
    for command in _known[key][1]:
        session.submit(command)
    if not session.over:
        session.change_seat(0, self.seats(players)[0])
    return session


def _commands(session: Session) -> list[Any]:
    codec = Codec(session.match.game)
    return [codec.encode(entry.command) for entry in session.match.entries]


def glanced_again(session: Session) -> tuple[Glance, ...]:
    """The glances at the moves of this game."""
    match = session.match
    name = f"{match.game.name} {match.seed} {_commands(session)}"
    if name not in _glances:
        found = shared(name, lambda: msgspec.to_builtins(_glance(session)))
        _glances[name] = msgspec.convert(found, tuple[Glance, ...])
    return _glances[name]


def play_again() -> None:
    """From now on every showcase of this process does so."""
    Showcase.demonstration = played_again  # type: ignore[method-assign]
    shots.glances_at = glanced_again
