// Regenerates Futoshiki collections and their rows in the README: `node scripts/make-futoshiki.mjs 1-trivial` after a
// build, with the names of the collections. Every puzzle comes from the generator with the seed given here. The other
// collections stay unchanged: a changed generator makes other puzzles, and players have records of these.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(ROOT, 'levels/futoshiki');
const SIZES = [4, 5, 6, 7, 8, 9];

const COLLECTIONS = [
  { file: '1-trivial', title: 'Trivial', seed: 1100, wish: () => ({ grade: 'trivial' }) },
  { file: '2-easy', title: 'Easy', seed: 1200, wish: () => ({ grade: 'easy', signs: 0.5 }) },
  { file: '3-tricky', title: 'Tricky', seed: 1300, wish: () => ({ grade: 'tricky', signs: 0.5 }) },
  { file: '4-extreme', title: 'Extreme', seed: 1400, wish: () => ({ grade: 'extreme', signs: 0.5 }) },
  { file: '5-recursive', title: 'Recursive', seed: 1500, wish: () => ({ grade: 'recursive', signs: 0.5 }) },
  {
    file: '6-mostly-signs',
    title: 'Mostly signs',
    seed: 1600,
    wish: (size) => ({ grade: size < 7 ? 'easy' : 'tricky', signs: 0.85 }),
  },
];

const { compose } = await import('@masu/studio/futoshiki/compose/compose.js');
const { FUTOSHIKI } = await import('@masu/solve/futoshiki/puzzle.js');
const { seededRandom } = await import('@masu/core/base/random.js');

function make(wish, seed) {
  const composing = compose(wish, seededRandom(seed));
  for (let next = composing.next(); ; next = composing.next()) {
    if (!next.done) continue;
    if (!next.value.ok) throw new Error(next.value.error.message);
    return next.value.value;
  }
}

const asked = process.argv.slice(2);
const chosen = COLLECTIONS.filter(({ file }) => asked.includes(file));
if (chosen.length === 0 || chosen.length < asked.length) {
  console.error(`Name the collections to make: ${COLLECTIONS.map(({ file }) => file).join(', ')}.`);
  process.exit(1);
}

const rows = new Map();
for (const { file, title, seed, wish } of chosen) {
  const drafts = SIZES.map((size) => {
    const wanted = { size, ...wish(size) };
    const made = make(wanted, seed + size);
    const name = `${title} ${size} × ${size}`;
    const share = wanted.signs ?? '–';
    rows.set(name, `| ${name} | ${made.grade} | ${made.digits} | ${made.signs} | ${share} | ${seed + size} |`);
    return { ...made.level, title: name };
  });
  const text = FUTOSHIKI.formats.find(({ id }) => id === 'bars').make(drafts);
  if (!text.ok) throw new Error(text.error.message);
  writeFileSync(join(FOLDER, `${file}.txt`), text.value);
}

const readme = join(FOLDER, 'README.md');
const lines = readFileSync(readme, 'utf8').split('\n');
writeFileSync(readme, lines.map((line) => rows.get(/^\| (.+?) \|/.exec(line)?.[1]) ?? line).join('\n'));
