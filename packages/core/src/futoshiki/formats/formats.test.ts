import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampled } from '../../../../../test/sample.js';
import { seedFor } from '../../../../../test/seed.js';
import { type FutoshikiDraft, MAX_SIZE, MIN_SIZE } from '../rules/level.js';
import { tidyInequalities } from '../rules/validate-level.js';
import { BARS } from './bars.js';
import { FUTOSHIKI_FORMATS } from './formats.js';
import { UNEQUAL } from './unequal.js';

const ROWS = ['|- - - -|', '|      v|', '|- - - -|', '|^   ^  |', '|- - 2 -|', '|       |', '|->- - 3|'];
const SAMPLE = ['4', ...ROWS];
const text = (...lines: string[]) => `${lines.join('\n')}\n`;
const readingOf = (source: string, format = BARS, strict = false) => {
  const { levels, warnings } = format.parse(source, { strict });
  return {
    levels: levels.map((level) =>
      level.ok ? `size ${level.value.size}` : `${level.error.line}:${level.error.column} ${level.error.code}`,
    ),
    warnings: warnings.map((warning) => `${warning.line}:${warning.column} ${warning.code}`),
  };
};

test.each<[string, string, string[], string[]]>([
  ['a byte order mark', `\uFEFF${text(...SAMPLE)}`, ['size 4'], []],
  ['line ends of the old Macintosh', SAMPLE.join('\r'), ['size 4'], []],
  ['text after a bar', text(...SAMPLE.with(2, '|      v|  line 3')), ['size 4'], ['3:10 text-after-bar']],
  ['blanks before a bar', text(...SAMPLE.with(2, '  |      v|')), ['size 4'], ['3:1 space-before-bar']],
  ['no size', text(...ROWS), ['size 4'], ['1:1 no-size']],
  ['a sign row cut short', text(...SAMPLE.with(4, '|^   ^|')), ['size 4'], ['5:2 short-row']],
  ['a row without its closing bar', text(...SAMPLE.with(1, '|- - - -')), ['size 4'], ['2:9 no-closing-bar']],
  ['a blank line for an empty sign row', text(...SAMPLE.with(6, '')), ['size 4'], ['7:1 blank-sign-row']],
  ['text behind the puzzle', text(...SAMPLE, 'made by hand', '0 1 2'), ['size 4'], ['9:1 text-after-puzzle']],
  ['two puzzles', text(...SAMPLE, '', ...SAMPLE), ['size 4', 'size 4'], []],
  ['two puzzles, text between', text(...SAMPLE, 'next', ...SAMPLE), ['size 4', 'size 4'], ['9:1 text-after-puzzle']],
  [
    'a bad puzzle and a good one',
    text(...SAMPLE.with(1, '|x - - -|'), ...SAMPLE),
    ['2:2 unknown-character', 'size 4'],
    [],
  ],
  ['no opening bar', text(...SAMPLE.with(1, '- - - -|')), ['2:1 missing-row'], []],
  ['size 33', text('33', ...ROWS), ['1:1 bad-size'], []],
  ['size 1', text('1', '|-|'), ['1:1 bad-size'], []],
  ['a size that is not a number', text('four', ...ROWS), ['1:1 bad-size'], []],
  ['digit 0', text(...SAMPLE.with(1, '|0 - - -|')), ['2:2 digit-out-of-range'], []],
  ['a letter beyond the size', text(...SAMPLE.with(1, '|- A - -|')), ['2:4 unknown-character'], []],
  ['a sign between columns', text(...SAMPLE.with(2, '| v     |')), ['3:3 bad-sign-column'], []],
  ['an unknown sign', text(...SAMPLE.with(2, '|~      |')), ['3:2 unknown-character'], []],
  ['an unknown sign in a row read at scale', text(...SAMPLE.with(2, '| < v      |')), ['3:3 unknown-character'], []],
  ['a row too many', text(...SAMPLE, '|       |'), ['9:1 too-many-rows'], []],
  ['rows that end early', text('4', '|- - - -|', 'words'), ['3:1 missing-row'], []],
  ['two signs read onto one cell', text(...SAMPLE.with(2, '|    ^^         |')), ['3:7 bad-sign-column'], []],
  ['titles', text('; one', ...SAMPLE, '', '; two', ...SAMPLE), ['size 4', 'size 4'], []],
  [
    'boards as shown, without sizes',
    text('; 1', ...ROWS, '', '; 2', ...ROWS),
    ['size 4', 'size 4'],
    ['2:1 no-size', '11:1 no-size'],
  ],
  ['a title behind the puzzle', text(...SAMPLE, '; the end'), ['size 4'], ['9:1 text-after-puzzle']],
  ['nothing', '', [], []],
  ['blank lines alone', '\n \n', [], []],
])('bars: %s', (_name, source, levels, warnings) => {
  expect(readingOf(source)).toEqual({ levels, warnings });
  if (warnings[0]) expect(readingOf(source, BARS, true).levels[0]).toBe(warnings[0]);
});

test.each<[string, string, string[]]>([
  ['with parameters', '2dk:0R,0,0,0', ['size 2']],
  ['with the last comma', '2:0R,0,0,0,\n', ['size 2']],
  ['with blanks run together', '3:a1,b0U,c0L,', ['size 3']],
  ['several', '2:0,0,0,1\n\n3:0,0,0,0,0,0,0,0,1', ['size 2', 'size 3']],
  ['the Adjacent kind', '4a:0,0,0', ['1:1 adjacent-kind']],
  ['a random seed', '4de#1234', ['1:1 random-seed']],
  ['too few', '2:0,0,0', ['1:8 too-few-cells']],
  ['too many', '2:0,0,0,0,0', ['1:11 too-many-cells']],
  ['a sign off the board', '2:0,0R,0,0', ['1:5 bad-sign']],
  ['a digit too large', '2:0,3,0,0', ['1:5 digit-out-of-range']],
  ['a stray letter', '2:0,0X,0,0', ['1:5 unknown-character']],
  ['no ID at all', 'hello', ['1:1 bad-id']],
  ['size 33', '33:0', ['1:1 bad-size']],
  ['size 0', '0:', ['1:1 bad-size']],
])('unequal: %s', (_name, source, levels) => {
  expect(readingOf(source, UNEQUAL)).toEqual({ levels, warnings: [] });
});

test('unequal: letters mean greater than the neighbor in that direction', () => {
  const read = UNEQUAL.parse('2:2R,0U,0,0D').levels[0];
  expect(read?.ok).toBe(false); // the last cell has no neighbor below
  const good = UNEQUAL.parse('2:2RD,0,0,0L').levels[0];
  expect(good?.ok && good.value).toMatchObject({
    cells: [2, 0, 0, 0],
    inequalities: [
      { less: 1, greater: 0 },
      { less: 2, greater: 0 },
      { less: 2, greater: 3 },
    ],
  });
});

test('a title is kept', () => {
  const read = BARS.parse(text(';  A name ', ...SAMPLE)).levels[0];
  if (!read?.ok) throw new Error('not read');
  expect(read.value.title).toBe('A name');
  expect(BARS.make([read.value])).toEqual({ ok: true, value: text('; A name', ...SAMPLE) });
});

test('two signs between the same cells cannot be written in the bars grid', () => {
  const read = UNEQUAL.parse('2:0R,0L,0,0').levels[0];
  if (!read?.ok) throw new Error('not read');
  const made = BARS.make([read.value]);
  expect(made.ok ? '' : made.error.code).toBe('two-signs');
  expect(UNEQUAL.make([read.value])).toEqual({ ok: true, value: '2:0R,0L,0,0,\n' });
});

const DRAFTS: fc.Arbitrary<FutoshikiDraft> = fc.integer({ min: MIN_SIZE, max: MAX_SIZE }).chain((size) =>
  fc
    .record({
      cells: fc.array(fc.integer({ min: 0, max: size }), { minLength: size * size, maxLength: size * size }),
      signs: fc.array(fc.tuple(fc.nat(size * size - 1), fc.boolean(), fc.boolean()), { maxLength: 60 }),
    })
    .map(({ cells, signs }) => {
      const one = new Map<string, { less: number; greater: number }>();
      for (const [cell, down, up] of signs) {
        const other = down ? cell + size : cell + 1;
        if (other >= size * size || (!down && other % size === 0)) continue;
        one.set(`${cell} ${other}`, up ? { less: cell, greater: other } : { less: other, greater: cell });
      }
      return { size, cells, inequalities: tidyInequalities(size, [...one.values()]) };
    }),
);

test('written puzzles are read back the same, in every format and size', () => {
  fc.assert(
    fc.property(fc.array(DRAFTS, { minLength: 1, maxLength: 3 }), (drafts) => {
      for (const format of FUTOSHIKI_FORMATS) {
        const made = format.make(drafts);
        if (!made.ok) throw new Error(made.error.message);
        const { levels, warnings } = format.parse(made.value, { strict: true });
        expect(warnings).toEqual([]);
        const back = levels.map((level) => {
          if (!level.ok) throw new Error(level.error.message);
          const { size, cells, inequalities } = level.value;
          return { size, cells, inequalities: tidyInequalities(size, inequalities) };
        });
        expect(back).toEqual(drafts);
      }
    }),
    { seed: seedFor(5), numRuns: sampled(5, 25) },
  );
});

test('a row without its opening bar is still a row of this format', () => {
  expect(BARS.recognize(text(...SAMPLE.with(1, '- - - -|')))).toBeGreaterThan(0);
  expect(BARS.recognize('4\nwords\n')).toBe(0);
});

test('long files without content are read quickly', () => {
  for (const line of [';', '5', '5\n\n', '|', '; x\n5', 'word', '2:']) {
    const source = `${line}\n`.repeat(sampled(1_000, 20_000));
    for (const format of FUTOSHIKI_FORMATS) expect(format.parse(source).levels.filter((level) => level.ok)).toEqual([]);
  }
});

test('a file damaged anywhere is read, or refused with the position and what was found there', () => {
  const letters = fc.constantFrom(...'0123456789-|<>^vV ABaURDL,:#x\n\t', '\u0000', '🙂');
  const edits = fc.array(fc.tuple(fc.nat(100), fc.nat(2), letters), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(text(...SAMPLE), '2:0R,0,0,0,\n3:a1,b0U,c0L,\n'), edits, (whole, changes) => {
      const source = changes.reduce((old, [at, gone, more]) => old.slice(0, at) + more + old.slice(at + gone), whole);
      for (const format of FUTOSHIKI_FORMATS) {
        for (const read of format.parse(source).levels) {
          if (read.ok) continue;
          const { line, column, code, message } = read.error;
          const found = source.split('\n')[line - 1];
          expect(found !== undefined && column >= 1 && column <= found.length + 1).toBe(true);
          const letter = found?.[column - 1] ?? '';
          if (code === 'unknown-character' && /^[!-~]$/.test(letter)) expect(message).toContain(letter);
        }
      }
    }),
    { seed: seedFor(7), numRuns: sampled(60, 300) },
  );
});

test('no text makes a reader throw', () => {
  const letters = fc.constantFrom(...'0123456789-|<>^vV ABaURDL,:#\n\r\t', '\u0000', '\uFEFF', 'é');
  const pieces = fc.constantFrom(...SAMPLE.map((line) => `${line}\n`), '\n', '4\n', '|', '2:0,0,0,0', '7dk:');
  const texts = fc.oneof(
    fc.string({ unit: letters, maxLength: 120 }),
    fc.array(pieces).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(fc.oneof(texts, fc.string()), (source) => {
      for (const format of FUTOSHIKI_FORMATS) {
        const certainty = format.recognize(source);
        expect(certainty >= 0 && certainty <= 1).toBe(true);
        for (const level of format.parse(source).levels) {
          if (level.ok) expect(level.value.cells.length).toBe(level.value.size ** 2);
          else expect(level.error.line >= 1 && level.error.column >= 1 && level.error.message.endsWith('.')).toBe(true);
        }
      }
    }),
    { seed: seedFor(6), numRuns: sampled(60, 400) },
  );
});

test.each([
  { title: 'Two lines', author: 'Ana' },
  { author: 'Zoë; of the isles' },
  { title: 'Only this' },
  { title: 'Author: x' },
  { title: 'Author: x', author: 'y' },
])('title and author are kept: %j', (about) => {
  const made = BARS.make([{ size: 2, cells: [0, 0, 0, 0], inequalities: [], ...about }]);
  const [read] = BARS.parse(made.ok ? made.value : '').levels;
  expect(read?.ok && { title: read.value.title, author: read.value.author }).toEqual({
    title: undefined,
    author: undefined,
    ...about,
  });
});

test('a title keeps its spaces', () => {
  const draft = { size: 2, cells: [0, 0, 0, 0], inequalities: [], title: 'Two  spaces' };
  const made = BARS.make([draft]);
  expect(made.ok && made.value).toContain('; Two  spaces\n');
  const [read] = made.ok ? BARS.parse(made.value).levels : [];
  expect(read?.ok && read.value.title).toBe('Two  spaces');
});

test.each(FUTOSHIKI_FORMATS)('puzzles in $id written one at a time make the same file', ({ make, separator }) => {
  const one = { size: 2, cells: [0, 1, 0, 0], inequalities: [] };
  const two = { size: 2, cells: [2, 0, 0, 0], inequalities: [{ less: 2, greater: 3 }] };
  const [first, second, both] = [[one], [two], [one, two]]
    .map((drafts) => make(drafts))
    .map((made) => made.ok && made.value);
  expect(`${first}${separator}${second}`).toBe(both);
});
