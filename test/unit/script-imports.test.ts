// Every name that a script or a benchmark imports is exported where it says. Scripts have no types, and Vitest gives
// `undefined` for a name that is missing, so only the script's own run would tell.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from '../sources.js';

const ROOT = join(import.meta.dirname, '../..');

const SCRIPTS = ['scripts', 'bench', 'site'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
    .map((name) => join(ROOT, folder, name)),
);

/** `import { a, b as c } from '…'`, and the same of an awaited import. */
const STATIC = /^import\s+(?:\w+,\s*)?\{([^}]*)\}\s+from\s+'([^']+)'/gm;
const AWAITED = /\bconst \{([^}]*)\} = await import\('([^']+)'\)/g;

/** The file that such a target means, if it is one of ours. */
function fileOf(target: string, from: string): string | undefined {
  if (target.startsWith('@masu/')) return sourcePath(target.slice('@masu/'.length).replace(/\.js$/, '.ts'));
  return target.startsWith('.') ? join(dirname(from), target) : undefined;
}

const namesIn = (clause: string, rename: RegExp): string[] =>
  clause
    .split(',')
    .map((name) => name.trim().split(rename)[0] ?? '')
    .filter(Boolean);

const DEFINED = /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;
/** `export const { a: b } = …`, `export const [, a] = …` */
const UNPACKED = /^export const [{[]([^}\]]*)[}\]] =/gm;

/** The names that a file exports, types left out. */
function exportedBy(file: string): Set<string> {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(LISTED)].flatMap(([, clause = '']) =>
    clause.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const unpacked = [...text.matchAll(UNPACKED)].flatMap(([, clause = '']) =>
    clause.split(',').map((name) => name.trim().split(/:\s*/).at(-1) ?? ''),
  );
  return new Set([...[...text.matchAll(DEFINED)].map(([, name = '']) => name), ...listed, ...unpacked]);
}

function imports(): { readonly file: string; readonly target: string; readonly name: string }[] {
  return SCRIPTS.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const clauses = [...text.matchAll(STATIC), ...text.matchAll(AWAITED)];
    return clauses.flatMap(([statement, clause = '', target = '']) =>
      namesIn(clause, statement.startsWith('import') ? /\s+as\s+/ : /[:=]/).map((name) => ({
        file,
        target,
        name: name.trim(),
      })),
    );
  });
}

test('scripts import names that exist', () => {
  const all = imports();
  const missing = all.flatMap(({ file, target, name }) => {
    const path = fileOf(target, file);
    // What a build makes is read where it is made.
    if (!path || path.includes('/dist/') || !existsSync(path)) return [];
    return exportedBy(path).has(name) ? [] : [`${relative(ROOT, file)}: ${name} of ${target}`];
  });
  expect(all.filter(({ target }) => target.startsWith('@masu/')).length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
