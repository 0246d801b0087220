// The certificate that a Futoshiki has one solution, or none: a text of a few header lines, an empty line, and the cases that
// proof/futoshiki.ts checks. It is made by a search that writes down each case it closes: choose an open cell, put in each digit
// that is not the solution's, and go on in the same way until the rules contradict it.

import type { Limits, Watch } from '../../base/outcome.js';
import { fail, ok, type Result } from '../../base/result.js';
import { startStopwatch } from '../../base/stopwatch.js';
import { type Assumption, checkCases, narrowCells } from '../../proof/futoshiki.js';
import { checkGrid } from '../rules/check.js';
import { cellName, type FutoshikiGrid, type FutoshikiLevel, gridRows } from '../rules/level.js';
import { hashLevel } from '../rules/rules.js';
import { brokenLimit } from '../solve/slices.js';

const FIRST_LINE = 'Futoshiki certificate 1';
/** What a certificate may have at most, in characters. */
const MAX_LENGTH = 2 ** 20;
const ONE_SOLUTION = 'one solution';
const NO_SOLUTION = 'no solution';

type VerifiedSolutions =
  | {
      readonly verified: true;
      readonly message: string;
      /** The only solution; null: there is none. */
      readonly grid: FutoshikiGrid | null;
      readonly cases: number;
    }
  | { readonly verified: false; readonly reason: string };

/** The lines of the header by name, and the cases. */
export function parseFutoshikiCertificate(
  text: string,
): Result<{ readonly header: ReadonlyMap<string, string>; readonly cases: readonly string[] }, string> {
  if (text.length > MAX_LENGTH) return fail('The file is too large for a certificate (at most 1 MiB).');
  const lines = text.split(/\r?\n/);
  if (lines[0] !== FIRST_LINE) return fail(`The file is not a certificate: its first line is not “${FIRST_LINE}”.`);
  const end = lines.indexOf('');
  const head = lines.slice(1, end < 0 ? undefined : end).map((line) => line.split(/: (.*)/));
  const cases = end < 0 ? [] : lines.slice(end + 1).filter((line) => line !== '');
  return ok({ header: new Map(head.map(([name = '', value = '']) => [name, value])), cases });
}

/** Checks a certificate for a level; the level never comes from the file. */
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
  const said = header.get('claim') ?? message;
  if (said !== message) return { verified: false, reason: `it claims “${said}”, and its cases prove: ${message}` };
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

/** The verified certificate that `grid` is the only solution, or with null that there is none; or why there is none. */
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
