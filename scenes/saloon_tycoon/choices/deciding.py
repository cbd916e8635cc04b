"""The choices of this game as the general table asks for them: actions, drags, banner, zones not dimmed."""

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.pending import ChooseSecrets, GrantedAction
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.actions import ACTIONS
from scenes.saloon_tycoon.choices.drags import SaloonDrags
from scenes.saloon_tycoon.holdings import CITIZENS, OUTLAWS, board_claims, desk_seat
from scenes.table.piece import Piece
from scenes.table.presentation import Choices


class SaloonChoices(Choices):
    """The choices of Saloon Tycoon."""

    actions = ACTIONS
    drags = SaloonDrags()

    def busy(self, view: View, mine: bool) -> str:
        """Why no action can be begun: the viewer still has to choose secret claims."""
        return "saloon.why.secrets" if isinstance(view.pending, ChooseSecrets) and mine else ""

    def needed(self, view: View) -> frozenset[str]:
        """The zones that are read during a choice: houses, claims, characters, panels, the hand."""
        player = view.players[desk_seat(view)]
        return frozenset(
            {"house", "guests", "board", "stop", "sun", "me", "cube"}
            | {Piece("person", who) for other in view.players for who in other.characters}
            | {f"stop_{who}" for who in (*OUTLAWS, *CITIZENS)}
            | {Piece("front", seat) for seat in range(len(view.players))}
            | {Piece("panel", seat) for seat in range(len(view.players))}
            | {Piece("poster", claim) for claim in board_claims(view)}
            | {Piece("hand", place) for place in range(player.hand_size)}
            | {Piece("secret", place) for place in range(player.secrets_left)}
        )

    def urges(self, view: View) -> bool:
        """Whether an action is granted, which has to be taken."""
        return isinstance(view.pending, GrantedAction)

    def notice(self, view: View, say: Say) -> str:
        return say("saloon.granted") if isinstance(view.pending, GrantedAction) else ""

    def banner(self, view: View, seats: tuple[Seat, ...], say: Say) -> tuple[str, str]:
        """Below: the round and the player whose turn is next, or that this is the last turn."""
        if isinstance(view.pending, ChooseSecrets):
            return say("saloon.banner.secrets"), say("saloon.banner.round", n=view.round)
        if view.final_turn:
            return "", say("saloon.banner.final")
        if isinstance(view.pending, GrantedAction) and view.seat == view.turn:
            return say("saloon.banner.granted"), say("saloon.banner.beside")
        following = seats[(view.turn + 1) % len(seats)].name
        return "", say("saloon.banner.next", n=view.round, name=following)
