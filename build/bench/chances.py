"""Measure the time that the chances to win of a finished game take, and their error."""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from bench.figures import Measurement, seconds, whole_processor_seconds
from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.afterwards.chances import ChanceCourse, Judge
from raccoon.app.afterwards.review import Reviewer
from raccoon.app.saves.reader import read
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS

GAMES, PLAYERS = 1, 4
PAUSE = 0.01
"""Seconds between two checks for a curve."""


def measure(
    game: str, games: int = GAMES, watch: Callable[[range], Iterable[int]] = iter
) -> list[Measurement]:
    """Measure games of four bots that give hints: the seconds until the first curve, with the start of the
    process; the processor seconds until the course is complete and reviewed; its error in percentage points.
    """
    found = []
    with TemporaryDirectory() as folder:
        for number in watch(range(games)):
            save, case = _played(game, number, Path(folder)), f"game {number + 1}"
            found.append(Measurement("chances_first", case, seconds(lambda: _first(save)), "s"))  # noqa: B023
            begun = whole_processor_seconds()
            course = _finished(save)
            found.append(Measurement("chances_all", case, whole_processor_seconds() - begun, "s"))
            found.append(Measurement("chances_doubt", case, 100 * course.doubt, "%"))
    return found


def _played(game: str, number: int, folder: Path) -> Path:
    bots = GAME_BOTS[game]
    player = next(iter(bots.hint_givers), bots.fallback)
    session = Session.new(game, [Seat(str(seat), player) for seat in range(PLAYERS)], {}, f"{number}", folder)
    while not session.over:
        session.submit(session.think())
    session.close()
    assert session.path
    return session.path


def _first(save: Path) -> None:
    assessment = Assessment(save, save.parent / "kept")
    while assessment.course is None and not assessment.done:
        sleep(PAUSE)
        assessment.poll()
    assessment.close()


def _finished(save: Path) -> ChanceCourse:
    """The reviewed course of a finished game."""
    judge = Judge(read(save).match())
    *_, last = judge.refined(judge.initial())
    reviewer = Reviewer(judge.match, judge.assessor, last.key)
    deque(reviewer.refined(reviewer.initial(), last), maxlen=0)
    return last
