// Computes the difficulty without the steps, with the solver's engine: the rules of each difficulty together reach a
// fixed point that does not depend on the order of the steps, so masks and matchings find it a hundred times faster than
// single deductions. The generator calls it thousands of times; the grader confirms the final result.

import type { FutoshikiLevel } from '../../rules/level.js';
import { Candidates, type Strength } from '../candidates/candidates.js';
import type { Grade } from '../deductions/deduction.js';

// Forcing chains on the engine's masks: like deductions/forcing-chain.ts without messages, for the thousands of calls of
// the generator. Breadth first through cells with two candidates; allocates nothing after the first call for a size.

interface Chains {
  readonly queue: Int16Array;
  readonly forced: Int32Array;
}

const SCRATCH: Chains[] = [];

/** Rules out the first candidate that a chain refutes. True if there was one; does not propagate. */
function ruleOutByChain(engine: Candidates): boolean {
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

const ENGINES: Candidates[] = [];
const GRADE_OF_STRENGTH: readonly Grade[] = ['trivial', 'easy', 'tricky', 'extreme'];

/** The grade of a puzzle known to have one solution; `most` stops the work there: anything harder is `recursive`. */
export function quickGrade(level: FutoshikiLevel, most: Grade = 'extreme'): Grade {
  ENGINES[level.size] ??= new Candidates(level.size);
  const engine = ENGINES[level.size] as Candidates;
  engine.load(level, 0);
  for (const [strength, grade] of GRADE_OF_STRENGTH.entries()) {
    if (strength > 0) engine.raise(strength as Strength);
    if (!engine.propagate()) return 'recursive';
    if (engine.isFilled()) return grade;
    if (grade === most && most !== 'extreme') return 'recursive';
  }
  while (!engine.isFilled() && ruleOutByChain(engine)) if (!engine.propagate()) return 'recursive';
  return engine.isFilled() ? 'extreme' : 'recursive';
}
