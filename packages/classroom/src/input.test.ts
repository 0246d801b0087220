import { expect, test } from 'vitest';
import { sampled } from '../../../test/sample.js';
import { randomFor } from '../../../test/seed.js';
import { comp20003, ece209, in101, ips, mac110 } from './index.js';
import { Input, wholeNumber } from './input.js';

async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

test('words and lines are read, wherever the bytes are split', async () => {
  const text = '\r\n 12\t-3  word\n\n  a whole line \r\nlast';
  for (let cut = 0; cut < text.length; cut++) {
    const input = new Input(chunks(text.slice(0, cut), text.slice(cut)));
    expect([await input.word(), await input.word(), await input.word()]).toEqual(['12', '-3', 'word']);
    expect([await input.line(), await input.line(), await input.line()]).toEqual(['a whole line', 'last', undefined]);
  }
});

test('raw lines keep blanks and empty lines', async () => {
  const input = new Input(chunks(' \n', '\nx', 'y\r\n '));
  const lines: (string | undefined)[] = [];
  for (let line = await input.rawLine(); line !== undefined; line = await input.rawLine()) lines.push(line);
  expect(lines).toEqual([' ', '', 'xy', ' ']);
});

test('a letter of several bytes may be split', async () => {
  const bytes = new TextEncoder().encode('é\n');
  async function* cut(): AsyncGenerator<Uint8Array> {
    yield bytes.slice(0, 1);
    yield bytes.slice(1);
  }
  expect(await new Input(cut()).word()).toBe('é');
});

test.each([
  ['7', 7],
  ['-3', -3],
  ['+2', 2],
  ['007', 7],
  ['1.5', undefined],
  ['1e3', undefined],
  ['0x1', undefined],
  ['', undefined],
  ['9'.repeat(40), undefined],
])('%j as a number', (word, number) => {
  expect(wholeNumber(word)).toBe(number);
});

test('no reader of a course file throws, whatever the text', () => {
  const random = randomFor(8);
  const letters = [
    ...'# @+$*.ABGXY|-<>^v0123456789\n\r\t _xé\u0000',
    'Score: ',
    'Level: 1\n',
    'State:\nrows: 2\n',
    '4\n',
    '5 3\n',
  ];
  const readers = [
    in101.parseSizedMap,
    comp20003.parseCourseMap,
    mac110.parseLevelFile,
    ece209.parsePuzzle,
    (text: string) => ips.parseSave(text, 4),
    (text: string) => ips.parseGrid(text.split('\n')),
  ];
  for (let round = 0; round < sampled(50, 400); round++) {
    const text = Array.from({ length: random.below(60) }, () => letters[random.below(letters.length)]).join('');
    for (const read of readers) {
      const result = read(text);
      if (result.ok) continue;
      expect(result.error.message, JSON.stringify(text)).toMatch(/^[A-Z].*[.]$/s);
      expect(result.error.line).toBeGreaterThan(0);
      expect(result.error.column).toBeGreaterThan(0);
    }
  }
});
