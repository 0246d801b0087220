// Starts the built program as a server of the web app.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Served {
  readonly server: ChildProcess;
  readonly address: string;
  readonly errors: () => string;
}

/** Starts `masu serve` on any free port; the address is its first line. */
export const serve = (...words: string[]): Promise<Served> => serveFrom(ROOT, ...words);

/** The same with the program built in another folder. */
export async function serveFrom(root: string, ...words: string[]): Promise<Served> {
  const server = spawn(process.execPath, [join(root, 'dist/bin/masu.js'), 'serve', '--no-open', ...words]);
  let errors = '';
  server.stderr?.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const [line] = (await Promise.race([once(server.stdout, 'data'), once(server, 'close')])) as [Buffer | number | null];
  if (!Buffer.isBuffer(line)) throw new Error(`masu serve ended with ${line} before it said where it is\n${errors}`);
  return { server, address: String(line).split('\n')[0] ?? '', errors: () => errors };
}
