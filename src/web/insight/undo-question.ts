// What the undo check's worker is asked; it answers with an UndoAdvice.

export interface UndoQuestion {
  readonly rows: readonly string[];
  /** In LURD letters, from the level's start to the deadlock. */
  readonly moves: string;
}
