// Runs one of the two Futoshiki solvers and records all of it: the course's backtracking with its call count, or
// propagation with its guesses. The searches are the solvers' own, so every figure is the one that they report.

import type { Words } from '../../../base/message-tools.js';
import { english } from '../../../base/texts/en/tries.js';
import type { Explanation } from '../../../search/index.js';
import type { FutoshikiLevel } from '../../rules/level.js';
import { Backtracking } from '../backtrack.js';
import { Candidates } from '../candidates/candidates.js';
import { fullMask } from '../candidates/notes.js';
import { CandidateSearch, CONFLICTS_BEFORE_SHAVING } from '../candidates/search.js';
import { TRY_KINDS, type TryKind } from '../try-events.js';
import { type RecordedTries, type TryAlgorithm, tryEventAt } from './recorded-tries.js';

// Collects the events of a Futoshiki search in plain arrays of numbers and packs them at the end.

const NEVER = 0xffffffff;
const EVENTS_A_FRAME = 128;

class TryRecorder {
  readonly #level: FutoshikiLevel;
  /** The candidates as the search has them; it changes them between events. */
  readonly #masks: Int32Array;
  /** The candidates after the last event. */
  readonly #seen: Int32Array;
  readonly #kinds: number[] = [];
  readonly #cells: number[] = [];
  readonly #digits: number[] = [];
  readonly #ends: number[] = [];
  readonly #expanded: number[] = [];
  readonly #changes: number[] = [];
  readonly #tries = { parents: [] as number[], cells: [] as number[], digits: [] as number[] };
  readonly #placed: number[] = [];
  readonly #undone: number[] = [];
  readonly #changedCells: number[] = [];
  readonly #changedMasks: number[] = [];
  readonly #frames: Int32Array[] = [];
  #end = -1;

  /** `masks` are the search's own; backtracking has none. */
  constructor(level: FutoshikiLevel, masks: Int32Array = new Int32Array(0)) {
    this.#level = level;
    this.#masks = masks;
    this.#seen = new Int32Array(masks.length).fill(fullMask(level.size));
  }

  /** The first event: the givens alone. What they rule out in their lines belongs to the first propagation. */
  start(): void {
    const full = fullMask(this.#level.size);
    const givens = this.#level.cells.map((digit) => (digit === 0 ? full : 1 << (digit - 1)));
    this.event('start', -1, 0, 0, this.#masks.length === 0 ? this.#masks : Int32Array.from(givens));
  }

  event(kind: TryKind, cell: number, digit: number, expanded: number, masks = this.#masks): void {
    const at = this.#kinds.length;
    if (at % EVENTS_A_FRAME === 0) this.#frames.push(this.#seen.slice());
    this.#kinds.push(TRY_KINDS.indexOf(kind));
    this.#cells.push(cell);
    this.#digits.push(digit);
    if (kind === 'place') {
      this.#tries.parents.push(this.#end);
      this.#tries.cells.push(cell);
      this.#tries.digits.push(digit);
      this.#end = this.#placed.push(at) - 1;
      this.#undone.push(NEVER);
    } else if (kind === 'back') {
      this.#undone[this.#end] = at;
      this.#end = this.#tries.parents[this.#end] ?? -1;
    }
    this.#ends.push(this.#end);
    this.#expanded.push(expanded);
    this.#changes.push(this.#changedCells.length);
    this.#compare(masks);
  }

  /** Stores the candidates that changed since the last event. */
  #compare(masks: Int32Array): void {
    const seen = this.#seen;
    for (let cell = 0; cell < masks.length; cell++) {
      if (masks[cell] === seen[cell]) continue;
      seen[cell] = masks[cell] as number;
      this.#changedCells.push(cell);
      this.#changedMasks.push(seen[cell] as number);
    }
  }

  recorded(algorithm: TryAlgorithm, result: RecordedTries['result']): RecordedTries {
    const { size, cells } = this.#level;
    const count = this.#kinds.length;
    const frames = new Int32Array(this.#frames.length * this.#masks.length);
    this.#frames.forEach((frame, index) => {
      frames.set(frame, index * frame.length);
    });
    return {
      ...{ algorithm, size, givens: cells, result },
      events: {
        count,
        kinds: Uint8Array.from(this.#kinds),
        cells: Int16Array.from(this.#cells),
        digits: Uint8Array.from(this.#digits),
        tries: Int32Array.from(this.#ends),
        expanded: Uint32Array.from(this.#expanded),
        changes: Uint32Array.from([...this.#changes, this.#changedCells.length]),
      },
      tries: {
        count: this.#placed.length,
        parents: Int32Array.from(this.#tries.parents),
        cells: Int16Array.from(this.#tries.cells),
        digits: Uint8Array.from(this.#tries.digits),
        placed: Uint32Array.from(this.#placed),
        undone: Uint32Array.from(this.#undone),
      },
      changed: { cells: Int16Array.from(this.#changedCells), masks: Int32Array.from(this.#changedMasks) },
      frames: { every: EVENTS_A_FRAME, masks: frames },
    };
  }
}

interface RecordLimits {
  /** The most calls or guesses. */
  readonly nodes: number;
}

const CALLS_A_SLICE = 5_000;
const GUESSES_A_SLICE = 50;

/** The course's algorithm up to its first solution. Yields between slices. */
export function* recordBacktracking(
  level: FutoshikiLevel,
  { nodes }: RecordLimits,
): Generator<void, RecordedTries, void> {
  const search = new Backtracking(level);
  const recorder = new TryRecorder(level);
  search.observer = (kind, cell, digit) => recorder.event(kind, cell, digit, search.calls);
  recorder.event('start', -1, 0, search.calls);
  for (;;) {
    const ended = search.run(Math.min(search.calls + CALLS_A_SLICE, nodes));
    const result = (verdict: RecordedTries['result']['verdict']): RecordedTries =>
      recorder.recorded('backtrack', {
        verdict,
        expanded: search.calls,
        solutions: verdict === 'solved' ? [[...search.digits]] : [],
      });
    if (ended === 'solution') {
      recorder.event('solution', -1, 0, search.calls);
      return result('solved');
    }
    if (ended === 'done') {
      recorder.event('exhausted', -1, 0, search.calls);
      return result('exhausted');
    }
    if (search.calls >= nodes) return result('limit');
    yield;
  }
}

/** Propagation and guesses, up to a second solution or the proof that there is none. Yields between slices. */
export function* recordPropagation(
  level: FutoshikiLevel,
  { nodes }: RecordLimits,
): Generator<void, RecordedTries, void> {
  const candidates = new Candidates(level.size);
  const search = new CandidateSearch(candidates);
  const recorder = new TryRecorder(level, candidates.masks);
  search.observer = (kind, cell, digit) => recorder.event(kind, cell, digit, search.nodes);
  search.begin(level, 2);
  recorder.start();
  while (!search.run(Math.min(search.nodes + GUESSES_A_SLICE, nodes))) {
    if (search.nodes >= nodes) return finished('limit');
    yield;
  }
  recorder.event('exhausted', -1, 0, search.nodes);
  return finished(search.solutions.length > 0 ? 'solved' : 'exhausted');

  function finished(verdict: RecordedTries['result']['verdict']): RecordedTries {
    return recorder.recorded('propagate', { verdict, expanded: search.nodes, solutions: search.solutions.slice() });
  }
}

// The two Futoshiki algorithms in words and pseudo-code; every line names the events during which it runs. Lines are
// referred to by name here and worded by a table, so that they are the same lines in every language.

type TryWords = Words<typeof english>;
export const TRY_WORDS: TryWords = english;

interface PlannedLine {
  readonly indent: number;
  readonly says: keyof TryWords['lines'];
  readonly at: readonly TryKind[];
}

const line = (indent: number, says: PlannedLine['says'], ...at: TryKind[]): PlannedLine => ({ indent, says, at });

const PLANS: Readonly<Record<TryAlgorithm, readonly PlannedLine[]>> = {
  backtrack: [
    line(0, 'solve', 'start'),
    line(1, 'firstBlank'),
    line(1, 'isFull', 'solution'),
    line(1, 'eachDigit'),
    line(2, 'breaksRule', 'illegal'),
    line(3, 'nextDigit'),
    line(2, 'write'),
    line(2, 'recurse', 'place'),
    line(2, 'takeBack', 'back'),
    line(1, 'notSolved', 'exhausted'),
  ],
  propagate: [
    line(0, 'candidates', 'start'),
    line(0, 'propagate', 'propagate'),
    line(0, 'repeat'),
    line(1, 'keepSolution', 'solution'),
    line(1, 'guess', 'place'),
    line(1, 'propagate'),
    line(1, 'conflict', 'conflict'),
    line(2, 'takeBackGuess', 'back'),
    line(2, 'ruleOut', 'rule-out'),
    line(1, 'tryEach', 'shave'),
    line(0, 'until', 'exhausted'),
  ],
};

/** The explanations in the words of a language. */
export function tryExplanationsIn(words: TryWords): Readonly<Record<TryAlgorithm, Explanation<TryKind>>> {
  const lineText = (says: PlannedLine['says']): string => {
    const text = words.lines[says];
    return typeof text === 'string' ? text : text(CONFLICTS_BEFORE_SHAVING);
  };
  const explain = (id: TryAlgorithm): Explanation<TryKind> => ({
    paragraph: words.paragraphs[id],
    lines: PLANS[id].map(({ indent, says, at }) => ({ indent, text: lineText(says), at })),
  });
  return { backtrack: explain('backtrack'), propagate: explain('propagate') };
}

export const TRY_EXPLANATIONS: Readonly<Record<TryAlgorithm, Explanation<TryKind>>> = tryExplanationsIn(TRY_WORDS);

/** The line of the pseudo-code that runs at an event. */
export function tryLineAt(recorded: RecordedTries, event: number): number {
  const { kind } = tryEventAt(recorded, event);
  return PLANS[recorded.algorithm].findIndex(({ at }) => at.includes(kind));
}
