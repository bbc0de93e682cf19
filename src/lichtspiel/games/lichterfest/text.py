from lichtspiel.games.lichterfest.sight import LichterfestView


def write(view: LichterfestView) -> str:
    return ""
