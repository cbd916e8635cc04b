"""A demonstration is thought out once in a process and played again by its moves from then on."""

from __future__ import annotations

from pathlib import Path

from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from scenes.tools.still import SEED, Showcase

_think = Showcase.demonstration
_known: dict[tuple[int, int, int], tuple[Showcase, list[Command]]] = {}


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


def play_again() -> None:
    """From now on every showcase of this process does so."""
    Showcase.demonstration = played_again  # type: ignore[method-assign]
