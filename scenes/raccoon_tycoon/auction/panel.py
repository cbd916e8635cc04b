"""The panel of an auction: the room on the stage, the controls in the verbs' row."""

from collections.abc import Hashable, Iterable, Iterator

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art.frame import Frame
from scenes.art.moving.cached_area import Patchwork
from scenes.art.moving.screen_transitions import ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.raccoon_tycoon.auction.bidding import BidderControls, ControlRow, WatcherControls
from scenes.raccoon_tycoon.auction.highest_bid import Bidder
from scenes.raccoon_tycoon.auction.opening import RoomOpens
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.room import AuctionRoom
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.panel import Panel, PanelActions
from scenes.table.piece import Piece
from scenes.widgets.widget import Widget

SHADOW = 30
"""The reach of the glow beyond the stage, in design units."""


class AuctionPanel(Panel):
    """Shows an auction; with options it has the controls of the person who is asked."""

    def __init__(self, table: ChoiceContext, pending: AwaitBid, actions: PanelActions) -> None:
        self.table = table
        self.pending = pending
        self._actions = actions
        bidder = Bidder(actions.owner) if actions.owner else None
        self.controls: BidderControls | WatcherControls = (
            BidderControls(table.say, pending, actions.options, actions.submit, bidder, actions.shared)
            if actions.options
            else WatcherControls(table.say, bidder)
        )
        self.ring = self.controls.ring
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.row = ControlRow(pygame.Rect(0, 0, 0, 0), Frame.of((1920, 1080)))
        self.frame = Frame.of((1920, 1080))
        self.room = RoomPlaces.on(pygame.Rect(0, 0, 1248, 696), 1.0, len(table.seats), 1.0)
        self._places: list[tuple[Widget, tuple[int, ...]]] = []
        self._made: tuple[Hashable, Patchwork] | None = None
        """The patchwork made last, with its inputs."""

    @property
    def entrance(self) -> ScreenTransition:
        return RoomOpens(stage=self.rect, row=self.row.rect, scale=self.frame.scale)

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        return self.controls.handle(event, size)

    def layout(self, rect: pygame.Rect, frame: Frame, row: pygame.Rect) -> None:
        """Place the room on the stage `rect` and the controls in the `row`."""
        self.rect = rect
        self.frame = Frame(rect.left, rect.top, frame.scale, frame.text_scale)
        self.room = RoomPlaces.on(rect, frame.scale, len(self.table.seats), frame.text_scale)
        self.row = ControlRow(row, frame)
        self.controls.layout(self.row)

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw the panel; the room is cached while `ground`, the number of the picture below, is the same."""
        if ground is None:
            self._patchwork().paint(surface)
        else:
            self._actions.cached.draw(
                surface, _with_glow(self.rect, self.frame), (self, ground, self.hidden), self._patchwork
            )
        self.controls.ring.draw_controls(surface, self.row.frame)

    def _patchwork(self) -> Patchwork:
        """The patchwork of the room, cached: it reads the whole log. The card is valued for the seat that is
        asked; while a bot thinks, for the viewer.
        """
        of = self.rect.topleft, self.frame, self.room, self.hidden
        if self._made is None or self._made[0] != of:
            bids, watching = bool(self._actions.options), self.table.view.seat
            asked = self.pending.seat if self._actions.shared and bids else None
            seat = self.pending.seat if bids or watching is None else watching
            room = AuctionRoom(self.table, self.pending, seat, self.frame, self.room, self.hidden, asked)
            self._made = of, room.patchwork(self.rect)
        return self._made[1]

    def rehearse(self) -> Iterator[object]:
        """Paint every patch once into the cache, those that change most first, one at each step."""
        sheet = pygame.Surface((1, 1), pygame.SRCALPHA)
        for patch in reversed(self._patchwork().patches):
            patch.paint(sheet)
            yield None

    def still(self) -> PlacedSprite | None:
        """The cached picture of the room without its controls; None if there is none."""
        picture = self._actions.cached.part(self.rect)
        return (picture, self.rect.copy()) if picture else None

    def changed(self) -> pygame.Rect:
        ring = self.controls.ring
        before, self._places = self._places, [(widget, tuple(widget.rect)) for widget in ring.widgets]
        if before == self._places:
            return ring.bounds(self.row.frame)
        return _with_glow(self.row.rect, self.frame)

    def places(self) -> Iterator[tuple[Piece, pygame.Rect]]:
        """The places of market heads, card, standing bid, worth sheet and bidders."""
        room = self.room
        for number, name in enumerate(COMMODITIES):
            yield Piece("market", name), self.frame.rect(*room.head(number, len(COMMODITIES)))
        yield Piece("lot"), self.frame.rect(*room.easel.card)
        yield Piece("bid"), self.frame.rect(*room.podium.bid)
        paper = self.frame.rect(*room.worth)
        town_line = pygame.Rect(paper.left, paper.top + round(0.22 * paper.height), paper.width, 0)
        town_line.height = round(0.1 * paper.height)
        yield Piece("town"), town_line
        yield Piece("lot"), paper
        seats = len(self.table.seats)
        for place in range(seats):
            yield Piece("panel", (self.pending.starter + place) % seats), self.frame.rect(*room.box(place))

    def spoken(self) -> Iterable[str]:
        """The words for the card in the auction and the standing bid."""
        pending, say = self.pending, self.table.say
        yield say("auction.stands", railroad=named(pending.railroad, say), bid=pending.bid)

    def sprites(self, bounds: pygame.Rect) -> Iterator[PlacedSprite]:
        """The tooltip of one of its controls, within the window's bounds."""
        return self.controls.ring.hint(bounds, self.row.frame)


def _with_glow(rect: pygame.Rect, frame: Frame) -> pygame.Rect:
    """A rectangle with the glow round it."""
    return rect.inflate(2 * frame.px(SHADOW), 2 * frame.px(SHADOW))
