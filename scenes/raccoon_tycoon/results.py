"""The certificate of a finished game of Raccoon Tycoon."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.app.opponents import faces
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.games.raccoon_tycoon.pending import Over
from scenes.raccoon_tycoon.results_story import story
from scenes.results.scene import ResultsScene
from scenes.results.story import SeatResult

SOURCES = ("railroads", "towns", "pairs", "buildings", "bonuses")


def results_scene(
    catalogue: Catalogue,
    session: Session,
    on_new_game: Callable[[], None],
    on_title: Callable[[], None],
    pace: float = 0.0,
    hear: Callable[[str], None] = lambda sound: None,
    on_moves: Callable[[], None] | None = None,
) -> ResultsScene:
    """Who won and where the points came from, for a session that is over; the last three as the scene."""
    view = session.view(None)
    assert isinstance(view.pending, Over)
    results = []
    for number, (seat, face) in enumerate(zip(session.seats, faces(session.seats), strict=True)):
        score = view.players[number].score
        points = tuple(getattr(score, source) for source in SOURCES)
        won = number in view.pending.winners
        results.append(SeatResult(seat, face, points, score.total, score.money, won))
    times = len(session.takebacks)
    remark = catalogue.say("results.taken_back", n=times) if times else ""
    names = [catalogue.say(f"results.source.{source}") for source in SOURCES]
    told = story(session, catalogue)
    return ResultsScene(
        catalogue,
        names,
        results,
        view.round,
        on_new_game,
        on_title,
        remark,
        story=told,
        pace=pace,
        hear=hear,
        on_moves=on_moves,
    )
