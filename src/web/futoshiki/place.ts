// From a place in the address to a puzzle on the table: a collection's, a link's, or a new one.

import { effect, untracked } from '@preact/signals';
import { type FutoshikiDraft, letterDigit, validateLevel } from '../../futoshiki/index.js';
import { firstOwn, isListed, loadCollection } from '../collections/collections.js';
import { here, route } from '../route.js';
import { makeRoute, parseRoute, type Route, type RouteTarget } from '../routes.js';
import { savesCameLate, setSetting, setting } from '../saves/saves.js';
import { F } from '../texts/futoshiki.js';
import { T } from '../texts/play.js';
import { makePuzzle, wantedGrade, wantedSize } from './make-panel.js';
import { notify } from './notify.js';
import { puzzleOfLine } from './sitting.js';
import { lay, table } from './table.js';
import { stopThinking } from './thinker.js';

function refuse(sentence: string, rest?: string): void {
  // Whatever lies on the table is not what the address says.
  laid = '';
  notify({ tone: 'ink', lead: sentence, strong: true, ...(rest === undefined ? {} : { rest }) });
}

type From = Parameters<typeof lay>[2];

/** A longer link is not remembered: settings are small. */
const LONGEST_KEPT = 4000;

function layDraft(draft: FutoshikiDraft, title: string, from: From, address: string): void {
  const sound = validateLevel(draft);
  if (!sound.ok) {
    refuse(sound.error.message);
    return;
  }
  lay(sound.value, title, from);
  laid = address;
  if (address.length < LONGEST_KEPT) setSetting('futoshiki.last', address);
}

function layLink(query: URLSearchParams, address: string): void {
  const draft = puzzleOfLine((query.get('l') ?? '').slice(0, 20_000));
  if (!draft) {
    refuse(F.badLink);
    return;
  }
  const title = (query.get('t') ?? F.shared).slice(0, 200);
  const digits = [...(query.get('m') ?? '')]
    .slice(0, draft.size ** 2)
    .map((letter) => Math.max(0, letterDigit(letter)));
  // Come back to, the game goes on where it was left, not where the link began.
  const isAgain = setting('futoshiki.last', '') === address;
  layDraft(draft, title, digits.length > 0 && !isAgain ? { digits } : {}, address);
}

async function layFromShelf(id: string, index: number, address: string): Promise<void> {
  const mine = asked;
  const collection = await loadCollection(id).catch(() => undefined);
  if (mine !== asked || here().page !== 'futoshiki') return;
  const chosen = collection?.levels[index];
  if (!collection || !chosen || collection.puzzle !== 'futoshiki') {
    refuse(F.missing, collection?.puzzle === 'futoshiki' ? F.puzzleCount(collection.levels.length) : undefined);
    return;
  }
  const title = chosen.title ?? T.play.untitled(index + 1);
  const from = { id, title: collection.title, index, count: collection.levels.length };
  layDraft(chosen.draft as FutoshikiDraft, title, { collection: from }, address);
}

function usualPlace(): RouteTarget {
  const last = parseRoute(setting('futoshiki.last', ''));
  if (last?.target.kind === 'link') return last.target;
  // A collection may have been removed since.
  if (last?.target.kind === 'collection' && isListed(last.target.collection)) return last.target;
  const own = firstOwn('futoshiki');
  return own === undefined ? { kind: 'none' } : { kind: 'collection', collection: own, index: 0 };
}

/** The address whose puzzle lies on the table. */
let laid = '';
/** Counts what was asked for: what was asked for earlier and comes later is let go, as is what comes to a page that was left. */
let asked = 0;

function follow({ page, target }: Route): void {
  // Whatever is being thought about is asked by nobody any more: a puzzle made, a hint, a check belong to the place that is left.
  stopThinking();
  if (page !== 'futoshiki') return;
  const to = target.kind === 'none' ? usualPlace() : target;
  const address = makeRoute({ page, target: to });
  asked++;
  if (address === laid) return;
  if (to.kind === 'none' || to.kind === 'unknown') void makePuzzle(wantedSize(), wantedGrade());
  else if (to.kind === 'link') layLink(to.query, address);
  else void layFromShelf(to.collection, to.index, address);
}

/** What is kept may come when a puzzle lies there already: the game that was left is taken up, unless one was begun. */
function takeUpLate(): void {
  if ((table.value?.game.entries.length ?? 0) > 0) return;
  laid = '';
  follow(here());
}

/** Keeps the table in step with the address. Gives back what ends it. */
export function followRoute(): () => void {
  const ends = [
    effect(() => {
      const now = route.value;
      // What laying a puzzle reads and writes must not lay it again.
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
