"""The stakes of the next verdict, line by line: the tracker if the policy passes, and if it fails."""

from collections.abc import Iterator

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.outlook.foretold import waits_for_summit
from scenes.table.choosing.preview_lines import PreviewLine

SLIGHT = 1e-9
"""Tolerance between sums of chances that are alike."""


def stakes(say: Say, view: View) -> Iterator[PreviewLine]:
    """The stakes of the policy that is evaluated next: the tracker if it passes, and if it fails."""
    policy = verdicts.front(view)
    if policy is None or not policy.policy:
        return
    now = signed(view.impact)
    passing, failing = verdicts.if_it_passes(view, policy), verdicts.if_it_fails(view)
    yield PreviewLine(say("rampage.line.passes"), now, _range(say, passing), _trend(view, passing))
    if not waits_for_summit(view, policy):
        yield PreviewLine(say("rampage.line.fails"), now, _range(say, failing), _trend(view, failing))


def _trend(view: View, chances: verdicts.Chances) -> int:
    """Whether Europe is better (1) or worse off on the average."""
    change = sum(figure * chance for figure, chance in chances.items()) - view.impact
    return 0 if abs(change) < SLIGHT else -1 if change > 0 else 1


def _range(say: Say, chances: verdicts.Chances) -> str:
    least, likely, most = map(signed, verdicts.span(chances))
    if least == most:
        return likely
    return say("rampage.line.range", least=least, most=most, likely=likely)
