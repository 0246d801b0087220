// What a shell can complete: the commands, their options, and the values that are known beforehand. Read from the tables
// of commands, solvers, and formats. File names are offered only where a file is expected.

import { defined } from '../../base/defined.js';
import { PUZZLE_IDS } from '../../base/puzzle.js';
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
  /** The value is a path. */
  readonly takesFile: boolean;
}

export interface CompletedCommand {
  /** `solve`, or `batch plan`. */
  readonly id: string;
  readonly about: string;
  /** What can follow the name. */
  readonly words: readonly string[];
  /** Files can follow: level files, folders, submissions. */
  readonly takesFiles: boolean;
  readonly options: readonly CompletedOption[];
}

const SWITCH = { takesValue: false, values: [], takesFile: false } as const;

const COMMON: readonly CompletedOption[] = [
  { long: '--help', short: '-h', about: 'show help', ...SWITCH },
  { long: '--quiet', short: '-q', about: QUIET_ABOUT, ...SWITCH },
  { long: '--no-color', about: 'disable color', ...SWITCH },
];

const valuesOf = ({ values, valuesFor }: CommandOption): readonly string[] =>
  values ?? [...new Set(valuesFor ? PUZZLE_IDS.flatMap(valuesFor) : [])];

/** `-o, --output <path>` in parts. */
function optionOf(option: CommandOption): CompletedOption {
  const { flags, about } = option;
  const [, short, long = flags, value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(flags) ?? [];
  return {
    long,
    ...defined({ short }),
    about,
    takesValue: value !== undefined,
    values: value === undefined ? [] : valuesOf(option),
    takesFile: /^<(?:path|folder|moves|url)>$/.test(value ?? ''),
  };
}

/** A course program has its own arguments; files are among them. */
const takesFiles = ({ arguments: words, raw = false }: Command<never>): boolean =>
  raw || words.some(({ name }) => /file|folder|levels|submission/.test(name));

async function commandOf(row: CommandRow, keys: readonly string[]): Promise<CompletedCommand> {
  const command = await row.load();
  const listed = row.subcommands?.map(({ id }) => id.split(' ')[1] ?? '') ?? row.words ?? [];
  return {
    id: row.id,
    about: row.summary,
    words: row.id === 'config' ? keys : listed,
    takesFiles: row.subcommands === undefined && takesFiles(command),
    options: [...command.options.map(optionOf), ...COMMON],
  };
}

export async function completionTable(commands: readonly CommandRow[]): Promise<readonly CompletedCommand[]> {
  const keys = [...(await settableOptions(commands)).keys()];
  return Promise.all(commands.flatMap((row) => [row, ...(row.subcommands ?? [])]).map((row) => commandOf(row, keys)));
}
