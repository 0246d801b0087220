// From a name on the command line to levels: the file, its puzzle and format, each level or its error. What several
// commands share: --level, --format, and how errors are told.

import { extname } from 'node:path';
import { type TextError, textError } from '../base/result.js';
import { loadText } from '../batch/index.js';
import { ANY_PUZZLES, formatOf, type LevelRead, type LevelsRead, readLevels } from '../jobs/index.js';
import { type Draft, EXCESSES, unwinnableLevel } from '../sokoban/index.js';
import type { Option } from './command.js';
import { EXIT, Refusal } from './exit-codes.js';
import { counting } from './option-values.js';
import { counted, jsonLine, type Output, safe } from './output.js';
import { notCalled } from './suggest.js';

/** Levels by number, first and last of each range. */
export type LevelRanges = readonly (readonly [from: number, to: number])[];

export interface InputOptions {
  readonly level?: number;
  readonly format?: string;
  readonly strict?: boolean;
}

/** As a command that takes several levels has them. */
export interface LoadOptions extends Omit<InputOptions, 'level'> {
  readonly level?: number | LevelRanges;
}

export const FORMAT_OPTION: Option = {
  flags: '--format <id>',
  about: 'read the file as <id> instead of detecting the format',
  parse(id) {
    const ids = ANY_PUZZLES.flatMap((puzzle) => puzzle.formats.map((format) => format.id));
    if (!formatOf(id)) throw new Refusal(EXIT.usage, notCalled('format', id, ids));
    return id;
  },
};

export const INPUT_OPTIONS: readonly Option[] = [
  { flags: '--level <n>', about: 'use only level <n> (counting from 1, invalid ones included)', parse: counting },
  FORMAT_OPTION,
];

/** `3`, `2-5`, `1,4-6`, for commands that take several levels. */
export const LEVELS_OPTION: Option = {
  flags: '--level <list>',
  about: 'use only these levels, such as 3 or 1,4-6 (counting from 1, invalid ones included)',
  parse(text): LevelRanges {
    return text.split(',').map((part) => {
      const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
      const range = [Number(from), Number(to)] as const;
      if (from !== '' && range[0] >= 1 && range[1] >= range[0] && Number.isSafeInteger(range[1])) return range;
      const message = `--level: expected numbers and ranges such as 3 or 1,4-6, got ${JSON.stringify(text.slice(0, 40))}.`;
      throw new Refusal(EXIT.usage, message);
    });
  },
};

export interface LevelFile extends LevelsRead {
  /** As typed. */
  readonly file: string;
}

/** `levels.txt:3:7: level 2: The board has no player … [no-player]` */
export function errorLine(file: string, error: TextError, level?: number): string {
  const which = level === undefined ? '' : `level ${level}: `;
  return safe(`${nameOf(file)}:${error.line}:${error.column}: ${which}${error.message} [${error.code}]`);
}

/** The name of a file in messages; `-` is told as what it is. */
export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** The text of a file; throws a Refusal with one sentence where there is none to be had. */
export async function loadInput(file: string): Promise<string> {
  const text = await loadText(file);
  if (text.ok) return text.value;
  const { code, message } = text.error;
  throw new Refusal(EXIT.input, safe(`${nameOf(file)}: ${message}`), textError(1, 1, code, message), file);
}

/** The levels asked for. Throws a Refusal where the file holds none or has no level of that number. */
export async function loadLevels(file: string, options: LoadOptions): Promise<LevelFile> {
  const text = await loadInput(file);
  const read = readLevels(text, {
    name: file === '-' ? '' : `file${extname(file)}`,
    ...(options.format === undefined ? {} : { format: options.format }),
    ...(options.strict === undefined ? {} : { strict: options.strict }),
  });
  if (!read.ok) throw new Refusal(EXIT.input, errorLine(file, read.error), read.error, file);
  const { levels } = read.value;
  const { level } = options;
  if (level === undefined) return { file, ...read.value };
  const ranges: LevelRanges = typeof level === 'number' ? [[level, level]] : level;
  const missing = ranges.flat().find((number) => number > levels.length);
  if (missing !== undefined) {
    const message = `${nameOf(file)} has ${counted(levels.length, 'level')}; there is no level ${missing}.`;
    throw new Refusal(EXIT.input, safe(message), undefined, file);
  }
  const isChosen = ({ number }: LevelRead): boolean => ranges.some(([from, to]) => number >= from && number <= to);
  return { file, ...read.value, levels: levels.filter(isChosen) };
}

/** A level that can be played, with what the file says of it. */
export interface SoundLevel extends LevelRead {
  readonly playable: unknown;
  readonly draft: unknown;
  /** A goal is out of reach: only some solvers take it. */
  readonly unwinnable?: true;
}

/** The level all the same, where its only error is a goal out of reach. */
function unwinnable({ puzzle }: LevelFile, each: LevelRead): SoundLevel | undefined {
  if (puzzle.id !== 'sokoban' || each.draft === undefined) return undefined;
  const level = unwinnableLevel(each.draft as Draft);
  return level.ok ? { ...each, draft: each.draft, playable: level.value, unwinnable: true } : undefined;
}

/** An invalid level as --json has it. */
export function printError(file: string, { number, level }: LevelRead, output: Output): void {
  if (!level.ok) output.print(jsonLine({ file, level: number, error: level.error }));
}

interface SoundLevels {
  readonly sound: SoundLevel[];
  /** How many are not valid, and which. */
  readonly bad: number;
  readonly errors: readonly LevelRead[];
}

const isExcess = ({ code }: TextError): boolean => EXCESSES.some((excess) => excess === code);

/** The playable levels in order; each of the others is reported on standard error. `takesUnwinnable`: those too. */
export function soundLevels(input: LevelFile, output: Output, takesUnwinnable = false): SoundLevels {
  const sound: SoundLevel[] = [];
  const errors: LevelRead[] = [];
  for (const each of input.levels) {
    for (const warning of each.warnings) {
      // What was repaired concerns `check`; what was not read at all concerns everyone.
      if (isExcess(warning)) output.complain(errorLine(input.file, warning));
    }
    const level = each.level.ok
      ? { ...each, draft: each.draft, playable: each.level.value }
      : takesUnwinnable && unwinnable(input, each);
    if (level) sound.push(level);
    else if (!each.level.ok) {
      errors.push(each);
      output.complain(errorLine(input.file, each.level.error, each.number));
      if (output.json) printError(input.file, each, output);
    }
  }
  return { sound, bad: errors.length, errors };
}

/** Standard input can be read once: it is the file or the moves. */
export function refuseTwiceStandard(file: string, moves: string | undefined): void {
  if (file !== '-' || moves !== '-') return;
  throw new Refusal(EXIT.usage, 'Only one of file and moves can come from standard input.');
}

/** What the moves of an option or argument say: themselves, `-` for standard input, `@path` for a file. */
export async function loadMoves(words: string): Promise<string> {
  if (words === '-') return loadInput('-');
  return words.startsWith('@') ? loadInput(words.slice(1)) : words;
}

/** `level 3 “Title”`, safe to print. */
export function levelName({ number, title }: LevelRead): string {
  return title === undefined || title === '' ? `level ${number}` : `level ${number} “${safe(title)}”`;
}
