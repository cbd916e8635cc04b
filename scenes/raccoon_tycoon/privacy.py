"""Privacy between people at one screen: turns are private, auctions are shared."""

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.table.presentation import Moment, Privacy


class RaccoonTycoonPrivacy(Privacy):
    """Hides hands and money during turns; in an auction everybody looks on."""

    hidden = "table.hidden"

    def moment(self, view: View) -> Moment:
        return "shared" if isinstance(view.pending, AwaitBid) else "private"
