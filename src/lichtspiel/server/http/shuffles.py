"""The fair shuffle of a table: commitment and salts, and once the game is over, all that is needed to verify it."""

from lichtspiel.server.http.replays import record_file
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import FairShuffle, SeatSalt
from lichtspiel.table.table import Table


async def get_shuffle(call: ApiCall) -> FairShuffle:
    """How the cards of a table are drawn, as far as that may be known now."""
    async with call.hub.at(call.table, call.person) as room:
        return shuffle_of(room.name, room.table)


def shuffle_of(name: str, table: Table) -> FairShuffle:
    """Secret and key stay what they are until the game is over for everybody: they tell every card."""
    shuffle, over, players = table.shuffle, table.phase == "over", table.terms.players
    salts = [b""] * players if shuffle is None else shuffle.salts_of(players)
    seated = zip(table.seats, salts, strict=True)
    return FairShuffle(
        table=name,
        file=record_file(table.terms.game, name),
        phase=table.phase,
        goes_on=table.terms.origin is not None,
        commitment=None if shuffle is None else shuffle.commitment,
        committed=None if shuffle is None else shuffle.at,
        seats=[SeatSalt(seat.name, seat.kind, salt.hex() or None) for seat, salt in seated],
        secret=shuffle.secret.hex() if shuffle is not None and over else None,
        key=shuffle.key(players).hex() if shuffle is not None and over else None,
    )
