// An adapter: how a solver that is not part of masu is run, as a JSON file. It names the program, how it takes a level, how
// its answer is read, and what it uses. Adapters are named on the command line by whoever plans, runs, or works; a plan or
// a queue only has the hash of one, so nothing runs that its owner did not name.

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_FIGURES } from '@masu/core/base/puzzle-names.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { nearest } from '@masu/core/base/suggest.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { loadRegularText } from '@masu/node-host/files/load-file.js';
import * as v from 'valibot';
import { sha256 } from '../folder/key.js';
import { PUSH_GROUPS } from './walk-pushes.js';

const text = v.pipe(v.string(), v.maxLength(4096));
const pattern = v.pipe(
  text,
  v.check((source) => {
    try {
      return new RegExp(source).source !== '';
    } catch {
      return false;
    }
  }, 'not a regular expression'),
);
const ANSWERS = 'expected lurd, sok, grid, {"pattern": …}, {"file": …}, or {"pushes": …}, with no other fields';

const answerSchema = v.union(
  [
    v.picklist(['lurd', 'sok', 'grid']),
    v.strictObject({ pattern }),
    v.strictObject({ file: text, pattern: v.optional(pattern) }),
    v.strictObject({
      /** A pattern with the groups `row`, `column`, and `direction`, for a program that gives its pushes alone. */
      pushes: v.pipe(
        pattern,
        v.check(
          (source) => PUSH_GROUPS.every((group) => source.includes(`(?<${group}>`)),
          `expected a pattern with the groups ${PUSH_GROUPS.map((group) => `(?<${group}>…)`).join(', ')}`,
        ),
      ),
      /** The number of the first row and column. */
      from: v.optional(v.picklist([0, 1]), 1),
      file: v.optional(text),
    }),
  ],
  ANSWERS,
);

const adapterSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'a name has lowercase letters, digits, and hyphens')),
  about: v.optional(text),
  puzzle: v.optional(v.picklist(PUZZLE_IDS), 'sokoban'),
  command: v.pipe(v.array(text), v.minLength(1), v.maxLength(100)),
  input: v.picklist(['file', 'stdin']),
  format: text,
  /** `all`: the program takes collections; it is given one with a single level. */
  levels: v.optional(v.picklist(['one', 'all']), 'one'),
  answer: answerSchema,
  threads: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1024)), 1),
  /** Exit codes of a program that has done its work. */
  exitCodes: v.optional(v.array(v.pipe(v.number(), v.integer())), [0]),
  /** CPU seconds that the program needs to start: told in reports, never subtracted. */
  warmUpSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Patterns of what it says it has proven; `false`: it claims nothing. */
  claims: v.optional(
    v.union([v.literal(false), v.strictObject({ optimal: v.optional(pattern), unsolvable: v.optional(pattern) })]),
    false,
  ),
});

export interface Adapter extends Readonly<v.InferOutput<typeof adapterSchema>> {
  /** Of the adapter file: what a plan names. */
  readonly hash: string;
  /** The folder of the adapter file, from which `./program` is found. */
  readonly folder: string;
}

/** The words that may stand in braces in a command. */
const PLACEHOLDERS = ['level', 'folder', 'cpu', 'time', 'memory', 'threads', 'adapter'] as const;

/** Where a value can be of several kinds: what a check says of the kind that it is meant to be; otherwise the issue itself. */
function inmost(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  return (issue.issues ?? []).map(inmost).find(({ kind }) => kind === 'validation') ?? issue;
}

/** What is wrong with a field. */
function issueSentence(outer: v.BaseIssue<unknown>): string {
  const issue = inmost(outer);
  const path = [...(issue === outer ? [] : (outer.path ?? [])), ...(issue.path ?? [])];
  const where = path.map(({ key }) => String(key)).join('.') || 'the file';
  if (issue.expected === 'never') {
    const near = path.length > 1 ? undefined : nearest(where, Object.keys(adapterSchema.entries));
    return `there is no field ${where}${near === undefined ? '' : `; did you mean ${near}`}.`;
  }
  const isAbsent = issue.received === 'undefined' && issue.kind === 'schema';
  return isAbsent ? `the field ${where} is missing.` : `${where}: ${issue.message}.`;
}

export function parseAdapter(json: string, path: string): Result<Adapter, string> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return fail(`${path} is not JSON: ${(error as Error).message}.`);
  }
  const read = v.safeParse(adapterSchema, value);
  if (!read.success) {
    return fail(`${path} is not an adapter: ${issueSentence(read.issues[0])} See docs/adapters.`);
  }
  const adapter = read.output;
  const puzzle = puzzleOf(adapter.puzzle as PuzzleId);
  if (puzzle.solvers.some(({ id }) => id === adapter.name)) {
    return fail(`${path}: ${adapter.name} is a solver of masu. Give the program another name.`);
  }
  if (!puzzle.formats.some(({ id }) => id === adapter.format)) {
    const ids = puzzle.formats.map(({ id }) => id).join(', ');
    return fail(`${path}: format: expected one of ${ids}, got ${JSON.stringify(adapter.format.slice(0, 40))}.`);
  }
  if (
    PUZZLE_FIGURES[adapter.puzzle].solution !== 'moves' &&
    typeof adapter.answer === 'object' &&
    'pushes' in adapter.answer
  ) {
    return fail(`${path}: answer: this puzzle has no pushes.`);
  }
  const known = PLACEHOLDERS.map((word) => `{${word}}`);
  const unknown = adapter.command
    .flatMap((word) => word.match(/\{[a-z]+\}/g) ?? [])
    .find((word) => !known.includes(word));
  if (unknown !== undefined) return fail(`${path}: command: unknown ${unknown}. There are ${known.join(', ')}.`);
  return ok({ ...adapter, hash: sha256(json), folder: dirname(resolve(path)) });
}

/** `@file.json`, or `name=@file.json`, read; a name must be the adapter's own. */
export async function loadAdapter(typed: string): Promise<Result<Adapter, string>> {
  const [, name, path = ''] = /^(?:([^=@]*)=)?@(.+)$/.exec(typed) ?? [];
  if (path === '') return fail(`Expected @FILE.json or NAME=@FILE.json, got ${JSON.stringify(typed.slice(0, 80))}.`);
  const json = await loadRegularText(path);
  if (!json.ok) return fail(`${path}: ${json.error.message}`);
  const adapter = parseAdapter(json.value, path);
  if (adapter.ok && name !== undefined && adapter.value.name !== name) {
    return fail(`${path} is the adapter of ${adapter.value.name}, not of ${name}.`);
  }
  return adapter;
}

/** The command with its placeholders filled in; `./program` is beside the adapter. */
export function commandOfAdapter(
  { command, folder }: Adapter,
  values: Readonly<Record<(typeof PLACEHOLDERS)[number], string>>,
): string[] {
  const words = command.map((word) =>
    word.replaceAll(/\{([a-z]+)\}/g, (_, name: (typeof PLACEHOLDERS)[number]) => values[name]),
  );
  const [program = '', ...rest] = words;
  return [program.includes('/') && !isAbsolute(program) ? resolve(folder, program) : program, ...rest];
}

/** Where the program of an adapter should be and is not; undefined if it is there. `searched`: the folders of PATH. */
export function missingProgram(adapter: Adapter, searched: string): string | undefined {
  const none = Object.fromEntries(PLACEHOLDERS.map((word) => [word, ''])) as Record<
    (typeof PLACEHOLDERS)[number],
    string
  >;
  const [program = ''] = commandOfAdapter(adapter, { ...none, adapter: adapter.folder });
  const folders = program.includes('/') ? [''] : searched.split(delimiter);
  return folders.some((folder) => isExecutable(join(folder, program))) ? undefined : program;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
