"""The words of a bot's reason for a move: the move, why, the figures, and the next best move."""

from collections.abc import Iterator
from functools import partial

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import capitalised
from raccoon.bots.saloon_tycoon.explanation import Facts
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.actions import ACTIONS
from scenes.table.advising import changes, figures, next_best, rounded, why
from scenes.table.presentation import Advice

EVEN = 0.25
"""Moves closer than this, in points, are called equally good."""
TELLING = 0.4
"""The least change that is mentioned, in points."""
GOLD = 0.4
"""The weight of a gold relative to a point where reasons are compared."""
VAGUE = 0.1
"""The weight of the rest of the turn where reasons are compared."""
EXPECTED = ("house", "cards", "claims", "guests", "rivals")


def advice(reason: BotReason, view: View, say: Say) -> Advice:
    """The words of a reason; `view` is the seat's view before the move."""
    named = partial(ACTIONS.named, view=view, say=say)
    following = next_best("saloon.advice", reason, named, EVEN, say)
    beneath = [_figures(reason, say), following]
    because = why(_clauses(reason, say), reason, say)
    return Advice(capitalised(named(reason.command)), because, " ".join(filter(None, beneath)))


def _clauses(reason: BotReason, say: Say) -> Iterator[tuple[float, str]]:
    """Yield the clauses for the move, each with its weight in points; the rest of the turn is the last."""
    facts: Facts = reason.facts
    yield facts.points, say("saloon.advice.why.points", n=facts.points)
    yield GOLD * facts.gold, say("saloon.advice.why.gold", n=facts.gold)
    for name in EXPECTED:
        weight = -facts.rivals if name == "rivals" else getattr(facts, name)
        if weight >= TELLING:
            yield weight, say(f"saloon.advice.why.{name}")
    if reason.gap is not None and reason.value >= TELLING:
        yield VAGUE, say("saloon.advice.why.turn")


def _figures(reason: BotReason, say: Say) -> str:
    value = reason.value
    if reason.gap is None:
        return ""
    worth = "even" if abs(value) < EVEN else "more" if value > 0 else "less"
    facts = reason.facts
    sums = {"points": facts.points, "gold": facts.gold}
    estimates = {name: getattr(facts, name) for name in EXPECTED}
    found = changes("saloon.advice", sums, estimates, say, TELLING)
    return figures(found, say(f"saloon.advice.worth.{worth}", n=rounded(value)), say)
