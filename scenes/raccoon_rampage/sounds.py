"""The sounds that only this game has, the one table from events to effects, and the music for a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.view import View
from scenes.audio.repertoire import BETWEEN, MUSIC, Repertoire
from scenes.table.log.event_table import EventTable
from scenes.table.presentation import Sound

Cues = Iterator[tuple[float, str]]
"""Seconds after the event sets out, and the effect."""
REPERTOIRE = Repertoire(
    effects=("alarm", "chamber_doors", "chamber_gavel", "chitter", "die", "gust", "relief", "trap", "vote"),
    music=("night", "alarm", BETWEEN),
    game="raccoon_rampage",
    takes={"chitter": 3, "vote": 3, f"{MUSIC}{BETWEEN}": 3},
    solos=("alarm", "relief"),
)
"""The files in assets/raccoon_rampage/sounds."""

DANGER = 3
"""From this notch on, a third of the way to the skull, the music does not sit still."""
CROSSED = 0.8
"""Seconds until the needle of the tracker has come to rest."""
LAG = 0.2
"""Seconds between the effects of one event and those of the next."""
HEARD: EventTable[[], Cues] = EventTable(lambda: iter(()))
"""Every event that is heard, with its effects; the others change nothing that is seen."""
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
    e.WishesSettled,
)


def _once(effect: str, *kinds: type[Event]) -> None:
    HEARD.on(*kinds)(lambda event: iter(((0.0, effect),)))


_once("card", e.PolicyPlaced, e.PolicyFound, e.PolicyDrafted, e.QueueMoved, e.PolicyCalled, e.PolicyLeft)
_once("vote", e.VotePlaced, e.VoteMoved, e.LateVotesAdded, e.PolicyFilled, e.GreyVotesCast)
_once(
    "page",
    e.ExtraVotesPlayed,
    e.MoveVotesPlayed,
    e.RedrawPlayed,
    e.PolicyRetagged,
    e.PolicyAmended,
    e.PolicyRewritten,
    e.PoliciesSwapped,
    e.PolicyTurnedUp,
    e.CardRegained,
    e.PoolOpened,
)
_once("page", e.WishSaid)
_once("card", e.CardTossed, e.CardPutBack, e.DiscardsShown, e.DiscardDemanded, e.CardCancelled)
_once("deal", e.CardsDrawn, e.SpreadCardTurnedUp)
_once("gust", e.SpreadDealt)
_once("shuffle", e.DeckShuffled, e.SpreadDeckShuffled, e.LeftoverShuffled)
_once("chamber_gavel", e.VerdictGiven, e.AgendaAccelerated)
_once("seal", e.VerdictSet, e.EventCompleted)
_once("die", e.DieRolled, e.HunterDiceRolled)
_once("chitter", e.RaccoonsCame)
_once("trap", e.RaccoonRemoved)
_once("coins_in", e.ProtectionGained, e.InfluenceGained, e.SeatsGained)
_once("chamber_doors", e.EventTurnedUp, e.FinalEvaluationBegan)
_once("turn", e.TurnEnded)
_once("victory", e.GameEnded)


@HEARD.on(e.PileTurnedUp)
def _turned_up(event: e.PileTurnedUp) -> Cues:
    """The cards, and who came by them."""
    yield 0.0, "deal"
    if event.added:
        yield LAG, "chitter"


class RampageSound(Sound):
    """The chamber, with gavel and stamps; and the night outside, where they are about."""

    repertoire = REPERTOIRE

    def cues(self, events: Sequence[Event]) -> Cues:
        """The effects of each event a little after those of the one before."""
        number = 0
        for event in events:
            for after, effect in HEARD(event):
                yield number * LAG + after, effect
                number += 1

    def change(self, before: View, view: View) -> Iterable[tuple[float, str]]:
        """Relief when the tracker falls into the green, alarm when it climbs out of it."""
        green, is_green = before.impact < 0, view.impact < 0  # the group wins below 0 (RR36)
        return () if green == is_green else ((CROSSED, "relief" if is_green else "alarm"),)

    def music(self, view: View) -> str:
        """Tiptoe, until the needle nears the skull or the last round has begun."""
        return "alarm" if view.final or view.impact >= DANGER else "night"
