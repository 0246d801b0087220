// Texts made to hang a parser or fill its memory: each piece is repeated to many thousands of characters. A parser that
// takes quadratic time would reach the time limit of the test.

import { recognizeFormat, SOKOBAN_FORMATS } from '@masu/core/sokoban/formats/formats.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { sampled } from '../sample.js';

const LENGTH = sampled(40_000, 150_000);

const PIECES = [
  ...['#\n', '-\n', '#', 'a', ' ', '\n', '\r', '\r\n', '\t', ';\n', '>#\n', '> > #\n', '@$.\n\n', 'XX\n', '#bo#\n'],
  ...[
    'Comment:\n',
    'Comment-End:\n',
    'Comment:\nComment-End:\n',
    'Solution\n',
    'Solution\n\n',
    'Solution: l\n',
    'lurd\n',
  ],
  ...[
    'Title: a\n',
    'a b c: d\n',
    ':',
    '###\n##?#\n',
    '##?#\n',
    '#|',
    '|',
    '9#',
    '9',
    '5 3\n',
    '3 1\n#@$\n',
    '####\n#AB#\n',
  ],
  ...[
    '<',
    '<a>',
    '<a/>',
    '<!--',
    '<![CDATA[',
    '&amp;',
    '<SokobanLevels>',
    '<L>#</L>',
    '"',
    '<a b="',
    '\u0000',
    '\ud83d',
  ],
  ...['; 1\n#####\n#@$.#\n#####\n\n', '(', '2(', 'l', '9l'],
];

test.each(PIECES)('%j over and over', (piece) => {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length));
  recognizeFormat(text, '.txt');
  const moves = parseMoves(text);
  if (!moves.ok) expect(moves.error.message).toMatch(/\S/);
  for (const format of SOKOBAN_FORMATS) {
    const { levels } = format.parse(text);
    for (const level of levels.slice(0, 1000)) if (level.ok) validateLevel(level.value);
    expect(levels.length).toBeLessThanOrEqual(LENGTH);
  }
});
