import { expect, test } from 'vitest';
import type { Refusal } from '../interface/exit-codes.js';
import { solverVariants } from './rows.js';
import { defaultSolversFor, listedChoices, mustBeTaken } from './variants.js';

const wordsOf = (options: Parameters<typeof solverVariants>[0], id: string) =>
  solverVariants(options, 'sokoban', id).map(({ words }) => Object.values(words).join(' '));

test('one variant per combination that the solver takes, each once, in the order typed', () => {
  const options = { heuristic: 'none,matching', rules: 'none, corner+freeze,none,all' };
  expect(wordsOf(options, 'astar')).toEqual([
    'none none',
    'none corner+freeze',
    'none all',
    'matching none',
    'matching corner+freeze',
    'matching all',
  ]);
  expect(wordsOf(options, 'dijkstra')).toEqual(['none', 'corner+freeze', 'all']);
  expect(wordsOf(options, 'dijkstra-course')).toEqual(['']);
  expect(solverVariants(options, 'sokoban', 'dijkstra')[1]?.choices).toEqual({ rules: ['corner', 'freeze'] });
  expect(listedChoices(options)).toEqual(['heuristic', 'rules']);
});

test('without solvers, the rules are those of Dijkstra and the heuristics those of A*', () => {
  expect(defaultSolversFor({})).toBeUndefined();
  expect(defaultSolversFor({ rules: 'none' })).toEqual(['dijkstra']);
  expect(defaultSolversFor({ rules: 'none', heuristic: 'none' })).toEqual(['astar']);
});

test.each([
  [
    () => wordsOf({ rules: 'none,' }, 'dijkstra'),
    'Unknown rule "". Available: none, corner, dead-cells, square, freeze, all.',
  ],
  [() => wordsOf({ rules: 'none+corner' }, 'dijkstra'), 'The rule "none" can’t be combined with others.'],
  [
    () => wordsOf({ order: 'udlr,uu' }, 'bfs-hash'),
    'The order of moves must be the letters u, d, l, r, each once, not "uu".',
  ],
  [
    () => mustBeTaken({ heuristic: 'none' }, 'sokoban', ['dfs', 'any']),
    '--heuristic: none of the solvers dfs, any accepts it; see `masu solvers --json`.',
  ],
])('a wrong choice is a usage error with a sentence', (ask, sentence) => {
  let refused: Refusal | undefined;
  try {
    ask();
  } catch (error) {
    refused = error as Refusal;
  }
  expect(refused).toMatchObject({ exit: 31, message: sentence });
});
