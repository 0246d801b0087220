// Beams on levels so small that no layer is cut: they find the fewest pushes, and nothing that would not be better than what is known.

import { expect, test } from 'vitest';
import { randomLevel } from '../../../test/random-level.js';
import { sampled } from '../../../test/sample.js';
import { finish, PATIENT } from '../../base/outcome.js';
import { seededRandom } from '../../base/random.js';
import { verifyMoves } from '../rules/replay.js';
import { validateLevel } from '../rules/validate-level.js';
import type { Trail } from '../solve/improve/trail.js';
import { PUSH_OPTIMAL } from '../solve/optimal/push-optimal.js';
import { beamStarts } from './beam-starts.js';

function finished<T>(run: Generator<void, T, void>): T {
  for (;;) {
    const next = run.next();
    if (next.done) return next.value;
  }
}

const never = () => false;
/** As many pushes: all that a beam asks about the best solution. */
const trailWith = (pushes: number): Trail => ({ pushes: Array(pushes).fill({ from: 0, way: 0 }), moves: [0] });

test('a beam below a ceiling finds the fewest pushes, and none at the fewest', () => {
  const random = seededRandom(5);
  let seen = 0;
  while (seen < sampled(8, 40)) {
    const level = randomLevel(random, 6, 7, 3);
    const best = level && finish(PUSH_OPTIMAL.solve(level, { nodes: 20_000 }, PATIENT));
    if (!level || best?.verdict !== 'solved' || best.answer.length === 0) continue;
    seen++;
    const { pushes } = verifyMoves(level, best.answer);
    const beams = beamStarts(level);
    const found = finished(beams.next(trailWith(pushes + 3), Number.POSITIVE_INFINITY, never));
    expect(found?.visits).toBeGreaterThan(0);
    expect(verifyMoves(level, found?.moves ?? [])).toMatchObject({ solved: true, blocked: [], pushes });
    expect(finished(beams.next(trailWith(pushes), Number.POSITIVE_INFINITY, never))?.moves).toBeUndefined();
  }
});

test('there are several beams, and an end to them', () => {
  const made = validateLevel({ rows: ['######', '#@$ .#', '#  $.#', '######'] });
  if (!made.ok) throw new Error(made.error.message);
  const level = made.value;
  const beams = beamStarts(level);
  let sent = 0;
  while (sent < 100 && finished(beams.next(trailWith(1), Number.POSITIVE_INFINITY, never))) sent++;
  expect(sent).toBeGreaterThan(3);
  expect(sent).toBeLessThan(100);
});

test('a stop ends a beam', () => {
  const random = seededRandom(7);
  let level = randomLevel(random, 9, 10, 6);
  while (!level) level = randomLevel(random, 9, 10, 6);
  const run = beamStarts(level).next(trailWith(1000), Number.POSITIVE_INFINITY, () => true);
  const first = run.next();
  expect(first.done).toBe(true);
});
