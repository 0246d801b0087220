// A recorded Futoshiki search: events, the tree of tries, and the candidates after every event, in typed arrays. Lookups
// only; no search runs again.

import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Candidates } from '../candidates/candidates.js';
import { maskDigits } from '../candidates/notes.js';
import { TRY_KINDS, type TryKind } from '../try-events.js';

export type TryAlgorithm = 'backtrack' | 'propagate';

export interface RecordedTries {
  readonly algorithm: TryAlgorithm;
  readonly size: number;
  readonly givens: FutoshikiGrid;
  readonly result: {
    readonly verdict: 'solved' | 'exhausted' | 'limit';
    /** Calls of the course's `solve`, or guesses: what the solver reports as expanded. */
    readonly expanded: number;
    /** Backtracking: 0 or 1; propagation: 0, 1, or 2 for two or more. */
    readonly solutions: readonly FutoshikiGrid[];
  };
  readonly events: {
    readonly count: number;
    /** Indexes of `TRY_KINDS`. */
    readonly kinds: Uint8Array;
    readonly cells: Int16Array;
    readonly digits: Uint8Array;
    /** The try at the end of the path after the event; -1 at the root. */
    readonly tries: Int32Array;
    /** Expanded so far. */
    readonly expanded: Uint32Array;
    /** Where the changes of each event begin, and where those of the last end. */
    readonly changes: Uint32Array;
  };
  /** The tree: each try's parent (-1: the root), cell, digit, its event, and the event that took it back (0xffffffff: none). */
  readonly tries: {
    readonly count: number;
    readonly parents: Int32Array;
    readonly cells: Int16Array;
    readonly digits: Uint8Array;
    readonly placed: Uint32Array;
    readonly undone: Uint32Array;
  };
  /** Propagation: the cells whose candidates changed, with the new mask; bit d-1 is digit d. */
  readonly changed: { readonly cells: Int16Array; readonly masks: Int32Array };
  /** All masks before every `every`-th event, so that any event is reached in a few steps. */
  readonly frames: { readonly every: number; readonly masks: Int32Array };
}

interface TryEvent {
  readonly kind: TryKind;
  readonly cell: number;
  readonly digit: number;
  /** The try at the end of the path after the event; -1 at the root. */
  readonly at: number;
  /** Calls or guesses so far. */
  readonly expanded: number;
  /** Cells whose candidates changed. */
  readonly changed: readonly number[];
}

export function tryEventAt({ events, changed }: RecordedTries, index: number): TryEvent {
  const from = events.changes[index] as number;
  return {
    kind: TRY_KINDS[events.kinds[index] as number] as TryKind,
    cell: events.cells[index] as number,
    digit: events.digits[index] as number,
    at: events.tries[index] as number,
    expanded: events.expanded[index] as number,
    changed: [...changed.cells.subarray(from, events.changes[index + 1])],
  };
}

/** The tries from the root to this one. */
export function pathOfTry({ tries }: RecordedTries, last: number): number[] {
  const path: number[] = [];
  for (let at = last; at >= 0; at = tries.parents[at] as number) path.push(at);
  return path.reverse();
}

/** The digits after an event: the givens and the tries of the path; 0 for blank cells. */
export function digitsAt(recorded: RecordedTries, event: number): number[] {
  const digits = [...recorded.givens];
  for (const each of pathOfTry(recorded, recorded.events.tries[event] as number)) {
    digits[recorded.tries.cells[each] as number] = recorded.tries.digits[each] as number;
  }
  return digits;
}

/** The candidates of every cell after an event, as masks; empty for backtracking, which keeps none. */
export function masksAt({ algorithm, size, events, changed, frames }: RecordedTries, event: number): Int32Array {
  if (algorithm === 'backtrack') return new Int32Array(0);
  const cells = size * size;
  const frame = Math.floor(event / frames.every);
  const masks = frames.masks.slice(frame * cells, (frame + 1) * cells);
  for (let at = events.changes[frame * frames.every] as number; at < (events.changes[event + 1] as number); at++) {
    masks[changed.cells[at] as number] = changed.masks[at] as number;
  }
  return masks;
}

/** The buffers of a recording, to be transferred instead of copied. */
export function triesBuffers({ events, tries, changed, frames }: RecordedTries): ArrayBuffer[] {
  const columns = [events, tries, changed, frames].flatMap((table) => Object.values(table) as unknown[]);
  return columns.flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : []));
}

/** The candidates of every cell after propagation from the givens alone; undefined if they conflict. */
export function propagatedCandidates(level: FutoshikiLevel): readonly (readonly number[])[] | undefined {
  const candidates = new Candidates(level.size);
  candidates.load(level, 3);
  return candidates.propagate() ? Array.from(candidates.masks, maskDigits) : undefined;
}
