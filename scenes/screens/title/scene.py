"""The title: the ground of a game, the name of the program, and what one can do."""

from collections.abc import Callable, Iterator, Sequence

import msgspec
import pygame

from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import shapes, text, theme
from scenes.art.fonts import Typeface
from scenes.art.landscape.title_ground import TitleGround
from scenes.art.pieces import lettering
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.text import Style
from scenes.screens.title.buttons import ContinueButton, GameTile
from scenes.widgets.button import Button
from scenes.widgets.focus import MenuRing
from scenes.window.scene import Scene

NAME, RIBBON = (140, 48, 1640, 284), (452, 338, 1016, 84)
"""The rectangles of the program's name, and of the ribbon with words below it."""
WARNING = (520, 950, 1040, 92)
"""The rectangle of the sentence that a player is told from the start."""
PANEL = (84, 446, 396, 526)
BUTTON, GAP = 72.0, 14.0
TILES = (528, 440, 1320, 574)
"""The rectangle of the games' posters, where there are several."""
ALIVE = 1.0
"""Seconds in which the ground comes to life; then there is time for other work."""
WIDEST = 360.0
"""A tile's width with the gap beside it, at most."""


class TitleActions(msgspec.Struct, frozen=True):
    """The actions of the title's buttons."""

    resume: Callable[[], None]
    new_game: Callable[[], None]
    settings: Callable[[], None]
    quit: Callable[[], None]
    library: Callable[[], None]
    challenges: Callable[[], None]
    rules: Callable[[], None] | None = None
    """Opens the rulebook; None where there is none."""
    learn: Callable[[], None] | None = None
    """Begins the guided game, or goes on with it; None where there is none."""


class TitleLook(msgspec.Struct, frozen=True):
    """The ground of the title, the words on its ribbon and, small, those in the corner."""

    ground: TitleGround
    motto: str
    place: str = ""


class TitleScene(Scene):
    """The first screen, in its `look`.

    `unfinished` tells where the last game stands ("round 9, Clara's turn"), "" where there is none, None as
    long as that is not known: it is asked again then. `warning` is a sentence to show once, beneath the
    buttons (settings that could not be read); `moving` tells whether the ground may be alive. Where there are
    several games a row of `tiles` begins a new one instead of the button. `rest` is called in each frame in
    which nothing lies over the title, until it says that nothing is left to be done.
    """

    ring: MenuRing

    def __init__(
        self,
        catalogue: Catalogue,
        actions: TitleActions,
        look: TitleLook,
        unfinished: Callable[[], str | None] = lambda: "",
        warning: str = "",
        moving: Callable[[], bool] = lambda: True,
        tiles: Sequence[GameTile] = (),
        rest: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__()
        self._rest, self._time = rest, 0.0
        self.tiles = tuple(tiles)
        self._moving = moving
        self.catalogue = catalogue
        self.look, self.warning = look, warning
        say = catalogue.say
        self.resume_button = ContinueButton(say, actions.resume, unfinished)
        self.new_button = Button(say("title.new"), actions.new_game)
        self.library_button = Button(say("title.library"), actions.library, size=26)
        self.challenges_button = Button(say("title.challenges"), actions.challenges, size=26)
        self.settings_button = Button(say("title.settings"), actions.settings, size=26)
        self.quit_button = Button(say("title.quit"), actions.quit, look="quiet")
        self.learn_button = Button(say("title.learn"), actions.learn or _nothing)
        self.rules_button = Button(say("title.rules"), actions.rules or _nothing, action="rulebook")
        self.rules_button.cap = ""
        self.new_button.visible = not self.tiles
        self.learn_button.visible, self.rules_button.visible = bool(actions.learn), bool(actions.rules)
        self._rows = (
            (self.resume_button,),
            (self.new_button,),
            (self.learn_button, self.rules_button),
            (self.library_button, self.settings_button),
            (self.challenges_button, self.quit_button),
        )
        self.ring = MenuRing([*(button for row in self._rows for button in row), *self.tiles], shown=True)
        self._first = self.resume_button if self.resume_button.enabled else (*self.tiles, self.new_button)[0]
        self.ring.focus(self._first)

    @property
    def rested(self) -> bool:
        """Whether nothing is left to be done while it rests."""
        return self._rest is None

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """The rectangle of the buttons in design units: as high as there are rows of them."""
        left, top, width, height = PANEL
        return left, top, width, height - (BUTTON + GAP) * (len(self._rows) - len(self._seen_rows))

    @property
    def _seen_rows(self) -> list[list[Button]]:
        """The buttons that can be seen, row by row."""
        rows = ([button for button in row if button.visible] for row in self._rows)
        return [row for row in rows if row]

    def layout(self) -> None:
        """Stack the rows of buttons in the panel; the games in a row beside it."""
        left, top, width, _ = PANEL
        y = top + 38.0
        for number, row in enumerate(self._seen_rows):
            height = 102.0 if number == 0 else BUTTON
            each = (width - 68 + GAP) / len(row)
            for place, button in enumerate(row):
                button.rect = self.frame.rect(left + 34 + place * each, y, each - GAP, height)
            y += height + GAP
        left, top, width, height = TILES
        step = min(WIDEST, width / max(1, len(self.tiles)))
        for number, tile in enumerate(self.tiles):
            tile.rect = self.frame.rect(left + number * step, top, step - 24, height)

    def handle(self, event: pygame.event.Event) -> None:
        """Buttons by mouse, keyboard and controller."""
        self.look.ground.notice(event)
        self.dirty = self.ring.handle(event, self.size) or self.dirty

    def resume(self) -> None:
        """Back from the settings, where motion may have been reduced."""
        super().resume()
        self.look.ground.awake = True

    def update(self, dt: float) -> None:
        """The ground lives while nothing lies over the title. The last game may have been found: unless the
        focus was moved meanwhile, it has it.
        """
        if self.resume_button.look_for_it():
            self.dirty = True
            if self.resume_button.enabled and self.ring.focused is self._first:
                self.ring.focus(self.resume_button)
        self.idle = self.rested and not self.stirred
        if self.stack is not None and self.stack.top is not self:
            return
        if self._moving() and not self.coming:  # else it would be another picture before it is drawn
            self.stirred |= self.look.ground.update(dt)
            self.dirty |= self.look.ground.is_stale()
        self._time += dt
        drawn = not (self.dirty or self.stirred or self.coming)
        if drawn and self._time > ALIVE and self._rest and self._rest():
            self._rest = None

    def aloft(self) -> Iterator[PlacedSprite]:
        """The sprites of the ground where neither panel nor games hide it; before them the place's name."""
        frame = self.frame
        covers = [frame.rect(*place) for place in (self.panel, NAME, RIBBON)]
        covers += [tile.rect for tile in self.tiles]
        if self.warning:
            covers.append(frame.rect(*WARNING))
        yield from self.look.ground.aloft(self.size, covers, self._moving())
        yield self._place_told()

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, the lettering, the panel of buttons."""
        frame, say = self.frame, self.catalogue.say
        self.look.ground.is_stale(self._moving())
        self.look.ground.draw(surface)
        lettering.poster_line(
            surface, say("title.name"), frame.rect(*NAME).center, frame.px(204), frame.px(NAME[2])
        )
        lettering.ribbon(surface, frame.rect(*RIBBON), frame.scale)
        motto = Style(Typeface.BOOK_ITALIC, frame.type(29, 1.25), pal.IVORY)
        text.draw(
            surface, self.look.motto, frame.point(960, 370), motto, "centre", frame.px(840), middle=True
        )
        shapes.wood_panel(surface, frame.rect(*self.panel), frame.scale, filigree=True)
        if self.warning:
            self._draw_warning(surface)
        self.ring.draw(surface, frame)

    def _place_told(self) -> PlacedSprite:
        """Small, in the corner; what lies behind it may be light, so high contrast puts it on a plate."""
        frame = self.frame
        style = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.4), pal.IVORY, frame.px(2))
        image = _plate(self.look.place, style, frame.scale, theme.high_contrast())
        plate = image.get_rect()
        plate.bottomright = self.size[0] - frame.px(34), self.size[1] - frame.px(26)
        return image, plate

    def _draw_warning(self, surface: pygame.Surface) -> None:
        frame = self.frame
        box = frame.rect(*WARNING)
        shapes.paper_panel(surface, box, frame.scale)
        style = Style(Typeface.BOOK, frame.type(21, 1.4), pal.INK)
        margin = frame.px(16)
        text.paragraph(
            surface, self.warning, box.inflate(-2 * margin, -margin), style, centred=True, floor=frame.floor
        )


def _nothing() -> None:
    """Do nothing, as this button is not seen."""


@surface_cache(2)
def _plate(place: str, style: Style, scale: float, contrast: bool) -> pygame.Surface:
    """The name of the place, on a plate where `contrast` asks for one."""
    margin = round(14 * scale)
    plate = pygame.Rect(0, 0, text.width(place, style) + 2 * margin, style.leading)
    image = pygame.Surface(plate.size, pygame.SRCALPHA)
    if contrast:
        shapes.inset(image, plate, scale, 8)
    text.draw(image, place, (plate.right - margin, plate.bottom - round(8 * scale)), style, "right")
    return image
