"""PickSome: a choice of several entries, ticked on and off by click, Enter or arrow keys."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.text import Say
from scenes.art import SMALLEST_TYPE, Frame, Style, Typeface, palette as pal, pictograms, rich, shapes
from scenes.art.letters.key_caps import key_cap
from scenes.art.text import SLIMMEST
from scenes.widgets.pick import Pick, PickEntry
from scenes.window.keys import IN_HAND
from scenes.window.press_guard import ENTER

TICK, LARGE_TICK = 30, 44
"""A tick box's side in design units, and in large text."""
EDGE = 8, 4
"""The margin of words and ticks in design units, and in large text."""
SHORT = 0.6
"""The least height of a plate as a share of the highest, as long as all words fit."""


class PickSome(Pick):
    """A choice of up to `most` entries; `picked` are their keys. One more is refused with the reason
    `enough`.

    Up and Down move from entry to entry; Enter, Right and Left tick and untick the present one.
    """

    def __init__(
        self, entries: Sequence[PickEntry], most: int, on_change: Callable[[], None], enough: str = ""
    ) -> None:
        super().__init__(entries, "", lambda _: None)
        self.scrolls = False
        self.most = most
        self.enough = enough
        self.picked: list[str] = []
        self._ticked = on_change
        self._at = 0
        self._least: list[int] = []
        """The height that each plate needs for its words, as last drawn; empty before."""
        self._brief = False
        """Whether brief words replace the labels, which do not fit."""
        self._ample = 0
        """The height of the longest entry's words in the usual type, as last drawn; 0 before."""

    @property
    def full(self) -> bool:
        """Whether `most` entries are ticked."""
        return len(self.picked) == self.most

    @property
    def hint(self) -> str:
        """Why the entry under the pointer cannot be ticked; its whole label where brief words are shown."""
        if self.full and self._over not in (None, *self.picked):
            return self.enough
        here = self._over or self.entries[self._at].key
        whole = next((entry.label for entry in self.entries if entry.key == here), "")
        return super().hint or (whole.replace("*", "") if self._brief else "")

    def value_text(self, say: Say) -> str:
        """The present entry, its place, whether it is ticked, and the number ticked."""
        here, all_ = self.entries[self._at], len(self.entries)
        told = say("speech.entry", entry=here.label, n=self._at + 1, all=all_)
        ticked = say("speech.ticked" if here.key in self.picked else "speech.not_ticked")
        return f"{told} {ticked} {say('speech.ticks', n=len(self.picked), most=self.most)}"

    def choose(self, key: str) -> bool:
        """Tick or untick an entry."""
        self.refusal = self.enough if self.full and key not in self.picked else ""
        if key in self.picked:
            self.picked.remove(key)
        elif not self.full and any(entry.key == key and not entry.reason for entry in self.entries):
            self.picked.append(key)
        else:
            return False
        self._ticked()
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Move and tick by keys; once `most` are ticked Enter is left to the confirming button."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            step = 1 if event.key == pygame.K_DOWN else -1
            if 0 <= self._at + step < len(self.entries):
                self._at += step
                return True
            return False
        here = self.entries[self._at].key
        turned = event.key == (pygame.K_LEFT if here in self.picked else pygame.K_RIGHT)
        if turned or (event.key in ENTER and not self.full):
            return self.choose(here) or bool(self.refusal)
        return False

    def plates(self) -> list[tuple[str, pygame.Rect]]:
        """The key and rectangle of each entry; long words get a higher plate."""
        gap, top, found = max(2, self.rect.height // 50), self.rect.top, []
        for entry, high in zip(self.entries, self._heights(gap), strict=True):
            found.append((entry.key, pygame.Rect(self.rect.left, top, self.rect.width, high)))
            top += high + gap
        return found

    def _heights(self, gap: int) -> list[int]:
        """The heights of the plates: equal if all words fit so; else by length; if one would be too low, the
        height each needs plus an equal part of the rest.
        """
        even = (self.rect.height - gap * (len(self.entries) - 1)) // len(self.entries)
        if self._ample and self._ample <= even:
            return [even] * len(self.entries)
        lengths = [*map(len, self._words(self._brief))]
        shares = [max(length, SHORT * max(lengths)) for length in lengths]
        room = self.rect.height - gap * (len(shares) - 1)
        high = [int(room * share / sum(shares)) for share in shares]
        rest = room - sum(self._least)
        if rest < 0 or all(got >= least for got, least in zip(high, self._least, strict=False)):
            return high
        return [least + rest // len(high) for least in self._least]

    def least_height(self, frame: Frame, width: int) -> int:
        """The height with all words in the smallest type of the text scale."""
        return self._whole(frame, width, frame.type(SMALLEST_TYPE) if frame.is_large else frame.floor)

    def _whole(self, frame: Frame, width: int, size: int) -> int:
        rows = self._needed(frame, _within(pygame.Rect(0, 0, width, 0), frame)[1].width, size)
        whole = sum(rows)
        return whole + max(2, whole // 48) * (len(rows) - 1)

    def _needed(self, frame: Frame, wide: int, size: int = 0, brief: bool = False) -> list[int]:
        """The height of each entry with its words in type of this size (0: the smallest), and a margin."""
        size = size or frame.floor
        style, bold = Style(Typeface.BOOK_SEMIBOLD, size), Style(Typeface.BOOK_BOLD, size)
        margin = frame.px(EDGE[frame.is_large])
        room = int(wide / _slim(frame))
        return [rich.height(words, style, room, bold) + margin for words in self._words(brief)]

    def _words(self, brief: bool) -> list[str]:
        return [entry.brief if brief and entry.brief else entry.label for entry in self.entries]

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the plates, the ticked ones oxblood with a tick, the words in the largest type that fits."""
        wide = _within(self.rect, frame)[1].width
        self._brief = self.least_height(frame, self.rect.width) > self.rect.height
        room = self.rect.height - (len(self.entries) - 1) * max(2, self.rect.height // 50)
        sizes = range(frame.type(19) if frame.is_large else frame.floor, frame.floor - 1, -1)
        needs = [self._needed(frame, wide, size, self._brief) for size in sizes]
        self._least = next((rows for rows in needs if sum(rows) <= room), needs[-1])
        self._ample = max(self._needed(frame, wide, frame.type(19), self._brief))
        style, bold = self._styles(frame)
        shown = zip(self.entries, self._words(self._brief), self.plates(), strict=True)
        for number, (entry, label, (key, rect)) in enumerate(shown):
            picked = key in self.picked
            tone = (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP) if picked else ("#4a3540", "#241820")
            if key == self._over and not picked:
                tone = (pal.mix(tone[0], pal.IVORY, 0.15), tone[1])
            shapes.plate(surface, rect, frame.scale, *tone, 8)
            box, words = _within(rect, frame)
            shapes.inset(surface, box, frame.scale, 5)
            if picked:
                pictograms.draw(surface, box, "check")
            elif self.takes_digits and not IN_HAND.kind and entry.cap and box.height >= frame.floor:
                key_cap(surface, box, entry.cap, size=0.92 if frame.is_large else 0.72)
            rich.paragraph(surface, label, words, style, bold, centred=True, legible=frame.floor)
            if self.focused and number == self._at:
                shapes.focus_line(surface, rect.inflate(-4, -4), frame.scale, 7)
        if self.focused:
            shapes.focus_line(surface, self.rect.inflate(6, 6), frame.scale)

    def _styles(self, frame: Frame) -> tuple[Style, Style]:
        """The styles of all words and of the bold ones."""
        tried = ((size, edge) for edge in (EDGE[frame.is_large], 0) for size in _sizes(frame, edge))
        size = next((size for size, edge in tried if self._fits(size, frame.px(edge), frame)), frame.floor)
        usual = Style(Typeface.BOOK_SEMIBOLD, size, pal.IVORY, slim=_slim(frame))
        return usual, Style(Typeface.BOOK_BOLD, size, pal.GILT_LIGHT)

    def _fits(self, size: int, margin: int, frame: Frame) -> bool:
        """Whether words in type of this size leave the margin above and below on every plate."""
        style, bold = Style(Typeface.BOOK_SEMIBOLD, size), Style(Typeface.BOOK_BOLD, size)
        places = (_within(rect, frame)[1] for _, rect in self.plates())
        rooms = ((int(box.width / _slim(frame)), box.height) for box in places)
        pairs = zip(self._words(self._brief), rooms, strict=True)
        return all(
            rich.height(words, style, wide, bold) + 2 * margin <= high for words, (wide, high) in pairs
        )


def _sizes(frame: Frame, edge: float) -> range:
    """The sizes to try, from the usual one down; with a margin only to the enlarged smallest type."""
    return range(frame.type(19), (frame.type(18) if edge else frame.floor) - 1, -1)


def _slim(frame: Frame) -> float:
    """The share of their width to which letters may become slimmer before they become smaller."""
    return SLIMMEST if frame.is_large else 1.0


def _within(rect: pygame.Rect, frame: Frame) -> tuple[pygame.Rect, pygame.Rect]:
    """The box of a plate's tick, and the room for the words right of it."""
    side = frame.px(LARGE_TICK if frame.is_large else TICK)
    edge = frame.px(EDGE[frame.is_large])
    box = pygame.Rect(rect.left + edge, rect.centery - side // 2, side, side)
    left = box.right + edge
    return box, pygame.Rect(left, rect.top, rect.right - edge - left, rect.height)
