// What commands write into level files: levels of several files as one text, for an output file and for programs that open one
// collection, and levels with their solutions.

import { basename } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import type { Format, MoveBudget, PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { ok, type TextError, textError } from '@masu/core/base/result.js';
import { BARS } from '@masu/core/futoshiki/formats/bars.js';
import { FUTOSHIKI_TEXT } from '@masu/core/futoshiki/formats/puzzle-formats.js';
import { fitDrafts } from '@masu/core/sokoban/formats/fit-drafts.js';
import { SOK } from '@masu/core/sokoban/formats/sok.js';
import { verifyStored } from '@masu/core/sokoban/formats/stored-solutions.js';
import type { Draft, StoredMoves } from '@masu/core/sokoban/rules/draft.js';
import type { DraftOf, LevelOf, PlayablePuzzle } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { EXIT, Refusal, worstOf } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import {
  errorLine,
  type FilePart,
  fileLabel,
  type InputOptions,
  isTypedFolder,
  loadFiles,
  loadInput,
  loadLevels,
  validLevels,
} from './input.js';

/** A level to write, and where it is from. */
export interface WrittenLevel<Id extends PuzzleId = PuzzleId> {
  readonly file: string;
  readonly number: number;
  readonly draft: DraftOf<Id>;
}

/** What a puzzle has to say about its files. */
interface FileRow<Id extends PuzzleId> {
  /** The format that stores most: for levels of several files, and for solved ones. */
  readonly format: Format<DraftOf<Id>>;
  /** All drafts as one text, without what the format can't represent of some. */
  fit?(format: Format<DraftOf<Id>>, drafts: readonly DraftOf<Id>[]): ReturnType<typeof fitDrafts>;
  /** The draft with a solution written into it. Solutions stored before are replayed; those that fail are errors. */
  solved(
    level: LevelOf<Id>,
    draft: DraftOf<Id>,
    solution: string | readonly string[] | undefined,
    budget: MoveBudget,
  ): { readonly draft: DraftOf<Id>; readonly errors: readonly TextError[] };
}

const withStored = ({ stored: _, ...draft }: Draft, stored: readonly StoredMoves[]): Draft =>
  stored.length === 0 ? draft : { ...draft, stored };

const FILE_ROWS: { readonly [Id in PuzzleId]?: FileRow<Id> } = {
  sokoban: {
    format: SOK,
    fit: fitDrafts,
    solved(level, draft, solution, budget) {
      const verified = verifyStored(level, draft, budget);
      const errors = verified.flatMap(({ error }) => error ?? []);
      const correct = verified.filter(({ error }) => error === undefined).map(({ stored }) => stored);
      // Solved before the first move: there are no moves to store.
      if (typeof solution !== 'string' || solution === '') return { draft: withStored(draft, correct), errors };
      const stored: StoredMoves = { kind: 'solution', title: 'Solution', moves: solution };
      // Don't store the same moves twice: the file would grow with every run.
      return { draft: withStored(draft, [...correct.filter(({ moves }) => moves !== solution), stored]), errors };
    },
  },
  futoshiki: {
    format: BARS,
    solved(_level, draft, solution) {
      const cells = solution && FUTOSHIKI_TEXT.parseAnswer(solution);
      return { draft: cells ? { ...draft, cells } : draft, errors: [] };
    },
  },
};

function wholeText<Level>(format: Format<Level>, drafts: readonly Level[]): ReturnType<typeof fitDrafts> {
  const text = format.make(drafts);
  return text.ok ? ok({ text: text.value, dropped: [] }) : text;
}

/** A puzzle without a row writes its first format, and no solutions. */
export const fileRow = <Id extends PuzzleId>({ id, formats }: PlayablePuzzle<Id>): FileRow<Id> =>
  FILE_ROWS[id] ?? {
    format: formats[0] as Format<DraftOf<Id>>,
    solved: (_level, draft) => ({ draft, errors: [] }),
  };

/** Levels of one puzzle as one text. What the format can't represent of a level is left out and reported. */
export function writtenText<Id extends PuzzleId>(
  puzzle: PlayablePuzzle<Id>,
  levels: readonly WrittenLevel<Id>[],
  output: Output,
  format = fileRow(puzzle).format,
): string {
  const drafts = levels.map(({ draft }) => draft);
  const text = fileRow(puzzle).fit?.(format, drafts) ?? wholeText(format, drafts);
  if (!text.ok) throw new Refusal(EXIT.input, text.error.message);
  for (const { index, parts } of text.value.dropped) {
    const { file, number, draft } = levels[index] as WrittenLevel;
    const message = `Not written, because ${format.name} can’t represent it: ${parts.join(', ')}.`;
    output.complain(errorLine(file, textError(draft.place?.line ?? 1, 1, 'cannot-hold', message), number));
  }
  return text.value.text;
}

function joinedText(parts: readonly FilePart[], output: Output): string {
  const puzzles = [...new Set(parts.map(({ input }) => input.puzzle))];
  if (puzzles.length > 1) {
    const names = puzzles.map(({ id }) => PUZZLE_NAMES[id]).join(' and ');
    throw new Refusal(EXIT.usage, `These files are of ${names}. Open one puzzle at a time.`);
  }
  const levels = parts.flatMap(({ input: { file }, valid }) => valid.map((level) => ({ ...level, file })));
  return writtenText(puzzles[0] as PlayablePuzzle<PuzzleId>, levels, output);
}

/** The text of one file as it is, or the valid levels of several as one text, and its name. */
export async function openedText(
  words: readonly string[],
  options: Pick<InputOptions, 'format'>,
  output: Output,
): Promise<{ readonly name: string; readonly text: string; readonly format?: string }> {
  const [first = ''] = words;
  const { format } = options;
  if (words.length === 1 && !isTypedFolder(first, output.host)) {
    return { name: fileLabel(first), text: await loadInput(first, output.host), ...defined({ format }) };
  }
  const { loaded: parts, codes } = await loadFiles(words, output, async (file) => {
    return validLevels(await loadLevels(file, defined({ format }), output.host), output);
  });
  const filled = parts.filter(({ valid }) => valid.length > 0);
  if (filled.length === 0)
    throw new Refusal(worstOf([...codes, EXIT.input]), 'There are no valid levels in these files.');
  return { name: basename(first), text: joinedText(filled, output) };
}
