// The tools above a list of levels: search, sort, and two filters. What was chosen stays while the page is open.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { signal } from '@preact/signals';
import { Choice, TextField } from '../choices.js';
import type { Collection } from '../collections/data/collections.js';
import { puzzleView } from '../puzzle-views.js';
import { gradesTexts } from '../texts/grades.js';
import { levelsTexts } from '../texts/levels.js';
import { DEFAULT_WISH, gradesIn, type LevelRow, type ListWish, SHOWS, SORTS } from './level-list.js';

/** Shared by all collections: a player who looks for unsolved hard levels looks in several. */
const wish = signal<ListWish>(DEFAULT_WISH);

const change = (part: Partial<ListWish>): void => {
  wish.value = { ...wish.value, ...part };
};

const sortsFor = (puzzle: PuzzleId): readonly ListWish['sort'][] =>
  SORTS.filter((sort) => sort !== 'pushes' || puzzleView(puzzle).hasMinimum);

/** A grade that doesn't occur in this collection is not used as a filter. */
export function wishFor(collection: Collection, rows: readonly LevelRow[]): ListWish {
  const { grade, sort, ...rest } = wish.value;
  const isOffered = grade !== 'any' && gradesIn(collection.puzzle, rows).includes(grade);
  const isSorted = sortsFor(collection.puzzle).includes(sort);
  return { ...rest, grade: isOffered ? grade : 'any', sort: isSorted ? sort : 'order' };
}

export function ListTools({
  collection,
  rows,
}: {
  readonly collection: Collection;
  readonly rows: readonly LevelRow[];
}) {
  const { puzzle } = collection;
  const now = wishFor(collection, rows);
  const grades = gradesIn(puzzle, rows);
  const sortNames = { ...levelsTexts.list.sorts, boxes: puzzleView(puzzle).bySize };
  return (
    <search class="list-tools">
      <TextField
        label={levelsTexts.list.search}
        type="search"
        placeholder={levelsTexts.list.searchFor}
        value={now.search}
        onText={(search) => change({ search })}
      />
      <Choice
        name={levelsTexts.list.sort}
        options={sortsFor(puzzle).map((sort) => [sort, sortNames[sort]] as const)}
        chosen={now.sort}
        onChoose={(sort) => change({ sort })}
      />
      <Choice
        name={levelsTexts.show}
        options={SHOWS.map((show) => [show, levelsTexts.list.shows[show]] as const)}
        chosen={now.show}
        onChoose={(show) => change({ show })}
      />
      <Choice
        name={levelsTexts.list.grade}
        options={[
          ['any', levelsTexts.list.anyGrade] as const,
          ...grades.map((grade) => [grade, gradesTexts.names[grade]] as const),
        ]}
        chosen={now.grade}
        onChoose={(grade) => change({ grade })}
      />
    </search>
  );
}
