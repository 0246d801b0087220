// What the pages that serve all puzzles ask of one: how its levels look, how their size, records, and minimum read, and in
// which formats they are saved. One object per puzzle, and a row of `PUZZLE_VIEWS`. What loads at other times has a row
// elsewhere, each in the folder that uses it: names of grades (`level-grade.ts`), grading (`grades/`), generators
// (`generate/`), facts for playlists (`levels/`), solutions (`level/`), saved games, editors (`editor/`), and labs.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { PuzzleRecord } from '@masu/core/play/saved-data.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import type { JSX } from 'preact';
import { GridPicture, GridPreview } from './board/grid-preview.js';
import { Preview } from './board/preview.js';
import { levelsTexts } from './texts/levels.js';

type DownloadFormat = readonly [id: string, name: string, extension: string];

interface PuzzleView<Id extends PuzzleId> {
  /** A board as on a card, or alone in its panel. */
  Picture(props: { readonly draft: DraftOf<Id>; readonly isLarge: boolean }): JSX.Element;
  /** What a level is measured by; called for every level of a list. */
  size(draft: DraftOf<Id>): number;
  readonly sizeWords: (size: number) => string;
  /** What sorting by size is called. */
  readonly bySize: string;
  /** Whether levels have a fewest number of pushes, which can be proven. */
  readonly hasMinimum: boolean;
  /** The format in which edited collections are saved: it loses nothing of a level. */
  readonly keptFormat: string;
  /** The formats of downloads, with their names and file extensions. */
  readonly downloads: readonly [DownloadFormat, ...DownloadFormat[]];
  /** What a record says in a list. */
  recordWords(record: PuzzleRecord<Id>): string;
  /** When the level was first solved, as far as the record says. */
  firstSolved(record: PuzzleRecord<Id>): number;
}

/** All cards have 11 pixels per cell, unless the level is larger than its frame. */
const CARD = { cell: 11, width: 150, height: 104 };
/** A board alone in its panel. */
const LARGE = { cell: 32, width: 360, height: 288 };

function previewWidth(rows: readonly string[], { cell, width, height }: typeof CARD): number {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return Math.min(cell * columns, width, (height / Math.max(1, rows.length)) * columns);
}

const boxCounts = new WeakMap<object, number>();

const SOKOBAN_VIEW: PuzzleView<'sokoban'> = {
  Picture: ({ draft: { rows }, isLarge }) => <Preview rows={rows} width={previewWidth(rows, isLarge ? LARGE : CARD)} />,
  /** Boxes, counted once per level: a list of thousands is made again at each letter of a search. */
  size(draft) {
    const count = boxCounts.get(draft) ?? draft.rows.join('').replace(/[^$*]/g, '').length;
    boxCounts.set(draft, count);
    return count;
  },
  sizeWords: levelsTexts.boxes,
  bySize: levelsTexts.list.sorts.boxes,
  hasMinimum: true,
  keptFormat: 'sok',
  downloads: [
    ['xsb', 'XSB', 'xsb'],
    ['sok', '.sok', 'sok'],
    ['slc', '.slc', 'slc'],
    ['rle', 'RLE', 'rle'],
  ],
  recordWords: ({ bestMoves, bestPushes }) => levelsTexts.score(bestMoves.moves, bestPushes.pushes),
  firstSolved: ({ bestMoves, bestPushes, solutions = [] }) =>
    Math.min(...[bestMoves, bestPushes, ...solutions].map(({ at }) => at)),
};

const FUTOSHIKI_VIEW: PuzzleView<'futoshiki'> = {
  Picture: ({ draft, isLarge }) => (isLarge ? <GridPicture draft={draft} /> : <GridPreview draft={draft} />),
  size: ({ size }) => size,
  sizeWords: levelsTexts.size,
  bySize: levelsTexts.list.bySize,
  hasMinimum: false,
  keptFormat: 'bars',
  downloads: [
    ['bars', 'Bars', 'txt'],
    ['unequal', 'Unequal', 'txt'],
  ],
  recordWords: ({ best }) => levelsTexts.solvedHints(best.hints),
  firstSolved: ({ best }) => best.at,
};

const PUZZLE_VIEWS: { readonly [Id in PuzzleId]: PuzzleView<Id> } = {
  sokoban: SOKOBAN_VIEW,
  futoshiki: FUTOSHIKI_VIEW,
};

export const puzzleView = <Id extends PuzzleId>(puzzle: Id): PuzzleView<Id> => PUZZLE_VIEWS[puzzle];

/** The size of a level as its puzzle measures it. */
export const draftSize = (puzzle: PuzzleId, draft: unknown): number =>
  puzzleView(puzzle).size(draft as DraftOf<PuzzleId>);

export function LevelPicture(props: {
  readonly puzzle: PuzzleId;
  readonly draft: unknown;
  readonly isLarge?: boolean;
}) {
  const { Picture } = puzzleView(props.puzzle);
  return <Picture draft={props.draft as DraftOf<PuzzleId>} isLarge={props.isLarge ?? false} />;
}
