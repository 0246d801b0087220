// What sentences call the cells of the grid, and what of it is lit. Where the grid has no numbers at its edges, a cell that
// the message names has a small letter.

import type { SentencePart } from '@masu/core/base/sentence-parts.js';
import type { FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import { computed, effect } from '@preact/signals';
import { notice } from '../app/notice.js';
import { callCell, pointed, wordParts } from '../app/pointing.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { futoshikiSession } from './state.js';

/** As in styles/futoshiki.css. */
const hasNumbers = (): boolean => !matchMedia('(max-width: 639px), (min-width: 560px) and (max-height: 499px)').matches;

/** The letters of the cells that the message names, where the grid has no numbers. */
export const cellMarks = computed((): ReadonlyMap<number, string> => {
  const said = notice.value;
  if (!said || hasNumbers()) return new Map();
  const parts = [said.lead, said.rest, said.more].flatMap((words) => (words === undefined ? [] : wordParts(words)));
  const cells = new Set(parts.flatMap(({ names }) => (names?.kind === 'cell' ? [names.id] : [])));
  return new Map([...cells].map((cell, index) => [cell, String.fromCharCode(97 + (index % 26))]));
});

function cellsNamed({ game }: FutoshikiSession, { names }: SentencePart): number[] {
  const { size } = game.level;
  const line = Array.from({ length: size }, (_, index) => index);
  switch (names?.kind) {
    case 'cell':
      return [names.id];
    case 'row':
      return line.map((index) => (names.id - 1) * size + index);
    case 'column':
      return line.map((index) => index * size + names.id - 1);
    default:
      return [];
  }
}

/** The cells that the reader of a sentence points at. */
export const litCells = computed((): ReadonlySet<number> => {
  const [part, now] = [pointed.value, futoshikiSession.value];
  return new Set(part && now ? cellsNamed(now, part) : []);
});

/** Names cells while the page is open. Returns what ends that. */
export function startNamingCells(): () => void {
  const stop = effect(() => {
    const marks = cellMarks.value;
    callCell.value = (cell, text) => {
      const mark = marks.get(cell);
      // One of several columns of a row, by its number alone.
      return mark && (/^\d+$/.test(text) ? mark : futoshikiTexts.markedCell(mark));
    };
  });
  return () => {
    stop();
    callCell.value = () => undefined;
  };
}
