"""The stories of the front page next to the count: three short reports, and the house's figures."""

from collections.abc import Iterator
from itertools import islice

from raccoon.app.text import Say
from raccoon.games.raccoon_rampage.view import View
from scenes.printing.claims import Claim, claim
from scenes.raccoon_rampage.results.claims import words
from scenes.raccoon_rampage.results.course import Course

Report = tuple[str, str]
"""A heading and a sentence, with marks of players."""
MOST = 3


def stories(course: Course, view: View, say: Say) -> tuple[Report, ...]:
    """The most telling reports of a game, three at most."""
    found = islice(reports(course, view), MOST)
    return tuple((words(one, say, ".head"), words(one, say)) for one in found)


def reports(course: Course, view: View) -> Iterator[Claim]:
    """The claims of all possible reports on a game, the most telling first."""
    if not course.guided:
        yield _ranks(course)
    yield from _narrow(course)
    yield from _night(course)
    yield from _wall(course)
    yield claim("report.awake", n=sum(view.raccoons))


def _ranks(course: Course) -> Claim:
    """The report on the seat that broke ranks last; or that no seat did."""
    if not course.breaks:
        return claim("report.in_step")
    found = course.breaks[-1]
    policy, round_ = found.evaluation.card[0], found.evaluation.round
    return claim(f"report.out_of_step.{found.how}", seat=found.seat, policy=policy, round=round_)


def _narrow(course: Course) -> Iterator[Claim]:
    """The last policy that passed, or failed, by a single vote."""
    for found in reversed(course.evaluations):
        facts = {"policy": found.card[0], "round": found.round}
        if found.passed and found.votes == found.cost and not found.by_card:
            yield claim("report.one_vote", **facts)
            return
        if not found.passed and found.missing == 1 and not found.final:
            yield claim("report.one_short", **facts)
            return


def _night(course: Course) -> Iterator[Claim]:
    """The failure that brought most raccoons."""
    worst = max(course.evaluations, key=lambda found: found.coming, default=None)
    if worst and worst.coming:
        yield claim("report.night", policy=worst.card[0], round=worst.round, n=worst.coming)


def _wall(course: Course) -> Iterator[Claim]:
    """The report on the seat that spent most protection."""
    most = max(course.spent)
    if most and course.spent.count(most) == 1:
        yield claim("report.wall", seat=course.spent.index(most), n=most)


def house_figures(course: Course, view: View, say: Say) -> tuple[tuple[str, int], ...]:
    """The figures of the whole house, which a lost game shows instead of a count."""
    passed = sum(found.passed for found in course.evaluations)
    failed = sum(not found.passed and not found.final for found in course.evaluations)
    figures = {
        "passed": passed,
        "failed": failed,
        "came": sum(found.coming for found in course.evaluations),
        "spent": sum(course.spent),
        "awake": sum(view.raccoons),
    }
    return tuple((say(f"rampage.results.house.{key}"), figure) for key, figure in figures.items())
