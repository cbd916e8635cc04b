"""Building: a tile of the yard, and the place where it is to stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.build import Build, BuildOption, Offer
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.catalogue import (
    CORNER,
    LARGE,
    LOTS,
    LOTS_PER_ARM,
    MARKET_INDEX,
    SPACES,
    TILES,
)
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.carrying import carries
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.front import span
from scenes.saloon_tycoon.holdings import acting, tile_name
from scenes.saloon_tycoon.marks import Offered, SaloonMarks
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.widgets.pick import ROW, Pick, numbered

TILE_ROW, PLACE_ROW = 0.82 * ROW, 0.9 * ROW
LEAST = 0.9
MANY = 8
"""From so many tiles on they are listed side by side, by their short names."""
MOST_LINES = 3
"""As many places have a line each."""
WANTED = {"laundry": "printing_press", "poker_room": "schoolroom"}
"""Building the first closes the way to the second, a special tile, as long as it stands."""


def site_of(offer: Offer) -> str:
    """The piece that is the place of an offer."""
    return f"site:{offer.place}:{offer.floor}:{'large' if offer.tile in LARGE else 'small'}"


class BuildChoice(Decision):
    """Any tile that can be built somewhere, then one of its places; a single place is chosen already."""

    key = "build_tile"
    verb: str | None = "build_tile"

    def __init__(self, table: ChoiceContext, option: BuildOption) -> None:
        super().__init__(table)
        self.option = option
        self.granted = not acting(table.view)
        if self.granted:
            self.verb = None
        self.tiles = tuple(dict.fromkeys(offer.tile for offer in option.offers))
        labels = [(tile, self._label(tile)) for tile in self.tiles]
        columns = 1 if len(self.tiles) < MANY else 2
        self.tile_pick = Pick(numbered(labels), "", self._tile_chosen, columns=columns)
        self.place_pick = Pick([], "", lambda _: table.changed(), columns=2)
        self.place_pick.visible = False
        self._field = ChoiceField(self.place_pick, PLACE_ROW)
        high = self.tile_pick.rows * TILE_ROW
        self.fields = [ChoiceField(self.tile_pick, high, shrinks=True, least=LEAST), self._field]
        if len(self.tiles) == 1:
            self._choose(self.tiles[0])

    def _label(self, tile: str) -> str:
        if len(self.tiles) >= MANY:
            return self.table.say(tile_name(tile, self.table.view, "short"))
        least = min(offer.price for offer in self.option.offers if offer.tile == tile)
        return self.table.say("saloon.build.entry", tile=self.tile(tile), gold=least)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The places of the tile chosen."""
        return tuple(offer for offer in self.option.offers if offer.tile == self.tile_pick.chosen)

    def _choose(self, tile: str) -> None:
        if not self.tile_pick.choose(tile):
            self._show_places()

    def _tile_chosen(self, _: str) -> None:
        self._show_places()
        self.table.changed()

    def _show_places(self) -> None:
        few = len(self.offers) <= MOST_LINES
        name = self._priced if few else self._unpriced
        self.place_pick.entries = tuple(numbered((site_of(offer), name(offer)) for offer in self.offers))
        self.place_pick.columns = 1 if few else 2
        self.place_pick.chosen = site_of(self.offers[0]) if len(self.offers) == 1 else ""
        self.place_pick.visible = bool(self.offers)
        high = self.place_pick.rows * PLACE_ROW
        self._field = ChoiceField(self.place_pick, high, shrinks=True, least=LEAST)
        self.fields[1] = self._field

    def _priced(self, offer: Offer) -> str:
        place = self.place(offer.place, offer.floor)
        return self.table.say("saloon.build.place", place=place, gold=offer.price)

    def _unpriced(self, offer: Offer) -> str:
        """The short name of an offered place: where there are many, the place itself shows the price."""
        return self.short_place(offer.place, offer.floor)

    @property
    def offer(self) -> Offer | None:
        """The place chosen."""
        return next((offer for offer in self.offers if site_of(offer) == self.place_pick.chosen), None)

    def note(self) -> str:
        if not self.tile_pick.chosen:
            return self.table.say("saloon.build.which")
        return "" if self.offer else self.table.say("saloon.build.where")

    def command(self) -> Command | None:
        offer = self.offer
        return Build(self.option.seat, offer.tile, offer.place, offer.floor) if offer else None

    def label(self) -> str:
        offer = self.offer
        assert offer
        return self.table.say("saloon.build.confirm", tile=self.tile(offer.tile), gold=offer.price)

    def missing(self) -> str:
        return self.table.say("saloon.build.where" if self.tile_pick.chosen else "saloon.build.which")

    def pictures(self) -> Iterable[Paint]:
        if self.tile_pick.chosen:
            return [chosen.room(self.tile_pick.chosen, 0)]
        return [chosen.room(tile, SPACES[tile]) for tile in self.tiles]

    def instead(self) -> tuple[str, Command] | None:
        if not self.granted:
            return None
        return self.table.say("saloon.build.decline"), Decline(self.option.seat)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return (*self._warnings(), *super().changes(seen), *self._then())

    def _warnings(self) -> tuple[PreviewLine, ...]:
        """A special tile that could not be built any more while this one stands; an arm that has no room for
        a large one then.
        """
        found, lost, offer = [], self._lost(), self.offer
        if lost:
            found.append(self.table.say("saloon.build.closes", tile=self.tile(lost)))
        if offer and self._closes_arm(offer):
            found.append(self.table.say("saloon.build.narrow", arm=LOTS[offer.place].arm))
        return tuple(PreviewLine(words, trend=-1) for words in found)

    def _lost(self) -> str:
        """The special tile that is still to be had and that the chosen one makes impossible; "" for none."""
        lost = WANTED.get(self.tile_pick.chosen, "")
        stands = any(room.tile == self.tile_pick.chosen for room in self.me.rooms)
        return lost if lost and not stands and self.table.view.market[MARKET_INDEX[lost]] else ""

    def _closes_arm(self, offer: Offer) -> bool:
        """Whether it leaves a single lot of its arm, on which no large tile can stand."""
        if offer.floor > 1 or offer.place == CORNER:
            return False
        wide = 2 if offer.tile in LARGE else 1
        return LOTS_PER_ARM - (LOTS[offer.place].number + wide - 1) == 1

    def goes_at_once(self, seen: Preview) -> bool:
        """But not where it closes a way for good."""
        return not self._warnings()

    def _then(self) -> tuple[PreviewLine, ...]:
        """The lines about the cubes that finish it, and the gain."""
        found = TILES[self.tile_pick.chosen]
        words = self.table.say("saloon.build.finish", n=found.cubes, points=found.finish_points)
        bonus = found.bonus
        who = self.table.say(f"saloon.short.{bonus.detail}") if bonus.kind == "citizen" else ""
        brings = self.table.say(f"saloon.build.bonus.{bonus.kind}", n=bonus.amount, who=who)
        return (
            PreviewLine(words),
            PreviewLine(brings),
            PreviewLine(carries(self, self.tile_pick.chosen, self.offer)),
        )

    def marked(self, seen: Preview | None) -> SaloonMarks:
        offers = tuple(
            Offered(o.place, o.floor, o.tile in LARGE, o.price, o.points, o.tile, o is self.offer)
            for o in self.offers
        )
        return replace(super().marked(seen), offers=offers)

    def lit(self) -> frozenset[str]:
        if self.tile_pick.chosen:
            return frozenset(site_of(offer) for offer in self.offers)
        return frozenset(f"tile:{tile}" for tile in self.tiles)

    def chosen(self) -> frozenset[str]:
        return frozenset({f"tile:{self.tile_pick.chosen}"} if self.tile_pick.chosen else ())

    def click(self, piece: str) -> bool:
        kind, _, name = piece.partition(":")
        if kind == "tile" and name in self.tiles:
            self._choose(name)
            return True
        if kind not in ("room", "lot", "space", "site"):
            return False
        here = [
            site_of(offer) for offer in self.offers if piece == site_of(offer) or self._covers(offer, piece)
        ]
        if here:
            chosen = self.place_pick.chosen
            self.place_pick.choose(here[(here.index(chosen) + 1) % len(here)] if chosen in here else here[0])
        return bool(here)

    def _covers(self, offer: Offer, piece: str) -> bool:
        """Whether the offered place lies there, or right above a room of the own house."""
        first, wide = span(offer.place, offer.tile in LARGE)
        kind, _, rest = piece.partition(":")
        if kind == "space":
            bay, floor = map(int, rest.split(":"))
            return floor == offer.floor and first <= bay < first + wide
        if kind == "lot":
            return offer.floor == 1 and first <= span(rest, False)[0] < first + wide
        below = self.me.rooms[int(rest)] if kind == "room" else None
        if below is None or below.floor + 1 != offer.floor:
            return False
        start, bays = span(below.place, below.tile in LARGE)
        return first < start + bays and start < first + wide

    def drops(self) -> Drops:
        found: dict[str, set[str]] = {}
        for offer in self.option.offers:
            found.setdefault(f"tile:{offer.tile}", set()).add(site_of(offer))
        return {tile: frozenset(sites) for tile, sites in found.items()}

    def drop(self, piece: str, target: str, count: int) -> bool:
        self._choose(piece.partition(":")[2])
        self.place_pick.choose(target)
        return self.place_pick.chosen == target

    def carried(self, piece: str) -> SaloonMarks:
        offers = tuple(
            Offered(o.place, o.floor, o.tile in LARGE, o.price, o.points)
            for o in self.option.offers
            if piece == f"tile:{o.tile}"
        )
        return SaloonMarks(offers=offers)
