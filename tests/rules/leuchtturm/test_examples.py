"""The two examples of the printed rules: player A builds a lighthouse, player B makes another one out of it."""

from lichtspiel.games.leuchtturm.moves import Stop
from tests.rules.leuchtturm.scenes import island, laid, legal, play, rule_against, scene, seen


def test_A5_A10_example_A_three_points_for_a_lighthouse_and_the_fourth_for_the_harbour() -> None:
    """One point moves red onto black, two move black onto red, and the fourth moves the harbour stone."""
    position = scene({2: "k", 3: "r", 4: "wk"}, "w", hands={0: ("wkrk", "rwrw", "kwkw")})
    play(position, "3>4")
    assert island(position, 4) == "wkr"
    play(position, "2>4")
    assert island(position, 4) == "wkrk"
    assert laid(position, 0) == {"wkrk"}
    assert seen(position).points == 1
    assert legal(position) == {"0>1"}
    assert rule_against(position, "4>5") == "A10"
    assert rule_against(position, Stop()) == "A10"


def test_A5_A13_example_B_takes_the_top_off_and_builds_anew_with_two_points_left() -> None:
    position = scene({3: "w", 4: "wkrk"}, hands={0: ("rwrw", "kwkw", "krkr")}, tops=("wkrw",), laid={1: ("wkrk",)})
    play(position, "4>5")
    assert island(position, 4) == "wkr"
    play(position, "3>4")
    assert island(position, 4) == "wkrw"
    assert laid(position, 0) == {"wkrw"}
    assert seen(position).points == 2
    assert "stop" in legal(position)
