// What a shell can complete: the commands, their options, and the values that are known beforehand. Read from the tables
// of commands, solvers, formats, and courses. File names are offered only where a file is expected.

import { courseForms } from '@masu/classroom/course-options.js';
import { defined } from '@masu/core/base/defined.js';
import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { settableOptions } from '../config.js';
import type { Command, CommandOption, CommandRow } from '../interface/command.js';
import { QUIET_ABOUT } from '../interface/output.js';

export interface CompletedOption {
  readonly long: string;
  readonly short?: string;
  readonly about: string;
  readonly takesValue: boolean;
  /** The values there are; empty if any will do. */
  readonly values: readonly string[];
  /** Several values, joined by commas. */
  readonly isList: boolean;
  /** The value is a path. */
  readonly takesFile: boolean;
}

export interface CompletedCommand {
  /** `solve`, `batch plan`, or `course in101 mark`. */
  readonly id: string;
  readonly about: string;
  /** What can follow the name. */
  readonly words: readonly string[];
  /** Files can follow: level files, folders, submissions. */
  readonly takesFiles: boolean;
  readonly options: readonly CompletedOption[];
}

const SWITCH = { takesValue: false, values: [], isList: false, takesFile: false } as const;

const COMMON: readonly CompletedOption[] = [
  { long: '--help', short: '-h', about: 'show help', ...SWITCH },
  { long: '--quiet', short: '-q', about: QUIET_ABOUT, ...SWITCH },
  { long: '--no-color', about: 'disable color', ...SWITCH },
];

const optionValues = ({ values, valuesFor }: CommandOption): readonly string[] =>
  values ?? [...new Set(valuesFor ? PUZZLE_IDS.flatMap(valuesFor) : [])];

/** `-o, --output <path>` in parts. */
function completedOption(option: CommandOption): CompletedOption {
  const { flags, about } = option;
  const [, short, long = flags, value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(flags) ?? [];
  return {
    long,
    ...defined({ short }),
    about,
    takesValue: value !== undefined,
    values: value === undefined ? [] : optionValues(option),
    isList: option.isList === true,
    takesFile: /^<(?:path|folder|file\.\.\.|moves|url)>$/.test(value ?? ''),
  };
}

/** Courses read their own words. A value is a path, some words (`list|tree|hash`), or anything. */
function courseCommands(): readonly CompletedCommand[] {
  return courseForms().map(({ id, about, words, options }) => ({
    id: `course ${id}`,
    about,
    words,
    takesFiles: true,
    options: [
      ...options.map(({ name, about: said, value }) => ({
        long: name,
        about: said,
        takesValue: value !== undefined,
        values: /^[\w-]+(?:\|[\w-]+)+$/.test(value ?? '') ? (value as string).split('|') : [],
        isList: false,
        takesFile: /^<(?:path|folder)>$/.test(value ?? ''),
      })),
      { long: '--help', about: 'show help', ...SWITCH },
    ],
  }));
}

/** A course program has its own arguments; files are among them. */
const takesFiles = ({ arguments: words, raw = false }: Command<never>): boolean =>
  raw || words.some(({ name }) => /file|folder|levels|submission|certificate/.test(name));

async function completedCommand(row: CommandRow, keys: readonly string[]): Promise<CompletedCommand> {
  const command = await row.load();
  const listed = row.subcommands?.map(({ id }) => id.split(' ')[1] ?? '') ?? row.words ?? [];
  return {
    id: row.id,
    about: row.summary,
    words: row.id === 'config' ? keys : listed,
    takesFiles: row.subcommands === undefined && row.id !== 'course' && takesFiles(command),
    options: [...command.options.map(completedOption), ...COMMON],
  };
}

export async function completionTable(commands: readonly CommandRow[]): Promise<readonly CompletedCommand[]> {
  const keys = [...(await settableOptions(commands)).keys()];
  const rows = commands.flatMap((row) => [row, ...(row.subcommands ?? [])]);
  return [...(await Promise.all(rows.map((row) => completedCommand(row, keys)))), ...courseCommands()];
}

/** `--solver` and `-o`, as typed. */
export const optionFlags = (options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));

/** The names of the commands that are one word. */
export const topNames = (commands: readonly CompletedCommand[]): readonly string[] =>
  commands.filter(({ id }) => !id.includes(' ')).map(({ id }) => id);
