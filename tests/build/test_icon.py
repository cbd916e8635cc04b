"""The icon's files, as each system reads them."""

import io
import struct
from pathlib import Path

import pygame
import pytest

import icon

PNG = b"\x89PNG\r\n\x1a\n"


def edge_of(png: bytes) -> tuple[int, int]:
    return pygame.image.load(io.BytesIO(png), "icon.png").get_size()


def test_a_windows_icon_holds_every_size() -> None:
    data = icon.ico()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icon.SIZES))
    for number, edge in enumerate(icon.SIZES):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = data[entry[7] : entry[7] + entry[6]]
        assert edge_of(picture) == (edge, edge)
        assert entry[0] == edge % 256


def test_a_mac_icon_holds_every_size_and_is_as_long_as_it_says() -> None:
    data = icon.icns()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, found = 8, {}
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        found[kind] = edge_of(data[at + 8 : at + length])
        at += length
    assert found == {kind: (edge, edge) for kind, edge in icon.ICNS_KINDS.items()}


def test_the_windows_icon_is_the_programs() -> None:
    kept, drawn = pygame.image.load(icon.WINDOW), icon.draw(icon.WINDOW_EDGE)
    assert kept.get_size() == drawn.get_size()
    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("edge", [16, 256])
def test_the_corners_are_clear_and_the_medallion_is_not(edge: int) -> None:
    drawn = icon.draw(edge)
    for corner in ((0, 0), (edge - 1, 0), (0, edge - 1), (edge - 1, edge - 1)):
        assert drawn.get_at(corner).a == 0
    assert drawn.get_at((edge // 2, edge // 2)).a == 255


def test_a_small_icon_is_the_large_one_made_small() -> None:
    """The same raccoon at every size: dark hat above, pale muzzle below."""
    for edge in icon.SIZES:
        drawn = pygame.transform.grayscale(icon.draw(edge))
        hat, muzzle = (drawn.get_at((edge // 2, round(edge * at)))[0] for at in (0.25, 0.82))
        assert muzzle > hat + 40, edge


@pytest.mark.parametrize(
    ("platform", "name", "start"),
    [
        ("win32", "raccoon.ico", b"\0\0\1\0"),
        ("darwin", "raccoon.icns", b"icns"),
        ("linux", "raccoon.png", PNG),
    ],
)
def test_each_system_gets_its_own_file(tmp_path: Path, platform: str, name: str, start: bytes) -> None:
    path = icon.write(tmp_path / "new", platform)
    assert path.name == name
    assert path.read_bytes().startswith(start)
