// COMP20003 (Melbourne, 2021), assignment 3: play a map with the arrow keys, or solve it, print the statistics, and show
// the solution. The statistics match the course, unless --rules selects sound deadlock rules.

import { formatNumber } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { cornerCells } from '@masu/solve/sokoban/solve/deadlock/corner.js';
import type { DeadlockRuleId } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { boardFrom, type CourseMap, mapLines, moveOnMap } from '../course-map.js';
import { COURSE_RULE_IDS, parseCourseRules } from '../deadlock-words.js';
import {
  type Course,
  type CourseHost,
  complainAndEnd,
  ENDED,
  loadParsed,
  searchBounds,
  splitOptions,
} from '../host.js';
import { playMap } from '../play-map.js';
import { parseCourseMap } from './map-file.js';
import { type CourseStats, solveCourseMap, statsText } from './solve-map.js';

/** The course's exit code for every error. */
const WRONG = 84;
const LOST = 1;
const FRAME_MILLIS = 500;
const LAST_MILLIS = 1500;

const USAGE = [
  'USAGE',
  '    ./sokoban <-s> map <play_solution>',
  '',
  'DESCRIPTION',
  'Arguments within <> are optional',
  '    -s                calls the AI solver',
  '    play_solution     animates the solution found by the AI solver',
  '',
].join('\n');

/** The arrow keys, and the letters of a solution for input without arrow keys. */
const DIRECTION_OF: Readonly<Record<string, Direction>> = {
  ...{ up: 'up', down: 'down', left: 'left', right: 'right' },
  ...{ u: 'up', d: 'down', l: 'left', r: 'right', U: 'up', D: 'down', L: 'left', R: 'right' },
};

/** The parsed command line, or undefined if the course would show its usage. */
function parseWords(words: readonly string[]) {
  let rules: readonly DeadlockRuleId[] | 'course' | undefined = 'course';
  const rest: string[] = [];
  const parts = splitOptions(words);
  for (let at = 0; at < parts.length; at++) {
    const word = parts[at] as string;
    if (word === '--rules') {
      const named = parts[++at] ?? '';
      rules = named === 'course' ? named : parseCourseRules(named);
    } else if (word !== '--plain') rest.push(word);
  }
  const solves = rest[0] === '-s';
  const [path, last, ...more] = solves ? rest.slice(1) : rest;
  if (!rules || path === undefined || path.startsWith('-') || more.length > 0) return undefined;
  if (last !== undefined && (!solves || last !== 'play_solution')) return undefined;
  return { solves, path, animates: last !== undefined, plain: words.includes('--plain'), rules };
}

function* framesOf(map: CourseMap, moves: readonly Direction[]): Generator<string> {
  yield mapLines(map);
  for (const { position } of replay(boardFrom(map), moves)) yield mapLines({ ...map, position });
}

async function showSolution(host: CourseHost, map: CourseMap, stats: CourseStats, plain: boolean): Promise<void> {
  const frames = framesOf(map, stats.moves);
  if (host.isTerminal && !plain) return host.animate(frames, FRAME_MILLIS, LAST_MILLIS);
  for (const frame of frames) host.write(`${frame}\n`);
}

/** What the figures don't say: a limit, or no solution. */
function remarkOn({ limit, solution, doubtful, pruned }: CourseStats): string | undefined {
  if (limit) return `Gave up: the limit of ${limit} was reached.`;
  if (solution !== undefined) return undefined;
  if (doubtful === 0) return 'The map has no solution.';
  return `No solution found, but there may be one. ${doubtWords(doubtful, pruned)}`;
}

const doubtWords = (doubtful: number, pruned: number): string =>
  `The corner test of the course is not sound, and ${droppedWords(doubtful, pruned)} may be solvable. ` +
  'Search without it: --rules corner';

const droppedWords = (doubtful: number, pruned: number): string =>
  pruned === 1
    ? 'the only node it dropped'
    : `${formatNumber(doubtful)} of the ${formatNumber(pruned)} nodes it dropped`;

async function solveProgram(
  host: CourseHost,
  map: CourseMap,
  words: NonNullable<ReturnType<typeof parseWords>>,
): Promise<number> {
  const stats = solveCourseMap(map, words.rules, ...searchBounds(host));
  if (words.animates && stats.solution !== undefined) await showSolution(host, map, stats, words.plain);
  const text = statsText(stats);
  host.write(text);
  const remark = remarkOn(stats);
  if (remark !== undefined) host.complain(remark);
  const error = await host.saveText('solution.txt', text);
  if (error) {
    host.complain(`Could not open file solution.txt (${error}); all of it is printed above.`);
  }
  // The corner test of the course may have cost a shorter solution.
  if (!stats.limit && stats.solution !== undefined && stats.doubtful > 0)
    host.complain(`There may be a shorter solution. ${doubtWords(stats.doubtful, stats.pruned)}`);
  if (error) return WRONG;
  return stats.limit ? ENDED.limit : ENDED.ok;
}

function playProgram(host: CourseHost, map: CourseMap, plain: boolean): Promise<number> {
  const corners = cornerCells(map.board);
  let now = map;
  return playMap(host, {
    plain,
    draw: () => mapLines(now),
    status: () => 'arrow keys move, space begins again, q quits',
    act(key) {
      if (key === 'q') return ENDED.interrupted;
      if (key === 'space') now = map;
      const direction = DIRECTION_OF[key];
      if (!direction) return undefined;
      const before = now;
      now = moveOnMap(now, direction);
      if (now === before) return undefined;
      if (isSolved(now.board, now.position)) return ENDED.ok;
      const isStuck = now.position.boxes.some((box) => corners[box] && !before.position.boxes.includes(box));
      return isStuck ? LOST : undefined;
    },
    atEnd: LOST,
  });
}

export const COMP20003: Course = {
  id: 'comp20003',
  name: 'COMP20003, Melbourne',
  about: 'Sokoban with Dijkstra and the course’s statistics; play with the arrow keys',
  usage: [
    'masu course comp20003 [-h] [-s] <map> [play_solution] [--plain] [--rules <ids>|none]',
    `      rules, instead of the corner test of the course: ${COURSE_RULE_IDS.join(', ')}`,
  ],
  async run(host, words) {
    if (words[0] === '-h') {
      host.write(USAGE);
      return ENDED.ok;
    }
    const parsed = parseWords(words);
    if (!parsed) {
      host.write(USAGE);
      return WRONG;
    }
    const unreadable = (): number => complainAndEnd(host, 'No such file or directory', WRONG);
    const map = await loadParsed(host, parsed.path, parseCourseMap, unreadable, WRONG);
    if (!map.ok) return map.error;
    return parsed.solves ? solveProgram(host, map.value, parsed) : playProgram(host, map.value, parsed.plain);
  },
};
