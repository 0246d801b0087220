// Cases for IPS: transcripts of lab 1, on the level of the course text. The texts of the other labs are not public, so
// saving, loading, and the best move are not marked.

import type { Random } from '../../base/random.js';
import { sameOutput } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import type { MarkCase } from '../mark/mark-case.js';
import { randomLetters } from '../mark/random-map.js';
import { parseGrid } from './letters.js';
import { IPS_LEVELS } from './levels.js';
import type { IpsGame } from './save-file.js';
import { chooseMove, isTerminal } from './session.js';

const TRANSCRIPT = sameOutput('transcript');

function script(
  group: string,
  name: string,
  tests: string,
  words: string,
  levels?: Readonly<Record<string, string>>,
): MarkCase {
  return {
    ...{ group, name: `${group}/${name}`, tests, input: `${words.trim().replaceAll(/\s+/g, '\n')}\n` },
    words: [],
    files: levels ?? {},
    ...(levels && Object.keys(levels).length > 0 ? { extra: ['--levels', '.'] } : {}),
    checks: [TRANSCRIPT],
  };
}

/** Menu: 1 new game, 5 exit. Game: 1 up, 2 right, 3 down, 4 left, 6 quit. */
const OWN: readonly (readonly [group: string, name: string, tests: string, words: string])[] = [
  ['menu', 'exit', 'the menu and its last option', '5'],
  ['menu', 'out-of-range', 'a menu number that is not there', '0 6 -1 5'],
  ['menu', 'unknown-level', 'a level that is not there', '1 5 0 1 6 5'],
  ['game', 'start', 'the first screen of a game, and quitting', '1 1 6 5'],
  ['game', 'moves', 'moves in every direction', '1 1 4 2 1 3 6 5'],
  ['game', 'unknown-option', 'a game option that is not there', '1 1 0 7 9 6 5'],
  ['game', 'blocked-counts', 'a blocked move counts for the score', '1 1 1 3 1 6 5'],
  ['game', 'push', 'pushing the box', '1 1 2 2 6 5'],
  ['game', 'win', 'the end of a level', '1 1 2 2 2 5'],
  ['score', 'kept', 'the best score in the next game', '1 1 2 2 2 1 1 6 5'],
  ['score', 'worse', 'a worse game keeps the best score', '1 1 2 2 2 1 1 4 2 2 2 2 5'],
  ['score', 'better', 'a better game replaces it', '1 1 4 2 2 2 2 1 1 2 2 2 1 1 6 5'],
  ['score', 'quit', 'quitting does not change it', '1 1 2 6 1 1 6 5'],
];

const isLevel = (name: string): boolean => /^level\d+\.txt$/.test(name);

/** A game of level 1 with random options, often to the right; quit if it is not won by then. */
function randomGame(random: Random): string {
  const map = parseGrid(IPS_LEVELS[0] as readonly string[]);
  if (!map.ok) throw new Error(`an included level is not a grid: ${map.error.message}`);
  let game: IpsGame = { level: 1, score: 0, map: map.value };
  const options: number[] = [];
  while (options.length < MOST_OPTIONS && !isTerminal(game.map)) {
    const option = Number(randomLetters(random, '1234222', 1));
    game = chooseMove(game, option);
    options.push(option);
  }
  return ['1 1', ...options, ...(isTerminal(game.map) ? [] : [6])].join(' ');
}
const MOST_OPTIONS = 12;

export const IPS_CASES: CourseCases = {
  calls:
    'The program is called without arguments and reads the options from standard input. Only lab 1 is marked, on level 1 of the course text.',
  folder:
    'scripts (*.in) with what is typed, and optionally the levels of the program as level1.txt, level2.txt, and so on',
  own: () => OWN.map(([group, name, tests, words]) => script(group, name, tests, words)),
  ofFolder(files) {
    const levels = Object.fromEntries([...files].filter(([name]) => isLevel(name)));
    return [...files]
      .filter(([name]) => name.endsWith('.in'))
      .map(([name, text]) => script('cases', name.slice(0, -3), 'a transcript', text, levels));
  },
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      const games = [randomGame(random), randomGame(random), randomGame(random)];
      return script('random', String(index + 1), 'random options', `${games.join(' ')} 5`);
    }),
};
