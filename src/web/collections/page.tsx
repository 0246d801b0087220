// The levels page: the list of collections, the levels of one as cards, and the panel that adds more.

import { useEffect, useRef, useState } from 'preact/hooks';
import { PUZZLE_IDS, type PuzzleId } from '../../base/puzzle.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notice } from '../app/notice.js';
import { StatusMessage } from '../app/status-message.js';
import { route } from '../route.js';
import { makeRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { L } from '../texts/levels.js';
import { T } from '../texts/play.js';
import { AddPanel } from './add-panel.js';
import { Cards } from './cards.js';
import { type Collection, firstOwn, loadCollection, loadedCollection } from './collections.js';
import { progressOf } from './level-progress.js';
import { type Listed, listed } from './listed.js';
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

const GENERATE = lazyPart(async () => (await import('../generate/panel.js')).GenerateSokobanPanel);

function usualCollection(): string {
  const puzzle: PuzzleId = 'sokoban';
  return firstOwn(puzzle) ?? saved.value.collections[0]?.id ?? '';
}

export function LevelsPage() {
  const { target } = route.value;
  const id = target.kind === 'collection' ? target.collection : usualCollection();
  const [missing, setMissing] = useState(false);
  // Only on leaving: what was said of one collection may still be needed at the next, as taking back a removal, and the
  // page of a level says here what it removed.
  useEffect(() => {
    document.title = T.shell.title(T.pages.levels);
    return () => notify(undefined, '');
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
