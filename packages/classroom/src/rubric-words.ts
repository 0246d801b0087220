// Parses the command line of `masu course NAME rubric`: folders and options, then after `--` the command that builds.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { type ClassWords, classOptions, readOptions } from './mark/mark-words.js';

const RUBRIC_OPTIONS = [
  ...['--jobs', '--time', '--memory', '--csv', '--junit', '--html', '--keep'],
  ...['--cases', '--overrule', '--base', '--map'],
];

/** `lookup=is_in_list,add=push_map`: roles and the functions that have them. */
function parseNames(text: string): Result<Map<string, string>, string> {
  const names = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, role, name] = /^\s*([a-z-]+)=([A-Za-z_]\w*)\s*$/.exec(part) ?? [];
    if (role === undefined || name === undefined)
      return fail(`--map: expected ROLE=FUNCTION, such as lookup=is_map_in_list, got ${JSON.stringify(part)}.`);
    names.set(role.replaceAll('-', ''), name);
  }
  return ok(names);
}

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
  const map = read.value.values.get('--map');
  const names = map === undefined ? undefined : parseNames(map);
  if (names && !names.ok) return names;
  const cases = read.value.values.get('--cases');
  const more = defined({ build, cases, names: names?.value });
  return ok({ ...options.value, ...{ paths, json: read.value.json }, ...more });
}
