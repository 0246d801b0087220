// Levels of several files as one text, for an output file and for programs that open one collection.

import { basename } from 'node:path';
import { defined } from '../../base/defined.js';
import { type Format, PUZZLE_NAMES } from '../../base/puzzle.js';
import { textError } from '../../base/result.js';
import { isFolder } from '../../files/index.js';
import { BARS, type FutoshikiDraft } from '../../futoshiki/index.js';
import { type Draft, fitDrafts, SOK } from '../../sokoban/index.js';
import { EXIT, Refusal, worstOf } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import {
  errorLine,
  type FilePart,
  fileLabel,
  type InputOptions,
  isFileOf,
  loadFiles,
  loadInput,
  loadLevels,
  validLevels,
} from './input.js';

/** A level to write, and where it is from. */
export interface WrittenLevel {
  readonly file: string;
  readonly number: number;
  readonly draft: Draft;
}

/** Sokoban levels of all files as one text. What the format can't represent of a level is left out and reported. */
export function fittedText(format: Format<Draft>, levels: readonly WrittenLevel[], output: Output): string {
  const made = fitDrafts(
    format,
    levels.map(({ draft }) => draft),
  );
  if (!made.ok) throw new Refusal(EXIT.input, made.error.message);
  for (const { index, parts } of made.value.dropped) {
    const { file, number, draft } = levels[index] as WrittenLevel;
    const message = `Not written, because ${format.name} can’t represent it: ${parts.join(', ')}.`;
    output.complain(errorLine(file, textError(draft.place?.line ?? 1, 1, 'cannot-hold', message), number));
  }
  return made.value.text;
}

/** Futoshiki levels of all files as one text; every title can be written. */
export function barsText(drafts: readonly FutoshikiDraft[]): string {
  const made = BARS.make(drafts);
  if (!made.ok) throw new Refusal(EXIT.input, made.error.message);
  return made.value;
}

function joinedText(parts: readonly FilePart[], output: Output): string {
  const puzzles = [...new Set(parts.map(({ input }) => input.id))];
  if (puzzles.length > 1) {
    const names = puzzles.map((id) => PUZZLE_NAMES[id]).join(' and ');
    throw new Refusal(EXIT.usage, `These files are of ${names}. Open one puzzle at a time.`);
  }
  if (puzzles[0] === 'futoshiki') {
    return barsText(parts.flatMap(({ valid }) => valid.map(({ draft }) => draft as FutoshikiDraft)));
  }
  const levels = parts.flatMap(({ input, valid }) =>
    isFileOf(input, 'sokoban')
      ? valid.map(({ number, draft }): WrittenLevel => ({ file: input.file, number, draft: draft as Draft }))
      : [],
  );
  return fittedText(SOK, levels, output);
}

/** The text of one file as it is, or the valid levels of several as one text, and its name. */
export async function openedText(
  words: readonly string[],
  options: Pick<InputOptions, 'format'>,
  output: Output,
): Promise<{ readonly name: string; readonly text: string; readonly format?: string }> {
  const [first = ''] = words;
  const { format } = options;
  if (words.length === 1 && !isFolder(first)) {
    return { name: fileLabel(first), text: await loadInput(first), ...defined({ format }) };
  }
  const { loaded: parts, codes } = await loadFiles(words, output, async (file) => {
    return validLevels(await loadLevels(file, defined({ format })), output);
  });
  const held = parts.filter(({ valid }) => valid.length > 0);
  if (held.length === 0)
    throw new Refusal(worstOf([...codes, EXIT.input]), 'There are no valid levels in these files.');
  return { name: basename(first), text: joinedText(held, output) };
}
