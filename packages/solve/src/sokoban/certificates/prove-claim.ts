// Produces the proof of a claim: learns lemmas, then makes the claim's own search as a checker will, which says which of them
// are needed. Learning and searching take turns with growing limits, because small open boards need a plain search and
// large ones lemmas. For fewest moves, lemmas help little; where the search is too wide, a ball of half the moves around
// the solved positions halves its depth, and the check itself decides. A tie-break, the fewest moves among the fewest pushes, is a second
// search with the same lemmas, in which one push more costs more than all moves; where that is too wide, the proof goes without.

import type { Limits, Watch } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { loadKernel } from '../../kernel/load.js';
import { type EngineState, STATES } from '../../kernel/parameters.js';
import { holdKernel, kernelWith, NO_END } from '../solve/engines/engine.js';
import type { LemmaKernel } from '../solve/engines/lemmas.js';
import { DEFAULT_BYTES, type Meter, type Slices, startMeter, startSlices } from '../solve/engines/meter.js';
import type { CertificateClaim } from './certificate-file.js';

/** Positions of the first round, and how much more the next one gets. */
const FIRST_WORK = 20_000;

const GROWTH = 5;

/** With many boxes, more lemmas make the check shorter: searches of the claim in rounds up to this one get a part of its positions. */
const MANY_BOXES = 12;

const SHORT_ROUND = 2_500_000;

const SHORT_PART = 0.1;

const MAX_POSITIONS = 4_000_000;

/** From this round on, the search of the claim gets twice as many positions. */
const WIDE_ROUND = 500_000;

/** The part of the claim that a ball must reach to be tried instead of this round, and after it. */
const EARLY_BALL = 0.6;

const LATE_BALL = 0.5;

/** Positions of a ball that a check is asked to find, and how many are counted before the rest is estimated. */
const MAX_BALL = 900_000;

const COUNTED_BALL = 40_000;

/** A search in moves beyond this many positions is made with a ball, and one for a tie-break is given up. */
const MAX_MOVE_POSITIONS = 50_000;

/** Lemmas with more boxes cost the wide search with a ball more than they save. */
const MAX_BALL_BOXES = 3;

const NO_BALL = -1;

/** What the lemma engine is to prove. */
const NO_SOLUTION = 1;

const CLIMB_ONLY = 2;

export const MAGIC = 'SOKCERT1';

/** Claims no solution, without lemmas and with little work: for levels with a box or goal out of reach. */
const EMPTY_PROOF = Uint8Array.from([...MAGIC].map((letter) => letter.charCodeAt(0)).concat(0, 0, 100, 0));

interface Prover {
  readonly kernel: LemmaKernel;
  readonly meter: Meter;
  readonly slices: Slices;
}

const engineState = (code: number): EngineState => STATES[code] as EngineState;

/** Learns for about this much work. `solved`: the claim's bound is proven, or a solution was met; `running`: not yet. */
function* learn({ kernel, meter, slices }: Prover, work: number): Generator<void, EngineState, void> {
  const end = kernel.lemmasWork() + work;
  let state: EngineState = 'running';
  while (state === 'running' && kernel.lemmasWork() < end && !meter.over(kernel.lemmasExpanded())) {
    state = engineState(slices.time((budget) => kernel.lemmasStep(Math.min(budget, work), NO_END), kernel.lemmasWork));
    yield;
  }
  return state;
}

/** The search that was begun. `solved`: proven, `unsolvable`: the claim is false, `full`: more positions than allowed. */
function* finishSearch({ kernel, meter, slices }: Prover): Generator<void, EngineState, void> {
  let state: EngineState = 'running';
  while (state === 'running' && !meter.over(kernel.lemmasExpanded() + kernel.lemmasClaimNodes())) {
    state = engineState(slices.time((budget) => kernel.lemmasClaimStep(budget)));
    yield;
  }
  return state;
}

/** The claim's own search, without its tie-break. */
function searchClaim(prover: Prover, { metric, fewest }: CertificateClaim, positions: number) {
  prover.kernel.lemmasClaim(fewest ?? 0, metric === 'moves' ? 1 : 0, positions);
  return finishSearch(prover);
}

function readProof(kernel: LemmaKernel, radius: number, mostBoxes: number): Uint8Array | undefined {
  const length = kernel.lemmasWrite(radius, mostBoxes);
  if (length === 0) return undefined;
  const proof = new Uint8Array(MAGIC.length + length);
  proof.set(EMPTY_PROOF.subarray(0, MAGIC.length));
  for (let i = 0; i < length; i++) proof[MAGIC.length + i] = kernel.certificateByte(i);
  return proof;
}

function* proveMoves(prover: Prover, claim: CertificateClaim): Generator<void, Uint8Array | undefined, void> {
  const { kernel } = prover;
  // The first step of learning makes the table of pairs.
  yield* learn(prover, 1);
  const state = yield* searchClaim(prover, claim, MAX_MOVE_POSITIONS);
  if (state === 'solved') return readProof(kernel, NO_BALL, 0);
  return state === 'full' ? readProof(kernel, (claim.fewest ?? 0) >> 1, MAX_BALL_BOXES) : undefined;
}

/**
 * The largest radius of a ball of at most `MAX_BALL` positions: pulls from the solved positions, layer by layer. After
 * `COUNTED_BALL` of them, the layers to come are taken to grow as the last one did.
 */
function ballRadius({ width, walls, goals }: Level): number {
  const steps = [-width, -1, 1, width];
  const occupied = Uint8Array.from(walls);
  const seen = new Set<string>();
  const floodFrom = (from: number): readonly number[] => {
    const reached = [from];
    occupied[from] = 1;
    for (const cell of reached) {
      for (const step of steps)
        if (!occupied[cell + step]) occupied[reached[reached.push(cell + step) - 1] as number] = 1;
    }
    for (const cell of reached) occupied[cell] = 0;
    return reached;
  };
  let layer: string[] = [];
  const add = (into: string[], boxes: readonly number[], player: number): void => {
    for (const box of boxes) occupied[box] = 1;
    const key = String.fromCharCode(...boxes, Math.min(...floodFrom(player)));
    for (const box of boxes) occupied[box] = 0;
    if (seen.size < seen.add(key).size) into.push(key);
  };
  walls.forEach((wall, cell) => {
    if (!wall && !goals.includes(cell)) add(layer, goals, cell);
  });
  let radius = 0;
  for (; layer.length > 0 && seen.size < COUNTED_BALL; radius++) {
    const next: string[] = [];
    for (const key of layer) {
      const boxes = Array.from(key.slice(0, -1), (letter) => letter.charCodeAt(0));
      for (const box of boxes) occupied[box] = 1;
      const reached = new Set(floodFrom(key.charCodeAt(boxes.length)));
      const pulls = boxes.flatMap((box) =>
        steps
          .filter((step) => reached.has(box + step) && !occupied[box + 2 * step])
          .map((step) => [box, box + step, box + 2 * step] as const),
      );
      for (const box of boxes) occupied[box] = 0;
      for (const [from, to, player] of pulls)
        add(
          next,
          boxes.map((box) => (box === from ? to : box)).sort((a, b) => a - b),
          player,
        );
    }
    if (seen.size >= COUNTED_BALL) {
      const growth = Math.max(next.length / layer.length, 1.1);
      const size = (later: number): number =>
        seen.size + (next.length * (growth ** (later + 1) - growth)) / (growth - 1);
      let later = 0;
      while (size(later + 1) <= MAX_BALL) later++;
      return radius + 1 + later;
    }
    layer = next;
  }
  return radius;
}

/** The proof of a claim in pushes whose search has ended, with its tie-break if that is short. */
function* withTieBreak(
  prover: Prover,
  { fewestMoves }: CertificateClaim,
): Generator<void, Uint8Array | undefined, void> {
  const { kernel } = prover;
  const proof = readProof(kernel, NO_BALL, 0);
  if (fewestMoves === undefined) return proof;
  kernel.lemmasTieBreak(fewestMoves, MAX_MOVE_POSITIONS);
  const state = yield* finishSearch(prover);
  return state === 'solved' ? (readProof(kernel, NO_BALL, 0) ?? proof) : proof;
}

function* provePushes(
  prover: Prover,
  claim: CertificateClaim,
  level: Level,
): Generator<void, Uint8Array | undefined, void> {
  const { kernel } = prover;
  const isCrowded = level.goals.length >= MANY_BOXES;
  let radius: number | undefined;
  if (claim.fewest !== null) kernel.lemmasCeiling(claim.fewest);
  for (let work = FIRST_WORK; ; work *= GROWTH) {
    const learned = yield* learn(prover, work);
    if (learned === 'full' || learned === 'unfit' || kernel.lemmasPushCount() > 0) return undefined;
    const wide = work < WIDE_ROUND ? work : work * 2;
    const most = isCrowded && work <= SHORT_ROUND ? work * SHORT_PART : Math.min(wide, MAX_POSITIONS);
    const positions = learned === 'running' ? most : MAX_POSITIONS;
    const searched = yield* searchClaim(prover, claim, positions);
    if (searched === 'solved') return yield* withTieBreak(prover, claim);
    if (searched !== 'full') return undefined;
    // The last resort: a search from both ends, where that is short enough. The check decides.
    if (work * GROWTH >= WIDE_ROUND) radius ??= ballRadius(level);
    const least = (claim.fewest ?? Infinity) * (work < WIDE_ROUND ? EARLY_BALL : LATE_BALL);
    if (radius !== undefined && radius >= least) return readProof(kernel, radius, MAX_BALL_BOXES);
    if (positions === MAX_POSITIONS) return undefined;
  }
}

/**
 * The proof of a claim, from its magic word on, possibly without its tie-break. Undefined: the claim is false, or there is no
 * proof within the limits. It is to be verified before it is shown to anyone.
 */
export function* proveClaim(
  level: Level,
  claim: CertificateClaim,
  limits: Limits,
  watch: Watch,
): Generator<void, Uint8Array | undefined, void> {
  const kernelHeld = holdKernel(kernelWith<LemmaKernel>(level, limits.bytes ?? DEFAULT_BYTES, loadKernel));
  try {
    const kernel = kernelHeld();
    const state = engineState(kernel.lemmasBegin(claim.fewest === null ? NO_SOLUTION : CLIMB_ONLY));
    if (state === 'unfit' && claim.fewest === null) return EMPTY_PROOF;
    if (state !== 'running') return undefined;
    const prover = { kernel, meter: startMeter(limits, watch), slices: startSlices(watch) };
    const inMoves = claim.metric === 'moves' && claim.fewest !== null;
    return yield* inMoves ? proveMoves(prover, claim) : provePushes(prover, claim, level);
  } finally {
    kernelHeld.close();
  }
}
