"""Follows the optimal actions of every level and checks each distance: optimal_agent.py LEVELS"""

import sys

from masu_env import SokobanEnv

env = SokobanEnv(file=sys.argv[1], exact=True, reward="moves")
for _ in range(env.level_count):
    _, info = env.reset()
    best, moves, done = info["distance"], 0, False
    if best is None:
        print(f"level {info['level']}: no exact values")
        continue
    while not done:
        _, _, done, _, after = env.step(info["optimal"][0])
        moves += 1
        assert after["distance"] == info["distance"] - 1, (info, after)
        info = after
    assert moves == best
    print(f"level {info['level']}: solved in {moves} moves, the fewest")
env.close()
