"""The screen at a game's first start: learn it, play it, or go back."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from raccoon.app.text import Say
from scenes.art import DESIGN, Frame, Style, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import lettering
from scenes.screens.app_context import AppContext, Way
from scenes.table.presentation import GamePresentation
from scenes.table.presentation.learning import PaintPoster
from scenes.widgets.button import Button
from scenes.widgets.button_form import ButtonStyle
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.widget import Pointer
from scenes.window.scene import Scene

POSTERS = ((244, 232, 692, 788), (984, 232, 692, 788))
BACK, NAME_AT = (244, 56, 200, 68), 960
BACK_RIGHT, NAME_LEFT = (1476, 56, 200, 68), 644
"""The back button and the middle of the name: usually, and where the background has the name at its left."""
NEEDED = 1560
"""The width that both posters need with their margins, in design units."""
WORDS, LARGE_WORDS = (104, 1056), (90, 1062)
"""The ordinates of the name above the posters and of the words below them, usually and in large text."""
PICTURE = (38, 38, 616, 428)
LOW = 230
"""The height of a poster's picture in large text, in design units."""
INKS = {"learn": (pal.TEAL_DEEP, pal.TEAL), "play": (pal.OXBLOOD_DEEP, pal.OXBLOOD)}


class Poster(Button):
    """One of the two choices as a large button: a picture, a heading, a description."""

    def __init__(
        self, say: Say, name: str, picture: PaintPoster | None, on_press: Callable[[], None]
    ) -> None:
        super().__init__(say(f"welcome.{name}.button"), on_press, action=name)
        self._say, self._name, self._picture = say, name, picture
        look: ButtonStyle = "primary" if name == "play" else "verb"
        cap = "play" if name == "play" else "confirm"
        self._button = Button(self.label, on_press, look=look, cap=cap, size=28)

    def pointer(self, pointer: Pointer) -> bool:
        """Handle the pointer: the whole poster is the button."""
        changed = super().pointer(pointer)
        self._button.hover, self._button.held = self.hover, self.held
        return changed

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the poster: a gilt frame round paper with picture, words and button."""
        k, whole = frame.scale, self.rect
        ink, edge = INKS[self._name]
        if self.focused or self.hover:
            shapes.glow(surface, whole, k, strength=230)
        shapes.shadow(surface, whole, k, 200, 8)
        shapes.plate(surface, whole, k, pal.GILT_LIGHT, pal.GILT_DEEP, 14)
        paper = whole.inflate(-frame.px(28), -frame.px(28))
        shapes.paper_panel(surface, paper, k, edge=edge)
        picture = pygame.Rect(whole.left + frame.px(PICTURE[0]), whole.top + frame.px(PICTURE[1]), 0, 0)
        picture.width, picture.height = (
            whole.width - 2 * frame.px(PICTURE[0]),
            frame.px(LOW if frame.is_large else PICTURE[3]),
        )
        if self._picture:
            surface.set_clip(picture)
            self._picture(surface, picture, self._say)
            surface.set_clip(None)
        pygame.draw.rect(surface, pal.rgb(pal.INK), picture, frame.px(2))
        self._button.rect = pygame.Rect(0, 0, frame.px(480 if frame.is_large else 340), frame.px(64))
        self._button.rect.midbottom = (whole.centerx, whole.bottom - frame.px(40))
        self._words(surface, picture, ink, frame)
        self._button.draw(surface, frame)
        if self.focused:
            shapes.focus_line(surface, whole, k, 14)

    def _words(self, surface: pygame.Surface, picture: pygame.Rect, ink: pal.Colour, frame: Frame) -> None:
        say, middle = self._say, picture.centerx
        head = Style(Typeface.POSTER, frame.type(76, 1.2), ink)
        text.draw(
            surface,
            say(f"welcome.{self._name}"),
            (middle, picture.bottom + frame.px(78)),
            head,
            "centre",
            picture.width,
        )
        beneath = lettered(frame, Typeface.BOOK_ITALIC, 29, pal.INK, 1.7)
        line = picture.bottom + frame.px(132 if frame.is_large else 118)
        words, room = say(f"welcome.{self._name}.beneath"), picture.width * (9 if frame.is_large else 5) // 10
        text.draw(surface, words, (middle, line), beneath, "centre", room, frame.floor, middle=True)
        reach = text.width(*text.fit(words, beneath, room, frame.floor)) // 2 + frame.px(22)
        outer = picture.width // 2 - frame.px(50)
        for side in (-1, 1) if reach < outer else ():
            start, end = middle + side * reach, middle + side * outer
            pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), (start, line), (end, line), frame.px(2))
        body = Style(Typeface.BOOK_SEMIBOLD, frame.type(23), pal.INK)
        top = line + beneath.pixels // 2 + frame.px(4)
        box = pygame.Rect(0, top, picture.width - frame.px(40), self._button.rect.top - frame.px(6) - top)
        box.centerx = middle
        text.paragraph(
            surface, say(f"welcome.{self._name}.why"), box, body, "centre", centred=True, floor=frame.floor
        )


class WelcomeScene(Scene):
    """The choice between learning a game and playing it, at its first start."""

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        shown: GamePresentation,
        on_learn: Callable[[], None],
        on_play: Callable[[], None],
        on_leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self.say = say
        self._name, self._leave = say(f"game.{shown.game}"), on_leave
        self._ground = shown.lobby.title_ground()
        learn, play = shown.learning.posters or (None, None)
        self.learn = Poster(say, "learn", learn, on_learn)
        self.play = Poster(say, "play", play, on_play)
        self.back = Button(say("title.continue.back"), on_leave, look="quiet", cap="back", size=24)
        self.ring = FocusRing([self.learn, self.play, self.back], shown=True)

    @property
    def leaf(self) -> Frame:
        """The frame of everything in the window's middle, as large as width and height allow."""
        frame = self.frame
        times = min(self.size[0] / frame.px(NEEDED), self.size[1] / frame.px(DESIGN[1]))
        scale = times * frame.scale
        left, top = ((size - scale * sheet) / 2 for size, sheet in zip(self.size, DESIGN, strict=True))
        return replace(frame, left=left, top=top, scale=scale)

    def layout(self) -> None:
        """Place the two posters next to each other, the back button above."""
        for poster, place in zip((self.learn, self.play), POSTERS, strict=True):
            poster.rect = self.leaf.rect(*place)
        self.back.rect = self.leaf.rect(*(BACK_RIGHT if self._at_left else BACK))

    @property
    def _at_left(self) -> bool:
        return self._ground.name_at == "left"

    def handle(self, event: pygame.event.Event) -> None:
        """Handle mouse, keys and controller; Esc goes back."""
        if move_of(event) == "cancel":
            self._leave()
            return
        self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title's background, darker; the name of the game; the posters."""
        frame, say = self.leaf, self.say
        self._ground.draw(surface)
        shapes.dim(surface, 190 if frame.high_contrast else 120)
        middle = NAME_LEFT if self._at_left else NAME_AT
        above, below = LARGE_WORDS if frame.is_large else WORDS
        lettering.poster_line(surface, self._name, frame.point(middle, above), frame.px(122), frame.px(800))
        style = lettered(frame, Typeface.BOOK_ITALIC, 30, pal.IVORY, 1.6, shadow=frame.px(2))
        at, limit = frame.point(middle, 196), frame.px(1300)
        if self._at_left:  # the background has bright lights there
            wide = min(limit, text.width(say("welcome.ask"), style))
            plate = pygame.Rect(0, 0, wide + frame.px(36), style.pixels + frame.px(8))
            plate.midbottom = at[0], at[1] + round(0.3 * style.pixels)
            shapes.inset(surface, plate, frame.scale, 12)
        text.draw(surface, say("welcome.ask"), at, style, "centre", limit)
        self.ring.draw(surface, frame)
        small = lettered(frame, Typeface.BOOK_ITALIC, 24, pal.IVORY, 1.6, shadow=frame.px(2))
        text.draw(surface, say("welcome.foot"), frame.point(960, below), small, "centre", frame.px(1600))


def first_start(shell: AppContext, game: str) -> WelcomeScene:
    """The screen for a game's first start; once a choice has been made it is not offered again."""

    def chosen(way: Way) -> None:
        shell.settings.introduce(game)
        shell.save_settings()
        shell.back()
        way(game)

    learn, play = partial(chosen, shell.ways.learn), partial(chosen, shell.ways.lobby)
    return WelcomeScene(shell.say_in(game), shell.presentations[game], learn, play, shell.back)
