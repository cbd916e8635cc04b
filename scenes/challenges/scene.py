"""The screen of challenges: the board of a game, and a page about the chosen challenge."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from raccoon.app.afterwards.challenges import STARS, Challenge, challenges, counts
from raccoon.app.deal_code import Deal
from raccoon.app.errors import AppError
from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from raccoon.app.saves.listing import Listing
from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.afterwards.page import AfterwardsPage, game_tabs
from scenes.art import Style, Typeface, palette as pal, pictograms, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import certificate, characters
from scenes.art.pieces.characters import framed_painting
from scenes.challenges.board import Board, draw_stars
from scenes.widgets.button import Button
from scenes.widgets.focus import move_of
from scenes.window.press_guard import ENTER

SHARE, GAP = 0.68, 26.0
"""The board's share of the page's width, and the gap next to it in design units."""
PAINTING, TALLEST, WAX = 90.0, 1.36, 120.0
"""The least height of an opponent's painting, its greatest height for its width, and the size of the seal of
a challenge won; lengths in design units.
"""
PALE = "#6b5636"


class ChallengesPage(AfterwardsPage):
    """The challenges of all games; `say_of` returns a game's sentences, `find` the saves known so far.
    `on_play` gets the challenge to play, `on_daily` opens the daily deals.
    """

    def __init__(
        self,
        say: Say,
        say_of: Callable[[str], Say],
        games: Sequence[str],
        find: Callable[[], Iterable[Listing]],
        on_play: Callable[[str, Challenge], None],
        on_daily: Callable[[], None],
        on_back: Callable[[], None],
    ) -> None:
        self._listings: Iterable[Listing] = ()
        self._say_of, self._find, self._on_play = say_of, find, on_play
        self.won = self.missed = Counter[str]()
        """The numbers of games in which each challenge of this game was won and missed, by name."""
        self.game, self.terms = games[0], ""
        self.board = Board(say, self._update_buttons)
        self.daily = Button(
            say("library.daily"),
            on_daily,
            look="quiet",
            action="daily",
            tip=say("library.daily.tip"),
            size=24,
        )
        self.play = Button(
            say("challenges.play"), self._play, look="primary", cap="confirm", hotkeys=ENTER, size=28
        )
        tabs = game_tabs(say, games, self.turn_to)
        super().__init__(say, tabs, on_back, [self.board], [self.daily, self.play])
        self.turn_to(self.game)

    @property
    def heading(self) -> str:  # type: ignore[override]
        """The title of the screen."""
        return self.say("challenges.title")

    @property
    def told(self) -> str:
        """The number of challenges won."""
        return self.say("challenges.told", n=len(self.won), all=len(challenges(self.game)))

    def turn_to(self, game: str) -> None:
        """Show the board of a game."""
        self.game = game
        for name, tab in self.tabs.items():
            tab.chosen = name == game
        self._count()
        self.board.show(challenges(game), self._say_of(game))
        self._update_buttons()

    def _count(self) -> None:
        """Count the challenges won and missed in the saves."""
        self._listings = self._find()
        self.won, self.missed = counts(self.game, self._listings)
        self.board.won = self.won
        self.dirty = True

    def update(self, dt: float) -> None:
        """Count again when more saves have been read."""
        if self._find() is not self._listings:
            self._count()

    def _update_buttons(self) -> None:
        self.play.about = self.game, self.board.at
        self.play.reason = self.terms = ""
        if self.board.chosen:
            try:
                self.terms = _terms(self.board.chosen.deal, self._say_of(self.game))
            except AppError as error:
                self.play.reason = self.say(error.key, **error.facts)
        self.dirty = True

    def _play(self) -> None:
        if self.board.chosen:
            self._on_play(self.game, self.board.chosen)

    def place(self) -> None:
        board = self.body
        board.width = round(board.width * SHARE)
        self.board.layout(board, self.leaf)

    def handle(self, event: pygame.event.Event) -> None:
        """Play the chosen challenge on Enter."""
        if move_of(event) == "press" and self.ring.focused is self.board:
            self.dirty = True
            self.play.press()
        else:
            super().handle(event)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the page about the chosen challenge: name, stars, result, story, goal, terms and opponents."""
        one = self.board.chosen
        if one is None:
            return
        frame, say, body = self.leaf, self._say_of(self.game), self.body
        left = self.board.rect.right + frame.px(GAP)
        box = pygame.Rect(left, body.top, body.right - left, body.height)
        title = Style(Typeface.POSTER, frame.heading(38), pal.OXBLOOD_DEEP)
        draw = partial(text.paragraph, surface, floor=frame.floor)
        head = pygame.Rect(box.left, box.top, box.width, frame.px(110))
        head = draw(say(f"challenge.{one.name}"), head, title)
        stars = pygame.Rect(box.left, head.bottom + frame.px(6), frame.px(34 * STARS), frame.px(34))
        won = one.name in self.won
        draw_stars(surface, stars, one.stars, won)
        told = Style(Typeface.BOOK_ITALIC, frame.type(23, 1.84), pal.TEAL_DEEP if won else PALE)
        at = stars.right + frame.px(14), stars.centery
        text.draw(surface, self.result(one), at, told, "left", box.right - at[0], frame.floor, middle=True)
        plain = Style(Typeface.BOOK, frame.type(23, 1.84), pal.INK)
        people = 2 * plain.leading + frame.px(PAINTING)
        rest = pygame.Rect(box.left, stars.bottom + frame.px(14), box.width, 0)
        room, gap = box.bottom - people - rest.top, frame.px(12)
        italic = lettered(frame, Typeface.BOOK_ITALIC, 25, PALE)
        bold = lettered(frame, Typeface.BOOK_BOLD, 28, pal.INK)
        key = f"challenge.{one.name}"
        for words, share, style in (
            (say(f"{key}.story"), 0.34, italic),
            (say(f"{key}.goal"), 0.4, bold),
            (self.terms, 0.2, lettered(frame, Typeface.BOOK, 22, PALE)),
        ):
            rest.height = round(room * share)
            rest.top = draw(words, rest, style).bottom + gap
        rest.height = box.bottom - rest.top
        self._draw_opponents(surface, rest, one, plain)

    def result(self, one: Challenge) -> str:
        """Return the words about the result of a challenge so far."""
        won, missed = self.won[one.name], self.missed[one.name]
        if won:
            return self.say("challenges.won")
        return self.say("challenges.missed", n=missed) if missed else self.say("challenges.unplayed")

    def _draw_opponents(
        self, surface: pygame.Surface, box: pygame.Rect, one: Challenge, style: Style
    ) -> None:
        """Draw a painting of each opponent with the name below it, as large as fits, at the foot."""
        frame, roster = self.leaf, Opponents(self.game)
        faces = roster.faces([Seat("", who) for who in one.opponents])
        titles = [roster.title(who, self._say_of(self.game)) for who in one.opponents]
        fitting = (
            _painting_sizes(box, frame.px(16), titles, style, many) for many in range(1, len(faces) + 1)
        )
        columns, wide, high, foot = max(fitting, key=lambda found: min(found[1:3]))
        top, step = box.bottom - -(-len(faces) // columns) * (high + foot), wide + frame.px(16)
        place = pygame.Rect(box)
        for number, (title, face) in enumerate(zip(titles, faces, strict=True)):
            row, column = divmod(number, columns)
            beside = min(columns, len(faces) - row * columns)
            left = box.centerx - (beside * step - frame.px(16)) // 2 + column * step
            place = pygame.Rect(left, top + row * (high + foot), wide, high)
            words = pygame.Rect(left, place.bottom, wide, foot)
            if columns == 1:
                words.left, words.width = box.left, box.width
            mood = characters.PUT_OUT if one.name in self.won else characters.CALM
            framed_painting(surface, place, frame.scale, characters.painted(face, mood))
            text.paragraph(surface, title, words, style, "centre", floor=frame.floor)
        if one.name in self.won:
            self._draw_seal(surface, place)

    def _draw_seal(self, surface: pygame.Surface, painting: pygame.Rect) -> None:
        side = min(self.leaf.px(WAX), painting.height // 3)
        wax = pygame.Rect(painting.right - side * 3 // 4, painting.bottom - side, side, side)
        certificate.seal(surface, wax)
        pictograms.draw(surface, wax.inflate(-side // 2, -side // 2), "check")


def _painting_sizes(
    box: pygame.Rect, gap: int, titles: Sequence[str], style: Style, columns: int
) -> tuple[int, int, int, int]:
    """Return `columns`, a painting's width and height in so many columns, and the height of its words."""
    wide = (box.width + gap) // columns - gap
    foot = max(text.height(title, style, wide) for title in titles) + gap // 2
    high = max(1, min(box.height // -(-len(titles) // columns) - foot, round(TALLEST * wide)))
    return columns, min(wide, round(high / TALLEST)) if columns == 1 else wide, high, foot


def _terms(deal: Deal, say: Say) -> str:
    """Return the person's role and the options that differ from the usual ones; "" for none."""
    usual = game_named(deal.game).options_type()
    told = [say("challenges.role", role=say(f"role.{deal.roles[0]}"))] if deal.roles[0] else []
    for name, value in deal.options.items():
        if value != getattr(usual, name):
            told.append(say(f"option.{name}" if value is True else f"option.{name}.{value}"))
    return "\n".join(told)
