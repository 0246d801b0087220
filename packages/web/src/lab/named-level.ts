// The lab's level when the address names none: one of our second collection, small enough to be recorded to the end and
// large enough to be worth watching.

import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { listed } from '../collections/data/listed.js';
import type { RouteTarget } from '../routes.js';

function defaultCollection(): string {
  const own = listed.peek().filter(({ origin, puzzle }) => origin === 'own' && puzzle === PUZZLE_IDS[0]);
  return (own[1] ?? own[0])?.id ?? '';
}

/** The collection and the level that an address names. */
export const namedLevel = (target: RouteTarget): readonly [collection: string, index: number] =>
  target.kind === 'collection' ? [target.collection, target.index] : [defaultCollection(), 0];
