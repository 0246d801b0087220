// The tests of sentences, for the quick run and, with many more levels, for the long one.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { afterAll, expect, test } from 'vitest';
import { ownCollections } from '../own-levels.js';
import { pulledLevel, randomLevel } from '../random-level.js';
import { longTest, sample, sampled } from '../sample.js';
import { randomFor } from '../seed.js';
import { sharedTest } from '../shared.js';
import { judgeLevel } from './judge-level.js';
import { Tally } from './tally.js';

/** Positions with named boxes; what needs more is counted as too large to tell. */
const MOST = sampled(1500, 3000);
/** The sentences about these levels that are false, each with its level and why. */
function wrongAbout(all: Tally, levels: Iterable<readonly [name: string, level: Level]>, random: Random): string[] {
  const tally = new Tally();
  for (const [name, level] of levels) judgeLevel(level, name, random, MOST, tally);
  all.join(tally);
  return tally.wrong.map(
    ({ sentence, asked, board, verdict }) => `${sentence}\n  ${verdict.kind}: ${verdict.why}\n  ${asked}\n${board}`,
  );
}

function* someLevels(
  random: Random,
  count: number,
  make: (random: Random) => Level | undefined,
): Generator<[string, Level]> {
  for (let made = 0; made < count; ) {
    const level = make(random);
    if (!level) continue;
    made++;
    yield [`random level ${made}`, level];
  }
}

const knot = (random: Random): Level | undefined =>
  pulledLevel(random, 3 + random.below(3), 3 + random.below(3), 2 + random.below(2));

/** A level with a box on a goal at the start. */
function begunLevel(random: Random): Level | undefined {
  const level = random.below(2) === 0 ? randomLevel(random) : knot(random);
  return level?.start.boxes.some((box) => level.goalMap[box]) ? level : undefined;
}

/** A level with every box on a goal at the start. */
function solvedLevel(random: Random): Level | undefined {
  const level = random.below(2) === 0 ? randomLevel(random) : knot(random);
  if (!level) return undefined;
  const rows = showPosition(level, level.start).map((row) =>
    row.replace(/\./g, ' ').replace(/\+/g, '@').replace(/\$/g, '*'),
  );
  const solved = validateLevel({ rows });
  return solved.ok ? solved.value : undefined;
}

/** Every sentence about these levels has to be true, as a reader takes it. */
export function testSentences(): void {
  const all = new Tally();

  afterAll(() => {
    console.log(`${all.table()}\n${all.total} sentences`);
    if (sampled(false, true)) console.log(`True in one reading only:\n${all.doubts()}`);
  });

  test('random levels', () => {
    const random = randomFor(0);
    expect(
      wrongAbout(
        all,
        someLevels(random, sampled(20, 300), (each) => randomLevel(each)),
        random,
      ),
    ).toEqual([]);
  });

  test('random levels that can be solved', () => {
    const random = randomFor(1);
    expect(wrongAbout(all, someLevels(random, sampled(20, 300), knot), random)).toEqual([]);
  });

  test('levels with a box on a goal at the start', () => {
    const random = randomFor(2);
    expect(wrongAbout(all, someLevels(random, sampled(12, 220), begunLevel), random)).toEqual([]);
  });

  test('levels that are solved at the start', () => {
    const random = randomFor(5);
    expect(wrongAbout(all, someLevels(random, sampled(8, 300), solvedLevel), random)).toEqual([]);
    expect(all.said('review: already solved')).toBeGreaterThanOrEqual(sampled(8, 300));
  });

  test('levels that ship with masu', () => {
    const levels = ownCollections().flatMap(([file, each]) =>
      each.map((level, index) => [`${file} ${index + 1}`, level] as const),
    );
    expect(wrongAbout(all, sample(levels, 8), randomFor(3))).toEqual([]);
  });

  sharedTest('small levels of Microban', (shared) => {
    const read = readLevels(readFileSync(join(shared, 'levels/Microban-I.txt'), 'utf8'), { name: 'Microban-I.txt' });
    if (!read.ok || read.value.id !== 'sokoban') throw new Error('no levels');
    const levels = read.value.levels.flatMap(({ level }, index) =>
      level.ok ? [[`Microban I ${index + 1}`, level.value] as const] : [],
    );
    const small = levels.filter(([, level]) => level.goals.length <= 4);
    expect(wrongAbout(all, sample(small, 3), randomFor(4))).toEqual([]);
  });

  longTest('every kind of fact that a level can have is met', () => {
    const kinds = Object.keys(JSON.parse(readFileSync('languages/en/explanations.arb', 'utf8')) as object).flatMap(
      (key) => /^explanation\.level\.(.*)$/.exec(key)?.[1] ?? [],
    );
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => all.said(kind) === 0)).toEqual([]);
  });

  test('the oracle finds changed sentences of every kind false', () => {
    const blind = [...all.twisted].filter(([, { made, refuted }]) => made >= 30 && refuted === 0).map(([kind]) => kind);
    expect(all.twisted.size).toBeGreaterThan(30);
    expect(blind).toEqual([]);
  });
}
