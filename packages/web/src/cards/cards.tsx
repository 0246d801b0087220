// The levels of one collection as cards, with the tools that search, sort, and filter them. A collection may have
// thousands: cards are drawn a group at a time, their pictures when they come near the view, and a group is drawn again
// only when one of its levels changed.

import { computed, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import { onIdle } from '../app/turns.js';
import { Choice, PageHead, TextField } from '../choices.js';
import type { Collection } from '../collections/data/collections.js';
import { Button } from '../controls.js';
import { gradeLevels, grading, stopGrading, ungraded } from '../grades/grading.js';
import { knownGrade } from '../grades/known-grades.js';
import { STOP } from '../more-icons.js';
import { draftSize, puzzleView } from '../puzzle-views.js';
import { gradesTexts } from '../texts/grades.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';
import { Card } from './card.js';
import {
  DEFAULT_WISH,
  gradesIn,
  isSameRow,
  type LevelRow,
  type ListWish,
  levelProgress,
  listLevels,
  SHOWS,
  SORTS,
} from './level-list.js';

// The line above a list of imported levels: the progress of grading, with a button to stop or continue it.

/** Stopped by the player: not started again by itself. */
const stopped = new Set<string>();

function GradingLine({ collection }: { readonly collection: Collection }) {
  const { id, puzzle, levels } = collection;
  useEffect(() => {
    if (!stopped.has(id)) void gradeLevels(id, puzzle, levels);
    return stopGrading;
  }, [id, puzzle, levels]);
  const now = grading.value;
  const isGrading = now?.of === id;
  const rest = ungraded(puzzle, levels).length;
  if (!isGrading && rest === 0) return null;
  const stop = (): void => {
    stopped.add(id);
    stopGrading();
  };
  const start = (): void => {
    stopped.delete(id);
    void gradeLevels(id, puzzle, levels);
  };
  return (
    <div class="row grading">
      <span class="quiet">{isGrading ? gradesTexts.grading(now.done, now.all) : gradesTexts.ungraded(rest)}</span>
      <Button variant="bare" {...(isGrading ? { icon: STOP, onClick: stop } : { onClick: start })}>
        {isGrading ? gradesTexts.stop : gradesTexts.start}
      </Button>
    </div>
  );
}

// The tools above a list of levels: search, sort, and two filters. What was chosen stays while the page is open.

/** Shared by all collections: a player who looks for unsolved hard levels looks in several. */
const wish = signal<ListWish>(DEFAULT_WISH);

const change = (part: Partial<ListWish>): void => {
  wish.value = { ...wish.value, ...part };
};

const sortsFor = (puzzle: PuzzleId): readonly ListWish['sort'][] =>
  SORTS.filter((sort) => sort !== 'pushes' || puzzleView(puzzle).hasMinimum);

/** A grade that doesn't occur in this collection is not used as a filter. */
function wishFor(collection: Collection, rows: readonly LevelRow[]): ListWish {
  const { grade, sort, ...rest } = wish.value;
  const isOffered = grade !== 'any' && gradesIn(collection.puzzle, rows).includes(grade);
  const isSorted = sortsFor(collection.puzzle).includes(sort);
  return { ...rest, grade: isOffered ? grade : 'any', sort: isSorted ? sort : 'order' };
}

function ListTools({ collection, rows }: { readonly collection: Collection; readonly rows: readonly LevelRow[] }) {
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

// Whether an element is in view or close to it. A long list draws only the pictures of such elements.

/** About two rows of cards above and below the view. */
const MARGIN = '500px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements, because each observer has a cost. */
function watch(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const watching = observer;
  waiting.set(element, seen);
  watching.observe(element);
  return () => {
    waiting.delete(element);
    watching.unobserve(element);
  };
}

/** In one column, the panel that adds levels is below all cards. */
function focusAddPanel(): void {
  const panel = document.querySelector('.add');
  panel?.scrollIntoView();
  panel?.querySelector('textarea')?.focus({ preventScroll: true });
}

/** How many cards are drawn in one task: a few milliseconds each on a slow machine. Divides the numbers below. */
const GROUP = 6;
const PAGE_OF_CARDS = 60;
const MORE_CARDS = 120;

/** The rows of a collection; an unchanged row is the same object as before. */
function collectionRows({ puzzle, levels }: Collection, before: readonly LevelRow[]): readonly LevelRow[] {
  return levels.map((level, index) => {
    const standing = levelProgress(puzzle, level.hash);
    const graded = knownGrade(puzzle, level);
    const row = { level, index, standing, graded, size: draftSize(puzzle, level.draft) };
    const last = before[index];
    return last && isSameRow(last, row) ? last : row;
  });
}

/** How many of the groups are drawn so far: one more whenever the page is idle. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    return onIdle(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}

/** The rows in groups; an unchanged group is the same object as before. */
function groupRows(
  rows: readonly LevelRow[],
  before: readonly (readonly LevelRow[])[],
): readonly (readonly LevelRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) => {
    const group = rows.slice(GROUP * at, GROUP * (at + 1));
    const last = before[at];
    return last?.length === group.length && group.every((row, index) => row === last[index]) ? last : group;
  });
}

function Item({ collection, row }: { readonly collection: Collection; readonly row: LevelRow }) {
  const item = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (isNear || !item.current ? undefined : watch(item.current, () => setNear(true))), [isNear]);
  return (
    <li ref={item}>
      <Card collection={collection} row={row} hasPicture={isNear} />
    </li>
  );
}

function Group({ collection, rows }: { readonly collection: Collection; readonly rows: readonly LevelRow[] }) {
  return useMemo(
    () => (
      <>
        {rows.map((row) => (
          <Item key={row.index} collection={collection} row={row} />
        ))}
      </>
    ),
    [collection, rows],
  );
}

/** How many cards of each collection were asked for, so that a player who comes back finds them again. */
const askedCards = new Map<string, number>();

function CardList({ collection, rows }: { readonly collection: Collection; readonly rows: readonly LevelRow[] }) {
  const [shown, setShown] = useState(askedCards.get(collection.id) ?? PAGE_OF_CARDS);
  const more = (): void => {
    askedCards.set(collection.id, shown + MORE_CARDS);
    setShown(shown + MORE_CARDS);
  };
  const last = useRef<readonly (readonly LevelRow[])[]>([]);
  const groups = useMemo(() => {
    last.current = groupRows(rows, last.current);
    return last.current;
  }, [rows]);
  const drawn = useDrawn(Math.min(groups.length, shown / GROUP));
  return (
    <>
      <ul class="cards">
        {groups.slice(0, Math.min(drawn, shown / GROUP)).map((group, at) => (
          <Group key={at} collection={collection} rows={group} />
        ))}
      </ul>
      {rows.length > shown && (
        <div class="row more">
          <Button onClick={more}>{levelsTexts.more(Math.min(MORE_CARDS, rows.length - shown))}</Button>
        </div>
      )}
    </>
  );
}

function countMessage(shown: number, all: number): string {
  if (shown === 0) return levelsTexts.none;
  return shown === all ? levelsTexts.list.count(all) : levelsTexts.list.countShown(shown, all);
}

export function Cards({ collection }: { readonly collection: Collection }) {
  const list = useMemo(() => {
    let last: readonly LevelRow[] = [];
    const all = computed(() => {
      last = collectionRows(collection, last);
      return last;
    });
    return { all, wanted: computed(() => listLevels(collection.puzzle, all.value, wishFor(collection, all.value))) };
  }, [collection]);
  const [rows, wanted] = [list.all.value, list.wanted.value];
  const solved = rows.filter(({ standing }) => standing.kind === 'solved').length;
  return (
    <>
      <PageHead
        over={levelsTexts.over(playTexts.pages[collection.puzzle], rows.length, solved)}
        title={collection.title}
      >
        <Button variant="narrow" onClick={focusAddPanel}>
          {levelsTexts.add.heading}
        </Button>
      </PageHead>
      {rows.length > 0 && rows.every(({ graded }) => graded?.grade === 'recursive') && (
        <p class="quiet list-count">{gradesTexts.needs.recursive}</p>
      )}
      {collection.origin !== 'own' && <GradingLine collection={collection} />}
      <ListTools collection={collection} rows={rows} />
      <p class="quiet list-count">{countMessage(wanted.length, rows.length)}</p>
      <CardList collection={collection} rows={wanted} />
    </>
  );
}
