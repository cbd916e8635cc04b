"""Raccoon Rampage measured: a dragged piece, a contested move."""

from bench.contested_move import ContestedMove
from bench.scripts import Script, dragging
from raccoon.games.raccoon_rampage.pending import AwaitMain
from scenes.table.piece import Piece

HARD_CHOICE = ContestedMove("delegate", "commissioner", 60, lambda view: isinstance(view.pending, AwaitMain))
SCRIPTS: dict[str, Script] = {"drag": dragging(Piece("policy", 0))}
"""The game's own scripts by name."""
