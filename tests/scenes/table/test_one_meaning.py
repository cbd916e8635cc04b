"""Through whole games: a key has one meaning at a time, and buttons keep their places from page to page."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from scenes.art.frame import LARGE_TEXT
from scenes.registry import PRESENTATIONS
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.window.keys import IN_HAND
from scenes.window.pad_buttons import ACTIONS, sign
from tests.scenes.person import Sitting, seats

PASSED = 2
"""The number of a person's decisions that are skipped after each one looked at."""
PASS = ("Pass", "No objection")
"""The labels of controls that X presses."""


def decisions(sitting: Sitting, game: str) -> Iterator[TableScene]:
    """The table at a person's decisions through a game, and with each page that a verb opens there."""
    chance, met = Chance(f"{game} meanings"), 0
    session = Session.new(game, seats("person", "random", "random"), {}, "meanings", None)
    sitting.program.table(session)
    while not session.over:
        met += session.waiting[0] == 0
        if session.waiting[0] == 0 and met % (PASSED + 1) == 0:
            yield from pages(sitting)
        if not session.over:
            session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))


def pages(sitting: Sitting) -> Iterator[TableScene]:
    """The table as it is, then each page that a verb opens."""
    table = sitting.table
    table.follow()
    sitting.frame()
    if table.parts.log.page:
        sitting.press(pygame.K_RETURN)
    yield table
    for verb in table.parts.controls.verbs.values():
        if verb.enabled and verb.hotkeys and not table.parts.panel_host.panel:
            made = len(table.context.session.match.entries)
            verb.press()
            if sitting.stack.top is not table:
                sitting.stack.pop()
            elif isinstance(panel := table.parts.panel_host.panel, ChoicePanel):
                yield table
                assert panel.on_back
                panel.on_back()
            if len(table.context.session.match.entries) != made:
                return


@pytest.mark.parametrize(("game", "form"), [*product(PRESENTATIONS, (((1280, 720), 1.0), ((960, 540), 2.0)))])
def test_keys_and_places_keep_their_meaning(
    game: str, form: tuple[tuple[int, int], float], tmp_path: Path
) -> None:
    sitting = Sitting(tmp_path, form[0])
    sitting.watch(False)
    sitting.stack.resize(*form)
    places: dict[str, set[tuple[int, ...]]] = defaultdict(set)
    beside = 0
    for table in decisions(sitting, game):
        usable = [one for one in table.controls() if isinstance(one, Button) and one.enabled]
        keys = Counter(key for one in usable for key in one.hotkeys)
        assert not [pygame.key.name(key) for key, count in keys.items() if count > 1]
        assert not {pygame.K_u, pygame.K_SPACE} & {*keys}
        IN_HAND.kind = "xbox"
        signs = Counter(one.cap for one in usable if one.cap)
        assert {*signs} <= {sign(action.usual) for action in ACTIONS}
        assert not [sign for sign, count in signs.items() if count > 1], "nor has a button of a controller"
        IN_HAND.kind = ""
        assert all(one.label in PASS for one in usable if pygame.K_x in one.hotkeys)
        if isinstance(page := table.parts.panel_host.panel, ChoicePanel) and page.is_beside:
            beside += 1
            assert page.ring.widgets[-1].rect.bottom <= page.rect.bottom
            assert all(way.rect.left == page.confirm.rect.left for way in page.ways_out)
            below = (way.rect.top for way in page.ways_out if not way.hotkeys)
            assert all(top > page.confirm.rect.bottom for top in below)
        elif isinstance(page, ChoicePanel):
            places["confirm"].add(tuple(page.confirm.rect))
            for way in page.ways_out:
                places["another way out" if way.hotkeys else "back"].add(tuple(way.rect))
            amounts = [field.widget.rect for field in page.choice.fields if field.is_amount]
            places["amount"] |= {tuple(rect) for rect in amounts[:1]}
    assert {"confirm", "back"} <= {*places} or beside
    assert not beside or form[1] <= LARGE_TEXT
    assert not [what for what, found in places.items() if len(found) > 1]
    lying = [pygame.Rect(place) for what in ("confirm", "back", "amount") for place in places[what]]
    assert all(rect.collidelist(lying[number + 1 :]) < 0 for number, rect in enumerate(lying))
