// The levels of one collection as cards, with the tools that search, sort, and filter them. A collection may have
// thousands: cards are drawn a group at a time, their pictures when they come near the view, and a group is drawn again
// only when one of its levels changed.

import { computed } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onIdle } from '../app/turns.js';
import { PageHead } from '../choices.js';
import type { Collection } from '../collections/data/collections.js';
import { Button } from '../controls.js';
import { knownGrade } from '../grades/known-grades.js';
import { draftSize } from '../puzzle-views.js';
import { gradesTexts } from '../texts/grades.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';
import { Card } from './card.js';
import { GradingLine } from './grading-line.js';
import { isSameRow, type LevelRow, levelProgress, listLevels } from './level-list.js';
import { ListTools, wishFor } from './list-tools.js';
import { watch } from './near-view.js';

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
