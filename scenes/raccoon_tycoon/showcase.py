"""Raccoon Tycoon pictured and measured."""

from scenes.raccoon_tycoon.bench_scripts import SCRIPTS
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.shots import CAST, MOVES, PLAYER, SHOTS, at_action
from scenes.tools.still import Showcase

SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_action, SHOTS, SCRIPTS)
