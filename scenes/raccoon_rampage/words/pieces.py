"""Which pieces on the table a move is made with, for lighting them up."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage import commands as c
from raccoon.games.raccoon_rampage.catalogue import POLICIES
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.holdings import piece_of


def pieces_for(command: Command, view: View) -> Iterator[str]:
    """The pieces that a move is made with: cards of the hand, then what it is aimed at."""
    hand = view.players[command.seat].hand or ()
    named = _cards(command)
    for place, card in enumerate(hand):
        if card in named:
            yield f"{'policy' if card in POLICIES else 'action'}:{place}"
    yield from _aimed_at(command, view)


def _aimed_at(command: Command, view: View) -> Iterator[str]:
    match command:
        case c.Vote():
            yield piece_of(command.target)
        case c.MoveVote():
            yield from (piece_of(command.source), piece_of(command.target))
        case c.NameArea():
            yield f"area:{command.area}"
        case c.CancelCard():
            yield f"pile:{command.area}"
        case c.NameMajority():
            yield f"panel:{command.majority}"
        case c.DraftPolicy():
            wanted = (command.policy, command.owner)
            yield from (f"pool:{place}" for place, entry in enumerate(view.pool) if entry == wanted)
        case c.SwapPolicies():
            yield from (f"space:{command.space}", f"space:{command.space + 1}")
        case c.PlayVerdict() | c.AddLateVotes():
            yield "evaluated"
        case c.Regain():
            yield "decks"
        case c.Amend() | c.Rewrite() | c.FillUp() | c.Retag() | c.TurnUpPolicy() | c.Wish():
            yield f"space:{command.space}"


def _cards(command: Command) -> tuple[str, ...]:
    """The cards of the hand that a move names."""
    match command:
        case c.Contribute() | c.GiveUp():
            return command.cards
        case c.DraftPolicy():
            return ()
    return getattr(command, "card", ""), getattr(command, "policy", "")
