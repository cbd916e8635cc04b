"""A head in a round frame: shadow, the head cut out, and the rim over it."""

import pygame

from scenes.art.linework.drawing_file import drawing


def framed(owner: str, frame: str, side: int, head: pygame.Surface, at: tuple[int, int]) -> pygame.Surface:
    """The picture of a head, its top left corner `at` a pixel, in a frame of `side` pixels, with alpha."""
    image, inside, rim = (
        drawing(owner, "frames", f"{frame} {part}").surface((side, side))
        for part in ("shadow", "inside", "rim")
    )
    seen = pygame.Surface((side, side), pygame.SRCALPHA)
    seen.blit(head, at)
    seen.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(seen, (0, 0))
    image.blit(rim, (0, 0))
    return image
