"""The table's own buttons: verbs, switches, quick actions, Undo, Redo and Menu, in one focus ring."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from scenes.art import Frame, shapes
from scenes.art.rich import escape
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing import disabled_reason
from scenes.table.choosing.actions import Action, Switch
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.banner import Banner
from scenes.table.controls.headline import Headline
from scenes.table.controls.quick_actions import QuickActions
from scenes.table.history.undo import Undo
from scenes.table.log.game_log import LogStep
from scenes.widgets.button import Button, share_form, share_type_size
from scenes.widgets.button_form import RowStyle
from scenes.widgets.focus import FocusRing
from scenes.window.keys import IN_HAND, description_key
from scenes.window.press_guard import Control


class Spot(Button):
    """A button without a picture, over a piece that the table's picture shows."""

    def __init__(self, on_press: Callable[[], None], action: str) -> None:
        super().__init__("", on_press, action=action)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale)


KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)


class Controls(TablePart):
    """All controls that are not part of a panel, with the banner and the headline."""

    def __init__(
        self,
        context: TableContext,
        panel_host: PanelHost,
        undo: Undo,
        quick_actions: QuickActions,
        banner: Banner,
        headline: Headline,
    ) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self._steps = undo
        self.quick_actions, self.banner, self.headline = quick_actions, banner, headline
        choices = context.presentation.choices
        self.verbs = {verb.name: _verb_button(context, panel_host, verb) for verb in choices.verbs}
        self.switches = {one.piece: _switch(context, panel_host, one) for one in choices.switches}
        say = context.say
        self.undo = Button(say("table.undo"), undo.undo, look="quiet", cap="undo", size=24, sign="undo")
        self.redo = Button(say("table.redo"), undo.redo, look="quiet", cap="redo", size=24, sign="redo")
        self.redo.visible = False
        self.menu = Button(say("table.menu"), context.navigation.menu, look="quiet", action="menu", size=24)
        self.ring = FocusRing()
        self._at_home = True
        """Whether the verb buttons are visible."""
        self._matched: object = None
        """The sizes and labels for which the rows were last given one form."""

    def follow(self, step: LogStep) -> None:
        self.show()

    def show(self) -> None:
        """Update all words and buttons for the position and the open choice."""
        self.quick_actions.show()
        self.banner.show()
        self._show_verbs()
        self._show_places()
        self.undo.reason, self.undo.tip = self._steps.disabled_reason(), self._steps.tip()
        self.redo.visible = self._steps.redoer is not None
        panel = self._panel_host.panel
        self.ring.resting = panel is not None
        own = [*self.verbs.values(), *self.switches.values()]
        self.ring.set([*own, *self.quick_actions.buttons, self.undo, self.redo, self.menu])
        self.ring.hush()
        self.layout()

    def make_room_for(self, panel: Panel | None) -> None:
        """Hide the verb buttons while this panel is shown on the stage."""
        self._at_home = panel is None or panel.region == "dock"
        self._show_places()
        self.ring.mark()

    def _show_places(self) -> None:
        """Show each verb, or the quick action that takes its place."""
        instead = self.quick_actions.instead
        for verb, button in (*self.verbs.items(), *((None, one) for one in instead.values())):
            button.visible = self._at_home and verb not in instead

    def release_hover(self, pos: tuple[int, int]) -> None:
        """Release the hovered button if the pointer, now over something above it, has left it."""
        if self.ring.leave(pos):
            self.context.damage.area(self.ring.bounds(self.context.shown.layout.frame))

    def _show_verbs(self) -> None:
        context, choice = self.context, self._panel_host.choice
        choices, view = context.presentation.choices, context.shown.view
        options, busy = disabled_reason.options_of(context), disabled_reason.busy(context, choice)
        urged = context.shown.chooser is not None and choice is None and choices.urges(view)
        for verb, button in self.verbs.items():
            button.reason = busy or choices.disabled_reason(verb, view, options, context.say)
            button.sub = "" if button.reason else choices.sub(verb, view, options, context.say)
            button.chosen = choice is not None and verb == choice.verb
            button.look = "urged" if urged and button.enabled else "verb"

    def layout(self) -> None:
        layout = self.context.visible_layout
        for verb, button in self.verbs.items():
            button.rect = layout.verbs[verb]
        for piece, spot in self.switches.items():
            places = layout.rects_of(piece)
            spot.rect = places[0] if places else pygame.Rect(0, 0, 0, 0)
            spot.visible = bool(places) and self.context.shown.viewer is not None
            stop = self.context.presentation.choices.switch(piece, self.context.shown.view)
            spot.chosen = stop in self.context.shown.stops
        self.undo.rect, self.menu.rect = layout.undo, layout.menu
        say = self.context.say  # with the keys of the input device in use
        self.redo.tip = "" if IN_HAND.kind else say("table.redo.tip")
        self.menu.tip = say("table.menu.tip")
        if self.redo.visible:
            self._split_undo()
        self.quick_actions.layout()
        self._match_rows()

    def _match_rows(self) -> None:
        """Give the buttons of each row one form; computed again only if a size or label has changed."""
        frame = self.context.visible_layout.frame
        aside = [*self.quick_actions.aside, *self.quick_actions.meanwhile]
        steps = [button for button in (*aside, self.undo, self.redo, self.menu) if button.visible]
        own = [self.quick_actions.instead.get(verb, button) for verb, button in self.verbs.items()]
        rows = own, self.quick_actions.row, steps
        form_key = frame, [[(one, one.rect.size, one.label, one.sub, one.cap) for one in row] for row in rows]
        if form_key == self._matched:
            return
        self._matched = form_key
        for row in rows:
            share_form(row, frame)
        share_type_size(steps, frame)

    def _split_undo(self) -> None:
        """Let Undo and Redo share the place of Undo: one above the other, in large text side by side."""
        frame, whole = self.context.visible_layout.frame, self.context.visible_layout.undo
        gap = frame.px(6)
        half = (whole.width - gap) // 2, whole.height
        if not frame.is_large:
            half = whole.width, (whole.height - gap) // 2
        self.undo.rect = pygame.Rect(whole.topleft, half)
        self.redo.rect = pygame.Rect((0, 0), half)
        self.redo.rect.bottomright = whole.bottomright

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; below an open panel only the buttons' own keys work. The key of a disabled button
        shows why it is disabled.
        """
        layout = self.context.shown.layout
        meant = self.ring.pressed_key(event)
        if meant and meant.reason:
            self.headline.show(escape(meant.reason))
        if self._panel_host.panel and event.type in KEYS:
            used = self.ring.press_key(event)
        else:
            used = self.ring.handle(event, layout.size)
        if meant:
            meant.refusal = ""
        if used:
            self.context.damage.area(self.ring.bounds(layout.frame))
        return used

    def controls(self) -> Iterable[Control]:
        return self.ring.widgets

    def draw(self, surface: pygame.Surface) -> None:
        self.banner.draw(surface)
        self.headline.draw(surface)
        self.ring.draw_controls(surface, self.context.shown.layout.frame)

    @property
    def covers(self) -> list[pygame.Rect]:
        """The rectangles that cover the strip of open country: buttons, the headline as drawn last."""
        plaque = self.headline.plaque
        return [*(button.rect for button in self.quick_actions.buttons), *([plaque] if plaque else [])]

    def sprites(self) -> Iterator[PlacedSprite]:
        layout = self.context.shown.layout
        yield from self.ring.hint(pygame.Rect((0, 0), layout.size), layout.frame)


def _verb_button(context: TableContext, panel_host: PanelHost, verb: Action) -> Button:
    label = context.say(f"table.verb.{verb.name}")
    action = f"{context.presentation.game}.{verb.name}"
    button = Button(label, lambda: panel_host.verb(verb.name), action=action, icon=verb.icon)
    button.row_style = RowStyle(lined=True)
    return button


def _switch(context: TableContext, panel_host: PanelHost, switch: Switch) -> Spot:
    def press() -> None:
        panel_host.clicked(switch.piece)

    spot = Spot(press, switch.action)
    spot.label = context.say(f"keys.{description_key(switch.action, False)}")
    return spot
