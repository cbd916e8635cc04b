"""The privacy of the game: hands are private, everything else is done before everybody."""

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.pending import AwaitDraft, AwaitMajority, AwaitProtection, Effects
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.play import plays
from scenes.raccoon_rampage.holdings import Call, Window
from scenes.raccoon_rampage.outlook.stakes import could_change, matters, reached
from scenes.table.presentation import Moment, Privacy


class RampagePrivacy(Privacy):
    """The public half of a turn needs no hand: the curtain falls when somebody is to place."""

    hidden = "rampage.hidden"

    def moment(self, view: View) -> Moment:
        if isinstance(view.pending, Window):
            return "shared"
        public = AwaitDraft | AwaitMajority | Effects | AwaitProtection
        return "public" if isinstance(view.pending, public) else "private"

    def unasked(self, view: View, seat: int, stops: frozenset[str]) -> Command | None:
        """A call at which nothing can hang, as everybody sees, passes by itself unless asked for."""
        if not isinstance(view.pending, Window) or matters(view) or self.wanted(view, stops):
            return None
        return Pass(seat)

    def idle(self, view: View, options: tuple[Option, ...]) -> Command | None:
        """A call passes by itself where no card of the own hand could change what comes of it."""
        if not isinstance(view.pending, Window) or view.seat is None:
            return None
        cards = {play.card for play in plays(options)}
        return None if any(could_change(view, card) for card in cards) else Pass(view.seat)

    def wanted(self, view: View, stops: frozenset[str]) -> bool:
        """A bell that was set rings."""
        return isinstance(view.pending, Window) and bool(stops & reached(view))

    def bots_last(self, view: View) -> bool:
        """In a call bots answer after the people, in one instant, in the order of the seats."""
        return isinstance(view.pending, Call)
