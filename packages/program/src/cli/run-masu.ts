// The command line as a function of its words and its host: finds the command, runs it, and returns the exit code. Only this file
// catches errors: a Refusal (something the user can fix) prints one sentence; anything else is a bug in masu and ends with exit
// code 39.

import { isOutOfMemory } from '@masu/core/base/out-of-memory.js';
import { unknownName } from '@masu/core/base/suggest.js';
import type { Host } from '../host/host.js';
import { COMMANDS } from './commands.js';
import { helpText } from './help.js';
import type { CommandRow } from './interface/command.js';
import { type CommandHost, commandHost } from './interface/command-host.js';
import { EXIT, errorObject, Refusal } from './interface/exit-codes.js';
import { respectNohup } from './interface/interrupt.js';
import { watchOutput } from './interface/output.js';
import { version } from './interface/version.js';

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
const welcome = (host: CommandHost): CommandRow => ({
  ...{ id: '', usage: '', summary: '', examples: [] },
  async load() {
    const play = COMMANDS.find(({ id }) => id === 'play');
    if (play && host.stdin.isTTY && host.stdout.isTTY) return play.load();
    return (await import('./start/tour.js')).TOUR;
  },
});

async function run(words: readonly string[], host: CommandHost): Promise<number> {
  const { common, rest } = splitCommon(words);
  const [name, ...others] = rest;
  if (name === '--version' || name === '-V') {
    host.stdout.write(`${version()}\n`);
    return EXIT.ok;
  }
  if (name === '--help' || name === '-h' || (name === 'help' && others.length === 0)) {
    host.stdout.write(helpText());
    return EXIT.ok;
  }
  const { runCommand } = await import('./run-command.js');
  if (name === undefined) return runCommand(host, welcome(host), common);
  if (name === 'help') return run([...others, '--help'], host);
  const row = COMMANDS.find(({ id }) => id === name);
  if (row) return runCommand(host, row, await withCommon(row, common, others), COMMANDS);
  const kind = name.startsWith('-') ? 'option' : 'command';
  const names = kind === 'option' ? ['--help', '--version', '--quiet', '--no-color'] : COMMANDS.map(({ id }) => id);
  throw new Refusal(EXIT.usage, `${unknownName(kind, name, names)} Run \`masu --help\` for a list.`);
}

/** Runs it, reports what went wrong, and returns the exit code. */
async function runAndReport(words: readonly string[], host: CommandHost): Promise<number> {
  const { stdout, stderr } = host;
  try {
    const code = await run(words, host);
    if (code !== EXIT.interrupted) return code;
    // After Ctrl-C, don't wait for workers to free their memory; all output is already written.
    host.exit(host.run.signalExit);
    return host.run.signalExit;
  } catch (error) {
    if (error instanceof Refusal) {
      const { jsonLine, safe } = await import('./interface/output.js');
      stderr.write(`masu: ${safe(error.message)}\n`);
      if (words.includes('--json')) stdout.write(`${jsonLine(errorObject(error))}\n`);
      return error.exit;
    }
    if (isOutOfMemory(error)) {
      const message =
        'Out of memory: the system gives this program no more. Close others, or raise its limit (ulimit -v).';
      stderr.write(`masu: ${message}\n`);
      if (words.includes('--json')) stdout.write(`${JSON.stringify({ error: { code: 'out-of-memory', message } })}\n`);
      return EXIT.environment;
    }
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    stderr.write(
      `masu: internal error. This is a bug in masu; please report it with the command you ran.\n${details}\n`,
    );
    return EXIT.bug;
  }
}

/** Everything is on its way, or known to be lost. */
const written = ({ stdout }: CommandHost): Promise<void> => new Promise((resolve) => stdout.write('', () => resolve()));

/**
 * Runs masu with these words and returns its exit code, also when it ended at once (`exit` of the host): after Ctrl-C, or
 * because nobody reads what it writes. The streams of the host are of this run alone.
 */
export function runMasu(words: readonly string[], host: Host): Promise<number> {
  return new Promise((resolve) => {
    const ours = commandHost(host, (code) => {
      host.exit(code);
      resolve(code);
    });
    respectNohup(ours);
    watchOutput(ours);
    void runAndReport(words, ours).then(async (code) => {
      await written(ours);
      resolve(code);
    });
  });
}
