"""Lists of entries: no label leaves its plate in a small window, and what is refused is said."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from scenes.art import pictograms
from scenes.art.frame import Frame
from scenes.widgets.focus import FocusRing
from scenes.widgets.folded_pick import FoldedPick
from scenes.widgets.pick import Pick, PickEntry, numbered
from scenes.widgets.pick_some import PickSome
from scenes.widgets.widget import Pointer


@pytest.mark.parametrize(
    "label", ["Phineus at [emblem cane pink] *Barnaby the Elder*", "Somebody with a very long name"]
)
@pytest.mark.parametrize("high", [15, 18, 34])
def test_a_label_stays_on_its_plate(label: str, high: int) -> None:
    """In one line where there is no room for a second, narrower than usual."""
    assert pictograms
    frame, pick = Frame.of((960, 540)), Pick(numbered([("a", label), ("b", "Otis")]), "", lambda _: None)
    pick.rect = pygame.Rect(20, 20, 120, 2 * high + 3)
    surface = pygame.Surface((160, 120))
    surface.fill("#204060")
    pick.draw(surface, frame)
    plates = [rect.inflate(8, 8) for _, rect in pick.plates()]
    outside = (
        (x, y)
        for x in range(surface.get_width())
        for y in range(surface.get_height())
        if not any(plate.collidepoint(x, y) for plate in plates)
    )
    assert all(surface.get_at(place)[:3] == (0x20, 0x40, 0x60) for place in outside)


def test_one_more_than_may_be_ticked_is_refused_in_words_by_each_key() -> None:
    entries = numbered((key, f"*{key}*: a claim") for key in "abc")
    pick = PickSome(entries, 2, lambda: None, "That is all you may choose.")
    ring = FocusRing([pick], shown=True)
    pick.choose("a")
    pick.choose("b")
    pick._at = 2
    for key in (pygame.K_RIGHT, pygame.K_DOWN):
        ring.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), (960, 540))
        if key == pygame.K_RIGHT:
            assert pick.hint == "That is all you may choose."
            assert pick.picked == ["a", "b"]
    assert not pick.refusal, "the next press has another meaning"


def test_words_that_have_no_room_are_said_beside_their_short_form() -> None:
    words = "*Land Baron 6:* With two of your four outer lots built on: 2 points per such lot, at most 6."
    entries = [replace(one, brief="*Land Baron 6*") for one in numbered((key, words) for key in "abcd")]
    pick, frame = PickSome(entries, 2, lambda: None), Frame.of((960, 540))
    for high, hint in ((227, words.replace("*", "")), (900, "")):
        pick.rect = pygame.Rect(0, 0, 132, high)
        pick.draw(pygame.Surface((200, 1000)), frame)
        assert pick.hint == hint
        needed = pick._least
        assert all(rect.height >= least for (_, rect), least in zip(pick.plates(), needed, strict=True))


def test_in_large_text_a_long_list_shows_the_rows_round_the_chosen_one_and_keys_reach_all() -> None:
    pick, frame = (
        Pick(numbered((key, key) for key in "abcdefghij"), "a", lambda _: None),
        Frame.of((1280, 720)),
    )
    frame = replace(frame, text_scale=2.0)
    pick.wished_height(frame, 200)
    pick.rect = pygame.Rect(0, 0, 200, 150)
    seen: set[str] = set()
    for _ in pick.entries:
        plates = dict(pick.plates())
        assert pick.chosen in plates
        assert min(place.height for place in plates.values()) >= 0.8 * frame.type(pick.size)
        seen |= plates.keys()
        pick.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN))
    assert pick.chosen == "j"
    assert seen == {*"abcdefghij"}


def test_a_list_in_one_row_leads_round_by_its_arrows_and_skips_what_cannot_be_chosen() -> None:
    entries = [PickEntry("a", "A"), PickEntry("b", "B", reason="sold"), PickEntry("c", "C")]
    seen: list[str] = []
    pick = FoldedPick(entries, seen.append, lambda key, **_: key)
    pick.rect = pygame.Rect(0, 0, 200, 40)
    pick.draw(pygame.Surface((200, 40)), Frame.of((1280, 720)))
    for _ in range(3):
        (_, left), (_, right) = pick.plates()
        pick.pointer(Pointer("down", right.center, button=pygame.BUTTON_LEFT))
    pick.pointer(Pointer("down", left.center, button=pygame.BUTTON_LEFT))
    assert seen == ["a", "c", "a", "c"]
    pick.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT))
    assert pick.chosen == "a"
