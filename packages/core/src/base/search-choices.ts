// What the caller of a teaching search can choose, and the ids it accepts, without the code behind them: job messages
// are checked against these lists, also on pages that never load a solver.

export const HEURISTIC_IDS = ['none', 'nearest', 'matching'] as const;
export type HeuristicId = (typeof HEURISTIC_IDS)[number];

export const RULE_IDS = ['corner', 'dead-cells', 'square', 'freeze'] as const;
export type RuleId = (typeof RULE_IDS)[number];
/** `none` and `all` stand for sets of rules. */
export const RULE_WORDS = ['none', ...RULE_IDS, 'all'] as const;

/** The data structures for visited positions. */
export const STORE_IDS = ['list', 'tree', 'hash'] as const;

/**
 * What the caller of a teaching search can choose. The values are ids that the puzzle lists; `order` is a permutation
 * of the letters u, d, l, r. An absent choice is left to the solver.
 */
export interface SolverChoices {
  /** How the cost that is left is estimated: `none`, `nearest`, or `matching`. */
  readonly heuristic?: string;
  /** Deadlock rules that prune: `corner`, `dead-cells`, `square`, `freeze`, or `none` or `all`. */
  readonly rules?: readonly string[];
  /** The order in which moves are tried, such as `udlr`. */
  readonly order?: string;
  /** Where visited positions are kept: `list`, `tree`, or `hash`. */
  readonly visited?: string;
}

export const CHOICE_NAMES = [
  'heuristic',
  'rules',
  'order',
  'visited',
] as const satisfies readonly (keyof SolverChoices)[];
/** What can be chosen. */
export type ChoiceName = (typeof CHOICE_NAMES)[number];
