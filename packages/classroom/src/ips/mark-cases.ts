// Cases for IPS. Lab 1: transcripts on the level of the course text; the boards of the other levels are compared where a
// folder has them. Labs 2 and 3: only on request, and without their words, since the texts of these labs are not public.

import { defined } from '@masu/core/base/defined.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import type { CourseMap } from '../course-map.js';
import { outputLines, sameOutput } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import { randomLetters } from '../mark/maps.js';
import {
  type CaseCheck,
  type CaseFiles,
  type CaseVerdict,
  type MarkCase,
  markCase,
  type RunResult,
} from '../mark/mark-case.js';
import { bestMoves } from './best-move.js';
import { IPS_LEVELS } from './levels.js';
import { boardsOfLevels, isRow, namesOneOf, SCREENS, sameFile, TRANSCRIPT } from './mark-checks.js';
import { type IpsGame, includedLevel, makeSave, parseLevel } from './save-file.js';
import { chooseMove, isTerminal, OPTION_MOVES } from './session.js';

/** For levels whose boards are not known here. */
const NO_BOARDS = {
  checks: [sameOutput('transcript without boards', (lines) => lines.filter((line) => !isRow(line)))],
};

type Files = Readonly<Record<string, string>>;

type OwnScript = readonly [name: string, tests: string, words: string, verdict: CaseVerdict, more?: Script];

interface Script {
  readonly checks?: readonly CaseCheck[];
  readonly files?: Files;
  /** The levels of the program, if they are not those of this package. */
  readonly levels?: Files;
  readonly verdict?: CaseVerdict;
}

function script(
  name: string,
  tests: string,
  words: string,
  { checks = [TRANSCRIPT], files = {}, levels = {}, verdict }: Script = {},
): MarkCase {
  return markCase(name, tests, checks, {
    input: `${words.trim().replaceAll(/\s+/g, '\n')}\n`,
    files: { ...levels, ...files },
    ...(Object.keys(levels).length > 0 ? { extra: ['--levels', '.'] } : {}),
    ...(ON_REQUEST.test(name) ? { onRequest: true } : {}),
    ...defined({ verdict }),
  });
}

/** Labs 2 and 3. */
const ON_REQUEST = /^(saves|best-move)\//;

/** Menu: 1 new game, 2 save, 3 load, 4 resume, 5 exit. Game: 1 up, 2 right, 3 down, 4 left, 5 best move, 6 quit. */
const LAB_1: readonly OwnScript[] = [
  ['menu/exit', 'the menu and its last option', '5', 'shown'],
  ['menu/out-of-range', 'a menu number that is not there', '0 6 -1 5', 'shown'],
  ['menu/unknown-level', 'a level that is not there', '1 5 0 1 6 5', 'shown'],
  ['game/start', 'the first screen of a game, and quitting', '1 1 6 5', 'shown'],
  ['game/moves', 'moves in every direction', '1 1 4 2 1 3 6 5', 'changed'],
  ['game/unknown-option', 'a game option that is not there', '1 1 0 7 9 6 5', 'shown'],
  ['game/blocked-counts', 'a blocked move counts for the score', '1 1 1 3 1 6 5', 'unchanged'],
  ['game/push', 'pushing the box', '1 1 2 2 6 5', 'changed'],
  ['game/win', 'the end of a level', '1 1 2 2 2 5', 'won'],
  ['game/again', 'a new game begins at the start, with score 0', '1 1 2 4 6 1 1 6 5', 'changed'],
  ['game/every-level', 'each of the four levels can be opened', '1 2 6 1 3 6 1 4 6 1 1 6 5', 'shown', NO_BOARDS],
  [
    'game/best-move-is-free',
    'option 5 moves nothing and costs nothing',
    '1 1 5 2 5 2 6 5',
    'changed',
    { checks: [SCREENS] },
  ],
  ['score/kept', 'the best score in the next game', '1 1 2 2 2 1 1 6 5', 'won'],
  ['score/worse', 'a worse game keeps the best score', '1 1 2 2 2 1 1 4 2 2 2 2 5', 'won'],
  ['score/better', 'a better game replaces it', '1 1 4 2 2 2 2 1 1 2 2 2 1 1 6 5', 'won'],
  ['score/quit', 'quitting does not change it', '1 1 2 6 1 1 6 5', 'changed'],
  ['score/per-level', 'every level has a best score of its own', '1 1 2 2 2 1 2 6 1 4 6 1 1 6 5', 'won', NO_BOARDS],
];

const FIRST_LEVEL = includedLevel(IPS_LEVELS[0] as readonly string[]);

const SAVED = {
  'saved.txt': makeSave({ level: 1, score: 7, map: includedLevel(['########', '#...ABG#', '########']) }),
};

const SAVES: readonly OwnScript[] = [
  ['saves/resume', 'a game that was quit goes on', '1 1 2 6 4 2 2 5', 'won'],
  ['saves/nothing-to-resume', 'there is no game to resume', '4 1 1 6 5', 'shown'],
  ['saves/won', 'a game that was won is not resumed', '1 1 2 2 2 4 5', 'won'],
  ['saves/file', 'the file of a saved game', '1 1 2 4 2 6 2 game.txt 5', 'changed', { checks: [sameFile('game.txt')] }],
  ['saves/load', 'a saved game is loaded, then resumed and won', '3 saved.txt 4 2 5', 'won', { files: SAVED }],
  ['saves/round-trip', 'what was saved is loaded', '1 1 2 6 2 game.txt 1 1 4 4 6 3 game.txt 4 2 2 5', 'won'],
  ['saves/scores', 'loading leaves the best score', '1 1 2 2 2 3 saved.txt 4 2 1 1 6 5', 'won', { files: SAVED }],
  ['saves/missing', 'a file that is not there leaves the game', '1 1 2 6 3 absent.txt 4 6 5', 'changed'],
];

const ENOUGH_NODES = 300_000;

/** A shortest solution as options; undefined if there is none, or if it is too far away. */
function solveMap(map: CourseMap): readonly number[] | undefined {
  return bestMoves(map, { nodes: ENOUGH_NODES }, PATIENT).moves?.map((move) => OPTION_MOVES.indexOf(move) + 1);
}

/** Every option that begins a shortest solution of this length. */
function bestOptions(map: CourseMap, length: number): readonly number[] {
  const game: IpsGame = { level: 1, score: 0, map };
  return OPTION_MOVES.map((_, index) => index + 1).filter((option) => {
    const next = chooseMove(game, option).map;
    return next !== map && (isTerminal(next) ? 1 : 1 + (solveMap(next)?.length ?? Infinity)) === length;
  });
}

const isLevel = (name: string): boolean => /^level\d+\.txt$/.test(name);

/** Cases on the levels of a folder: the start, wandering about, a shortest solution, and its first move. */
function casesOfLevel(level: number, map: CourseMap, levels: Files): MarkCase[] {
  const opened = `1 ${level}`;
  const cases = [
    script(`levels/${level}-start`, 'the first screen', `${opened} 6 5`, { levels }),
    script(`levels/${level}-moves`, 'moves in every direction', `${opened} 1 1 2 2 3 3 4 4 1 2 3 4 6 5`, { levels }),
  ];
  const solution = isTerminal(map) ? undefined : solveMap(map);
  if (!solution || solution.length === 0) return cases;
  const won = `${opened} ${solution.join(' ')}`;
  const best = { levels, checks: [namesOneOf(bestOptions(map, solution.length)), SCREENS] };
  return [
    ...cases,
    script(`levels/${level}-win`, 'a shortest solution, and its score in the next game', `${won} ${opened} 6 5`, {
      levels,
    }),
    script(`best-move/level-${level}`, 'the best move of this level', `${opened} 5 6 5`, best),
  ];
}

function casesOfLevels(levels: Files): MarkCase[] {
  const cases: MarkCase[] = [];
  for (let level = 1; levels[`level${level}.txt`] !== undefined; level++) {
    const map = parseLevel(levels[`level${level}.txt`] as string);
    if (map.ok) cases.push(...casesOfLevel(level, map.value, levels));
  }
  return cases;
}

/** A game of level 1 with random options, often to the right; quit if it is not won by then. */
function randomGame(random: Random): string {
  let game: IpsGame = { level: 1, score: 0, map: FIRST_LEVEL };
  const options: number[] = [];
  while (options.length < MAX_OPTIONS && !isTerminal(game.map)) {
    const option = Number(randomLetters(random, '1234222', 1));
    game = chooseMove(game, option);
    options.push(option);
  }
  return ['1 1', ...options, ...(isTerminal(game.map) ? [] : [6])].join(' ');
}

const MAX_OPTIONS = 12;

export const IPS_CASES: CourseCases = {
  calls:
    'The program is called without arguments and reads the options from standard input. Lab 1 is marked, on level 1 of the course text; the saves of lab 2 and the best move of lab 3 in whatever words, with --only saves,best-move.',
  folder:
    'scripts (*.in) with what is typed, and the levels of the program as level1.txt, level2.txt, and so on: with them, every level is played and won',
  /** What the screens of our program show. */
  verdictOf(_: MarkCase, { stdout }: RunResult) {
    if (stdout.includes('LEVEL COMPLETED')) return 'won';
    const boards = boardsOfLevels(outputLines(stdout));
    if ([...boards.values()].some((shown) => shown.size > 1)) return 'changed';
    // A score other than 0 without another board: moves that were blocked.
    return /current score: [1-9]/.test(stdout) ? 'unchanged' : 'shown';
  },
  own: () => [
    ...LAB_1.map(([name, tests, words, verdict, more]) => script(name, tests, words, { verdict, ...more })),
    ...SAVES.map(([name, tests, words, verdict, more]) =>
      script(name, tests, words, { checks: [SCREENS], verdict, ...more }),
    ),
    script('best-move/course-level', 'the best move of the level of the course text', '1 1 5 6 5', {
      checks: [namesOneOf([2]), SCREENS],
      verdict: 'shown',
    }),
  ],
  ofFolder(files: CaseFiles) {
    const levels = Object.fromEntries([...files].filter(([name]) => isLevel(name)));
    const scripts = [...files]
      .filter(([name]) => name.endsWith('.in'))
      .map(([name, text]) => script(`cases/${name.slice(0, -3)}`, 'a transcript', text, { levels }));
    return [...scripts, ...casesOfLevels(levels)];
  },
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      const games = [randomGame(random), randomGame(random), randomGame(random)];
      return script(`random/${index + 1}`, 'random options', `${games.join(' ')} 5`);
    }),
};
