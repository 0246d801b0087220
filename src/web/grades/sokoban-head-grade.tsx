// The grade of the Sokoban level that is open. Loaded after the page: the entry has no room for it.

import { computed } from '@preact/signals';
import { current } from '../sokoban/state.js';
import { HeadGrade } from './head-grade.js';

const open = computed(() => current.value?.slot);
const from = computed(() => current.value?.origin.collection);

export function SokobanHeadGrade() {
  return open.value ? <HeadGrade puzzle="sokoban" hash={open.value.hash} collection={from.value} /> : null;
}
