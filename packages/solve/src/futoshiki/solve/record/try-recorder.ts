// Collects the events of a Futoshiki search in plain arrays of numbers and packs them at the end.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { fullMask } from '../candidates/notes.js';
import { TRY_KINDS, type TryKind } from '../try-events.js';
import type { RecordedTries, TryAlgorithm } from './recorded-tries.js';

const NEVER = 0xffffffff;

const EVENTS_PER_FRAME = 128;

export class TryRecorder {
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
    if (at % EVENTS_PER_FRAME === 0) this.#frames.push(this.#seen.slice());
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
      frames: { every: EVENTS_PER_FRAME, masks: frames },
    };
  }
}
