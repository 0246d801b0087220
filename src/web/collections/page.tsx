// The levels page: the list of collections, the levels of one as cards, and the panel that adds more.

import { useEffect, useRef, useState } from 'preact/hooks';
import { PUZZLE_IDS, type PuzzleId } from '../../base/puzzle.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notice } from '../app/notice.js';
import { StatusMessage } from '../app/status-message.js';
import { Button } from '../controls.js';
import { GradingLine } from '../grades/grading-line.js';
import { gradeOf } from '../grades/known-grades.js';
import { route } from '../route.js';
import { makeRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { GR } from '../texts/grades.js';
import { L } from '../texts/levels.js';
import { T } from '../texts/play.js';
import { AddPanel } from './add-panel.js';
import { Card } from './card.js';
import { type Collection, firstOwn, type Listed, listed, loadCollection, loadedCollection } from './collections.js';
import { type LevelRow, listLevels, sizeOf } from './level-list.js';
import { progressOf } from './level-progress.js';
import { ListTools, wishFor } from './list-tools.js';
import { ManagePanel } from './manage-panel.js';
import { notify } from './notify.js';
import { useCollection } from './use-collection.js';

function solvedIn(collection: Collection | undefined): number {
  return collection?.levels.filter(({ hash }) => progressOf(collection.puzzle, hash).kind === 'solved').length ?? 0;
}

/** `mayLoad`: the collection shown comes first, the others, for their counts, after it. */
function SetLink(props: { readonly item: Listed; readonly current: boolean; readonly mayLoad: boolean }) {
  const { item, current, mayLoad } = props;
  const collection = loadedCollection(item.id);
  // One that can't be loaded is reported when it is chosen.
  useEffect(() => {
    if (mayLoad) loadCollection(item.id).catch(() => {});
  }, [item.id, mayLoad]);
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the collections are a row that scrolls.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const count = collection?.levels.length ?? 0;
  const solved = solvedIn(collection);
  return (
    <a
      ref={link}
      href={makeRoute({ page: 'levels', target: { kind: 'collection', collection: item.id, index: 0 } })}
      aria-current={current || undefined}
    >
      <span>{item.title}</span>
      <span class="quiet num">{collection ? `${solved}/${count}` : ''}</span>
      <span class="bar desktop" aria-hidden="true">
        <i style={{ width: `${count === 0 ? 0 : (solved / count) * 100}%` }} />
      </span>
    </a>
  );
}

function Sets({ chosen, mayLoad }: { readonly chosen: string; readonly mayLoad: boolean }) {
  return (
    <nav class="sets" aria-label={L.collections}>
      {PUZZLE_IDS.map((puzzle) => (
        <section key={puzzle}>
          <h2>{T.pages[puzzle]}</h2>
          <ul>
            {listed.value
              .filter((item) => item.puzzle === puzzle)
              .map((item) => (
                <li key={item.id}>
                  <SetLink item={item} current={item.id === chosen} mayLoad={mayLoad} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** In one column, the panel that adds levels is below all cards. */
function toAdding(): void {
  const panel = document.querySelector('.add');
  panel?.scrollIntoView();
  panel?.querySelector('textarea')?.focus({ preventScroll: true });
}

const GENERATE = lazyPart(async () => (await import('../generate/panel.js')).GenerateSokobanPanel);

const PAGE_OF_CARDS = 60;
/** As many more as are drawn without holding the page up. */
const MORE_CARDS = 120;

export function rowsOf({ puzzle, levels }: Collection): readonly LevelRow[] {
  return levels.map((level, index) => ({
    level,
    index,
    standing: progressOf(puzzle, level.hash),
    graded: gradeOf(puzzle, level),
    size: sizeOf(puzzle, level.draft),
  }));
}

function Cards({ collection }: { readonly collection: Collection }) {
  const [shown, setShown] = useState(PAGE_OF_CARDS);
  const rows = rowsOf(collection);
  const wanted = listLevels(collection.puzzle, rows, wishFor(collection, rows));
  const solved = rows.filter(({ standing }) => standing.kind === 'solved').length;
  return (
    <>
      <div class="head">
        <div>
          <p class="over">{L.over(T.pages[collection.puzzle], rows.length, solved)}</p>
          <h1>{collection.title}</h1>
        </div>
        <Button variant="narrow" onClick={toAdding}>
          {L.add.heading}
        </Button>
      </div>
      {rows.length > 0 && rows.every(({ graded }) => graded?.grade === 'recursive') && (
        <p class="quiet list-count">{GR.needs.recursive}</p>
      )}
      {collection.origin !== 'own' && <GradingLine collection={collection} />}
      <ListTools collection={collection} rows={rows} />
      <p class="quiet list-count">{wanted.length === 0 ? L.none : L.list.count(wanted.length, rows.length)}</p>
      <ul class="cards">
        {wanted.slice(0, shown).map((row) => (
          <li key={row.index}>
            <Card collection={collection} row={row} />
          </li>
        ))}
      </ul>
      {wanted.length > shown && (
        <div class="row more">
          <Button onClick={() => setShown(shown + MORE_CARDS)}>
            {L.more(Math.min(MORE_CARDS, wanted.length - shown))}
          </Button>
        </div>
      )}
    </>
  );
}

function usualCollection(): string {
  const puzzle: PuzzleId = 'sokoban';
  return firstOwn(puzzle) ?? saved.value.collections[0]?.id ?? '';
}

export function LevelsPage() {
  const { target } = route.value;
  const id = target.kind === 'collection' ? target.collection : usualCollection();
  const [missing, setMissing] = useState(false);
  // Only on coming here: what was said of one collection may still be needed at the next, as taking back a removal.
  useEffect(() => {
    document.title = T.shell.title(T.pages.levels);
    notify(undefined, '');
  }, []);
  const collection = useCollection(id, setMissing);
  return (
    <div class="collections">
      <Sets chosen={id} mayLoad={collection !== undefined || missing} />
      <section aria-label={L.region}>
        {collection ? <Cards key={id} collection={collection} /> : <h1>{missing ? L.missing : T.shell.loading}</h1>}
      </section>
      {/* Not before the cards: on a narrow page it would be pushed down by them. */}
      {(collection || missing) && (
        <aside class="side" aria-label={L.add.heading}>
          <AddPanel />
          {collection && <ManagePanel collection={collection} />}
          {collection?.puzzle !== 'futoshiki' && <Lazy part={GENERATE} />}
          {notice.value && <StatusMessage />}
        </aside>
      )}
    </div>
  );
}
