// Labels for learning in the library: optimal actions, exact distances, and dead states of a Sokoban level, as `masu label`
// writes them.

import type { LimitName } from '@masu/core/base/outcome.js';
import { METRICS, type Metric } from '@masu/core/base/puzzle.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { LabelPreset } from '@masu/studio/sokoban/labels/encodings.js';
import type { LabelJob, LabelReport } from '../jobs/kinds/label-schema.js';
import { type LibraryHost, levelJobOf, mustBeId, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** Which states are labeled, and how boards and actions are written. */
export interface LabelOptions extends RunOptions {
  /** What is optimal (default: moves). */
  readonly metric?: Metric;
  /**
   * `solution`: the states of one optimal solution (default); `all`: every reachable state; a number: so many of them, spread
   * evenly. All states of a level can be millions: ask for a number, or write them with `masu label`.
   */
  readonly states?: 'solution' | 'all' | number;
  /** Also states that can no longer be solved. */
  readonly dead?: boolean;
  /** How boards and actions are written (default: boxoban). docs/labels.md has the tables. */
  readonly preset?: LabelPreset;
}

/** A board as the preset writes it: rows of letters, or rows of numbers. */
export type LabelBoard = readonly string[] | readonly (readonly number[])[];

/** What is known of one state. */
export interface StateLabels {
  /** Along a solution: moves made so far. */
  readonly step?: number;
  /** Among all states: its number. */
  readonly state?: number;
  /** The board. */
  readonly board: LabelBoard;
  /** The first optimal action; null if the state is solved or dead. */
  readonly action: string | number | null;
  /** Optimal actions. */
  readonly optimal: readonly (string | number)[];
  /** Whether `optimal` has every optimal action, and not only those that are known. */
  readonly complete: boolean;
  /** The fewest moves or pushes from here; null if the state is dead. */
  readonly toGo: {
    /** Moves, if they are known. */
    readonly moves?: number;
    /** Pushes, if they are known. */
    readonly pushes?: number;
  } | null;
  /** Whether no solution is left. */
  readonly dead: boolean;
  /** A lower bound of the pushes to go. */
  readonly lowerBound?: number;
}

/** The labels of a level, or why it has none. */
export type LevelLabels =
  | {
      readonly verdict: 'labeled';
      /** A solution that is optimal in the metric. */
      readonly solution: string;
      /** Its moves. */
      readonly moves: number;
      /** Its pushes. */
      readonly pushes: number;
      /** Whether the other figure is the least for that optimum, too. */
      readonly tieBreak: 'proven' | 'open';
      /** The part of the board that never changes, where boards leave it out. */
      readonly fixed?: LabelBoard;
      /** One for each state. */
      readonly labels: readonly StateLabels[];
    }
  | {
      /** There is no solution. */
      readonly verdict: 'unsolvable';
    }
  | {
      readonly verdict: 'gave-up';
      /** The limit that was reached; `memory` if the level has too many states for a table. */
      readonly limit: LimitName;
    };

/** The words alone, so that a page doesn't load what writes the lines. */
const PRESETS = ['boxoban', 'gym-sokoban', 'jumanji'] as const satisfies readonly LabelPreset[];

function mustBeChoices({ metric, states, dead, preset }: LabelOptions): void {
  mustBeId('metric', metric, METRICS);
  mustBeId('preset', preset, PRESETS);
  if (dead !== undefined && typeof dead !== 'boolean') throw wrongArgument('true or false for dead', dead);
  if (states === undefined || states === 'solution' || states === 'all') return;
  if (!Number.isSafeInteger(states) || states < 1) throw wrongArgument('solution, all, or a number for states', states);
}

export async function labelLevel(host: LibraryHost, level: Level, given: LabelOptions): Promise<LevelLabels> {
  const named = levelJobOf('sokoban', level, 'Expected a Sokoban level; a Futoshiki has no labels.');
  mustBeChoices(given);
  const { metric = 'moves', states = 'solution', dead = false, preset = 'boxoban', ...options } = given;
  const solver = metric === 'moves' ? 'move-optimal' : 'push-optimal';
  const limits = runLimits(options, host.defaultBytes('sokoban', solver));
  const writing = { to: 'jsonl', preset, number: 1 } as const;
  const job: LabelJob = { kind: 'label', ...named, metric, states, withDead: dead, writing, from: 0, limits };
  const labels: StateLabels[] = [];
  let from = 0;
  for (;;) {
    const report: LabelReport = await runLibraryJob(host, { ...job, from }, options);
    if (report.verdict === 'gave-up') return { verdict: 'gave-up', limit: report.limit };
    if (report.verdict === 'unsolvable') return { verdict: 'unsolvable' };
    for (const line of report.text.split('\n')) {
      if (line === '') continue;
      const { level: _, ...label } = JSON.parse(line) as StateLabels & { readonly level: number };
      labels.push(label);
    }
    if (report.next !== undefined) {
      from = report.next;
      continue;
    }
    const { solution, moves, pushes, tieBreak } = report;
    const fixed = report.fixed === undefined ? {} : { fixed: JSON.parse(report.fixed) as LabelBoard };
    return { verdict: 'labeled', solution, moves, pushes, tieBreak, ...fixed, labels };
  }
}
