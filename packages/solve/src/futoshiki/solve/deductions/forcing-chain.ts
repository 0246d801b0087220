// Forcing chain (XY-chain): through cells with two candidates each, "if this is not 3, it is 5, so that is 2, so the
// last is 3". Then either the first or the last is 3, and a cell that sees both cannot be. The method is that of
// Simon Tatham's Latin square solver: breadth first, so the message has the shortest chain from a cell.

import {
  type CandidateNotes,
  fullMask,
  lineCells,
  linesThrough,
  lowestDigit,
  maskDigits,
} from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { cellDigit, cellFacts } from './facts.js';
import { sayFutoshikiHint } from './messages.js';

const isPair = (mask: number): boolean => {
  const rest = mask & (mask - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
};

const seeEachOther = (a: number, b: number, size: number): boolean =>
  a !== b && (a % size === b % size || Math.floor(a / size) === Math.floor(b / size));

function peers(cell: number, size: number): number[] {
  return linesThrough(cell, size).flatMap((line) => lineCells(line, size).filter((other) => other !== cell));
}

function deduction(
  notes: CandidateNotes,
  chain: readonly number[],
  forced: readonly number[],
  target: number,
  bit: number,
): Deduction {
  const { size } = notes;
  const digits = chain.map((cell, i) => cellDigit(cell, lowestDigit(forced[i] as number), size));
  return {
    rule: 'forcing-chain',
    name: 'forcing chain',
    eliminations: [{ cell: target, mask: bit }],
    because: [...chain],
    signs: [],
    premises: chain.map((cell) => ({ cell, mask: fullMask(size) & ~notes.mask(cell) })),
    ...sayFutoshikiHint('forcing-chain', lowestDigit(bit), digits, cellFacts(target, size)),
  };
}

/** Breadth first from `start`, supposing it is not `bit`. */
function follow(notes: CandidateNotes, start: number, bit: number): Deduction | undefined {
  const { size } = notes;
  const from = new Map<number, number>([[start, -1]]);
  const forced = new Map<number, number>([[start, notes.mask(start) & ~bit]]);
  for (const cell of from.keys()) {
    const now = forced.get(cell) as number;
    for (const next of peers(cell, size)) {
      if (from.has(next) || !notes.isOpen(next) || (notes.mask(next) & now) === 0) continue;
      if (now === bit && seeEachOther(next, start, size)) {
        const chain: number[] = [];
        for (let at = cell; at >= 0; at = from.get(at) as number) chain.unshift(at);
        return deduction(
          notes,
          chain,
          chain.map((each) => forced.get(each) as number),
          next,
          bit,
        );
      }
      if (!isPair(notes.mask(next))) continue;
      from.set(next, cell);
      forced.set(next, notes.mask(next) & ~now);
    }
  }
  return undefined;
}

function find(notes: CandidateNotes): Deduction | undefined {
  for (const [start, mask] of notes.masks.entries()) {
    if (!notes.isOpen(start) || !isPair(mask)) continue;
    for (const digit of maskDigits(mask)) {
      const deduction = follow(notes, start, 1 << (digit - 1));
      if (deduction) return deduction;
    }
  }
  return undefined;
}

export const FORCING_CHAIN: Rule = {
  id: 'forcing-chain',
  grade: 'extreme',
  about: 'a chain of two-candidate cells puts a digit in its first or last cell; rule it out in cells that see both',
  find,
};
