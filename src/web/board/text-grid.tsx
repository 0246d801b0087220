// The board as a real table of words, for those who do not see the picture. Each row is drawn anew only when its letters
// changed, so a step on a large board costs two rows at most.

import { useMemo } from 'preact/hooks';
import { T } from '../texts/play.js';

function TextRow({ letters, row }: { readonly letters: string; readonly row: number }) {
  return useMemo(
    () => (
      <tr>
        <th scope="row">{T.play.rowName(row)}</th>
        {[...letters].map((letter, column) => (
          <td key={column}>{T.play.cells[letter] ?? letter}</td>
        ))}
      </tr>
    ),
    [letters, row],
  );
}

/** Rows in board letters; `_` stands for outside. */
export function TextGrid({ rows, name }: { readonly rows: readonly string[]; readonly name: string }) {
  return (
    <div class="hide">
      <table>
        <caption>{name}</caption>
        <tbody>
          {rows.map((letters, index) => (
            <TextRow key={index} row={index + 1} letters={letters} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
