"""Raccoon Tycoon pictured and measured."""

from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.showcase.bench_scripts import SCRIPTS
from scenes.raccoon_tycoon.showcase.shots import CAST, MOVES, PLAYER, SHOTS, at_action
from scenes.tools.still import Showcase

SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_action, SHOTS, SCRIPTS)
