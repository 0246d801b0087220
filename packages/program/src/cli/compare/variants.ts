// The variants that `masu compare` runs of a solver: every combination of the choices listed, such as one row per set of
// deadlock rules. `+` joins rules within a set: `--rules none,corner,corner+freeze`.

import type { PuzzleId, Solver } from '@masu/core/base/puzzle.js';
import { CHOICE_NAMES, type ChoiceName, type SolverChoices } from '@masu/core/base/search-choices.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { TEACHING_SOLVERS } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';
import type { ChoiceOptions } from '../solving/search-choices.js';

export interface Variant {
  readonly choices: SolverChoices;
  /** The choices as typed, without those that the solver does not take. */
  readonly words: Readonly<Partial<Record<ChoiceName, string>>>;
}

/** The choices listed, in the order of the columns. */
export const listedChoices = (options: ChoiceOptions): readonly ChoiceName[] =>
  CHOICE_NAMES.filter((name) => options[name] !== undefined);

export const splitList = (typed = ''): readonly string[] => [...new Set(typed.split(',').map((word) => word.trim()))];

export const parseChoice = (name: ChoiceName, word: string): SolverChoices =>
  name === 'rules' ? { rules: word.split('+') } : { [name]: word };

export function findSolver(puzzle: PuzzleId, id: string): Solver<never, unknown> | undefined {
  const solvers: readonly Solver<never, unknown>[] = puzzleOf(puzzle).solvers;
  return solvers.find((each) => each.id === id);
}

/** Refuses a choice that none of these solvers takes. */
export function mustBeTaken(options: ChoiceOptions, puzzle: PuzzleId, ids: readonly string[]): void {
  for (const name of listedChoices(options)) {
    if (ids.some((id) => findSolver(puzzle, id)?.choices?.includes(name))) continue;
    throw new Refusal(
      EXIT.usage,
      safe(`--${name}: none of the solvers ${ids.join(', ')} accepts it; see \`masu solvers --json\`.`),
    );
  }
}

/** The solvers to compare if only choices are given. */
export function defaultSolversFor(options: ChoiceOptions): readonly string[] | undefined {
  if (options.heuristic !== undefined) return ['astar'];
  return listedChoices(options).length > 0 ? ['dijkstra'] : undefined;
}

/** The rules of a row: as typed, or the mark of a solver whose own rule is unsound. */
export function choiceWord(solver: string, { words }: Variant, name: ChoiceName): string {
  const own = TEACHING_SOLVERS.find(({ id }) => id === solver)?.options;
  if (name === 'rules' && own?.courseCorner) return 'unsound';
  return words[name] ?? '–';
}
