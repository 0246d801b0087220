// A table with a row per puzzle, to which a row for one more puzzle can be added. The module that makes a table exports its
// rows, which are read only, and its `add`; `addPuzzle` in `jobs` calls all of them.

/** A table with a row per puzzle. */
export interface PuzzleTable<Rows extends object> {
  readonly rows: Readonly<Rows>;
  /** Adds the row of one more puzzle, and returns what takes it back. */
  add(id: string, row: Rows[keyof Rows]): () => void;
}

export function puzzleTable<Rows extends object>(first: Rows): PuzzleTable<Rows> {
  const rows: Rows = { ...first };
  return {
    rows,
    add(id, row) {
      Object.assign(rows, { [id]: row });
      return () => Reflect.deleteProperty(rows, id);
    },
  };
}
