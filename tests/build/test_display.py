"""Reading a virtual screen: the dump's layout, and the criterion for an empty screen."""

import struct
import subprocess
from pathlib import Path

import pygame
import pytest

from display import Display, NoDisplayError, Picture, read_xwd, virtual_display


def dump(width: int, height: int, gap: int = 0, bits: int = 32) -> bytes:
    """A window dump with two colours in its table and `gap` bytes after each row; pixel n is n."""
    fields = [0] * 25
    fields[0], fields[4], fields[5], fields[11], fields[12], fields[19] = (
        104,
        width,
        height,
        bits,
        width * 4 + gap,
        2,
    )
    head = struct.pack(">25I", *fields).ljust(104, b"x") + b"c" * 24
    rows = (struct.pack(f"<{width}I", *range(y * width, (y + 1) * width)) + b"g" * gap for y in range(height))
    return head + b"".join(rows)


def test_pixels_stand_behind_header_and_colours_without_the_gaps() -> None:
    picture = read_xwd(dump(3, 2, gap=4))
    assert picture == Picture(3, 2, struct.pack("<6I", *range(6)))


def test_another_depth_is_refused() -> None:
    with pytest.raises(NoDisplayError, match="16 bits"):
        read_xwd(dump(3, 2, bits=16))


def test_one_colour_is_empty_and_many_are_not() -> None:
    assert Picture(20, 20, bytes(1600)).is_empty()
    assert not read_xwd(dump(20, 20)).is_empty()


def test_a_cursor_on_one_colour_is_still_empty() -> None:
    spotted = struct.pack("<100I", *range(100)) + bytes(4 * 3900)
    assert Picture(80, 50, spotted).is_empty()


def test_pictures_are_compared_pixel_by_pixel() -> None:
    one, other = (Picture(2, 2, struct.pack("<4I", 1, 2, 3, last)) for last in (4, 5))
    assert one.alike(one) == 1.0
    assert one.alike(other) == 0.75


def test_a_saved_picture_keeps_its_colours(tmp_path: Path) -> None:
    Picture(2, 1, struct.pack("<2I", 0x00FF8040, 0x00102030)).save(tmp_path / "p.png")
    saved = pygame.image.load(tmp_path / "p.png")
    assert [saved.get_at((x, 0))[:3] for x in (0, 1)] == [(0xFF, 0x80, 0x40), (0x10, 0x20, 0x30)]


def test_without_a_server_the_reason_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoDisplayError, match="install the package xvfb"), virtual_display():
        pass


@pytest.mark.x
def test_a_fresh_screen_answers_and_is_empty(x_display: Display) -> None:
    picture = x_display.picture()
    assert (picture.width, picture.height) == (1280, 720)
    assert picture.is_empty()
    told = subprocess.run(
        ["xdotool", "getdisplaygeometry"], env={"DISPLAY": x_display.name, "PATH": "/usr/bin:/usr/local/bin"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout.split() == ["1280", "720"]
