"""The bidders in their boxes: a face in an arch, a paddle with the latest bid, the name on the rail."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

import pygame

from raccoon.app import opponents
from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import Drawing, Frame, Typeface, names, palette as pal, shapes, text
from scenes.art.moving.cached_area import Patch
from scenes.art.pictures import PICTURES
from scenes.art.pieces import emblems
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.art.surface_cache import sheet_cache, surface_cache
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import auction_hall
from scenes.raccoon_tycoon.auction.figures import bids
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.plate import is_sold
from scenes.table.choosing.choice import ChoiceContext

LIGHT = 24
"""The reach of the light round a box, in design units."""
PARAPET, LARGE_PARAPET = 36.0, 44.0
"""The height of the rail with the name, in usual and in large text, in design units."""
NARROW = 1.3
"""The ratio of width to height below which a box is narrow."""
STICK = 40.0
"""The greatest length of a raised paddle's stick above the rail, in design units."""
NEAR, DOWN = 1.16, 0.62
"""A head's width as a share of its arch's, and the share of its excess height that is cut off at the top."""
PADDLES: dict[str, auction_hall.State] = {
    "leads": "leads",
    "asked": "asked",
    "out": "out",
    "won": "leads",
    "lost": "out",
}
"""The look of a paddle by its bidder's state; "waits" for all other states."""
LIT = {"asked": 2, "won": 4}
"""The number of layers of light round a box, by its bidder's state."""
SHADE = 156, 144, 154
"""The colour that the box of a bidder who has lost is multiplied by."""
LOWER: dict[auction_hall.State, float] = {"waits": 8.0, "out": 40.0}
"""The distance in design units by which a paddle is lower than a raised one."""
POINTER = (7.0, 9.0)
"""Half the width and height of the pointer from a box to the next."""


def state_of(seat: int, pending: AwaitBid) -> str:
    """The state of a seat in the auction: "leads", "asked", "next", "waits", "out", "won" or "lost"."""
    if seat == pending.leader:
        return "won" if is_sold(pending) else "leads"
    if seat not in pending.active:
        return "lost" if is_sold(pending) else "out"
    if seat == pending.seat:
        return "asked"
    still = [other for other in pending.active if other not in (pending.leader, pending.seat)]
    after = sorted(still, key=lambda other: (other < pending.seat, other))
    return "next" if after[0] == seat else "waits"


def paddle_place(box: pygame.Rect, frame: Frame) -> pygame.Rect:
    """The disc of a bidder's paddle in their box, where bids start to fly."""
    narrow = is_narrow(box)
    radius = min(frame.px(48), round(box.width * (0.165 if narrow else 0.19)), round(box.height * 0.31))
    disc = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    rail = box.bottom - rail_height(frame)
    top = max(box.top + frame.px(5), rail - 2 * radius - frame.px(STICK))
    disc.center = (box.right - radius - round(box.width * (0.03 if narrow else 0.06)), top + radius)
    return disc


def arch_place(box: pygame.Rect, frame: Frame) -> pygame.Rect:
    """The arch with the face in a bidder's box."""
    disc, left = paddle_place(box, frame), box.left + frame.px(14)
    beside = disc.left + disc.width // 3 if is_narrow(box) else disc.left - frame.px(10)
    high = box.height - rail_height(frame) - frame.px(10)
    return pygame.Rect(left, box.top + frame.px(10), min(round(high * 1.05), beside - left), high)


def rail_height(frame: Frame) -> int:
    """The height of the rail in pixels."""
    return frame.px(LARGE_PARAPET if frame.is_large else PARAPET)


def is_narrow(box: pygame.Rect) -> bool:
    """Whether the paddle covers a part of the arch, because a face next to it would be too narrow."""
    return box.width < NARROW * box.height


FAINT = "#a99a8f"
BEFORE_NAME = 48.0
"""The distance from a rail's left end to the name after the emblem, in design units."""
_LOOKS: dict[str, tuple[pal.Colour, pal.Colour, pal.Colour]] = {
    "asked": (pal.GILT_LIGHT, "#b07c2a", pal.INK),
    "leads": (pal.OXBLOOD_LIGHT, pal.OXBLOOD, pal.IVORY),
    "next": ("#4a3540", "#241820", pal.CREAM),
    "waits": ("#4a3540", "#241820", pal.CREAM),
    "out": ("#33292f", "#201a1e", FAINT),
    "won": (pal.GILT_LIGHT, "#b07c2a", pal.INK),
    "lost": ("#33292f", "#201a1e", pal.CREAM),
}


@dataclass(frozen=True)
class StatePlates:
    """Places and draws the state plates of a row of boxes with rails `rail` pixels wide, all alike."""

    frame: Frame
    rail: int
    table: ChoiceContext

    @property
    def on_rails(self) -> bool:
        """Whether the plates are on the rails: each rail has room for its name next to the plate."""
        longest = max(text.width(seat.name, name_style(self.frame, out=False)) for seat in self.table.seats)
        return self.frame.px(BEFORE_NAME + 20) + longest + self._width <= self.rail

    @property
    def _width(self) -> int:
        """The width of every plate on a rail: that of the widest."""
        words = (text.width(self._words(state), _style(self.frame)) for state in _LOOKS)
        return max(words) + self.frame.px(24)

    def _words(self, state: str) -> str:
        return self.table.say(f"auction.state.{state}")

    def place(self, rail: pygame.Rect, arch: pygame.Rect, state: str) -> pygame.Rect:
        """The place of the plate in a box with this rail and arch."""
        frame, style = self.frame, _style(self.frame)
        plate = pygame.Rect(0, 0, self._width, max(frame.px(27), style.pixels + frame.px(6)))
        if self.on_rails:
            plate.midright = (rail.right - frame.px(8), rail.centery)
        else:
            slim = text.SLIMMEST if frame.is_large else 1.0
            wide = round(slim * text.width(self._words(state), style)) + frame.px(20)
            plate.width = min(arch.width, wide)
            plate.midbottom = (arch.centerx, rail.top + frame.px(2))
        return plate

    def draw(self, surface: pygame.Surface, plate: pygame.Rect, state: str) -> None:
        """Draw a plate with the words for a bidder's state."""
        frame, (top, bottom, ink) = self.frame, _LOOKS[state]
        shapes.plate(surface, plate, frame.scale, top, bottom, 6)
        style, limit = _style(frame).coloured(ink), plate.width - frame.px(8)
        at, words = plate.center, self._words(state)
        text.draw(surface, words, at, style, "centre", limit, frame.floor, middle=True)


def name_style(frame: Frame, out: bool) -> text.Style:
    """The style of a bidder's name; fainter for one who is out."""
    slim, colour = text.NARROWEST if frame.is_large else 1.0, FAINT if out else pal.IVORY
    return text.Style(Typeface.POSTER, frame.type(22, 1.85), colour, frame.px(1), slim)


def _style(frame: Frame) -> text.Style:
    return text.Style(Typeface.SLAB_BOLD, frame.type(19), slim=text.NARROWEST if frame.is_large else 1.0)


@dataclass(frozen=True)
class Bidders:
    """Draws the boxes of the bidders from left to right, the starter's first."""

    frame: Frame
    places: RoomPlaces
    table: ChoiceContext
    pending: AwaitBid

    def patches(self) -> Iterator[Patch]:
        """A patch for each box with the light round it."""
        seats, pending = len(self.table.seats), self.pending
        faces = opponents.Opponents(GAME).faces(self.table.seats)
        latest = bids(self.table.public_events())
        for place in range(seats):
            seat = (pending.starter + place) % seats
            rect, state = self.frame.rect(*self.places.box(place)), state_of(seat, pending)
            bid = pending.bid if state in {"leads", "won"} else latest.get(seat)
            reach = 2 * self.frame.px(LIGHT)
            seen = (seat, faces[seat], self._mood(seat), state, bid)
            area = rect.inflate(reach, reach)
            alone = rect.move(-area.left, -area.top)
            yield Patch(area, seen, partial(self._box, alone, seat, faces[seat], bid), apart=True)

    def _mood(self, seat: int) -> str:
        return self.table.moods[seat] if self.table.moods else CALM

    def _box(self, rect: pygame.Rect, seat: int, face: str, bid: int | None, surface: pygame.Surface) -> None:
        frame, who, state = self.frame, self.table.seats[seat], state_of(seat, self.pending)
        for _ in range(LIT.get(state, 0)):
            shapes.glow(surface, rect, frame.scale, strength=240)
        out = state == "out"
        size = frame.rect(*self.places.box(0)).size  # by rounding others may differ by a pixel
        surface.blit(_recess(size, frame.scale, out), rect)
        rail, clip = rail_height(frame), surface.get_clip()
        disc, arch = paddle_place(rect, frame), arch_place(rect, frame)
        who_looks = f"{face} {self._mood(seat)}"
        surface.blit(_in_the_arch(arch.size, frame.scale, who_looks, pal.SEAT[who.colour], out), arch)
        surface.set_clip(rect.move(0, -rail // 2).clip(clip))
        self._paddle(surface, disc, state, bid)
        surface.set_clip(clip)
        parapet = pygame.Rect(rect.left, rect.bottom - rail, rect.width, rail)
        surface.blit(_parapet((size[0], rail), frame.scale, out), parapet)
        plates = StatePlates(frame, size[0], self.table)
        plate = plates.place(parapet, arch, state)
        plates.draw(surface, plate, state)
        self._name(surface, parapet, plate.left if plates.on_rails else parapet.right, seat, out)
        if state == "lost":
            surface.fill(SHADE, rect, pygame.BLEND_RGB_MULT)
        if seat != (self.pending.starter - 1) % len(self.table.seats) and not is_sold(self.pending):
            self._draw_pointer(surface, rect, lit=state == "asked")

    def _draw_pointer(self, surface: pygame.Surface, rect: pygame.Rect, lit: bool) -> None:
        wide, high = (self.frame.px(units) for units in POINTER)
        x, y = rect.right + self.frame.px(1), rect.centery - rail_height(self.frame) // 2
        outline = [(x, y - high), (x + 2 * wide - self.frame.px(2), y), (x, y + high)]
        pygame.draw.polygon(surface, pal.rgb("#fff3c4" if lit else pal.GILT_DEEP), outline)
        pygame.draw.polygon(surface, pal.rgb(pal.NIGHT), outline, max(1, self.frame.px(1.6)))

    def _paddle(self, surface: pygame.Surface, disc: pygame.Rect, state: str, bid: int | None) -> None:
        """Draw a paddle: raised for a bidder who leads or is asked, lower for others, half hidden if out."""
        shown = PADDLES.get(state, "waits")
        scale = disc.width / (2 * auction_hall.ROUND)
        size = round(auction_hall.PADDLE[0] * scale), round(auction_hall.PADDLE[1] * scale)
        image = auction_hall.piece(f"paddle {shown}", size)
        lower = self.frame.px(LOWER[shown]) if shown in LOWER else 0
        top = disc.centery - round(auction_hall.DISC * scale) + lower
        surface.blit(image, (disc.centerx - size[0] // 2, top))
        if shown == "out":
            return
        ink = {"leads": pal.OXBLOOD_DEEP, "asked": pal.GILT_LIGHT, "waits": "#4a3018"}[shown]
        words = self.table.say("table.money", n=bid) if bid is not None else "?" if shown == "asked" else ""
        large = self.frame.is_large
        share, slim = (0.58, text.NARROWEST) if large else (0.4, 1.0)
        style = text.Style(Typeface.POSTER, round(disc.width * share), ink, slim=slim)
        at = (disc.centerx, disc.centery + lower)
        limit = round(disc.width * (0.84 if large else 0.78))
        text.draw(surface, words, at, style, "centre", limit, self.frame.floor, middle=True)

    def _name(self, surface: pygame.Surface, rail: pygame.Rect, end: int, seat: int, out: bool) -> None:
        """Draw emblem and name on the rail, up to `end`."""
        who, frame = self.table.seats[seat], self.frame
        side = min(frame.px(30), rail.height - frame.px(4))
        badge = pygame.Rect(rail.left + frame.px(BEFORE_NAME - 37), rail.centery - side // 2, side, side)
        emblems.emblem(surface, badge, who.emblem, who.colour)
        left = badge.right + frame.px(7)
        box = pygame.Rect(left, rail.top, end - frame.px(10) - left, rail.height)
        style = name_style(frame, out)
        names.draw(surface, who.name, box, style, "left", min(frame.floor, style.pixels))


def prewarm_faces(box: pygame.Rect, frame: Frame, seats: Sequence[Seat]) -> Iterator[pygame.Surface]:
    """Draw the faces after the fall of the hammer into the cache, one at each step."""
    arch = arch_place(box, frame)
    faces = opponents.Opponents(GAME).faces(seats)
    for (seat, face), mood in product(zip(seats, faces, strict=True), (PLEASED, PUT_OUT)):
        yield _in_the_arch(arch.size, frame.scale, f"{face} {mood}", pal.SEAT[seat.colour], False)


@sheet_cache(16)
def _recess(sheet: Drawing, out: bool) -> None:
    """The velvet inside a box, in its brass frame."""
    top, bottom = ("#3a1a1e", "#1a0b0f") if out else ("#641f2a", "#280c12")
    sheet.inset(1, 10, sheet.down(0, sheet.height, (0, top), (1, bottom)), pal.NIGHT, 2)
    lines = "".join(f"M{x / 10:g} 6V{sheet.height - 31:g}" for x in range(82, int(sheet.width - 5) * 10, 65))
    shade = sheet.down(5, sheet.height - 30, (0, "#12050a", 0.3), (1, "#12050a", 0.6))
    sheet.path(lines, "none", shade, 1.1)
    brass = ((0, pal.GILT_LIGHT), (0.4, pal.GILT), (0.7, pal.GILT_DEEP), (1, pal.GILT))
    edge = "#4a3f40" if out else sheet.linear((0, 0), (sheet.width, sheet.height), *brass)
    sheet.inset(2.2, 9, "none", edge, 2.4)


@sheet_cache(16)
def _parapet(sheet: Drawing, out: bool) -> None:
    w, h = sheet.width, sheet.height
    tones = ("#4e3934", "#3a2824", "#1c100d") if out else ("#9c6036", "#6c3d23", "#2c150d")
    wood = sheet.down(0, h, (0, tones[0]), (0.22, tones[1]), (1, tones[2]))
    sheet.path(
        [(2, 1), (w - 2, 1), (w - 2, h - 10), (w - 10, h - 2), (10, h - 2), (2, h - 10)], wood, pal.NIGHT, 2
    )
    sheet.path(f"M6 4.5H{w - 6:g}", "none", "#7a6a58" if out else pal.GILT_LIGHT, 1.6, 0.9)


@surface_cache(48)
def _in_the_arch(size: tuple[int, int], k: float, who: str, colour: pal.Colour, out: bool) -> pygame.Surface:
    """A bidder's head in an arch of the seat's colour; if `out`, dark and half behind a curtain."""
    side = max(size[1], round(size[0] * NEAR))
    head = PICTURES.image("characters", who, (side, side))
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(head, ((size[0] - side) // 2, round(DOWN * (size[1] - side))))
    w, h = size[0] / k, size[1] / k
    round_ = min(44.0, w * 0.42)
    bend = f"A{round_:g} {round_:g} 0 0 1"
    way = f"M0 {h:g}V{round_:g}{bend} {round_:g} 0H{w - round_:g}{bend} {w:g} {round_:g}V{h:g}Z"
    mask = Drawing(w, h)
    mask.path(way, "#ffffff")
    image.blit(mask.surface(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if out:
        image = pygame.transform.grayscale(image)
        image.fill((112, 102, 106, 255), special_flags=pygame.BLEND_RGBA_MULT)
    over = Drawing(w, h)
    if out:
        _curtain(over, w, h)
    for tone, line in ((pal.NIGHT, 8.0), ("#5a5054" if out else colour, 4.6)):
        over.path(way, "none", tone, line)
    image.blit(over.surface(size), (0, 0))
    return image


def _curtain(sheet: Drawing, w: float, h: float) -> None:
    """Draw a half-closed velvet curtain from both sides."""
    for edge, side in ((0.0, 1), (w, -1)):
        near, far = edge + side * 0.3 * w, edge + side * 0.36 * w
        velvet = sheet.linear(
            (edge, 0), (far, 0), (0, "#2a0a10"), (0.5, "#6a202b"), (0.8, "#3a0f17"), (1, "#7a2a35")
        )
        half = (
            f"M{edge:g} {h:g}V0H{far:g}Q{far:g} {h * 0.5:g} {near:g} {h * 0.7:g}L{near + side * 3:g} {h:g}Z"
        )
        sheet.path(half, velvet, pal.NIGHT, 1.6)
        for fold in range(1, 4):
            x = edge + side * 0.085 * w * fold
            sheet.path(
                f"M{x:g} {h:g}Q{x - side * 3:g} {h * 0.5:g} {x + side * 3:g} 4", "none", "#14040a", 1.8, 0.7
            )
