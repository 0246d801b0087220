// The type of a command. Each file in commands/ contains one; the table in commands.ts lists them.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ExitCode } from './exit-codes.js';
import type { Output } from './output.js';

export interface Argument {
  /** `<file>`, `[file]` or `<file...>`. */
  readonly name: string;
  readonly about: string;
}

export interface CommandOption {
  /** `--level <n>`, `-o, --output <path>`. */
  readonly flags: string;
  readonly about: string;
  /** Converts the typed text, or throws a Refusal that names the flag. Without it, the value is the text itself. */
  readonly parse?: (text: string, flag: string) => unknown;
  /** The values there are, for completion and for defaults; those of one puzzle, if they depend on it. */
  readonly values?: readonly string[];
  readonly valuesFor?: (puzzle: PuzzleId) => readonly string[];
  /** Takes several of its values, joined by commas. */
  readonly isList?: true;
  /** The only puzzle that has this option: a default is used for no other. */
  readonly puzzle?: PuzzleId;
}

/** `per-page` → `perPage`; `no-open` → `open`. */
type OptionName<Long extends string> = Long extends `no-${infer Rest}`
  ? Rest
  : Long extends `${infer First}-${infer Rest}`
    ? `${First}${Capitalize<OptionName<Rest>>}`
    : Long;

/** `-o, --output <path>` → `output`. */
type NameIn<Flags extends string> = Flags extends `${string}--${infer Long} ${string}`
  ? OptionName<Long>
  : Flags extends `${string}--${infer Long}`
    ? OptionName<Long>
    : never;

type OptionValue<Option extends CommandOption> = Option extends { readonly parse: (...given: never[]) => infer Value }
  ? Value
  : Option['flags'] extends `${string}...>`
    ? readonly string[]
    : Option['flags'] extends `${string}<${string}`
      ? string
      : boolean;

/** What a command gets for a table of options. An option not given is absent. */
export type OptionsOf<Table extends readonly CommandOption[]> = {
  readonly [Option in Table[number] as NameIn<Option['flags']>]?: OptionValue<Option>;
} & { readonly defaults?: PuzzleDefaults };

/** Defaults that depend on the puzzle, by the name of the option: see `forPuzzle`. */
export type PuzzleDefaults = { readonly [Id in PuzzleId]?: Readonly<Record<string, unknown>> };

/** The options with the person's defaults for this puzzle where nothing was typed. */
export function forPuzzle<Options extends object>(
  options: Options & { readonly defaults?: PuzzleDefaults },
  puzzle: PuzzleId,
): Options {
  return { ...options.defaults?.[puzzle], ...options };
}

/** A command's input. */
interface Invocation<Options> {
  /** The arguments as typed; a `<file...>` takes one entry per file. */
  readonly words: readonly string[];
  readonly options: Options;
  readonly output: Output;
  /** The table of commands, for those about commands. */
  readonly commands: readonly CommandRow[];
}

export interface Command<Options = Record<string, unknown>> {
  readonly arguments: readonly Argument[];
  readonly options: readonly CommandOption[];
  /** Receives every word after its name unparsed, options included. */
  readonly raw?: boolean;
  run(invocation: Invocation<Options>): ExitCode | number | Promise<ExitCode | number>;
}

/** A command whose `run` gets the options of its table. */
export const defineCommand = <const Table extends readonly CommandOption[]>(
  command: Omit<Command<OptionsOf<Table>>, 'options'> & { readonly options: Table },
): Command<OptionsOf<Table>> => command;

/** The options of every command. */
export const COMMON_OPTIONS = [
  ['-h, --help', 'Show help for a command'],
  ['-q, --quiet', 'Print errors and the requested data only'],
  ['--no-color', 'Disable color (or set NO_COLOR)'],
  ['-V, --version', 'Print the version'],
] as const;

export const COMMAND_GROUPS = ['play', 'solve', 'experiments', 'files', 'reference'] as const;

export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface CommandRow {
  readonly id: string;
  /** The usage line after the name. */
  readonly usage: string;
  readonly summary: string;
  /** The heading under which `masu --help` lists it; a subcommand has none. */
  readonly group?: CommandGroup;
  readonly examples: readonly (readonly [words: string, what: string])[];
  /** Words that can follow the name, for completion. */
  readonly words?: readonly string[];
  /** Imports the file on demand, so that help stays fast. */
  load(): Promise<Command<never>>;
  /** The subcommands, if it has any (`masu batch plan`). */
  readonly subcommands?: readonly CommandRow[];
}

/** Commands by their id. */
export type CommandRows = Readonly<Record<string, Omit<CommandRow, 'id' | 'group'>>>;

export const commandRows = (rows: CommandRows, group?: CommandGroup): readonly CommandRow[] =>
  Object.entries(rows).map(([id, row]) => ({ id, ...row, ...defined({ group }) }));
