import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../test/seed.js';
import { makeLevelLink, makeMovesLink, parseLevelLink, parseMovesLink } from './level-link.js';

const ROWS = ['  #####', '###   #', '#.@$  #', '### $.#', '#.##$ #', '# # . ##', '#$ *$$.#', '#   .  #', '########'];

test('a level and its moves come back from a link', () => {
  const query = makeLevelLink({ rows: ROWS, title: 'A & <b>', author: '猫' }, 'ullURRRRdd');
  expect(parseLevelLink(new URLSearchParams(query.toString()))).toEqual({
    ok: true,
    value: { draft: { rows: ROWS, title: 'A & <b>', author: '猫' }, moves: 'ullURRRRdd' },
  });
});

test('the largest board, mostly one run per row, comes back', () => {
  const rows = ['#'.repeat(255), `#@$.${' '.repeat(250)}#`, ...Array.from({ length: 253 }, () => '#'.repeat(255))];
  const read = parseLevelLink(makeLevelLink({ rows }));
  expect(read.ok && read.value.draft.rows).toEqual(rows);
});

test('a truncated link is reported with its row', () => {
  const whole = makeLevelLink({ rows: ROWS }).get('l') ?? '';
  const cut = parseLevelLink(new URLSearchParams({ l: whole.slice(0, whole.indexOf('.', 30)) }));
  expect(cut.ok ? undefined : cut.error.code).toBe('cut-short');
});

test.each(['', '9', '9.', '9.999999w', '3.xyz', `255.${'250w.'.repeat(400)}`])('%j is not a link', (l) => {
  expect(parseLevelLink(new URLSearchParams({ l })).ok).toBe(false);
});

test('any board of our letters survives', () => {
  const row = fc.string({ unit: fc.constantFrom(...'# .$*@+'), maxLength: 30 }).map((text) => `#${text}#`);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const read = parseLevelLink(new URLSearchParams(makeLevelLink({ rows }).toString()));
      expect(read.ok && read.value.draft.rows).toEqual(rows);
    }),
    { seed: seedFor(3) },
  );
});

test.each(['', 'rrRRdDl', 'l'.repeat(3000)])('moves alone survive', (moves) => {
  expect(parseMovesLink(new URLSearchParams(makeMovesLink(moves).toString()))).toBe(moves);
});

test('a short link does not expand to a long list of moves', () => {
  expect(parseMovesLink(new URLSearchParams({ m: '99999999r' }))).toBe('');
});

test('no query makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (l, m) => {
      expect(typeof parseLevelLink(new URLSearchParams({ l, m })).ok).toBe('boolean');
    }),
    { seed: seedFor(4) },
  );
});
