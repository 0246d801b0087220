// Runs one command of the table: loads its file, parses its options, and calls it. Commander parses, prints the help
// of a command, and suggests mistyped options; dispatch and `masu --help` are our own (run-masu.ts), because
// commands load on demand and help groups them. Usage errors exit with code 31.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { CommanderError, Option, Command as Parser } from 'commander';
import {
  canHaveDefault,
  configKey,
  configPath,
  defaultsByPuzzle,
  nameOfOption,
  parseDefault,
  readConfig,
  storedKeys,
} from './config.js';
import type { Argument, Command, CommandRow, PuzzleDefaults } from './interface/command.js';
import type { CommandHost } from './interface/command-host.js';
import { EXIT, errorObject, Refusal } from './interface/exit-codes.js';
import { jsonLine, openOutput, QUIET_ABOUT, safe } from './interface/output.js';
import { version } from './interface/version.js';
import { usageError } from './usage-error.js';

interface CommonOptions {
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly json?: boolean;
}

/** Examples come first: most people need nothing else. */
function exampleLines(row: CommandRow): string {
  const width = Math.max(...row.examples.map(([words]) => words.length));
  return row.examples.map(([words, what]) => `  ${words.padEnd(width)}  ${what}`).join('\n');
}

function commandParser(row: CommandRow, command: Command<never>, { stdout }: CommandHost): Parser {
  const parser = new Parser(`masu ${row.id}`);
  parser
    .usage(row.usage)
    .description(row.summary)
    .helpOption('-h, --help', 'show this help')
    .version(version(), '-V, --version', 'print the version')
    .exitOverride()
    .allowExcessArguments(false)
    // runCommand prints usage errors in its own words.
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: () => {},
      getOutHelpWidth: () => (stdout.isTTY === true ? (stdout.columns ?? 80) : 80),
      getOutHasColors: () => false,
    });
  if (row.examples.length > 0) parser.addHelpText('before', `Examples:\n${exampleLines(row)}\n`);
  for (const { name, about } of parserArguments(command)) parser.argument(name, about);
  for (const { flags, about, parse } of command.options) {
    const option = new Option(flags, about);
    parser.addOption(option.required && !option.variadic ? option.argParser(once(flags, parse)) : option);
  }
  parser.option('-q, --quiet', QUIET_ABOUT).option('--no-color', 'disable color');
  return parser;
}

/** Commander wants the argument that takes several words last; help shows its name without the dots. */
function parserArguments({ arguments: named }: Command<never>): readonly Argument[] {
  if (!named.slice(0, -1).some(({ name }) => name.includes('...'))) return named;
  return named.map((each, at) => {
    const name = each.name.replace('...', '');
    return { ...each, name: at === named.length - 1 ? name.replace('>', '...>') : name };
  });
}

const isStandard = (word: string): boolean => word === '-';

/** Parses the value of an option and refuses a second one. */
function once(flags: string, parse: ((text: string, flag: string) => unknown) | undefined): (text: string) => unknown {
  let isGiven = false;
  return (text) => {
    const name = flags.replace(/^-\w, /, '').replace(/ .*/, '');
    if (isGiven) throw new Refusal(EXIT.usage, `${name} was given twice. Give it once.`);
    isGiven = true;
    return parse ? parse(text, name) : text;
  };
}

/** The person's defaults for options that were not typed. */
interface Defaults {
  /** Those that depend on the puzzle: see `forPuzzle`. The others are put into the parser. */
  readonly byPuzzle: PuzzleDefaults;
  /** For errors that one of them causes: the words by which a message names it, and `solve.time = 60`. */
  readonly inEffect: readonly { readonly words: readonly string[]; readonly shown: string }[];
}

const NO_DEFAULTS: Defaults = { byPuzzle: {}, inEffect: [] };

/** Puts in the person's defaults for options that were not typed. */
function addDefaults(row: CommandRow, command: Command<never>, parser: Parser, host: CommandHost): Defaults {
  const path = configPath(host);
  const config = readConfig(path);
  const byPuzzle: { [Id in PuzzleId]?: Record<string, unknown> } = {};
  const inEffect: Defaults['inEffect'][number][] = [];
  if (config.size === 0) return { byPuzzle, inEffect };
  for (const option of command.options.filter(canHaveDefault)) {
    const key = configKey(row.id, nameOfOption(option));
    const name = new Option(option.flags).attributeName();
    if (parser.getOptionValueSource(name) === 'cli') continue;
    for (const stored of storedKeys(option, key)) {
      const text = config.get(stored);
      if (text !== undefined)
        inEffect.push({ words: [`--${nameOfOption(option)}`, text], shown: `${stored} = ${text}` });
    }
    for (const [puzzle, value] of defaultsByPuzzle(option, key, config, path)) {
      byPuzzle[puzzle] = { ...byPuzzle[puzzle], [name]: value };
    }
    const text = config.get(key);
    if (text === undefined || option.valuesFor || option.puzzle) continue;
    const value = parseDefault(option, text, `${key} in ${path}`);
    parser.setOptionValue(name, option.flags.includes('--no-') ? false : value);
  }
  return { byPuzzle, inEffect };
}

/** An error about a default names it. */
function withDefaults(refusal: Refusal, inEffect: Defaults['inEffect']): Refusal {
  const named = inEffect.filter(({ words }) => words.some((word) => refusal.message.includes(word)));
  if (refusal.exit !== EXIT.usage || named.length === 0) return refusal;
  const message = `${refusal.message} Your defaults (masu config): ${named.map(({ shown }) => shown).join(', ')}.`;
  return new Refusal(refusal.exit, safe(message), refusal.error, refusal.file);
}

/** Runs a command with the words after its name and returns the exit code. `commands` is the table it is from. */
export async function runCommand(
  host: CommandHost,
  row: CommandRow,
  words: readonly string[],
  commands: readonly CommandRow[] = [],
): Promise<number> {
  const command = await row.load();
  if (command.raw) {
    const output = openOutput(host, { quiet: false, color: true });
    return command.run({ words, options: {} as never, output, commands });
  }
  const parser = commandParser(row, command, host);
  try {
    parser.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.ok;
    const options = parser.options.flatMap(({ long }) => (long ? [long] : []));
    const message = safe(usageError(error, row.id, [...options, '--help'], host));
    host.stderr.write(`masu: ${message}\n`);
    if (words.includes('--json')) host.stdout.write(`${jsonLine(errorObject({ exit: EXIT.usage, message }))}\n`);
    return EXIT.usage;
  }
  if (command.arguments.at(-1)?.name.includes('...') && parser.args.filter(isStandard).length > 1) {
    throw new Refusal(EXIT.usage, 'Standard input can be read only once. Name - once.');
  }
  const { byPuzzle, inEffect } = row.id === 'config' ? NO_DEFAULTS : addDefaults(row, command, parser, host);
  const { quiet = false, color = true, ...options } = parser.opts<CommonOptions>();
  const output = openOutput(host, { quiet, color, json: options.json === true });
  const given = Object.keys(byPuzzle).length === 0 ? options : { ...options, defaults: byPuzzle };
  try {
    return await command.run({ words: parser.args, options: given as never, output, commands });
  } catch (error) {
    throw error instanceof Refusal ? withDefaults(error, inEffect) : error;
  }
}
