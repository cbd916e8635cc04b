"""Keeps pictures of the screen, and films, as files, and says where they are."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pygame

from raccoon.app.session.session import Session
from scenes.screens.app_context import AppContext


def keep_picture(shell: AppContext, picture: pygame.Surface) -> None:
    """Write the picture into the player's folder and say so; where that cannot be, say why."""
    shell.attempt(partial(_keep, shell, picture))


def keep_film(shell: AppContext, session: Session) -> None:
    """Make the film of a finished game and say where it is kept; where that cannot be, say why."""
    shell.attempt(partial(_keep_film, shell, session))


def _keep_film(shell: AppContext, session: Session) -> None:
    from raccoon.app.saves import picture_files
    from scenes.film.developing import film
    from scenes.film.reel import reel

    ending = ".webp"
    shots = [*reel(session, shell.presentations[session.match.game.name], shell.catalogue)]
    path = picture_files.keep(film(shots, ending), shell.data, ending)
    shell.message(shell.say("film.kept", path=path))


def _keep(shell: AppContext, picture: pygame.Surface) -> None:
    from raccoon.app.saves import picture_files

    file = BytesIO()
    pygame.image.save(picture, file, ".png")
    path = picture_files.keep(file.getvalue(), shell.data)
    shell.message(shell.say("picture.kept", path=path))
