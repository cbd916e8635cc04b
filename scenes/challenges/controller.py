"""Opens the challenges over any screen, starts them, and shows their goals and results."""

from functools import partial

from raccoon.app.afterwards.challenges import Challenge, challenge_of, is_met, table
from raccoon.app.opponents import Opponents
from raccoon.app.paths import saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.challenges.scene import ChallengesPage
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.app_context import AppContext
from scenes.screens.lobby.invitations import Invitations


def open_challenges(shell: AppContext, game: str = "") -> None:
    """Open the challenges, first of that game (if given); start to read the library again."""
    shell.library.open()
    if not shell.window:
        shell.library.wait()
    shell.stack.push(challenges_page(shell, game))


def challenges_page(shell: AppContext, game: str = "") -> ChallengesPage:
    """Return the screen of challenges, first of that game, or else of the one played last."""

    def words(name: str) -> Say:
        """Return a game's sentences; import its presentation first, for the pictures of its tickets."""
        return shell.say_in(shell.presentations[name].game)

    page = ChallengesPage(
        shell.say,
        words,
        tuple(shell.presentations),
        lambda: shell.library.listings,
        partial(_play, shell),
        shell.ways.daily,
        shell.back,
    )
    page.turn_to(game or shell.settings.latest_game(shell.presentations))
    return page


def _play(shell: AppContext, game: str, challenge: Challenge) -> None:
    """Start a challenge, with the person of the last game."""

    def begin() -> None:
        deal, say = challenge.deal, shell.say_in(game)
        seats = table(challenge, _person(shell, game), say)
        session = Session.new(game, seats, deal.options, deal.seed, saves_dir(shell.data), deal.rules)
        shell.ways.table(session)

    shell.attempt(begin)


def _person(shell: AppContext, game: str) -> Seat:
    """Return the person of the last game, or a new one."""
    last = next((seat for seat in shell.settings.table(game).seats if seat.is_person), None)
    if last:
        return last
    invited = Invitations(Opponents(game), range(2, 3), lambda names: names[0], shell.say_in(game))
    return invited.fresh(())


def goal_answer(shell: AppContext, session: Session) -> list[DialogAnswer]:
    """Return the menu's answer that shows the challenge's goal; none if the game is no challenge."""
    challenge, say = _challenge_of(session), shell.say_in(session.match.game.name)
    if challenge is None:
        return []
    words = f"challenge.{challenge.name}"

    def tell() -> None:
        ok = DialogAnswer(say("dialog.ok"), None, "primary")
        told = f"{say(f'{words}.story')} {say(f'{words}.goal')}"
        shell.stack.push(DialogScene(say(words), told, [ok]))

    return [DialogAnswer(say("challenges.goal"), tell)]


def challenge_remark(session: Session, say: Say) -> str:
    """Return the certificate's sentence about the challenge played, "" for none."""
    challenge = _challenge_of(session)
    if challenge is None:
        return ""
    met = is_met(challenge, session.match, session.seats)
    return say(f"challenges.remark.{'won' if met else 'missed'}")


def _challenge_of(session: Session) -> Challenge | None:
    """Return the challenge that the session was started for, if any."""
    forked = session.header is not None and session.header.parent is not None
    return None if forked or session.lesson_script else challenge_of(session.match, session.seats)
