"""Pick: a choice of one of several entries, as rows or a grid of plates, by click or arrow keys."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from raccoon.app.grammar import SOFT
from raccoon.app.text import Say
from scenes.art import SMALLEST_TYPE, Align, Frame, Style, Typeface, palette as pal, rich, shapes
from scenes.art.letters.key_caps import key_cap
from scenes.art.surface_cache import surface_cache
from scenes.art.text import SLIMMEST
from scenes.widgets.widget import Pointer, Widget
from scenes.window.keys import IN_HAND

ROW = 42
"""The usual height of a row, in design units."""
CROWDED = 0.8
"""The height of rows as a share of large type below which not all are shown at once."""


@dataclass(frozen=True)
class PickEntry:
    """One entry: its `key`, a sentence in `rich` markup, and the reason why it cannot be chosen, or "".

    `cap` is the digit that chooses it, shown as a key if there are several entries and all words have room
    next to theirs. `brief` replaces the label where labels have no room.
    """

    key: str
    label: str
    reason: str = ""
    cap: str = ""
    brief: str = ""


def numbered(entries: Iterable[tuple[str, ...]]) -> list[PickEntry]:
    """Entries made of (key, label) or (key, label, brief), the first nine with their digit."""
    return [
        PickEntry(key, label, cap=str(number) if number < 10 else "", brief="".join(brief))
        for number, (key, label, *brief) in enumerate(entries, 1)
    ]


class Pick(Widget):
    """A choice of one entry; `chosen` is its key, "" for none. Arrows move to the next that can be chosen."""

    role = "list"
    shrinks = True
    is_centred = False
    """Whether labels are centred even in one column."""

    def __init__(
        self,
        entries: Sequence[PickEntry],
        chosen: str,
        on_change: Callable[[str], None],
        columns: int = 1,
        size: float = 19,
    ) -> None:
        super().__init__()
        self.entries = tuple(entries)
        self.chosen = chosen
        self.on_change = on_change
        self.columns, self.size = columns, size
        self.takes_digits = True
        """Whether digits choose from it now, so that they are shown on it."""
        self.stacks = True
        """Whether its plates may be arranged in one column where large text needs it."""
        self.scrolls = True
        """Whether only rows around the chosen one are shown where large text leaves no room for all."""
        self._over: str | None = None
        self._stacked, self._row = False, 0
        self._written: Sequence[str] = ()
        """The words on the plates as last drawn: the labels, or the brief words."""

    @property
    def rows(self) -> int:
        """The number of rows."""
        return -(-len(self.entries) // self.columns)

    @property
    def hint(self) -> str:
        """Why an entry was refused, or why the one under the pointer cannot be chosen."""
        return self.refusal or next((entry.reason for entry in self.entries if entry.key == self._over), "")

    def value_text(self, say: Say) -> str:
        """The chosen entry and its place, or the number of entries."""
        at = next((n for n, entry in enumerate(self.entries, 1) if entry.key == self.chosen), 0)
        if not at:
            return say("speech.none_chosen", n=len(self.entries))
        return say("speech.entry", entry=self.entries[at - 1].label, n=at, all=len(self.entries))

    def choose(self, key: str) -> bool:
        """Choose an entry if allowed; True when the choice has changed."""
        entry = next((entry for entry in self.entries if entry.key == key), None)
        self.refusal = entry.reason if entry else ""
        if entry is None or entry.reason or key == self.chosen:
            return False
        self.chosen = key
        self.on_change(key)
        return True

    def pointer(self, pointer: Pointer) -> bool:
        """Choose an entry by click."""
        changed = super().pointer(pointer)
        under = next((key for key, rect in self.plates() if rect.collidepoint(pointer.pos)), None)
        if under != self._over:
            changed, self.hushed = True, False
        self._over = under
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT and under is not None:
            return self.choose(under) or changed
        return changed

    def key(self, event: pygame.event.Event) -> bool:
        """Move through the entries by arrow keys."""
        across = self.across
        steps = {pygame.K_UP: -across, pygame.K_DOWN: across, pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.type != pygame.KEYDOWN or event.key not in steps:
            return False
        step, keys = steps[event.key], [entry.key for entry in self.entries]
        place = keys.index(self.chosen) if self.chosen in keys else -1
        for _ in keys:
            place += step
            if not 0 <= place < len(keys):
                return False
            if self.choose(keys[place]):
                return True
        return False

    @property
    def across(self) -> int:
        """The present number of columns."""
        return 1 if self._stacked else self.columns

    def plates(self) -> list[tuple[str, pygame.Rect]]:
        """The key and rectangle of each entry shown, together filling the widget."""
        across = self.across
        shown = _shown(self, -(-len(self.entries) // across), self._row)
        rows = len(shown)
        gap = max(2, self.rect.height // (rows * (20 if self._row else 10))) if rows else 0
        width = (self.rect.width - gap * (across - 1)) / across
        height = (self.rect.height - gap * (rows - 1)) / max(1, rows)
        found = []
        for number, entry in enumerate(self.entries):
            row, column = divmod(number, across)
            if row not in shown:
                continue
            left = self.rect.left + round(column * (width + gap))
            top = self.rect.top + round((row - shown.start) * (height + gap))
            found.append((entry.key, pygame.Rect(left, top, round(width), round(height))))
        return found

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the plates; the chosen one is oxblood and, so that not only its colour marks it, has a bright
        line.
        """
        plates = self.plates()
        self._choose_words(plates, frame)
        shown = dict(plates)
        for entry, words in zip(self.entries, self._written, strict=True):
            key, rect = entry.key, shown.get(entry.key)
            if rect is None:
                continue
            chosen = key == self.chosen
            top, bottom = (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP) if chosen else ("#4a3540", "#241820")
            if entry.reason:
                top, bottom = "#2f262b", "#1e181c"
            elif key == self._over and not chosen:
                top = pal.mix(top, pal.IVORY, 0.15)
            shapes.plate(surface, rect, frame.scale, top, bottom, 8)
            colour = "#a99a8f" if entry.reason else pal.IVORY
            self._label(surface, rect, replace(entry, label=words), frame, colour)
            if chosen:
                shapes.focus_line(surface, rect.inflate(-4, -4), frame.scale, 7)
        if plates and self.entries[0].key != plates[0][0]:
            _more(surface, plates[0][1], frame, up=True)
        if plates and self.entries[-1].key != plates[-1][0]:
            _more(surface, plates[-1][1], frame, up=False)
        if self.focused:
            shapes.focus_line(surface, self.rect.inflate(6, 6), frame.scale)

    def wished_height(self, frame: Frame, width: int) -> int:
        """The height of a list in one column in large text, else 0; decides whether there is one column only.

        In large text a grid becomes one column where its labels have too little room.
        """
        self._stacked, self._row = False, round(frame.type(self.size)) if frame.is_large else 0
        if not frame.is_large or not self.entries:
            return 0
        style = Style(Typeface.BOOK_SEMIBOLD, frame.type(SMALLEST_TYPE))
        widest = max(rich.width(entry.label, style) for entry in self.entries)
        self._stacked = self.stacks and self.columns > 1 and widest > width // self.columns - frame.px(20)
        if self.across > 1:
            return 0
        room = width - round(3 * frame.floor) - frame.px(24)
        high = max(rich.height(entry.label, style, room) for entry in self.entries)
        return round(1.2 * len(self.entries) * high)

    def _choose_words(self, plates: Sequence[tuple[str, pygame.Rect]], frame: Frame) -> None:
        """Set the words to draw: the labels, or in large text brief words where labels do not fit in that
        type.
        """
        self._written = [entry.label for entry in self.entries]
        brief = [entry.brief for entry in self.entries]
        if frame.is_large and all(brief) and plates:
            _, box = _beside(plates[0][1], frame)
            if self._type(frame, box) < frame.type(SMALLEST_TYPE):
                self._written = brief

    def _label(
        self, surface: pygame.Surface, rect: pygame.Rect, entry: PickEntry, frame: Frame, colour: str
    ) -> None:
        box = rect.inflate(-2 * frame.px(8), 0)
        cap, beside = _beside(rect, frame)
        digits = self.takes_digits and not IN_HAND.kind
        if (
            digits
            and entry.cap
            and len(self.entries) > 1
            and _widest(self._written, frame.floor) <= beside.width
            and (
                not frame.is_large
                or self._type(frame, beside) >= min(frame.type(SMALLEST_TYPE), self._type(frame, box))
            )
        ):
            size = 1.0 if frame.is_large else 0.72
            key_cap(surface, cap, entry.cap, muted=bool(entry.reason), size=size)
            box = beside
        slim = SLIMMEST if frame.is_large else 1.0
        style = Style(Typeface.BOOK_SEMIBOLD, self._type(frame, box), colour, slim=slim)
        align: Align = "centre" if self.is_centred or self.across > 1 else "left"
        read = style.sized(max(style.pixels, frame.floor))
        box.inflate_ip(0, max(0, rich.leading(read) - box.height) * frame.is_large)
        if rich.height(entry.label, read, int(box.width / slim)) > box.height:
            surface.blit(_slimmed(entry.label, style, box.size, frame.floor), box)
        else:
            rich.paragraph(surface, entry.label, box, style, align=align, centred=True, legible=frame.floor)

    def _type(self, frame: Frame, box: pygame.Rect) -> int:
        """The type of all labels in pixels: the largest in which each fits one line, in large text its plate;
        at least the smallest type.
        """
        size = min(frame.type(self.size), round(box.height * (0.84 if frame.is_large else 0.62)))
        while size > frame.floor and not self._has_room(size, box, frame.is_large):
            size -= 1
        return size

    def _has_room(self, size: int, box: pygame.Rect, wrapped: bool) -> bool:
        """Whether all labels fit in type of that size, on one line or `wrapped` in slimmer letters."""
        in_a_line = _widest(self._written, size) <= box.width
        if in_a_line or not wrapped:
            return in_a_line
        style, wide = Style(Typeface.BOOK_SEMIBOLD, size), int(box.width / SLIMMEST)
        whole = " ".join(self._written).replace(SOFT, "- ")
        return all(rich.width(part, style) <= wide for part in whole.split()) and all(
            rich.height(words, style, wide) <= box.height for words in self._written
        )


def _shown(pick: Pick, rows: int, row: int) -> range:
    """The rows to show; `row` is the least height of each in large text (0: show all)."""
    if not pick.scrolls or not row or pick.rect.height >= CROWDED * rows * row:
        return range(rows)
    seen = max(1, pick.rect.height // row)
    keys = [entry.key for entry in pick.entries]
    at = keys.index(pick.chosen) // pick.across if pick.chosen in keys else 0
    first = max(0, min(at - seen // 2, rows - seen))
    return range(first, first + seen)


def _more(surface: pygame.Surface, plate: pygame.Rect, frame: Frame, up: bool) -> None:
    """Draw the mark of further entries above or below a plate."""
    side = min(plate.height // 3, frame.px(14))
    x, y, way = plate.right - 2 * side, plate.centery, -side if up else side
    tip, foot = (x, y + way // 2), y - way // 2
    pygame.draw.polygon(surface, pal.rgb(pal.GILT_LIGHT), [tip, (x - side, foot), (x + side, foot)])


def _widest(labels: Sequence[str], size: int) -> int:
    return max(rich.width(words, Style(Typeface.BOOK_SEMIBOLD, size, pal.IVORY)) for words in labels)


def _beside(rect: pygame.Rect, frame: Frame) -> tuple[pygame.Rect, pygame.Rect]:
    """The key at the left of a plate, large enough for a legible digit, and the room right of it."""
    high = min(
        rect.height - frame.px(8),
        max(frame.px(26), round(frame.floor * (2.4 if frame.is_large else 1.45))),
    )
    cap = pygame.Rect(rect.left + frame.px(6), 0, round(high * 0.88), high)
    cap.centery = rect.centery
    left = cap.right + frame.px(8)
    return cap, pygame.Rect(left, rect.top, rect.right - frame.px(8) - left, rect.height)


@surface_cache(24)
def _slimmed(label: str, style: Style, size: tuple[int, int], floor: int) -> pygame.Surface:
    """The picture of a label without room for a second line: on one line, narrowed to fit."""
    whole = max(size[0], rich.width(label, style.sized(max(style.pixels, floor))) + 2)
    sheet = pygame.Surface((whole, size[1]), pygame.SRCALPHA)
    rich.paragraph(sheet, label, sheet.get_rect(), style, centred=True, legible=floor)
    return pygame.transform.smoothscale(sheet, size)
