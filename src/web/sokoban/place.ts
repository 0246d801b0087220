// From a place in the address to a level on the table: a collection's level, a link's level, or where we left off.

import { effect, untracked } from '@preact/signals';
import type { Draft } from '../../sokoban/index.js';
import { say } from '../app/notice.js';
import { route } from '../route.js';
import { makeRoute, type Place, parseRoute, type Route } from '../routes.js';
import { setSetting, setting } from '../saves/saves.js';
import { firstOwn, loadCollection } from '../shelf/collections.js';
import { T } from '../texts/play.js';
import { lay, levelOf, table } from './table.js';

/** A longer link is not remembered: settings are small. */
const LONGEST_KEPT = 4000;

function refuse(sentence: string): void {
  say({ tone: 'ink', lead: sentence, strong: true });
}

async function layLink(query: URLSearchParams): Promise<void> {
  const { parseLevelLink } = await import('../share/level-link.js');
  const link = parseLevelLink(query);
  if (!link.ok) {
    refuse(link.fault.code === 'cut-short' ? T.links.cutShort(link.fault.row) : T.links.unreadable);
    return;
  }
  const { draft, moves } = link.value;
  const { level, fault } = levelOf(draft);
  if (!level) {
    refuse(fault ?? T.links.unreadable);
    return;
  }
  // Come back to by the page's name alone, the game goes on where it was left, not where the link began.
  const isAgain = route.peek().place.kind === 'none';
  lay(draft, level, { title: draft.title ?? T.links.shared }, isAgain ? undefined : moves);
  const address = makeRoute({ page: 'sokoban', place: { kind: 'link', query } });
  if (address.length < LONGEST_KEPT) setSetting('last', address);
}

async function layFromShelf(id: string, index: number): Promise<void> {
  const collection = await loadCollection(id).catch(() => undefined);
  const chosen = collection?.levels[Math.min(index, (collection?.levels.length ?? 1) - 1)];
  if (!collection || !chosen || collection.puzzle !== 'sokoban') {
    refuse(T.links.noCollection);
    return;
  }
  const draft = chosen.draft as Draft;
  const { level, fault } = levelOf(draft);
  if (!level) {
    refuse(fault ?? T.links.unreadable);
    return;
  }
  const at = collection.levels.indexOf(chosen);
  lay(draft, level, {
    title: chosen.title ?? T.play.untitled(at + 1),
    collection: { id, title: collection.title, index: at, count: collection.levels.length },
  });
  setSetting('last', makeRoute({ page: 'sokoban', place: { kind: 'shelf', collection: id, index: at } }));
}

/** Where the player was last, or the first level there is. */
function usualPlace(): Place {
  const last = parseRoute(setting('last', ''));
  if (last && last.place.kind !== 'none') return last.place;
  return { kind: 'shelf', collection: firstOwn('sokoban') ?? '', index: 0 };
}

let laidFor = '';

function follow({ page, place }: Route): void {
  if (page !== 'sokoban') return;
  const here = place.kind === 'none' ? usualPlace() : place;
  const address = makeRoute({ page, place: here });
  if (address === laidFor && table.value) return;
  laidFor = address;
  if (here.kind === 'link') void layLink(here.query);
  else if (here.kind === 'shelf') void layFromShelf(here.collection, here.index);
}

/** Keeps the table in step with the address while the Sokoban page is open. Gives back what ends it. */
export function followRoute(): () => void {
  return effect(() => {
    const now = route.value;
    // What laying a level reads and writes must not lay it again.
    untracked(() => follow(now));
  });
}
