"""What a position is worth to a seat: which moves lead to the best one, and whose victory it is at the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.core.engine import Engine


class Appraiser:
    """Says what a world is worth to a seat, in hundredths of a point; each game has its own."""

    def worth(self, engine: Engine, seat: i64) -> i64:
        """The higher the better for the seat."""
        raise NotImplementedError


def best_moves(world: Engine, seat: i64, appraiser: Appraiser) -> vec[i64]:
    """The legal moves after which the world is worth most to the seat."""
    best = vec[i64]()
    most: i64 = 0
    for move in world.legal():
        after = world.clone()
        after.apply(move)
        worth = appraiser.worth(after, seat)
        if len(best) == 0 or worth > most:
            most = worth
            best = vec[i64]()
        if worth == most:
            best = append(best, move)
    return best


def share_of_first(ranks: vec[i64], seat: i64) -> float:
    """1 if the seat alone has the highest rank; those who share it have equal parts, all others nothing."""
    sharing: i64 = 0
    for rank in ranks:
        if rank > ranks[seat]:
            return 0.0
        if rank == ranks[seat]:
            sharing += 1
    return 1.0 / float(sharing)
