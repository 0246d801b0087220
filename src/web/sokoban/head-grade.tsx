// The grade of the open Sokoban level. Loaded after the page, to keep the entry chunk small.

import { computed } from '@preact/signals';
import { HeadGrade } from '../grades/head-grade.js';
import { NextButton } from '../next/next-button.js';
import { current, giveUp } from './state/state.js';

const hash = computed(() => current.value?.hash);
const draft = computed(() => current.value?.draft);
const from = computed(() => current.value?.origin.collection);

export function SokobanHeadGrade() {
  if (hash.value === undefined) return null;
  return (
    <>
      <HeadGrade puzzle="sokoban" hash={hash.value} draft={draft.value} collection={from.value} />
      <NextButton puzzle="sokoban" leave={giveUp} />
    </>
  );
}
