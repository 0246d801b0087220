// What a shell can complete: the commands, their options, and the values that are known beforehand. Read from the tables
// of commands, solvers, and formats.

import { ANY_PUZZLES } from '../../jobs/index.js';
import type { CommandRow } from '../interface/command.js';
import { QUIET_ABOUT } from '../interface/output.js';

export interface CompletedOption {
  readonly long: string;
  readonly short?: string;
  readonly about: string;
  readonly takesValue: boolean;
  /** The values there are; empty if any will do. */
  readonly values: readonly string[];
}

export interface CompletedCommand {
  /** `solve`, or `batch plan`. */
  readonly id: string;
  readonly about: string;
  /** What can follow the name. */
  readonly words: readonly string[];
  readonly options: readonly CompletedOption[];
}

const COMMON: readonly CompletedOption[] = [
  { long: '--help', short: '-h', about: 'show help', takesValue: false, values: [] },
  { long: '--quiet', short: '-q', about: QUIET_ABOUT, takesValue: false, values: [] },
  { long: '--no-color', about: 'disable color', takesValue: false, values: [] },
];

function valuesOf(flag: string, about: string): readonly string[] {
  const solvers = ANY_PUZZLES.flatMap((puzzle) => puzzle.solvers.map(({ id }) => id));
  const formats = ANY_PUZZLES.flatMap((puzzle) => puzzle.formats.map(({ id }) => id));
  if (flag === '--solver' || flag === '--solvers') return solvers;
  if (flag === '--format' || flag === '--to') return formats;
  // `moves or pushes`, `one of trivial, easy, …`
  const listed = /one of ([\w-]+(?:, [\w-]+)+)/.exec(about)?.[1];
  return listed ? listed.split(', ') : [];
}

/** `-o, --output <path>` in parts. */
function optionOf({ flags, about }: { readonly flags: string; readonly about: string }): CompletedOption {
  const [, short, long = flags, value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(flags) ?? [];
  return {
    long,
    ...(short === undefined ? {} : { short }),
    about,
    takesValue: value !== undefined,
    values: value === undefined ? [] : valuesOf(long, about),
  };
}

async function commandOf(row: CommandRow): Promise<CompletedCommand> {
  const { options } = await row.load();
  const words = row.subcommands?.map(({ id }) => id.split(' ')[1] ?? '') ?? row.words ?? [];
  return { id: row.id, about: row.summary, words, options: [...options.map(optionOf), ...COMMON] };
}

export async function completionTable(commands: readonly CommandRow[]): Promise<readonly CompletedCommand[]> {
  return Promise.all(commands.flatMap((row) => [row, ...(row.subcommands ?? [])]).map(commandOf));
}
