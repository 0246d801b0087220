import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../test/seed.js';
import { alignRight, clipText, columnsOfText, fitLines, fitText, safeText, textEnd, wrapText } from './safe-text.js';

const CASES: readonly [name: string, text: string, safe: string, columns: number][] = [
  ['plain', 'Two lanterns', 'Two lanterns', 12],
  ['clear the screen', '\x1b[2J\x1b[Hgone', '[2J[Hgone', 9],
  ['set the window title', '\x1b]0;mine\x07ok', ']0;mineok', 9],
  ['eight-bit controls', 'a\x9b31mb\x85c', 'a31mb c', 7],
  ['bell, backspace, delete', 'a\x07\x08\x7fb', 'ab', 2],
  ['line ends and tabs', 'one\r\n\ttwo', 'one two', 7],
  ['right-to-left override', 'abc\u202edef\u2066', 'abcdef', 6],
  ['zero width', 'a\u200bb\u200dc\ufeffd', 'abcd', 4],
  ['composed by NFC', 'e\u0301', 'é', 1],
  ['a mark parted from its letter', 'e\u200b\u0301', 'é', 1],
  ['a tower of marks', `o${'\u0353'.repeat(50)}k`, 'o\u0353\u0353k', 2],
  ['a mark without a letter', '\u0301abc', 'abc', 3],
  ['wide', '倉庫番', '倉庫番', 6],
  ['hangul, fullwidth', '한Ａ', '한Ａ', 4],
  ['an emoji', '📦 box', '📦 box', 6],
  ['a family of emoji', '👨‍👩‍👧', '👨👩👧', 6],
  ['a flag', 'x🇩🇪y', 'xy', 2],
  ['half a surrogate', 'a\ud800b', 'ab', 2],
  ['private use', 'a\ue0a0b', 'ab', 2],
];

/** Any 16-bit code units, including lone surrogates. */
const units = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));

/** Text of letters that have given terminals trouble. */
const awkward = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    'é',
    '漢',
    '\u0301',
    '\u200d',
    '👩',
    '\x1b',
    '[',
    '\x9b',
    '\u202e',
    '🇩',
    'ｱ',
    '한',
    '\n',
  ),
});

test.each(CASES)('%s', (_name, text, safe, columns) => {
  expect(safeText(text)).toBe(safe);
  expect(columnsOfText(text)).toBe(columns);
});

test('no text leaves anything dangerous, and sanitizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(units, awkward), (text) => {
      const safe = safeText(text);
      expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(safe).not.toMatch(/\p{M}{3}/u);
      expect(safeText(safe)).toBe(safe);
    }),
    { seed: seedFor(68) },
  );
});

test('clipped and fitted texts have the requested width', () => {
  expect(clipText('Two lanterns', 8)).toBe('Two lan…');
  expect(clipText('Two lanterns', 12)).toBe('Two lanterns');
  expect(clipText('倉庫番', 4)).toBe('倉…');
  expect(fitText('倉庫番', 4)).toBe('倉… ');
  fc.assert(
    fc.property(awkward, fc.integer({ min: 0, max: 30 }), (text, columns) => {
      expect(columnsOfText(clipText(text, columns))).toBeLessThanOrEqual(columns);
      expect(columnsOfText(fitText(text, columns))).toBe(columns);
      for (const line of wrapText(text, Math.max(2, columns))) {
        expect(columnsOfText(line)).toBeLessThanOrEqual(Math.max(2, columns));
      }
    }),
    { seed: seedFor(69) },
  );
});

test('the end of a text is as much of it as fits, and nothing where nothing fits', () => {
  expect(textEnd('levels.xsb', 4)).toBe('.xsb');
  expect(textEnd('倉庫番.xsb', 5)).toBe('.xsb');
  expect(textEnd('倉庫番.xsb', 6)).toBe('番.xsb');
  expect(textEnd('abc', 9)).toBe('abc');
  for (const columns of [0, -1, -4]) expect(textEnd('倉庫番', columns)).toBe('');
});

test('wrapping breaks at spaces', () => {
  expect(wrapText('The signs rise from 4, through row 6, column 4.', 20)).toEqual([
    'The signs rise from',
    '4, through row 6,',
    'column 4.',
  ]);
});

test('wrapping breaks between ideographs, but not before closing or after opening punctuation', () => {
  expect(wrapText('箱をすべてゴールへ運べば、解けたことになります。', 20)).toEqual([
    '箱をすべてゴールへ運',
    'べば、解けたことにな',
    'ります。',
  ]);
  expect(wrapText('これは「箱」です。', 10)).toEqual(['これは', '「箱」で', 'す。']);
  expect(wrapText('残り12歩です', 7)).toEqual(['残り', '12歩で', 'す']);
  expect(wrapText('把箱子推到 A 格。', 12)).toEqual(['把箱子推到 A', '格。']);
  // Korean has spaces.
  expect(wrapText('상자를 목표로 미세요', 14)).toEqual(['상자를 목표로', '미세요']);
  expect(fitLines('箱をすべてゴールへ運べば', 10, 2)).toEqual(['箱をすべて', 'ゴールへ…']);
});

test('numbers are aligned by columns', () => {
  expect([alignRight('12歩', 6), alignRight('12', 6), alignRight('倉庫番', 4)]).toEqual(['  12歩', '    12', '倉庫番']);
});

test('a text in a number of lines ends with the mark of a cut', () => {
  expect(fitLines('one two three', 20, 2)).toEqual(['one two three']);
  expect(fitLines('one two three four five', 9, 2)).toEqual(['one two', 'three fo…']);
  expect(fitLines('one two three', 9, 1)).toEqual(['one two …']);
});
