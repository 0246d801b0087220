// Parses the command line of `masu course NAME rubric`: folders and options, then after `--` the command that builds.

import { defined } from '../../base/defined.js';
import { fail, ok, type Result } from '../../base/result.js';
import { MEBI, numberOption, readOptions, USUAL_MEBI, USUAL_SECONDS } from '../mark/mark-words.js';

export interface RubricWords {
  readonly paths: readonly string[];
  readonly build?: readonly [string, ...string[]];
  readonly jobs: number;
  readonly millis: number;
  readonly memoryBytes: number;
  readonly json: boolean;
  readonly csv?: string;
  readonly junit?: string;
  readonly html?: string;
  readonly keep?: string;
}

const RUBRIC_OPTIONS = ['--jobs', '--time', '--memory', '--csv', '--junit', '--html', '--keep'];
const MAX_JOBS = 64;

export function parseRubricWords(words: readonly string[], usualJobs: number): Result<RubricWords, string> {
  const dashes = words.indexOf('--');
  const paths: string[] = [];
  const read = readOptions(dashes < 0 ? words : words.slice(0, dashes), RUBRIC_OPTIONS, paths);
  if (!read.ok) return read;
  if (paths.length === 0) return fail('Name the folder of a submission, or of a class.');
  const { values, json } = read.value;
  const jobs = numberOption(values, '--jobs', 1, MAX_JOBS, true);
  const seconds = numberOption(values, '--time', 0.1, 3600, false);
  const memory = numberOption(values, '--memory', 0, 1e6, true);
  for (const each of [jobs, seconds, memory]) if (!each.ok) return each;
  if (!jobs.ok || !seconds.ok || !memory.ok) throw new Error('unreachable');
  const [program, ...rest] = dashes < 0 ? [] : words.slice(dashes + 1);
  if (dashes >= 0 && (program === undefined || program === '')) return fail('Name the command that builds after --.');
  const [csv, junit, html, keep] = ['--csv', '--junit', '--html', '--keep'].map((name) => values.get(name));
  return ok({
    ...{ paths, json, jobs: jobs.value ?? usualJobs },
    millis: (seconds.value ?? USUAL_SECONDS) * 1000,
    memoryBytes: (memory.value ?? USUAL_MEBI) * MEBI,
    ...(program === undefined ? {} : { build: [program, ...rest] as [string, ...string[]] }),
    ...defined({ csv, junit, html, keep }),
  });
}
