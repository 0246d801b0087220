// Boards under a `width height` line, as in the files of a course at Toulouse (ISAE-SUPAERO): first the line, then
// exactly that many rows. Remarks may follow the rows; other programs stop reading before them.

import { indexLines } from '../../base/lines.js';
import { collectionFormat } from './collection-format.js';
import { findSizedBoard, sizeLine } from './find-board.js';

/** Rows padded to the full width: programs that read letter by letter need every cell. */
function board(rows: readonly string[]): string[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return [`${width} ${rows.length}`, ...rows.map((row) => row.padEnd(width))];
}

const ROW = /^[ #.$*@+_-]*#[ #.$*@+_-]*$/;

export const SIZED = /* @__PURE__ */ collectionFormat({
  id: 'sized',
  name: 'Sized',
  about: 'a `width height` line, then the rows of the board',
  extensions: ['.in', '.txt'],
  find: findSizedBoard,
  style: { board },
  recognize(head) {
    const lines = indexLines(head.slice(0, 4096));
    for (let at = 0; at + 1 < lines.count; at++) {
      if (lines.isBlank(at) || lines.text.charCodeAt(lines.starts[at] as number) === 59) continue;
      return sizeLine(lines, at) && ROW.test(lines.line(at + 1)) ? 0.9 : 0;
    }
    return 0;
  },
});
