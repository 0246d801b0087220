// The certificate that a Futoshiki has one solution, or none: a text of a few header lines, an empty line, and the cases that
// proof/futoshiki.ts checks. It is made by a search that writes down each case it closes: choose an open cell, put in each digit
// that is not the solution's, and go on in the same way until the rules contradict it.

import type { Limits, Watch } from '@masu/core/base/outcome.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { startStopwatch } from '@masu/core/base/stopwatch.js';
import { cellName, gridRows } from '@masu/core/futoshiki/rules/cell-name.js';
import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Rejection } from '@masu/core/proof/board.js';
import { type Assumption, checkCases, narrowCells } from '@masu/core/proof/futoshiki.js';
import { type CertificateHeader, headerLength, parseHeader } from '@masu/core/proof/header.js';
import { brokenLimit } from '../solve/slices.js';

const FIRST_LINE = 'Futoshiki certificate 1';
/** What a certificate may have at most, in characters. */
const MAX_LENGTH = 2 ** 20;
const ONE_SOLUTION = 'one solution';
const NO_SOLUTION = 'no solution';

/** What a certificate proves about a Futoshiki. */
export type VerifiedSolutions =
  | {
      readonly verified: true;
      /** `one solution`, or `no solution`. */
      readonly message: string;
      /** The only solution; null: there is none. */
      readonly grid: FutoshikiGrid | null;
      /** How many cases the file lists. */
      readonly cases: number;
    }
  | {
      readonly verified: false;
      /** Why: a part of a sentence after “not verified:”. */
      readonly reason: string;
    };

/** The header, and the cases. Line ends may be those of Windows: it is a text, and travels as one. */
export function parseFutoshikiCertificate(
  text: string,
): Result<{ readonly header: CertificateHeader; readonly cases: readonly string[] }, string> {
  if (text.length > MAX_LENGTH) return fail('The file is too large for a certificate (at most 1 MiB).');
  const plain = text.replaceAll('\r\n', '\n');
  try {
    const length = headerLength(plain, FIRST_LINE);
    if (length === 0) return fail(`The file is not a certificate: its first line is not “${FIRST_LINE}”.`);
    const cases = plain.slice(length).split('\n');
    return ok({ header: parseHeader(plain.slice(0, length)), cases: cases.filter((line) => line !== '') });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return fail(`The file is not a certificate: ${error.message}.`);
  }
}

/**
 * Checks a certificate for a level; the level never comes from the file.
 * @example
 * ```ts
 * const checked = verifyFutoshikiCertificate(level, 'Futoshiki certificate 1\n\n');
 * console.log(checked.verified && checked.message); // one solution
 * ```
 */
export function verifyFutoshikiCertificate(level: FutoshikiLevel, text: string): VerifiedSolutions {
  const parsed = parseFutoshikiCertificate(text);
  if (!parsed.ok) return { verified: false, reason: parsed.error };
  const { header, cases } = parsed.value;
  const checked = checkCases(level, cases);
  if (!checked.verified) return checked;
  const { grid } = checked;
  const solution = grid && checkGrid(level, grid);
  // What is left over may break a rule that was not needed: then there is no solution.
  const isSolution = solution?.ok === true;
  const message = isSolution ? ONE_SOLUTION : NO_SOLUTION;
  const said = header.claims.find((each) => each !== message);
  if (said !== undefined) return { verified: false, reason: `it claims “${said}”, and its cases prove: ${message}` };
  const shown = grid && isSolution ? gridRows(level.size, grid).join(' ') : undefined;
  if (header.solution !== undefined && header.solution !== shown)
    return { verified: false, reason: 'the solution in its header is not the one that its cases prove' };
  return { verified: true, message, grid: isSolution ? grid : null, cases: cases.length };
}

/** Refutes what is assumed, case by case. False: it has a solution. */
function* refute(
  level: FutoshikiLevel,
  assumed: readonly Assumption[],
  cases: (readonly Assumption[])[],
  keep: FutoshikiGrid | null,
): Generator<void, boolean, void> {
  for (;;) {
    const left = narrowCells(level, cases, assumed);
    const choice = left && openCell(left, keep);
    if (left && !choice) return keep !== null;
    if (!choice) {
      if (assumed.length > 0) cases.push(assumed);
      return keep === null;
    }
    yield;
    if (!(yield* refute(level, [...assumed, choice], cases, null))) return false;
  }
}

/** The open cell with the fewest digits, and its lowest digit that is not to be kept. */
function openCell(left: readonly bigint[], keep: FutoshikiGrid | null): Assumption | undefined {
  let best: { readonly cell: number; readonly digits: number[] } | undefined;
  for (const [cell, bits] of left.entries()) {
    const digits = [...bits.toString(2)].reverse().flatMap((bit, digit) => (bit === '1' ? [digit] : []));
    if (digits.length > 1 && digits.length < (best?.digits.length ?? Number.POSITIVE_INFINITY)) best = { cell, digits };
  }
  const digit = best?.digits.find((each) => each !== keep?.[best.cell]);
  return best && digit !== undefined ? { cell: best.cell, digit } : undefined;
}

/**
 * The verified certificate that `grid` is the only solution, or with null that there is none; or why there is none. Yields between
 * slices of work.
 * @example
 * ```ts
 * const work = certifyFutoshiki(level, [1, 2, 2, 1], 'me', { nodes: 1000 }, { stopped: () => false, report() {} });
 * let made = work.next();
 * while (!made.done) made = work.next();
 * console.log(made.value.ok && verifyFutoshikiCertificate(level, made.value.value).verified); // true
 * ```
 */
export function* certifyFutoshiki(
  level: FutoshikiLevel,
  grid: FutoshikiGrid | null,
  producer: string,
  limits: Limits,
  watch: Watch,
): Generator<void, Result<string, string>, void> {
  const stopwatch = startStopwatch(limits, watch);
  const cases: (readonly Assumption[])[] = [];
  const refuting = refute(level, [], cases, grid);
  let nodes = 0;
  let next = refuting.next();
  for (; !next.done; next = refuting.next()) {
    if (brokenLimit(nodes++, limits, stopwatch, watch)) return fail('no proof was found within the limits');
    yield;
  }
  if (!next.value) return fail('the claim is false');
  const lines = cases.map((each) => each.map(({ cell, digit }) => `${cellName(cell, level.size)}=${digit}`).join(' '));
  const text = [
    ...[FIRST_LINE, `producer: ${producer}`, `claim: ${grid ? ONE_SOLUTION : NO_SOLUTION}`],
    ...(grid ? [`solution: ${gridRows(level.size, grid).join(' ')}`] : []),
    ...[`puzzle: ${hashLevel(level)}`, '', ...lines, ''],
  ].join('\n');
  const verified = verifyFutoshikiCertificate(level, text);
  return verified.verified ? ok(text) : fail(`the proof was found, but its check fails: ${verified.reason}`);
}
