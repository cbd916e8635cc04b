"""The results screen: a stock certificate that is filled in line by line, the charts, the ledger."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from scenes.afterwards import paper
from scenes.afterwards.new_medals import WonFirst
from scenes.afterwards.row import lay
from scenes.art import Frame, Style, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.moving.clipping import joined
from scenes.art.moving.count_up import Count
from scenes.art.pieces import certificate
from scenes.art.surface_cache import NotedPicture, note
from scenes.results import charts
from scenes.results.certificate.grid import Cells
from scenes.results.certificate.sheet import Certificate
from scenes.results.code_button import CodeButton
from scenes.results.ledger import PointsLedger
from scenes.results.result_tabs import PAGES, ResultTabs
from scenes.table.presentation.result_data import FirstPage, LedgerPage, Results, Written
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.widget import read
from scenes.window.scene import Scene

LEDGER = (136, 246, 1648, 636)
HEADING, SENTENCE = (176, 150), 222
"""The base lines of the heading, also above a large sentence, and of the sentence, in design units."""


@dataclass(frozen=True)
class ResultsActions:
    """The actions of the results' buttons: to the lobby, to the title (a button with the words of `leave`),
    to a new game with the same seats (True: with the same deal; None where that is not offered).

    `further` opens the pages that are screens of their own, by name in the order of the row, `aside` those
    with small buttons on the certificate. The catalogue has ``results.page.<name>`` and
    ``results.page.<name>.tip``. `medals` finds those won for the first time.
    """

    new_game: Callable[[], None]
    title: Callable[[], None]
    further: Mapping[str, Callable[[], None]] = field(default_factory=dict)
    aside: Mapping[str, Callable[[], None]] = field(default_factory=dict)
    rematch: Callable[[bool], None] | None = None
    medals: Callable[[], WonFirst | None] = dict
    leave: str = "results.title_button"


class WayButtons(NamedTuple):
    """The buttons that leave the results."""

    leave: Button
    new: Button
    same: Button
    again: Button


class ResultsScene(Scene):
    """A certificate with the verdict and the table of points, or a first page of the game's own; charts and
    ledger where the results have them.

    `remark` is one more sentence ("taken back twice"), or empty; so may be the `code` of the deal. The count
    is drawn out by `pace` (1 is calm, 0 shows everything at once) and calls `hear` with its sounds.
    """

    ring: FocusRing

    def __init__(
        self,
        catalogue: Catalogue,
        results: Results,
        actions: ResultsActions,
        remark: str = "",
        *,
        code: str = "",
        pace: float = 0.0,
        hear: Callable[[str], None] = lambda sound: None,
    ) -> None:
        super().__init__()
        say = catalogue.say
        self.results = results
        self.certificate = Certificate(results, remark, say)
        self.front: FirstPage = results.front.make(remark) if results.front else self.certificate
        self.count = Count(self.front.lines, pace, sealed=bool(results.verdict.seal))
        self.page = PAGES[0]
        self.leaf: Frame = self.frame
        """The frame of what is on the paper."""
        self._hear = hear
        self._still: NotedPicture | None = None
        self._written: list[Written] = []
        """The state of the count's parts that has been drawn, or will be with the next picture."""
        self.ledger = PointsLedger(results.seats, results.ledger or LedgerPage("", "", (), ""))
        self.tabs = ResultTabs(say, results, self.turn_to, (actions.further, actions.aside), actions.medals)
        self.ways = _ways(say, actions)
        self.code_button = CodeButton(code, say)
        self.ring = FocusRing(
            [self.code_button, self.tabs.medals, self.ledger, *self.tabs.small, *self.tabs.row, *self.ways]
        )
        self.turn_to(PAGES[0])
        self.ring.focus(self.ways.again if actions.rematch else self.ways.new)

    def turn_to(self, page: str) -> None:
        """Show one of the `PAGES`."""
        self.page = page
        self.ledger.visible = page == "ledger"
        self.code_button.shown_on(page == PAGES[0])
        self.tabs.choose(page, self.frame)
        self._still, self._written, self.dirty = None, [], True

    def layout(self) -> None:
        """Place the pages' tabs on the left below the certificate, the buttons that leave on the right."""
        self.leaf = paper.drawn_out(self.frame)
        lay(self.tabs.row, self.ways, self.frame)
        self.tabs.choose(self.page, self.frame)
        self.code_button.layout(self.frame, beside=self.results.front is not None)
        reach = paper.wing(self.frame)
        ledger = self.leaf.rect(LEDGER[0] - reach, LEDGER[1], LEDGER[2] + 2 * reach, LEDGER[3])
        self.ledger.layout(ledger, self.frame)
        self._still, self._written = None, []

    def leave(self) -> None:
        """Free the picture."""
        super().leave()
        self._still = None

    def spoken(self) -> Iterable[str] | None:
        """The heading alone during the count, then everything drawn."""
        return None if self.count.done else (self.results.heading,)

    def cells(self) -> Cells:
        """The table's cells, row by row (sources, total, figures), a column for each seat."""
        return self.certificate.cells(self.leaf)

    def handle(self, event: pygame.event.Event) -> None:
        """Handle buttons; Escape goes to the title. A press during the count ends it first."""
        if self._skipped_by(event):
            return
        if move_of(event) == "cancel":
            self.ways.leave.press()
        elif self.ring.handle(event, self.size) or _turns(self, event):
            self.dirty = True

    def _skipped_by(self, event: pygame.event.Event) -> bool:
        """End the count at a press; return whether it is used up: clicks and letters keep their meaning."""
        if self.count.done:
            return False
        pointer = read(event, self.size)
        if event.type != pygame.KEYDOWN and not (pointer and pointer.kind == "down"):
            return False
        self.count.finish()
        self.dirty = True
        return move_of(event) in ("press", "cancel", "skip")

    def update(self, dt: float) -> None:
        """Advance the count; after it show the new medals."""
        if self.count.done:
            if self.tabs.medals.look():
                self.turn_to(self.page)
            return
        for sound in self.count.update(dt):
            self._hear(sound)
        if self.page == PAGES[0]:
            self._show_written()

    def _show_written(self) -> None:
        """Mark the parts that the count has changed to be drawn."""
        before, self._written = self._written, [*self.front.written(self.size, self.leaf, self.count)]
        if not before:
            self.dirty = True
        changed = [now[0] for now, then in zip(self._written, before, strict=False) if now != then]
        for place in joined(changed):
            self.mark_changed(place)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the paper, the page and the controls; note the words on who has won."""
        if self._still is None or self._still.picture.get_size() != surface.get_size():
            self._still = NotedPicture(lambda: self._paper(surface.get_size()))
        self._still.draw(surface)
        if self.page == PAGES[0]:
            self.front.draw(surface, self.leaf, self.count)
            note(*[self.certificate.victor.won] * self.count.done)
        self.ring.draw(surface, self.frame)

    def picture(self) -> pygame.Surface:
        """The page shown as a picture, without the buttons."""
        surface = self._paper(self.size)
        if self.page == PAGES[0]:
            self.front.draw(surface, self.leaf, self.count)
        elif self.page == "ledger":
            self.ledger.draw(surface, self.frame)
        return surface

    def _paper(self, size: tuple[int, int]) -> pygame.Surface:
        """The unmoving part of the page shown: wood, paper, heading, figures that do not count."""
        frame = self.leaf
        surface = pygame.Surface(size, 0, 32)
        if self.results.front and self.page == PAGES[0]:
            self.front.draw_still(surface, frame)
            self._warm()
            return surface
        shapes.desk(surface, surface.get_rect(), frame.scale)
        sheet = self.frame.rect(*paper.sheet(self.frame))
        shapes.shadow(surface, sheet, frame.scale, 200, 10)
        certificate.certificate(surface, sheet, frame.scale)
        heading, sentence = self._words()
        title = Style(Typeface.POSTER, frame.type(64, 1.0), pal.OXBLOOD_DEEP)
        base = HEADING[frame.is_large]
        text.draw(surface, heading, frame.point(960, base), title, "centre", frame.px(1300))
        if self.page == PAGES[0]:
            self.certificate.draw_still(surface, frame)
            self._warm()
            return surface
        style = lettered(frame, Typeface.BOOK_ITALIC, 25, pal.INK, 1.8)
        text.draw(surface, sentence, frame.point(960, SENTENCE), style, "centre", frame.px(1560), frame.floor)
        if self.page == "charts":
            charts.draw(surface, frame, self.results)
        return surface

    def _warm(self) -> None:
        """Draw the end of the count ahead, so that no frame waits for it."""
        if not self.count.done:
            self.front.warm(self.leaf)

    def _words(self) -> tuple[str, str]:
        """The heading of the page shown and the sentence below it."""
        page = {"charts": self.results.charts, "ledger": self.results.ledger}.get(self.page)
        return (page.heading, page.sentence) if page else (self.results.heading, "")


def _turns(scene: ResultsScene, event: pygame.event.Event) -> bool:
    """Scroll the ledger by a page key, though it has no focus; return whether it did."""
    keys = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
    paging = event.type == pygame.KEYDOWN and event.key in keys
    return paging and scene.page == "ledger" and scene.ledger.key(event)


def _ways(say: Say, actions: ResultsActions) -> WayButtons:
    """The buttons that leave; those to a new game with the same seats are visible where it is offered."""
    rematch = actions.rematch or (lambda same_deal: None)
    same, again = (lambda: rematch(True)), (lambda: rematch(False))
    button = partial(Button, look="verb", size=26)
    ways = WayButtons(
        button(say(actions.leave), actions.title, look="quiet", action="back"),
        button(say("results.new"), actions.new_game, action="new_game"),
        button(say("results.same"), same, action="same_again", tip=say("results.same.tip")),
        button(
            say("results.again"), again, look="primary", action="again", tip=say("results.again.tip"), size=28
        ),
    )
    ways.same.visible = ways.again.visible = actions.rematch is not None
    for way in ways:
        way.early = say("press.early")
    return ways


def leaf_through(scene: Scene) -> Iterator[None]:
    """Draw every page of the results ahead, one at each step, before the results are on the window."""
    assert isinstance(scene, ResultsScene)
    spare = pygame.Surface(scene.size)
    for page in (*PAGES[1:], PAGES[0]):
        if not scene.tabs[page].visible:
            continue
        scene.turn_to(page)
        scene.draw(spare)
        yield


def takeback_remark(session: Session, catalogue: Catalogue) -> str:
    """The sentence on the number of takebacks at the table; "" for none."""
    times = len(session.takebacks)
    return catalogue.say("results.taken_back", n=times) if times else ""
