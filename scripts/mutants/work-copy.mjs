// A copy of the project to break: its own sources and tests, everything installed or built by links. The project itself is
// never written to.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../setup.mjs';

const LINKED = new Set(['node_modules', 'dist', '.git', 'coverage']);

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function linkInstalled(copy) {
  mkdirSync(join(copy, 'node_modules/@masu'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@masu' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  // Our own packages are those of the copy.
  for (const name of folders(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@masu', name));
}

/** The folder of a new copy; it is removed when the script ends, in any way. `ending` is called right before. */
export function makeWorkCopy(ending = () => {}) {
  const copy = mkdtempSync(join(tmpdir(), 'masu-mutants-'));
  process.once('exit', () => {
    ending();
    rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => path === ROOT || !LINKED.has(basename(path)),
  });
  linkInstalled(copy);
  for (const path of ['.', ...folders(join(copy, 'packages')).map((name) => join('packages', name))]) {
    const built = join(ROOT, path, 'dist');
    if (existsSync(built)) symlinkSync(built, join(copy, path, 'dist'));
  }
  return copy;
}
