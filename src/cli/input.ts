// From a name on the command line to levels: the file, its puzzle and format, each level or its fault. What several
// commands share: --level, --format, and how faults are told.

import { extname } from 'node:path';
import { type TextFault, textFault } from '../base/result.js';
import { loadText } from '../batch/index.js';
import { ANY_PUZZLES, formatOf, type LevelRead, type LevelsRead, readLevels } from '../jobs/index.js';
import { type Draft, EXCESSES, unwinnableLevel } from '../sokoban/index.js';
import type { Option } from './command.js';
import { EXIT, Refusal } from './exit-codes.js';
import { counting } from './option-values.js';
import { type Output, safe } from './output.js';
import { notCalled } from './suggest.js';

export interface InputOptions {
  readonly level?: number;
  readonly format?: string;
  readonly strict?: boolean;
}

export const FORMAT_OPTION: Option = {
  flags: '--format <id>',
  about: 'read the file in this format, whatever it looks like',
  parse(id) {
    const ids = ANY_PUZZLES.flatMap((puzzle) => puzzle.formats.map((format) => format.id));
    if (!formatOf(id)) throw new Refusal(EXIT.usage, notCalled('format', id, ids));
    return id;
  },
};

export const INPUT_OPTIONS: readonly Option[] = [
  { flags: '--level <n>', about: 'only this level, counting every one of the file from 1', parse: counting },
  FORMAT_OPTION,
];

export interface LevelFile extends LevelsRead {
  /** As typed. */
  readonly file: string;
}

/** `levels.txt:3:7: level 2: The board has no player … [no-player]` */
export function faultLine(file: string, fault: TextFault, level?: number): string {
  const which = level === undefined ? '' : `level ${level}: `;
  return safe(`${nameOf(file)}:${fault.line}:${fault.column}: ${which}${fault.message} [${fault.code}]`);
}

/** The name of a file in messages; `-` is told as what it is. */
export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** The text of a file; throws a Refusal with one sentence where there is none to be had. */
export async function loadInput(file: string): Promise<string> {
  const text = await loadText(file);
  if (text.ok) return text.value;
  const { code, message } = text.fault;
  throw new Refusal(EXIT.input, safe(`${nameOf(file)}: ${message}`), textFault(1, 1, code, message));
}

/** The levels asked for. Throws a Refusal where the file holds none or has no level of that number. */
export async function loadLevels(file: string, options: InputOptions): Promise<LevelFile> {
  const text = await loadInput(file);
  const read = readLevels(text, {
    name: file === '-' ? '' : `file${extname(file)}`,
    ...(options.format === undefined ? {} : { format: options.format }),
    ...(options.strict === undefined ? {} : { strict: options.strict }),
  });
  if (!read.ok) throw new Refusal(EXIT.input, faultLine(file, read.fault), read.fault);
  const { levels } = read.value;
  if (options.level === undefined) return { file, ...read.value };
  const chosen = levels[options.level - 1];
  if (!chosen) {
    const held = levels.length === 1 ? 'one level' : `${levels.length} levels`;
    throw new Refusal(EXIT.input, safe(`${nameOf(file)} holds ${held}; there is no level ${options.level}.`));
  }
  return { file, ...read.value, levels: [chosen] };
}

/** A level that can be played, with what the file says of it. */
export interface SoundLevel extends LevelRead {
  readonly playable: unknown;
  readonly draft: unknown;
  /** A goal is out of reach: only some solvers take it. */
  readonly unwinnable?: true;
}

/** The level all the same, where its only fault is a goal out of reach. */
function unwinnable({ puzzle }: LevelFile, each: LevelRead): SoundLevel | undefined {
  if (puzzle.id !== 'sokoban' || each.draft === undefined) return undefined;
  const level = unwinnableLevel(each.draft as Draft);
  return level.ok ? { ...each, draft: each.draft, playable: level.value, unwinnable: true } : undefined;
}

const isExcess = ({ code }: TextFault): boolean => EXCESSES.some((excess) => excess === code);

/** The playable levels in order; each of the others is reported on standard error. `takesUnwinnable`: those too. */
export function soundLevels(
  input: LevelFile,
  output: Output,
  takesUnwinnable = false,
): { readonly sound: SoundLevel[]; readonly bad: number } {
  const sound: SoundLevel[] = [];
  for (const each of input.levels) {
    for (const warning of each.warnings) {
      // What was repaired concerns `check`; what was not read at all concerns everyone.
      if (isExcess(warning)) output.complain(faultLine(input.file, warning));
    }
    const level = each.level.ok
      ? { ...each, draft: each.draft, playable: each.level.value }
      : takesUnwinnable && unwinnable(input, each);
    if (level) sound.push(level);
    else if (!each.level.ok) output.complain(faultLine(input.file, each.level.fault, each.number));
  }
  return { sound, bad: input.levels.length - sound.length };
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
