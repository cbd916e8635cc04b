"""The cards of the turning points: a picture of the table, the move or draw, the alternative, the reason."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.afterwards.review import Kind
from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, rich, shapes, text
from scenes.art.pieces import characters
from scenes.chances.turning import TurningCard
from scenes.table.log.markup import named
from scenes.widgets.button import Button, share_type_size

GAP, INSET, BUTTONS, MEDAL = 20.0, 14.0, 46.0, 46.0
"""The gap between cards, the margin in them, the height of buttons, and a medal's width, in design units."""
FAINT = "#5d4a2c"
CHIPS: dict[Kind, tuple[pal.Colour, pal.Colour]] = {
    "mistake": (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP),
    "found": (pal.TEAL_LIGHT, pal.TEAL_DEEP),
    "luck": ("#b98a35", "#6e4714"),
}
FACES: dict[Kind, str] = {"mistake": "put out", "found": "pleased", "luck": characters.CALM}


@dataclass(frozen=True)
class CardLook:
    """The seats as the table shows them, their faces, the sentences, and the words for a percentage."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    say: Say
    percent: Callable[[int], str]


class CardView:
    """A card with its two buttons; `picture` is the table at that moment, None until it is drawn."""

    def __init__(
        self,
        number: int,
        card: TurningCard,
        look: CardLook,
        ways: tuple[Callable[[], None], Callable[[], None]],
    ) -> None:
        self.number, self.card, self._look = number, card, look
        self.show = Button(look.say("review.show"), ways[0], look="quiet", size=22)
        self.fork = Button(look.say("review.fork"), ways[1], look="quiet", size=22)
        self.show.about = self.fork.about = card.moves
        self.picture: pygame.Surface | None = None
        self.rect = self.window = pygame.Rect(0, 0, 0, 0)

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Place the parts in the rectangle; in large text the picture is smaller."""
        inset, high = frame.px(INSET), frame.px(BUTTONS)
        self.rect, inner = rect, rect.inflate(-2 * inset, -2 * inset)
        share = 0.3 / max(1.0, frame.text_scale) ** 1.2
        self.window = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * share))
        if self.picture and self.picture.get_size() != self.window.size:
            self.picture = None
        row = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        half = (row.width - frame.px(10)) // 2
        self.show.rect = pygame.Rect(row.left, row.top, half, high)
        self.fork.rect = pygame.Rect(row.right - half, row.top, half, high)
        share_type_size([self.show, self.fork], frame)
        self._words = pygame.Rect(inner.left, self.window.bottom, inner.width, row.top - self.window.bottom)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the card without its buttons."""
        shapes.paper_panel(surface, self.rect, frame.scale)
        pygame.draw.rect(surface, pal.rgb(pal.NIGHT), self.window)
        if self.picture:
            surface.blit(self.picture, self.window)
        pygame.draw.rect(surface, pal.rgb(pal.INK), self.window, max(1, frame.px(2)))
        medal(surface, self.window.move(frame.px(8), frame.px(8)).topleft, str(self.number), frame)
        words, pad = self._words, frame.px(8)
        title = pygame.Rect(words.left, words.top + pad, words.width, round(words.height * 0.35))
        self._draw_title(surface, title, frame)
        row = pygame.Rect(words.left, title.bottom, words.width, round(words.height * 0.31))
        self._draw_chances(surface, row, frame)
        pygame.draw.line(surface, pal.rgb("#b59a68"), row.bottomleft, row.bottomright, max(1, frame.px(1)))
        foot = pygame.Rect(words.left, row.bottom + pad, words.width, words.bottom - row.bottom - 2 * pad)
        style = Style(Typeface.BOOK_SEMIBOLD, frame.type(21, 1.4), pal.INK)
        rich.paragraph(
            surface, self._with_names(self.card.why), foot, style, style, centred=True, floor=frame.floor
        )

    def _with_names(self, sentence: str) -> str:
        return named(sentence, self._look.seats)

    def _draw_title(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        card, seat, gap = self.card, self._look.seats[self.card.seat], frame.px(10)
        side = min(frame.px(66), box.height)
        face = pygame.Rect(box.left, box.top + (box.height - side) // 2, side, side)
        mood = FACES[card.kind]
        characters.portrait(surface, face, self._look.faces[card.seat], mood, seat.colour, seat.emblem)
        inner = pygame.Rect(face.right + gap, box.top, box.right - face.right - gap, round(box.height * 0.62))
        style = Style(Typeface.POSTER, frame.type(25, 1.3), pal.OXBLOOD_DEEP)
        rich.paragraph(
            surface, self._with_names(card.title), inner, style, style, centred=True, floor=frame.floor
        )
        when = Style(Typeface.BOOK_ITALIC, frame.type(19, 1.4), FAINT)
        label = Style(Typeface.SLAB_BOLD, frame.type(18, 1.3), pal.IVORY)
        kind = self._look.say(f"review.kind.{card.kind}")
        wide = min(text.width(kind, label) + frame.px(24), inner.width // 2)
        chip = pygame.Rect(0, 0, wide, min(round(label.pixels * 1.6), box.bottom - inner.bottom))
        chip.bottomright = box.right, box.bottom
        shapes.enamel_sign(surface, chip, frame.scale, *CHIPS[card.kind])
        text.draw(
            surface, kind, chip.center, label, "centre", chip.width - frame.px(8), frame.floor, middle=True
        )
        at = inner.left, chip.centery
        text.draw(
            surface, card.when, at, when, limit=chip.left - gap - inner.left, floor=frame.floor, middle=True
        )

    def _draw_chances(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        card, say, gap = self.card, self._look.say, frame.px(12)
        large = Style(Typeface.POSTER, min(frame.type(44, 1.2), box.height), FAINT)
        before, after = self._look.percent(card.before), self._look.percent(card.after)
        worse = pal.OXBLOOD if card.after < card.before else pal.TEAL
        x = box.left + text.draw(surface, before, (box.left, box.centery), large, middle=True).width + gap
        arrow = pygame.Rect(x, 0, frame.px(40), frame.px(24))
        arrow.centery = box.centery
        shapes.becomes(surface, arrow, pal.INK)
        at = arrow.right + gap, box.centery
        x = at[0] + text.draw(surface, after, at, large.coloured(worse), middle=True).width + 2 * gap
        head = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.3), FAINT)
        words = Style(Typeface.BOOK_SEMIBOLD, frame.type(20, 1.3), pal.INK)
        top = pygame.Rect(x, box.top, box.right - x, head.leading)
        text.draw(
            surface, say(f"review.other.{card.kind}"), (x, top.centery), head, limit=top.width, middle=True
        )
        rest = pygame.Rect(x, top.bottom, top.width, box.bottom - top.bottom)
        rich.paragraph(surface, self._with_names(card.instead), rest, words, words, floor=frame.floor)


def medal(surface: pygame.Surface, at: tuple[int, int], sign: str, frame: Frame) -> None:
    """Draw a round plate with a sign, its upper left corner at `at`."""
    place = pygame.Rect(*at, frame.px(MEDAL), frame.px(MEDAL))
    for colour, share in ((pal.INK, 0.5), (pal.GILT, 0.46), (pal.OXBLOOD_DEEP, 0.38)):
        pygame.draw.circle(surface, pal.rgb(colour), place.center, round(place.width * share))
    style = Style(Typeface.POSTER, round(place.height * 0.58), pal.IVORY)
    text.draw(surface, sign, place.center, style, "centre", middle=True)


def places(area: pygame.Rect, count: int, most: int, frame: Frame) -> list[pygame.Rect]:
    """Return the places of `count` cards, centred in the area, each as wide as if there were `most`."""
    gap = frame.px(GAP)
    wide = (area.width - (most - 1) * gap) // most
    left = area.left + (area.width - count * wide - max(0, count - 1) * gap) // 2
    return [pygame.Rect(left + n * (wide + gap), area.top, wide, area.height) for n in range(count)]
