"""Plays at random on many boards at once and counts: random_agent.py LEVELS [BOARDS] [STEPS] [SEED]"""

import random
import sys

from masu_env import SokobanVectorEnv

levels = sys.argv[1]
boards, steps, seed = (int(word) for word in (sys.argv[2:] + ["16", "200", "1"][len(sys.argv) - 2 :]))
chance = random.Random(seed)
env = SokobanVectorEnv(boards, file=levels, max_steps=100, exact=True)
_, infos = env.reset(seed=seed)
solved = ended = dead = 0
total = 0.0
for _ in range(steps):
    _, rewards, terminated, truncated, infos = env.step([chance.randrange(4) for _ in range(boards)])
    total += sum(rewards)
    solved += sum(terminated)
    ended += sum(truncated)
    dead += sum(bool(each) for each in infos["dead"])
env.close()
print(f"{boards * steps} steps: {solved} solved, {ended} cut off, {dead / boards / steps:.0%} in dead states, reward {total:.1f}")
