"""The certificate at the end of a game: who won, and where everybody's points came from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Catalogue
from scenes.art import certificate, emblems, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.text import Style
from scenes.scene import Scene
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of

SHEET = (50, 26, 1820, 940)
TABLE_LEFT, TABLE_TOP, TABLE_WIDTH, TABLE_HEIGHT = 560.0, 252.0, 1200.0, 590.0
LABEL_WIDTH = 250.0
HEAD = 128.0
ROW_LIMIT = 76.0


@dataclass(frozen=True)
class SeatResult:
    """One seat's result: points by source (in the order of the sources' names), total, money in dollars."""

    seat: Seat
    points: tuple[int, ...]
    total: int
    money: int
    won: bool


class ResultsScene(Scene):
    """A stock certificate with the winner and the table. `sources` name the rows, `results` are the columns.

    `rounds` is how many rounds were played. `remark` is one more sentence ("taken back twice"), or empty.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        sources: Sequence[str],
        results: Sequence[SeatResult],
        rounds: int,
        on_new_game: Callable[[], None],
        on_title: Callable[[], None],
        remark: str = "",
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.sources = tuple(sources)
        self.results = tuple(results)
        self.rounds = rounds
        self.remark = remark
        self.winners = [result for result in self.results if result.won]
        self._on_title = on_title
        self.title_button = Button(
            catalogue.say("results.title_button"), on_title, cap=catalogue.say("key.escape"), look="quiet"
        )
        self.new_button = Button(
            catalogue.say("results.new"), on_new_game, look="primary", cap="N", hotkeys=(pygame.K_n,)
        )
        self.ring = FocusRing([self.title_button, self.new_button])
        self.ring.focus(self.new_button)

    def layout(self) -> None:
        """Two buttons under the certificate."""
        self.title_button.rect = self.frame.rect(1000, 988, 420, 70)
        self.new_button.rect = self.frame.rect(1450, 988, 420, 70)

    def handle(self, event: pygame.event.Event) -> None:
        """Buttons; Escape goes to the title."""
        if move_of(event) == "cancel":
            self._on_title()
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def cells(self) -> list[list[pygame.Rect]]:
        """The table's cells, row by row (sources, total, money), a column for each seat."""
        rows = len(self.sources) + 2
        height = min(ROW_LIMIT, (TABLE_HEIGHT - HEAD) / rows)
        width = (TABLE_WIDTH - LABEL_WIDTH) / max(1, len(self.results))
        return [
            [
                self.frame.rect(
                    TABLE_LEFT + LABEL_WIDTH + column * width, TABLE_TOP + HEAD + row * height, width, height
                )
                for column in range(len(self.results))
            ]
            for row in range(rows)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Wood, the certificate, the winner on the left, the table on the right."""
        frame = self.frame
        shapes.desk(surface, surface.get_rect(), frame.scale)
        sheet = frame.rect(*SHEET)
        shapes.shadow(surface, sheet, frame.scale, 200, 10)
        certificate.certificate(surface, sheet, frame.scale)
        self._draw_heading(surface)
        self._draw_winners(surface)
        self._draw_table(surface)
        self.ring.draw(surface, frame)

    def _draw_heading(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self.catalogue.say
        title = Style(Face.POSTER, frame.type(64, 1.0), pal.OXBLOOD_DEEP)
        text.draw(surface, say("results.certificate"), frame.point(960, 176), title, "centre", frame.px(1300))
        line = (
            say("results.certifies", n=self.rounds)
            if len(self.winners) < 2
            else say("results.share", n=self.rounds)
        )
        style = Style(Face.BOOK_ITALIC, frame.type(25, 1.2), pal.INK)
        text.draw(surface, line, frame.point(960, 222), style, "centre", frame.px(1560), frame.floor)

    def _draw_winners(self, surface: pygame.Surface) -> None:
        """The winners' badges in the left column, the seal with the points on the first."""
        frame, say = self.frame, self.catalogue.say
        shown = self.winners or list(self.results[:1])
        if len(shown) == 1:
            winner = shown[0]
            emblems.emblem(surface, frame.rect(200, 290, 270, 270), winner.seat.emblem, winner.seat.colour)
            seal_box = frame.rect(388, 440, 136, 136)
            certificate.seal(surface, seal_box)
            number = Style(Face.POSTER, frame.px(54), pal.IVORY, frame.px(2))
            text.draw(
                surface, str(winner.total), seal_box.center, number, "centre", frame.px(100), middle=True
            )
        else:
            side = min(150.0, 380.0 / len(shown))
            for place, winner in enumerate(shown):
                x = 336 - side * len(shown) / 2 + place * side
                emblems.emblem(
                    surface, frame.rect(x, 350, side, side), winner.seat.emblem, winner.seat.colour
                )
        self._draw_names(surface, shown)
        shapes.rule(surface, frame.rect(190, 726, 292, 12), frame.scale)
        remark = self.remark or say("results.points", n=shown[0].total)
        style = Style(Face.BOOK_ITALIC, frame.type(23, 1.5), pal.INK)
        text.paragraph(surface, remark, frame.rect(166, 748, 340, 100), style, "centre", floor=frame.floor)

    def _draw_names(self, surface: pygame.Surface, shown: Sequence[SeatResult]) -> None:
        frame = self.frame
        step = min(70.0, 140.0 / len(shown))
        for place, winner in enumerate(shown):
            y = 650 + (place - (len(shown) - 1) / 2) * step
            name = Style(Face.POSTER, min(frame.type(54, 1.2), frame.px(step * 0.9)), pal.OXBLOOD_DEEP)
            text.draw(
                surface, winner.seat.name, frame.point(336, y), name, "centre", frame.px(360), middle=True
            )

    def _draw_table(self, surface: pygame.Surface) -> None:
        cells = self.cells()
        left = self.frame.x(TABLE_LEFT)
        whole = pygame.Rect(
            left,
            self.frame.y(TABLE_TOP),
            cells[0][-1].right - left,
            cells[-1][0].bottom - self.frame.y(TABLE_TOP),
        )
        self._draw_shades(surface, cells, whole)
        self._draw_head(surface, cells[0], whole)
        say = self.catalogue.say
        for row, label in enumerate([*self.sources, say("results.total"), say("results.money")]):
            self._draw_row(surface, cells[row], row, label)
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), whole, self.frame.px(2.4))

    def _draw_shades(
        self, surface: pygame.Surface, cells: list[list[pygame.Rect]], whole: pygame.Rect
    ) -> None:
        """The winners' columns and the total's row stand out; thin lines part the rest."""
        veil = pygame.Surface(whole.size, pygame.SRCALPHA)
        veil.fill(pal.rgb("#fff8e2", 130))
        for column, result in enumerate(self.results):
            if result.won:
                veil.fill(
                    pal.rgb("#e6c47e", 150),
                    (cells[0][column].left - whole.left, 0, cells[0][column].width, whole.height),
                )
        total = cells[len(self.sources)][0]
        veil.fill(pal.rgb("#d9a59a", 120), (0, total.top - whole.top, whole.width, total.height))
        surface.blit(veil, whole)
        for row in cells:
            pygame.draw.line(
                surface, pal.rgb("#b59a68"), (whole.left, row[0].top), (whole.right, row[0].top), 1
            )
        for cell in cells[0]:
            pygame.draw.line(surface, pal.rgb("#c9b184"), (cell.left, cell.top), (cell.left, whole.bottom), 1)

    def _draw_head(self, surface: pygame.Surface, first: list[pygame.Rect], whole: pygame.Rect) -> None:
        frame = self.frame
        head = pygame.Rect(whole.left, whole.top, whole.width, first[0].top - whole.top)
        shapes.plate(surface, head, frame.scale, "#27605f", "#123638", 2)
        label = Style(Face.POSTER, frame.type(26, 1.3), pal.IVORY)
        at = (head.left + frame.px(24), head.centery)
        text.draw(
            surface,
            self.catalogue.say("results.from"),
            at,
            label,
            limit=frame.px(LABEL_WIDTH - 36),
            middle=True,
        )
        for cell, result in zip(first, self.results, strict=True):
            side = frame.px(58)
            badge = pygame.Rect(cell.centerx - side // 2, head.top + frame.px(9), side, side)
            emblems.emblem(surface, badge, result.seat.emblem, result.seat.colour)
            name = Style(Face.POSTER, frame.type(22, 1.2), pal.IVORY)
            box = pygame.Rect(
                cell.left + 4, badge.bottom, cell.width - 8, head.bottom - badge.bottom - frame.px(6)
            )
            text.paragraph(surface, result.seat.name, box, name, "centre", centred=True, floor=frame.floor)

    def _draw_row(self, surface: pygame.Surface, cells: list[pygame.Rect], row: int, label: str) -> None:
        frame, total = self.frame, row == len(self.sources)
        ink = pal.OXBLOOD_DEEP if total else pal.INK
        size = min(frame.type(25, 1.5), round(cells[0].height * 0.62))
        style = Style(Face.POSTER if total else Face.BOOK_SEMIBOLD, size, ink)
        at = (frame.x(TABLE_LEFT + 24), cells[0].centery)
        text.draw(surface, label, at, style, limit=frame.px(LABEL_WIDTH - 36), floor=frame.floor, middle=True)
        for cell, result in zip(cells, self.results, strict=True):
            number = Style(
                Face.POSTER if total or result.won else Face.BOOK_SEMIBOLD,
                round(size * (1.3 if total else 1.06)),
                ink,
            )
            text.draw(
                surface, self._figure(result, row), cell.center, number, "centre", cell.width - 8, middle=True
            )

    def _figure(self, result: SeatResult, row: int) -> str:
        if row < len(self.sources):
            return str(result.points[row])
        if row == len(self.sources):
            return str(result.total)
        return self.catalogue.say("money.amount", amount=result.money)
