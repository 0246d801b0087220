// From a place in the address to a level on the table: a collection's level, a link's level, or where we left off.

import { effect, untracked } from '@preact/signals';
import type { Draft } from '../../sokoban/index.js';
import { firstOwn, isListed, loadCollection } from '../collections/collections.js';
import { go, here, route } from '../route.js';
import { makeRoute, parseRoute, type Route, type RouteTarget } from '../routes.js';
import { savesCameLate, setSetting, setting } from '../saves/saves.js';
import { T } from '../texts/play.js';
import { notify } from './notify.js';
import { lay, levelOf, table } from './table.js';

/** A longer link is not remembered: settings are small. */
const LONGEST_KEPT = 4000;

/** The largest boards take some tens of milliseconds to read, to check and to draw: not all in one go. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function refuse(sentence: string, rest?: string): void {
  const choose = { word: T.links.choose, main: true, act: () => go({ page: 'levels', target: { kind: 'none' } }) };
  // Whatever lies on the table is not what the address says.
  laid = '';
  notify({ tone: 'ink', lead: sentence, strong: true, ...(rest === undefined ? {} : { rest }), actions: [choose] });
}

async function layLink(query: URLSearchParams, address: string, isWanted: () => boolean): Promise<void> {
  const { parseLevelLink } = await import('../share/level-link.js');
  if (!isWanted()) return;
  const link = parseLevelLink(query);
  if (!link.ok) {
    refuse(link.error.code === 'cut-short' ? T.links.cutShort(link.error.row) : T.links.unreadable);
    return;
  }
  const { draft, moves } = link.value;
  await breath();
  const { level, error } = levelOf(draft);
  await breath();
  if (!isWanted()) return;
  if (!level) {
    refuse(error ?? T.links.unreadable);
    return;
  }
  // Come back to, the game goes on where it was left, not where the link began.
  const isAgain = setting('last', '') === address;
  const origin = { title: draft.title ?? T.links.shared };
  if (!(await lay(draft, level, origin, isWanted, isAgain ? '' : moves))) return;
  laid = address;
  if (address.length < LONGEST_KEPT) setSetting('last', address);
}

async function layFromShelf(id: string, index: number, address: string, isWanted: () => boolean): Promise<void> {
  const collection = await loadCollection(id).catch(() => undefined);
  if (!isWanted()) return;
  const chosen = collection?.levels[index];
  if (!collection || !chosen || collection.puzzle !== 'sokoban') {
    refuse(
      T.links.noLevel,
      collection?.puzzle === 'sokoban' ? T.links.levelCount(collection.levels.length) : undefined,
    );
    return;
  }
  const draft = chosen.draft as Draft;
  const { level, error } = levelOf(draft);
  await breath();
  if (!isWanted()) return;
  if (!level) {
    refuse(error ?? T.links.unreadable);
    return;
  }
  const origin = {
    title: chosen.title ?? T.play.untitled(index + 1),
    collection: { id, title: collection.title, index, count: collection.levels.length },
  };
  if (!(await lay(draft, level, origin, isWanted))) return;
  laid = address;
  setSetting('last', makeRoute({ page: 'sokoban', target: { kind: 'collection', collection: id, index } }));
}

/** Where the player was last, or the first level there is. */
function usualPlace(): RouteTarget {
  const last = parseRoute(setting('last', ''));
  if (last?.target.kind === 'link') return last.target;
  // A collection may have been removed since, or was handed over by a server that is gone.
  if (last?.target.kind === 'collection' && isListed(last.target.collection)) return last.target;
  return { kind: 'collection', collection: firstOwn('sokoban') ?? '', index: 0 };
}

/** The address whose level lies on the table. */
let laid = '';
/** Counts what was asked for: what was asked for earlier and comes later is let go, as is what comes to a page that was left. */
let asked = 0;

function follow({ page, target }: Route): void {
  if (page !== 'sokoban') return;
  const to = target.kind === 'none' ? usualPlace() : target;
  const address = makeRoute({ page, target: to });
  const mine = ++asked;
  if (to.kind === 'unknown') {
    refuse(T.links.noPage);
    return;
  }
  if (address === laid) return;
  const isWanted = (): boolean => mine === asked && here().page === 'sokoban';
  if (to.kind === 'link') void layLink(to.query, address, isWanted);
  else if (to.kind === 'collection') void layFromShelf(to.collection, to.index, address, isWanted);
}

/** What is kept may come when a level lies there already: the game that was left is taken up, unless one was begun. */
function takeUpLate(): void {
  if ((table.value?.sitting.game.entries.length ?? 0) > 0) return;
  laid = '';
  follow(here());
}

/** Keeps the table in step with the address while the Sokoban page is open. Gives back what ends it. */
export function followRoute(): () => void {
  const ends = [
    effect(() => {
      const now = route.value;
      // What laying a level reads and writes must not lay it again.
      untracked(() => follow(now));
    }),
    effect(() => {
      if (savesCameLate.value) untracked(takeUpLate);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
