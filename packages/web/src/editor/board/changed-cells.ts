// Where a drawing differs from a version of it. A version is saved without its margin, so the two are laid over each other
// where they differ least.

import { emptyEdges } from '../sheet/drawing.js';

/** How far a drawing may have grown to the left or up since. */
const MAX_SHIFT = 3;

/** Cells of the sheet, in order. */
export function changedCells(sheet: readonly string[], version: readonly string[]): readonly number[] {
  const { top, left } = emptyEdges(sheet);
  const width = sheet[0]?.length ?? 0;
  const changedAt = (down: number, right: number): number[] =>
    sheet.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (letter === (version[y - down]?.[x - right] ?? ' ') ? [] : [y * width + x])),
    );
  /** Whether the whole version is on the sheet there. */
  const fits = (down: number, right: number): boolean =>
    version.every(
      (row, y) =>
        row.trim() === '' ||
        (sheet[y + down] && right + row.search(/\S/) >= 0 && right + row.trimEnd().length <= width),
    );
  let best = changedAt(top, left);
  for (let down = top - MAX_SHIFT; down <= top + MAX_SHIFT; down++) {
    for (let right = left - MAX_SHIFT; right <= left + MAX_SHIFT; right++) {
      if (!fits(down, right)) continue;
      const changed = changedAt(down, right);
      if (changed.length < best.length) best = changed;
    }
  }
  return best;
}
