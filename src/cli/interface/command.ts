// The type of a command. Each file in commands/ contains one; the table in commands.ts lists them.

import type { ExitCode } from './exit-codes.js';
import type { Output } from './output.js';

export interface Argument {
  /** `<file>`, `[file]` or `<file...>`. */
  readonly name: string;
  readonly about: string;
}

export interface Option {
  /** `--level <n>`, `-o, --output <path>`. */
  readonly flags: string;
  readonly about: string;
  /** Converts the typed text, or throws a Refusal that names the flag. Without it, the value is the text itself. */
  readonly parse?: (text: string, flag: string) => unknown;
}

/** A command's input. `Options` lists the parsed values of its own options; an option not given is absent. */
export interface Invocation<Options> {
  /** The arguments as typed; a `<file...>` takes one entry per file. */
  readonly words: readonly string[];
  readonly options: Options;
  readonly output: Output;
  /** The table of commands, for those about commands. */
  readonly commands: readonly CommandRow[];
}

export interface Command<Options = Record<string, unknown>> {
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  /** Receives every word after its name unparsed, options included. */
  readonly raw?: boolean;
  run(invocation: Invocation<Options>): ExitCode | number | Promise<ExitCode | number>;
}

export const COMMAND_GROUPS = ['play', 'solve', 'experiments', 'files', 'reference'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface CommandRow {
  readonly id: string;
  /** The usage line after the name. */
  readonly usage: string;
  readonly summary: string;
  /** The heading under which `masu --help` lists it. */
  readonly group: CommandGroup;
  readonly examples: readonly (readonly [words: string, what: string])[];
  /** Words that can follow the name, for completion. */
  readonly words?: readonly string[];
  /** Imports the file on demand, so that help stays fast. */
  load(): Promise<Command<never>>;
  /** The subcommands, if it has any (`masu batch plan`). */
  readonly subcommands?: readonly CommandRow[];
}
