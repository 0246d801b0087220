// Opens the level that the address names: one of a collection, one in a link, or the one played last.

import { defined } from '../../../base/defined.js';
import type { Draft } from '../../../sokoban/index.js';
import { followAddress } from '../../app/follow-address.js';
import { firstOwn, isListed, loadCollection } from '../../collections/data/collections.js';
import { go, here } from '../../route.js';
import { makeRoute, parseRoute, type Route, type RouteTarget } from '../../routes.js';
import { isOtherChosen, setSetting, setting } from '../../saves/saves.js';
import { playTexts } from '../../texts/play.js';
import { notifySokoban } from './notify.js';
import { currentLevel, openLevel } from './state.js';

/** Loaded in parallel with the level. */
const levelReader = () => import('./level-reader.js');

/** A longer link is not remembered: settings are small. */
const LONGEST_SAVED = 4000;

/**
 * Reading, validating, and drawing the largest boards take tens of milliseconds each, so they run in separate tasks.
 */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function refuse(sentence: string, rest?: string): void {
  const choose = {
    word: playTexts.links.choose,
    main: true,
    act: () => go({ page: 'levels', target: { kind: 'none' } }),
  };
  // The open level is not the one that the address names.
  opened = '';
  notifySokoban({
    tone: 'ink',
    lead: sentence,
    strong: true,
    ...defined({ rest }),
    actions: [choose],
  });
}

async function openLink(query: URLSearchParams, address: string, isWanted: () => boolean): Promise<void> {
  const { openLevelLink } = await import('./open-link.js');
  const done = await openLevelLink(query, setting('last') === address, isWanted);
  if (done === 'left') return;
  if (done !== 'opened') {
    refuse(done.error);
    return;
  }
  opened = address;
  if (address.length < LONGEST_SAVED) setSetting('last', address);
}

/** A level of a collection; with moves in the address, a replay of them. */
async function openFromCollection(
  { collection: id, index, query }: Extract<RouteTarget, { kind: 'collection' }>,
  address: string,
  isWanted: () => boolean,
): Promise<void> {
  const nothing = () => undefined;
  const [collection, reader] = await Promise.all([loadCollection(id).catch(nothing), levelReader().catch(nothing)]);
  if (!isWanted()) return;
  if (!reader) {
    refuse(playTexts.shell.failed);
    return;
  }
  const chosen = collection?.levels[index];
  if (!collection || !chosen || collection.puzzle !== 'sokoban') {
    refuse(
      playTexts.links.noLevel,
      collection?.puzzle === 'sokoban' ? playTexts.links.levelCount(collection.levels.length) : undefined,
    );
    return;
  }
  const read = reader.readLevel(chosen.draft as Draft);
  await pause();
  if (!isWanted()) return;
  if ('error' in read) {
    refuse((await import('../../said.js')).said(read.error));
    return;
  }
  const origin = {
    title: chosen.title ?? playTexts.play.untitled(index + 1),
    collection: { id, title: collection.title, index, count: collection.levels.length },
  };
  const moves = query?.has('m') ? (await import('../../share/level-link.js')).parseMovesLink(query) : '';
  if (!(await openLevel(read, origin, isWanted, { moves, isAgain: setting('last') === address }))) return;
  opened = address;
  const plain = makeRoute({ page: 'sokoban', target: { kind: 'collection', collection: id, index } });
  setSetting('last', address.length < LONGEST_SAVED ? address : plain);
}

/** The level played last, or the first one there is. */
function defaultTarget(): RouteTarget {
  const last = parseRoute(setting('last'));
  if (last?.target.kind === 'link') return last.target;
  // A collection may have been removed since, or the server that passed it on is gone.
  if (last?.target.kind === 'collection' && isListed(last.target.collection)) return last.target;
  return { kind: 'collection', collection: firstOwn('sokoban') ?? '', index: 0 };
}

/** The address whose level is open. */
let opened = '';
/** Counts the requests: a level that arrives after another was asked for, or after the page was left, is dropped. */
let requests = 0;

function follow({ page, target }: Route): void {
  if (page !== 'sokoban') return;
  const to = target.kind === 'none' ? defaultTarget() : target;
  const address = makeRoute({ page, target: to });
  const mine = ++requests;
  if (to.kind === 'unknown') {
    refuse(playTexts.links.noPage);
    return;
  }
  if (address === opened && !isOtherChosen('sokoban')) return;
  const isWanted = (): boolean => mine === requests && here().page === 'sokoban';
  if (to.kind === 'link') void openLink(to.query, address, isWanted);
  else if (to.kind === 'collection') void openFromCollection(to, address, isWanted);
}

/** Saved games may arrive after a level was opened: the one left there is resumed, unless a move was made. */
function resumeLate(): void {
  if ((currentLevel.value?.session.game.entries.length ?? 0) > 0) return;
  opened = '';
  follow(here());
}

/** Keeps the open level in step with the address while the Sokoban page is shown. Returns a function that ends it. */
export const followSokobanRoute = (): (() => void) => followAddress(follow, resumeLate);
