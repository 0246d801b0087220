// Loads levels for commands: finds puzzle and format of a file and reads each level or its error. Also the options
// --level and --format, which mean the same in every command, and the wording of errors.

import { statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { TextError } from '@masu/core/base/result.js';
import { unknownName } from '@masu/core/base/suggest.js';
import { EXCESSES } from '@masu/core/sokoban/formats/error-codes.js';
import { playableOf, validateUnwinnable } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { DraftOf, LevelOf, PlayablePuzzle } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { ANY_PUZZLES } from '@masu/engine/jobs/puzzles/puzzles.js';
import { findFormat, type LevelRead, type LevelsReadOf, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { filesBelow, isFolder } from '@masu/node-host/files/files-below.js';
import { FILE_FAULTS, loadText } from '@masu/node-host/files/load-file.js';
import { loadStream } from '@masu/node-host/files/load-stream.js';
import { pathOn } from '../../host/host.js';
import type { CommandOption, OptionsOf } from '../interface/command.js';
import type { CommandHost } from '../interface/command-host.js';
import { EXIT, type ExitCode, errorObject, faultFields, Refusal } from '../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../interface/output.js';

/** Levels by number, first and last of each range. */
type LevelRanges = readonly (readonly [from: number, to: number])[];

/** The formats of a puzzle, by id. */
const formatIds = (puzzle: PuzzleId): readonly string[] =>
  ANY_PUZZLES.flatMap(({ id, formats }) => (id === puzzle ? formats.map((format) => format.id) : []));

export const FORMAT_OPTION = {
  flags: '--format <id>',
  about: 'read the file as <id> instead of detecting the format',
  parse(id: string): string {
    const ids = ANY_PUZZLES.flatMap((puzzle) => puzzle.formats.map((format) => format.id));
    if (!findFormat(id)) throw new Refusal(EXIT.usage, unknownName('format', id, ids));
    return id;
  },
  valuesFor: formatIds,
} as const satisfies CommandOption;

/** `3`, `2-5`, `1,4-6` */
export const LEVELS_OPTION = {
  flags: '--level <list>',
  about: 'use only these levels of each file, such as 3 or 1,4-6 (counting from 1, invalid ones included)',
  parse(text: string): LevelRanges {
    return text.split(',').map((part) => {
      const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
      const range = [Number(from), Number(to)] as const;
      if (from !== '' && range[0] >= 1 && range[1] >= range[0] && Number.isSafeInteger(range[1])) return range;
      const message = `--level: expected numbers and ranges such as 3 or 1,4-6, got ${JSON.stringify(text.slice(0, 40))}.`;
      throw new Refusal(EXIT.usage, message);
    });
  },
} as const satisfies CommandOption;

export const INPUT_OPTIONS = [LEVELS_OPTION, FORMAT_OPTION] as const;
/** What a command that reads levels is asked for, of every file. */
export type InputOptions = OptionsOf<typeof INPUT_OPTIONS> & { readonly strict?: boolean };

/** What a command that reads levels says about its argument. */
export const FILES_ABOUT = 'level files, folders of them, or - for standard input';

export interface LevelFile<Id extends PuzzleId = PuzzleId> extends LevelsReadOf<Id> {
  /** The path as the user typed it, or `-`. */
  readonly file: string;
  /** The rules and formats of the puzzle. */
  readonly puzzle: PlayablePuzzle<Id>;
  /** How many levels the file has; `levels` are those asked for. */
  readonly count: number;
}

/** `levels.txt:3:7: level 2: The board has no player … [no-player]` */
export function errorLine(file: string, error: TextError, level?: number): string {
  // A file that can't be read has no line to name.
  if (FILE_FAULTS.some((code) => code === error.code)) return safe(`${fileLabel(file)}: ${error.message}`);
  const which = level === undefined ? '' : `level ${level}: `;
  return safe(`${fileLabel(file)}:${error.line}:${error.column}: ${which}${error.message} [${error.code}]`);
}

/** The name of a file in messages; `-` is standard input. */
export const fileLabel = (file: string): string => (file === '-' ? 'standard input' : file);

/** The text of a file as typed; `-` is standard input. */
export const loadTyped = (file: string, host: CommandHost) =>
  file === '-' ? loadStream(host.stdin) : loadText(pathOn(host, file));

/** The text of a file; throws a Refusal if it can't be read. */
export async function loadInput(file: string, host: CommandHost): Promise<string> {
  const text = await loadTyped(file, host);
  if (text.ok) return text.value;
  const { code, message } = text.error;
  // A file that can't be read has no line and no column.
  throw new Refusal(EXIT.input, safe(`${fileLabel(file)}: ${message}`), { code, message }, file);
}

/** The requested levels. Throws a Refusal if the file has no levels or no level of that number. */
export async function loadLevels(file: string, options: InputOptions, host: CommandHost): Promise<LevelFile> {
  const text = await loadInput(file, host);
  const read = readLevels(text, {
    name: file === '-' ? '' : `file${extname(file)}`,
    ...defined({ format: options.format, strict: options.strict }),
  });
  if (!read.ok) throw new Refusal(EXIT.input, errorLine(file, read.error), read.error, file);
  const { value } = read;
  const levels: LevelsReadOf<PuzzleId> = value;
  const input: LevelFile = { file, count: levels.levels.length, puzzle: playableOf(levels.id), ...levels };
  return withChosenLevels(input, options.level);
}

/** The same for a command of one puzzle; `sentence` refuses another. */
export async function loadLevelsOf<Id extends PuzzleId>(
  id: Id,
  file: string,
  options: InputOptions,
  sentence: string,
  host: CommandHost,
): Promise<LevelFile<Id>> {
  const input = await loadLevels(file, options, host);
  if (input.id !== id) throw new Refusal(EXIT.usage, sentence);
  return input as unknown as LevelFile<Id>;
}

/** The file with these levels alone. Throws a Refusal if there is no level of that number. */
export function withChosenLevels(input: LevelFile, ranges: LevelRanges | undefined): LevelFile {
  const { file, levels } = input;
  if (ranges === undefined) return input;
  const missing = ranges.flat().find((number) => number > levels.length);
  if (missing !== undefined) {
    const message = `${fileLabel(file)} has ${countOf(levels.length, 'level', 'levels')}; there is no level ${missing}.`;
    throw new Refusal(EXIT.input, safe(message), undefined, file);
  }
  const isChosen = ({ number }: LevelRead): boolean => ranges.some(([from, to]) => number >= from && number <= to);
  return { ...input, levels: levels.filter(isChosen) };
}

/** A file to read: named, or found below a folder that was named. */
interface NamedFile {
  readonly file: string;
  readonly folder?: string;
  /** Why a folder can't be read. */
  readonly error?: string;
}

/** The file at a typed path; undefined if there is none. */
const stats = (host: CommandHost, typed: string) => statSync(pathOn(host, typed), { throwIfNoEntry: false });

export const isTypedFolder = (typed: string, host: CommandHost): boolean => isFolder(pathOn(host, typed));

/** The files that `below` finds below a folder, named as the folder was typed. */
export function* belowTyped(
  folder: string,
  host: CommandHost,
  below: typeof filesBelow = filesBelow,
): ReturnType<typeof filesBelow> {
  const place = pathOn(host, folder);
  for (const { path, ...more } of below(place)) {
    yield { path: place === folder ? path : join(folder, relative(place, path)), ...more };
  }
}

/** The files that words stand for: a folder for the regular files below it, in the order of names. Each file once. */
export function* namedFiles(words: readonly string[], host: CommandHost): Generator<NamedFile> {
  const seen = new Set<string>();
  for (const word of words) {
    if (word === '-' || !isTypedFolder(word, host)) {
      if (!seen.has(word)) yield { file: word };
      seen.add(word);
      continue;
    }
    for (const { path, error } of belowTyped(word, host)) {
      if (error !== undefined) yield { file: path, folder: word, error };
      else if (!seen.has(path) && stats(host, path)?.isFile()) yield { file: path, folder: word };
      seen.add(path);
    }
  }
}

/** Errors of a text without levels: a file of a folder that is something else. */
const NOT_LEVELS: readonly string[] = ['unknown-format', 'no-level', 'empty-file'];

/** Reports one of several files that can't be read: in words, and with --json as an object. */
export function reportRefusal(refusal: Refusal, output: Output): void {
  output.complain(refusal.message);
  if (output.json) output.print(jsonLine(errorObject(refusal)));
}

/**
 * Loads every file; a folder stands for the level files below it. If one of several can't be read, it is reported, and
 * the others are used; a single one ends the command, unless `refused` reports it. Files of a folder that contain no
 * levels are skipped with a note. Returns also the exit codes of the files that could not be read.
 */
export async function loadFiles<Loaded>(
  words: readonly string[],
  output: Output,
  load: (file: string) => Promise<Loaded>,
  refused?: (refusal: Refusal) => void,
): Promise<{ readonly loaded: Loaded[]; readonly codes: ExitCode[] }> {
  const { host } = output;
  const loaded: Loaded[] = [];
  const codes: ExitCode[] = [];
  const numberOfId = new Map<string, number>(
    words.filter((word) => word !== '-' && isTypedFolder(word, host)).map((word) => [word, 0]),
  );
  let skipped = 0;
  const refuse = (refusal: Refusal): void => {
    if (refused) refused(refusal);
    else if (words.length === 1 && numberOfId.size === 0) throw refusal;
    else reportRefusal(refusal, output);
    codes.push(refusal.exit);
  };
  for (const { file, folder, error } of namedFiles(words, host)) {
    try {
      if (error !== undefined) {
        const fault = { code: 'unreadable-folder', message: error };
        throw new Refusal(EXIT.input, safe(`${file}: ${error}`), fault, file);
      }
      loaded.push(await load(file));
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.exit !== EXIT.input) throw thrown;
      if (folder !== undefined && NOT_LEVELS.includes(thrown.error?.code ?? '')) {
        skipped++;
        continue;
      }
      refuse(thrown);
    }
    if (folder !== undefined) numberOfId.set(folder, (numberOfId.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of numberOfId) {
    // A folder without any level is as wrong as a missing file.
    if (count > 0) continue;
    refuse(new Refusal(EXIT.input, safe(`${folder}: No level files in this folder.`), undefined, folder));
  }
  if (skipped > 0) output.say(skippedLine(skipped));
  return { loaded, codes };
}

/** Files of a folder that were not used because no level was found in them. */
export const skippedLine = (files: number): string =>
  files === 1
    ? '1 file in a folder holds no levels and was skipped.'
    : `${formatNumber(files)} files in folders hold no levels and were skipped.`;

/** Prints which file the next lines are about, if there are several. */
export function fileHeadings(files: readonly LevelFile[], output: Output): (input: LevelFile) => void {
  let last: LevelFile | undefined;
  return (input) => {
    if (files.length > 1 && !output.json && input !== last) output.print(safe(`${fileLabel(input.file)}:`));
    last = input;
  };
}

/** A playable level, with its metadata from the file. */
export interface ValidLevel<Id extends PuzzleId = PuzzleId> extends LevelRead<Id> {
  readonly playable: LevelOf<Id>;
  readonly draft: DraftOf<Id>;
  /** A goal is unreachable: only some solvers accept the level. */
  readonly unwinnable?: true;
}

/** The level if it can be given to a solver; with `takesUnwinnable`, also if its only error is a goal out of reach. */
export function validLevel<Id extends PuzzleId>(
  each: LevelRead<Id>,
  takesUnwinnable: boolean,
): ValidLevel<Id> | undefined {
  const { draft } = each;
  if (draft === undefined) return undefined;
  if (each.level.ok) return { ...each, draft, playable: each.level.value };
  const level = takesUnwinnable ? validateUnwinnable(each.puzzle, draft) : undefined;
  return level?.ok ? { ...each, draft, playable: level.value, unwinnable: true } : undefined;
}

/** A file, its valid levels, and the others. */
export interface FilePart<Id extends PuzzleId = PuzzleId> {
  readonly input: LevelFile<Id>;
  readonly valid: readonly ValidLevel<Id>[];
  readonly errors: readonly LevelRead[];
}

/**
 * Prints invalid levels for --json as objects too, among the others in the order of the files: call it before a level is
 * printed, with its file and number, and without them at the end.
 */
export function errorPrinter(files: readonly FilePart[], output: Output): (input?: LevelFile, before?: number) => void {
  const pending = output.json ? files.flatMap(({ errors }, at) => errors.map((each) => ({ at, each }))) : [];
  return (input, before = 0) => {
    const here = input === undefined ? files.length : files.findIndex((file) => file.input === input);
    while (pending[0] && (pending[0].at < here || (pending[0].at === here && pending[0].each.number < before))) {
      const { at, each } = pending.shift() as (typeof pending)[number];
      const { file } = (files[at] as FilePart).input;
      if (!each.level.ok) output.print(jsonLine({ file, level: each.number, error: faultFields(each.level.error) }));
    }
  };
}

const isExcess = ({ code }: TextError): boolean => EXCESSES.some((excess) => excess === code);

/** The playable levels in order; reports the others on standard error. `takesUnwinnable` includes levels with an unreachable goal. */
export function validLevels<Id extends PuzzleId>(
  input: LevelFile<Id>,
  output: Output,
  takesUnwinnable = false,
): FilePart<Id> {
  const valid: ValidLevel<Id>[] = [];
  const errors: LevelRead[] = [];
  for (const each of input.levels) {
    for (const warning of each.warnings) {
      // Only `check` reports automatic fixes; every command reports text that was skipped.
      if (isExcess(warning)) output.complain(errorLine(input.file, warning));
    }
    const level = validLevel(each, takesUnwinnable);
    if (level) valid.push(level);
    else if (!each.level.ok) {
      errors.push(each);
      output.complain(errorLine(input.file, each.level.error, each.number));
    }
  }
  return { input, valid, errors };
}

/** Refuses an output that would replace one of the input files if some of its levels would be lost. */
export function refuseLoss(
  path: string | undefined,
  files: readonly { readonly input: LevelFile; readonly valid: readonly unknown[] }[],
  host: CommandHost,
): void {
  const identity = (name: string | undefined): string | undefined => {
    const there = name === undefined || name === '-' ? undefined : stats(host, name);
    return there?.isFile() ? `${there.dev} ${there.ino}` : undefined;
  };
  const target = identity(path);
  for (const { input, valid } of files) {
    const lost = input.count - valid.length;
    if (target === undefined || lost === 0 || identity(input.file) !== target) continue;
    const levels = countOf(lost, 'level', 'levels');
    throw new Refusal(
      EXIT.usage,
      `Writing ${path} would lose ${levels} of this input file. Choose another output file.`,
    );
  }
}

/** Standard input can be read only once: as the file or as the moves. */
export function refuseTwiceStandard(file: string, moves: string | undefined): void {
  if (file !== '-' || moves !== '-') return;
  throw new Refusal(EXIT.usage, 'Only one of file and moves can come from standard input.');
}

/** The moves given as an argument: literal, `-` for standard input, or `@path` for a file. */
export async function loadMoves(words: string, host: CommandHost): Promise<string> {
  if (words === '-') return loadInput('-', host);
  return words.startsWith('@') ? loadInput(words.slice(1), host) : words;
}

/** Refuses moves that can't be read and names their source; `flag` for literal ones. */
export function refuseMoves(error: TextError, words: string, flag = 'moves'): never {
  const name = words === '-' ? '-' : words.startsWith('@') ? words.slice(1) : flag;
  throw new Refusal(EXIT.input, errorLine(name, error), error, name);
}

/** `level 3 “Title”`, safe to print. */
export function levelName({ number, title }: LevelRead): string {
  return title === undefined || title === '' ? `level ${number}` : `level ${number} “${safe(title)}”`;
}

/** The first fields of the JSON object about a level: docs/stability.md. */
export const levelHead = ({ id, file, puzzle }: LevelFile, { number, title, playable }: ValidLevel) => ({
  puzzle: id,
  file,
  level: number,
  title: title ?? '',
  hash: puzzle.hash(playable),
});
