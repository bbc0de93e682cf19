"""LUMEN: a trick game with stained glass, in which one sees every hand but one's own. The rules are M1 to M11."""

from lichtspiel.games.lumen.pad import possible, possible_from
from lichtspiel.games.lumen.views import imagine, imagine_from

__all__ = ["imagine", "imagine_from", "possible", "possible_from"]
