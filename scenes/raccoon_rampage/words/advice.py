"""Why a move, in words: the chance that all win, the own part in it, what the next best would be."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import listed
from raccoon.bots.raccoon_rampage.explanation import Facts
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.moves import named
from scenes.table.presentation import Advice

EVEN = 0.5
"""Moves closer than this, in hundredths of a chance, are as good as each other."""
TELLING = {"win": 0.8, "first": 0.8, "impact": 0.15, "points": 0.25}
"""A change of so much is worth a word: chances in hundredths, steps of the tracker, points."""
MOST_FACTS = 3


def advice(reason: Reason, view: View, say: Say) -> Advice:
    """The words for a reason; `view` is that of the seat when it was to move."""
    return Advice(
        names.begun(named(reason.command, view, say)), _because(reason, say), _verdict(reason, view, say)
    )


def _because(reason: Reason, say: Say) -> str:
    told = _facts(reason.facts, say)
    return say("rampage.advice.because", facts=names.begun(listed(told, say)))


def _facts(facts: Facts, say: Say) -> list[str]:
    """What weighs most of what changes, the group's chance first."""
    figures = {name: getattr(facts, name) for name in TELLING}
    telling = {name: figure for name, figure in figures.items() if abs(figure) >= TELLING[name]}
    told = [_signed(name, figure, say) for name, figure in telling.items()]
    return told[:MOST_FACTS] or [say("rampage.advice.nothing")]


def _signed(name: str, figure: float, say: Say) -> str:
    return say(f"rampage.advice.{name}.{'more' if figure > 0 else 'less'}", n=_figure(figure))


def _verdict(reason: Reason, view: View, say: Say) -> str:
    if reason.runner_up is None or reason.gap is None:
        return say("rampage.advice.only")
    move, gap = named(reason.runner_up, view, say), reason.gap
    if abs(gap) < EVEN:
        return say("rampage.advice.next.even", move=move)
    return say("rampage.advice.next.less" if gap > 0 else "rampage.advice.next.more", move=move)


def _figure(amount: float) -> float:
    """So much without a sign: whole from two on, tenths below."""
    size = abs(amount)
    figure = round(size, 0 if size >= 2 else 1)
    return int(figure) if figure == int(figure) else figure
