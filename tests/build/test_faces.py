"""The packaged faces look like their font files, though they lack the tables of other weights."""

import io
from importlib.resources import files

import pygame
import pytest

import faces
from scenes.art.fonts import Typeface

VARIABLE = [face for face in Typeface if face.value[1].endswith("[wght].ttf")]
WORDS = "Señor Ωμέγα 12 שלום مرحبا สวัสดี नमस्ते ☀ 🎲 ₊ ՀԱՅ ქართული"


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def drawn(data: bytes) -> bytes:
    return pygame.image.tobytes(
        pygame.Font(io.BytesIO(data), 40).render(WORDS, True, "black", "white"), "RGB"
    )


@pytest.mark.parametrize("face", VARIABLE)
def test_a_face_in_its_usual_weight_alone_looks_the_same_in_less_room(face: Typeface) -> None:
    package, path = face.value
    whole = (files(package) / path).read_bytes()
    plain = faces.plain(whole)
    assert len(plain) < 0.9 * len(whole)
    assert drawn(plain) == drawn(whole)
    assert faces.plain(plain) == plain


def test_a_face_of_one_weight_stays_as_it_is() -> None:
    package, path = Typeface.BOOK.value
    whole = (files(package) / path).read_bytes()
    assert faces.plain(whole) == whole
