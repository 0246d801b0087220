// Named rewards of an environment: one row each. A step is one action of the player, blocked ones included.

/** What a step did. */
export interface PlayedStep {
  readonly isPush: boolean;
  /** Boxes on goals after the step, less those before it: -1, 0, or 1. */
  readonly boxesOnGoals: number;
  readonly isSolved: boolean;
}

export const REWARD_IDS = ['gym-sokoban', 'sparse', 'moves', 'pushes'] as const;

export type RewardId = (typeof REWARD_IDS)[number];

interface Reward {
  readonly about: string;
  of(step: PlayedStep): number;
}

export const REWARDS: Readonly<Record<RewardId, Reward>> = {
  'gym-sokoban': {
    about: '-0.1 per step, 1 for a box onto a goal, -1 for one off it, 10 for the solution',
    // In tenths, so that no sum is 0.9000000000000001.
    of: ({ boxesOnGoals, isSolved }) => (-1 + 10 * boxesOnGoals + (isSolved ? 100 : 0)) / 10,
  },
  sparse: { about: '1 for the solution, else 0', of: ({ isSolved }) => (isSolved ? 1 : 0) },
  moves: { about: '-1 per step, so that the best return is the fewest moves', of: () => -1 },
  pushes: { about: '-1 per push', of: ({ isPush }) => (isPush ? -1 : 0) },
};
