"""Keeps a picture of the screen as a file, and says where it is."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pygame

from scenes.screens.app_context import AppContext


def keep_picture(shell: AppContext, picture: pygame.Surface) -> None:
    """Write the picture into the player's folder and say so; where that cannot be, say why."""
    shell.attempt(partial(_keep, shell, picture))


def _keep(shell: AppContext, picture: pygame.Surface) -> None:
    from raccoon.app.saves import picture_files

    file = BytesIO()
    pygame.image.save(picture, file, ".png")
    path = picture_files.keep(file.getvalue(), shell.data)
    shell.message(shell.say("picture.kept", path=path))
