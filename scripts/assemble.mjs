// Puts the built packages together in dist/, one folder each, as the published package has them: an import of another
// package (`@masu/core/base/grid.js`) becomes a relative one, so that the package works alone. The packages' own dist/
// folders stay as they are; scripts, benchmarks, and the compiler read those.

import './require-node.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSlashes } from './platform.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OURS = /(['"])@masu\/([\w-]+)\/([^'"\n]+)\1/g;
/** A language for tests, and what the compiler notes for itself. */
const LEFT_OUT = /\.x-pseudo\.|\.tsbuildinfo/;

/** All but the web app, which Vite puts into dist/web. */
const packages = readdirSync(join(ROOT, 'packages')).filter((name) => name !== 'web');

/** The code of a file at this path below dist/, with relative imports. */
function alone(path, code) {
  return code.replace(OURS, (_whole, quote, name, rest) => {
    const to = posix.relative(posix.dirname(path), posix.join(name, rest));
    return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
  });
}

/** A declaration map leads to the source, which is in the package too. */
function mapAt(path, name, text) {
  const map = JSON.parse(text);
  const source = posix.join('packages', name, 'dist', posix.dirname(path.slice(name.length + 1)), map.sources[0]);
  return JSON.stringify({ ...map, sources: [posix.relative(posix.join('dist', posix.dirname(path)), source)] });
}

for (const name of packages) {
  const from = join(ROOT, 'packages', name, 'dist');
  rmSync(join(ROOT, 'dist', name), { recursive: true, force: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || LEFT_OUT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = posix.join(name, withSlashes(file.slice(from.length + 1)));
    const text = readFileSync(file, 'utf8');
    const made = path.endsWith('.map') ? mapAt(path, name, text) : alone(path, text);
    mkdirSync(dirname(join(ROOT, 'dist', path)), { recursive: true });
    // Vite finds a worker by the name of its source; here it is a built one.
    writeFileSync(
      join(ROOT, 'dist', path),
      name === 'browser-host' ? made.replace(/(new URL\('\.\/[\w-]+)\.ts'/g, "$1.js'") : made,
    );
  }
}
