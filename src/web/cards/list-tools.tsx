// The tools above a list of levels: search, sort, and two filters. What was chosen stays while the page is open.

import { signal } from '@preact/signals';
import { Choice } from '../choices.js';
import type { Collection } from '../collections/data/collection.js';
import { gradesTexts } from '../texts/grades.js';
import { levelsTexts } from '../texts/levels.js';
import { gradesIn, type LevelRow, type ListWish, SHOWS, SORTS, USUAL_WISH } from './level-list.js';

/** Shared by all collections: a player who looks for unsolved hard levels looks in several. */
const wish = signal<ListWish>(USUAL_WISH);

/** What the lists are sorted by. */

const change = (part: Partial<ListWish>): void => {
  wish.value = { ...wish.value, ...part };
};

/** A grade that doesn't occur in this collection is not used as a filter. */
export function wishFor(collection: Collection, rows: readonly LevelRow[]): ListWish {
  const { grade, sort, ...rest } = wish.value;
  const isOffered = grade !== 'any' && gradesIn(collection.puzzle, rows).includes(grade);
  const isSorted = collection.puzzle === 'sokoban' || sort !== 'pushes';
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
  const sorts = SORTS.filter((sort) => puzzle === 'sokoban' || sort !== 'pushes');
  return (
    <search class="list-tools">
      <label class="field">
        {levelsTexts.list.search}
        <input
          type="search"
          placeholder={levelsTexts.list.searchFor}
          value={now.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <Choice
        name={levelsTexts.list.sort}
        options={sorts.map(
          (sort) =>
            [
              sort,
              puzzle === 'futoshiki' && sort === 'boxes' ? levelsTexts.list.bySize : levelsTexts.list.sorts[sort],
            ] as const,
        )}
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
