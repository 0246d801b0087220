// Opens the puzzle that the address names: one of a collection, one in a link, the one played last, or a new one.

import { defined } from '../../base/defined.js';
import { type FutoshikiDraft, validateLevel } from '../../futoshiki/index.js';
import { followAddress } from '../app/follow-address.js';
import { firstOwn, isListed, loadCollection, shippedLevelTitle } from '../collections/data/collections.js';
import { here } from '../route.js';
import { makeRoute, parseRoute, type Route, type RouteTarget } from '../routes.js';
import { said } from '../said.js';
import { flushGame, isOtherChosen, setSetting, setting } from '../saves/saves.js';
import { parsePuzzleLink } from '../share/puzzle-link.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { playTexts } from '../texts/play.js';
import { generatePuzzle, usualGrade, wantedSize } from './generate-panel.js';
import { stopRequest } from './jobs.js';
import { notifyFutoshiki } from './notify.js';
import { currentPuzzle, openPuzzle } from './state.js';

function refuse(sentence: string, rest?: string): void {
  // The open puzzle is not the one that the address names.
  opened = '';
  notifyFutoshiki({ tone: 'ink', lead: sentence, strong: true, ...defined({ rest }) });
}

type From = Parameters<typeof openPuzzle>[2];

/** A longer link is not remembered: settings are small. */
const LONGEST_SAVED = 4000;

function openDraft(draft: FutoshikiDraft, title: string, from: From, address: string): void {
  const level = validateLevel(draft);
  if (!level.ok) {
    refuse(said(level.error));
    return;
  }
  openPuzzle(level.value, title, from);
  opened = address;
  if (address.length < LONGEST_SAVED) setSetting('futoshiki.last', address);
}

function openLink(query: URLSearchParams, address: string): void {
  const link = parsePuzzleLink(query);
  if (!link) {
    refuse(futoshikiTexts.badLink);
    return;
  }
  const { draft, digits } = link;
  const title = draft.title ? shippedLevelTitle(draft.title) : futoshikiTexts.shared;
  const isAgain = setting('futoshiki.last') === address;
  openDraft(draft, title, digits.length > 0 ? { digits, isAgain } : {}, address);
}

async function openFromCollection(id: string, index: number, address: string): Promise<void> {
  const mine = requests;
  const collection = await loadCollection(id).catch(() => undefined);
  if (mine !== requests || here().page !== 'futoshiki') return;
  const chosen = collection?.levels[index];
  if (!collection || !chosen || collection.puzzle !== 'futoshiki') {
    refuse(
      futoshikiTexts.missing,
      collection?.puzzle === 'futoshiki' ? futoshikiTexts.puzzleCount(collection.levels.length) : undefined,
    );
    return;
  }
  const title = chosen.title ?? playTexts.play.untitled(index + 1);
  const from = { id, title: collection.title, index, count: collection.levels.length };
  openDraft(chosen.draft as FutoshikiDraft, title, { collection: from }, address);
}

function defaultTarget(): RouteTarget {
  const last = parseRoute(setting('futoshiki.last'));
  if (last?.target.kind === 'link') return last.target;
  // A collection may have been removed since.
  if (last?.target.kind === 'collection' && isListed(last.target.collection)) return last.target;
  const own = firstOwn('futoshiki');
  return own === undefined ? { kind: 'none' } : { kind: 'collection', collection: own, index: 0 };
}

/** The address whose puzzle is open. */
let opened = '';
/** Counts the requests: a puzzle that arrives after another was asked for, or after the page was left, is dropped. */
let requests = 0;

function follow({ page, target }: Route): void {
  // A puzzle being generated and a count belong to the address that was left.
  stopRequest();
  if (page !== 'futoshiki') return;
  const to = target.kind === 'none' ? defaultTarget() : target;
  const address = makeRoute({ page, target: to });
  const mine = ++requests;
  if (address === opened && !isOtherChosen('futoshiki')) return;
  // The last digits there may not be saved yet: the player came back at once.
  void flushGame().then(() => {
    if (mine === requests && here().page === 'futoshiki') openTarget(to, address);
  });
}

function openTarget(to: RouteTarget, address: string): void {
  if (to.kind === 'none' || to.kind === 'unknown') void generatePuzzle(wantedSize(), usualGrade());
  else if (to.kind === 'link') openLink(to.query, address);
  else void openFromCollection(to.collection, to.index, address);
}

/** Saved games may arrive after a puzzle was opened: the one left there is resumed, unless a move was made. */
function resumeLate(): void {
  if ((currentPuzzle.value?.session.game.entries.length ?? 0) > 0) return;
  opened = '';
  follow(here());
}

/** Keeps the open puzzle in step with the address. Returns a function that ends it. */
export const followFutoshikiRoute = (): (() => void) => followAddress(follow, resumeLate);
