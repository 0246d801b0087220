// Starts the built program as a server of the web app.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Starts `masu serve` on any free port; the address is its first line. */
export async function serve(
  ...words: string[]
): Promise<{ server: ChildProcess; address: string; errors: () => string }> {
  const server = spawn(process.execPath, [join(ROOT, 'dist/bin/masu.js'), 'serve', '--no-open', ...words]);
  let errors = '';
  server.stderr?.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const [line] = (await Promise.race([once(server.stdout, 'data'), once(server, 'close')])) as [Buffer | number | null];
  if (!Buffer.isBuffer(line)) throw new Error(`masu serve ended with ${line} before it said where it is\n${errors}`);
  return { server, address: String(line).split('\n')[0] ?? '', errors: () => errors };
}
