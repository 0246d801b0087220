// Both checkers of certificates (proof/sokcheck.c and packages/core/src/proof) on claims whose truth is known from a search by the rules
// alone: every true claim within reach of a plain search is accepted, no false one ever, and the two always agree.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTIONS } from '@masu/core/base/grid.js';
import type { Random } from '@masu/core/base/random.js';
import { checkCertificate } from '@masu/core/proof/check.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { afterEach, describe, expect, test } from 'vitest';
import { type Lemma, makeCertificate } from '../certificate-bytes.js';
import {
  type CheckedFile,
  expectSameInC,
  setUpCheckers,
  type Verdict,
  verdictInTypeScript,
} from '../certificate-checkers.js';
import { plainOptimum } from '../plain-optimum.js';
import { pulledLevel, randomLevel } from '../random-level.js';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';
import { sharedTest } from '../shared.js';

setUpCheckers();

const checked: { file: CheckedFile; verdict: Verdict | undefined }[] = [];
/** What is said of each file is compared at the end of its test: a process for each would take longer than the checks. */
afterEach(() => {
  const all = checked.splice(0);
  expectSameInC(
    all.map(({ file }) => file),
    all.map(({ verdict }) => verdict),
  );
});

/** The claim both checkers prove, or undefined if both reject. */
function provenClaim(rows: readonly string[], bytes: Uint8Array): string | undefined {
  const verdict = verdictInTypeScript({ rows, bytes });
  checked.push({ file: { rows, bytes }, verdict });
  return verdict?.claim;
}

const ONE = { pushes: '1 push', moves: '1 move' };
const inWords = (count: number, metric: keyof typeof ONE): string => (count === 1 ? ONE[metric] : `${count} ${metric}`);
const claimInWords = (fewest: number, metric: keyof typeof ONE): string =>
  fewest === 0 ? 'no solution' : `no solution with fewer than ${inWords(fewest, metric)}`;

/** Random levels and solvable ones in turn: so many, and more until there are enough of what is counted. */
function* someLevels(seed: number, count: number, hasEnough = () => true): Generator<Level> {
  const random = randomFor(seed);
  for (let made = 0; goesOn(made, count, hasEnough()); ) {
    const level = made % 2 ? randomLevel(random, 5, 5, 3) : pulledLevel(random, 4, 5, 3);
    if (!level?.start.boxes.some((box) => !level.goalMap[box])) continue;
    made++;
    yield level;
  }
}

const METRICS = ['pushes', 'moves'] as const;

describe('a certificate without lemmas', () => {
  test('proves the optimum of a small level, and nothing above it', () => {
    let unsolvable = 0;
    for (const level of someLevels(4_711, sampled(12, 400))) {
      const rows = showPosition(level, level.start);
      for (const metric of METRICS) {
        const optimum = plainOptimum(level, metric)?.[metric];
        if (optimum === undefined) unsolvable++;
        else {
          expect(provenClaim(rows, makeCertificate({ metric, fewest: optimum }))).toBe(claimInWords(optimum, metric));
          expect(provenClaim(rows, makeCertificate({ metric, fewest: optimum + 1 }))).toBeUndefined();
        }
        const none = provenClaim(rows, makeCertificate({ metric, fewest: 0 }));
        expect(none).toBe(optimum === undefined ? 'no solution' : undefined);
      }
    }
    expect(unsolvable).toBeGreaterThan(1);
  });

  test('proves the fewest moves among the fewest pushes, and nothing above them', () => {
    let ties = 0;
    // Two more pushes would save three moves.
    const detour = validateLevel({ rows: ['#######', '# .   #', '# .$  #', '# @$  #', '#  #  #', '#######'] });
    for (const level of [...(detour.ok ? [detour.value] : []), ...someLevels(4_712, sampled(8, 400))]) {
      const rows = showPosition(level, level.start);
      const optimum = plainOptimum(level, 'pushes');
      const { pushes, moves } = optimum ?? { pushes: 5, moves: 9 };
      const claim = (fewest: number, fewestMoves: number): string | undefined =>
        provenClaim(rows, makeCertificate({ metric: 'pushes', fewest, fewestMoves }));
      expect(claim(pushes, moves)).toBe(
        `${claimInWords(pushes, 'pushes')}, or with ${inWords(pushes, 'pushes')} and fewer than ${inWords(moves, 'moves')}`,
      );
      if (!optimum) continue;
      expect(claim(pushes, moves + 1)).toBeUndefined();
      expect(claim(pushes + 1, moves)).toBeUndefined();
      expect(claim(pushes + 1, 1)).toBeUndefined();
      // Fewer moves with more pushes are no contradiction.
      if ((plainOptimum(level, 'moves')?.moves ?? 0) < moves) ties++;
    }
    expect(ties).toBeGreaterThan(0);
    const bad = makeCertificate({ metric: 'pushes', fewest: 2, fewestMoves: 3, lemmas: [{ kind: 'ball', radius: 1 }] });
    expect(provenClaim(['######', '#@$ .#', '######'], bad)).toBeUndefined();
    for (const [fewest, fewestMoves] of [
      [0, 3],
      [2, 0],
      [64, 65_530],
    ] as const) {
      const none = makeCertificate({ metric: 'pushes', fewest, fewestMoves });
      expect(provenClaim(['######', '#@$ .#', '######'], none)).toBeUndefined();
    }
  });
});

function randomLemma(random: Random, cells: number, boxes: number): Lemma {
  switch (random.below(4)) {
    case 0:
      return { kind: 'price', values: Array.from({ length: boxes }, () => random.below(13) - 6) };
    case 1:
      return { kind: 'goal-set', goals: [...Array(boxes).keys()].filter(() => random.next() < 0.5) };
    case 2:
      return { kind: 'ball', radius: random.below(8) };
    default: {
      const all = random.shuffle([...Array(cells).keys()]).slice(0, 1 + random.below(boxes));
      const price = random.below(2) - 1;
      const player = random.next() < 0.4 ? cells : random.below(cells);
      return { kind: 'pattern', price, extra: random.below(4), boxes: all.sort((a, b) => a - b), player };
    }
  }
}

/** Floor cells, as the certificate numbers them: those the player would reach without boxes. */
function countCells(rows: readonly string[]): number {
  const open = rows.flatMap((row, y) => [...row].flatMap((tile, x) => (tile === '#' ? [] : [`${x},${y}`])));
  const start = rows.flatMap((row, y) => [...row].flatMap((tile, x) => ('@+'.includes(tile) ? [`${x},${y}`] : [])));
  const [free, reached] = [new Set(open), new Set(start)];
  for (const at of reached) {
    const [x, y] = at.split(',').map(Number) as [number, number];
    for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
      if (free.has(next)) reached.add(next);
  }
  return reached.size;
}

test('random lemmas, true and false, never prove a false claim', () => {
  const random = randomFor(815);
  const counts = { accepted: 0, rejected: 0 };
  for (const level of someLevels(815, sampled(8, 500), () => counts.accepted > 9 && counts.rejected > 20)) {
    const rows = showPosition(level, level.start);
    const cells = countCells(rows);
    for (const metric of METRICS) {
      const optimum = plainOptimum(level, metric)?.[metric];
      const lemmas = Array.from({ length: random.below(4) }, () =>
        randomLemma(random, cells, level.start.boxes.length),
      );
      for (const fewest of [optimum ?? 9, (optimum ?? 9) + 1, 0]) {
        const claim = provenClaim(rows, makeCertificate({ metric, fewest, lemmas }));
        counts[claim === undefined ? 'rejected' : 'accepted']++;
        const isTrue = optimum === undefined || (fewest > 0 && fewest <= optimum);
        if (claim !== undefined && !isTrue) expect.fail(`${rows.join('\n')}\n${claim}: ${JSON.stringify(lemmas)}`);
      }
    }
  }
  expect(counts.accepted).toBeGreaterThan(9);
  expect(counts.rejected).toBeGreaterThan(20);
});

/** The least of pushes less prices that brings these boxes to goals with no others on the board, by the rules alone. */
function leastCost(level: Level, start: Position, price: ReadonlyMap<number, number>): number {
  const seen = new Set<string>();
  let layer: Position[] = [start];
  let least = Number.POSITIVE_INFINITY;
  for (let pushes = 0; layer.length > 0; pushes++) {
    const next: Position[] = [];
    for (const position of layer) {
      const key = `${position.player} ${position.boxes.join(' ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const prices = position.boxes.map((box) => price.get(box) ?? Number.NaN);
      const paid = prices.reduce((sum, each) => sum + each, 0);
      if (!Number.isNaN(paid)) least = Math.min(least, pushes - paid);
      for (const direction of DIRECTIONS) {
        const taken = step(level, position, direction);
        if (taken.kind === 'walk') layer.push(taken.to);
        else if (taken.kind === 'push') next.push(taken.to);
      }
    }
    layer = next;
  }
  return least;
}

test('a single lemma is accepted exactly if a search by the rules says that it is true', () => {
  const random = randomFor(1_999);
  const counts = { true: 0, false: 0 };
  for (const level of someLevels(1_999, sampled(12, 1_000), () => counts.true > 20 && counts.false > 10)) {
    const rows = showPosition(level, level.start);
    const floor = [...level.walls.keys()].filter((cell) => !level.walls[cell]);
    const boxes = random
      .shuffle([...floor.keys()])
      .slice(0, 1 + random.below(Math.min(2, level.goals.length)))
      .sort((a, b) => a - b);
    const isPriced = random.next() < 0.5;
    const values = level.goals.map(() => (isPriced ? random.below(9) - 4 : 0));
    const price = new Map(level.goals.map((goal, index) => [goal, values[index] as number]));
    const free = [...floor.keys()].filter((cell) => !boxes.includes(cell));
    const player = random.next() < 0.3 ? floor.length : (free[random.below(free.length)] as number);
    const places = boxes.map((cell) => floor[cell] as number);
    // What the boxes cost together beyond what each costs alone, over the player's cells that the lemma speaks of.
    let extra = Number.POSITIVE_INFINITY;
    for (const cell of player < floor.length ? [player] : free) {
      const at = floor[cell] as number;
      const alone = places.map((box) => leastCost(level, { player: at, boxes: [box] }, price));
      const sum = alone.reduce((total, each) => total + each, 0);
      if (sum < Number.POSITIVE_INFINITY)
        extra = Math.min(extra, leastCost(level, { player: at, boxes: places }, price) - sum);
    }
    const claims = [-1, 0, ...(extra < Number.POSITIVE_INFINITY ? [extra, extra + 1] : [20])];
    for (const claimed of claims) {
      const lemma: Lemma = { kind: 'pattern', price: claimed < 0 ? -1 : 1, extra: claimed, boxes, player };
      const lemmas: Lemma[] = [{ kind: 'price', values }, lemma];
      const isTrue = claimed < 0 ? extra === Number.POSITIVE_INFINITY : claimed <= extra;
      const claim = provenClaim(rows, makeCertificate({ metric: 'pushes', fewest: 1, lemmas }));
      expect(claim !== undefined, `${rows.join('\n')}\n${JSON.stringify(lemmas)}`).toBe(isTrue);
      counts[`${isTrue}`]++;
    }
  }
  expect(counts.true).toBeGreaterThan(20);
  expect(counts.false).toBeGreaterThan(10);
});

const ROWS = ['######', '#@$ .#', '# $. #', '#    #', '######'];
const HEADER = 'Sokoban certificate 1\nproducer: a test\n';

const FILES: readonly { name: string; bytes: Uint8Array; reason: RegExp }[] = [
  { name: 'nothing', bytes: new Uint8Array(), reason: /not a certificate/ },
  { name: 'another kind of file', bytes: Buffer.from('#####\n#@$.#\n#####\n'), reason: /not a certificate/ },
  { name: 'only the magic word', bytes: Buffer.from('SOKCERT1'), reason: /middle of a number/ },
  { name: 'a header without an end', bytes: Buffer.from(`${HEADER}claim: x\n`), reason: /header has no end/ },
  {
    name: 'a header that claims something else',
    bytes: Buffer.concat([
      Buffer.from(`${HEADER}claim: no solution with fewer than 9 pushes\n\n`),
      makeCertificate({ metric: 'pushes', fewest: 3 }),
    ]),
    reason: /claims something else/,
  },
  {
    name: 'less work than needed',
    bytes: makeCertificate({ metric: 'pushes', fewest: 3, work: 0 }),
    reason: /more work than it states/,
  },
  {
    name: 'more lemmas than work',
    bytes: makeCertificate({
      metric: 'pushes',
      fewest: 3,
      work: 5,
      lemmas: Array.from({ length: 9 }, () => ({ kind: 'price' as const, values: [0, 0] })),
    }),
    reason: /more work than it states/,
  },
  {
    name: 'a pattern with the player on its box',
    bytes: makeCertificate({
      metric: 'pushes',
      fewest: 3,
      lemmas: [{ kind: 'pattern', price: 0, extra: 1, boxes: [1], player: 1 }],
    }),
    reason: /under the player/,
  },
  {
    name: 'two balls',
    bytes: makeCertificate({
      metric: 'pushes',
      fewest: 3,
      lemmas: [
        { kind: 'ball', radius: 1 },
        { kind: 'ball', radius: 1 },
      ],
    }),
    reason: /two balls/,
  },
];

test.each(FILES)('$name is rejected with a reason', ({ bytes, reason }) => {
  expect(checkCertificate(ROWS, bytes)).toEqual({ verified: false, reason: expect.stringMatching(reason) });
  expect(provenClaim(ROWS, bytes)).toBeUndefined();
});

test('every cut and every changed byte of a certificate ends in a verdict, the same in both', () => {
  const random = randomFor(99);
  const lemmas: Lemma[] = [
    { kind: 'price', values: [2, -1] },
    { kind: 'pattern', price: 0, extra: 0, boxes: [1, 5], player: 12 },
  ];
  const level = validateLevel({ rows: ROWS });
  if (!level.ok) throw new Error(level.error.message);
  const [pushes, moves] = METRICS.map((metric) => plainOptimum(level.value, metric)?.[metric] as number);
  const optimum = { pushes, moves };
  const whole = makeCertificate({ metric: 'pushes', fewest: 3, work: 500, lemmas });
  expect(provenClaim(ROWS, whole)).toBe('no solution with fewer than 3 pushes');
  for (let length = 0; length < whole.length; length++)
    expect(provenClaim(ROWS, whole.subarray(0, length))).toBeUndefined();
  for (let round = 0; round < sampled(25, 2_000); round++) {
    const changed = whole.slice();
    changed[random.below(changed.length)] = random.below(256);
    const claim = provenClaim(ROWS, changed);
    const proven = claim === undefined ? 0 : claim === 'no solution' ? Infinity : Number(/\d+/.exec(claim)?.[0]);
    expect(proven).toBeLessThanOrEqual(optimum[claim?.endsWith('moves') ? 'moves' : 'pushes'] as number);
  }
});

sharedTest('every certificate that ships is accepted by both checkers and says what the records say', (shared) => {
  const blocks = readFileSync(join(shared, 'levels/XSokoban.txt'), 'latin1').split(/\r?\n/);
  const levels: string[][] = [[]];
  for (const line of blocks) {
    if (line.includes('#') && /^[#@+$*. _-]*$/.test(line)) levels.at(-1)?.push(line);
    else if (levels.at(-1)?.length) levels.push([]);
  }
  const recorded: Record<string, { pushes?: (number | string | null | number[])[] }> = JSON.parse(
    readFileSync('scripts/records.json', 'utf8'),
  ).levels.XSokoban;
  const numbers = readdirSync('proof/xsokoban').map((name) => Number(/^(\d+)\.sokcert$/.exec(name)?.[1]));
  const proven = Object.keys(recorded).filter((number) => recorded[number]?.pushes?.[3] !== 'open');
  expect(numbers).toEqual(expect.arrayContaining(proven.map(Number)));
  // Each file is the one whose figures the records have, and the other way round.
  const noted = Object.keys(recorded).filter((number) => recorded[number]?.pushes?.[6]);
  expect(numbers.sort((a, b) => a - b)).toEqual(noted.map(Number));
  for (const number of sample(numbers, 5)) {
    const certificate = readFileSync(`proof/xsokoban/${number}.sokcert`);
    expect(certificate.length).toBeLessThan(20_000);
    const claim = provenClaim(levels[number - 1] as string[], certificate);
    const [pushes, , , proof, , , figures] = recorded[number]?.pushes ?? [];
    const [fewest, bytes] = figures as readonly number[];
    expect([claim, certificate.length], `${number}`).toEqual([claimInWords(Number(fewest), 'pushes'), bytes]);
    expect(fewest, `${number}`).toBeLessThanOrEqual(Number(pushes ?? Infinity));
    if (proof !== 'open') expect(fewest).toBe(pushes);
  }
});

test('both checkers are short enough to be read', () => {
  expect(readFileSync('proof/sokcheck.c', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(315);
  const codeLines = (name: string): number =>
    readFileSync(join('packages/core/src/proof', name), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/\*|\*|$)/.test(line)).length;
  const ofSokoban = readdirSync('packages/core/src/proof').filter((name) => !/\.test\.ts$|^futoshiki/.test(name));
  expect(ofSokoban.reduce((sum, name) => sum + codeLines(name), 0)).toBeLessThanOrEqual(560);
  expect(codeLines('futoshiki.ts')).toBeLessThanOrEqual(105);
});
