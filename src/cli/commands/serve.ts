// `masu serve`: serves the web app on this machine, optionally opened at a level of a file, until Ctrl-C.

import { basename } from 'node:path';
import { nextFreePort, openBrowser, startWebApp, USUAL_PORT, type WebApp } from '../../serve/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { counting, whole } from '../interface/option-values.js';
import { type Output, safe } from '../interface/output.js';
import { FORMAT_OPTION, loadInput, loadLevels } from '../levels/input.js';

interface ServeOptions {
  /** Where to start: the page opens the whole file. */
  readonly level?: number;
  readonly format?: string;
  readonly port?: number;
  readonly host?: string;
  readonly open?: boolean;
}

function portOf(text: string, flag: string): number {
  const port = whole(text, flag);
  if (port > 65_535) throw new Refusal(EXIT.usage, `Invalid port ${port}: expected 0 to 65535.`);
  return port;
}

/** Reads the file here first, so that a bad file is reported on the command line. */
async function openedFile(file: string, { level, format }: ServeOptions) {
  const read = format === undefined ? {} : { format };
  const { puzzle, levels } = await loadLevels(file, level === undefined ? read : { ...read, level: [[level, level]] });
  const number = levels.find(({ level }) => level.ok)?.number;
  if (number === undefined) throw new Refusal(EXIT.input, `${safe(file)} has no valid level.`);
  // The page lists valid levels only.
  const all = await loadLevels(file, read);
  const place = all.levels.filter((each) => each.level.ok && each.number <= number).length;
  return { name: basename(file), text: await loadInput(file), level: place, puzzle: puzzle.id };
}

/** If the requested port is in use, suggests the next free one; without a request, uses it and says so. */
async function start(words: readonly string[], options: ServeOptions, output: Output): Promise<WebApp> {
  const { port, host } = options;
  const [file] = words;
  const app = await startWebApp({
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
    ...(file === undefined ? {} : { opened: await openedFile(file, options) }),
  });
  if (!app.ok) {
    const next = app.error.code === 'port-taken' ? await nextFreePort(port ?? USUAL_PORT, host) : undefined;
    const offer = next === undefined ? '' : ` Port ${next} is free: masu serve --port ${next}`;
    throw new Refusal(EXIT.environment, safe(`${app.error.message}${offer}`));
  }
  const taken = Number(new URL(app.value.address).port);
  if (port === undefined && taken !== USUAL_PORT) output.say(`Port ${USUAL_PORT} is in use; using ${taken}.`);
  return app.value;
}

export const SERVE: Command<ServeOptions> = {
  arguments: [{ name: '[file]', about: 'open the page at this file’s first level' }],
  options: [
    { flags: '--port <n>', about: `listen on port <n> (default: ${USUAL_PORT}, or the next free port)`, parse: portOf },
    { flags: '--host <name>', about: 'listen on this address (default: this machine only)' },
    { flags: '--level <n>', about: 'open the page at this level of the file', parse: counting },
    { flags: '--no-open', about: 'print the address without opening a browser' },
    FORMAT_OPTION,
  ],
  async run({ words, options, output }) {
    const app = await start(words, options, output);
    // Listens for signals before it says that it is ready: Ctrl-C may come at once.
    const ended = new Promise<ExitCode>((resolve) => {
      onInterrupt(() => resolve(EXIT.interrupted), ['SIGINT']);
      process.once('SIGTERM', () => resolve(EXIT.ok));
    });
    output.print(app.address);
    output.say('Press Ctrl-C to stop. Nothing leaves this machine.');
    if (output.isTerminal && options.open !== false) openBrowser(app.address);
    const code = await ended;
    await app.close();
    return code;
  },
};
