"""Columns of a newspaper: headings and justified paragraphs, as many as there is room for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from raccoon.app.grammar import SOFT
from scenes.art import Align, Style, Typeface, text
from scenes.printing.sheet import DOTS, Place, Sheet, lead, width

ASCENT = 0.84
"""The distance of a baseline from the top of its line, as a share of the letters' size."""
DROPPED = 3
"""The lines next to a drop cap."""
LOOSEST = 3.2
"""The widest gap between words of a justified line, in spaces: a line that needs more is left ragged."""
GAP = 9.0
BROKEN = 0.58
"""A headline that would need to be set smaller than this share gets two lines."""
LARGER, SMALLER = 1.14, 0.8
"""The largest and smallest size of a text, as shares of the usual."""


@dataclass
class TextColumn:
    """A column from `y`, where the next line begins, to `foot`; its lines are justified unless `ragged`."""

    sheet: Sheet
    x: float
    y: float
    wide: float
    foot: float
    ragged: bool = False

    @property
    def left(self) -> float:
        """The height that is left."""
        return self.foot - self.y

    def heading(
        self, words: str, size: float, face: Typeface = Typeface.POSTER, align: Align = "centre"
    ) -> None:
        """Set a heading in as many lines as it needs, all about as long."""
        style = self.sheet.style(face, size)
        x = self.x + (self.wide / 2 if align == "centre" else 0)
        for line in text.balanced(words, style, round(self.wide * DOTS)):
            self.sheet.write(line, (x, self.y + size * 0.86), style, align, self.wide)
            self.y += size * 1.12
        self.y += 6

    def line(
        self, words: str, size: float, face: Typeface = Typeface.BOOK_ITALIC, align: Align = "centre"
    ) -> None:
        """Set one line below a heading."""
        x = self.x + (self.wide / 2 if align == "centre" else 0)
        self.sheet.write(words, (x, self.y + size), self.sheet.style(face, size), align, self.wide)
        self.y += size * 1.5

    def story(self, paragraphs: Sequence[str], size: float, drop: bool = False) -> int:
        """Set the paragraphs that fit, the first always, sized to fit; return how many were set."""
        style = self.sheet.style(Typeface.BOOK_SEMIBOLD, size * LARGER)
        usual, smallest = round(size * DOTS), round(size * DOTS * SMALLER)
        while style.pixels > usual and self._total_height(paragraphs, style, drop) > self.left:
            style = style.sized(style.pixels - 1)
        while style.pixels > smallest and self._height(paragraphs[0], style, drop) > self.left:
            style = style.sized(style.pixels - 1)
        told = 0
        for number, words in enumerate(paragraphs):
            if number and self._height(words, style) > self.left:
                continue
            self._justified(words, style, drop and not number)
            told += 1
        return told

    def centred(self, words: str, size: float) -> None:
        """Set a short text centred in the column, as large as fits."""
        limit = round(self.wide * DOTS)
        style, smallest = self.sheet.style(Typeface.BOOK_SEMIBOLD, size), round(size * DOTS * 0.72)
        while style.pixels > smallest and len(text.balanced(words, style, limit)) * lead(style) > self.left:
            style = style.sized(style.pixels - 1)
        for line in text.balanced(words, style, limit):
            at = self.x + self.wide / 2, self.y + style.pixels / DOTS * ASCENT
            self.sheet.write(line, at, style, "centre", self.wide)
            self.y += lead(style, 1.2)

    def _total_height(self, paragraphs: Sequence[str], style: Style, drop: bool) -> float:
        return sum(self._height(words, style, drop and not number) for number, words in enumerate(paragraphs))

    def _height(self, words: str, style: Style, drop: bool = False) -> float:
        return len([*self._lines(words, style, drop)]) * lead(style) + GAP

    def _lines(self, words: str, style: Style, drop: bool) -> Iterator[tuple[str, float]]:
        """Yield the lines of a paragraph with their insets; without the first letter if it is a drop cap."""
        if not drop:
            yield from ((line, 0.0) for line in text.wrap(words, style, round(self.wide * DOTS)))
            return
        words, inset = words.replace(SOFT, ""), self._drop_cap(style, words)[1] + 10
        head = text.wrap(words[1:], style, round((self.wide - inset) * DOTS))[:DROPPED]
        yield from ((line, inset) for line in head)
        rest = " ".join(words[1:].split(" ")[sum(line.count(" ") + 1 for line in head) :])
        if rest:
            yield from ((line, 0.0) for line in text.wrap(rest, style, round(self.wide * DOTS)))

    def _drop_cap(self, style: Style, words: str) -> tuple[Style, float]:
        large = Style(Typeface.POSTER, round(lead(style) * DROPPED * 1.12 * DOTS), style.colour)
        return large, width(words[0], large)

    def _justified(self, words: str, style: Style, drop: bool) -> None:
        self.sheet.lines.append(words.replace(SOFT, ""))
        top, step = self.y, lead(style)
        if drop:
            base = top + step * (DROPPED - 1) + style.pixels / DOTS * ASCENT
            self._set_word(words[0], self.x - 2, base, self._drop_cap(style, words)[0])
        lines = [*self._lines(words, style, drop)]
        for number, (line, inset) in enumerate(lines):
            base = top + number * step + style.pixels / DOTS * ASCENT
            self._set_spread(line, (self.x + inset, base), self.wide - inset, style, number + 1 < len(lines))
        self.y = top + max(len(lines), DROPPED if drop else 0) * step + GAP

    def _set_spread(self, line: str, at: tuple[float, float], wide: float, style: Style, full: bool) -> None:
        """Set a line with its words spread over the width; not if it is the last one, or `ragged`."""
        words = line.split(" ")
        space = width(" ", style)
        gap = (wide - sum(width(word, style) for word in words)) / max(1, len(words) - 1)
        if self.ragged or not full or gap > LOOSEST * space:
            gap = space
        x = at[0]
        for word in words:
            self._set_word(word, x, at[1], style)
            x += width(word, style) + gap

    def _set_word(self, words: str, x: float, base: float, style: Style) -> None:
        self.sheet.write(words, (x, base), style)
        self.sheet.lines.pop()


def banner(sheet: Sheet, words: str, place: Place, face: Typeface) -> None:
    """Set a headline across a place: in one line as large as fits, in two if it would be small."""
    x, y, wide, high = place
    whole = sheet.style(face, high * 1.07)
    if width(words, whole) * BROKEN <= wide:
        sheet.write(words, (x + wide / 2, y + high * 0.91), whole, "centre", wide)
        return
    style = sheet.style(face, high * 0.54)
    lines = text.balanced(words, style, round(max(wide, width(words, style) * 0.56) * DOTS))
    if len(lines) == 1:
        larger = sheet.style(face, high * 0.62)
        sheet.write(words, (x + wide / 2, y + high * 0.74), larger, "centre", wide)
        return
    for number, line in enumerate(lines[:2]):
        at = x + wide / 2, y + high * (0.44 + 0.5 * number)
        sheet.write(line, at, style, "centre", wide)
