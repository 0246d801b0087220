// What hints and explanations say, as sentences by kind. Cells are pairs of row and column from 1; the sentences of the
// program call them r3c1, other languages spell them out.

import { capital } from '@masu/core/base/format.js';
import { speaker } from '@masu/core/base/message.js';

export type CellAt = readonly [row: number, column: number];
export interface LineAt {
  readonly kind: 'row' | 'column';
  readonly number: number;
}
export type CellDigit = { readonly cell: CellAt; readonly digit: number };
/** Cells in which the same digits are ruled out. */
export type RuledOut = { readonly cells: readonly CellAt[]; readonly digits: readonly number[] };
/** What a sign implies for a cell: above the lowest candidate of the other cell (`up`), or below its highest. */
export type SignFacts = {
  readonly cell: CellAt;
  readonly other: CellAt;
  readonly up: boolean;
  readonly digit: number;
  /** The other cell is filled in. */
  readonly isExact: boolean;
};
export type ClueFacts =
  | ({ readonly kind: 'digit' } & CellDigit)
  | { readonly kind: 'sign'; readonly less: CellAt; readonly greater: CellAt };
/** Where reasoning ends in a contradiction. */
export type EndFacts =
  | { readonly kind: 'no-candidates'; readonly cell: CellAt }
  | { readonly kind: 'no-cell'; readonly line: LineAt; readonly digit: number }
  | { readonly kind: 'sign'; readonly sign: SignFacts; readonly digit: number };
/** A step of a proof by contradiction: a digit, or what is ruled out. */
export type StepFacts = { readonly place: CellDigit } | { readonly out: readonly RuledOut[] };

/** `1`, `1 and 2`, `1, 2, and 3`; with `or`: `1, 2, or 3`. */
function list(items: readonly (string | number)[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

/** `1 step`, `2 steps`; `2 guesses` with the plural given. */
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const name = ([row, column]: CellAt): string => `r${row}c${column}`;
const names = (cells: readonly CellAt[]): string => list(cells.map(name));
const line = ({ kind, number }: LineAt): string => `${kind} ${number}`;
const isDigit = ({ cell, digit }: CellDigit): string => `${name(cell)} is ${digit}`;
const atLeast = (up: boolean): string => (up ? 'at least' : 'at most');

/** `1 in r1c1 and r2c1; 2 and 3 in r4c1`: what to rule out. */
const outList = (out: readonly RuledOut[]): string =>
  out.map(({ cells, digits }) => `${list(digits)} in ${names(cells)}`).join('; ');

/** `r1c1 and r2c1 can’t be 1, and r4c1 can’t be 2 or 3`: the same as a clause. */
const cantBe = (out: readonly RuledOut[]): string =>
  list(out.map(({ cells, digits }) => `${names(cells)} can’t be ${list(digits, 'or')}`));

/** `r1c2 > r1c1`, `r1c1 is at least 2`. */
const relation = ({ cell, other, up }: SignFacts): string => `${name(cell)} ${up ? '>' : '<'} ${name(other)}`;
const bound = ({ up, digit, isExact }: Omit<SignFacts, 'cell' | 'other'>): string =>
  isExact ? String(digit) : `${atLeast(up)} ${digit}`;
const known = (sign: SignFacts): string => `${name(sign.other)} is ${bound(sign)}`;
const isOrAre = ({ length }: readonly number[]): string => (length === 1 ? 'is' : 'are');

const clue = (facts: ClueFacts): string =>
  facts.kind === 'digit' ? `the ${facts.digit} in ${name(facts.cell)}` : `${name(facts.less)} < ${name(facts.greater)}`;

/** A clause without a period. */
function ending(end: EndFacts): string {
  if (end.kind === 'no-candidates') return `${name(end.cell)} has no candidates left`;
  if (end.kind === 'no-cell') return `no cell in ${line(end.line)} can be ${end.digit}`;
  return `${name(end.sign.cell)} is ${end.digit}, but ${relation(end.sign)} and ${known(end.sign)}`;
}

export const ENGLISH = {
  /** The name of a step. */
  name: (step: string) => step,
  'single-candidate': (placing: CellDigit & { readonly arePlaced: boolean }) =>
    `${isDigit(placing)}: all other digits are ${placing.arePlaced ? 'already in its row or column' : 'ruled out'}.`,
  'single-place': (placing: CellDigit & { readonly line: LineAt }) =>
    `${isDigit(placing)}: it is the only cell in ${line(placing.line)} that can be ${placing.digit}.`,
  /** A cell of a line has its digit. */
  'line-digit': (placing: CellDigit, at: LineAt) =>
    `${isDigit(placing)}, so no other cell in ${line(at)} can be ${placing.digit}.`,
  /** The signs of one cell and the digits beside it leave only this digit (0: it is not to be said yet). */
  'sign-digit': (signs: readonly SignFacts[], placed: readonly number[], digit: number) => {
    const compared = signs.map(
      (sign) => `${sign.up ? 'greater' : 'less'} than ${name(sign.other)}, which is ${bound(sign)}`,
    );
    const beside = placed.length === 0 ? '' : `; ${list(placed)} ${isOrAre(placed)} already in its row or column`;
    return `${name(signs[0]?.cell as CellAt)} is ${compared.join(', and ')}${beside}${digit === 0 ? '' : `, so it is ${digit}`}.`;
  },
  /** Why a cell has one digit left, without the digit. */
  'why-single-candidate': (cell: CellAt, arePlaced: boolean) =>
    arePlaced
      ? `All digits but one are already in the row or column of ${name(cell)}.`
      : `All digits but one are ruled out in ${name(cell)}.`,
  'why-single-place': (cell: CellAt, at: LineAt) => `One digit of ${line(at)} can only be in ${name(cell)}.`,
  bounds: (sign: SignFacts, digits: readonly number[]) =>
    `${relation(sign)}, and ${known(sign)}, so ${cantBe([{ cells: [sign.cell], digits }])}.`,
  /** `bounds`: those of the chain's cells that must be known; `last`: the bound of its last cell. */
  chain: (chain: {
    readonly cells: readonly CellAt[];
    readonly up: boolean;
    readonly bounds: readonly (CellDigit & { readonly isExact: boolean })[];
    readonly last: number;
    readonly digits: readonly number[];
  }) => {
    const { cells, up, bounds, last, digits } = chain;
    const least = bounds.map((each) => `${name(each.cell)} is ${bound({ ...each, up })}`);
    return `${cells.map(name).join(up ? ' < ' : ' > ')}, and ${list(least)}, so ${name(cells.at(-1) as CellAt)} is ${atLeast(up)} ${last}. Rule out ${list(digits)}.`;
  },
  'naked-set': (at: LineAt, { cells, digits }: RuledOut, out: readonly RuledOut[]) =>
    `In ${line(at)}, ${names(cells)} must be ${list(digits)} in some order. Rule out ${outList(out)}.`,
  'hidden-set': (at: LineAt, { cells, digits }: RuledOut, out: readonly RuledOut[]) =>
    `In ${line(at)}, only ${names(cells)} can be ${list(digits, 'or')}. Rule out everything else there: ${outList(out)}.`,
  /** In these rows the digit can only be in these columns, or with rows and columns exchanged. */
  fish: (
    digit: number,
    of: 'rows' | 'columns',
    bases: readonly number[],
    covers: readonly number[],
    cells: readonly CellAt[],
  ) => {
    const others = of === 'rows' ? 'columns' : 'rows';
    return `In ${of} ${list(bases)}, ${digit} can only be in ${others} ${list(covers)}. Rule it out in the rest of those ${others}: ${names(cells)}.`;
  },
  'forcing-chain': (digit: number, chain: readonly CellDigit[], target: CellAt) => {
    const [first, last] = [chain[0], chain.at(-1)].map((each) => name(each?.cell as CellAt));
    return `If ${first} is not ${digit}, then ${list(chain.map(isDigit))}; so ${first} or ${last} is ${digit}, and ${name(target)}, which sees both, can’t be ${digit}.`;
  },
  /** `more`: how many steps are left out. */
  trial: (assumed: CellDigit, steps: readonly StepFacts[], more: number, end: EndFacts) => {
    const clauses = steps.map((step) => ('place' in step ? isDigit(step.place) : cantBe(step.out)));
    const after = more > 0 ? `after ${counted(more, 'more step')} ` : '';
    const then = clauses.length > 0 ? `then ${clauses.join(', then ')}, and ${after}` : '';
    return `Suppose ${isDigit(assumed)}: ${then}${ending(end)}. So ${name(assumed.cell)} can’t be ${assumed.digit}.`;
  },
  exhaustion: ({ cell, digit }: CellDigit, guesses: number) =>
    `${name(cell)} can’t be ${digit}: a search of ${counted(guesses, 'guess', 'guesses')} found no solution with it.`,

  /** The last steps to a digit, of `count` in all. */
  steps: (steps: readonly string[], count: number) =>
    [...(steps.length < count ? [`This takes ${count} steps. The last ${steps.length}:`] : []), ...steps].join(' '),
  /** `isSure`: each of the digits is wrong; else one of them is. */
  wrong: (digits: readonly CellDigit[], isSure: boolean) => {
    const these = capital(list(digits.map((each) => clue({ kind: 'digit', ...each }))));
    if (digits.length === 1) return `${these} is wrong. Erase it first.`;
    return isSure
      ? `${these} are wrong. Erase them first.`
      : `${these} can’t ${digits.length === 2 ? 'both' : 'all'} be right. Erase one of them first.`;
  },
  solved: () => 'The puzzle is solved.',
  unsolvable: (why: string) => `The puzzle has no solution. ${why}`.trim(),
  'no-common-digit': (several: string) => `No remaining cell has the same digit in every solution. ${several}`.trim(),
  'no-pattern': (several: string) => `No pattern leads to another digit. ${several}`.trim(),

  conflict: (clues: readonly ClueFacts[], reason: string) =>
    `${clues.length > 1 ? 'These clues contradict each other' : 'No solution satisfies this clue'}: ${list(clues.map(clue))}. ${reason}`,
  'same-line': (kind: 'row' | 'column') => `They are in the same ${kind}.`,
  'sign-cycle': () => 'They form a cycle: each cell would have to be less than itself.',
  'every-way': () => 'Every way to fill in the cells leads to a contradiction.',
  fails: (steps: readonly string[], more: number, end: EndFacts) => {
    const then = more > 0 ? `After ${counted(more, 'more step')}, ` : steps.length > 0 ? 'Then ' : '';
    return [...steps, capital(`${then}${ending(end)}.`)].join(' ');
  },
  /** Two solutions differ in these cells, or in `differing` such as the only one given. */
  several: (
    count: number | 'many',
    cells: readonly CellAt[],
    differing: number,
    missing: ClueFacts | 'none' | 'not-found',
  ) => {
    const where = differing > cells.length ? `${differing} cells, such as ${names(cells)}` : names(cells);
    const advice =
      missing === 'none'
        ? 'No single extra clue would make the solution unique.'
        : missing === 'not-found'
          ? 'The search found no single extra clue that would make the solution unique.'
          : `Adding ${clue(missing)} would make the solution unique.`;
    return `The puzzle has ${count} solutions. Two of them differ in ${where}. ${advice}`;
  },

  guessing: () => 'Needs guessing: at some point no rule gives the next step.',
  'hardest-step': (step: string, times: number) =>
    `Hardest step: ${step} (${times === 1 ? 'once' : `${times} times`}).`,
  'step-count': (count: number) => `${counted(count, 'step')} in all.`,
} as const;

export type FutoshikiHintTexts = typeof ENGLISH;
export const sayFutoshikiHint = speaker('futoshiki-hint', ENGLISH);
