import { defined } from '@masu/core/base/defined.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { expect, test } from 'vitest';
import { collectionTitle } from './collection-title.js';

const A = '######\n#.$@ #\n######\n';
const B = '#######\n#@ $ .#\n#     #\n#######\n';

const CASES: readonly [name: string, text: string, file: string | undefined, title: string | undefined][] = [
  ['a title at the head', `Title: Dawn\nAuthor: X\n\n${A}Title: One\n\n${B}Title: Two\n`, 'a.xsb', 'Dawn'],
  ['a collection in a comment', `; Collection: Dawn\n\n${A}Title: One\n\n${B}`, 'a.xsb', 'Dawn'],
  ['a heading', `; Dawn (part 1)\n\n; Copyright: X\n;\n; 1\n\n${A}\n; 2\n\n${B}`, 'dawn-1.txt', 'Dawn (part 1)'],
  [
    'a sentence is no title',
    `; All of these are mine.\n\n; Copyright: X\n;\n; 1\n\n${A}\n; 2\n\n${B}`,
    'a.b.txt',
    'a.b',
  ],
  ['only the file has a name', `${A}\n${B}`, 'evening.sok', 'evening'],
  ['a single level', `${A}Title: Kiln\n`, undefined, 'Kiln'],
  ['several levels without a name', `${A}Title: Kiln\n\n${B}`, undefined, undefined],
];

test.each(CASES)('%s', (_name, text, file, title) => {
  const read = readLevels(text);
  if (!read.ok) throw new Error(read.error.message);
  const levels = read.value.levels.map(({ title: own, draft }) => ({
    draft,
    ...defined({ title: own }),
  }));
  expect(collectionTitle({ count: levels.length, levels }, file)).toBe(title);
});
