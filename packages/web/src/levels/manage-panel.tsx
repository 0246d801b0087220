// The levels page: the list of collections, the levels of one as cards, and the panel that adds more.

import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PUZZLE_IDS } from '../../base/puzzle.js';
import { recordKey } from '../../play/index.js';
import { fileName, saveFile } from '../app/files.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifyLevels } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { whenIdle } from '../app/turns.js';
import { Cards } from '../cards/cards.js';
import { searchText } from '../cards/level-list.js';
import { Choice, Panel, TextField } from '../choices.js';
import {
  canMove,
  mergeInto,
  mergeTargets,
  moveCollection,
  remove,
  removeRepeats,
  rename,
  repeatsIn,
} from '../collections/data/changes.js';
import type { Collection } from '../collections/data/collection.js';
import { firstOwn, loadCollection, loadedCollection } from '../collections/data/collections.js';
import { type Listed, listed } from '../collections/data/listed.js';
import { collectionFileId } from '../collections/data/shipped-files.js';
import { useCollection } from '../collections/data/use-collection.js';
import { Button } from '../controls.js';
import { GENERATORS } from '../generate/generators.js';
import { Icon } from '../icons.js';
import { DOWN, ERASE, FILE, UP } from '../more-icons.js';
import { puzzleView } from '../puzzle-views.js';
import { go, route } from '../route.js';
import { levelRoute, makeRoute, pageRoute } from '../routes.js';
import { whyNotWritten } from '../said.js';
import { records, saved } from '../saves/saves.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';
import { workers } from '../workers.js';
import { AddPanel } from './add/add-panel.js';

// What can be done with the collection that is shown: download it in any format of its puzzle, and, if the player added
// it, rename, move, merge, or delete it. Everything but the download can be undone.

async function save(collection: Collection, format: string, extension: string): Promise<void> {
  try {
    const drafts = collection.levels.map((level) => level.draft);
    saveFile(
      fileName(collection.title, extension),
      await (await workers()).writeText(collection.puzzle, format, drafts),
    );
  } catch (error) {
    notifyLevels({ tone: 'ink', lead: levelsTexts.export.failed, rest: whyNotWritten(error as Error) });
  }
}

function Download({ collection }: { readonly collection: Collection }) {
  const formats = puzzleView(collection.puzzle).downloads;
  const [chosen, setChosen] = useState<string>(formats[0][0]);
  const format = formats.find(([id]) => id === chosen) ?? formats[0];
  return (
    <div class="with-button">
      <Choice
        name={levelsTexts.export.format}
        options={formats.map(([id, name]) => [id, name] as const)}
        chosen={format[0]}
        onChoose={setChosen}
      />
      <Button icon={FILE} onClick={() => void save(collection, format[0], format[2])}>
        {levelsTexts.export.download}
      </Button>
    </div>
  );
}

function Rename({ collection }: { readonly collection: Collection }) {
  const [name, setName] = useState(collection.title);
  useEffect(() => setName(collection.title), [collection.title]);
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        rename(collection.id, name);
      }}
    >
      <TextField label={levelsTexts.manage.name} value={name} maxLength={200} onText={setName} />
      <button type="submit" class="btn" aria-disabled={name.trim() === '' || name === collection.title || undefined}>
        {levelsTexts.manage.rename}
      </button>
    </form>
  );
}

async function merge(id: string, target: string): Promise<void> {
  if (await mergeInto(id, target).catch(() => false)) {
    go(levelRoute('levels', target));
  } else notifyLevels({ tone: 'ink', lead: levelsTexts.manage.mergeFailed });
}

function Merge({ collection }: { readonly collection: Collection }) {
  const targets = mergeTargets(collection.id);
  const [chosen, setChosen] = useState('');
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  if (!target) return null;
  return (
    <div class="with-button">
      <Choice
        name={levelsTexts.manage.mergeInto}
        options={targets.map(({ id, title }) => [id, title] as const)}
        chosen={target.id}
        onChoose={setChosen}
      />
      <Button onClick={() => void merge(collection.id, target.id)}>{levelsTexts.manage.merge}</Button>
    </div>
  );
}

const MAX_NUMBERS = 8;

function repeatsMessage(numbers: readonly number[]): string {
  const [first, ...more] = numbers;
  if (first !== undefined && more.length === 0) return levelsTexts.manage.repeatsOne(first);
  const shown = [...numbers.slice(0, MAX_NUMBERS), ...(numbers.length > MAX_NUMBERS ? ['…'] : [])];
  return levelsTexts.manage.repeatsMany(numbers.length, shown.join(', '));
}

function Repeats({ collection }: { readonly collection: Collection }) {
  const [found, setFound] = useState<{ readonly of: Collection['levels']; readonly repeats: readonly number[] }>();
  useEffect(() => {
    let isOver = false;
    void repeatsIn(collection, () => !isOver).then((repeats) => isOver || setFound({ of: collection.levels, repeats }));
    return () => {
      isOver = true;
    };
  }, [collection]);
  const repeats = found?.of === collection.levels ? found.repeats : [];
  if (repeats.length === 0) return null;
  return (
    <p class="repeats">
      {repeatsMessage(repeats.map((index) => index + 1))}{' '}
      {collection.origin === 'added' && (
        <button type="button" class="link" onClick={() => void removeRepeats(collection, repeats)}>
          {levelsTexts.manage.removeRepeats}
        </button>
      )}
    </p>
  );
}

function ManagePanel({ collection }: { readonly collection: Collection }) {
  const isAdded = collection.origin === 'added';
  const { id } = collection;
  const drop = (): void => {
    remove(id);
    go(pageRoute('levels'));
  };
  return (
    <Panel heading={levelsTexts.manage.heading} variant="solver">
      {collection.origin !== 'own' && <Repeats collection={collection} />}
      <Download collection={collection} />
      {isAdded && <Rename collection={collection} />}
      {isAdded && <Merge collection={collection} />}
      {isAdded && (
        <div class="row">
          <Button icon={UP} disabled={!canMove(id, -1)} onClick={() => moveCollection(id, -1)}>
            {levelsTexts.manage.moveUp}
          </Button>
          <Button icon={DOWN} disabled={!canMove(id, 1)} onClick={() => moveCollection(id, 1)}>
            {levelsTexts.manage.moveDown}
          </Button>
          <Button variant="bare" icon={ERASE} onClick={drop}>
            {levelsTexts.export.remove}
          </Button>
        </div>
      )}
    </Panel>
  );
}

// The list of all collections, each with how many of its levels are solved. On a phone it opens at the touch of a button.
// A long list has a search.

/** How many levels each collection that ships with masu has, counted by the build: a list of collections needs no levels. */
const COUNTS = new Map(
  Object.entries(
    import.meta.glob<number>(['../../../levels/sokoban/*.{xsb,txt}', '../../../levels/futoshiki/*.txt'], {
      query: '?count',
      import: 'default',
      eager: true,
    }),
  ).map(([path, count]) => [collectionFileId(path), count]),
);

const hasRecords = computed(() => records.value.size > 0);

/** Solved levels are found by their hashes; if nothing is solved, the number of levels is enough. */
const needsLevels = (id: string): boolean => hasRecords.value || !COUNTS.has(id);

function levelCount(id: string): number | undefined {
  return needsLevels(id) ? loadedCollection(id)?.levels.length : COUNTS.get(id);
}

function solvedIn(id: string): number {
  const collection = hasRecords.value ? loadedCollection(id) : undefined;
  return collection?.levels.filter(({ hash }) => records.value.has(recordKey({ ...collection, hash }))).length ?? 0;
}

/** Loads the collections whose levels are needed, one after the other, while the page has nothing else to do. */
async function loadCounted(items: readonly Listed[], isOver: () => boolean): Promise<void> {
  for (const { id } of items.filter((item) => needsLevels(item.id))) {
    await whenIdle();
    if (isOver()) return;
    // One that can't be loaded is reported when it is chosen.
    await loadCollection(id).catch(() => {});
  }
}

/** Loads the shown collection first, then the others for their counts. */
function useCounts(mayLoad: boolean): void {
  const items = listed.value;
  const isCounting = hasRecords.value;
  useEffect(() => {
    if (!mayLoad) return;
    let isOver = false;
    void loadCounted(items, () => isOver);
    return () => {
      isOver = true;
    };
  }, [items, mayLoad, isCounting]);
}

function SetLink({ item, current }: { readonly item: Listed; readonly current: boolean }) {
  // Numbers, which rarely change: while collections load, each link is drawn once.
  const figures = useMemo(
    () => ({ count: computed(() => levelCount(item.id)), solved: computed(() => solvedIn(item.id)) }),
    [item.id],
  );
  const [count, solved] = [figures.count.value, figures.solved.value];
  return (
    <a href={makeRoute(levelRoute('levels', item.id))} aria-current={current || undefined}>
      <span>{item.title}</span>
      <span class="quiet num">{count === undefined ? '' : `${solved}/${count}`}</span>
      <span class="bar desktop" aria-hidden="true">
        <i style={{ width: `${count ? (solved / count) * 100 : 0}%` }} />
      </span>
    </a>
  );
}

function Sets({ chosen, mayLoad }: { readonly chosen: string; readonly mayLoad: boolean }) {
  useCounts(mayLoad);
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  // A collection was chosen: its levels are what the player wants to see.
  useEffect(() => setOpen(false), [chosen]);
  const found = listed.value.filter(({ title }) => searchText(title).includes(searchText(search.trim())));
  return (
    <nav class={`sets ${isOpen ? 'open' : ''}`} aria-label={levelsTexts.collections}>
      <button type="button" class="btn sets-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {levelsTexts.chooseCollection}
        <Icon name={isOpen ? UP : DOWN} />
      </button>
      <TextField
        label={<span class="hide">{levelsTexts.findCollection}</span>}
        type="search"
        placeholder={levelsTexts.findCollection}
        value={search}
        onText={setSearch}
      />
      {found.length === 0 && <p class="quiet">{levelsTexts.noCollection}</p>}
      {PUZZLE_IDS.map((puzzle) => {
        const items = found.filter((item) => item.puzzle === puzzle);
        return (
          items.length > 0 && (
            <section key={puzzle}>
              <h2>{playTexts.pages[puzzle]}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <SetLink item={item} current={item.id === chosen} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </nav>
  );
}

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
