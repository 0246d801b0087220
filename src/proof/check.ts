// Checks a certificate: a list of lemmas that proves "no solution with fewer than K pushes (or moves)" or "no solution"
// for a level. Calculus, proof, and format are in docs/certificates.md; proof/sokcheck.c is the same program in C. This
// folder shares no code with rules, solvers, or kernel. Nothing in a certificate is trusted: a wrong or hostile one ends
// in a reason, within the limits.

import { Rejection, readBoard } from './board.js';
import { ALL_PRICES, openLemmas } from './lemmas.js';

const MAX_NUMBER = 2 ** 16;
const MAX_BYTES = 2 ** 22;

/** What one check may spend. A step takes a few nanoseconds, a position about 200 bytes. */
export const DEFAULT_CHECK_LIMITS = { steps: 1e10, positions: 5e6 } as const;

export type CheckedProof =
  | {
      readonly verified: true;
      /** "no solution with fewer than 97 pushes", "no solution". */
      readonly claim: string;
      readonly metric: 'pushes' | 'moves';
      /** No solution has fewer; null: there is no solution. */
      readonly fewest: number | null;
      /** Positions expanded and lemmas read. */
      readonly work: number;
    }
  | { readonly verified: false; readonly reason: string };

function readAndCheck(
  rows: readonly string[],
  bytes: Uint8Array,
  limits: { steps: number; positions: number },
): CheckedProof {
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
  const isCounted = below(2) === 1;
  const stated = below(MAX_NUMBER);
  const work = below(2 ** 31 - 1);
  const inMoves = isCounted && stated > 0;
  const metric = inMoves ? 'moves' : 'pushes';
  const fewest = stated === 0 || board.isCut ? null : stated;
  const claim = fewest === null ? 'no solution' : `no solution with fewer than ${fewest} ${metric}`;
  const told = /\nclaim: (.*)\n/.exec(header)?.[1];
  if (told !== undefined && told !== claim && !board.isCut) throw new Rejection('its header claims something else');
  if (board.isCut) return { verified: true, claim, metric, fewest, work: 0 };
  const budget = { ...limits, work };
  const lemmas = openLemmas(board, budget);
  const { cells, goals } = board;
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
      const boxes = list(below(goals.length + 1), () => {
        cell += below(cells - cell - 1) + 1;
        return cell;
      });
      lemmas.addPattern(price, extra, boxes, below(cells + 1));
    } else lemmas.fillBall(below(MAX_NUMBER) || Infinity, inMoves);
  }
  lemmas.refute(board.boxes, board.player, ALL_PRICES, fewest ?? Infinity, inMoves);
  return { verified: true, claim, metric, fewest, work: work - budget.work };
}

/** Checks a certificate for the level with these rows. Compare `claim` with the one you want. */
export function checkCertificate(
  rows: readonly string[],
  certificate: Uint8Array,
  limits: { readonly steps: number; readonly positions: number } = DEFAULT_CHECK_LIMITS,
): CheckedProof {
  try {
    return readAndCheck(rows, certificate, limits);
  } catch (error) {
    if (error instanceof Rejection) return { verified: false, reason: error.message };
    throw error;
  }
}
