// What a technique sees of the engine: candidates to read, and the one way to strike some.

export interface Narrowable {
  readonly size: number;
  /** Bit d-1 is set while digit d may stand in the cell. */
  readonly masks: Int32Array;
  /** Where the last contradiction showed; -1 where no cell or line is to blame. */
  conflict: number;
  /** Puts `next`, a true part of `old`, in a cell that holds `old`. False where nothing is left. */
  narrow(cell: number, old: number, next: number): boolean;
}
