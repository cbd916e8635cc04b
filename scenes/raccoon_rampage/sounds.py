"""From events to what is heard of them: the house's own repertoire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import events as e
from scenes.table.log.event_table import EventTable
from scenes.table.presentation import Sound

Cues = Iterator[tuple[float, str]]
LAG = 0.2
"""Seconds between the effects of one event and those of the next."""
HEARD: EventTable[[], Cues] = EventTable(lambda: iter(()))
HEARD.quiet(
    e.AllKept,
    e.Contributed,
    e.DiscardChosen,
    e.EffectLost,
    e.MainEnded,
    e.MajorityFound,
    e.MovingStopped,
    e.NoPolicyShown,
    e.Passed,
    e.ProtectionEnded,
    e.RedrawStopped,
    e.SpreadAreaNamed,
    e.TurnBegan,
)


def _once(effect: str, *kinds: type[Event]) -> None:
    HEARD.on(*kinds)(lambda event: iter(((0.0, effect),)))


_once("card", e.PolicyPlaced, e.PolicyFound, e.PolicyDrafted, e.QueueMoved, e.PolicyCalled, e.PolicyLeft)
_once("card_2", e.VotePlaced, e.VoteMoved, e.LateVotesAdded, e.PolicyFilled, e.GreyVotesCast, e.CardCancelled)
_once(
    "page",
    e.ExtraVotesPlayed,
    e.MoveVotesPlayed,
    e.RedrawPlayed,
    e.AgendaAccelerated,
    e.PolicyRetagged,
    e.PolicyAmended,
    e.PolicyRewritten,
    e.PoliciesSwapped,
    e.PolicyTurnedUp,
    e.CardRegained,
    e.PoolOpened,
)
_once("card_3", e.CardTossed, e.CardPutBack, e.DiscardsShown, e.DiscardDemanded)
_once("deal", e.CardsDrawn, e.SpreadDealt)
_once("deal_2", e.PileTurnedUp, e.SpreadCardTurnedUp)
_once("shuffle", e.DeckShuffled, e.SpreadDeckShuffled, e.LeftoverShuffled)
_once("seal", e.VerdictGiven, e.VerdictSet, e.EventCompleted)
_once("deal_3", e.DieRolled, e.HunterDiceRolled)
_once("curtain", e.RaccoonsCame, e.RaccoonRemoved)
_once("coins_in", e.ProtectionGained, e.InfluenceGained, e.SeatsGained)
_once("ledger", e.EventTurnedUp, e.FinalEvaluationBegan)
_once("turn", e.TurnEnded)
_once("victory", e.GameEnded)


class RampageSound(Sound):
    """The house's own sounds."""

    def cues(self, events: Sequence[Event]) -> Cues:
        """The effects of each event a little after those of the one before."""
        number = 0
        for event in events:
            for after, effect in HEARD(event):
                yield number * LAG + after, effect
                number += 1
