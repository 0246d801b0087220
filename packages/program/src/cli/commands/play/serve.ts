// `masu serve`: serves the web app on this machine, optionally opened at a level of a file, until Ctrl-C.

import { basename } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import { type LevelRead, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { DEFAULT_SERVE_PORT } from '@masu/node-host/serve/default-port.js';
import { openBrowser } from '@masu/node-host/serve/open-browser.js';
import { nextFreePort, startWebApp, type WebApp } from '@masu/node-host/serve/web-app.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
import { onInterrupt } from '../../interface/interrupt.js';
import { counting, whole } from '../../interface/option-values.js';
import { type Output, safe } from '../../interface/output.js';
import { errorLine, FORMAT_OPTION } from '../../levels/input.js';
import { openedText } from '../../levels/joined-levels.js';

function parsePort(text: string, flag: string): number {
  const port = whole(text, flag);
  if (port > 65_535) throw new Refusal(EXIT.usage, `Invalid port ${port}: expected 0 to 65535.`);
  return port;
}

/** Reads the files here first, so that a bad file is reported on the command line. */
async function openedFile(words: readonly string[], { level, format }: ServeOptions, output: Output) {
  const { name, text, format: forced } = await openedText(words, format === undefined ? {} : { format }, output);
  const read = readLevels(text, { name, ...defined({ format: forced }) });
  if (!read.ok) throw new Refusal(EXIT.input, errorLine(name, read.error), read.error, name);
  const levels: readonly LevelRead[] = read.value.levels;
  if (level !== undefined && level > levels.length) {
    const count = countOf(levels.length, 'level', 'levels');
    throw new Refusal(EXIT.input, safe(`${name} has ${count}; there is no level ${level}.`), undefined, name);
  }
  const chosenLevel = levels.find((each) => each.level.ok && (level === undefined || each.number === level));
  if (!chosenLevel)
    throw new Refusal(EXIT.input, safe(`${name} has no valid level${level === undefined ? '' : ` ${level}`}.`));
  // The page lists valid levels only.
  const place = levels.filter((each) => each.level.ok && each.number <= chosenLevel.number).length;
  return { name: basename(name), text, level: place, puzzle: read.value.id };
}

/** If the requested port is in use, suggests the next free one; without a request, uses it and says so. */
async function start(words: readonly string[], options: ServeOptions, output: Output): Promise<WebApp> {
  const { port, host } = options;
  const app = await startWebApp({
    ...defined({ port, host }),
    ...(words.length === 0 ? {} : { opened: await openedFile(words, options, output) }),
  });
  if (!app.ok) {
    const next = app.error.code === 'port-taken' ? await nextFreePort(port ?? DEFAULT_SERVE_PORT, host) : undefined;
    const offer = next === undefined ? '' : ` Port ${next} is free: masu serve --port ${next}`;
    throw new Refusal(EXIT.environment, safe(`${app.error.message}${offer}`));
  }
  const portTaken = Number(new URL(app.value.address).port);
  if (port === undefined && portTaken !== DEFAULT_SERVE_PORT)
    output.say(`Port ${DEFAULT_SERVE_PORT} is in use; using ${portTaken}.`);
  return app.value;
}

const OPTIONS = [
  {
    flags: '--port <n>',
    about: `listen on port <n> (default: ${DEFAULT_SERVE_PORT}, or the next free port)`,
    parse: parsePort,
  },
  { flags: '--host <name>', about: 'listen on this address (default: this machine only)' },
  {
    flags: '--level <n>',
    about: 'open the page at level <n> (counting from 1, invalid ones included)',
    parse: counting,
  },
  { flags: '--no-open', about: 'print the address without opening a browser' },
  FORMAT_OPTION,
] as const satisfies readonly CommandOption[];
type ServeOptions = OptionsOf<typeof OPTIONS>;

export const SERVE: Command<ServeOptions> = {
  arguments: [{ name: '[file...]', about: 'open the page at the first level of these files, or folders of them' }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const app = await start(words, options, output);
    // Listens for signals before it says that it is ready: Ctrl-C may come at once.
    const ended = new Promise<ExitCode>((resolve) => {
      onInterrupt(output.host, () => resolve(EXIT.interrupted), ['SIGINT']);
      output.host.signals.on('SIGTERM', () => resolve(EXIT.ok));
    });
    output.print(app.address);
    output.say('Press Ctrl-C to stop. Nothing leaves this machine.');
    if (output.isTerminal && options.open !== false) openBrowser(app.address);
    const code = await ended;
    await app.close();
    return code;
  },
};
