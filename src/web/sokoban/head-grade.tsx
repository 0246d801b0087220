// The grade of the open Sokoban level. Loaded after the page, to keep the entry chunk small.

import { computed } from '@preact/signals';
import { HeadGrade } from '../grades/head-grade.js';
import { currentLevel } from './state/state.js';

const hash = computed(() => currentLevel.value?.hash);
const draft = computed(() => currentLevel.value?.draft);
const from = computed(() => currentLevel.value?.origin.collection);

export function SokobanHeadGrade() {
  if (hash.value === undefined) return null;
  return <HeadGrade puzzle="sokoban" hash={hash.value} draft={draft.value} collection={from.value} />;
}
