"""The moves as one says what to do: "vote on Raccoon Virus"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import seat_mark
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage import commands as c
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.wishes import wish

Facts = dict[str, object]


def named(command: Command, view: View, say: Say) -> str:
    """The move; `view` is that of its seat before it."""
    key, facts = _TOLD[type(command)](command, view, say)
    return say(f"rampage.move.{key}", **facts)


def _plain(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    """A move about which nothing is to be chosen."""
    return lambda command, view, say: (key, {})


def _with_card(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    """A move that names one card."""
    return lambda command, view, say: (key, {"card": names.card(command.card, say)})


def _on_space(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    """A card played on the policy of a space."""

    def told(command: Any, view: View, say: Say) -> tuple[str, Facts]:
        facts: Facts = {"card": names.action(command.card, say), "n": command.space}
        facts["there"] = names.there(command.space, view, say)
        return key, facts

    return told


def _with_policy(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    """A card played on a space with a policy of the hand."""

    def told(command: Any, view: View, say: Say) -> tuple[str, Facts]:
        _, facts = _on_space(key)(command, view, say)
        return key, facts | {"policy": names.policy(command.policy, say)}

    return told


def _cards(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    return lambda command, view, say: (key, {"cards": names.cards(command.cards, say)})


def _policy(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    return lambda command, view, say: (key, {"policy": names.policy(command.policy, say)})


def _area(key: str) -> Callable[[Any, View, Say], tuple[str, Facts]]:
    return lambda command, view, say: (key, {"area": names.area(command.area, say)})


def _move_vote(command: c.MoveVote, view: View, say: Say) -> tuple[str, Facts]:
    facts: Facts = {"vote": names.vote(command.colour, None, say)}
    facts["source"] = names.there(command.source, view, say)
    return "move_vote", facts | {"target": names.there(command.target, view, say)}


def _regain(command: c.Regain, view: View, say: Say) -> tuple[str, Facts]:
    facts: Facts = {"card": names.action(command.card, say)}
    return "regain", facts | {"regained": names.card(command.regained, say)}


def _swap(command: c.SwapPolicies, view: View, say: Say) -> tuple[str, Facts]:
    facts: Facts = {"card": names.action(command.card, say)}
    return "swap", facts | {"front": command.space, "back": command.space + 1}


def _wish(command: c.Wish, view: View, say: Say) -> tuple[str, Facts]:
    policy = view.queue[command.space - 1]
    short = (view.cost(policy) or 0) - len(policy.votes) if policy else 0
    facts: Facts = {"there": names.there(command.space, view, say)}
    return "wish", facts | {"wish": wish(command.mine, short - command.mine, say)}


_TOLD: dict[type[Command], Callable[[Any, View, Say], tuple[str, Facts]]] = {
    c.Contribute: _cards("contribute"),
    c.DraftPolicy: _policy("draft"),
    c.GiveUp: _cards("give_up"),
    c.Pass: _plain("pass"),
    c.NameMajority: lambda command, view, say: ("majority", {"seat": seat_mark(command.majority)}),
    c.NameArea: _area("area"),
    c.CancelCard: _area("cancel"),
    c.EndProtection: _plain("end_protection"),
    c.PlacePolicy: _policy("place"),
    c.SearchDeck: _plain("search"),
    c.Vote: lambda command, view, say: ("vote", {"there": names.there(command.target, view, say)}),
    c.EndMain: _plain("end_main"),
    c.PlayExtraVotes: _with_card("play"),
    c.PlayMoveVotes: _with_card("play"),
    c.MoveVote: _move_vote,
    c.StopMoving: _plain("stop_moving"),
    c.PlayRedraw: _with_card("play"),
    c.PutBack: _with_card("discard"),
    c.StopRedraw: _plain("stop_redraw"),
    c.Regain: _regain,
    c.Retag: _on_space("play_on"),
    c.Rewrite: _with_policy("rewrite"),
    c.Amend: _with_policy("amend"),
    c.Accelerate: _with_card("play"),
    c.FillUp: _on_space("play_on"),
    c.AddLateVotes: _with_card("play"),
    c.PlayVerdict: _with_card("play"),
    c.SwapPolicies: _swap,
    c.TurnUpPolicy: _on_space("play_on"),
    c.Toss: _with_card("discard"),
    c.KeepAll: _plain("keep"),
    c.Wish: _wish,
}
"""Every command with its name and its facts."""
