// The choices of a teaching search: from ids as people type them to options of the search, or the sentence that says what
// is wrong. Used by the command line, the library, and jobs, so that all three take the same ids.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import {
  CHOICE_NAMES,
  type ChoiceName,
  HEURISTIC_IDS,
  type HeuristicId,
  RULE_IDS,
  RULE_WORDS,
  type SolverChoices,
  STORE_IDS,
} from '@masu/core/base/search-choices.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import type { DeadlockRuleId } from '../deadlock/rules.js';

const LETTERS: Readonly<Record<string, Direction>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

interface MovesChoices {
  readonly heuristic?: HeuristicId;
  readonly rules?: readonly DeadlockRuleId[];
  readonly order?: readonly Direction[];
  readonly visited?: VisitedId;
}

const unknown = (what: string, word: string, known: readonly string[]): Result<never, string> =>
  fail(`Unknown ${what} ${JSON.stringify(word.slice(0, 40))}. Available: ${known.join(', ')}.`);

/** The rules of a list of ids, `none`, or `all`, each once and in the order of the table. */
export function parseRules(words: readonly string[]): Result<readonly DeadlockRuleId[], string> {
  const wrong = words.find((word) => !RULE_WORDS.some((known) => known === word));
  if (wrong !== undefined) return unknown('rule', wrong, RULE_WORDS);
  if (words.includes('none') && words.length > 1) return fail('The rule "none" can’t be combined with others.');
  return ok(RULE_IDS.filter((id) => words.includes(id) || words.includes('all')));
}

/** `udrl`: each of the four letters once. */
function parseOrder(text: string): Result<readonly Direction[], string> {
  const order = [...text].map((letter) => LETTERS[letter]);
  const known = order.filter((direction) => direction !== undefined);
  if (order.length !== 4 || new Set(known).size !== 4) {
    return fail(
      `The order of moves must be the letters u, d, l, r, each once, not ${JSON.stringify(text.slice(0, 40))}.`,
    );
  }
  return ok(known);
}

/** up, down, right, left → `udrl` */
export const makeOrder = (order: readonly Direction[]): string => order.map((direction) => direction[0]).join('');

/** `corner+freeze`; `none` without a rule, `all` with every one. */
export function makeRules(rules: readonly DeadlockRuleId[]): string {
  if (rules.length === RULE_IDS.length) return 'all';
  return rules.length === 0 ? 'none' : rules.join('+');
}

/** Reads the choices for a solver that takes those named. */
export function parseChoices(
  solver: string,
  chosenNames: readonly ChoiceName[],
  { heuristic, rules, order, visited }: SolverChoices,
): Result<MovesChoices, string> {
  const given = { heuristic, rules, order, visited };
  const refused = CHOICE_NAMES.find((name) => given[name] !== undefined && !chosenNames.includes(name));
  if (refused !== undefined) return fail(`${solver} takes no ${CHOICE_WORDS[refused]}.`);
  const heuristicId = HEURISTIC_IDS.find((id) => id === heuristic);
  if (heuristic !== undefined && heuristicId === undefined) return unknown('heuristic', heuristic, HEURISTIC_IDS);
  const visitedId = STORE_IDS.find((id) => id === visited);
  if (visited !== undefined && visitedId === undefined) return unknown('visited set', visited, STORE_IDS);
  const parsedRules = rules === undefined ? undefined : parseRules(rules);
  if (parsedRules?.ok === false) return parsedRules;
  const parsedOrder = order === undefined ? undefined : parseOrder(order);
  if (parsedOrder?.ok === false) return parsedOrder;
  return ok({
    ...defined({
      heuristic: heuristicId,
      rules: parsedRules?.value,
      order: parsedOrder?.value,
      visited: visitedId,
    }),
  });
}

const CHOICE_WORDS: Readonly<Record<ChoiceName, string>> = {
  heuristic: 'heuristic',
  rules: 'deadlock rules',
  order: 'order of moves',
  visited: 'visited set',
};
