"""Learns one level by Q-learning, a table of states and actions: tabular_learner.py [EPISODES] [SEED]

Prints how often it solved the level, and the length of what it learned beside the fewest moves, which masu knows.
"""

import random
import sys
from collections import defaultdict

from masu_env import SokobanEnv

LEVEL = """
#######
#     #
# $@  #
#  ##.#
#     #
#######
"""

LEARNING, DISCOUNT, CHANCE, LOST = 0.5, 0.99, 0.2, -10


def best(values, chance):
    return max(range(4), key=lambda action: (values[action], chance.random()))


def play(env, table, chance, explore):
    """One episode; with exploring, the table learns. Returns the moves if the level was solved, else None."""
    state, info = env.reset()
    for moves in range(1, 101):
        action = chance.randrange(4) if chance.random() < explore else best(table[state], chance)
        after, reward, solved, cut, info = env.step(action)
        if explore:
            ahead = LOST if info["dead"] else 0 if solved else DISCOUNT * max(table[after])
            table[state][action] += LEARNING * (reward + ahead - table[state][action])
        state = after
        if solved:
            return moves
        if cut or info["dead"]:
            return None
    return None


def main():
    episodes, seed = (int(word) for word in (sys.argv[1:] + ["500", "1"][len(sys.argv) - 1 :]))
    chance = random.Random(seed)
    env = SokobanEnv(level=LEVEL, observe="text", exact=True, max_steps=100)
    fewest = env.reset()[1]["distance"]
    table = defaultdict(lambda: [0.0] * 4)
    solved = sum(play(env, table, chance, CHANCE) is not None for _ in range(episodes))
    learned = play(env, table, chance, 0)
    env.close()
    print(f"{episodes} episodes, {solved} solved, {len(table)} states seen")
    print(f"learned: {learned} moves; the fewest: {fewest}")


if __name__ == "__main__":
    main()
