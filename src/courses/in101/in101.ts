// IN101 (ISAE-SUPAERO, 2019): the course's programs to load, move, replay, play, and solve Sokoban maps.

import type { Direction } from '../../base/grid.js';
import type { VisitedId } from '../../search/index.js';
import { isSolved, validateLevel } from '../../sokoban/index.js';
import { type CourseMap, makeMapRows, moveOnMap } from '../course-map.js';
import { type Course, type CourseHost, ENDED, splitOptions, wrongUsage } from '../host.js';
import { wholeNumber } from '../input.js';
import { playMap } from '../play-map.js';
import { parseSizedMap } from './map-file.js';
import { compassDirection, replayMap } from './replay-map.js';
import { solveMap } from './solve-map.js';

const printed = (map: CourseMap): string => `${makeMapRows(map).join('\n')}\n`;

/** The map of a file, or the exit code after reporting the error. */
async function loadMap(host: CourseHost, path: string): Promise<CourseMap | number> {
  const text = await host.loadText(path);
  if (!text.ok) {
    // The wording of the course's appendix on files.
    host.complain(`Cannot read file ${path}!`);
    return ENDED.failure;
  }
  const map = parseSizedMap(text.value);
  if (map.ok) return map.value;
  host.complain(`${path}:${map.error.line}:${map.error.column}: ${map.error.message}`);
  return ENDED.input;
}

type Program = (host: CourseHost, map: CourseMap, words: readonly string[]) => number | Promise<number>;

const load: Program = (host, map) => {
  host.write(printed(map));
  return ENDED.ok;
};

const move: Program = (host, map, [letter = '']) => {
  const direction = compassDirection(letter);
  if (!direction)
    return wrongUsage(host, IN101, `Unknown direction ${JSON.stringify(letter)}; expected N, S, E, or W.`);
  host.write(printed(moveOnMap(map, direction)));
  return ENDED.ok;
};

const replay: Program = async (host, map, [count = '', plan = '']) => {
  const length = wholeNumber(count);
  if (length === undefined) {
    return wrongUsage(host, IN101, `Invalid number of moves ${JSON.stringify(count)}; expected a whole number.`);
  }
  const text = plan.startsWith('@') ? await host.loadText(plan.slice(1)) : { ok: true as const, value: plan };
  if (!text.ok) {
    host.complain(`Cannot read file ${plan.slice(1)}!`);
    return ENDED.failure;
  }
  const replayed = replayMap(map, length, text.value.replace(/\s+/g, ''));
  if (!replayed.ok) {
    host.complain(replayed.error);
    return ENDED.input;
  }
  host.write(printed(replayed.value));
  return ENDED.ok;
};

const KEYS = 'n s e w or the arrow keys move, q quits';

/** Graphical play in the web app, which only plays valid levels. */
function playInBrowser(host: CourseHost, map: CourseMap): number | Promise<number> {
  const rows = makeMapRows(map);
  const sound = validateLevel({ rows });
  if (!sound.ok || !host.showInBrowser) {
    host.complain(sound.ok ? 'There is no browser to open here.' : sound.error.message);
    return ENDED.input;
  }
  return host.showInBrowser('map', printed(map));
}

const play: Program = (host, map, words) => {
  if (words.includes('--gui')) return playInBrowser(host, map);
  let now = map;
  const ARROWS: Readonly<Record<string, Direction>> = { up: 'up', down: 'down', left: 'left', right: 'right' };
  return playMap(host, {
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

const solve: Program = (host, map, typed) => {
  const words = splitOptions(typed);
  const [option, value] = words;
  const visited = option === undefined ? 'hash' : VISITED.find((id) => id === value);
  if ((option !== undefined && option !== '--visited') || !visited || words.length > 2) {
    return wrongUsage(host, IN101, `Unexpected arguments ${JSON.stringify(words.join(' '))} after the map.`);
  }
  const watch = { now: host.clock.now, cpu: host.clock.cpu, stopped: () => false, tell: () => {} };
  const found = solveMap(map, visited, { bytes: host.searchBytes }, watch);
  if (found.limit) {
    host.complain(`Gave up after ${found.exploredNodes} explored nodes: the limit of ${found.limit} was reached.`);
    return ENDED.limit;
  }
  host.write(`${found.win ? found.plan : 'no plan'}\n`);
  host.write(`plan length: ${found.plan.length}\n`);
  host.write(`explored nodes: ${found.exploredNodes}\n`);
  host.write(`time (s): ${(found.cpuMillis / 1000).toFixed(6)}\n`);
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
  async run(host, [name = '', ...words]) {
    const names = Object.keys(PROGRAMS).join(', ');
    if (name === '') return wrongUsage(host, IN101, `Name a program of IN101: ${names}.`);
    const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
    if (!program) return wrongUsage(host, IN101, `IN101 has no program ${JSON.stringify(name)}. Available: ${names}.`);
    const [run, least, most] = program;
    if (words.length < least || words.length > most) {
      return wrongUsage(host, IN101, `Wrong arguments for the program ${name}.`);
    }
    const [path = '', ...rest] = words;
    const map = await loadMap(host, path);
    return typeof map === 'number' ? map : run(host, map, rest);
  },
};
