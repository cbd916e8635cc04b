"""The builder of this game's inspection pages."""

from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.saloon_tycoon.holdings import desk_seat, tile_name
from scenes.table.inspection.page import Badge, PageAction
from scenes.table.inspection.page_writer import PageWriter


class PageBuilder(PageWriter):
    """Builds pages of pieces from the view in which they are asked about."""

    prefix = "saloon.ask."

    view: View

    @property
    def me(self) -> PlayerView:
        """The player at the desk."""
        return self.view.players[desk_seat(self.view)]

    def tile(self, tile: str) -> str:
        """The name of a tile."""
        return self.say(tile_name(tile, self.view))

    def badge(self, figure: object, key: str, **facts: object) -> Badge:
        return Badge(str(figure), self.ask(key, **facts))

    def action(self, verb: str, key: str, why: str = "") -> PageAction:
        """The action that can be begun with the piece; `why` says why it cannot."""
        return PageAction(verb, self.ask(key), why)
