// Parses the command line of `masu course NAME rubric`: folders and options, then after `--` the command that builds.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { type ClassWords, classOptions, readOptions } from './mark/mark-words.js';

const RUBRIC_OPTIONS = ['--jobs', '--time', '--memory', '--csv', '--junit', '--html', '--keep'];

export function parseRubricWords(words: readonly string[], defaultJobs: number): Result<ClassWords, string> {
  const dashes = words.indexOf('--');
  const paths: string[] = [];
  const read = readOptions(dashes < 0 ? words : words.slice(0, dashes), RUBRIC_OPTIONS, paths);
  if (!read.ok) return read;
  if (paths.length === 0) return fail('Name the folder of a submission, or of a class.');
  const options = classOptions(read.value.values, defaultJobs);
  if (!options.ok) return options;
  const [program, ...rest] = dashes < 0 ? [] : words.slice(dashes + 1);
  if (dashes >= 0 && (program === undefined || program === '')) return fail('Name the command that builds after --.');
  const build = program === undefined ? undefined : ([program, ...rest] as const);
  return ok({ ...options.value, ...{ paths, json: read.value.json }, ...defined({ build }) });
}
