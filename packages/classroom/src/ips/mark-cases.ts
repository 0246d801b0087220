// Cases for IPS. Lab 1: transcripts on the level of the course text; the boards of the other levels are compared where a
// folder has them. Labs 2 and 3: only on request, and without their words, since the texts of these labs are not public.

import { defined } from '@masu/core/base/defined.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import type { CourseMap } from '../course-map.js';
import { comeInOrder } from '../mark/board-text.js';
import { outputLines, sameOutput, withoutBlanks } from '../mark/compare.js';
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
import { makeGrid } from './letters.js';
import { IPS_LEVELS } from './levels.js';
import { boardsOfLevels, namesOneOf, SCREENS, sameFile } from './mark-checks.js';
import { type IpsGame, includedLevel, makeSave, parseLevel } from './save-file.js';
import { anyBoards, screensIn } from './screens.js';
import { chooseMove, isTerminal, OPTION_MOVES } from './session.js';

const LEVEL_1 = IPS_LEVELS[0] as readonly string[];

type Grids = readonly (readonly string[])[];

/** The boards of these levels in their order, whatever is printed around them. */
const boardsCheck = (grids: Grids): CaseCheck => ({
  name: 'screens',
  compare(expected, got) {
    for (const grid of grids) {
      const [wanted = [], shown = []] = [expected, got].map((ran) =>
        screensIn(ran.stdout, grid).map(({ board }) => board),
      );
      if (comeInOrder(wanted, shown)) continue;
      const message = shown.length === 0 ? 'No grid of the level was printed.' : 'The grids are not those of the game.';
      return { message, expected: wanted.at(-1) ?? '', got: shown.at(-1) ?? '' };
    }
    return undefined;
  },
});

/** The two scores of the screens of these levels in their order, as numbers. */
const scoresCheck = (grids: Grids): CaseCheck => ({
  name: 'scores',
  compare(expected, got) {
    for (const grid of grids) {
      const [wanted = [], shown = []] = [expected, got].map((ran) =>
        screensIn(ran.stdout, grid).map(({ board, best, current }) => `${board}\nbest ${best}, current ${current}`),
      );
      if (comeInOrder(wanted, shown)) continue;
      const lost = wanted.find((each) => !shown.includes(each)) ?? '';
      const last = (text: string): string => text.split('\n').at(-1) ?? '';
      const same = shown.find((each) => each.startsWith(lost.slice(0, lost.lastIndexOf('\n')))) ?? shown.at(-1) ?? '';
      return { message: 'The scores are not those of the game.', expected: last(lost), got: last(same) };
    }
    return undefined;
  },
});

const BOARDS = boardsCheck([LEVEL_1]);
const SCORES = scoresCheck([LEVEL_1]);

/** The five options of the menu, in whatever words. */
const MENU: CaseCheck = {
  name: 'menu',
  compare(_, got) {
    const absent = [1, 2, 3, 4, 5].find((option) => !new RegExp(`(?<!\\d)${option}(?!\\d)`).test(got.stdout));
    return absent === undefined ? undefined : { message: `The menu has no option ${absent}.` };
  },
};

/** The program ends by itself at its last option, and has said something before. */
const ENDS: CaseCheck = {
  name: 'menu',
  needsOthers: true,
  compare: (_, got) => (got.stdout.trim() === '' ? { message: 'Nothing was printed.' } : undefined),
};

/** A grid for each of the four levels. */
const FOUR_LEVELS: CaseCheck = {
  name: 'levels',
  compare(expected, got) {
    const [wanted, shown] = [anyBoards(expected.stdout).length, anyBoards(got.stdout).length];
    return shown >= wanted ? undefined : { message: `${shown} of ${wanted} grids were shown.` };
  },
};

/** The text of lab 1 word by word; the line about loading is one of lab 2. */
const WORDS: CaseCheck = {
  ...sameOutput('wording', (lines) =>
    withoutBlanks(
      lines
        .filter((line) => !/loading level/.test(line))
        .flatMap((line) => line.split(/(?<=: )/))
        .map((line) => line.trim()),
    ),
  ),
  isFact: true,
};

/** For levels whose boards are not known here. */
const NO_BOARDS = { checks: [FOUR_LEVELS] };
const LEVEL_SCORES = { checks: [SCORES] };

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
  { checks = [BOARDS, SCORES, WORDS], files = {}, levels = {}, verdict }: Script = {},
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
  ['menu/exit', 'the menu and its last option', '5', 'shown', { checks: [MENU, ENDS, WORDS] }],
  ['menu/out-of-range', 'a menu number that is not there', '0 6 -1 1 1 6 5', 'shown'],
  ['menu/unknown-level', 'a level that is not there', '1 5 1 1 1 6 5', 'unchanged', { checks: [BOARDS] }],
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
  ['score/per-level', 'every level has a best score of its own', '1 1 2 2 2 1 2 6 1 4 6 1 1 6 5', 'won', LEVEL_SCORES],
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
  const checks = [boardsCheck([makeGrid(map)]), scoresCheck([makeGrid(map)]), WORDS];
  const cases = [
    script(`levels/${level}-start`, 'the first screen', `${opened} 6 5`, { levels, checks }),
    script(`levels/${level}-moves`, 'moves in every direction', `${opened} 1 1 2 2 3 3 4 4 1 2 3 4 6 5`, {
      levels,
      checks,
    }),
  ];
  const solution = isTerminal(map) ? undefined : solveMap(map);
  if (!solution || solution.length === 0) return cases;
  const won = `${opened} ${solution.join(' ')}`;
  const best = { levels, checks: [namesOneOf(bestOptions(map, solution.length)), SCREENS] };
  return [
    ...cases,
    script(`levels/${level}-win`, 'a shortest solution, and its score in the next game', `${won} ${opened} 6 5`, {
      ...{ levels, checks },
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

/** What counts for the score besides moves, the text does not say: blocked ones are in the main file that is handed out. */
const WITHOUT_SCORES = [
  'game/moves',
  'game/blocked-counts',
  'menu/out-of-range',
  'game/unknown-option',
  'game/best-move-is-free',
];

/** The cases of lab 1 as the rubric looks at them: grids in `game`, numbers in `score`. */
export const IPS_RUBRIC_CASES = (): MarkCase[] =>
  IPS_CASES.own()
    .filter(({ onRequest }) => !onRequest)
    .map((each) => ({
      ...each,
      checks: each.checks.filter(
        (check) =>
          !check.isFact && (check !== SCORES || (each.group === 'score' && !WITHOUT_SCORES.includes(each.name))),
      ),
    }));

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
    const grids = Object.values(levels).flatMap((text) => {
      const map = parseLevel(text);
      return map.ok ? [makeGrid(map.value)] : [];
    });
    const checks = grids.length === 0 ? undefined : [boardsCheck(grids), scoresCheck(grids), WORDS];
    const scripts = [...files]
      .filter(([name]) => name.endsWith('.in'))
      .map(([name, text]) =>
        script(`cases/${name.slice(0, -3)}`, 'a transcript', text, { levels, ...defined({ checks }) }),
      );
    return [...scripts, ...casesOfLevels(levels)];
  },
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      const games = [randomGame(random), randomGame(random), randomGame(random)];
      return script(`random/${index + 1}`, 'random options', `${games.join(' ')} 5`);
    }),
};
