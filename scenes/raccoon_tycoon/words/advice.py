"""Why a move, in words: what it changes, what that is worth in VP and dollars, what the next best would be.

Sentences carry the narration's marks: ``<wheat>`` for a token, ``<seat:2>`` for a player.
"""

from __future__ import annotations

import math

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import listed, seat_mark
from raccoon.bots.raccoon_tycoon.explanation import Facts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import commands as c
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.words.narration import token_marks
from scenes.table.presentation import Advice

DECIDED = 100.0
"""An estimate beyond this speaks of a game won or lost, not of points."""
EVEN = 0.25
"""Moves closer than this, in VP, are as good as each other."""
TELLING = 0.5
"""A change of so many VP is worth a word."""
FAR = 12.0
"""A gap of more VP is made by the chance to win, which no points can tell."""
MOST_FACTS = 3
MOST_DOLLARS = 30
"""Where a VP is worth more of them they say nothing: hardly anybody needs money any more."""


def advice(reason: Reason, view: View, say: Say) -> Advice:
    """The words for a reason; `view` is that of the seat when it was to move."""
    move = _begun(named(reason.command, view, say))
    return Advice(move, _because(reason, view, say), _verdict(reason, view, say))


def _because(reason: Reason, view: View, say: Say) -> str:
    """What the move changes and is worth; of a pass, what the next bid would be worth."""
    pending = view.pending
    if isinstance(reason.command, c.Pass) and isinstance(pending, AwaitBid):
        if reason.runner_up is None:
            return say("advice.pass.poor")
        key = "advice.pass.stop" if reason.facts.stop else "advice.pass"
        return say(key, railroad=pending.railroad, bid=pending.bid + 1, stop=reason.facts.stop)
    facts, worth = listed(_facts(reason.facts, say), say), _worth(reason, say)
    if not isinstance(reason.command, c.Bid | c.OpenAuction):
        return say("advice.because", facts=_begun(facts), worth=worth)
    told = say("advice.if_nobody", facts=facts, worth=worth)
    return f"{told} {say('advice.stop', stop=reason.facts.stop)}" if reason.facts.stop else told


def named(command: Command, view: View, say: Say) -> str:
    """The move as one says what to do: "sell 4 <wood>"."""
    key, facts = _name(command, view)
    return say(f"advice.move.{key}", **facts)


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


def _name(command: Command, view: View) -> tuple[str, dict[str, object]]:  # noqa: PLR0911
    match command:
        case c.ChooseStartTokens() | c.TakeTokens():
            return "take", {"tokens": token_marks(command.tokens)}
        case c.Produce():
            return "produce", {"tokens": token_marks(PRODUCTION_CARDS[command.card].production)}
        case c.TakeBonus():
            return "bonus", {"tokens": token_marks(command.tokens), "building": command.building}
        case c.Sell():
            key = "export" if command.export else "sell"
            return key, {"amount": command.amount, "commodity": f"<{command.commodity}>"}
        case c.OpenAuction():
            return "auction", {"railroad": command.railroad, "bid": command.bid}
        case c.Bid():
            return "bid", {"amount": command.amount}
        case c.BuyBuilding():
            return "build", {"building": command.building}
        case c.UpgradeBuilding():
            return "upgrade", {"building": command.building}
        case c.BuyTown():
            return "town", {"town": view.town, "tokens": token_marks(command.tokens)}
        case c.Discard():
            return "discard", {"tokens": token_marks(command.tokens)}
        case c.BuyOnFloor():
            goods = {"amount": command.amount, "commodity": f"<{command.commodity}>"}
            return "floor", {"seller": seat_mark(command.seller), **goods}
    return _PLAIN[type(command)], {}


_PLAIN: dict[type[Command], str] = {
    c.DeclineBonus: "no_bonus",
    c.Pass: "pass",
    c.SkipFloor: "no_floor",
    c.EndTurn: "end_turn",
    c.DeclareVictory: "declare",
}


def _facts(facts: Facts, say: Say) -> list[str]:
    """What the move changes: points and money first, then what weighs most."""
    found = []
    if facts.points:
        found.append(_signed("points", facts.points, str(abs(facts.points)), say))
    if facts.money:
        found.append(_signed("money", facts.money, str(abs(facts.money)), say))
    others = [("prospects", facts.prospects), ("stock", facts.stock), ("rivals", facts.rivals)]
    others.append(("chances", facts.chances))
    others.sort(key=lambda fact: -abs(fact[1]))
    for key, amount in others[: MOST_FACTS - len(found)]:
        if TELLING <= abs(amount) < DECIDED:
            found.append(_signed(key, amount, guessed(amount), say))
    return found or [say("advice.nothing")]


def _signed(key: str, amount: float, words: str, say: Say) -> str:
    return say(f"advice.{key}.{'more' if amount > 0 else 'less'}", n=words)


def _worth(reason: Reason, say: Say) -> str:
    """All in all, against doing nothing."""
    value = reason.value
    if abs(value) >= DECIDED:
        return say("advice.wins" if value > 0 else "advice.loses")
    if abs(value) < EVEN:
        return say("advice.worth.nothing")
    key = "more" if value > 0 else "less"
    if abs(reason.facts.dollars) > MOST_DOLLARS * abs(value):
        return say(f"advice.worth.{key}_points", points=guessed(value))
    return say(f"advice.worth.{key}", points=guessed(value), dollars=abs(reason.facts.dollars))


def _verdict(reason: Reason, view: View, say: Say) -> str:
    """How the best of the other moves compares."""
    if reason.runner_up is None or reason.gap is None:
        return say("advice.only")
    move, gap = named(reason.runner_up, view, say), reason.gap
    if abs(gap) < EVEN:
        return say("advice.next.even", move=move)
    if abs(gap) > FAR:
        how = "decided" if abs(gap) >= DECIDED else "far"
        return say(f"advice.{'next' if gap > 0 else 'better'}.{how}", move=move)
    return say("advice.next.less" if gap > 0 else "advice.better.more", move=move, points=guessed(gap))


def guessed(points: float) -> str:
    """An estimate of VP without a sign, as what it may well be: whole points from below it to above it."""
    size = abs(points)
    return f"{max(0, math.floor(size - EVEN))}–{math.ceil(size + EVEN)}"
