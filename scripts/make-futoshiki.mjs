// Makes our own Futoshiki collections and the table of their README again: `node scripts/make-futoshiki.mjs` after a
// build. Every puzzle comes from the generator with the seed written here, so the files are the same on every machine.

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

const { compose, FUTOSHIKI } = await import('../dist/futoshiki/index.js');
const { seededRandom } = await import('../dist/base/random.js');

function make(wish, seed) {
  const composing = compose(wish, seededRandom(seed));
  for (let next = composing.next(); ; next = composing.next()) {
    if (!next.done) continue;
    if (!next.value.ok) throw new Error(next.value.fault.message);
    return next.value.value;
  }
}

const rows = [];
for (const { file, title, seed, wish } of COLLECTIONS) {
  const drafts = SIZES.map((size) => {
    const asked = { size, ...wish(size) };
    const made = make(asked, seed + size);
    const name = `${title} ${size} × ${size}`;
    const share = asked.signs === undefined ? '–' : asked.signs;
    rows.push(`| ${name} | ${made.grade} | ${made.digits} | ${made.signs} | ${share} | ${seed + size} |`);
    return { ...made.level, title: name };
  });
  const text = FUTOSHIKI.formats.find(({ id }) => id === 'bars').make(drafts);
  if (!text.ok) throw new Error(text.fault.message);
  writeFileSync(join(FOLDER, `${file}.txt`), text.value);
}

const readme = join(FOLDER, 'README.md');
const [head] = readFileSync(readme, 'utf8').split('<!-- puzzles -->');
const table = [
  '| puzzle | grade | digits | signs | share asked for | seed |',
  '|---|---|---:|---:|---:|---:|',
  ...rows,
];
writeFileSync(readme, `${head}<!-- puzzles -->\n\n${table.join('\n')}\n`);
