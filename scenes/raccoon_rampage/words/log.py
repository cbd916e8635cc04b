"""What the lines of The Continental are about, whom they speak of, which pieces they light."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_rampage import commands as c
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import AREAS, EVENT_TARGET, GREY, POLICIES
from raccoon.games.raccoon_rampage.view import View

KINDS = {"agenda": "newspaper", "votes": "vote", "raccoons": "raccoon", "dealings": "cards"}
"""The kinds that can be chosen, and their pictures."""
AGENDA = (
    e.Contributed,
    e.PoolOpened,
    e.PolicyDrafted,
    e.LeftoverShuffled,
    e.EventTurnedUp,
    e.EventCompleted,
    e.QueueMoved,
    e.VerdictGiven,
    e.PolicyLeft,
    e.PolicyCalled,
    e.PolicyPlaced,
    e.NoPolicyShown,
    e.PolicyFound,
)
VOTES = (
    e.VotePlaced,
    e.GreyVotesCast,
    e.VoteMoved,
    e.MovingStopped,
    e.MajorityFound,
    e.SeatsGained,
    e.InfluenceGained,
    e.MainEnded,
    e.WishSaid,
    e.WishesSettled,
)
RACCOONS = (
    e.RaccoonsCame,
    e.RaccoonRemoved,
    e.EffectLost,
    e.DieRolled,
    e.HunterDiceRolled,
    e.ProtectionGained,
    e.SpreadAreaNamed,
    e.SpreadCardTurnedUp,
    e.SpreadDeckShuffled,
    e.SpreadDealt,
    e.CardCancelled,
    e.ProtectionEnded,
    e.PileTurnedUp,
)
PLAYED = (
    e.ExtraVotesPlayed,
    e.MoveVotesPlayed,
    e.LateVotesAdded,
    e.RedrawPlayed,
    e.CardRegained,
    e.AgendaAccelerated,
    e.PolicyAmended,
    e.PolicyFilled,
    e.PolicyRetagged,
    e.PolicyRewritten,
    e.PoliciesSwapped,
    e.PolicyTurnedUp,
    e.VerdictSet,
)
"""An action card was played."""
DEALINGS = (
    *PLAYED,
    e.RedrawStopped,
    e.CardPutBack,
    e.CardTossed,
    e.AllKept,
    e.CardsDrawn,
    e.DeckShuffled,
    e.DiscardDemanded,
    e.DiscardChosen,
    e.DiscardsShown,
    e.Passed,
)
TRIVIAL = (
    e.Contributed,
    e.DiscardChosen,
    e.Passed,
    e.MovingStopped,
    e.MainEnded,
    e.RedrawStopped,
    e.ProtectionEnded,
    e.AllKept,
    e.CardsDrawn,
    e.DeckShuffled,
    e.SpreadDeckShuffled,
    e.SpreadAreaNamed,
    e.NoPolicyShown,
    e.TurnEnded,
)
"""Events that nearly go without saying: what comes before or after them tells as much."""


def kind_of(event: Event) -> str:
    """What an event is about."""
    kinds = {"agenda": AGENDA, "votes": VOTES, "raccoons": RACCOONS, "dealings": DEALINGS}
    return next((kind for kind, events in kinds.items() if isinstance(event, events)), "game")


def seats_in(event: Event) -> tuple[int, ...]:
    """The players an event speaks of, the one whose it is first."""
    seats = [] if event.seat is None else [event.seat]
    match event:
        case e.PolicyDrafted():
            seats.append(event.owner)
        case e.MajorityFound() if event.named_by is not None:
            seats.append(event.named_by)
        case e.VoteMoved() if event.colour != GREY:
            seats.append(event.colour)
        case e.EventCompleted() if event.majority is not None:
            seats.append(event.majority)
        case e.DiscardDemanded():
            seats += event.seats
        case e.DiscardsShown():
            seats += [seat for _, seat in event.cards]
        case e.SeatsGained():
            seats += [seat for seat, n in enumerate(event.gained) if n]
        case e.WishesSettled():
            seats += [*event.kept, *event.broken, *event.uncalled]
        case e.GameEnded():
            seats += event.winners
    return tuple(dict.fromkeys(seats))


def _target(target: int) -> str:
    """The piece that a vote is aimed at."""
    return f"event:{target - EVENT_TARGET}" if target > EVENT_TARGET else f"space:{target}"


def pieces_of(event: Event, view: View) -> Iterator[str]:
    """The pieces on the table that an event speaks of, besides the panels."""
    match event:
        case e.VotePlaced():
            yield _target(event.target)
        case e.VoteMoved():
            yield from (_target(event.source), _target(event.target))
        case e.GreyVotesCast():
            yield from (f"space:{space}" for space in event.spaces)
        case e.EventTurnedUp() | e.EventCompleted():
            yield f"event:{event.round}"
        case e.PoliciesSwapped():
            yield from (f"space:{event.space}", f"space:{event.space + 1}")
        case e.QueueMoved() | e.VerdictGiven() | e.PolicyLeft() | e.LateVotesAdded() | e.VerdictSet():
            yield "evaluated"
        case e.WishesSettled():
            yield "evaluated"
        case _ if isinstance(event, RACCOONS):
            yield from _on_the_map(event)
        case _:
            space = getattr(event, "space", None)
            yield from () if space is None else (f"space:{space}",)


def _on_the_map(event: Event) -> Iterator[str]:
    """The areas, the piles, the ring and the tracker."""
    match event:
        case e.RaccoonsCame():
            yield from (f"area:{area}" for area, n in zip(AREAS, event.added, strict=True) if n)
            yield "tracker"
        case e.RaccoonRemoved() | e.SpreadCardTurnedUp() | e.PileTurnedUp():
            yield from (f"area:{event.area}", "tracker")
        case e.SpreadDealt():
            yield from (f"pile:{area}" for area in AREAS)
        case e.CardCancelled():
            yield from (f"pile:{event.area}", "ring")
        case e.ProtectionGained():
            yield "ring"


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
            yield _target(command.target)
        case c.MoveVote():
            yield from (_target(command.source), _target(command.target))
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
