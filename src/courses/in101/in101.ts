// IN101 (ISAE-SUPAERO, 2019): the course's programs to load, move, replay, play, and solve Sokoban maps.

import type { Direction } from '../../base/grid.js';
import type { VisitedId } from '../../search/index.js';
import { isSolved, validateLevel } from '../../sokoban/index.js';
import { type CourseMap, makeMapRows, moveOnMap } from '../course-map.js';
import { type Course, type Desk, ENDED, splitOptions, wrongUsage } from '../desk.js';
import { wholeNumber } from '../input.js';
import { playMap } from '../play-map.js';
import { parseSizedMap } from './map-file.js';
import { compassDirection, replayMap } from './replay-map.js';
import { solveMap } from './solve-map.js';

const printed = (map: CourseMap): string => `${makeMapRows(map).join('\n')}\n`;

/** The map of a file, or the exit code after reporting the error. */
async function loadMap(desk: Desk, path: string): Promise<CourseMap | number> {
  const text = await desk.loadText(path);
  if (!text.ok) {
    // The wording of the course's appendix on files.
    desk.complain(`Cannot read file ${path}!`);
    return ENDED.failure;
  }
  const map = parseSizedMap(text.value);
  if (map.ok) return map.value;
  desk.complain(`${path}:${map.error.line}:${map.error.column}: ${map.error.message}`);
  return ENDED.input;
}

type Program = (desk: Desk, map: CourseMap, words: readonly string[]) => number | Promise<number>;

const load: Program = (desk, map) => {
  desk.write(printed(map));
  return ENDED.ok;
};

const move: Program = (desk, map, [letter = '']) => {
  const direction = compassDirection(letter);
  if (!direction)
    return wrongUsage(desk, IN101, `Unknown direction ${JSON.stringify(letter)}; expected N, S, E, or W.`);
  desk.write(printed(moveOnMap(map, direction)));
  return ENDED.ok;
};

const replay: Program = async (desk, map, [count = '', plan = '']) => {
  const length = wholeNumber(count);
  if (length === undefined) {
    return wrongUsage(desk, IN101, `Invalid number of moves ${JSON.stringify(count)}; expected a whole number.`);
  }
  const text = plan.startsWith('@') ? await desk.loadText(plan.slice(1)) : { ok: true as const, value: plan };
  if (!text.ok) {
    desk.complain(`Cannot read file ${plan.slice(1)}!`);
    return ENDED.failure;
  }
  const replayed = replayMap(map, length, text.value.replace(/\s+/g, ''));
  if (!replayed.ok) {
    desk.complain(replayed.error);
    return ENDED.input;
  }
  desk.write(printed(replayed.value));
  return ENDED.ok;
};

const KEYS = 'n s e w or the arrow keys move, q quits';

/** Graphical play in the web app, which only plays valid levels. */
function playInBrowser(desk: Desk, map: CourseMap): number | Promise<number> {
  const rows = makeMapRows(map);
  const sound = validateLevel({ rows });
  if (!sound.ok || !desk.showInBrowser) {
    desk.complain(sound.ok ? 'There is no browser to open here.' : sound.error.message);
    return ENDED.input;
  }
  return desk.showInBrowser('map', printed(map));
}

const play: Program = (desk, map, words) => {
  if (words.includes('--gui')) return playInBrowser(desk, map);
  let now = map;
  const ARROWS: Readonly<Record<string, Direction>> = { up: 'up', down: 'down', left: 'left', right: 'right' };
  return playMap(desk, {
    plain: words.includes('--plain'),
    draw: () => printed(now),
    status: () => (isSolved(now.ground, now.position) ? 'Every box is stored. ' : '') + KEYS,
    act(key) {
      if (key === 'q' || key === 'Q') return ENDED.ok;
      const direction = ARROWS[key] ?? compassDirection(key);
      if (direction) now = moveOnMap(now, direction);
      return undefined;
    },
    atEnd: ENDED.ok,
  });
};

const VISITED: readonly VisitedId[] = ['list', 'tree', 'hash'];

const solve: Program = (desk, map, typed) => {
  const words = splitOptions(typed);
  const [option, value] = words;
  const visited = option === undefined ? 'hash' : VISITED.find((id) => id === value);
  if ((option !== undefined && option !== '--visited') || !visited || words.length > 2) {
    return wrongUsage(desk, IN101, `Unexpected arguments ${JSON.stringify(words.join(' '))} after the map.`);
  }
  const watch = { now: desk.clock.now, cpu: desk.clock.cpu, stopped: () => false, report: () => {} };
  const found = solveMap(map, visited, { bytes: desk.searchBytes }, watch);
  if (found.limit) {
    desk.complain(`Gave up after ${found.exploredNodes} explored nodes: the limit of ${found.limit} was reached.`);
    return ENDED.limit;
  }
  desk.write(`${found.win ? found.plan : 'no plan'}\n`);
  desk.write(`plan length: ${found.plan.length}\n`);
  desk.write(`explored nodes: ${found.exploredNodes}\n`);
  desk.write(`time (s): ${(found.cpuMillis / 1000).toFixed(6)}\n`);
  return ENDED.ok;
};

/** Each program with the minimum and maximum number of arguments, map included. */
const PROGRAMS: Readonly<Record<string, readonly [Program, least: number, most: number]>> = {
  load: [load, 1, 1],
  move: [move, 2, 2],
  replay: [replay, 3, 3],
  play: [play, 1, 2],
  solve: [solve, 1, 3],
};

export const IN101: Course = {
  id: 'in101',
  name: 'IN101, ISAE-SUPAERO',
  about: 'Sokoban maps: load, move, replay, play, and a breadth-first solver with list, tree, or hash table',
  usage: [
    'masu course in101 load <map>',
    'masu course in101 move <map> <N|S|E|W>',
    'masu course in101 replay <map> <length> <plan>      a plan may be @path',
    'masu course in101 play <map> [--plain | --gui]      n s e w or the arrow keys; q quits',
    'masu course in101 solve <map> [--visited list|tree|hash]',
  ],
  async run(desk, [name = '', ...words]) {
    const names = Object.keys(PROGRAMS).join(', ');
    if (name === '') return wrongUsage(desk, IN101, `Name a program of IN101: ${names}.`);
    const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
    if (!program) return wrongUsage(desk, IN101, `IN101 has no program ${JSON.stringify(name)}. Available: ${names}.`);
    const [run, least, most] = program;
    if (words.length < least || words.length > most) {
      return wrongUsage(desk, IN101, `Wrong arguments for the program ${name}.`);
    }
    const [path = '', ...rest] = words;
    const map = await loadMap(desk, path);
    return typeof map === 'number' ? map : run(desk, map, rest);
  },
};
