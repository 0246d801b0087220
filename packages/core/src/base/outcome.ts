// The solver interface: its possible outcomes and everything the host provides. There are three verdicts, none of them
// an error. A solver is a generator that yields between slices of work, so that its caller can handle keys and stop
// messages on the same thread; stopping needs no shared memory.

/** How a search can end; none of them is an error. */
export const VERDICTS = ['solved', 'unsolvable', 'gave-up'] as const;
/** How a search ended: `solved`, `unsolvable` (proven), or `gave-up` at a limit. */
export type Verdict = (typeof VERDICTS)[number];

/** valid: it solves the level; optimal: none is better in the solver's own metric; unique: there is no other. */
export const CLAIMS = ['valid', 'optimal', 'unique'] as const;
/** What is proven about an answer: see `CLAIMS`. */
export type Claim = (typeof CLAIMS)[number];

/** Why a search gave up. `unsound-rule`: it ran out of positions, but a rule that may drop solvable ones pruned it, so nothing is proven. `program`: an external solver ended by itself without a solution. */
export const LIMIT_NAMES = ['time', 'cpu', 'nodes', 'memory', 'stopped', 'unsound-rule', 'program'] as const;
/** The limit at which a search gave up: see `LIMIT_NAMES`. */
export type LimitName = (typeof LIMIT_NAMES)[number];

/** Limits per level; an absent one means no limit. `millis` and `cpuMillis` need a `TimedWatch`. */
export interface Limits {
  /** Milliseconds by the clock. */
  readonly millis?: number;
  /** Milliseconds of CPU time. */
  readonly cpuMillis?: number;
  /** Positions whose successors are made. */
  readonly nodes?: number;
  /** Memory of the search itself. */
  readonly bytes?: number;
}

/** Limits that need no clock. */
export interface UntimedLimits extends Limits {
  /** Needs a clock. */
  readonly millis?: never;
  /** Needs a clock. */
  readonly cpuMillis?: never;
}

/** The cost of a proof: a part of the whole effort. */
export interface ProofEffort {
  /** Positions whose successors were made until then. */
  readonly expanded: number;
  /** Milliseconds by the clock until then. */
  readonly millis: number;
  /** Milliseconds of CPU time until then. */
  readonly cpuMillis: number;
}

/** The cost of a search so far. `bytes` is the memory of the search itself. */
export interface Effort {
  /** Positions whose successors were made. */
  readonly expanded: number;
  /** Positions that were made, duplicates included. */
  readonly generated: number;
  /** Positions that were made and known already. */
  readonly duplicates: number;
  /** Milliseconds by the clock. */
  readonly millis: number;
  /** Milliseconds of CPU time, of all workers of the level. */
  readonly cpuMillis: number;
  /** The most memory that the search used. */
  readonly bytes: number;
  /** The part until the solver's metric was proven; the rest is the tie-break in the other metric. Only with both. */
  readonly proof?: ProofEffort;
}

/** The phases of solvers. Front ends have words for each. */
export const STAGES = [
  'a-star',
  'analysis',
  'backtracking',
  'feature space',
  'fewest moves',
  'finder',
  'lemmas',
  'proving',
  'searching',
  'shortening',
  'small',
  'straight',
  'two-sided',
] as const;
/** A phase of a solver, as its progress names it. */
export type Stage = (typeof STAGES)[number];

/** Live progress. */
export interface Progress {
  /** Positions whose successors were made so far. */
  readonly expanded: number;
  /** The memory that the search uses now. */
  readonly bytes: number;
  /** Proven so far: no solution is shorter than this, in the solver's metric. */
  readonly lowerBound?: number;
  /** What it is doing now. */
  readonly stage?: Stage;
  /** The layer that a search layer by layer has reached. */
  readonly depth?: number;
  /** Moves and pushes of the shortest solution so far, while one is optimized. It is lost if the worker ends early. */
  readonly shortest?: { readonly moves: number; readonly pushes: number };
  /** What is known so far, of jobs that report their stages; its kind says what it is. */
  readonly partial?: unknown;
  /** An answer that is better than those before; of a job, its verified solution. */
  readonly best?: unknown;
  /** The CPU time of the job so far. */
  readonly cpuMillis?: number;
}

/** The state of a job after this progress: the best answer stays until there is a better one. */
export const afterProgress = (last: Progress | undefined, now: Progress): Progress =>
  now.best === undefined && last?.best !== undefined ? { ...now, best: last.best } : now;

/** Everything a host provides to a solver. The clocks are in milliseconds, from any start. */
export interface Watch {
  /** The time by the clock. */
  now?(): number;
  /** The CPU time of the calling thread. */
  cpu?(): number;
  /** Whether the search should end as `gave-up`; asked once per slice. */
  stopped(): boolean;
  /** Called from time to time with the state of the search. */
  report(progress: Progress): void;
  /** Another search on the same level, if there is one: see `Solver.pairs`. */
  readonly partner?: Partner;
}

/** A watch with both clocks, as time limits need. */
export interface TimedWatch extends Watch {
  /** The time by the clock. */
  now(): number;
  /** The CPU time of the calling thread. */
  cpu(): number;
}

/** Limits and a matching watch: the types do not allow a time limit without a clock. */
export type Bounds = [limits: UntimedLimits, watch: Watch] | [limits: Limits, watch: TimedWatch];

/** The other of two searches on one level, as a solver sees it: byte messages in both directions, in order, none lost. */
export interface Partner {
  /** Which of the two searches this is. */
  readonly index: 0 | 1;
  /** Whether a message fits now. A full buffer is emptied when the other search next reads. */
  canSend(): boolean;
  /** Call only if there is room. The bytes are copied. */
  send(message: Uint8Array): void;
  /** The next message from the other search, if any. */
  receive(): Uint8Array | undefined;
}

/** What a solver returns: its verdict, with the answer and its claim, or with the limit and what is known. */
export type Outcome<Answer> =
  | {
      readonly verdict: 'solved';
      /** The solution. */
      readonly answer: Answer;
      /** What is proven about it. */
      readonly claim: Claim;
      /** What the search cost. */
      readonly effort: Effort;
      /** Statistics of the solver's own. */
      readonly notes?: Notes;
    }
  | {
      readonly verdict: 'unsolvable';
      /** What the search cost. */
      readonly effort: Effort;
      /** Statistics of the solver's own. */
      readonly notes?: Notes;
    }
  | {
      readonly verdict: 'gave-up';
      /** The limit that was reached. */
      readonly limit: LimitName;
      /** What the search cost. */
      readonly effort: Effort;
      /** Proven: no solution is shorter than this, in the solver's metric. */
      readonly lowerBound?: number;
      /** The best answer known: valid, not proven optimal. */
      readonly best?: Answer;
      /** Statistics of the solver's own. */
      readonly notes?: Notes;
    };

/** Additional statistics of one solver, for tables and lessons (strategy, deepest, solutions counted, …). */
export type Notes = Readonly<Record<string, number | string>>;

/** A running search: yields between slices of at most a few tens of milliseconds, returns the outcome. */
export type Solving<Answer> = Generator<void, Outcome<Answer>, void>;

/**
 * Runs a search, or other work in slices, to its end without a pause.
 * @example
 * ```ts
 * const solver = SOKOBAN_SOLVERS.find(({ id }) => id === 'push-optimal');
 * const outcome = solver && finish(solver.solve(level, { nodes: 1000 }, PATIENT));
 * console.log(outcome?.verdict); // solved
 * ```
 */
export function finish<Value>(work: Generator<unknown, Value, void>): Value {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** A watch without a clock that never stops a search, for callers without a time limit. */
export const PATIENT: Watch = { stopped: () => false, report: () => {} };
