// The interface of the engine for techniques: candidates to read, and one way to rule some out.

export interface Narrowable {
  readonly size: number;
  /** Bit d-1 is set while digit d is a candidate of the cell. */
  readonly masks: Int32Array;
  /** Where the last contradiction occurred; -1 if unknown. */
  conflict: number;
  /** Replaces the candidates `old` of a cell with `next`, a proper subset. False if nothing is left. */
  narrow(cell: number, old: number, next: number): boolean;
}
