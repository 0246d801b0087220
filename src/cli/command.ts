// The shape of a command. One file in commands/ holds one; one row in the table of commands.ts names it.

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
  /** From what was typed to the value; throws a Refusal where it cannot be one. Without it the text itself. */
  readonly parse?: (text: string) => unknown;
}

/** What a command is given. `Options` names what its own options parse to; an option not typed is absent. */
export interface Invocation<Options> {
  /** As typed, a `<file...>` spread out. */
  readonly words: readonly string[];
  readonly options: Options;
  readonly output: Output;
}

export interface Command<Options = Record<string, unknown>> {
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  /** Takes every word after its name as it stands; options are its own affair. */
  readonly raw?: boolean;
  run(invocation: Invocation<Options>): ExitCode | number | Promise<ExitCode | number>;
}

export const COMMAND_GROUPS = ['play', 'solve', 'files', 'reference'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface CommandRow {
  readonly id: string;
  /** The words after the name, as help shows them. */
  readonly usage: string;
  readonly summary: string;
  /** Under which heading `masu --help` lists it. */
  readonly group: CommandGroup;
  readonly examples: readonly (readonly [words: string, what: string])[];
  /** Imports the file only when it is needed: help stays quick however many commands there are. */
  load(): Promise<Command<never>>;
}
