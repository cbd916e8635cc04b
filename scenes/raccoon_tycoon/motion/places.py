"""`AnimationContext`: the places and sprites that a move's flights need."""

from collections import Counter
from collections.abc import Iterator

import pygame
from msgspec.structs import replace

from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Typeface, palette as pal, pictograms, shapes, text, theme
from scenes.art.linework.drawing_file import drawing
from scenes.art.pieces import coinage
from scenes.art.pieces.card import CardPlace
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import cards, tokens
from scenes.raccoon_tycoon.auction.bidders import prewarm_faces
from scenes.raccoon_tycoon.auction.room import draw_lot
from scenes.raccoon_tycoon.holdings import EstateItem
from scenes.raccoon_tycoon.motion.table_places import TOKEN_ROW, HallPlaces, TablePlaces
from scenes.raccoon_tycoon.motion.transition import ViewDiff, with_player
from scenes.raccoon_tycoon.picture.desk import purse_place
from scenes.table.motion.flights import Sprite
from scenes.table.picture.picture import TablePicture

Rect = pygame.Rect


class AnimationContext(TablePlaces):
    """The places and sprites of the table while one log entry is animated.

    They are made from the views in `between` only, so that no flight reveals what the viewer may not see.
    """

    def __init__(
        self, between: ViewDiff, picture: TablePicture, say: Say, stage: Rect, next_turn: int
    ) -> None:
        super().__init__(between)
        self.say = say
        self.next_turn = next_turn
        self.hall = HallPlaces(stage, between.new.frame, len(between.before.players))
        self.picture = picture
        self._frame = between.new.frame
        self._badges: Counter[int] = Counter()
        self.new_cards = [place for start, place in between.hand_moves if start is None]

    def token(self, commodity: str, side: int) -> Sprite:
        """A commodity's token of `side` pixels."""
        return Sprite.of(tokens.image_of(commodity, side))

    def money(self, value: int, height: int) -> Sprite:
        """A coin or note of `value` dollars."""
        return Sprite.of(coinage.image_of(value, height))

    def own_purse(self) -> tuple[Rect, Sprite]:
        """The place and sprite of the purse on the desk."""
        place, owner = purse_place(self.between.new.me, self._frame), self.between.desk
        name = "purse closed" if self.between.before.players[owner].money is None else "purse"
        return place, Sprite.of(pictograms.image(name, place.width))

    def old_piece(self, key: str) -> Sprite:
        """A piece as it looks before the move."""
        return self.picture.piece(key, self.between.old, self.between.before)

    def new_piece(self, key: str) -> Sprite:
        """A piece as it looks after the move."""
        return self.picture.piece(key, self.between.new, self.between.after)

    def estate_pieces(self, old: str, new: str) -> tuple[Rect, Sprite, Sprite] | None:
        """The place of an upgraded tile in the desk's estate with its old and new face; None if not shown."""
        place = self.between.estate_place(EstateItem("building", new))
        if place is None:
            return None
        part, between = self.picture.part_of, self.between
        before = part("estate", place, between.old, between.before)
        return place, before, part("estate", place, between.new, between.after)

    def face(self, card: int) -> Sprite:
        """The face of a played card, which everybody may see."""
        view, seat = self.between.after, self.between.desk
        shown = replace(view.players[seat], hand=(card,), hand_size=1)
        only: View = replace(view, seat=seat, players=with_player(view.players, seat, shown))
        return self.picture.piece("hand:0", self.between.new, only)

    def back(self, deck: str, size: tuple[int, int]) -> Sprite:
        """The back of a deck's card."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        cards.card_back(surface, surface.get_rect(), deck)
        return Sprite.of(surface)

    def railroad(self, name: str) -> Sprite:
        """A railroad card as large as on the auction's easel."""
        owned = self.between.before.players[self.between.desk].railroads.count(name)
        scale, high = self._frame.text_scale, theme.high_contrast()
        return Sprite.of(_on_the_block(self.hall.card().size, name, self.say, owned, scale, high))

    def coming(self) -> Iterator[object]:
        """Draw into the cache, one at a step, the cards that may be auctioned next, and in an auction the
        faces at its end.
        """
        if self.between.auctioned:
            yield from prewarm_faces(self.hall.box(), self._frame, self.picture.seats)
        yield from (self.railroad(name) for name in self.between.after.railroad_offer if name)

    def plaque(self, words: str) -> Sprite:
        """A plaque with a bid."""
        return Sprite.of(_plaque(words, self.px(160), self.px(74), self._frame.scale, theme.high_contrast()))

    def badge(self, seat: int, amount: int, picture: str) -> tuple[Rect, Sprite]:
        """The place and sprite of a gain or payment with a picture of its cause: over the tokens of the
        seat's panel, each below the one before.
        """
        key = "motion.gain" if amount > 0 else "motion.cost"
        words, high = self.say(key, n=abs(amount)), theme.high_contrast()
        sprite = Sprite.of(_badge(words, picture, amount > 0, self._frame.scale, high))
        panel = self.between.new.panels[seat]
        rect = Rect((0, 0), sprite.core)
        rect.midright = (panel.right - self.px(14), panel.top + round(TOKEN_ROW * panel.height))
        rect.top += self.px(42) * self._badges[seat]
        self._badges[seat] += 1
        return rect, sprite

    def lamp(self, seat: int) -> tuple[Rect, Sprite]:
        """The place and sprite of the light round a seat's panel."""
        panel = self.between.new.panels[seat]
        return panel, Sprite(_lamp(panel.size, self._frame.scale), panel.size)


@surface_cache(6)
def _on_the_block(
    size: tuple[int, int], name: str, say: Say, owned: int, text_scale: float, _high: bool
) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    draw_lot(CardPlace(surface, surface.get_rect(), say, text_scale), name, owned)
    return surface


@surface_cache(64)
def _badge(words: str, picture: str, gain: bool, k: float, _high: bool) -> pygame.Surface:
    style = text.Style(Typeface.SLAB_BOLD, max(9, round(24 * k)), "#f6fff2")
    high = round(40 * k)
    wide = text.width(words, style) + high + round(18 * k)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    tone = ("#3f8a4c", "#1d5a2c") if gain else (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP)
    shapes.plate(surface, surface.get_rect(), k, *tone, 8)
    mark = Rect(round(8 * k), 0, round(high * 0.7), round(high * 0.7))
    mark.centery = high // 2
    pictograms.draw(surface, mark, picture)
    text.draw(surface, words, (mark.right + round(6 * k), high // 2), style, middle=True)
    return surface


@surface_cache(64)
def _plaque(words: str, width: int, height: int, k: float, _high: bool) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    shapes.plate(surface, surface.get_rect(), k, "#3d2732", "#1f141b", 10)
    style = text.Style(Typeface.POSTER, round(height * 0.62), pal.IVORY)
    text.draw(surface, words, surface.get_rect().center, style, "centre", width - 8, middle=True)
    return surface


@surface_cache(4)
def puff(side: int) -> pygame.Surface:
    """A puff of dust of `side` pixels."""
    return drawing(GAME, "hall", "dust").surface((side, side))


@surface_cache(8)
def _lamp(size: tuple[int, int], k: float) -> pygame.Surface:
    edge = round(24 * k)
    surface = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    inner = Rect(edge, edge, *size)
    shapes.glow(surface, inner, k, strength=200)
    surface.fill((0, 0, 0, 0), inner.inflate(-round(8 * k), -round(8 * k)))
    pygame.draw.rect(surface, pal.rgb(pal.GLOW), inner, max(2, round(3 * k)), round(11 * k))
    return surface
