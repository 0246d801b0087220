// Forcing chains on the engine's masks: like deductions/forcing-chain.ts without messages, for the thousands of calls of
// the generator. Breadth first through cells with two candidates; allocates nothing after the first call for a size.

import type { Candidates } from '../candidates/candidates.js';

interface Chains {
  readonly queue: Int16Array;
  readonly forced: Int32Array;
}

const SCRATCH: Chains[] = [];

/** Rules out the first candidate that a chain refutes. True if there was one; does not propagate. */
export function ruleOutByChain(engine: Candidates): boolean {
  const { masks, count, size } = engine;
  SCRATCH[size] ??= { queue: new Int16Array(count), forced: new Int32Array(count) };
  const chains = SCRATCH[size];
  for (let start = 0; start < count; start++) {
    const mask = masks[start] as number;
    const rest = mask & (mask - 1);
    if (rest === 0 || (rest & (rest - 1)) !== 0) continue;
    if (follow(engine, chains, start, mask & -mask) || follow(engine, chains, start, rest)) return true;
  }
  return false;
}

/** Assumes that `start` is not `bit` and follows the consequences. */
function follow(engine: Candidates, { queue, forced }: Chains, start: number, bit: number): boolean {
  const { masks, size } = engine;
  const startColumn = start % size;
  const startRow = start - startColumn;
  forced.fill(0);
  forced[start] = (masks[start] as number) & ~bit;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const cell = queue[head] as number;
    const now = forced[cell] as number;
    const column = cell % size;
    const row = cell - column;
    for (let i = 0; i < 2 * size; i++) {
      const next = i < size ? row + i : (i - size) * size + column;
      const mask = masks[next] as number;
      if ((mask & now) === 0 || forced[next] !== 0) continue;
      const rest = mask & (mask - 1);
      if (rest === 0) continue;
      const nextColumn = next % size;
      if (now === bit && (nextColumn === startColumn || next - nextColumn === startRow)) {
        engine.restrict(next, ~bit);
        return true;
      }
      if ((rest & (rest - 1)) !== 0) continue;
      forced[next] = mask & ~now;
      queue[tail++] = next;
    }
  }
  return false;
}
