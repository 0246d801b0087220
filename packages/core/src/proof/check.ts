// Checks a certificate: a list of lemmas that proves "no solution with fewer than K pushes (or moves)", that and "none with K
// pushes and fewer than M moves", or "no solution" for a level. Calculus, proof, and format are in docs/certificates.md; proof/sokcheck.c is the same program in C. This
// folder shares no code with rules, solvers, or kernel. Nothing in a certificate is trusted: a wrong or hostile one ends
// in a reason, within the limits.

import { Rejection, readBoard } from './board.js';
import { ALL_PRICES, openLemmas } from './lemmas.js';

const MAX_NUMBER = 2 ** 16;
const MAX_BYTES = 2 ** 22;
/** Costs of a search with a tie-break. */
const MAX_TIE = 2 ** 22;

/** What one check may spend. A step takes a few nanoseconds, a position about 200 bytes. */
export const DEFAULT_CHECK_LIMITS = { steps: 1e10, positions: 5e6 };
export type CheckLimits = Readonly<typeof DEFAULT_CHECK_LIMITS>;

/** What a certificate proves. */
export interface CertificateClaim {
  readonly metric: 'pushes' | 'moves';
  /** No solution has fewer; null: there is no solution. */
  readonly fewest: number | null;
  /** In pushes: no solution with that many has fewer moves. */
  readonly fewestMoves?: number;
}

/** `work`: positions expanded and lemmas read. */
export type CheckedProof =
  | { readonly verified: true; readonly claim: CertificateClaim; readonly work: number }
  | { readonly verified: false; readonly reason: string };

/** `no solution with fewer than 97 pushes`, `… pushes, or with 97 pushes and fewer than 230 moves`, `no solution`. */
export function certificateClaimMessage({ metric, fewest, fewestMoves }: CertificateClaim): string {
  if (fewest === null) return 'no solution';
  const tieBreak = fewestMoves === undefined ? '' : `, or with ${fewest} pushes and fewer than ${fewestMoves} moves`;
  return `no solution with fewer than ${fewest} ${metric}${tieBreak}`.replace(/\b1 (push|move)e?s/g, '1 $1');
}

function readAndCheck(rows: readonly string[], bytes: Uint8Array, limits: CheckLimits): CheckedProof {
  if (bytes.length >= MAX_BYTES) throw new Rejection('it is not a certificate');
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const header = text.startsWith('Sokoban certificate 1\n') ? text.slice(0, text.indexOf('\n\n') + 2) : '';
  if (text.slice(header.length, header.length + 8) !== 'SOKCERT1') throw new Rejection('it is not a certificate');
  let at = header.length + 8;
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
  if (board.isCut) return { verified: true, claim: { metric: 'pushes', fewest: null }, work: 0 };
  const inMoves = kindOfClaim === 1 && stated > 0;
  const fewest = stated || null;
  const claim = { metric: inMoves ? 'moves' : 'pushes', fewest, ...(tie > 0 && { fewestMoves: tie }) } as const;
  const message = certificateClaimMessage(claim);
  if ((/\nclaim: (.*)\n/.exec(header)?.[1] ?? message) !== message)
    throw new Rejection('its header claims something else');
  const budget = { ...limits, work };
  const lemmas = openLemmas(board, budget);
  const { cells, goals, boxes, player } = board;
  lemmas.addPrice(goals.map(() => 0));
  const list = (length: number, next: () => number): number[] => Array.from({ length }, next);
  for (let kind = below(5); kind > 0; kind = below(5)) {
    lemmas.spend('work', 1);
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
      lemmas.addPattern(price, extra, places, below(cells + 1));
    } else if (tie > 0) throw new Rejection('it has a ball and a tie-break');
    else lemmas.fillBall(below(MAX_NUMBER) || Infinity, inMoves);
  }
  lemmas.refute(boxes, player, ALL_PRICES, fewest ?? Infinity, { push: 1, countsWalks: inMoves });
  // One push more outweighs all moves, so what is cheaper has as many pushes and fewer moves.
  if (tie > 0) lemmas.refute(boxes, player, ALL_PRICES, (stated + 1) * tie, { push: tie + 1, countsWalks: true });
  return { verified: true, claim, work: work - budget.work };
}

/** Checks a certificate for the level with these rows. Compare `claim` with the one you want. */
export function checkCertificate(
  rows: readonly string[],
  certificate: Uint8Array,
  limits: CheckLimits = DEFAULT_CHECK_LIMITS,
): CheckedProof {
  try {
    return readAndCheck(rows, certificate, limits);
  } catch (error) {
    if (error instanceof Rejection) return { verified: false, reason: error.message };
    throw error;
  }
}
