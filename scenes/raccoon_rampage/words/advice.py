"""Why a move, in words: what to do and why in a sentence, the figures and the next best move beneath it."""

from collections.abc import Iterator
from functools import partial

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import begun
from raccoon.bots.raccoon_rampage.explanation import Facts
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.table.advising import figures, next_best, why
from scenes.table.presentation import Advice

EVEN = 0.5
"""Moves closer than this, in hundredths of a chance, are as good as each other."""
TELLING = {"win": 0.8, "first": 0.8, "impact": 0.15, "points": 0.25}
"""A change of so much is worth a word: chances in hundredths, steps of the tracker, points."""
LESS_IS_GOOD = "impact"
MOST_FACTS = 3


def advice(reason: BotReason, view: View, say: Say) -> Advice:
    """The words for a reason; `view` is that of the seat when it was to move."""
    named = partial(ACTIONS.named, view=view, say=say)
    following = next_best("rampage.advice", reason, named, EVEN, say)
    beneath = [_figures(reason.facts, say), following]
    because = why(_clauses(reason.facts, say), reason, say)
    return Advice(begun(named(reason.command)), because, " ".join(filter(None, beneath)))


def _clauses(facts: Facts, say: Say) -> Iterator[tuple[float, str]]:
    """Clauses for the move, each weighed by how much it would have to be to be worth a word."""
    for name, least in TELLING.items():
        weight = getattr(facts, name) * (-1 if name == LESS_IS_GOOD else 1) / least
        if weight >= 1:
            yield weight, say(f"rampage.advice.why.{name}")


def _figures(facts: Facts, say: Say) -> str:
    """The weightiest of the changes, the group's chance first."""
    changes = {name: getattr(facts, name) for name in TELLING}
    telling = {name: change for name, change in changes.items() if abs(change) >= TELLING[name]}
    return figures([_signed(name, change, say) for name, change in telling.items()][:MOST_FACTS], "", say)


def _signed(name: str, figure: float, say: Say) -> str:
    return say(f"rampage.advice.{name}.{'more' if figure > 0 else 'less'}", n=_figure(figure))


def _figure(amount: float) -> float:
    """So much without a sign: whole from two on, tenths below."""
    size = abs(amount)
    figure = round(size, 0 if size >= 2 else 1)
    return int(figure) if figure == int(figure) else figure
