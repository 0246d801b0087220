// Levels as text, in any format of their puzzle.

import { fail, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { unknownName } from '@masu/core/base/suggest.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { AnyLevel } from '../jobs/puzzles/puzzle-types.js';
import { mustBeLevel } from './level-job.js';

/**
 * A level, or several of one puzzle, as the text of a file. `format` is an id such as `xsb`, `sok`, or `slc` for Sokoban
 * and `bars` for Futoshiki (docs/formats.md); by default the first format of the puzzle that can store them. An error
 * says what the format can't store. `readLevels` reads it back.
 * @example
 * ```ts
 * const text = makeText(level, 'sok');
 * console.log(text.ok); // true
 * ```
 */
export function makeText(levels: AnyLevel | readonly AnyLevel[], format?: string): Result<string, TextError> {
  const all: readonly AnyLevel[] = Array.isArray(levels) ? levels : [levels as AnyLevel];
  const [first] = all;
  if (first === undefined) throw wrongArgument('a level, or a list of levels', levels);
  const { id, formats, makeDraft } = mustBeLevel(first);
  const drafts = all.map((level) => {
    if (mustBeLevel(level).id !== id) throw new TypeError('Expected levels of one puzzle; a file has one.');
    return makeDraft(level);
  });
  const ids = formats.map((each) => each.id);
  if (format !== undefined && typeof format !== 'string') throw wrongArgument('text for format', format);
  if (format !== undefined && !ids.includes(format)) throw new TypeError(unknownName(`${id} format`, format, ids));
  let last: Result<string, TextError> = fail(textError(1, 1, 'not-storable', 'No format can store these levels.'));
  for (const each of formats) {
    if (format !== undefined && each.id !== format) continue;
    last = each.make(drafts);
    if (last.ok) break;
  }
  return last;
}
