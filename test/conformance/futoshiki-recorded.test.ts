// Recorded Futoshiki searches: figures equal to the solvers', digits and candidates right after every event.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import { conflictsWith } from '@masu/core/futoshiki/rules/legal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { eliminationsAt, ruledOutCounts } from '@masu/solve/futoshiki/solve/record/eliminations.js';
import { recordBacktracking, recordPropagation } from '@masu/solve/futoshiki/solve/record/record-tries.js';
import {
  digitsAt,
  masksAt,
  pathOfTry,
  type RecordedTries,
  tryEventAt,
} from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { TRY_EXPLANATIONS, tryLineAt } from '@masu/solve/futoshiki/solve/record/try-explanations.js';
import { FUTOSHIKI_SOLVERS } from '@masu/solve/futoshiki/solve/solvers.js';
import { expect, test } from 'vitest';
import { ownFutoshiki } from '../own-futoshiki.js';
import { sample } from '../sample.js';

const RECORD = { backtrack: recordBacktracking, propagate: recordPropagation } as const;
const NAMES = ['backtrack', 'propagate'] as const;

function recordingOf(level: FutoshikiLevel, name: (typeof NAMES)[number], nodes: number): RecordedTries {
  return finish(RECORD[name](level, { nodes }));
}

function levelOf(text: string): FutoshikiLevel {
  const read = readLevels(text);
  const level = read.ok && read.value.id === 'futoshiki' ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('expected a Futoshiki');
  return level.value;
}

const SAMPLE = levelOf('4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n');

test('the course’s sample: 23 calls, counted one by one', () => {
  const recorded = recordingOf(SAMPLE, 'backtrack', 1000);
  expect(recorded.result).toMatchObject({ verdict: 'solved', expanded: 23 });
  // The first call, and one for each digit placed.
  expect(recorded.tries.count).toBe(22);
  expect(digitsAt(recorded, recorded.events.count - 1).join('')).toBe('1234341243212143');
  const first = Array.from({ length: 6 }, (_, at) => tryEventAt(recorded, at));
  expect(first.map(({ kind, cell, digit }) => `${kind} ${cell} ${digit}`)).toEqual([
    'start -1 0',
    'place 0 1',
    'illegal 1 1',
    'place 1 2',
    'illegal 2 1',
    'illegal 2 2',
  ]);
});

const LEVELS = ownFutoshiki().flatMap(([file, levels]) =>
  sample(levels, 3).map((level, index) => [`${file} ${index + 1}`, level] as const),
);

test.each(LEVELS)('%s: the figures of both recordings are the solvers’', (_name, level) => {
  for (const name of NAMES) {
    const nodes = 3000;
    const solver = FUTOSHIKI_SOLVERS.find(({ id }) => id === name);
    if (!solver) throw new Error(`no solver ${name}`);
    const outcome = finish(solver.solve(level, { nodes }, PATIENT));
    const recorded = recordingOf(level, name, nodes);
    const last = tryEventAt(recorded, recorded.events.count - 1);
    expect(recorded.result.expanded).toBe(outcome.effort.expanded);
    expect(last.expanded).toBe(outcome.effort.expanded);
    expect(recorded.result.verdict === 'solved').toBe(outcome.verdict === 'solved');
    if (outcome.verdict === 'solved') expect(recorded.result.solutions[0]).toEqual(outcome.answer);
    if (name === 'backtrack') expect(recorded.tries.count + 1).toBe(outcome.effort.expanded);
  }
});

/** A puzzle that needs guesses: an empty grid with a few signs. */
const OPEN = levelOf('4\n|-<- - -|\n|       |\n|- - - -|\n|    v  |\n|- - - -|\n|       |\n|- - -<-|\n');

test.each([
  ['the sample', SAMPLE],
  ['an open grid', OPEN],
])('%s: every event', (_name, level) => {
  const plain = recordingOf(level, 'backtrack', 300);
  for (let at = 0; at < plain.events.count; at++) {
    const { kind, cell, digit } = tryEventAt(plain, at);
    const digits = digitsAt(plain, at);
    expect(tryLineAt(plain, at), kind).toBeGreaterThanOrEqual(0);
    // An illegal digit conflicts with the digits there; a digit that was placed does not.
    if (kind === 'illegal') expect(conflictsWith(level, digits, cell, digit).length).toBeGreaterThan(0);
    if (kind === 'place') expect(conflictsWith(level, digits, cell, digit)).toEqual([]);
    if (kind === 'place') expect(digits[cell]).toBe(digit);
  }
  const informed = recordingOf(level, 'propagate', 300);
  for (let at = 0; at < informed.events.count; at++) {
    const { kind, changed } = tryEventAt(informed, at);
    const masks = masksAt(informed, at);
    const before = at === 0 ? masks : masksAt(informed, at - 1);
    expect(tryLineAt(informed, at), kind).toBeGreaterThanOrEqual(0);
    expect(masks).toHaveLength(level.size ** 2);
    if (at > 0) expect([...masks.keys()].filter((each) => masks[each] !== before[each])).toEqual(changed);
    // Candidates only vanish, except where a guess is taken back.
    if (kind !== 'back' && kind !== 'shave' && at > 0) {
      expect(masks.every((mask, each) => (mask & ~(before[each] as number)) === 0)).toBe(true);
    }
    for (const each of pathOfTry(informed, tryEventAt(informed, at).at)) {
      if (kind === 'conflict') continue;
      expect(masks[informed.tries.cells[each] as number]).toBe(1 << ((informed.tries.digits[each] as number) - 1));
    }
    if (kind === 'solution') {
      const grid = [...masks].map((mask) => 32 - Math.clz32(mask));
      expect(checkGrid(level, grid).ok).toBe(true);
    }
  }
});

/** Events whose eliminations are explained: the first ones, and some of the rest. */
const EXPLAINED = 40;

test.each([...LEVELS, ['the sample', SAMPLE] as const, ['an open grid', OPEN] as const])(
  '%s: every elimination has a reason, and all of them together are the propagation',
  (_name, level) => {
    const recorded = recordingOf(level, 'propagate', 300);
    const counts = ruledOutCounts(recorded);
    const every = Math.ceil(recorded.events.count / EXPLAINED);
    for (let at = 1; at < recorded.events.count; at += at < EXPLAINED / 2 ? 1 : every) {
      const { kind } = tryEventAt(recorded, at);
      const { steps, end } = eliminationsAt(level, recorded, at);
      if (kind !== 'propagate' && kind !== 'conflict') expect(steps).toEqual([]);
      const masks = masksAt(recorded, at - 1);
      for (const { cell, digit, message, facts } of steps) {
        const bit = 1 << (digit - 1);
        expect((masks[cell] as number) & bit, 'still a candidate').not.toBe(0);
        masks[cell] = (masks[cell] as number) & ~bit;
        expect(message).toMatch(/^[rIS].*\.$/);
        expect(facts.table).toBe('futoshiki-hint');
      }
      if (kind === 'propagate') {
        expect(masks).toEqual(masksAt(recorded, at));
        expect(steps.length).toBe((counts[at] as number) - (counts[at - 1] as number));
      }
      if (kind === 'conflict') expect(end?.message).toMatch(/has no candidates left|no cell in/i);
      else expect(end).toBeUndefined();
    }
  },
);

test('the course’s sample: the reasons of its first eliminations', () => {
  const { steps } = eliminationsAt(SAMPLE, recordingOf(SAMPLE, 'propagate', 10), 1);
  const said = steps.map(({ cell, digit, message }) => `${cell} ${digit} ${message}`);
  expect(said.slice(0, 2)).toEqual([
    '8 2 r3c3 is 2, so no other cell in row 3 can be 2.',
    '9 2 r3c3 is 2, so no other cell in row 3 can be 2.',
  ]);
  expect(said).toContain('3 1 r1c4 > r2c4, and r2c4 is at least 1, so r1c4 can’t be 1.');
});

test('a conflict among the givens, and a limit', () => {
  const conflict = levelOf('2\n|1 1|\n|   |\n|- -|\n');
  for (const name of NAMES) {
    expect(recordingOf(conflict, name, 10).result).toMatchObject({ verdict: 'exhausted', solutions: [] });
  }
  expect(eliminationsAt(conflict, recordingOf(conflict, 'propagate', 10), 1)).toMatchObject({
    steps: [],
    end: { message: 'No cell in row 1 can be 2.' },
  });
  expect(recordingOf(SAMPLE, 'backtrack', 10).result).toMatchObject({ verdict: 'limit', expanded: 10 });
});

test('each algorithm has a paragraph and about a dozen lines', () => {
  for (const { paragraph, lines } of Object.values(TRY_EXPLANATIONS)) {
    expect(paragraph.length).toBeGreaterThan(100);
    expect(lines.length).toBeGreaterThanOrEqual(9);
  }
});
