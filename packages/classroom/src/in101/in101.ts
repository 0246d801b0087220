// IN101 (ISAE-SUPAERO, 2019): the course's programs to load, move, replay, play, and solve Sokoban maps.

import { countOf } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { type CourseMap, makeMapRows, mapLines, moveOnMap } from '../course-map.js';
import { COURSE_RULE_IDS, parseCourseRules } from '../deadlock-words.js';
import {
  type Course,
  type CourseHost,
  complainAndEnd,
  ENDED,
  loadParsed,
  searchBounds,
  splitOptions,
  wrongUsage,
} from '../host.js';
import { wholeNumber } from '../input.js';
import { playMap } from '../play-map.js';
import { parseSizedMap } from './map-file.js';
import { compassDirection, replayMap } from './replay-map.js';
import { type MapSearch, solveMap } from './solve-map.js';
import { STRUCTURES, tableProgram } from './table-program.js';
import { testProgram } from './test-program.js';

type Program = (host: CourseHost, map: CourseMap, words: readonly string[]) => number | Promise<number>;

const load: Program = (host, map) => {
  host.write(mapLines(map));
  return ENDED.ok;
};

const move: Program = (host, map, [letter = '']) => {
  const direction = compassDirection(letter);
  if (!direction)
    return wrongUsage(host, IN101, `Unknown direction ${JSON.stringify(letter)}; expected N, S, E, or W.`);
  host.write(mapLines(moveOnMap(map, direction)));
  return ENDED.ok;
};

const replay: Program = async (host, map, [count = '', plan = '']) => {
  const length = wholeNumber(count);
  if (length === undefined) {
    return wrongUsage(host, IN101, `Invalid number of moves ${JSON.stringify(count)}; expected a whole number.`);
  }
  const text = plan.startsWith('@') ? await host.loadText(plan.slice(1)) : { ok: true as const, value: plan };
  if (!text.ok) return complainAndEnd(host, `Cannot read file ${plan.slice(1)}!`, ENDED.failure);
  const replayed = replayMap(map, length, text.value.replace(/\s+/g, ''));
  if (!replayed.ok) return complainAndEnd(host, replayed.error, ENDED.input);
  host.write(mapLines(replayed.value));
  return ENDED.ok;
};

const KEYS = 'n s e w or the arrow keys move, q quits';

/** Graphical play in the web app, which only plays valid levels. */
function playInBrowser(host: CourseHost, map: CourseMap): number | Promise<number> {
  const rows = makeMapRows(map);
  const valid = validateLevel({ rows });
  if (!valid.ok || !host.showInBrowser)
    return complainAndEnd(host, valid.ok ? 'There is no browser to open here.' : valid.error.message, ENDED.input);
  return host.showInBrowser('map', mapLines(map));
}

const play: Program = (host, map, words) => {
  if (words.includes('--gui')) return playInBrowser(host, map);
  let now = map;
  const ARROWS: Readonly<Record<string, Direction>> = { up: 'up', down: 'down', left: 'left', right: 'right' };
  return playMap(host, {
    plain: words.includes('--plain'),
    draw: () => mapLines(now),
    status: () => (isSolved(now.board, now.position) ? 'Every box is stored. ' : '') + KEYS,
    act(key) {
      if (key === 'q' || key === 'Q') return ENDED.ok;
      const direction = ARROWS[key] ?? compassDirection(key);
      if (direction) now = moveOnMap(now, direction);
      return undefined;
    },
    atEnd: ENDED.ok,
  });
};

/** The values of `--name value` options; undefined if there is anything else, or one twice. */
function readOptions(typed: readonly string[], names: readonly string[]): Map<string, string> | undefined {
  const words = splitOptions(typed);
  const values = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = [words[at], words[at + 1]];
    if (!names.includes(name) || value === undefined || values.has(name)) return undefined;
    values.set(name, value);
  }
  return values;
}

/** `--visited` and `--rules`, or undefined if they are wrong. */
function parseSearch(typed: readonly string[]): (MapSearch & { readonly isPlain: boolean }) | undefined {
  const values = readOptions(typed, ['--visited', '--rules']);
  const [visited] = STRUCTURES.find(([id]) => id === (values?.get('--visited') ?? 'hash')) ?? [];
  const named = values?.get('--rules');
  const rules = parseCourseRules(named ?? 'none');
  return values && visited && rules ? { visited, rules, isPlain: named === undefined } : undefined;
}

const unexpected = (host: CourseHost, words: readonly string[], after: string): number =>
  wrongUsage(host, IN101, `Unexpected arguments ${JSON.stringify(words.join(' '))} after the ${after}.`);

const solve: Program = (host, map, typed) => {
  const search = parseSearch(typed);
  if (!search) return unexpected(host, splitOptions(typed), 'map');
  const solution = solveMap(map, search, ...searchBounds(host));
  if (solution.limit) {
    const explored = countOf(solution.exploredNodes, 'explored node', 'explored nodes');
    return complainAndEnd(host, `Gave up after ${explored}: the limit of ${solution.limit} was reached.`, ENDED.limit);
  }
  host.write(`${solution.win ? solution.plan : 'no plan'}\n`);
  host.write(`plan length: ${solution.plan.length}\n`);
  host.write(`explored nodes: ${solution.exploredNodes}\n`);
  if (!search.isPlain) host.write(`eliminated configurations: ${solution.pruned}\n`);
  host.write(`time (s): ${(solution.cpuMillis / 1000).toFixed(6)}\n`);
  return ENDED.ok;
};

const DEFAULT_CPU = 60;

/** `table <map…|folder> [--csv PATH] [--svg PATH] [--cpu S]` */
function table(host: CourseHost, typed: readonly string[]): number | Promise<number> {
  const words = splitOptions(typed);
  const first = words.findIndex((word) => word.startsWith('--'));
  const paths = first < 0 ? words : words.slice(0, first);
  const values = readOptions(first < 0 ? [] : words.slice(first), ['--csv', '--svg', '--cpu']);
  const cpu = Number(values?.get('--cpu') ?? DEFAULT_CPU);
  if (!values || paths.length === 0 || !(cpu > 0)) return unexpected(host, words, 'word table');
  return tableProgram(host, paths, cpu, values.get('--csv'), values.get('--svg'));
}

function test(host: CourseHost, [path = '', ...typed]: readonly string[]): number {
  const search = parseSearch(typed);
  return search ? testProgram(host, path, search) : unexpected(host, splitOptions(typed), 'folder');
}

/** Each program with the minimum and maximum number of arguments, map included. */
const PROGRAMS: ReadonlyMap<string, readonly [Program, least: number, most: number]> = new Map([
  ['load', [load, 1, 1]],
  ['move', [move, 2, 2]],
  ['replay', [replay, 3, 3]],
  ['play', [play, 1, 2]],
  ['solve', [solve, 1, 5]],
]);

/** The programs that take a folder of maps. */
const FOLDER_PROGRAMS = new Map(Object.entries({ test, table }));

export const IN101: Course = {
  id: 'in101',
  name: 'IN101, ISAE-SUPAERO',
  about: 'Sokoban maps: load, move, replay, play, and a breadth-first solver with list, tree, or hash table',
  usage: [
    'masu course in101 load <map>',
    'masu course in101 move <map> <N|S|E|W>',
    'masu course in101 replay <map> <length> <plan>      a plan may be @path',
    'masu course in101 play <map> [--plain | --gui]      n s e w or the arrow keys; q quits',
    'masu course in101 solve <map> [--visited list|tree|hash] [--rules <ids>|all|none]',
    `      rules that eliminate deadlocks: ${COURSE_RULE_IDS.join(', ')}`,
    'masu course in101 test <folder>                     Tables 2 and 3 and tests-solver.csv of the course’s data folder',
    'masu course in101 table <map…> [--csv <path>] [--svg <path>] [--cpu <s>]    Table 1: list, tree, hash table',
  ],
  async run(host, [name = '', ...words]) {
    const names = [...PROGRAMS.keys(), ...FOLDER_PROGRAMS.keys()].join(', ');
    if (name === '') return wrongUsage(host, IN101, `Name a program of IN101: ${names}.`);
    const overFolder = FOLDER_PROGRAMS.get(name);
    if (overFolder && words.length === 0) return wrongUsage(host, IN101, `Name a folder or a map after ${name}.`);
    if (overFolder) return overFolder(host, words);
    const program = PROGRAMS.get(name);
    if (!program) return wrongUsage(host, IN101, `IN101 has no program ${JSON.stringify(name)}. Available: ${names}.`);
    const [run, least, most] = program;
    if (words.length < least || words.length > most)
      return wrongUsage(host, IN101, `Wrong arguments for the program ${name}.`);
    const [path = '', ...rest] = words;
    // The wording of the course's appendix on files.
    const unreadable = (): number => complainAndEnd(host, `Cannot read file ${path}!`, ENDED.failure);
    const map = await loadParsed(host, path, parseSizedMap, unreadable);
    return map.ok ? run(host, map.value, rest) : map.error;
  },
};
