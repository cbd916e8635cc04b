"""Measure the replay of a long game: the time to open it, and the time to draw any of its points."""

from functools import partial

import pygame

from bench.figures import Measurement, median, percentile, spans
from raccoon.app.games import game_named
from raccoon.app.session.session import Session
from scenes.replay.theatre import ReplayScene, prewarm, replay
from scenes.tools.still import ENDLESS, Showcase, Still, nothing

SIZE = (1280, 720)
JUMPS, STRIDE = 100, 7919
"""The number of points shown, and the distance from one to the next, round and round."""


def measure(showcase: Showcase) -> list[Measurement]:
    """The processor time in a game of as many bots as may play, in a window of `SIZE`."""
    session = showcase.demonstration(game_named(showcase.presentation.game).seats[-1], ENDLESS)
    scenes: list[ReplayScene] = []
    _, opening = spans(lambda: scenes.append(_opened(showcase, session)))
    scene, surface = scenes[0], pygame.Surface(SIZE)

    def jump(number: int) -> None:
        scene.seek(number * STRIDE % (scene.stops.last + 1))
        scene.draw(surface)

    for _ in prewarm(scene):
        pass
    times = [spans(partial(jump, number))[1] for number in range(JUMPS)]
    case = f"{session.match.next_number - 1} events"
    return [
        Measurement("replay_open", case, opening, "ms"),
        Measurement("replay_seek", case, median(times), "ms"),
        Measurement("replay_seek_p99", case, percentile(times, 0.99), "ms"),
    ]


def _opened(showcase: Showcase, session: Session) -> ReplayScene:
    scene = replay(session, showcase.presentation, Still(showcase).catalogue.say, nothing, nothing)
    scene.resize(SIZE)
    scene.enter()
    scene.draw(pygame.Surface(SIZE))
    return scene
