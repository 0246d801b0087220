// The command line: finds the command and runs it. Only this file catches errors: a Refusal (something
// the user can fix) prints one sentence; anything else is a bug in masu and ends with exit code 39.

import { unknownName } from '../base/suggest.js';
import { COMMANDS } from './commands.js';
import { COMMAND_GROUPS, COMMON_OPTIONS, type CommandGroup, type CommandRow, version } from './interface/command.js';
import { EXIT, errorObject, Refusal } from './interface/exit-codes.js';
import { exitInterrupted, respectNohup } from './interface/interrupt.js';
import { onWriteError } from './interface/output.js';

// The text of `masu --help`, from the table of commands: examples first, then the commands by group.

const EXAMPLES: readonly (readonly [words: string, what: string])[] = [
  ['masu play levels.txt', 'Play a file of levels'],
  ['masu solve levels.txt', 'Solve every level'],
  ['masu solve levels.txt --solver push-optimal', 'Find proven push-optimal solutions'],
  ['masu hint level.txt --moves ullD', 'Get a hint after these moves'],
  ['masu check levels.txt', 'Find errors, with line and column'],
];

const TITLES: Readonly<Record<CommandGroup, string>> = {
  play: 'Play',
  solve: 'Solve',
  experiments: 'Experiments',
  files: 'Files',
  reference: 'Reference',
};

const inColumns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** The commands of a group, padded to the width of the longest name of all groups. */
function groupLines(group: CommandGroup): string {
  const width = Math.max(...COMMANDS.map(({ id }) => id.length));
  const rows = COMMANDS.filter((row) => row.group === group);
  return `${TITLES[group]}:\n${inColumns(rows.map(({ id, summary }) => [id.padEnd(width), summary]))}`;
}

function helpText(): string {
  return `masu: play, solve, and analyze Sokoban and Futoshiki

Usage: masu [command] [options]

With no command, masu opens the game menu (without a terminal: a short demo).

Examples:
${inColumns(EXAMPLES)}

${COMMAND_GROUPS.map(groupLines).join('\n\n')}

Options for every command:
${inColumns(COMMON_OPTIONS)}

<file> can be - for standard input. Format and puzzle are detected automatically.
`;
}

/** Options shared by all commands can also come before the command name. */
function splitCommon(words: readonly string[]): { readonly common: string[]; readonly rest: string[] } {
  const at = words.findIndex((word) => !['-q', '--quiet', '--no-color'].includes(word));
  return at < 0 ? { common: [...words], rest: [] } : { common: words.slice(0, at), rest: words.slice(at) };
}

/** Options before the command name belong to the command, or to its subcommand; a course program has its own. */
async function withCommon(row: CommandRow, common: readonly string[], others: readonly string[]): Promise<string[]> {
  if (row.subcommands) return [...others.slice(0, 1), ...(others.length > 0 ? common : []), ...others.slice(1)];
  return (await row.load()).raw ? [...others] : [...common, ...others];
}

/** `masu` without a command: the game menu on a terminal, otherwise the demo (tour.ts). */
const WELCOME: CommandRow = {
  ...{ id: '', usage: '', summary: '', examples: [] },
  async load() {
    const play = COMMANDS.find(({ id }) => id === 'play');
    if (play && process.stdin.isTTY && process.stdout.isTTY) return play.load();
    return (await import('./start/tour.js')).TOUR;
  },
};

async function run(words: readonly string[]): Promise<number> {
  const { common, rest } = splitCommon(words);
  const [name, ...others] = rest;
  if (name === '--version' || name === '-V') {
    process.stdout.write(`${version()}\n`);
    return EXIT.ok;
  }
  if (name === '--help' || name === '-h' || (name === 'help' && others.length === 0)) {
    process.stdout.write(helpText());
    return EXIT.ok;
  }
  const { runCommand } = await import('./run-command.js');
  if (name === undefined) return runCommand(WELCOME, common);
  if (name === 'help') return run([...others, '--help']);
  const row = COMMANDS.find(({ id }) => id === name);
  if (row) return runCommand(row, await withCommon(row, common, others), COMMANDS);
  const kind = name.startsWith('-') ? 'option' : 'command';
  const names = kind === 'option' ? ['--help', '--version', '--quiet', '--no-color'] : COMMANDS.map(({ id }) => id);
  throw new Refusal(EXIT.usage, `${unknownName(kind, name, names)} Run \`masu --help\` for a list.`);
}

respectNohup();
process.stdout.on('error', onWriteError);
// If standard error is closed, keep working.
process.stderr.on('error', () => {});
try {
  process.exitCode = await run(process.argv.slice(2));
  // After Ctrl-C, don't wait for workers to free their memory; all output is already written.
  if (process.exitCode === EXIT.interrupted) exitInterrupted();
} catch (error) {
  if (error instanceof Refusal) {
    const { jsonLine, safe } = await import('./interface/output.js');
    process.stderr.write(`masu: ${safe(error.message)}\n`);
    if (process.argv.includes('--json')) process.stdout.write(`${jsonLine(errorObject(error))}\n`);
    process.exitCode = error.exit;
  } else {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      `masu: internal error. This is a bug in masu; please report it with the command you ran.\n${details}\n`,
    );
    process.exitCode = EXIT.bug;
  }
}
