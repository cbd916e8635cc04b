"""Every lit button of what lies on a table, pressed by its key and by a click; and what has come of it."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.widgets.button import Button
from tests.scenes.person import Sitting

Way = Literal["key", "click"]


def press_every_button(sitting: Sitting, way: Way, page: str = "") -> int:
    """Press each in its turn, on the page that this letter opens where one is given; how many there were.

    AssertionError for one that changes nothing.
    """
    turn_to(sitting, page)
    for number in range(len(lit(sitting))):
        button = lit(sitting)[number]
        if way == "key" and not button.hotkeys and button.cap != "Z":
            continue
        before = told(sitting)
        if way == "key":
            key = button.hotkeys[0] if button.hotkeys else pygame.K_z
            sitting.press(key, pygame.key.name(key) if len(pygame.key.name(key)) == 1 else "")
        else:
            sitting.click(button.rect.center)
        assert told(sitting) != before, (page, button.label)
        again(sitting)
        turn_to(sitting, page)
    return len(lit(sitting))


def turn_to(sitting: Sitting, page: str) -> None:
    """Look at the table, then open the page of that letter, if any."""
    sitting.look()
    if page:
        sitting.press(pygame.key.key_code(page), page)


def again(sitting: Sitting) -> None:
    """As if nothing had been pressed."""
    while sitting.stack.top is not sitting.stack.scenes[0]:
        sitting.stack.pop()
    table = sitting.table
    table.parts.hints.close()
    table.context.show_headline("")
    session = table.context.session
    session.orders.clear()
    session.match.cut(0)
    table.context.on_session_changed()
    if table.parts.panel_host.choice and table.parts.panel_host.choice.verb:
        table.parts.panel_host.close()


def lit(sitting: Sitting) -> list[Button]:
    """Every lit button on the screen."""
    parts = sitting.table.parts
    rings = [parts.controls.ring]
    if panel := parts.panel_host.panel:
        rings.append(getattr(panel, "controls", panel).ring)
    found = [widget for ring in rings for widget in ring.widgets if isinstance(widget, Button)]
    return [
        button for button in dict.fromkeys((*found, parts.hints.button)) if button.visible and button.enabled
    ]


def told(sitting: Sitting) -> object:
    """The visible state of things."""
    top = sitting.stack.top
    if top is not sitting.program.stack.scenes[0] or not hasattr(top, "parts"):
        return top
    parts = sitting.table.parts
    panel = parts.panel_host.panel
    form = getattr(getattr(panel, "controls", None), "form", None)
    session = sitting.table.context.session
    match = session.match
    return (
        panel,
        form,
        getattr(form, "beyond", None),
        len(match.entries),
        len(match._undone),
        parts.hints.open,
        parts.headline.words,
        session.orders.of(sitting.table.context.shown.person or 0),
        dict(session.auto_answers.stops),
    )
