// Compiles the catalogs of languages/ to typed modules: packages/core/src/base/texts, packages/web/src/catalogs, and packages/web/src/texts, which are not
// in Git. Files that are the same stay as they are, so that nothing is built again for them.

import './require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogs } from './languages/catalogs.mjs';
import { compile } from './languages/compile.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ['base/texts', 'web/catalogs', 'web/texts'];
/** Where a module of this path is written. */
const place = (path) =>
  join(ROOT, path.startsWith('web/') ? path.replace('web/', 'packages/web/src/') : `packages/core/src/${path}`);

const files = compile(readCatalogs(join(ROOT, 'languages')));
for (const [path, code] of files) {
  const full = place(path);
  if (existsSync(full) && readFileSync(full, 'utf8') === code) continue;
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, code);
}
for (const folder of FOLDERS) {
  const full = place(folder);
  if (!existsSync(full)) continue;
  for (const name of readdirSync(full, { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (path.endsWith('.ts') && !files.has(path)) rmSync(join(full, name));
  }
}
