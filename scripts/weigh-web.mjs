// Checks the size of the built web app, gzipped, against its limits: the JavaScript of the entry, the whole first load, and
// what a language adds: before the first level, and for all pages. Lessons are longer than all other texts together, and
// are loaded with the first lesson; `--languages` prints them too.
// Computed from the files: the entry is what the page imports immediately; the first load adds what it fetches to
// show the first level (its `later` folders, the first collection, the small worker that watches the game).

import './require-node.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { withSlashes } from './platform.mjs';

const WEB = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/web');
const ASSETS = join(WEB, 'assets');
const KB = 1000;
const MAX_ENTRY = 40 * KB;
const MAX_FIRST_LOAD = 105 * KB;
const MAX_LANGUAGE_FRAME = 12 * KB;
const MAX_LANGUAGE = 45 * KB;

const weight = (path) => gzipSync(readFileSync(path)).length;

/** A script and every script it imports at once. */
function closure(path, found = new Set()) {
  if (found.has(path) || !existsSync(path)) return found;
  found.add(path);
  const code = readFileSync(path, 'utf8');
  for (const [, target] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
    closure(join(dirname(path), target), found);
  }
  return found;
}

const asset = (pattern) =>
  readdirSync(ASSETS, { recursive: true })
    .filter((name) => pattern.test(withSlashes(name)))
    .map((name) => join(ASSETS, name));
const sum = (paths) => [...paths].reduce((total, path) => total + weight(path), 0);

const html = readFileSync(join(WEB, 'index.html'), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => join(WEB, path));
const scripts = [...html.matchAll(/<script[^>]* src="\.\/(assets\/[^"]+)"/g)].map(([, path]) => join(WEB, path));
const entry = new Set(scripts.flatMap((path) => [...closure(path)]));

const ownNames = readdirSync(join(WEB, '../../levels/sokoban'))
  .sort()
  .map((name) => name.replace(/\.\w+$/, ''));
const collections = asset(/\.js$/).filter((path) => ownNames.some((name) => path.includes(`/${name}-`)));
const first = new Set([
  join(WEB, 'index.html'),
  join(WEB, 'favicon.svg'),
  join(WEB, 'manifest.webmanifest'),
  ...linked,
  ...entry,
  ...asset(
    /^(?:saves\/later|sokoban\/later|sokoban\/panels\/later|board\/gestures|offline\/news|insight-engine)[-/]/,
  ).flatMap((path) => (path.endsWith('.js') ? [...closure(path)] : [path])),
  ...asset(/^insight-worker-/),
  ...collections.filter((path) => path.includes(`/${ownNames[0]}-`)),
]);

const errors = [];
const tell = (what, bytes, most) => {
  console.log(`  ${what}: ${(bytes / KB).toFixed(1)} KB of ${most / KB} KB`);
  if (bytes > most) errors.push(`${what} weighs more than it may`);
};
tell('entry JavaScript', sum(entry), MAX_ENTRY);
tell('first load', sum(first), MAX_FIRST_LOAD);

/** The catalogs of a language, by name. */
const catalogsOf = (id) =>
  Object.fromEntries(
    asset(/\.js$/).flatMap((path) => {
      const [, name, own] = /(?:^|\/)(\w+)\.([\w-]+)-[\w-]{8}\.js$/.exec(withSlashes(path)) ?? [];
      return own === id ? [[name, weight(path)]] : [];
    }),
  );
const languages = readdirSync(join(WEB, '../../languages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name: id }) => {
    const { frame = 0, lessons = 0, ...pages } = catalogsOf(id);
    return { id, frame, lessons, all: Object.values(pages).reduce((total, bytes) => total + bytes, frame) };
  });
const inKb = (bytes) => (bytes / KB).toFixed(1);
if (process.argv.includes('--languages')) {
  for (const { id, frame, lessons, all } of languages)
    console.log(`  ${id}: ${inKb(frame)} KB first, ${inKb(all)} KB in all, and ${inKb(lessons)} KB of lessons`);
}
const largest = (of) => languages.reduce((most, each) => (of(each) > of(most) ? each : most));
if (languages.some(({ frame, lessons, all }) => frame === 0 || lessons === 0 || all === frame))
  errors.push('a language has no catalogs');
for (const [what, of, most] of [
  ['before the first level', ({ frame }) => frame, MAX_LANGUAGE_FRAME],
  ['without its lessons', ({ all }) => all, MAX_LANGUAGE],
]) {
  const { id } = largest(of);
  tell(`a language ${what} (${id})`, of(largest(of)), most);
}

// The kernel is recognized by the base64 text of the WebAssembly header.
const heavy = [...first].filter((path) => readFileSync(path, 'latin1').includes('AGFzbQEAAAA'));
if (heavy.length > 0) errors.push('the first load brings the solvers along');
const isLoadedLater = asset(/^worker-/).some((path) => readFileSync(path, 'latin1').includes('AGFzbQEAAAA'));
if (!isLoadedLater) errors.push('the solvers are in no worker');
for (const error of errors) console.error(`  ${error}`);
process.exit(errors.length > 0 ? 1 : 0);
