"""The review of a finished game: every seat's chance to win over time, and cards of the turning points."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.afterwards.reckoning import reckon
from raccoon.app.afterwards.review import CARDS
from raccoon.app.wording import listed
from scenes.afterwards.finished import FinishedGame
from scenes.afterwards.page import AfterwardsPage
from scenes.art import palette as pal
from scenes.chances import cards, plate
from scenes.chances.cards import CardLook, CardView
from scenes.chances.curve import ChanceCurves
from scenes.chances.luck import verdict
from scenes.chances.turning import TurningCard, TurningWords
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PLAIN
from scenes.widgets.button import Button
from scenes.window.press_guard import ENTER

TABLE = (1280, 720)
"""The size in which the table is drawn, in pixels."""
DARK = 150
CLOSER, LEAST = 1.15, 130
"""The picture's height in heights of the piece it is about, and at least, in pixels of the table."""


class MomentPictures:
    """Draws the pictures of a game's turning points, in small steps."""

    def __init__(self, game: FinishedGame, words: TurningWords) -> None:
        self._game, self._words = game, words
        self._picture = TablePicture(game.shown.look, words.seats, words.say)

    def drawn(self, card: TurningCard, size: tuple[int, int]) -> Iterator[pygame.Surface | None]:
        """Yield None until the picture of that size is drawn, then the picture."""
        session, look = self._game.session, self._game.shown.look
        view = session.view(None, card.shown)
        layout, history = look.layout(TABLE, view, 1.0), self._words.log.history_at(card.shown)
        for _ in self._picture.prepare(layout, view, history):
            yield None
        sheet = pygame.Surface(TABLE)
        self._picture.draw(sheet, layout, view, PLAIN, history)
        found = [rect for key, rect in self._game.shown.inspection.places(layout, view) if key in card.pieces]
        yield _crop_around(sheet, found, size)


def _crop_around(sheet: pygame.Surface, lit: list[pygame.Rect], size: tuple[int, int]) -> pygame.Surface:
    """Return the part of the table around the lit pieces, with everything else darkened."""
    bright, whole = sheet.copy(), sheet.get_rect()
    sheet.fill((DARK,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    for rect in lit:
        sheet.blit(bright, rect, rect)
        pygame.draw.rect(sheet, pal.rgb(pal.GLOW), rect.inflate(6, 6), 3, border_radius=6)
    about = max(lit, key=lambda rect: rect.width * rect.height) if lit else whole
    high = max(about.height * CLOSER, about.width * CLOSER * size[1] / size[0], LEAST)
    wide = min(whole.width, round(high * size[0] / size[1]))
    part = pygame.Rect(0, 0, wide, round(wide * size[1] / size[0]))
    part.center = about.center
    return pygame.transform.smoothscale(sheet.subsurface(part.clamp(whole).clip(whole)), size)


CHART, GAP = 0.38, 16.0
"""The share of the curves in the page, and the gap below them in design units."""


@dataclass(frozen=True)
class ReviewWays:
    """The functions that show the table after so many moves, fork a game there (or None), and go back."""

    show: Callable[[int], None]
    fork: Callable[[int], None] | None
    back: Callable[[], None]


class ChancesScene(AfterwardsPage):
    """Shows the chances and turning points that an `assessment` has found so far."""

    def __init__(self, game: FinishedGame, assessment: Assessment, ways: ReviewWays) -> None:
        say, seats = game.say, game.results.seats
        self._game, self.assessment, self._to = game, assessment, ways
        self._progress = game.session.match.game.progress(game.session.view(None)).key
        self._percent = partial(_percent, game)
        self.curves = ChanceCurves(seats, self._percent, say("chances.nobody"))
        self.cards: list[CardView] = []
        self._known = False
        self._announcements = plate.Announcements(assessment, say)
        self._painting: Iterator[None] = iter(())
        self.show_button = Button(
            say("chances.show"), self._show, look="primary", cap="confirm", hotkeys=ENTER, size=26
        )
        super().__init__(say, game.tabs("review"), ways.back, [self.curves], [self.show_button])
        self.heading = say("chances.title")
        self._update_buttons()

    def leave(self) -> None:
        """Stop the assessment; its results so far are stored."""
        super().leave()
        self.assessment.close()

    @property
    def told(self) -> str:
        """The sentence below the heading: the chances at the cursor, a problem, or the possible error."""
        course, trouble = self.assessment.course, self.assessment.trouble
        if course is None:
            return self.say(trouble.key, **trouble.facts) if trouble else self.say("chances.begun")
        if self.curves.at is not None:
            return self._chances_sentence(self.curves.at)
        if trouble:
            return self.say(trouble.key, **trouble.facts)
        key = "chances.told" if course.done == 1 else "chances.working"
        return self.say(key, points=max(1, round(100 * course.doubt)))

    def _chances_sentence(self, at: int) -> str:
        course = self.assessment.course
        assert course
        round_ = int(min(course.times[at], course.times[-1] - 1e-6)) + 1
        when = self.say(f"progress.{self._progress}.heading", n=round_)
        told = self.curves.chances_at(at)
        each = [self.say("chances.each", name=name, share=self._percent(n)) for name, n in told]
        return self.say("chances.at", when=when, chances=listed(each, self.say, "comma"))

    @property
    def read(self) -> str:
        """The sentence in place of the cards while there are none: the progress, or the reason."""
        if self.assessment.course is None or self.cards:
            return ""
        if self._known:
            return self.say("review.none")
        if self.assessment.done:
            return ""
        return plate.progress(self.assessment, self.say)

    def _show(self) -> None:
        course = self.assessment.course
        if course and self.curves.at is not None:
            self._to.show(course.places[self.curves.at])

    def _update_buttons(self) -> None:
        self.show_button.reason = "" if self.curves.at is not None else self.say("chances.show.why")
        self.dirty = True

    def update(self, dt: float) -> None:
        """Take over new results and announce them; draw the pictures of the cards in small steps."""
        if self.assessment.poll():
            if self.assessment.course:
                self.curves.show(self.assessment.course)
            self.dirty = True
        elif not self._known and self.assessment.reviewed:
            self._take_cards()
        elif not self.dirty:
            next(self._painting, None)
        self.news.extend(self._announcements.news(self.heading if self._known else ""))

    def _take_cards(self) -> None:
        """Make the cards: the turning points are known."""
        assert self.assessment.review
        assert self.assessment.course
        seats, words = self._game.results.seats, TurningWords(self._game)
        look = CardLook(words.seats, [one.face for one in seats], self.say, self._percent)
        for number, found in enumerate(self.assessment.review.cards, 1):
            card = words.card(found)
            show, fork = partial(self._to.show, card.shown), partial(self._fork, card.moves)
            view = CardView(number, card, look, (show, fork))
            view.fork.reason = "" if self._to.fork else self.say("replay.fork.why")
            self.cards.append(view)
        self.curves.medals = tuple((one.card.moves, one.card.seat) for one in self.cards)
        reckoned = reckon(self._game.session.match, self.assessment.course, self.assessment.review)
        self.heading = verdict(self._game, reckoned)
        self._known, self._pictures = True, MomentPictures(self._game, words)
        buttons = [button for one in self.cards for button in (one.show, one.fork)]
        self.ring.set([self.curves, *buttons, *self.tabs.values(), *self.ways])
        self.layout()
        self.dirty = True

    def _fork(self, moves: int) -> None:
        if self._to.fork:
            self._to.fork(moves)

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the event, and enable the button that shows the table once there is a cursor."""
        super().handle(event)
        self._update_buttons()

    def place(self) -> None:
        """Place the curves, and the cards below them."""
        body, frame = self.body, self.leaf
        chart = pygame.Rect(body.left, body.top, body.width, round(body.height * CHART))
        self.curves.layout(chart, frame)
        self._area = pygame.Rect(body.left, chart.bottom + frame.px(GAP), body.width, 0)
        self._area.height = body.bottom - self._area.top
        for one, rect in zip(
            self.cards, cards.places(self._area, len(self.cards), CARDS, frame), strict=True
        ):
            one.layout(rect, frame)
        self._painting = self._paint_pictures()

    def _paint_pictures(self) -> Iterator[None]:
        for one in self.cards:
            for picture in self._pictures.drawn(one.card, one.window.size):
                one.picture = picture or one.picture
                yield
            self.dirty = True

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cards, or the progress in their place."""
        frame, course = self.leaf, self.assessment.course
        for one in self.cards:
            one.draw(surface, frame)
        if course is None or self.cards:
            return
        lobby = self._game.shown.lobby
        plate.draw(surface, self.read, self._area, frame, lobby, plate.share(self.assessment))


def _percent(game: FinishedGame, value: int) -> str:
    return game.say("settings.percent", amount=value)
