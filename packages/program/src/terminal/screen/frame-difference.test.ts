import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampled } from '../../../../../test/sample.js';
import { seedFor } from '../../../../../test/seed.js';
import { VirtualTerminal } from '../../../../../test/virtual-terminal.js';
import { COLORED, COLORLESS } from './appearance.js';
import { Cells, ROLES } from './cells.js';
import { frameDifference } from './frame-difference.js';

const SIZE = { columns: 24, lines: 5 };

function drawn(puts: readonly (readonly [number, number, string, number])[]): Cells {
  const cells = new Cells(SIZE);
  for (const [line, column, text, role] of puts) cells.put(line, column, text, ROLES[role] ?? 'plain');
  return cells;
}

const puts = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0, max: 23 }),
    fc.oneof(
      fc.constantFrom('##', '[]', '▐▌', '漢字', 'e\u0301\u0302', 'a'),
      fc.string({ unit: fc.constantFrom('a', ' ', '漢', '\u0301', '👩', '\x1b', 'ｱ', '─'), maxLength: 6 }),
    ),
    fc.integer({ min: 0, max: ROLES.length - 1 }),
  ),
  { maxLength: 12 },
);

test('a terminal that got frame after frame shows the last one, including colors', () => {
  fc.assert(
    fc.property(fc.array(puts, { minLength: 1, maxLength: 5 }), (frames) => {
      const terminal = new VirtualTerminal(SIZE.columns, SIZE.lines);
      let before: Cells | undefined;
      for (const frame of frames.map(drawn)) {
        terminal.write(frameDifference(before, frame, COLORED));
        before = frame;
        expect(terminal.toText()).toBe(frame.toText());
        expect(terminal.style).toBe('');
        expect(terminal.styles.flat()).toEqual(frame.roles.map((role) => COLORED[role]));
      }
    }),
    { seed: seedFor(67), numRuns: sampled(20, 100) },
  );
});

test('the same frame costs nothing, one cell a few bytes', () => {
  const before = drawn([[2, 3, '## [] ##', 3]]);
  expect(frameDifference(before, before, COLORED)).toBe('');
  const after = drawn([
    [2, 3, '## [] ##', 3],
    [4, 0, 'u', 0],
  ]);
  expect(frameDifference(before, after, COLORED)).toBe('\x1b[5Hu');
});

test('without color no color is sent', () => {
  const all = drawn(ROLES.map((role, index) => [index % 5, index, role[0] as string, index]));
  expect(frameDifference(undefined, all, COLORED)).toMatch(/\x1b\[0;31m/);
  expect(frameDifference(undefined, all, COLORLESS)).not.toMatch(/3[0-7]m/);
});

test('an ASCII terminal gets the nearest ASCII letter', () => {
  const cells = new Cells({ columns: 44, lines: 1 });
  cells.put(0, 0, 'Trivial 4 × 4, Łódź é naïve “quoted” 倉 …');
  expect(cells.toAscii().toText()).toBe('Trivial 4 x 4, Lodz e naive "quoted" ?  ~');
});
