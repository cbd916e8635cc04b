"""Looking one move ahead: every move worth weighing is carried out and valued by the learned weights."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import auctions, ending
from raccoon.bots.raccoon_tycoon.ending import decided_winners
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation, after_auction, after_win
from raccoon.bots.raccoon_tycoon.final_count import by_final_round, play_out
from raccoon.bots.raccoon_tycoon.moves import worth_weighing
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.counts import plus
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions import produce
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitBid,
    AwaitBonus,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitSecondPurchase,
    AwaitSecondSale,
    AwaitTokens,
    Over,
    RaisePrices,
    TurnDone,
)
from raccoon.games.raccoon_tycoon.state import State

GOES_ON = (
    AwaitTokens,
    AwaitBonus,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitSecondSale,
    AwaitSecondPurchase,
    TurnDone,
)
"""The pending points at which the same seat continues its action."""
ENVY_BEST, ENVY_ALL = 0.25, 0.25
"""The weights of the best rival's worth and of the mean of all rivals', which are deducted from one's own."""
LIKELY = 12
"""The number of discards that are weighed by the next action."""
CLEAR = 30.0
"""The lead in VP over the best rival beyond which more does not count in a game played ahead."""
VICTORY = 200.0
"""The worth in VP of winning, besides the points, when the game is decided."""
WINNING = 10.0
"""The worth in VP of a sure win, besides the points, in a game played ahead."""


def still_to_act(state: State, seat: int) -> State:
    """Return the state as if the seat had an optional action left."""
    return replace(state, pending=AwaitAction(seat, may_end=True))


def rivals_deduction(rivals: list[float]) -> float:
    """Return the deduction from one's own worth for the rivals' worths: a single rival's in full."""
    if len(rivals) == 1:
        return rivals[0]
    return ENVY_BEST * max(rivals) + ENVY_ALL * sum(rivals) / len(rivals)


class OnePly:
    """Weighs moves in a state that was imagined from a seat's view."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self._tempo: tuple[State, int, float] | None = None

    def value(self, state: State, seat: int) -> float:
        """Return the seat's worth less a share of its rivals', in VP; a leading bid counts as paid."""
        state = after_auction(state)
        own, rivals = self.worths(state, seat)
        winners = decided_winners(state)
        if winners is not None:
            own += VICTORY if seat in winners else -VICTORY
            return own - rivals_deduction(rivals)
        value, lead = own - rivals_deduction(rivals), own - max(rivals)
        return ending.undecided_value(value, lead, self._safe_lead(state, seat), state, seat)

    def worths(self, state: State, seat: int) -> tuple[float, list[float]]:
        """Return the seat's worth and its rivals' worths."""
        worths = [self.evaluation.of(state, other) for other in range(len(state.players))]
        return worths.pop(seat), worths

    def outlook(self, state: State, seat: int) -> float:
        """Return the value with the chance to win instead of the win itself.

        So a game played ahead to its end can be compared with one that was stopped before it.
        """
        state = after_auction(state)
        own, rivals = self.worths(state, seat)
        lead, safe = own - max(rivals), self._safe_lead(state, seat)
        hope, winners = ending.win_expectation(lead, safe), decided_winners(state)
        if winners is not None:
            hope = 1.0 if seat in winners else -1.0
        sure = ending.win_certainty(lead, safe)
        haste = sure * ending.end_worth(state, seat) if sure else 0.0
        return own - rivals_deduction(rivals) - max(0.0, lead - CLEAR) + haste + WINNING * hope

    def hope_of_a_point(self, state: State, seat: int) -> float:
        """Return the gain in the outlook by one more point, through the chance to win alone, in VP."""
        state = after_auction(state)
        if decided_winners(state) is not None:
            return 0.0
        own, rivals = self.worths(state, seat)
        lead, safe = own - max(rivals), self._safe_lead(state, seat)
        return WINNING * (ending.win_expectation(lead + 1, safe) - ending.win_expectation(lead, safe))

    def _safe_lead(self, state: State, seat: int) -> float:
        return ending.safe_lead(state, self.evaluation.turns_to_come(state, seat))

    def weigh(
        self, state: State, options: Iterable[Option], chance: Chance, wide: bool = True
    ) -> list[Weighed]:
        """Return the moves with the values of the positions after them, best first.

        `wide` weighs every amount and the worth of all seats; without it only the seat's own holdings count
        (except in auctions), which is much quicker.
        """
        options = tuple(options)
        seat, once = state.pending.seat, state.options.bids_once(len(state.players))
        if type(state.pending) is AwaitBid:
            found = self._weigh_bids(state, options, chance, wide and once)
        else:
            rivals = None if wide or state.final_round else self._rivals(state, seat)
            commands = (c for option in options for c in worth_weighing(option, state, wide))
            found = [(self._after(state, command, seat, chance, rivals), command) for command in commands]
            found += self._weigh_auctions(state, options, found, wide and once)
        found.sort(key=lambda weighed: -weighed[0])
        if wide:
            found = by_final_round(
                state,
                found,
                chance,
                lambda command: self.value(play_out(state, command, chance, self.quick), seat),
            )
        if wide and type(state.pending) is AwaitDiscard and self.evaluation.turns_left(state, seat):
            found = self._weigh_discards(state, found[:LIKELY], chance)
        return found

    def _rivals(self, state: State, seat: int) -> float | None:
        """Return minus the deduction for the rivals while they stay unchanged.

        None if the game is certainly won: then more than the own holdings counts.
        """
        own, rivals = self.worths(state, seat)
        if ending.win_certainty(own - max(rivals), self._safe_lead(state, seat)):
            return None
        return -rivals_deduction(rivals)

    def quick(self, state: State, chance: Chance) -> Command:
        """Return a quick move, by which games are played ahead."""
        options = turn.options(state, state.pending.seat)
        if type(state.pending) is AwaitBid:
            return self._quick_bid(state, state.pending, chance)
        return self.weigh(state, options, chance, wide=False)[0][1]

    def _quick_bid(self, state: State, pending: AwaitBid, chance: Chance) -> Command:
        """Return a bid of what the others would pay, within the own limit: the same result in fewer bids."""
        seat, railroad = pending.seat, pending.railroad
        tempo = self.tempo(state, seat, chance) if seat == pending.starter else 0.0
        most = auctions.limits(self.evaluation, state, railroad, (seat, tempo))
        if most[seat] <= pending.bid:
            return Pass(seat)
        others = (
            0
            if state.options.bids_once(len(most))
            else max(most[other] for other in pending.active if other != seat)
        )
        return Bid(seat, min(most[seat], max(pending.bid + 1, others)))

    def _after(
        self, state: State, command: Command, seat: int, chance: Chance, rivals: float | None
    ) -> float:
        """Return the value after the completed action.

        With `rivals` given the other seats count as unchanged, by that, unless the move triggers the end.
        """
        after = self.complete_action(turn.decide(state, command, chance).state, seat, chance)
        if rivals is None or after.final_round or type(after.pending) is Over:
            return self.value(after, seat)
        return self.evaluation.of(after, seat) + rivals

    def complete_action(self, state: State, seat: int, chance: Chance) -> State:
        """Return the state after the seat's action is complete, each further choice made by its value."""
        while isinstance(state.pending, GOES_ON) and state.pending.seat == seat:
            if type(state.pending) is AwaitTokens:
                state = turn.decide(state, self._mix(state, state.pending, chance), chance).state
                continue
            options = turn.options(state, seat)
            commands = (c for option in options for c in worth_weighing(option, state, False))
            states = [turn.decide(state, command, chance).state for command in commands]
            state = states[0] if len(states) == 1 else max(states, key=lambda s: self.evaluation.of(s, seat))
        return state

    def _mix(self, state: State, pending: AwaitTokens, chance: Chance) -> Command:
        """Return the tokens to take: those of the best stock at the prices after the card.

        The tokens do not change the prices, so that only the stock has to be valued.
        """
        seat, option = pending.seat, produce.token_options(state, pending)[0]
        player = state.players[seat]
        raised = produce.raise_prices(state, RaisePrices(seat, pending.card), chance)
        higher = turn.evolve(state, raised)
        commands = list(worth_weighing(option, state, False))
        left = self.evaluation.turns_left(state, seat)
        if len(commands) == 1 or not left:
            return commands[0]
        row = self.evaluation.row(left, state)

        def stock(command: Any) -> float:
            return self.evaluation.stock(row, higher, seat, plus(player.tokens, command.tokens))

        return max(commands, key=stock)

    def _weigh_auctions(
        self, state: State, options: Sequence[Option], others: Sequence[Weighed], turns: bool
    ) -> list[Weighed]:
        """Weigh opening each auction by its expected winner and price; a starter who loses acts again.

        `turns`: the worth of the turn counts, which the winner loses.
        """
        option = next((o for o in options if isinstance(o, AuctionOption)), None)
        if option is None:
            return []
        seat = option.seat
        now = self.value(state, seat)
        best = max((value for value, _ in others), default=now)
        tempo = max(0.0, best - now)
        once = state.options.bids_once(len(state.players))
        of_turn = self.of_turn(state) if turns else 0.0
        found: list[Weighed] = []
        for railroad in dict.fromkeys(option.railroads):
            most = auctions.limits(self.evaluation, state, railroad, (seat, tempo), of_turn)
            last = auctions.with_final_round(state).final_round
            for bid in auctions.openings(most, seat, railroad, option.most, once, last):
                end = auctions.sale(most, seat, bid, once)
                value = self.value(after_win(state, end.winner, railroad, end.price, turns), seat)
                if end.winner != seat:
                    value += tempo
                found.append((value, OpenAuction(seat, railroad, bid)))
        return found

    def of_turn(self, state: State) -> float:
        """Return the worth in VP of the turn if two bid once: the winner of an auction loses it."""
        if not state.options.bids_once(len(state.players)) or state.final_round:
            return 0.0
        return -self.evaluation.row(self.evaluation.turns_left(state, state.turn), state).waiting

    def tempo(self, state: State, seat: int, chance: Chance) -> float:
        """Return the worth in VP of the action that a starter still has after losing the auction (R25).

        It is cached, as it is the same for all bids of an auction.
        """
        known = self._tempo
        if (
            known
            and known[1] == seat
            and known[0].players is state.players
            and known[0].prices is state.prices
        ):
            return known[2]
        found = self._tempo_now(state, seat, chance)
        self._tempo = state, seat, found
        return found

    def _tempo_now(self, state: State, seat: int, chance: Chance) -> float:
        acting = still_to_act(state, seat)
        now = self.value(acting, seat) if state.final_round else self.evaluation.of(acting, seat)
        return max(0.0, self._best_action(acting, seat, chance) - now)

    def _best_action(self, state: State, seat: int, chance: Chance) -> float:
        """Return the value after the best action that the seat could take now, auctions excluded."""
        commands = (c for option in turn.options(state, seat) for c in worth_weighing(option, state, False))
        rivals = None if state.final_round else 0.0
        return max(self._after(state, command, seat, chance, rivals) for command in commands)

    def _weigh_discards(self, state: State, found: Sequence[Weighed], chance: Chance) -> list[Weighed]:
        """Weigh discards by the next action, so that a stack to be sold stays whole."""
        seat = state.pending.seat

        def leads_to(command: Command) -> float:
            after = turn.decide(state, command, chance).state
            return self._best_action(still_to_act(after, seat), seat, chance)

        weighed = [(leads_to(command), command) for _, command in found]
        weighed.sort(key=lambda one: -one[0])
        gap = found[0][0] - weighed[0][0]  # the next action's gain is not the discard's
        return [(value + gap, command) for value, command in weighed]

    def _weigh_bids(
        self, state: State, options: Sequence[Option], chance: Chance, turns: bool
    ) -> list[Weighed]:
        pending = state.pending
        assert isinstance(pending, AwaitBid)
        seat, railroad = pending.seat, pending.railroad
        tempo = self.tempo(state, seat, chance) if seat == pending.starter else 0.0
        passed = self.value(after_win(state, pending.leader, railroad, pending.bid, turns), seat) + tempo
        found: list[Weighed] = [(passed, Pass(seat))]
        if any(option.command is Bid for option in options):
            least = pending.bid + 1
            found.append((self.value(after_win(state, seat, railroad, least, turns), seat), Bid(seat, least)))
        return found
