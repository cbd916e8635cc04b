"""The certificate of a finished game of Raccoon Tycoon."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.app.session import Session
from raccoon.app.text import Catalogue
from raccoon.games.raccoon_tycoon.pending import Over
from scenes.results import ResultsScene, SeatResult

SOURCES = ("railroads", "towns", "pairs", "buildings", "bonuses")


def results_scene(
    catalogue: Catalogue, session: Session, on_new_game: Callable[[], None], on_title: Callable[[], None]
) -> ResultsScene:
    """Who won and where the points came from, for a session that is over."""
    view = session.view(None)
    assert isinstance(view.pending, Over)
    results = []
    for number, (seat, player) in enumerate(zip(session.seats, view.players, strict=True)):
        score = player.score
        points = tuple(getattr(score, source) for source in SOURCES)
        results.append(SeatResult(seat, points, score.total, score.money, number in view.pending.winners))
    times = len(session.takebacks)
    remark = catalogue.say("results.taken_back", n=times) if times else ""
    names = [catalogue.say(f"results.source.{source}") for source in SOURCES]
    return ResultsScene(catalogue, names, results, view.round, on_new_game, on_title, remark)
