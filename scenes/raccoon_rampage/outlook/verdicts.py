"""The tracker's possible places after the next verdict: the effects of passing and failing, with chances."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.pending import Effects
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.holdings import missing, policy_at, to_evaluate

Chances = Mapping[int, float]
"""The chance of each of several figures; together 1."""
NOTHING: Chances = MappingProxyType({0: 1.0})


def front(view: View) -> Queued | None:
    """The policy that is evaluated next."""
    return view.evaluated or policy_at(view, 1)


def if_it_fails(view: View) -> Chances:
    """The tracker's chances after a failure, by the cards dealt or to be dealt, none of them cancelled; in
    the final evaluation a failure has no consequence.
    """
    if view.final:
        return {view.impact: 1.0}
    count = sum(view.piles) or view.cards_each * len(catalogue.AREAS)
    return _standing(view.impact, _cards(_unseen(view), count))


def if_it_passes(view: View, policy: Queued) -> Chances:
    """The tracker's chances after all effects of a policy, and of one amended to it."""
    return _standing(view.impact, _effects(view, policy))


def _effects(view: View, policy: Queued) -> Chances:
    """The chances of the change by all effects of a policy and its amendment that are still to come."""
    names = filter(None, (policy.policy, policy.rider))
    lines = [effect for name in names for effect in catalogue.POLICIES[name].effects]
    if policy is view.evaluated and isinstance(view.pending, Effects):
        lines = [*view.pending.steps]
    change = NOTHING
    for effect in lines:
        change = _together(change, _effect(view, effect))
    return change


def in_the_end(view: View) -> Chances:
    """The tracker's chances at the end of the final evaluation, if no more cards are played."""
    change = NOTHING
    for policy in to_evaluate(view):
        said = view.verdict if policy is view.evaluated else ""
        if said == "pass" or (said != "fail" and (missing(view, policy) or 0) <= 0):
            change = _together(change, _effects(view, policy))
    return _standing(view.impact, change)


def span(chances: Chances) -> tuple[int, int, int]:
    """The lowest, the likeliest and the highest figure."""
    return min(chances), max(chances, key=lambda figure: (chances[figure], -figure)), max(chances)


def _unseen(view: View) -> tuple[int, ...]:
    """The numbers of unseen spread cards with 0, 1 and 2 raccoons; of all cards where none is left."""
    whole = view.options.spread_cards(len(view.players))
    left = [whole.count(n) - view.spread_discard.count(n) for n in range(max(whole) + 1)]
    return tuple(left if any(left) else map(whole.count, range(max(whole) + 1)))


@lru_cache(maxsize=64)
def _cards(unseen: tuple[int, ...], count: int) -> Chances:
    """The exact chances of the sum of raccoons on `count` cards drawn from these."""
    drawn: list[dict[int, int]] = [{0: 1}, *({} for _ in range(min(count, sum(unseen))))]
    for raccoons, copies in enumerate(unseen):
        for _ in range(copies):
            for number in range(len(drawn) - 1, 0, -1):
                for total, ways in drawn[number - 1].items():
                    drawn[number][total + raccoons] = drawn[number].get(total + raccoons, 0) + ways
    found = drawn[-1]
    return {total: ways / sum(found.values()) for total, ways in sorted(found.items())}


def _effect(view: View, effect: catalogue.Effect) -> Chances:
    """The chances of the change by one effect of a policy."""
    found = NOTHING
    if effect.kind in ("mitigate", "reduce"):
        there = view.raccoons[catalogue.AREA_INDEX[effect.where]] if effect.where else sum(view.raccoons)
        found = {-min(effect.n, there): 1.0}
    elif effect.kind == "hunter_dice":
        skull = catalogue.HUNTER_DIE.count("skull") / len(catalogue.HUNTER_DIE)
        for _ in range(effect.n):
            found = _together(found, {-1: skull, 0: 1 - skull})
    elif effect.kind == "spread":
        found = _cards(_unseen(view), effect.n)
    if not effect.low:
        return found
    share = (effect.high - effect.low + 1) / catalogue.DIE_SIDES  # it happens with this chance only
    return {figure: share * found.get(figure, 0.0) + (1 - share) * (figure == 0) for figure in {*found, 0}}


def _together(one: Chances, other: Chances) -> Chances:
    found: dict[int, float] = {}
    for first, chance in one.items():
        for second, more in other.items():
            found[first + second] = found.get(first + second, 0.0) + chance * more
    return found


def _standing(impact: int, change: Chances) -> Chances:
    """The tracker's chances after a change; it stops at its ends."""
    found: dict[int, float] = {}
    for by, chance in sorted(change.items()):
        at = max(catalogue.LOWEST_IMPACT, min(catalogue.SKULL, impact + by))
        found[at] = found.get(at, 0.0) + chance
    return found


# The danger of a failure


@dataclass(frozen=True)
class Danger:
    """The danger of a failure: the fewest, the most and the expected raccoons on `cards` unseen cards."""

    cards: int
    least: int
    most: int
    expected: float


def danger(view: View) -> Danger:
    """The danger of a failure now, by the spread cards that are not seen yet."""
    unseen = _unseen(view)
    count = min(view.cards_each * len(catalogue.AREAS), sum(unseen))
    chances = _cards(unseen, count)
    expected = sum(raccoons * chance for raccoons, chance in chances.items())
    return Danger(count, min(chances), max(chances), expected)
