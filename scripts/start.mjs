// `npm start -- ARGS`: sets up, then runs `masu ARGS` in the current folder.

import './require-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, setUp } from './setup.mjs';

setUp();
const child = spawn(process.execPath, [join(ROOT, 'dist/bin/masu.js'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to the whole process group; the program decides when to end, not this script.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
