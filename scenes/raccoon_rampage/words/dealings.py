"""The specs of the events of action cards and of cards given up, drawn or discarded: a part of `EVENTS`."""

from collections.abc import Callable
from typing import Any

from raccoon.games.raccoon_rampage.cards.accelerate import AgendaAccelerated
from raccoon.games.raccoon_rampage.cards.amend import PolicyAmended
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesPlayed
from raccoon.games.raccoon_rampage.cards.fill import PolicyFilled
from raccoon.games.raccoon_rampage.cards.late_votes import LateVotesAdded
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVotesPlayed
from raccoon.games.raccoon_rampage.cards.redraw import CardPutBack, RedrawPlayed, RedrawStopped
from raccoon.games.raccoon_rampage.cards.regain import CardRegained
from raccoon.games.raccoon_rampage.cards.retag import PolicyRetagged
from raccoon.games.raccoon_rampage.cards.rewrite import PolicyRewritten
from raccoon.games.raccoon_rampage.cards.swap import PoliciesSwapped
from raccoon.games.raccoon_rampage.cards.turn_up import PolicyTurnedUp
from raccoon.games.raccoon_rampage.cards.verdict import VerdictSet
from raccoon.games.raccoon_rampage.phases.forced_discard import DiscardChosen, DiscardDemanded, DiscardsShown
from raccoon.games.raccoon_rampage.phases.turn_end import AllKept, CardsDrawn, CardTossed, DeckShuffled
from raccoon.games.raccoon_rampage.phases.windows import Passed
from scenes.art.pieces.characters import PUT_OUT
from scenes.raccoon_rampage.motion import flights
from scenes.raccoon_rampage.motion.flights import Fly, fly, then
from scenes.raccoon_rampage.motion.stage import played
from scenes.raccoon_rampage.words import narration
from scenes.table.described.event_spec import E, EventSpec, about
from scenes.table.described.feelings import Aloud
from scenes.table.piece import Piece

SPACE = "space:{space}"
JOINS = fly("back", "home", "space", after=0.1)
GREY_ADDED = {"grey": narration.grey_added}


def _card(
    event: type[E],
    says: str | Callable[[E], str],
    n: str = "",
    flights: Fly | None = None,
    sound: str = "page",
    **more: Any,
) -> EventSpec[E]:
    """The spec of an action card: the card is shown, then `flights`."""
    shown = then(flights) if flights else played
    return EventSpec(event, says, n, recap="played", sound=sound, flights=shown, **more)


def _gets_grey(event: Any) -> str:
    return " gets_grey" if event.grey else ""


DEALINGS = about(
    "dealings",
    EventSpec(
        DiscardDemanded,
        lambda event: ("demanded.none", "demanded.alone", "demanded")[min(2, len(event.seats))],
        "count",
        facts={"seats": lambda event, say: narration.seats(event.seats, say)},
        seats=lambda event: event.seats,
        sound="card",
        mood=Aloud(lambda event, _: dict.fromkeys(event.seats, PUT_OUT), 0.4),
    ),
    EventSpec(DiscardChosen, "chosen", trivial=True, flights=fly("back", "home", "europe", "cards")),
    EventSpec(
        DiscardsShown,
        lambda event: "shown" if event.cards else "shown.none",
        facts={"all": narration.given_up},
        seats=lambda event: [seat for _, seat in event.cards],
        sound="card",
        flights=flights.given_up,
    ),
    EventSpec(Passed, "passed", trivial=True),
    EventSpec(CardTossed, "tossed", recap="tossed", sound="card", flights=fly("card", "home", "pile")),
    EventSpec(CardPutBack, "tossed", sound="card", flights=fly("card", "home", "pile")),
    EventSpec(AllKept, "kept", trivial=True),
    EventSpec(
        CardsDrawn,
        "drawn",
        "count",
        trivial=True,
        sound="deal",
        flights=fly("back", "deck", "home", "count"),
    ),
    EventSpec(DeckShuffled, "shuffled", trivial=True, sound="shuffle", flights=flights.shuffled),
    _card(ExtraVotesPlayed, "extra_votes", "n"),
    _card(MoveVotesPlayed, "behind", "n"),
    _card(
        LateVotesAdded,
        "late_votes",
        "n",
        fly("cube", "tray", "evaluated", "n"),
        "vote",
        then=narration.late_votes,
        lit="evaluated",
    ),
    _card(RedrawPlayed, "redraw"),
    EventSpec(RedrawStopped, "redraw_stopped", trivial=True),
    _card(CardRegained, "regained", flights=fly("regained", "pile", "home", after=0.1)),
    _card(AgendaAccelerated, "accelerated", sound="chamber_gavel"),
    _card(PolicyAmended, "amended", "space", JOINS, lit=SPACE),
    _card(PolicyFilled, "filled", "votes", fly("cube", "tray", "space", "votes"), "vote", lit=SPACE),
    _card(
        PolicyRetagged,
        lambda event: f"retagged{_gets_grey(event)}" if event.tags else "retagged.none",
        "space",
        facts=GREY_ADDED,
        lit=SPACE,
    ),
    _card(
        PolicyRewritten,
        lambda event: f"rewritten{'' if event.face_up else '.hidden'}{_gets_grey(event)}",
        "space",
        JOINS,
        facts=GREY_ADDED,
        lit=SPACE,
    ),
    _card(
        PoliciesSwapped,
        "swapped",
        flights=flights.swapped,
        facts={"front": lambda event, _: event.space, "back": lambda event, _: event.space + 1},
        lit=lambda event, _: [Piece("space", event.space), Piece("space", event.space + 1)],
    ),
    _card(
        PolicyTurnedUp,
        lambda event: f"breaking{_gets_grey(event)}",
        "space",
        flights.revealed,
        facts=GREY_ADDED,
        lit=SPACE,
    ),
    _card(
        VerdictSet,
        lambda event: f"verdict.{event.verdict or 'cancelled'}",
        sound="seal",
        lit="evaluated",
    ),
)
