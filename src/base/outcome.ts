// What a solver may say and all that it knows of the world. Three verdicts, none of them an error.
// A solver is a generator: it yields between slices of work, so that whoever drives it can breathe
// (answer a key, take a stop message) on the same thread; nothing needs shared memory to be stoppable.

export const VERDICTS = ['solved', 'unsolvable', 'gave-up'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** valid: it holds; optimal: none better in the solver's own metric; unique: there is no other. */
export const CLAIMS = ['valid', 'optimal', 'unique'] as const;
export type Claim = (typeof CLAIMS)[number];

/** Why a search gave up. `unsound-rule`: it ran out of positions, but a rule that may drop solvable ones pruned it, so nothing is proven. */
export const LIMIT_NAMES = ['time', 'cpu', 'nodes', 'memory', 'stopped', 'unsound-rule'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** Each limit is for one level; an absent one does not bind. `millis` and `cpuMillis` need a `TimedWatch`. */
export interface Limits {
  readonly millis?: number;
  readonly cpuMillis?: number;
  readonly nodes?: number;
  readonly bytes?: number;
}

/** Limits that need no clock. */
export interface UntimedLimits extends Limits {
  readonly millis?: never;
  readonly cpuMillis?: never;
}

/** What a search has cost so far. `bytes` is the memory of the search itself. */
export interface Effort {
  readonly expanded: number;
  readonly generated: number;
  readonly duplicates: number;
  readonly millis: number;
  readonly cpuMillis: number;
  readonly bytes: number;
}

/** A live figure for a person who waits. */
export interface Progress {
  readonly expanded: number;
  readonly bytes: number;
  /** Proved so far: no solution is shorter than this, in the solver's metric. */
  readonly lowerBound?: number;
  /** What the solver is at, in a word or two. */
  readonly stage?: string;
}

/** All that a solver knows of the world. The clocks are in milliseconds, from any start. */
export interface Watch {
  now?(): number;
  /** The CPU time of the thread that asks. */
  cpu?(): number;
  stopped(): boolean;
  tell(progress: Progress): void;
  /** Where another search is at work on the same level: see `Solver.pairs`. */
  readonly partner?: Partner;
}

/** A watch with both clocks: what a limit of time needs. */
export interface TimedWatch extends Watch {
  now(): number;
  cpu(): number;
}

/** Limits and a watch that can hold them: a limit of time without a clock cannot be written. */
export type Bounds = [limits: UntimedLimits, watch: Watch] | [limits: Limits, watch: TimedWatch];

/** The other of two searches of one level, as a solver sees it: letters of bytes go both ways, in order, none is lost. */
export interface Partner {
  /** Which of the two this one is. */
  readonly index: 0 | 1;
  /** Is there room for a letter now? A full letter box is emptied when the other next looks. */
  canSend(): boolean;
  /** Only when there is room. The bytes are copied. */
  send(letter: Uint8Array): void;
  /** The next letter of the other, if one came. */
  receive(): Uint8Array | undefined;
}

export type Outcome<Answer> =
  | {
      readonly verdict: 'solved';
      readonly answer: Answer;
      readonly claim: Claim;
      readonly effort: Effort;
      readonly notes?: Notes;
    }
  | { readonly verdict: 'unsolvable'; readonly effort: Effort; readonly notes?: Notes }
  | {
      readonly verdict: 'gave-up';
      readonly limit: LimitName;
      readonly effort: Effort;
      readonly lowerBound?: number;
      /** The best answer known, valid but not proved best. */
      readonly best?: Answer;
      readonly notes?: Notes;
    };

/** Further figures of one solver, for tables and lessons (strategy, deepest, solutions counted …). */
export type Notes = Readonly<Record<string, number | string>>;

/** A search under way: yields between slices of at most a few tens of milliseconds, returns the outcome. */
export type Solving<Answer> = Generator<void, Outcome<Answer>, void>;

/** Runs a search to its end without a pause. */
export function finish<Answer>(solving: Solving<Answer>): Outcome<Answer> {
  for (;;) {
    const next = solving.next();
    if (next.done) return next.value;
  }
}

/** A watch without a clock that never stops a search: for callers that set no limit of time. */
export const PATIENT: Watch = { stopped: () => false, tell: () => {} };
