"""A head in a frame: a shadow, the head cut out, and the frame over it."""

import pygame

from scenes.art.linework.drawing_file import drawing


def framed(owner: str, frame: str, side: int, head: pygame.Surface, at: tuple[int, int]) -> pygame.Surface:
    """A picture of a head, which begins at a pixel, in a frame of `side` pixels, with alpha."""
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
