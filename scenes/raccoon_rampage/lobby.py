"""The lobby of Raccoon Rampage: its options, its roles, the title's background."""

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType

from raccoon.app.seats import Seat
from raccoon.engine.table_options import OptionValue
from raccoon.games.raccoon_rampage.catalogue import FRANCE, ROLES
from scenes.art.landscape.title_ground import PictureGround
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.holdings import in_role
from scenes.table.presentation import Lobby, TitleGround


class RampageLobby(Lobby):
    """The options, which depend on each other and on the number of players."""

    option_icons: Mapping[str, str] = MappingProxyType(
        {"scenario": "mixed", "tutorial": "primer", "level_table": "coin", "printed_spread": "cards"}
    )
    options: Sequence[str] = tuple(option_icons)

    def settled(self, chosen: Mapping[str, OptionValue], players: int) -> Mapping[str, OptionValue]:
        """The options that follow: a first game has its own storyline; two are for three players only."""
        found: dict[str, OptionValue] = {"scenario": "big_tech"} if chosen["tutorial"] else {}
        return found if players < len(ROLES) else {**found, "level_table": False, "printed_spread": False}

    def absent(self, chosen: Mapping[str, OptionValue], players: int) -> Container[str]:
        """The roles that are not offered: France in a first game for three."""
        return (FRANCE,) if chosen["tutorial"] and players < len(ROLES) else ()

    def displayed_seats(self, seat: Seat) -> Seat:
        """The seat with the emblem and colour of the role chosen for it, if there is one."""
        return in_role((seat,), (seat.role,))[0] if seat.role else seat

    def title_ground(self) -> TitleGround:
        """The title's background: Europa House by night."""
        return PictureGround(GAME, "left", 0.5)
