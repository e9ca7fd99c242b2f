"""The public face: what callers may rely on."""

import pytest

import serai


@pytest.fixture
def match() -> serai.Match:
    return serai.game("camel_up", players=3).match(seed=1, names=["Ada", "Bo", "Cy"])


def test_a_bad_game_option_or_player_names_the_good_ones(match: serai.Match) -> None:
    with pytest.raises(ValueError, match="no game “chess”. The house plays: .*camel_up"):
        serai.game("chess")
    with pytest.raises(ValueError, match="players cannot be 9. Good values: 2, 3, 4, 5, 6, 7, 8"):
        serai.game("camel_up", players=9)
    with pytest.raises(ValueError, match="no option “speed”. It has: players"):
        serai.game("camel_up", speed=1)
    for bad in (3, -1, "0", True, 1.0):
        with pytest.raises(ValueError, match="There is no player"):
            match.view(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 names were given for 4 players"):
        serai.game("camel_up").match(names=["a", "b"])


def test_a_refused_move_says_what_can_be_played(match: serai.Match) -> None:
    with pytest.raises(serai.IllegalMove, match=r"“99” cannot be played now. These can: legB, legY"):
        match.play(99)
    with pytest.raises(serai.IllegalMove, match="“fly” cannot be played now"):
        match.parse("fly")
    with pytest.raises(serai.IllegalMove) as caught:
        match.say(99, "it")
    assert caught.value.say("it").startswith("«99» non si può giocare adesso")


def test_names_stand_in_the_story(match: serai.Match) -> None:
    actor = ("Ada", "Bo", "Cy")[match.actor or 0]
    match.play(match.parse("winB"))
    assert match.history(None, "it")[-1].text == f"{actor} gioca una carta gara sul mazzo del vincente."
    assert match.history((match.actor or 0) - 1 if match.actor else 2)[-1].do == "winB"


def test_an_unknown_language_names_the_known_ones(match: serai.Match) -> None:
    with pytest.raises(ValueError, match="no language “de” here. Choose one of: en, it"):
        match.say(match.legal[0], "de")


def test_nothing_can_be_played_after_the_end(match: serai.Match) -> None:
    while not match.over:
        match.play(match.parse("roll"))
    assert match.actor is None
    assert match.legal == ()
    with pytest.raises(serai.IllegalMove, match="The game is over"):
        match.play(0)


def test_a_state_taken_from_a_match_is_ones_own(match: serai.Match) -> None:
    state = match.state
    state.play(state.legal()[0])
    assert match.state != state


def test_reprs_rebuild(match: serai.Match) -> None:
    assert eval(repr(match.game)) == match.game
    assert eval(repr(match.state)) == match.state


def test_chance_is_explicit_in_a_state() -> None:
    state = serai.game("camel_up", players=2).start()
    assert state.turn == serai.CHANCE
    assert state.legal() == ()
    assert len(state.chances()) == 15
    with pytest.raises(serai.IllegalMove):
        state.play(15)
    for notation in ("B1", "Y1", "G2", "O3", "W3", "first2"):
        state.play(state.parse(notation))
    assert state.turn == 1
    assert state.chances() == ()


def test_the_position_before_any_ply_can_be_looked_at(match: serai.Match) -> None:
    match.play(match.parse("roll"))
    assert match.at(0) == match.game.start()
    assert match.at(6).turn == match.log.plies[6].by
    assert match.at(99) == match.state


def test_errors_survive_a_trip_between_processes() -> None:
    import pickle

    fault = serai.BadOption("no-such-game", game="x", games="y")
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_observations_have_names() -> None:
    game = serai.game("camel_up", players=3)
    assert dict(game.observation)["money"] == (3,)
    assert len(game.start().observe(0)) == game.observation_size
