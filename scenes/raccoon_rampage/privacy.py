"""The privacy of the game: hands are private, everything else is public."""

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.pending import AwaitDraft, AwaitMajority, AwaitProtection, Effects
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.play import plays
from scenes.raccoon_rampage.holdings import Call, Window
from scenes.raccoon_rampage.outlook.stakes import could_change, matters, reached
from scenes.table.presentation import Moment, Privacy


class RampagePrivacy(Privacy):
    """The moments that need the hand and so the curtain; the seats of a call that are passed for."""

    hidden = "rampage.hidden"

    def moment(self, view: View) -> Moment:
        if isinstance(view.pending, Window):
            return "shared"
        public = AwaitDraft | AwaitMajority | Effects | AwaitProtection
        return "public" if isinstance(view.pending, public) else "private"

    def unasked(self, view: View, seat: int, stops: frozenset[str]) -> Command | None:
        """Pass for a seat in a call that by public information can change nothing, unless a bell rings."""
        if not isinstance(view.pending, Window) or matters(view) or self.wanted(view, stops):
            return None
        return Pass(seat)

    def idle(self, view: View, options: tuple[Option, ...]) -> Command | None:
        """Pass for the viewer in a call whose result no card of the own hand could change."""
        if not isinstance(view.pending, Window) or view.seat is None:
            return None
        cards = {play.card for play in plays(options)}
        return None if any(could_change(view, card) for card in cards) else Pass(view.seat)

    def wanted(self, view: View, stops: frozenset[str]) -> bool:
        """Whether one of the bells that were set rings."""
        return isinstance(view.pending, Window) and bool(stops & reached(view))

    def bots_last(self, view: View) -> bool:
        """Whether bots answer after the people, all at once in seat order: in a call."""
        return isinstance(view.pending, Call)
