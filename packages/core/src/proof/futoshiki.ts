// Checks a certificate about the solutions of a Futoshiki: that there is at most one, or none. The proof is a list of cases, one
// per line, `r1c2=3 r4c1=2`: these digits can't all be right. A case holds if putting them in leads to a contradiction by three
// rules and the cases before it; at the end the same rules, without any digit put in, must leave one digit per cell, or
// none somewhere. Each step only takes away what no solution has, so what is left over is proven (docs/certificates.md).
// This file imports nothing: to believe a proof is to believe what is here.

export interface ClueSet {
  readonly size: number;
  /** Row by row; 0 is a blank cell. */
  readonly cells: readonly number[];
  readonly inequalities: readonly { readonly less: number; readonly greater: number }[];
}

export interface Assumption {
  readonly cell: number;
  readonly digit: number;
}

/** The digits that are left, as bits from bit 1 on; null: a contradiction. `spend`: told before each pass over the grid. */
export function narrowCells(
  { size, cells, inequalities }: ClueSet,
  cases: readonly (readonly Assumption[])[],
  assumed: readonly Assumption[],
  spend: () => void = () => {},
): bigint[] | null {
  const lines = Array.from({ length: 2 * size }, (_, line) =>
    Array.from({ length: size }, (_cell, i) => (line < size ? line * size + i : i * size + line - size)),
  );
  const all = (1n << BigInt(size + 1)) - 2n;
  const left = cells.map((digit) => (digit > 0 ? 1n << BigInt(digit) : all));
  for (const { cell, digit } of assumed) left[cell] = at(left, cell) & (1n << BigInt(digit));
  for (let before = ''; before !== left.join(); ) {
    before = left.join();
    spend();
    for (const line of lines) {
      // A cell with one digit takes it from the others; a digit with one cell takes it.
      for (const cell of line) {
        const own = at(left, cell);
        if ((own & (own - 1n)) !== 0n) continue;
        for (const other of line) if (other !== cell) left[other] = at(left, other) & ~own;
      }
      for (let bit = 2n; bit <= all; bit <<= 1n) {
        const places = line.filter((cell) => at(left, cell) & bit);
        if (places.length === 0) return null;
        if (places.length === 1) left[places[0] as number] = bit;
      }
    }
    for (const { less, greater } of inequalities) {
      const [low, high] = [at(left, less), at(left, greater)];
      if (low === 0n || high === 0n) return null;
      left[less] = low & ((1n << BigInt(high.toString(2).length - 1)) - 1n);
      left[greater] = high & ~(((low & -low) << 1n) - 1n);
    }
    for (const each of cases) {
      const open = each.filter(({ cell, digit }) => at(left, cell) !== 1n << BigInt(digit));
      const [last, ...more] = open;
      if (!last) return null;
      if (more.length === 0) left[last.cell] = at(left, last.cell) & ~(1n << BigInt(last.digit));
    }
    if (left.includes(0n)) return null;
  }
  return left;
}

const at = (left: readonly bigint[], cell: number): bigint => left[cell] as bigint;

export type CheckedCases =
  /** The only grid that can be a solution; null: there is no solution. */
  | { readonly verified: true; readonly grid: readonly number[] | null }
  | { readonly verified: false; readonly reason: string };

/** Steps of a check: a pass over the grid takes size³ and the digits of all cases before. Some seconds. */
export const MAX_CASE_STEPS = 30_000_000;

class TooLong extends Error {}

/** The lines after the header of a certificate, checked for this puzzle. */
export function checkCases(puzzle: ClueSet, lines: readonly string[]): CheckedCases {
  try {
    return readAndCheck(puzzle, lines);
  } catch (error) {
    if (error instanceof TooLong) return { verified: false, reason: 'it needs more steps than a check may take' };
    throw error;
  }
}

function readAndCheck(puzzle: ClueSet, lines: readonly string[]): CheckedCases {
  const { size } = puzzle;
  const fail = (reason: string): CheckedCases => ({ verified: false, reason });
  let [steps, digits] = [0, 0];
  const spend = (): void => {
    steps += size ** 3 + digits;
    if (steps > MAX_CASE_STEPS) throw new TooLong();
  };
  const cases: Assumption[][] = [];
  for (const [index, line] of lines.entries()) {
    const assumed: Assumption[] = [];
    for (const word of line.split(' ')) {
      const [row = 0, column = 0, digit = 0] = (/^r(\d{1,2})c(\d{1,2})=(\d{1,2})$/.exec(word) ?? [])
        .slice(1)
        .map(Number);
      if ([row, column, digit].some((value) => value < 1 || value > size))
        return fail(`case ${index + 1} can’t be read`);
      digits++;
      assumed.push({ cell: (row - 1) * size + column - 1, digit });
    }
    if (narrowCells(puzzle, cases, assumed, spend)) return fail(`case ${index + 1} leads to no contradiction`);
    cases.push(assumed);
  }
  const left = narrowCells(puzzle, cases, [], spend);
  if (!left) return { verified: true, grid: null };
  if (left.some((bits) => (bits & (bits - 1n)) !== 0n)) return fail('more than one digit is left in a cell');
  return { verified: true, grid: left.map((bits) => bits.toString(2).length - 1) };
}
