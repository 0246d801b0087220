// Parses the command line of `masu course NAME mark`: folders of students and options, `--`, then the program and its
// arguments. `rubric` shares the options of a class.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { splitOptions } from '../host.js';

/** The options that `mark` and `rubric` share. */
interface ClassOptionValues {
  readonly jobs: number;
  readonly millis: number;
  readonly memoryBytes: number;
  readonly csv?: string;
  readonly junit?: string;
  readonly html?: string;
  /** A folder for what every run was given and printed. */
  readonly keep?: string;
  /** A file of points that a person gives instead of ours. */
  readonly overrule?: string;
  /** A folder with the code that the course hands out. */
  readonly base?: string;
}

/** What to grade, how, and where the results go. */
export interface ClassWords extends ClassOptionValues {
  /** Submissions, or classes of them; none: the program itself is marked. */
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly build?: readonly [string, ...string[]];
  /** A folder with a teacher's own maps and puzzles. */
  readonly cases?: string;
  /** Which function has a role, where names and types don't say. */
  readonly names?: ReadonlyMap<string, string>;
}

export interface MarkWords extends ClassWords {
  readonly program: readonly [string, ...string[]];
  readonly seed?: number;
  readonly count: number;
  readonly only?: readonly string[];
  /** COMP20003: sound rules for our program. */
  readonly rules?: string;
}

const DEFAULT_SECONDS = 10;
const DEFAULT_MEBI = 2048;
const MEBI = 1024 * 1024;
const DEFAULT_COUNT = 10;

/** The options with a number: from, to, and whether it is whole. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number, isWhole: boolean]>> = {
  '--jobs': [1, 64, true],
  '--time': [0.1, 3600, false],
  '--memory': [0, 1e6, true],
  '--seed': [0, 2 ** 31 - 1, true],
  '--count': [1, 10_000, true],
};

type Values = Map<string, string>;
const CLASS_ONLY = ['--jobs', '--csv', '--html', '--overrule', '--base'];
const MARK_OPTIONS = [
  ...['--cases', '--seed', '--count', '--time', '--memory', '--only', '--rules', '--junit', '--keep'],
  ...CLASS_ONLY,
];

/** The values of options before `--`, each given once, and whether there is a `--json`; other words go to `others` or fail. */
export function readOptions(
  words: readonly string[],
  options: readonly string[],
  others?: string[],
): Result<{ values: Values; json: boolean }, string> {
  const values: Values = new Map();
  let json = false;
  const parts = splitOptions(words);
  for (let at = 0; at < parts.length; at++) {
    const word = parts[at] as string;
    if (word === '--json') json = true;
    else if (others && !word.startsWith('-')) others.push(word);
    else if (!options.includes(word)) return fail(`Unknown argument ${JSON.stringify(word)} before --.`);
    else if (values.has(word)) return fail(`${word} was given twice. Give it once.`);
    else {
      const value = parts[++at];
      if (value === undefined || value === '') return fail(`${word} needs a value.`);
      values.set(word, value);
    }
  }
  return ok({ values, json });
}

/** The numbers among the values, by name without hyphens, or a sentence. */
function readNumbers(values: Values): Result<Readonly<Record<string, number>>, string> {
  const numbers: Record<string, number> = {};
  for (const [name, [least, most, isWhole]] of Object.entries(NUMBERS)) {
    const text = values.get(name);
    if (text === undefined) continue;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value))) {
      const expected = `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;
      return fail(`${name}: expected ${expected}, got ${JSON.stringify(text.slice(0, 40))}.`);
    }
    numbers[name.slice(2)] = value;
  }
  return ok(numbers);
}

export function classOptions(
  values: Values,
  defaultJobs: number,
): Result<ClassOptionValues & { readonly seed?: number; readonly count?: number }, string> {
  const numbers = readNumbers(values);
  if (!numbers.ok) return numbers;
  const { jobs = defaultJobs, time = DEFAULT_SECONDS, memory = DEFAULT_MEBI, seed, count } = numbers.value;
  const [csv, junit, html, keep, overrule, base] = ['--csv', '--junit', '--html', '--keep', '--overrule', '--base'].map(
    (name) => values.get(name),
  );
  const files = defined({ csv, junit, html, keep, overrule, base });
  return ok({ jobs, millis: time * 1000, memoryBytes: memory * MEBI, ...files, ...defined({ seed, count }) });
}

export function parseMarkWords(words: readonly string[], defaultJobs = 1): Result<MarkWords, string> {
  const dashes = words.indexOf('--');
  const [first, ...rest] = dashes < 0 ? [] : words.slice(dashes + 1);
  if (first === undefined || first === '') {
    return fail('Name the program to mark after --, such as: masu course NAME mark -- ./sokoban.');
  }
  const paths: string[] = [];
  const read = readOptions(words.slice(0, dashes), MARK_OPTIONS, paths);
  if (!read.ok) return read;
  const { values, json } = read.value;
  const lonely = CLASS_ONLY.find((name) => paths.length === 0 && values.has(name));
  if (lonely !== undefined) return fail(`${lonely} is for submissions. Name their folder before --.`);
  const options = classOptions(values, defaultJobs);
  if (!options.ok) return options;
  const { seed, count } = options.value;
  const isRandom = seed !== undefined || count !== undefined;
  const [cases, rules] = ['--cases', '--rules'].map((name) => values.get(name));
  const only = values
    .get('--only')
    ?.split(',')
    .map((group) => group.trim());
  return ok({
    ...options.value,
    program: [first, ...rest],
    ...(isRandom ? { seed: seed ?? 1 } : {}),
    count: isRandom ? (count ?? DEFAULT_COUNT) : 0,
    ...{ json, paths },
    ...defined({ cases, rules, only }),
  });
}
