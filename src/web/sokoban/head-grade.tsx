// The grade of the open Sokoban level. Loaded after the page, to keep the entry chunk small.

import { computed } from '@preact/signals';
import { Lazy, lazyPart } from '../app/lazy.js';
import { offer } from '../collections/data/onward.js';
import { HeadGrade } from '../grades/head-grade.js';
import { records } from '../saves/saves.js';
import { currentLevel } from './state/state.js';

/** Not before the first solution: a first visit has a level to begin with. */
const NEXT = lazyPart(async () => (await import('./next-level.js')).NextLevelButton);

const hash = computed(() => currentLevel.value?.hash);
const draft = computed(() => currentLevel.value?.draft);
const from = computed(() => currentLevel.value?.origin.collection);

export function SokobanHeadGrade() {
  if (hash.value === undefined) return null;
  return (
    <>
      <HeadGrade puzzle="sokoban" hash={hash.value} draft={draft.value} collection={from.value} />
      {(records.value.size > 0 || offer.next) && <Lazy part={NEXT} />}
    </>
  );
}
