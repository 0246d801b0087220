import { nearest, unknownName } from '@masu/core/base/suggest.js';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.js';

const NAMES = ['show', 'check', 'convert', 'replay', 'solve', 'solvers', 'push-optimal'];

test.each([
  ['sovle', 'solve'],
  ['Solve', 'solve'],
  ['sho', 'show'],
  ['pushoptimal', 'push-optimal'],
  ['push-optiaml', 'push-optimal'],
  ['conv', 'convert'],
  ['x', undefined],
  ['', undefined],
  ['frobnicate', undefined],
])('the closest name to %s is %s', (word, near) => {
  expect(nearest(word, NAMES)).toBe(near);
});

test('a word of the command line cannot disturb the terminal', () => {
  expect(unknownName('command', '\u001b[2J', NAMES)).toBe(
    'Unknown command "?[2J". Available: show, check, convert, replay, solve, solvers, push-optimal.',
  );
});

test('every command has examples that name it, and a unique name', () => {
  const ids = COMMANDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const row of COMMANDS) {
    expect(row.examples.length, row.id).toBeGreaterThan(0);
    for (const [words] of row.examples) expect(words).toContain(`masu ${row.id}`);
  }
});
