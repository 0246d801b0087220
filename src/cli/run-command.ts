// One command from its row: loads its file, reads its options with commander, runs it. Every complaint about the
// words themselves ends in exit 31 with the near option named.

import { CommanderError, Option, Command as Parser } from 'commander';
import type { Command, CommandRow } from './command.js';
import { EXIT } from './exit-codes.js';
import { openOutput } from './output.js';
import { version } from './version.js';

/** Examples first: most people need no more. */
function exampleLines(row: CommandRow): string {
  const width = Math.max(...row.examples.map(([words]) => words.length));
  return row.examples.map(([words, what]) => `  ${words.padEnd(width)}  ${what}`).join('\n');
}

function parserOf(row: CommandRow, command: Command<never>): Parser {
  const parser = new Parser(`masu ${row.id}`);
  parser
    .usage(row.usage)
    .description(row.summary)
    .helpOption('-h, --help', 'this help')
    .version(version(), '-V, --version', 'the version of masu')
    .exitOverride()
    .allowExcessArguments(false)
    .configureOutput({ writeErr: (text) => process.stderr.write(text.replace(/^error: /, 'masu: ')) });
  if (row.examples.length > 0) parser.addHelpText('before', `Examples:\n${exampleLines(row)}\n`);
  for (const { name, about } of command.arguments) parser.argument(name, about);
  for (const { flags, about, parse } of command.options) {
    const option = new Option(flags, about);
    parser.addOption(parse ? option.argParser(parse) : option);
  }
  parser.option('-q, --quiet', 'no messages but of what goes wrong').option('--no-color', 'no colour');
  return parser;
}

/** Runs a command with the words after its name; the number is the exit code. */
export async function runCommand(row: CommandRow, words: readonly string[]): Promise<number> {
  const command = await row.load();
  if (command.raw) {
    const output = openOutput({ quiet: false, colour: true });
    return command.run({ words, options: {} as never, output });
  }
  const parser = parserOf(row, command);
  try {
    parser.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
  const { quiet = false, color = true, ...options } = parser.opts<{ quiet?: boolean; color?: boolean }>();
  const output = openOutput({ quiet, colour: color });
  return command.run({ words: parser.args, options: options as never, output });
}
