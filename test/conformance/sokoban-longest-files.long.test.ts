// The longest texts for a parser: more lines, levels, and words than any file has, and megabytes without a level.

import { EXCESSES } from '@masu/core/sokoban/formats/error-codes.js';
import { SOKOBAN_FORMATS } from '@masu/core/sokoban/formats/formats.js';
import { expect, test } from 'vitest';

test('more lines, levels and words than any file has are skipped with a warning', () => {
  const [xsb] = SOKOBAN_FORMATS;
  const board = '#####\n#@$.#\n#####\n';
  const texts = [`${board}${'\n'.repeat(2 ** 23)}`, '@$.\n\n'.repeat(600_001), `${board}${'a b\n'.repeat(2_000_001)}`];
  const codes = texts.map((text) => xsb?.parse(text).warnings.at(0)?.code);
  expect(codes).toEqual([...EXCESSES]);
});

test('ten megabytes of walls that are not a level are read', () => {
  const piece = '#######\n#     #\n#######\n\n';
  const xsb = SOKOBAN_FORMATS.find(({ id }) => id === 'xsb');
  const text = `${piece.repeat(Math.ceil(1e7 / piece.length))}#####\n#@$.#\n#####\n`;
  expect(xsb?.parse(text).levels.length).toBeGreaterThan(0);
});
