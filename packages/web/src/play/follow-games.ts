// Opens the level that the address names, the same for all puzzles: one of a collection, one in a link, or the one played
// last.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { effect, untracked } from '@preact/signals';
import type { NoticeAction, Notify } from '../app/notice.js';
import { firstOwn, isListed, loadCollection } from '../collections/data/collections.js';
import { here, route } from '../route.js';
import { levelRoute, makeRoute, parseRoute, type Route, type RouteTarget } from '../routes.js';
import { isOtherChosen, savesCameLate, setSetting, setting } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import type { Origin } from './play-state.js';

/** `left`: the player went elsewhere meanwhile. */
export type Opening = 'opened' | 'left' | { readonly error: string };

/** What is asked for. `isAgain`: it was the last one opened. */
export interface Asked {
  readonly isAgain: boolean;
  readonly isWanted: () => boolean;
}

/** What a page does with an address. */
interface FollowingPage {
  readonly puzzle: PuzzleId;
  /** Where the last address is remembered. */
  readonly last: 'last' | 'futoshiki.last';
  readonly notify: Notify;
  /** A level that doesn't exist, and how many its collection has. */
  missing(): string;
  levelCount(count: number): string;
  /** What a refusal offers. */
  refusalActions?(): NoticeAction[];
  /** The address changed, to any page. */
  left?(): void;
  /** Loaded in parallel with a collection. */
  prepare?(): Promise<unknown>;
  openDraft(draft: unknown, origin: Origin, asked: Asked, query?: URLSearchParams): Promise<Opening>;
  openLink(query: URLSearchParams, asked: Asked): Promise<Opening>;
  /** The address names no level, and nothing is saved; or it is unknown. */
  openNothing(kind: 'none' | 'unknown'): string | undefined;
  /** Whether a move was made in the open game. */
  isBegun(): boolean;
}

/** A longer link is not remembered: settings are small. */
const LONGEST_SAVED = 4000;

/** Returns what keeps the open level in step with the address while the page is shown; that returns a function that ends it. */
export function newFollowing(page: FollowingPage): () => () => void {
  const { puzzle, last, notify } = page;
  /** The address whose level is open. */
  let opened = '';
  /** Counts the requests: a level that arrives after another was asked for, or after the page was left, is dropped. */
  let requests = 0;

  function refuse(lead: string, rest?: string): void {
    // The open level is not the one that the address names.
    opened = '';
    const actions = page.refusalActions?.();
    notify({ tone: 'ink', lead, strong: true, ...defined({ rest, actions }) });
  }

  /** `short`: what is remembered instead of an address that is too long. */
  async function open(address: string, opening: Promise<Opening>, short?: string): Promise<void> {
    const done = await opening;
    if (done === 'left') return;
    if (done !== 'opened') {
      refuse(done.error);
      return;
    }
    opened = address;
    const remembered = address.length < LONGEST_SAVED ? address : short;
    if (remembered !== undefined) setSetting(last, remembered);
  }

  /** A level of a collection; with moves in the address, a replay of them. */
  async function openFromCollection(
    { collection: id, index, query }: Extract<RouteTarget, { kind: 'collection' }>,
    address: string,
    asked: Asked,
  ): Promise<void> {
    const loaded = loadCollection(id).catch(() => undefined);
    const [prepared] = await Promise.allSettled([page.prepare?.(), loaded]);
    const collection = await loaded;
    if (!asked.isWanted()) return;
    if (prepared.status === 'rejected') {
      refuse(playTexts.shell.failed);
      return;
    }
    const ours = collection?.puzzle === puzzle ? collection : undefined;
    const chosen = ours?.levels[index];
    if (!chosen) {
      refuse(page.missing(), ours && page.levelCount(ours.levels.length));
      return;
    }
    const origin = {
      title: chosen.title ?? playTexts.play.untitled(index + 1),
      collection: { id, title: ours.title, index, count: ours.levels.length },
    };
    const short = makeRoute(levelRoute(puzzle, id, index));
    await open(address, page.openDraft(chosen.draft, origin, asked, query), short);
  }

  /** The level played last, or the first one there is. */
  function defaultTarget(): RouteTarget {
    const target = parseRoute(setting(last))?.target;
    if (target?.kind === 'link') return target;
    // A collection may have been removed since, or the server that passed it on is gone.
    if (target?.kind === 'collection' && isListed(target.collection)) return target;
    const own = firstOwn(puzzle);
    return own === undefined ? { kind: 'none' } : { kind: 'collection', collection: own, index: 0 };
  }

  function follow({ page: name, target }: Route): void {
    page.left?.();
    if (name !== puzzle) return;
    const to = target.kind === 'none' ? defaultTarget() : target;
    const address = makeRoute({ page: puzzle, target: to });
    const mine = ++requests;
    if (to.kind === 'none' || to.kind === 'unknown') {
      const refusal = page.openNothing(to.kind);
      if (refusal !== undefined) refuse(refusal);
      return;
    }
    if (address === opened && !isOtherChosen(puzzle)) return;
    const isWanted = (): boolean => mine === requests && here().page === puzzle;
    const asked = { isAgain: setting(last) === address, isWanted };
    if (to.kind === 'link') void open(address, page.openLink(to.query, asked));
    else void openFromCollection(to, address, asked);
  }

  /** Saved games may arrive after a level was opened: the one left there is resumed, unless a move was made. */
  function resumeLate(): void {
    if (page.isBegun()) return;
    opened = '';
    follow(here());
  }

  // What follows reads and writes signals, which must not run it again.
  return () => {
    const endFollowing = effect(() => {
      const now = route.value;
      untracked(() => follow(now));
    });
    const endResuming = effect(() => {
      if (savesCameLate.value) untracked(resumeLate);
    });
    return () => {
      endFollowing();
      endResuming();
    };
  };
}
