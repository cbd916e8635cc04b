"""Words, motion and sound of Raccoon Tycoon for the general table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from raccoon.app.text import Say
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.pending import AwaitBid, AwaitStartTokens
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.art.pictograms import PICTOGRAMS
from scenes.raccoon_tycoon.auction.room import BID, LOT
from scenes.raccoon_tycoon.events import EVENTS, KINDS
from scenes.raccoon_tycoon.holdings import OwnMarks
from scenes.raccoon_tycoon.keys import KEYS
from scenes.raccoon_tycoon.motion import sold, sounds
from scenes.raccoon_tycoon.motion.event_flights import LAG, gap_flights
from scenes.raccoon_tycoon.motion.places import AnimationContext
from scenes.raccoon_tycoon.motion.transition import ViewDiff
from scenes.raccoon_tycoon.words import advice, points, recap_text
from scenes.raccoon_tycoon.words.names import fact_words
from scenes.table.described.event_spec import RecapPart
from scenes.table.motion.flights import Flight
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import Motion, Narration, Sound


class RaccoonTycoonWords(Narration):
    """The game's sentences: log, recap, advice, facts."""

    keys = KEYS
    pictograms = MappingProxyType(PICTOGRAMS)
    kinds: Mapping[str, str] = MappingProxyType(KINDS)
    events = EVENTS
    actions = ACTIONS
    fact = staticmethod(fact_words)
    notes = staticmethod(points.notes)
    advice = staticmethod(advice.advice)

    def turn(self, view: View) -> int:
        return view.turn

    def prepares(self, view: View) -> bool:
        return isinstance(view.pending, AwaitStartTokens)

    def history(self, view: View) -> Counts:
        """The six prices, recorded after each turn."""
        return view.prices

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[RecapPart]:
        """The lines of a recap for the seat about these events."""
        return [*EVENTS.recap(events, seat, say)]

    def recap_foot(self, before: View, after: View) -> recap_text.Prices:
        return recap_text.Prices(before.prices, after.prices)


class RaccoonTycoonMotion(Motion):
    """Animates tokens, coins, cards and the gavel."""

    events = EVENTS
    dealt = ("railroad", "town", "building", "hand")

    def transition(self, move: MoveContext, picture: TablePicture) -> Transition:
        layout = move.layout
        between = ViewDiff(move.before, move.after, layout.size, layout.frame.text_scale)
        board = AnimationContext(between, picture, move.say, move.stage, move.after.turn)
        passes = move.after.turn != move.before.turn
        found = Transition(
            layout=between.places,
            view=between.held,
            flights=all_flights(board, move.events),
            hidden=between.hidden,
            own=OwnMarks(turn_passes=True) if passes else None,
            coming_hidden=frozenset({LOT, BID}),
            coming=board.coming(),
        )
        bid = move.before.pending
        for event in move.events:
            if isinstance(event, AuctionWon) and isinstance(bid, AwaitBid):
                return sold.auctioned(board, bid, event, found)
            if isinstance(event, TownBought):
                return sold.settled(board, event, found)
        return found

    def in_one_go(self, view: View) -> bool:
        """Whether moves are shown quickly: during an auction."""
        return isinstance(view.pending, AwaitBid)


class RaccoonTycoonSound(Sound):
    """The game's effects and music."""

    repertoire, events = sounds.REPERTOIRE, EVENTS
    cues = staticmethod(sounds.cues)
    music = staticmethod(sounds.music_for)

    def murmurs(self, view: View) -> bool:
        """Whether the crowd murmurs: during an auction."""
        return isinstance(view.pending, AwaitBid)


def all_flights(board: AnimationContext, events: tuple[Event, ...]) -> list[Flight]:
    """The flights of a log entry; each event's flights start `LAG` seconds after those of the one before."""
    flights, clock = [*gap_flights(board)], 0.0
    for event in events:
        found = [flight.after(clock) for flight in EVENTS.flights(event, board)]
        flights += found
        clock += LAG if found else 0.0
    return flights
