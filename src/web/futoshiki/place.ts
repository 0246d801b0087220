// From a place in the address to a puzzle on the table: a collection's, a link's, or a new one.

import { effect, untracked } from '@preact/signals';
import { type FutoshikiDraft, letterDigit, soundLevel } from '../../futoshiki/index.js';
import { say } from '../app/notice.js';
import { route } from '../route.js';
import { makeRoute, type Place, parseRoute, type Route } from '../routes.js';
import { setSetting, setting } from '../saves/saves.js';
import { firstOwn, isListed, loadCollection } from '../shelf/collections.js';
import { F } from '../texts/futoshiki.js';
import { T } from '../texts/play.js';
import { makePuzzle, wantedGrade, wantedSize } from './make-panel.js';
import { puzzleOfLine } from './sitting.js';
import { lay, table } from './table.js';
import { stopThinking } from './thinker.js';

function refuse(sentence: string): void {
  say({ tone: 'ink', lead: sentence, strong: true });
}

type From = Parameters<typeof lay>[2];

/** A longer link is not remembered: settings are small. */
const LONGEST_KEPT = 4000;

function layDraft(draft: FutoshikiDraft, title: string, from: From, address: string): void {
  const sound = soundLevel(draft);
  if (!sound.ok) {
    refuse(sound.fault.message);
    return;
  }
  lay(sound.value, title, from);
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
  const collection = await loadCollection(id).catch(() => undefined);
  if (address !== wanted) return;
  const chosen = collection?.levels[Math.min(index, collection.levels.length - 1)];
  if (!collection || !chosen || collection.puzzle !== 'futoshiki') {
    refuse(F.missing);
    return;
  }
  const at = collection.levels.indexOf(chosen);
  const title = chosen.title ?? T.play.untitled(at + 1);
  const from = { id, title: collection.title, index: at, count: collection.levels.length };
  layDraft(chosen.draft as FutoshikiDraft, title, { collection: from }, address);
}

function usualPlace(): Place {
  const last = parseRoute(setting('futoshiki.last', ''));
  if (last?.place.kind === 'link') return last.place;
  // A collection may have been removed since.
  if (last?.place.kind === 'shelf' && isListed(last.place.collection)) return last.place;
  const own = firstOwn('futoshiki');
  return own === undefined ? { kind: 'none' } : { kind: 'shelf', collection: own, index: 0 };
}

/** The address whose puzzle is to lie on the table. What was asked for earlier and comes later is let go. */
let wanted = '';

function follow({ page, place }: Route): void {
  // Whatever is being thought about is asked by nobody any more: a puzzle made, a hint, a check belong to the place that is left.
  stopThinking();
  if (page !== 'futoshiki') return;
  const here = place.kind === 'none' ? usualPlace() : place;
  const address = makeRoute({ page, place: here });
  if (address === wanted && table.value) return;
  wanted = address;
  if (here.kind === 'none') {
    void makePuzzle(wantedSize(), wantedGrade());
    return;
  }
  if (here.kind === 'link') layLink(here.query, address);
  else void layFromShelf(here.collection, here.index, address);
}

/** Keeps the table in step with the address. Gives back what ends it. */
export function followRoute(): () => void {
  return effect(() => {
    const now = route.value;
    // What laying a puzzle reads and writes must not lay it again.
    untracked(() => follow(now));
  });
}
