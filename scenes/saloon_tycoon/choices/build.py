"""Choices of a thing and its place: a tile and its site, a character and its new host."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.build import Build, BuildOption, Offer
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.move import Bribe, BribeOption, MoveCharacter, MoveCharacterOption
from raccoon.games.saloon_tycoon.catalogue import (
    CONSTANTS,
    CORNER,
    LARGE,
    LOTS,
    LOTS_PER_ARM,
    MARKET_INDEX,
    ROOFS,
    SPACES,
    TILES,
    TOP_FLOOR,
)
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.front import Rooms, span
from scenes.saloon_tycoon.holdings import acting, host_of, place_name, tile_name
from scenes.saloon_tycoon.marks import Offered, SaloonMarks
from scenes.saloon_tycoon.picture import chosen
from scenes.saloon_tycoon.picture.pictograms import person_mark
from scenes.table.choosing.choice import ChoiceContext, Drops
from scenes.table.choosing.naming import PlacedChoice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import emblem_markup, player_markup
from scenes.table.piece import Piece

WANTED = {"laundry": "printing_press", "poker_room": "schoolroom"}
"""While a board has the first, the second, a special tile, cannot be built on it."""


def ruled_out(decision: Decision, offer: Offer | None) -> Iterator[str]:
    """Warnings: a special tile, or any large tile on the arm, could not be built after this offer."""
    if offer is None:
        return
    say, lost = decision.table.say, WANTED.get(offer.tile, "")
    stands = any(room.tile == offer.tile for room in decision.me.rooms)
    if lost and not stands and decision.table.view.market[MARKET_INDEX[lost]]:
        yield say("saloon.build.closes", tile=decision.tile(lost))
    wide = 2 if offer.tile in LARGE else 1
    left = LOTS_PER_ARM - (LOTS[offer.place].number + wide - 1) if offer.place != CORNER else 0
    if offer.floor == 1 and left == 1:
        yield say("saloon.build.narrow", arm=LOTS[offer.place].arm)


def finish_lines(decision: Decision, tile: str, offer: Offer | None) -> Iterator[str]:
    """The lines about the cubes that finish a tile, the gain by that, and what it can carry then."""
    say, found = decision.table.say, TILES[tile]
    yield say("saloon.build.finish", n=found.cubes, points=found.finish_points)
    bonus = found.bonus
    who = say(f"saloon.short.{bonus.detail}") if bonus.kind == "citizen" else ""
    yield say(f"saloon.build.bonus.{bonus.kind}", n=bonus.amount, who=who)
    yield carry_line(decision, tile, offer)


def carry_line(decision: Decision, tile: str, offer: Offer | None) -> str:
    """The line about what the tile can carry: a roof, a large tile, a small one, or either of the two."""
    say = decision.table.say
    if offer and offer.floor == TOP_FLOOR:
        return say("saloon.build.carries.roof", n=ROOFS[TILES[tile].size].finish_points)
    if tile in LARGE:
        return say("saloon.build.carries.large")
    beside = small_beside(decision.me.rooms, offer) if offer else ""
    return say(f"saloon.build.carries.{'both' if beside else 'small'}", tile=decision.tile(beside or tile))


def small_beside(rooms: Rooms, offer: Offer) -> str:
    """The small tile on a neighbouring lot of the same arm and floor; "" where there is none."""
    lot = LOTS[offer.place]
    for room in rooms:
        other = LOTS.get(room.place)
        level = room.tile not in LARGE and room.floor == offer.floor
        if level and other and other.arm == lot.arm and abs(other.number - lot.number) == 1:
            return room.tile
    return ""


def site_of(offer: Offer) -> Piece:
    """The offered place as a piece."""
    return Piece("site", offer.place, offer.floor, "large" if offer.tile in LARGE else "small")


class BuildChoice(PlacedChoice, Decision):
    """Choose a tile that can be built, then one of its places; a single place is chosen already."""

    key = "build_tile"
    kind = "tile"
    which, where = "saloon.build.which", "saloon.build.where"

    def __init__(self, table: ChoiceContext, option: BuildOption) -> None:
        self.table, self.option = table, option
        self.granted = not acting(table.view)
        self.verb = None if self.granted else self.key
        tiles = tuple(dict.fromkeys(offer.tile for offer in option.offers))
        super().__init__(table, ((tile, *self._labels(tile)) for tile in tiles))

    def _labels(self, tile: str) -> Iterator[str]:
        least = min(offer.price for offer in self.option.offers if offer.tile == tile)
        for name in (self.tile(tile), self.table.say(tile_name(tile, self.table.view, "short"))):
            yield self.table.say("saloon.build.entry", tile=name, gold=least)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The places of the tile chosen."""
        return tuple(offer for offer in self.option.offers if offer.tile == self.thing.chosen)

    def places(self, thing: str) -> Iterable[tuple[str, ...]]:
        """The places of a tile, each with its price."""
        for offer in self.offers:
            names = (place_name(offer.place, offer.floor, self.table.say, short) for short in (False, True))
            say, gold = self.table.say, offer.price
            yield site_of(offer), *(say("saloon.build.place", place=place, gold=gold) for place in names)

    @property
    def offer(self) -> Offer | None:
        """The place chosen."""
        return next((offer for offer in self.offers if site_of(offer) == self.place.chosen), None)

    def command(self) -> Command | None:
        offer = self.offer
        return Build(self.option.seat, offer.tile, offer.place, offer.floor) if offer else None

    def label(self) -> str:
        offer = self.offer
        assert offer
        return self.table.say("saloon.build.confirm", tile=self.tile(offer.tile), gold=offer.price)

    def pictures(self) -> Iterable[Paint]:
        tiles = (entry.key for entry in self.thing.entries)
        found = (self.thing.chosen,) if self.thing.chosen else tiles
        return [chosen.room(tile, SPACES[tile]) for tile in found]

    def instead(self) -> tuple[str, Command] | None:
        if not self.granted:
            return None
        return self.table.say("saloon.build.decline"), Decline(self.option.seat)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        warnings = [PreviewLine(words, trend=-1) for words in ruled_out(self, self.offer)]
        return (
            *warnings,
            *super().changes(seen),
            *map(PreviewLine, finish_lines(self, self.thing.chosen, self.offer)),
        )

    def skips_confirmation(self, seen: Preview) -> bool:
        """Whether a drop builds without confirmation: not if it makes another tile impossible."""
        return not any(ruled_out(self, self.offer))

    def own_marks(self, seen: Preview | None) -> SaloonMarks:
        return replace(
            super().own_marks(seen), offers=tuple(_offered(o, o is self.offer) for o in self.offers)
        )

    def at(self, piece: Piece) -> Sequence[str]:
        """The offered places at a piece: the place itself, one that covers it, or one right above a room."""
        here = (
            offer for offer in self.offers if piece == site_of(offer) or _covers(offer, piece, self.me.rooms)
        )
        return [site_of(offer) for offer in here]

    def drops(self) -> Drops:
        found: dict[Piece, set[Piece]] = {}
        for offer in self.option.offers:
            found.setdefault(Piece("tile", offer.tile), set()).add(site_of(offer))
        return {tile: frozenset(sites) for tile, sites in found.items()}

    def carried(self, piece: Piece) -> SaloonMarks:
        offers = (offer for offer in self.option.offers if piece == Piece("tile", offer.tile))
        return SaloonMarks(offers=tuple(replace(_offered(offer), tile="") for offer in offers))


def _offered(offer: Offer, chosen: bool = False) -> Offered:
    large = offer.tile in LARGE
    return Offered(offer.place, offer.floor, large, offer.price, offer.points, offer.tile, chosen)


def _covers(offer: Offer, piece: Piece, rooms: Rooms) -> bool:
    """Whether an offered place covers a bay or a lot, or is right above a room."""
    first, wide = span(offer.place, offer.tile in LARGE)
    if piece.kind == "space":
        bay, floor = map(int, piece.parts)
        return floor == offer.floor and first <= bay < first + wide
    if piece.kind == "lot":
        return offer.floor == 1 and first <= span(piece.key, False)[0] < first + wide
    below = rooms[piece.number] if piece.kind == "room" else None
    if below is None or below.floor + 1 != offer.floor:
        return False
    start, bays = span(below.place, below.tile in LARGE)
    return first < start + bays and start < first + wide


HOSTS = ("panel", "front", "house", "room", "me")


class MoveChoice(PlacedChoice, Decision):
    """Choose the character to move and the saloon to move to; a single host is chosen already."""

    kind = "person"
    which, where = "saloon.move.who", "saloon.move.where"

    def __init__(self, table: ChoiceContext, option: BribeOption | MoveCharacterOption) -> None:
        self.table, self.option = table, option
        self.bribes = isinstance(option, BribeOption)
        self.key = "bribe" if self.bribes else "move"
        self.verb = "bribe" if self.bribes else None
        super().__init__(
            table, ((who, *self._labels(who)) for who in dict.fromkeys(who for who, _ in option.moves))
        )

    def _labels(self, who: str) -> tuple[str, str]:
        """The label with the host's name, and a brief one with the host's emblem."""
        host = host_of(self.table.view, who)
        picture = person_mark(who).replace("<", "[").replace(">", "]")
        at, name = self.table.seats[host or 0], self.table.say(f"saloon.short.{who}")
        label = self.table.say("saloon.move.entry", picture=picture, who=name, host=player_markup(at))
        return label, f"{picture} {name} {emblem_markup(at)}"

    def places(self, thing: str) -> Iterable[tuple[str, str]]:
        """The hosts that the character may go to."""
        hosts = (host for who, host in self.option.moves if who == thing)
        return ((Piece("panel", host), player_markup(self.table.seats[host])) for host in hosts)

    def command(self) -> Command | None:
        if not self.place.chosen:
            return None
        make = Bribe if self.bribes else MoveCharacter
        return make(self.option.seat, self.thing.chosen, Piece(self.place.chosen).number)

    def label(self) -> str:
        facts = {"who": self.table.say(f"saloon.short.{self.thing.chosen}"), "gold": CONSTANTS["bribe_cost"]}
        return self.table.say(f"choice.{self.key}.confirm", **facts)

    def pictures(self) -> Iterable[Paint]:
        people = (entry.key for entry in self.thing.entries)
        return map(chosen.person, (self.thing.chosen,) if self.thing.chosen else people)

    def skips_confirmation(self, seen: Preview) -> bool:
        """Whether a drop moves without confirmation: by a card it does, a bribe has to be confirmed."""
        return not self.bribes

    def instead(self) -> tuple[str, Command] | None:
        return None if self.bribes else (self.table.say("saloon.move.nobody"), Decline(self.option.seat))

    def at(self, piece: Piece) -> Sequence[str]:
        """The panel of the player whose house a piece belongs to."""
        kind, seat = piece.kind, piece.key
        if kind not in HOSTS:
            return ()
        return (Piece("panel", seat if kind in ("panel", "front") else self.option.seat),)

    def drops(self) -> Drops:
        found: dict[Piece, set[Piece]] = {}
        for who, host in self.option.moves:
            found.setdefault(Piece("person", who), set()).update({Piece("panel", host), Piece("front", host)})
            if host == self.option.seat:
                found[Piece("person", who)].add(Piece("house"))
        return {who: frozenset(hosts) for who, hosts in found.items()}
