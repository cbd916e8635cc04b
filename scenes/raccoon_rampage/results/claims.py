"""Claims of the front page: headline, votes, obituary, advertisement."""

from collections import Counter
from collections.abc import Callable, Iterator

from raccoon.app.text import Say
from raccoon.app.wording import seat_mark, signed
from raccoon.games.raccoon_rampage.catalogue import AREAS, SKULL
from raccoon.games.raccoon_rampage.view import View
from scenes.printing.claims import Claim, claim
from scenes.raccoon_rampage.results.course import Course, Evaluation
from scenes.raccoon_rampage.words import names

SOUND = -4
"""The highest impact at which the headline reports a clear win."""
TOLD: dict[str, Callable[..., object]] = {
    "policy": names.policy,
    "seat": lambda seat, _: seat_mark(seat),
    "impact": lambda impact, _: signed(impact),
    "raccoons": lambda counts, say: " · ".join(
        f"{say(f'rampage.area.{area}')} {count}" for area, count in zip(AREAS, counts, strict=True)
    ),
}
"""The functions that put the facts of claims into words."""


def words(found: Claim, say: Say, form: str = "") -> str:
    """A claim as a sentence, or in another form, with marks of players."""
    facts = {name: TOLD[name](fact, say) if name in TOLD else fact for name, fact in found.facts.items()}
    return say(f"rampage.{found.check}{form}", **facts)


def headline(view: View, won: bool) -> Claim:
    """The claim of the headline: the result of the group."""
    if won:
        return claim("headline.sound" if view.impact <= SOUND else "headline.light")
    return claim("headline.overrun" if view.impact >= SKULL else "headline.awake")


def beneath(view: View, won: bool) -> Claim:
    """The claim of the line below the headline: the tracker's place."""
    if not won and view.impact >= SKULL:
        return claim("headline.skull", n=view.round)
    return claim("headline.won" if won else "headline.lost", n=view.round, impact=view.impact)


def counted(course: Course) -> Claim:
    """The number of policies that were judged, and passed."""
    return claim(
        "news.judged", n=len(course.evaluations), passed=sum(one.passed for one in course.evaluations)
    )


def votes(course: Course, most: int) -> Iterator[Claim]:
    """The policies that passed with most votes, each once; then those that failed with most."""
    best: dict[str, Evaluation] = {}
    for one in sorted(course.evaluations, key=lambda one: (not one.passed, -one.votes)):
        best.setdefault(one.card[0], one)
    for one in [*best.values()][:most]:
        check = "news.voted" if one.passed else "news.fell"
        yield claim(check, policy=one.card[0], votes=one.votes, cost=one.cost, round=one.round)


def obituary(course: Course) -> Claim:
    """The failure that cost most, by raccoons, then by votes missing; or that nothing failed."""
    failed = [one for one in course.evaluations if not one.passed]
    if not failed:
        return claim("news.unfailing")
    worst = max(failed, key=lambda one: (one.coming, one.missing, one.entry))
    facts = {"policy": worst.card[0], "round": worst.round, "votes": worst.votes, "cost": worst.cost}
    return claim("news.failed", **facts)


def advertisement(course: Course) -> Claim:
    """The policy that passed most often, with the majority of its last time; or that none passed."""
    passed = [one for one in course.evaluations if one.passed]
    if not passed:
        return claim("news.ad.none")
    times = Counter(one.card[0] for one in passed)
    policy, n = times.most_common(1)[0]
    last = [one for one in passed if one.card[0] == policy][-1]
    if last.majority is None:
        return claim("news.ad.nobody", policy=policy, n=n)
    return claim("news.ad", policy=policy, n=n, seat=last.majority)
