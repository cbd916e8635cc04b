"""The pages after a game: a `PageTab` for each tab shown on the certificate and on each of these pages."""

from raccoon.app.session.session import Session
from scenes.afterwards.finished import FinishedGame, PageTab
from scenes.screens.app_context import AppContext


def finished(shell: AppContext, session: Session) -> FinishedGame:
    """The `FinishedGame` of an ended session, with the tabs of all pages."""
    return FinishedGame(shell, session, TABS)


def _are_chances(game: FinishedGame) -> bool:
    from scenes.chances.controller import are_chances

    return are_chances(game.session)


def _chances(game: FinishedGame) -> None:
    from scenes.chances.controller import chances_scene

    game.show(chances_scene)


def _has_newspaper(game: FinishedGame) -> bool:
    from scenes.newspaper.controller import has_newspaper

    return has_newspaper(game.shown)


def _newspaper(game: FinishedGame) -> None:
    from scenes.newspaper.controller import newspaper_scene

    game.show(newspaper_scene)


def _are_tries(game: FinishedGame) -> bool:
    from scenes.duplicate.controller import are_tries

    return are_tries(game.session)


def _duplicate(game: FinishedGame) -> None:
    from scenes.duplicate.controller import duplicate_page

    game.show(duplicate_page)


def _has_post_mortem(game: FinishedGame) -> bool:
    return game.shown.results.post_mortem is not None


def _post_mortem(game: FinishedGame) -> None:
    from scenes.post_mortem.scene import post_mortem_page

    game.show(post_mortem_page)


def _luck(game: FinishedGame) -> None:
    from scenes.chances.controller import luck_page

    game.show(luck_page)


def _replay(game: FinishedGame) -> None:
    game.shell.ways.replay(game.session)


def _people(game: FinishedGame) -> None:
    game.shell.ways.people(game.shown.game)


def _is_sealed(game: FinishedGame) -> bool:
    from scenes.results.opened_seal import is_sealed

    return is_sealed(game.session)


def _seal(game: FinishedGame) -> None:
    from scenes.results.opened_seal import opened_seal

    game.show(opened_seal)


def _picture(game: FinishedGame) -> None:
    from scenes.results.scene import ResultsScene
    from scenes.screens.picture_file import save_picture

    certificate = game.shell.stack.top
    assert isinstance(certificate, ResultsScene)
    save_picture(game.shell, certificate.picture())


TABS = (
    PageTab("review", _chances, _are_chances),
    PageTab("luck", _luck, _are_chances),
    PageTab("post_mortem", _post_mortem, _has_post_mortem),
    PageTab("newspaper", _newspaper, _has_newspaper),
    PageTab("duplicate", _duplicate, _are_tries),
    PageTab("replay", _replay),
)
"""The tabs after the certificate's own, in their order."""
ASIDE = (PageTab("people", _people), PageTab("seal", _seal, _is_sealed), PageTab("picture", _picture))
"""Further buttons that only the certificate has: two pages, and a picture of it as a file."""
