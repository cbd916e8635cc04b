"""The title: a landscape, the name of the program or game, the menu, and a tile for each game."""

from collections.abc import Callable, Iterator, Sequence

import msgspec
import pygame

from raccoon.app.text import Catalogue
from scenes.art import Style, Typeface, palette as pal, shapes, text, theme
from scenes.art.landscape.title_ground import TitleGround
from scenes.art.pieces import lettering
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.screens.title.buttons import GameTile
from scenes.screens.title.menu import TitleActions, TitleMenu
from scenes.screens.title.places import TitlePlaces, title_places
from scenes.widgets.focus import MenuRing
from scenes.window.scene import Scene

ALIVE = 1.0
"""The seconds after which `rest` is first called: until then the landscape starts to move."""


class TitleLook(msgspec.Struct, frozen=True):
    """The landscape of the title, the words on its ribbon (`motto`), the small ones in the corner (`place`),
    and the name in large letters, the program's if "".
    """

    ground: TitleGround
    motto: str
    place: str = ""
    name: str = ""


class TitleScene(Scene):
    """The first screen, in its `look`.

    `unfinished` describes the last game ("round 9, Clara's turn"), "" if there is none; it is asked again
    as long as it returns None (not yet known). `warning` is a sentence shown over the ribbon, as of settings
    that could not be read; `moving` returns whether the landscape may move. With `tiles`, one for each of
    several games, there is no button for a new game. `rest` is called in each frame in which the title is
    uncovered and nothing is to be drawn, until it returns True.
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
        self.menu = TitleMenu(actions, unfinished, catalogue.say)
        self.menu.new.visible = not self.tiles
        self.ring = MenuRing([*self.menu.buttons, *self.tiles], shown=True)
        self._first = self.menu.resume if self.menu.resume.enabled else (*self.tiles, self.menu.new)[0]
        self.ring.focus(self._first)

    @property
    def rested(self) -> bool:
        """Whether `rest` has finished its work, or was not given."""
        return self._rest is None

    def layout(self) -> None:
        """Place the menu, and the tiles in a row next to or above it."""
        places = self.places
        self.menu.layout(self.frame, places.band, places.rows)
        left, top, width, height = places.posters
        step = min(places.broadest, width / max(1, len(self.tiles)))
        for number, tile in enumerate(self.tiles):
            tile.rect = self.frame.rect(left + number * step, top, step - 24, height)

    def handle(self, event: pygame.event.Event) -> None:
        self.look.ground.notice(event)
        self.dirty = self.ring.handle(event, self.size) or self.dirty

    def resume(self) -> None:
        """Uncovered again: let the landscape move, if the settings still allow it."""
        super().resume()
        self.look.ground.awake = True

    def update(self, dt: float) -> None:
        """Move the landscape while the title is uncovered; focus Continue once a last game is found."""
        if self.menu.resume.look_for_it():
            self.dirty = True
            if self.menu.resume.enabled and self.ring.focused is self._first:
                self.ring.focus(self.menu.resume)
        self.idle = self.rested and not self.sprites_changed
        if self.stack is not None and self.stack.top is not self:
            return
        if self._moving() and not self.coming:  # else it would be another picture before it is drawn
            self.sprites_changed |= self.look.ground.update(dt)
            self.dirty |= self.look.ground.is_stale()
        self._time += dt
        drawn = not (self.dirty or self.sprites_changed or self.coming)
        if drawn and self._time > ALIVE and self._rest and self._rest():
            self._rest = None

    def sprites(self) -> Iterator[PlacedSprite]:
        """Yield the landscape's moving sprites where nothing covers them, and above them the place's name."""
        frame = self.frame
        places = self.places
        covers = [frame.rect(*place) for place in (self.menu.panel, places.name, places.ribbon)]
        covers += [tile.rect for tile in self.tiles]
        if self.warning:
            covers.append(self.notice)
        yield from self.look.ground.sprites(self.size, covers, self._moving())
        yield self._place_sprite()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the landscape, the lettering and the menu's panel."""
        frame, places = self.frame, self.places
        self.look.ground.is_stale(self._moving())
        self.look.ground.draw(surface)
        name, room = self.look.name or self.catalogue.say("title.name"), frame.rect(*places.name)
        if self.tiles or self.look.ground.name_at == "across":
            lettering.poster_line(surface, name, room.center, frame.px(places.letters), room.width)
        else:
            lettering.poster_block(surface, name, room)
        self._draw_motto(surface, frame.rect(*places.ribbon))
        shapes.wood_panel(surface, frame.rect(*self.menu.panel), frame.scale, filigree=True)
        if self.warning:
            self._draw_warning(surface)
        self.ring.draw(surface, frame)

    def _draw_motto(self, surface: pygame.Surface, ribbon: pygame.Rect) -> None:
        """Draw the ribbon with its words, in two lines if it is high enough."""
        frame = self.frame
        lettering.ribbon(surface, ribbon, frame.scale)
        slim = text.NARROWEST if frame.is_large else 1.0
        style = Style(Typeface.BOOK_ITALIC, frame.heading(29), pal.IVORY, slim=slim)
        room = ribbon.inflate(-frame.px(176), 0)
        room.height = ribbon.height * 19 // 25
        if room.height >= 2 * style.leading:
            text.paragraph(surface, self.look.motto, room, style, "centre", centred=True, floor=frame.floor)
        else:
            at = ribbon.centerx, ribbon.top + frame.px(32)
            text.draw(surface, self.look.motto, at, style, "centre", room.width, frame.floor, middle=True)

    @property
    def places(self) -> TitlePlaces:
        """The places of all parts in this window."""
        return title_places(self.frame, len(self.tiles), self.look.ground.name_at)

    @property
    def notice(self) -> pygame.Rect:
        """The place of the warning."""
        return self.frame.rect(*self.places.warning)

    def _place_sprite(self) -> PlacedSprite:
        """Return the place's name in small letters for the lower right corner; with a single game below the
        menu's panel, away from the raccoon. It has a plate in high contrast, as the landscape may be light,
        and in high windows, which show water there.
        """
        frame = self.frame
        plated = theme.high_contrast() or 5 * self.size[0] < 8 * self.size[1]
        style = Style(Typeface.BOOK_ITALIC, frame.type(20), pal.IVORY, frame.px(2))
        image = _plate(self.look.place, style, frame.scale, plated)
        plate = image.get_rect()
        plate.bottomright = self.size[0] - frame.px(34), self.size[1] - frame.px(26)
        panel = frame.rect(*self.menu.panel)
        if not self.tiles and panel.bottom < plate.top:
            plate.left = panel.left
        return image, plate

    def _draw_warning(self, surface: pygame.Surface) -> None:
        frame = self.frame
        box = self.notice
        shapes.paper_panel(surface, box, frame.scale)
        style = Style(Typeface.BOOK, frame.type(21, 1.4), pal.INK)
        margin = frame.px(16)
        text.paragraph(
            surface, self.warning, box.inflate(-2 * margin, -margin), style, centred=True, floor=frame.floor
        )


@surface_cache(2)
def _plate(place: str, style: Style, scale: float, plated: bool) -> pygame.Surface:
    """Return the name of the place, on a plate if `plated`."""
    margin = round(14 * scale)
    plate = pygame.Rect(0, 0, text.width(place, style) + 2 * margin, style.leading)
    image = pygame.Surface(plate.size, pygame.SRCALPHA)
    if plated:
        shapes.inset(image, plate, scale, 8)
    text.draw(image, place, (plate.right - margin, plate.bottom - round(8 * scale)), style, "right")
    return image
