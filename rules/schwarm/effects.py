"""Changes that several rules share: points, the queen's buoy, damage, effects that come to nothing."""

from rules.schwarm.components import box
from rules.schwarm.state import SOURCES, SchwarmState


def gain(state: SchwarmState, player: int, amount: int, source: str, rule: str) -> None:
    """Points on the track, forwards or back."""
    if not amount:
        return
    seat, number = state.seats[player], SOURCES.index(source)
    seat.score = (*seat.score[:number], seat.score[number] + amount, *seat.score[number + 1 :])
    assert seat.fp >= 0, (player, amount, source)
    state.emit("FpChanged", rule, player=player, amount=amount, fp=seat.fp, source=source)


def relink(state: SchwarmState, player: int) -> None:
    """After a change of a player's pieces: his buoy on the queen field follows the link (SCH-6.31).

    It is gone when nothing is left in the supply; the link counts all the same.
    """
    seat = state.seats[player]
    seat.changed()
    linked = seat.network.queen
    if linked and not seat.queen_buoy and seat.buoys:
        seat.buoys -= 1
        seat.queen_buoy = True
        state.emit("QueenLinked", "SCH-6.31", player=player)
    elif not linked and seat.queen_buoy:
        seat.buoys += 1
        seat.queen_buoy = False
        state.emit("QueenUnlinked", "SCH-6.31", player=player)


def no_effect(state: SchwarmState, player: int, action: str, rule: str) -> None:
    """Tell that an action could not be done (SCH-3.3)."""
    state.emit("NoEffect", rule, player=player, action=action)


def amoebas(fp: int) -> int:
    """The damage shown on the field of a scoring stone, that of the last band beyond (SCH-7.5)."""
    table = box().amoebas
    return table[min(fp, len(table) - 1)]


def harm(state: SchwarmState, victim: int, less: int = 0) -> int:
    """What a damage would cost now: amoebas, less for a shield, never more than there is (SCH-7.5)."""
    seat = state.seats[victim]
    shield = box().constants["shield"] if seat.ability == "shield" else 0
    return min(max(0, amoebas(seat.fp) - shield - less), seat.fp)


def strike(state: SchwarmState, player: int, kind: str, field: str, less: int = 0) -> None:
    """A moved danger enters a field: every piece of every other player there is damaged (SCH-7.1)."""
    for victim in state.rivals(player):
        pieces = state.pieces_on(field, victim)
        if state.option("damage_per_field"):
            pieces = pieces[:1]  # one damage a victim and field: SCH-9.23
        for piece in pieces:
            amount = harm(state, victim, less)
            rule = "SCH-9.3" if less else "SCH-7.5"
            state.emit(
                "Damage", rule,
                player=player, victim=victim, danger=kind, field=field, piece=piece, amount=amount,
            )  # fmt: skip
            gain(state, victim, -amount, "damage", rule)
            gain(state, player, amount, "damage", rule)
