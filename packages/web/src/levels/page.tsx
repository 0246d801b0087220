// The levels page: the list of collections, the levels of one as cards, and the panel that adds more.

import { useEffect, useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifyLevels } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { Cards } from '../cards/cards.js';
import { firstOwn } from '../collections/data/collections.js';
import { useCollection } from '../collections/data/use-collection.js';
import { GENERATORS } from '../generate/generators.js';
import { route } from '../route.js';
import { saved } from '../saves/saves.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';
import { AddPanel } from './add/add-panel.js';
import { ManagePanel } from './manage-panel.js';
import { Sets } from './sets.js';

const NEXT = lazyPart(async () => (await import('../next/panel.js')).NextPanel);

const PLAYLISTS = lazyPart(async () => (await import('./playlists.js')).PlaylistsPanel);

const PRINT = lazyPart(async () => (await import('../print/panel.js')).PrintPanel);

export function LevelsPage() {
  const { target } = route.value;
  const id =
    target.kind === 'collection' ? target.collection : (firstOwn('sokoban') ?? saved.value.collections[0]?.id ?? '');
  const [missing, setMissing] = useState(false);
  // Only on leaving the page: a message about one collection may still be needed at the next (undo of a deletion), and
  // the page of a level reports here what it removed.
  useEffect(() => () => notifyLevels(undefined, ''), []);
  usePageTitle(playTexts.pages.levels);
  const collection = useCollection(id, setMissing);
  const puzzle = collection?.puzzle ?? 'sokoban';
  const generator = GENERATORS[puzzle];
  return (
    <div class="collections">
      <Sets chosen={id} mayLoad={collection !== undefined || missing} />
      <section aria-label={levelsTexts.region}>
        {collection ? (
          <Cards key={id} collection={collection} />
        ) : (
          <h1>{missing ? levelsTexts.missing : playTexts.shell.loading}</h1>
        )}
      </section>
      {/* Drawn only after the cards: on a narrow page they would push it down. */}
      {(collection || missing) && (
        <aside class="side" aria-label={levelsTexts.add.heading}>
          <Lazy part={NEXT} props={{ puzzle }} />
          <Lazy part={PLAYLISTS} props={{ puzzle }} />
          <AddPanel />
          {collection && <ManagePanel collection={collection} />}
          {collection && <Lazy part={PRINT} props={{ collection }} />}
          {generator && <Lazy part={generator.panel} />}
          <FloatingMessage />
        </aside>
      )}
    </div>
  );
}
