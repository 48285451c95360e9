"""The environments keep the contracts of PettingZoo and Gymnasium, and play the same games as everybody else."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import greathall
from greathall import lab
from greathall.core.registry import find, ids

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from greathall.lab.rl import needs, speed  # noqa: E402
from greathall.lab.rl.named import NAMES  # noqa: E402
from greathall.lab.rl.observation import LIMIT, Observer, fields, options_for  # noqa: E402
from greathall.lab.rl.reward import rewards  # noqa: E402

TABLES = [(game, seats) for game in ids() for seats in find(game).seats]


def random_action(env: Any, rng: Random) -> int:
    seen = env.observe(env.agent_selection)
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def play_out(env: Any, seed: int) -> list[str]:
    """A random game to its end; what was chosen."""
    rng, chosen = Random(seed), []
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        action = random_action(env, rng)
        option = env.option(action)
        assert option is not None
        chosen.append(option.notation)
        env.step(action)
    return chosen


# The contracts


@pytest.mark.filterwarnings("ignore:Observation", "ignore:The old environment creation")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_is_content(game: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test

    env = lab.env(game, seats=seats)
    api_test(env, num_cycles=120)
    seed_test(lambda: lab.env(game, seats=seats), num_cycles=60)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_is_content(game: str, seats: int) -> None:
    env = lab.single(game, seats=seats)
    check_env(env, skip_render_check=True)
    assert env.observation_space.contains(env.reset(seed=4)[0])


# What is played


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_environment_plays_the_game_of_a_table_with_that_seed(game: str, seats: int) -> None:
    env = lab.env(game, seats=seats)
    chosen = play_out(env, 11)
    table = greathall.new(game, seats=seats, seed=11)
    for notation in chosen:
        table.play(notation)
    assert table.outcome is not None
    assert env.world.hash() == table.hash()
    assert list(env.rewards.values()) == rewards(table.outcome, table.game, table.setup, "places")
    assert [env.infos[agent]["points"] for agent in env.agents] == [table.outcome.totals[s] for s in range(seats)]


def test_one_seed_gives_a_row_of_games() -> None:
    env = lab.env("castle", seats=2)
    rows = []
    for _ in range(2):
        env.reset(seed=5)
        first = env.seed
        env.reset()
        rows.append((first, env.seed))
    assert rows[0] == rows[1] == ("5", rows[0][1])
    assert rows[0][1] != "5"


def test_variants_are_those_of_the_game() -> None:
    assert lab.env("castle", seats=3, season="winter").setup.variants["season"] == "winter"
    with pytest.raises(greathall.SetupError, match="season"):
        lab.env("castle", season="spring")
    with pytest.raises(greathall.SetupError, match="a reward is one of"):
        lab.env("castle", reward="glory")


def test_what_the_mask_forbids_is_refused() -> None:
    env = lab.env("castle", seats=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(greathall.IllegalChoice, match="action mask"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


# What is seen


@pytest.mark.parametrize("game", ids())
def test_fields_have_names_of_their_own(game: str) -> None:
    names = [field.name for field in fields(game)]
    assert len(set(names)) == len(names) == lab.env(game).observer.size
    assert names[: len(find(game).feature_names)] == list(find(game).feature_names)


@pytest.mark.parametrize("game", ids())
def test_equal_views_are_seen_equally(game: str) -> None:
    """Whatever a seat cannot know is drawn anew, sealed answers too: it sees the same."""
    env, rng, observer = lab.env(game), Random(3), Observer(game)
    env.reset(seed=3)
    for _ in range(80):
        if any(env.terminations.values()):
            break
        state = env.world.state
        for seat in range(env.setup.seats):
            seen = env.observe(f"seat_{seat}")
            other = env.world.imagined(seat, Random(rng.random())).state
            again = observer.see(other, seat, options_for(other, seat))
            assert all(np.array_equal(seen[part], again[part]) for part in seen)
            assert np.abs(seen["observation"]).max() <= LIMIT
            assert seen["action_mask"].sum() == len(options_for(state, seat))
        env.step(random_action(env, rng))


def test_simultaneous_choices_come_in_seat_order_and_stay_sealed() -> None:
    env = lab.env("castle", seats=3)
    env.reset(seed=2)
    assert env.agent_selection == "seat_0"
    before = env.observe("seat_1")
    seen = []
    for action in np.flatnonzero(env.observe("seat_0")["action_mask"])[:2]:
        env.reset(seed=2)
        env.step(int(action))
        assert env.agent_selection == "seat_1"
        assert env.observe("seat_0")["action_mask"].sum() == 0, "whoever has answered waits"
        seen.append(env.observe("seat_1"))
    for one, other in pairwise([before, *seen]):
        assert np.array_equal(one["observation"], other["observation"])
        assert np.array_equal(one["action_mask"], other["action_mask"])


def test_a_position_is_told_in_words() -> None:
    from greathall.lab.rl.aec import GreathallEnv

    env = GreathallEnv("castle", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "castle, ply 0: seat_0 0, seat_1 0\nseat_0: choose-cards"


# Rewards


def test_rewards_of_shared_places_lie_in_the_middle() -> None:
    table = greathall.new("castle", seats=4, seed=1)
    play = Random(1)
    while not table.over:
        table.play(play.choice(table.decisions[0].options))
    outcome = table.outcome
    assert outcome is not None
    found = rewards(outcome, table.game, table.setup, "places")
    assert sum(found) == pytest.approx(0)
    assert {found[seat] for seat in outcome.winners} == {max(found)}
    points = rewards(outcome, table.game, table.setup, "points")
    second, best = sorted(outcome.totals.values())[-2:]
    assert max(points) == pytest.approx((best - second) / 100)


# One who learns


def test_single_against_named_bots() -> None:
    env = lab.single("castle", seats=3, against="random,novice", seat=1)
    seen, info = env.reset(seed=1)
    assert info == {"seat": 1}
    rng, total, over = Random(1), 0.0, False
    while not over:
        assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
        seen, gained, over, truncated, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        total += gained
        assert not truncated
    assert total in (-1.0, -0.5, 0.0, 0.5, 1.0)
    assert info["points"] == env.table.scores()[1]
    for wrong in ("nobody", "random,random,random"):
        with pytest.raises(greathall.SetupError):
            lab.single("castle", seats=3, against=wrong)
    with pytest.raises(greathall.SetupError, match="seats are 0 to 2"):
        lab.single("castle", seats=3, seat=3)


def test_single_ends_at_what_may_not_be_chosen() -> None:
    env = lab.single("castle", seats=2)
    seen, _ = env.reset(seed=1)
    _, gained, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (gained, over, info["illegal"]) == (-1.0, True, True)


def test_single_ones_by_name_and_as_a_vector() -> None:
    vector = gymnasium.make_vec(NAMES["castle"], num_envs=3, vectorization_mode="sync", seats=2)
    seen, _ = vector.reset(seed=1)
    assert seen["observation"].shape == (3, len(fields("castle")))
    actions = np.array([np.flatnonzero(row)[0] for row in seen["action_mask"]])
    _, gained, *_ = vector.step(actions)
    assert list(gained) == [0.0, 0.0, 0.0]
    vector.close()


# Beside


def test_whoever_lacks_the_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "find_spec", lambda name: None if name == "pettingzoo" else object())
    with pytest.raises(greathall.SetupError, match=r"needs pettingzoo: pip install 'greathall\[rl\]'"):
        lab.env("castle")


def test_speed_is_measured() -> None:
    assert speed.steps_per_second(lab.env("castle", seats=2), 0.05, 1) > 100
    assert speed.vector_steps_per_second("castle", 2, 0.05, 1) > 50


def test_the_page_of_fields_is_true() -> None:
    from greathall.lab.rl.fields import page
    from tests.docs.pages import DOCS

    assert (DOCS / "lab-fields.md").read_text(encoding="utf-8") == page()


def test_pettingzoo_knows_the_names() -> None:
    pettingzoo = pytest.importorskip("pettingzoo")
    env = pettingzoo.make("aec", NAMES["castle"], seats=2)
    env.reset(seed=1)
    assert env.agents == ["seat_0", "seat_1"]
