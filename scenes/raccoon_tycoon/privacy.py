"""The privacy of the game: turns are private, auctions are public."""

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.table.presentation import Moment, Privacy


class RaccoonTycoonPrivacy(Privacy):
    """Hands and money are private; a bid is made aloud."""

    hidden = "table.hidden"

    def moment(self, view: View) -> Moment:
        return "shared" if isinstance(view.pending, AwaitBid) else "private"
