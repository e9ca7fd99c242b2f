"""Learn to beat three random players: proximal policy optimisation in one short file.

    pip install "serai[learn]"
    python examples/ppo.py camel_up --minutes 15

One learner a table, 256 tables side by side; the other seats play at random inside the compiled
step. Every line of the curve that is written is the learner's share of the victories, ties shared,
while it still explores; at the end it plays fresh games and takes what it thinks best.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from serai.adapters.vector import Seen, VectorEnvironment

PLAYERS = 4
TABLES, STEPS = 256, 64  # games side by side, and decisions in each before every update
EPOCHS, MINIBATCH = 3, 2048
RATE = 1e-3  # of learning; it falls to a tenth as time runs out
GAMMA, LAMBDA = 1.0, 0.95  # only the end of a game counts, however far it is
CLIP, ENTROPY, VALUE, LONGEST = 0.2, 0.01, 0.5, 0.5
EVALUATION = 10_000  # games


class Agent(nn.Module):
    """What is seen -> how good the position is, and how likely each action should be."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.value, self.policy = nn.Linear(width, 1), nn.Linear(width, actions)
        nn.init.zeros_(self.policy.weight)  # all alike, at first

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        x = self.body(seen.sign() * seen.abs().log1p())  # money counts in the end, but not linearly
        logits = self.policy(x).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(x).squeeze(-1)


def tensors(seen: Seen) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(seen["observation"]).float(), torch.from_numpy(seen["action_mask"]).bool()


class Rollout:
    """Where a stretch of play is kept until it has been learnt from."""

    def __init__(self, inputs: int, actions: int) -> None:
        shape = (STEPS, TABLES)
        self.seen, self.mask = torch.zeros(*shape, inputs), torch.zeros(*shape, actions, dtype=torch.bool)
        self.action, self.chance = torch.zeros(shape, dtype=torch.long), torch.zeros(shape)
        self.value, self.reward, self.over = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)

    def play(self, agent: Agent, tables: VectorEnvironment, now: Seen) -> tuple[Seen, np.ndarray]:
        """Fill it; what is seen then, and the share of the victory in each game that ended."""
        ends = []
        for t in range(STEPS):
            self.seen[t], self.mask[t] = tensors(now)
            with torch.no_grad():
                policy, self.value[t] = agent(self.seen[t], self.mask[t])
            self.action[t] = policy.sample()
            self.chance[t] = policy.log_prob(self.action[t])
            now, reward, over, _, _ = tables.step(self.action[t].numpy())
            self.reward[t], self.over[t] = torch.from_numpy(reward), torch.from_numpy(over)
            ends.append(reward[over])
        return now, np.concatenate(ends)

    def advantages(self, after: Tensor) -> Tensor:
        """Generalised advantage estimation; `after` is the value of what comes next."""
        found, carried = torch.zeros_like(self.reward), torch.zeros(TABLES)
        for t in reversed(range(STEPS)):
            on = 1 - self.over[t]
            delta = self.reward[t] + GAMMA * after * on - self.value[t]
            found[t] = carried = delta + GAMMA * LAMBDA * on * carried
            after = self.value[t]
        return found


def learn(agent: Agent, adam: torch.optim.Adam, kept: Rollout, advantages: Tensor) -> None:
    returns = (advantages + kept.value).flatten()
    parts = [kept.seen, kept.mask, kept.action, kept.chance, advantages]
    seen, mask, action, chance, advantage = (part.flatten(0, 1) for part in parts)
    for _ in range(EPOCHS):
        for some in torch.randperm(TABLES * STEPS).split(MINIBATCH):
            policy, value = agent(seen[some], mask[some])
            better = advantage[some]
            better = (better - better.mean()) / (better.std() + 1e-8)
            ratio = (policy.log_prob(action[some]) - chance[some]).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            miss = (value - returns[some]).square().mean()
            loss = VALUE * miss - gain - ENTROPY * policy.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LONGEST)
            adam.step()


def train(game: str, minutes: float, seed: int, show: Any = print) -> tuple[Agent, list[dict[str, float]]]:
    """Learn for so long; the agent, and its learning curve."""
    torch.set_num_threads(1)  # so small a net is not worth two: they would wait for each other
    torch.manual_seed(seed)
    tables = VectorEnvironment(game, TABLES, reward="win", players=PLAYERS)
    now, _ = tables.reset(seed=seed)
    inputs, actions = tables.game.observation_size, tables.game.actions
    agent, kept = Agent(inputs, actions), Rollout(inputs, actions)
    adam = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    began, processor, curve = time.perf_counter(), time.process_time(), []
    decisions = 0
    while (spent := time.perf_counter() - began) < 60 * minutes:
        adam.param_groups[0]["lr"] = RATE * (1 - 0.9 * spent / (60 * minutes))
        now, ends = kept.play(agent, tables, now)
        with torch.no_grad():
            _, after = agent(*tensors(now))
        learn(agent, adam, kept, kept.advantages(after))
        decisions += TABLES * STEPS
        curve.append(
            {
                "decisions": decisions,
                "seconds": round(time.perf_counter() - began, 1),
                "processor_seconds": round(time.process_time() - processor, 1),
                "games": len(ends),
                "wins": round(float(ends.mean()), 4) if len(ends) else 0.0,
            }
        )
        show(json.dumps(curve[-1]))
    return agent, curve


def evaluate(agent: Agent, game: str, seed: int, games: int = EVALUATION) -> tuple[float, int]:
    """The share of the victories when the best action is always taken, and in how many games."""
    tables = VectorEnvironment(game, TABLES, reward="win", players=PLAYERS)
    now, _ = tables.reset(seed=seed)
    first = games // TABLES + 1  # the same number from each table, or short games would count more
    ended, won = np.zeros(TABLES, int), 0.0
    while ended.min() < first:
        with torch.no_grad():
            policy, _ = agent(*tensors(now))
        now, reward, over, _, _ = tables.step(policy.logits.argmax(-1).numpy())
        won += float(reward[over & (ended < first)].sum())
        ended += over
    return won / (first * TABLES), first * TABLES


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("game", help="camel_up, yspahan, silk_road or five_tribes")
    asked.add_argument("--minutes", type=float, default=15, help="how long to learn (15)")
    asked.add_argument("--seed", type=int, default=1, help="same seed, same start (1)")
    asked.add_argument("--out", type=Path, default=Path("learnt"), help="folder for the agent and its curve")
    given = asked.parse_args()
    agent, curve = train(given.game, given.minutes, given.seed)
    wins, games = evaluate(agent, given.game, given.seed + 1)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.save(agent.state_dict(), given.out / f"{given.game}.pt")
    result = {"game": given.game, "players": PLAYERS, "wins": wins, "games": games, "curve": curve}
    (given.out / f"{given.game}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf8")
    print(f"Against {PLAYERS - 1} random players it won {wins:.1%} of {games} games.")


if __name__ == "__main__":
    main()
