"""Saloon Tycoon measured: a dragged piece, a contested move."""

from bench.contested_move import ContestedMove
from bench.scripts import Script, dragging
from raccoon.games.saloon_tycoon.pending import Turn
from scenes.table.piece import Piece

HARD_CHOICE = ContestedMove("gambler", "baron", 60, lambda view: isinstance(view.pending, Turn))
SCRIPTS: dict[str, Script] = {"drag": dragging(Piece("tile", "kitchen"))}
"""The game's own scripts by name."""
