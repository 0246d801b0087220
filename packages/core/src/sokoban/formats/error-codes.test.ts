import { expect, test } from 'vitest';
import { FORMAT_ERRORS, type FormatErrorCode, REPAIRS } from './error-codes.js';
import { SOKOBAN_FORMATS } from './formats.js';

const formatOf = (id: string): (typeof SOKOBAN_FORMATS)[number] => {
  const format = SOKOBAN_FORMATS.find((one) => one.id === id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
};

const ERRORS: readonly [id: string, text: string, code: FormatErrorCode, at: string, sentence: string][] = [
  ['xsb', '#\n'.repeat(2000), 'board-too-large', '1:1', 'Level too large: 2000 rows (maximum 255 × 255).'],
  ['rle', '5#|#@$.#|99999999#', 'board-too-large', '1:10', 'Level too large: a row of 99,999,999 cells (maximum 255 ×'],
  ['rle', '\n5#\n#9999-@$.#\n5#', 'board-too-large', '3:2', 'Level too large: a row of 10,000 cells (maximum 255 ×'],
  ['rle', '5#|#@$.#|5#|3', 'bad-count', '1:13', 'The count 3 has no letter after it; a count repeats the next letter.'],
  ['rle', '12|5#|#@$.#|5#', 'bad-count', '1:1', 'The count 12 has no letter after it; a count repeats the next'],
  ['rle', '5#|#@$.#|0#', 'bad-count', '1:10', 'The count 0 before # is too small; expected 1 or more.'],
  ['sized', '300 3\n#', 'board-too-large', '1:1', 'Level too large: 300 × 3 (maximum 255 × 255).'],
  ['sized', 'text\n5 4\n#####\n#@$.#', 'missing-rows', '2:1', 'The size line announces 4 rows; only 2 follow.'],
  ['sized', 'text\n5 2\n#####', 'missing-rows', '2:1', 'The size line announces 2 rows; only 1 follows.'],
  [
    'letters',
    '#####\n#A@G#\n#####',
    'unknown-character',
    '2:3',
    'Unknown character "@" on the board; expected one of A B # . G X Y.',
  ],
  ['slc', '<SokobanLevels><Level', 'bad-xml', '1:1', 'The XML is incomplete: something is never closed.'],
  ['slc', '<svg/>', 'other-xml', '1:1', 'Expected a SokobanLevels file (.slc), but this is other XML.'],
];

test.each(ERRORS)('%s refuses %j', (id, text, code, at, sentence) => {
  const [level] = formatOf(id).parse(text).levels;
  if (!level || level.ok) throw new Error('expected an error');
  expect([level.error.code, `${level.error.line}:${level.error.column}`]).toEqual([code, at]);
  expect(level.error.message).toContain(sentence);
});

test('a level that cannot be written is an error', () => {
  const made = formatOf('rle').make([{ rows: ['#####', '#@1.#', '#####'] }]);
  const message = 'This format can’t represent level 1.';
  expect(made).toMatchObject({ ok: false, error: { line: 1, column: 1, code: 'cannot-hold', message } });
});

test('an error of a level names its number in the file, not in the output', () => {
  const rows = ['#####', '#@$.#', '#####'];
  for (const [id, odd] of [
    ['rle', { rows: ['#####', '#@1.#', '#####'] }],
    ['slc', { rows, title: '\u0000' }],
  ] as const) {
    const made = formatOf(id).make([{ rows }, odd], [4, 23]);
    expect([id, made]).toMatchObject([id, { ok: false, error: { message: expect.stringContaining('level 23') } }]);
  }
});

test('every error of the list has a case above', () => {
  expect(new Set([...ERRORS.map(([, , code]) => code), 'cannot-hold'])).toEqual(new Set(FORMAT_ERRORS));
});

const REPAIRED: readonly [id: string, text: string, code: string, line: number, sentence: string][] = [
  [
    'xsb',
    'XXXXX\nX@*.X\nXXXXX',
    'other-letters',
    1,
    'Converted nonstandard board letters (X wall, * box, & box on goal).',
  ],
  ['xsb', '\n\t#####\n\t#@$.#\n\t#####', 'tabs', 2, 'Converted tabs in the board to spaces.'],
  ['xsb', '>\n>#####\n>#@$.#\n>#####', 'quoted', 2, 'Ignored the quote marks (>) at the start of the lines.'],
  ['sized', '4 3\n#####\n#@$.#\n####', 'size-differs', 2, 'The row has 5 cells; the size line says 4.'],
  ['sized', '5 2\n#####\n#@$.#\n#####', 'size-differs', 4, 'Unexpected row: the size line says 2 rows.'],
];

test.each(REPAIRED)('%s fixes %j with a warning, and refuses it in strict mode', (id, text, code, line, message) => {
  const error = { line, column: 1, code, message };
  const { levels, warnings } = formatOf(id).parse(text);
  expect(levels.map(({ ok }) => ok)).toEqual([true]);
  expect(warnings[0]).toMatchObject(error);
  expect(formatOf(id).parse(text, { strict: true }).levels).toMatchObject([{ ok: false, error }]);
});

test('every fix of the list has a case above', () => {
  expect(new Set(REPAIRED.map(([, , code]) => code))).toEqual(new Set(REPAIRS));
});
