"""The words for the reason of a move: the move, the reason, its figures, the next best move."""

from collections.abc import Iterator

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import capitalised
from raccoon.bots.raccoon_tycoon.explanation import Facts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.auction.figures import railroad_value
from scenes.raccoon_tycoon.words.names import named
from scenes.table.advising import changes, figures, rounded, why
from scenes.table.presentation import Advice

DECIDED = 100.0
"""The value from which on an estimate means a game won or lost, not points."""
EVEN = 0.25
"""The difference in VP below which two moves count as equal."""
TELLING = 0.5
"""The least change in VP that is mentioned."""
FAR = 12.0
"""The gap in VP above which no number is given, as it comes from the chance to win."""
VAGUE = 0.1
"""The weight of the reason "nearer to victory", below that of visible reasons."""


def advice(reason: BotReason, view: View, say: Say) -> Advice:
    """The words for a reason; `view` is the seat's view before the move."""
    move = capitalised(ACTIONS.named(reason.command, view, say))
    beneath = [_figures(reason, say), _next(reason, view, say)]
    return Advice(move, _why(reason, view, say), " ".join(filter(None, beneath)))


def _why(reason: BotReason, view: View, say: Say) -> str:
    if abs(reason.value) >= DECIDED:
        return say("advice.wins" if reason.value > 0 else "advice.loses")
    if reason.facts.stop is not None:
        return _in_auction(reason, view, say)
    return why(_clauses(reason.facts, say), reason, say)


def _in_auction(reason: BotReason, view: View, say: Say) -> str:
    """The reason of a bid, a pass or an opening: the card's VP and the bid limit."""
    command, pending, stop = reason.command, view.pending, reason.facts.stop
    if isinstance(command, Pass) and reason.runner_up is None:
        return say("advice.pass.poor")
    lot = command if isinstance(command, OpenAuction) else pending
    assert isinstance(lot, OpenAuction | AwaitBid)
    me = view.players[command.seat]
    key, bid = _kind(command, lot.bid, stop)
    key += ".all" if key == "bid" and stop == me.money else ""
    points = railroad_value(me, lot.railroad).points
    return say(f"advice.{key}", railroad=named(lot.railroad, say), n=points, bid=bid, stop=stop)


def _kind(command: Command, standing: int, stop: int) -> tuple[str, int]:
    """The key of the sentence, by the bid limit, and the bid it is about."""
    if isinstance(command, Pass):
        return ("pass.early" if standing < stop else "pass.stop"), standing + 1
    if isinstance(command, Bid):
        return ("bid.beyond" if command.amount > stop else "bid"), command.amount
    return ("open.beyond" if standing > stop else "bid"), standing


def _clauses(facts: Facts, say: Say) -> Iterator[tuple[float, str]]:
    """The reasons for the move, each with its weight in VP."""
    yield facts.points, say("advice.why.points", n=facts.points)
    if facts.money > 0:
        yield facts.cash, say("advice.why.money", n=facts.money)
    for name, amount in _expected(facts).items():
        weight = -amount if name == "rivals" else amount
        if TELLING <= weight < DECIDED:
            yield weight, say(f"advice.why.{name}")
    if TELLING <= facts.chances < DECIDED:
        yield VAGUE, say("advice.why.chances")


def _expected(facts: Facts) -> dict[str, float]:
    """The estimated changes that are not certain, in VP."""
    return {"prospects": facts.prospects, "stock": facts.stock, "rivals": facts.rivals}


def _figures(reason: BotReason, say: Say) -> str:
    """The move's changes and their total value; "" where the game is decided."""
    value = reason.value
    if abs(value) >= DECIDED or reason.gap is None:
        return ""
    worth = "nothing" if abs(value) < EVEN else "more" if value > 0 else "less"
    facts = reason.facts
    sums = {"points": facts.points if facts.stop is None else 0, "money": facts.money}
    found = changes("advice", sums, _expected(facts), say, TELLING, DECIDED)
    return figures(found, say(f"advice.worth.{worth}", n=rounded(value)), say)


def _next(reason: BotReason, view: View, say: Say) -> str:
    """The comparison with the next best move; "" without one."""
    if reason.runner_up is None or reason.gap is None:
        return ""
    move, gap = ACTIONS.named(reason.runner_up, view, say), reason.gap
    if abs(gap) < EVEN:
        return say("advice.next.even", move=move)
    if abs(gap) > FAR:
        how = "decided" if abs(gap) >= DECIDED else "far"
        return say(f"advice.{'next' if gap > 0 else 'better'}.{how}", move=move)
    return say("advice.next.less" if gap > 0 else "advice.better.more", move=move, n=rounded(gap))
