// Checks a certificate: a list of lemmas that proves "no solution with fewer than K pushes (or moves)", that and "none with K
// pushes and fewer than M moves", or "no solution" for a level. Calculus, proof, and format are in docs/certificates.md; proof/sokcheck.c is the same program in C. This
// folder shares no code with rules, solvers, or kernel. Nothing in a certificate is trusted: a wrong or hostile one ends
// in a reason, within the limits.

import { countSolution, Rejection, readBoard, type SolutionScore } from './board.js';
import { headerLength, parseHeader } from './header.js';
import { ALL_PRICES, openLemmas } from './lemmas.js';

export const CERTIFICATE_LINE = 'Sokoban certificate 1';
export const CERTIFICATE_MAGIC = 'SOKCERT1';

const MAX_NUMBER = 2 ** 16;
const MAX_BYTES = 2 ** 22;
/** Costs of a search with a tie-break. */
const MAX_TIE = 2 ** 22;

/** What a check may take, equal in both checkers: docs/certificates.md says how steps and room are counted. */
export const CHECK_LIMITS = { steps: 8_000_000_000, room: 2 ** 28 };
export type CheckLimits = Readonly<typeof CHECK_LIMITS>;

/** What a certificate proves. */
export interface CertificateClaim {
  /** What is counted. */
  readonly metric: 'pushes' | 'moves';
  /** No solution has fewer; null: there is no solution. */
  readonly fewest: number | null;
  /** In pushes: no solution with that many has fewer moves. */
  readonly fewestMoves?: number;
}

/** `work`: positions expanded and lemmas read. `score`: of the solution in the header. */
export type CheckedProof =
  | {
      readonly verified: true;
      readonly claim: CertificateClaim;
      readonly work: number;
      readonly steps: number;
      readonly score?: SolutionScore;
    }
  | { readonly verified: false; readonly reason: string };

/** `no solution with fewer than 97 pushes`, `… pushes, or with 97 pushes and fewer than 230 moves`, `no solution`. */
export function certificateClaimMessage({ metric, fewest, fewestMoves }: CertificateClaim): string {
  if (fewest === null) return 'no solution';
  const tieBreak = fewestMoves === undefined ? '' : `, or with ${fewest} pushes and fewer than ${fewestMoves} moves`;
  return `no solution with fewer than ${fewest} ${metric}${tieBreak}`.replace(/\b1 (push|move)e?s/g, '1 $1');
}

/** One character per byte. */
export function latinText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

function* readAndCheck(
  rows: readonly string[],
  bytes: Uint8Array,
  limits: CheckLimits,
): Generator<void, CheckedProof, void> {
  if (bytes.length >= MAX_BYTES) throw new Rejection('it is not a certificate');
  const text = latinText(bytes);
  const length = headerLength(text, CERTIFICATE_LINE);
  if (!text.startsWith(CERTIFICATE_MAGIC, length)) throw new Rejection('it is not a certificate');
  let at = length + CERTIFICATE_MAGIC.length;
  /** The next number, 7 bits per byte. */
  const below = (limit: number): number => {
    for (let value = 0, scale = 1; at < bytes.length && scale < 2 ** 35; scale *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * scale;
      if (byte < 128 && value >= limit) break;
      if (byte < 128) return value;
    }
    throw new Rejection('it ends in the middle of a number, or a number is too large');
  };
  const board = readBoard(rows);
  const kindOfClaim = below(3);
  const stated = below(MAX_NUMBER);
  const tie = kindOfClaim === 2 ? below(MAX_NUMBER) : 0;
  const work = below(2 ** 31 - 1);
  if (kindOfClaim === 2 && (stated * tie === 0 || (stated + 1) * tie > MAX_TIE))
    throw new Rejection('its tie-break is too large or has no bound');
  const inMoves = kindOfClaim === 1 && stated > 0;
  const fewest = stated || null;
  const claim = { metric: inMoves ? 'moves' : 'pushes', fewest, ...(tie > 0 && { fewestMoves: tie }) } as const;
  const message = certificateClaimMessage(claim);
  const header = parseHeader(text.slice(0, length));
  if (header.claims.some((each) => each !== message)) throw new Rejection('its header claims something else');
  const score = header.solution === undefined ? undefined : countSolution(board, header.solution);
  if (board.isCut) {
    if (stated > 0 || below(5) > 0 || at < bytes.length)
      throw new Rejection('a box or a goal is out of reach: only “no solution” is proven, without lemmas');
    return { verified: true, claim, work: 0, steps: 0 };
  }
  const budget = { ...limits, work };
  const lemmas = openLemmas(board, budget);
  const { cells, goals, boxes, player } = board;
  lemmas.addPrice(goals.map(() => 0));
  const list = (length: number, next: () => number): number[] => Array.from({ length }, next);
  for (let kind = below(5); kind > 0; kind = below(5)) {
    lemmas.spend('work', 1);
    yield;
    if (kind === 1) {
      lemmas.addPrice(list(goals.length, () => below(MAX_NUMBER)).map((v) => (v % 2 ? -(v + 1) / 2 : v / 2)));
    } else if (kind === 2) {
      lemmas.addGoalSet(list(below(goals.length + 1), () => below(goals.length)));
    } else if (kind === 3) {
      const price = below(lemmas.prices.length + 1) - 1;
      const extra = price < 0 ? 0 : below(MAX_NUMBER);
      let cell = -1;
      const places = list(below(goals.length + 1), () => {
        cell += below(cells - cell - 1) + 1;
        return cell;
      });
      yield* lemmas.addPattern(price, extra, places, below(cells + 1));
    } else if (tie > 0) throw new Rejection('it has a ball and a tie-break');
    else yield* lemmas.fillBall(below(MAX_NUMBER) || Infinity, inMoves);
  }
  if (at < bytes.length) throw new Rejection('it has bytes after its end');
  yield* lemmas.refute(boxes, player, ALL_PRICES, fewest ?? Infinity, { push: 1, countsWalks: inMoves });
  // One push more outweighs all moves, so what is cheaper has as many pushes and fewer moves.
  if (tie > 0)
    yield* lemmas.refute(boxes, player, ALL_PRICES, (stated + 1) * tie, { push: tie + 1, countsWalks: true });
  const spent = { work: work - budget.work, steps: limits.steps - budget.steps };
  return { verified: true, claim, ...spent, ...(score ? { score } : {}) };
}

/** Checks a certificate for the level with these rows, in slices. Compare `claim` with the one you want. */
export function* checkingCertificate(
  rows: readonly string[],
  certificate: Uint8Array,
  limits: CheckLimits = CHECK_LIMITS,
): Generator<void, CheckedProof, void> {
  try {
    return yield* readAndCheck(rows, certificate, limits);
  } catch (error) {
    if (error instanceof Rejection) return { verified: false, reason: error.message };
    throw error;
  }
}

/** The same at once. */
export function checkCertificate(...given: Parameters<typeof checkingCertificate>): CheckedProof {
  const checking = checkingCertificate(...given);
  let next = checking.next();
  while (!next.done) next = checking.next();
  return next.value;
}
