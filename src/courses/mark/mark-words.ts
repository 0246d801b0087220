// Parses the command line of `masu course NAME mark`: options, `--`, then the program and its arguments.

import { defined } from '../../base/defined.js';
import { fail, ok, type Result } from '../../base/result.js';
import { splitOptions } from '../host.js';

export interface MarkWords {
  readonly program: readonly [string, ...string[]];
  readonly cases?: string;
  readonly seed?: number;
  readonly count: number;
  readonly millis: number;
  readonly memoryBytes: number;
  readonly only?: readonly string[];
  /** COMP20003: sound rules for our program. */
  readonly rules?: string;
  readonly json: boolean;
  readonly junit?: string;
  /** A new folder for what every run was given and printed. */
  readonly keep?: string;
}

export const USUAL_SECONDS = 10;
export const USUAL_MEBI = 1024;
export const MEBI = 1024 * 1024;
const USUAL_COUNT = 10;
const MAX_COUNT = 10_000;

type Values = Map<string, string>;
const MARK_OPTIONS = ['--cases', '--seed', '--count', '--time', '--memory', '--only', '--rules', '--junit', '--keep'];

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

/** A number from `least` to `most`, or a sentence. */
export function numberOption(
  values: ReadonlyMap<string, string>,
  name: string,
  least: number,
  most: number,
  isWhole: boolean,
): Result<number | undefined, string> {
  const text = values.get(name);
  if (text === undefined) return ok(undefined);
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return ok(value);
  const expected = `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;
  return fail(`${name}: expected ${expected}, got ${JSON.stringify(text.slice(0, 40))}.`);
}

export function parseMarkWords(words: readonly string[]): Result<MarkWords, string> {
  const dashes = words.indexOf('--');
  const [first, ...rest] = dashes < 0 ? [] : words.slice(dashes + 1);
  if (first === undefined || first === '') {
    return fail('Name the program to mark after --, such as: masu course NAME mark -- ./sokoban.');
  }
  const read = readOptions(words.slice(0, dashes), MARK_OPTIONS);
  if (!read.ok) return read;
  const { values, json } = read.value;
  const [seed, count, seconds, memory] = [
    numberOption(values, '--seed', 0, 2 ** 31 - 1, true),
    numberOption(values, '--count', 1, MAX_COUNT, true),
    numberOption(values, '--time', 0.1, 3600, false),
    numberOption(values, '--memory', 0, 1e6, true),
  ];
  for (const each of [seed, count, seconds, memory]) if (!each.ok) return each;
  if (!seed.ok || !count.ok || !seconds.ok || !memory.ok) throw new Error('unreachable');
  const isRandom = seed.value !== undefined || count.value !== undefined;
  const [cases, junit, rules, keep] = ['--cases', '--junit', '--rules', '--keep'].map((name) => values.get(name));
  const only = values
    .get('--only')
    ?.split(',')
    .map((group) => group.trim());
  return ok({
    program: [first, ...rest],
    ...(isRandom ? { seed: seed.value ?? 1 } : {}),
    count: isRandom ? (count.value ?? USUAL_COUNT) : 0,
    millis: (seconds.value ?? USUAL_SECONDS) * 1000,
    memoryBytes: (memory.value ?? USUAL_MEBI) * MEBI,
    json,
    ...defined({ cases, junit, rules, keep, only }),
  });
}
