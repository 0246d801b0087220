// How many files a task loads: who needs the rules alone gets no format, who reads levels gets no solver, and who checks
// solutions gets no search. Counted over the static imports of the sources, which are those that Node follows in what was built.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadedWith } from '../imports.js';

const RULES = 'core/sokoban/rules/index.ts';
const READING = 'engine/jobs/puzzles/read-levels.ts';
const JUDGING = 'engine/judge/judge.ts';

const MOST: Readonly<Record<string, number>> = {
  [RULES]: 20,
  'core/futoshiki/rules/index.ts': 20,
  [READING]: 60,
  [JUDGING]: 75,
};

test.each(Object.entries(MOST))('%s loads few files', (entry, most) => {
  const files = loadedWith(entry);
  expect(files.size).toBeGreaterThan(5);
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(most);
});

/** Runs in Node: prints every import that it resolves while it loads the modules named. */
const PRINTER = `
  import { register } from 'node:module';
  import { MessageChannel } from 'node:worker_threads';
  const { port1, port2 } = new MessageChannel();
  const hooks = \`
    let port;
    export function initialize(data) { port = data.port; }
    export async function resolve(specifier, context, next) {
      const resolved = await next(specifier, context);
      port.postMessage([context.parentURL ?? '', resolved.url]);
      return resolved;
    }\`;
  register('data:text/javascript,' + encodeURIComponent(hooks), { parentURL: import.meta.url, data: { port: port2 }, transferList: [port2] });
  const edges = [];
  port1.on('message', (edge) => {
    if (edge[1] === 'node:os') {
      console.log(JSON.stringify(edges));
      port1.close();
    } else edges.push(edge);
  });
  for (const path of process.argv.slice(1)) await import(path);
  await import('node:os');
`;

/** A built file as its source: `core/base/grid.ts`; undefined for what is not ours. */
const sourceOf = (url: string): string | undefined => {
  const [, name, path] = /packages\/([\w-]+)\/dist\/(.*)\.js$/.exec(url) ?? [];
  return path && `${name}/${path}.ts`;
};

test('Node loads what the imports of the sources say, and no more', () => {
  const packages = join(import.meta.dirname, '../../packages');
  const built = Object.keys(MOST).map((entry) => join(packages, entry.replace('/', '/dist/').replace(/\.ts$/, '.js')));
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', PRINTER, ...built], {
    encoding: 'utf8',
  });
  const edges = (JSON.parse(printed) as [string, string][]).map((edge) => edge.map(sourceOf));
  for (const [entry, most] of Object.entries(MOST)) {
    const loaded = new Set([entry]);
    for (const file of loaded) for (const [from, to] of edges) if (from === file && to) loaded.add(to);
    expect([...loaded].sort()).toEqual([...loadedWith(entry)].sort());
    expect(loaded.size).toBeLessThanOrEqual(most);
  }
});

test.each([
  [RULES, /formats\/|^(?!core\/)/],
  [READING, /^(?:search|solve|studio)\/|rules\/(?:rules|step|check)\.ts/],
  [JUDGING, /^(?:search|solve|studio)\//],
])('%s loads nothing above it', (entry, above) => {
  expect([...loadedWith(entry)].filter((file) => above.test(file))).toEqual([]);
});
