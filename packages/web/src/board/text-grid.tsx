// The board as a table of words, for screen readers. A row is drawn again only when its letters changed, so a step on a
// large board costs two rows at most.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { filesTexts } from '../texts/files.js';

const CELLS: Readonly<Record<string, string>> = filesTexts.cells;
const cellWord = (letter: string): string => CELLS[letter] ?? letter;

/** Beyond this many cells, a row is one cell of counted runs: a table of tens of thousands would block the page. */
const MAX_CELLS = 6000;

/** `wall ×12, floor ×3, player` */
function runMessage(letters: string): string {
  return [...letters.matchAll(/(.)\1*/gs)]
    .map(([run, letter]) =>
      run.length === 1 ? cellWord(letter as string) : `${cellWord(letter as string)} ×${run.length}`,
    )
    .join(', ');
}

function TextRow(props: {
  readonly letters: string;
  readonly row: number;
  readonly asRuns: boolean;
  readonly nameAt: ((cell: number) => string) | undefined;
}) {
  const { letters, row, asRuns, nameAt } = props;
  const firstCell = (row - 1) * letters.length;
  return useMemo(
    () => (
      <tr>
        <th scope="row">{filesTexts.rowName(row)}</th>
        {asRuns ? (
          <td>{runMessage(letters)}</td>
        ) : (
          [...letters].map((letter, column) => (
            <td key={column}>{`${cellWord(letter)} ${nameAt?.(firstCell + column) ?? ''}`.trim()}</td>
          ))
        )}
      </tr>
    ),
    [letters, row, asRuns, nameAt],
  );
}

/**
 * The rows of a board as `rows` gives them, in board letters; `_` stands for outside. `rows` is called only when `of`,
 * what they are made from, has changed, and on a large board after the picture is drawn.
 */
export function TextGrid(props: {
  readonly of: unknown;
  readonly rows: () => readonly string[];
  readonly cells: number;
  readonly name: string;
  /** What an explanation calls a box or goal: it follows the word of its cell. */
  readonly nameAt?: ((cell: number) => string) | undefined;
}) {
  const isLarge = props.cells > MAX_CELLS;
  const [written, write] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isLarge) return;
    const timer = setTimeout(() => write(props.rows()), 0);
    return () => clearTimeout(timer);
  }, [props.of, isLarge]);
  const now = useMemo(() => (isLarge ? undefined : props.rows()), [props.of, isLarge]);
  return (
    <div class="hide">
      <table>
        <caption>{props.name}</caption>
        <tbody>
          {(now ?? written).map((letters, index) => (
            <TextRow key={index} row={index + 1} letters={letters} asRuns={isLarge} nameAt={props.nameAt} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
