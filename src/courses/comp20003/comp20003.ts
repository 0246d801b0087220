// COMP20003 (Melbourne, 2021), assignment 3: play a map with the arrow keys, or solve it, print the statistics, and show
// the solution. The statistics match the course, unless --rules selects sound deadlock rules.

import type { Direction } from '../../base/grid.js';
import { cornerCells, DEADLOCK_RULES, type DeadlockRuleId, isSolved, replay } from '../../sokoban/index.js';
import { type CourseMap, groundFrom, makeMapRows, moveOnMap } from '../course-map.js';
import { type Course, type Desk, ENDED, splitOptions } from '../desk.js';
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

const printed = (map: CourseMap): string => `${makeMapRows(map).join('\n')}\n`;

interface Words {
  readonly solves: boolean;
  readonly path: string;
  readonly animates: boolean;
  readonly plain: boolean;
  readonly rules: readonly DeadlockRuleId[] | 'course';
}

function parseRules(text: string): readonly DeadlockRuleId[] | undefined {
  const ids = DEADLOCK_RULES.map((rule) => rule.id);
  const wanted = text === 'none' ? [] : text.split(',');
  const found = ids.filter((id) => wanted.includes(id));
  return found.length === wanted.length ? found : undefined;
}

/** The parsed command line, or undefined if the course would show its usage. */
function parseWords(words: readonly string[]): Words | undefined {
  let rules: Words['rules'] | undefined = 'course';
  const rest: string[] = [];
  const parts = splitOptions(words);
  for (let at = 0; at < parts.length; at++) {
    const word = parts[at] as string;
    if (word === '--rules') rules = parseRules(parts[++at] ?? '');
    else if (word !== '--plain') rest.push(word);
  }
  const solves = rest[0] === '-s';
  const [path, last, ...more] = solves ? rest.slice(1) : rest;
  if (!rules || path === undefined || path.startsWith('-') || more.length > 0) return undefined;
  if (last !== undefined && (!solves || last !== 'play_solution')) return undefined;
  return { solves, path, animates: last !== undefined, plain: words.includes('--plain'), rules };
}

function* framesOf(map: CourseMap, moves: readonly Direction[]): Generator<string> {
  yield printed(map);
  for (const { position } of replay(groundFrom(map), moves)) yield printed({ ...map, position });
}

async function showSolution(desk: Desk, map: CourseMap, stats: CourseStats, plain: boolean): Promise<void> {
  const frames = framesOf(map, stats.moves);
  if (desk.isTerminal && !plain) return desk.animate(frames, FRAME_MILLIS, LAST_MILLIS);
  for (const frame of frames) desk.write(`${frame}\n`);
}

async function solveProgram(desk: Desk, map: CourseMap, words: Words): Promise<number> {
  const watch = { now: desk.clock.now, cpu: desk.clock.cpu, stopped: () => false, report: () => {} };
  const stats = solveCourseMap(map, words.rules, { bytes: desk.searchBytes }, watch);
  if (words.animates && stats.solution !== undefined) await showSolution(desk, map, stats, words.plain);
  const text = statsText(stats);
  desk.write(text);
  if (stats.limit) desk.complain(`Gave up: the limit of ${stats.limit} was reached.`);
  else if (stats.solution === undefined && words.rules === 'course') {
    desk.complain('No solution found; the corner test of the course is not sound, so there may be one: --rules corner');
  } else if (stats.solution === undefined) desk.complain('The map has no solution.');
  const error = await desk.saveText('solution.txt', text);
  if (error) {
    desk.complain(`Could not open file solution.txt (${error}); all of it is printed above.`);
    return WRONG;
  }
  return stats.limit ? ENDED.limit : ENDED.ok;
}

function playProgram(desk: Desk, map: CourseMap, plain: boolean): Promise<number> {
  const corners = cornerCells(map.ground);
  let now = map;
  return playMap(desk, {
    plain,
    draw: () => printed(now),
    status: () => 'arrow keys move, space begins again, q quits',
    act(key) {
      if (key === 'q') return ENDED.interrupted;
      if (key === 'space') now = map;
      const direction = DIRECTION_OF[key];
      if (!direction) return undefined;
      const before = now;
      now = moveOnMap(now, direction);
      if (now === before) return undefined;
      if (isSolved(now.ground, now.position)) return ENDED.ok;
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
    `      rules, instead of the corner test of the course: ${DEADLOCK_RULES.map((rule) => rule.id).join(', ')}`,
  ],
  async run(desk, words) {
    if (words[0] === '-h') {
      desk.write(USAGE);
      return ENDED.ok;
    }
    const parsed = parseWords(words);
    if (!parsed) {
      desk.write(USAGE);
      return WRONG;
    }
    const text = await desk.loadText(parsed.path);
    if (!text.ok) {
      desk.complain('No such file or directory');
      return WRONG;
    }
    const map = parseCourseMap(text.value);
    if (!map.ok) {
      desk.complain(`${parsed.path}:${map.error.line}:${map.error.column}: ${map.error.message}`);
      return WRONG;
    }
    return parsed.solves ? solveProgram(desk, map.value, parsed) : playProgram(desk, map.value, parsed.plain);
  },
};
