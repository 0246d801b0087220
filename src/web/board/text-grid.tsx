// The board as a real table of words, for those who do not see the picture. Each row is drawn anew only when its letters
// changed, so a step on a large board costs two rows at most.

import { memo } from 'preact/compat';
import { T } from '../texts.js';

const TextRow = memo(function TextRow({ letters, row }: { readonly letters: string; readonly row: number }) {
  return (
    <tr>
      <th scope="row">{T.play.rowName(row)}</th>
      {[...letters].map((letter, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={column}>{T.play.cells[letter] ?? letter}</td>
      ))}
    </tr>
  );
});

/** Rows in board letters; `_` stands for outside. */
export function TextGrid({ rows, name }: { readonly rows: readonly string[]; readonly name: string }) {
  return (
    <div class="hide">
      <table>
        <caption>{name}</caption>
        <tbody>
          {rows.map((letters, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its index
            <TextRow key={index} row={index + 1} letters={letters} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
