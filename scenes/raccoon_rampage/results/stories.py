"""The stories of the front page next to the count: three short reports, and the house's figures."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.app.text import Say
from raccoon.app.wording import seat_mark
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.results.course import Course
from scenes.raccoon_rampage.words import names

Report = tuple[str, str]
"""A heading and a sentence, with marks of players."""
MOST = 3


def stories(course: Course, view: View, say: Say) -> tuple[Report, ...]:
    """The most telling reports of a game, three at most."""
    return tuple(_found(course, view, say))[:MOST]


def _found(course: Course, view: View, say: Say) -> Iterator[Report]:
    if not course.guided:
        yield _ranks(course, say)
    yield from _narrow(course, say)
    yield from _night(course, say)
    yield from _wall(course, say)
    yield from _quiet(course, view, say)


def _report(key: str, say: Say, **facts: object) -> Report:
    return say(f"rampage.report.{key}.head"), say(f"rampage.report.{key}", **facts)


def _ranks(course: Course, say: Say) -> Report:
    """The report on the seat that broke ranks last; or that nobody did."""
    if not course.breaks:
        return _report("in_step", say)
    found = course.breaks[-1]
    policy, round_ = names.policy(found.evaluation.card[0], say), found.evaluation.round
    return _report(f"out_of_step.{found.how}", say, seat=seat_mark(found.seat), policy=policy, round=round_)


def _narrow(course: Course, say: Say) -> Iterator[Report]:
    """The last policy that passed, or failed, by a single vote."""
    for found in reversed(course.evaluations):
        facts = {"policy": names.policy(found.card[0], say), "round": found.round}
        if found.passed and found.votes == found.cost and not found.by_card:
            yield _report("one_vote", say, **facts)
            return
        if not found.passed and found.missing == 1 and not found.final:
            yield _report("one_short", say, **facts)
            return


def _night(course: Course, say: Say) -> Iterator[Report]:
    """The failure that brought most raccoons."""
    worst = max(course.evaluations, key=lambda found: found.coming, default=None)
    if worst and worst.coming:
        policy = names.policy(worst.card[0], say)
        yield _report("night", say, policy=policy, round=worst.round, n=worst.coming)


def _wall(course: Course, say: Say) -> Iterator[Report]:
    """The report on the seat that spent most protection."""
    most = max(course.spent)
    if most and course.spent.count(most) == 1:
        yield _report("wall", say, seat=seat_mark(course.spent.index(most)), n=most)


def _quiet(course: Course, view: View, say: Say) -> Iterator[Report]:
    """The report on the number of raccoons that are out when all is over."""
    yield _report("awake", say, n=sum(view.raccoons))


def sides(course: Course, view: View, say: Say) -> tuple[tuple[str, int], ...]:
    """The figures of the whole house, nobody's share: what a lost game shows instead of a count."""
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
