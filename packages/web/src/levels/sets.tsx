// The list of all collections, each with how many of its levels are solved. On a phone it opens at the touch of a button.
// A long list has a search.

import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { recordKey } from '@masu/core/play/saved-order.js';
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { whenIdle } from '../app/turns.js';
import { searchText } from '../cards/level-list.js';
import { TextField } from '../choices.js';
import { loadCollection, loadedCollection } from '../collections/data/collections.js';
import { type Listed, listed } from '../collections/data/listed.js';
import { collectionFileId } from '../collections/data/shipped-files.js';
import { Icon } from '../icons.js';
import { DOWN, UP } from '../more-icons.js';
import { levelRoute, makeRoute } from '../routes.js';
import { records } from '../saves/saves.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';

/** How many levels each collection that ships with masu has, counted by the build: a list of collections needs no levels. */
const COUNTS = new Map(
  Object.entries(
    import.meta.glob<number>(['../../../../levels/sokoban/*.{xsb,txt}', '../../../../levels/futoshiki/*.txt'], {
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

export function Sets({ chosen, mayLoad }: { readonly chosen: string; readonly mayLoad: boolean }) {
  useCounts(mayLoad);
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  // A collection was chosen: its levels are what the player wants to see.
  useEffect(() => setOpen(false), [chosen]);
  const matching = listed.value.filter(({ title }) => searchText(title).includes(searchText(search.trim())));
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
      {matching.length === 0 && <p class="quiet">{levelsTexts.noCollection}</p>}
      {PUZZLE_IDS.map((puzzle) => {
        const items = matching.filter((item) => item.puzzle === puzzle);
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
