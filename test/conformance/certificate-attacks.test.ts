// Attacks on both checkers of certificates, which must agree on every file: proofs of our own producer with changed bytes and
// raised claims, and false claims about thousands of small levels, bare or with random lemmas. No false claim is ever
// accepted; truth comes from a search by the rules alone. The C program runs under sanitizers.

import type { Random } from '@masu/core/base/random.js';
import { checkCertificate } from '@masu/core/proof/check.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { proveClaim } from '@masu/solve/sokoban/certificates/prove-claim.js';
import { expect, test } from 'vitest';
import { type Lemma, makeCertificate } from '../certificate-bytes.js';
import { type CheckedFile, expectSameInC, setUpCheckers, verdictInTypeScript } from '../certificate-checkers.js';
import { plainOptimum } from '../plain-optimum.js';
import { pulledLevel, randomLevel } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

setUpCheckers();

/** A claim in pushes or moves about a level, and whether it is true. */
interface Attack extends CheckedFile {
  /** Of the level; undefined: it has no solution. */
  readonly optimum: Readonly<Record<'pushes' | 'moves' | 'tieMoves', number>> | undefined;
}

const METRICS = ['pushes', 'moves'] as const;

/** What both checkers say of each attack: the claim, or undefined. */
function provenClaims(attacks: readonly Attack[]): (string | undefined)[] {
  const verdicts = attacks.map((attack) => verdictInTypeScript(attack));
  expectSameInC(attacks, verdicts);
  return verdicts.map((verdict) => verdict?.claim);
}

/** Counts what was accepted, and fails if anything false was. */
function acceptedOf(attacks: readonly Attack[]): number {
  let accepted = 0;
  for (const [index, claim] of provenClaims(attacks).entries()) {
    if (claim === undefined) continue;
    accepted++;
    const { rows, bytes, optimum } = attacks[index] as Attack;
    const [first = 'Infinity', metric, second = '0'] = /(\d+) (\w+)(?:.* (\d+) moves)?/.exec(claim)?.slice(1) ?? [];
    const most = optimum?.[metric === 'moves' ? 'moves' : 'pushes'] ?? Infinity;
    const isFalse =
      Number(first) > most || (Number(first) === most && Number(second) > (optimum?.tieMoves ?? Infinity));
    if (isFalse) expect.fail(`${rows.join('\n')}\n${claim}: ${Buffer.from(bytes).toString('hex')}`);
  }
  return accepted;
}

function optimumOf(level: Level): Attack['optimum'] {
  const [inPushes, inMoves] = METRICS.map((metric) => plainOptimum(level, metric));
  return inPushes && inMoves && { pushes: inPushes.pushes, moves: inMoves.moves, tieMoves: inPushes.moves };
}

function someLevel(random: Random, height: number, width: number, boxes: number): Level {
  for (;;) {
    const isPulled = random.next() < 0.6;
    const level = isPulled ? pulledLevel(random, height, width, boxes) : randomLevel(random, height, width, boxes);
    if (level?.start.boxes.some((box) => !level.goalMap[box])) return level;
  }
}

function proofOf(level: Level, claim: Parameters<typeof proveClaim>[1]): Uint8Array | undefined {
  const watch = { stopped: () => false, report: () => {} };
  const proving = proveClaim(level, claim, { nodes: 20_000 }, watch);
  let next = proving.next();
  while (!next.done) next = proving.next();
  return next.value;
}

const HEAD_BYTES = 8;

function mutated(random: Random, proof: Uint8Array): Uint8Array {
  const bytes = proof.slice();
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = HEAD_BYTES + random.below(bytes.length - HEAD_BYTES);
    bytes[at] = random.next() < 0.5 ? random.below(256) : (bytes[at] as number) ^ (1 << random.below(8));
  }
  // Half of them also claim more: the byte after the metric, if the claim fits into one.
  const claimed = bytes[HEAD_BYTES + 1] as number;
  if (random.next() < 0.5 && claimed < 125)
    bytes[HEAD_BYTES + 1] = random.next() < 0.2 ? 0 : claimed + 1 + random.below(2);
  return bytes;
}

test('no mutated certificate proves a false claim', () => {
  const random = randomFor(10_000);
  const attacks: Attack[] = [];
  while (attacks.length < sampled(100, 10_000)) {
    const level = someLevel(random, 4, 5, 3);
    const optimum = optimumOf(level);
    const metric = METRICS[random.below(2)] as 'pushes' | 'moves';
    const tieBreak = optimum && metric === 'pushes' && random.next() < 0.5 ? { fewestMoves: optimum.tieMoves } : {};
    const proof = proofOf(level, { metric, fewest: optimum?.[metric] ?? null, ...tieBreak });
    if (!proof) continue;
    const rows = showPosition(level, level.start);
    for (let count = 0; count < 50; count++) attacks.push({ rows, bytes: mutated(random, proof), optimum });
  }
  const accepted = acceptedOf(attacks);
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(attacks.length / 2);
}, 3_600_000);

function randomLemma(random: Random, cells: number, boxes: number): Lemma {
  const kind = random.below(6);
  if (kind === 0) return { kind: 'price', values: Array.from({ length: boxes }, () => random.below(13) - 6) };
  if (kind === 1) return { kind: 'goal-set', goals: [...Array(boxes).keys()].filter(() => random.next() < 0.5) };
  if (kind === 2) return { kind: 'ball', radius: random.below(8) };
  const places = random.shuffle([...Array(cells).keys()]).slice(0, 1 + random.below(boxes));
  const player = random.next() < 0.4 ? cells : random.below(cells);
  const price = random.below(2) - 1;
  return { kind: 'pattern', price, extra: random.below(4), boxes: places.sort((a, b) => a - b), player };
}

test('false claims about random small levels are rejected, bare and with random lemmas', () => {
  const random = randomFor(20_000);
  const attacks: Attack[] = [];
  let bare = 0;
  for (let count = 0; goesOn(count, sampled(80, 20_000), bare > 30); count++) {
    const level = someLevel(random, 4, 4, 2);
    const optimum = optimumOf(level);
    if (!optimum) continue;
    const rows = showPosition(level, level.start);
    const floor = rows.join('').replace(/[^ .$*@+]/g, '').length;
    const metric = METRICS[random.below(2)] as 'pushes' | 'moves';
    const isTie = metric === 'pushes' && random.next() < 0.4;
    const falsely = isTie
      ? { metric, fewest: optimum.pushes, fewestMoves: optimum.tieMoves + 1 + random.below(2) }
      : { metric, fewest: random.next() < 0.3 ? 0 : optimum[metric] + 1 + random.below(2) };
    // Without lemmas the check is a plain search: it must find the shorter solution.
    const claim = checkCertificate(rows, makeCertificate(falsely));
    expect(claim.verified, rows.join('\n')).toBe(false);
    bare++;
    const lemmas = Array.from({ length: 1 + random.below(3) }, () =>
      randomLemma(random, floor, level.start.boxes.length),
    );
    const bytes = makeCertificate({ ...falsely, lemmas });
    if (count % 4 === 0) attacks.push({ rows, bytes, optimum });
    else expect(checkCertificate(rows, bytes).verified).toBe(false);
  }
  expect(bare).toBeGreaterThan(30);
  expect(acceptedOf(attacks)).toBe(0);
}, 3_600_000);
