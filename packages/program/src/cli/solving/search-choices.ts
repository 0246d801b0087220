// The options of the teaching solvers (`--heuristic`, `--rules`, `--order`, `--visited`), for `solve`,
// `compare`, and `batch plan`.

import { chooseSolver, type PuzzleId, type Solver } from '@masu/core/base/puzzle.js';
import {
  CHOICE_NAMES,
  type ChoiceName,
  HEURISTIC_IDS,
  RULE_WORDS,
  type SolverChoices,
  STORE_IDS,
} from '@masu/core/base/search-choices.js';
import { ANY_PUZZLES, puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import type { CommandOption, OptionsOf } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';

const listed = (words: readonly string[]): string => words.join(', ');

/** The letters of the four moves in every order. */
function letterOrders(letters: string): string[] {
  if (letters === '') return [''];
  return [...letters].flatMap((first) => letterOrders(letters.replace(first, '')).map((rest) => first + rest));
}
export const MOVE_ORDER_CHOICES: readonly string[] = letterOrders('udlr');

export const CHOICE_OPTIONS = [
  {
    flags: '--heuristic <id>',
    about: `estimate of astar, weighted-astar, ida-star, and greedy, one of ${listed(HEURISTIC_IDS)} (default: matching)`,
    values: HEURISTIC_IDS,
    puzzle: 'sokoban',
  },
  {
    flags: '--rules <ids>',
    about: `deadlock rules of a teaching solver, comma-separated, each one of ${listed(RULE_WORDS)}`,
    values: RULE_WORDS,
    isList: true,
    puzzle: 'sokoban',
  },
  {
    flags: '--order <letters>',
    about: 'order of moves of a teaching solver: u, d, l, r in any order',
    values: MOVE_ORDER_CHOICES,
    puzzle: 'sokoban',
  },
  {
    flags: '--visited <id>',
    about: `visited set of a teaching solver, one of ${listed(STORE_IDS)} (default: hash)`,
    values: STORE_IDS,
    puzzle: 'sokoban',
  },
] as const satisfies readonly CommandOption[];
export type ChoiceOptions = OptionsOf<typeof CHOICE_OPTIONS>;

const split = (typed: string): readonly string[] => typed.split(',').map((word) => word.trim());

/** The choices typed; undefined if there are none. */
function typedChoices({ rules, heuristic, order, visited }: ChoiceOptions): SolverChoices | undefined {
  const others = { heuristic, order, visited } as SolverChoices;
  const from: SolverChoices = { ...others, ...(rules === undefined ? {} : { rules: split(rules) }) };
  const given = CHOICE_NAMES.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** The choices typed, for a solver that must take them all, and the person's defaults that it takes. */
export function solverChoices(typed: ChoiceOptions, puzzle: PuzzleId, solver: string): SolverChoices | undefined {
  const choices = typedChoices(typed);
  if (choices) checkChoices(puzzle, solver, choices);
  const own = puzzleOf(puzzle).solvers.find(({ id }) => id === solver)?.choices ?? [];
  const defaults = typedChoices({ ...typed.defaults?.[puzzle] });
  const inForce = own.flatMap((name) => (defaults?.[name] === undefined ? [] : [[name, defaults[name]]]));
  return inForce.length === 0 ? choices : { ...Object.fromEntries(inForce), ...choices };
}

/** The choices of a plan: each of its solvers gets those that it takes, and each choice is taken by one of them. */
export function plannedChoices(typed: ChoiceOptions, ids: readonly string[]): SolverChoices | undefined {
  const choices = typedChoices(typed);
  if (!choices) return undefined;
  const names = CHOICE_NAMES.filter((name) => choices[name] !== undefined);
  const all: readonly Solver<never, unknown>[] = ANY_PUZZLES.flatMap(({ solvers }) => [...solvers]);
  const planned = all.filter(({ id }) => ids.includes(id));
  for (const name of names) {
    if (planned.some((solver) => takes(solver, name))) continue;
    const able = all.filter((solver) => takes(solver, name)).map(({ id }) => id);
    throw new Refusal(
      EXIT.usage,
      `None of the planned solvers (${listed(ids)}) accepts --${name}. Solvers that do: ${listed(able)}.`,
    );
  }
  for (const solver of planned) {
    const own = names.filter((name) => takes(solver, name)).map((name) => [name, choices[name]]);
    const chosen = chooseSolver(solver, Object.fromEntries(own));
    if (!chosen.ok) throw new Refusal(EXIT.usage, safe(chosen.error));
  }
  return choices;
}

/** Refuses choices that the solver doesn't take or know; names the solvers that take them. */
export function checkChoices(puzzle: PuzzleId, id: string, choices: SolverChoices): void {
  const solvers: readonly Solver<never, unknown>[] = puzzleOf(puzzle).solvers;
  const solver = solvers.find((each) => each.id === id);
  if (!solver) return;
  const names = CHOICE_NAMES.filter((name) => choices[name] !== undefined);
  const refused = names.find((name) => !takes(solver, name));
  if (refused !== undefined) {
    const able = solvers.filter((each) => takes(each, refused)).map((each) => each.id);
    const hint = able.length === 0 ? `No ${puzzle} solver does.` : `Solvers that do: ${listed(able)}.`;
    throw new Refusal(EXIT.usage, `${id} doesn’t accept --${refused}. ${hint}`);
  }
  const chosen = chooseSolver(solver, choices);
  if (!chosen.ok) throw new Refusal(EXIT.usage, safe(chosen.error));
}

const takes = ({ choices = [] }: Pick<Solver<never, unknown>, 'choices'>, name: ChoiceName): boolean =>
  choices.includes(name);
