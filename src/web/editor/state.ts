// The editor's state with the browser: the drawing, kept on this device at each stroke, and the solver that starts by
// itself when the level is sound.

import { computed, effect, signal } from '@preact/signals';
import type { Draft } from '../../sokoban/index.js';
import { setSetting, setting } from '../saves/saves.js';
import { levelText } from '../share/level-text.js';
import { Search, sokobanJob } from '../solve/search.js';
import { checkDrawing } from './checks.js';
import { type Drawing, startDrawing, trimmed } from './drawing.js';

const FIRST = ['#########', '#       #', '# @ $ . #', '#       #', '#########'];

/** Kept as one text: title, author, rows. */
function keptDrawing(): { rows: readonly string[]; title: string; author: string } {
  const [title = '', author = '', ...rows] = setting('drawing', '').split('\n');
  return rows.length === 0 ? { rows: FIRST, title: '', author: '' } : { rows, title, author };
}

const kept = keptDrawing();
export const drawing = signal<Drawing>(startDrawing(kept.rows));
export const title = signal(kept.title);
export const author = signal(kept.author);

export const draft = computed((): Draft => {
  const rows = trimmed(drawing.value.rows);
  return {
    rows,
    ...(title.value ? { title: title.value } : {}),
    ...(author.value ? { author: author.value } : {}),
  };
});

export const checks = computed(() => checkDrawing(drawing.value.rows, { rows: draft.value.rows }));

export const proof = new Search();
const REST_MILLIS = 500;
const PROOF_SECONDS = 20;

/** Keeps the drawing and sets the solver on it while the editor is open. Gives back what ends it. */
export function startEditing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const { rows } = draft.value;
    const text = levelText({ rows });
    const { level } = checks.value;
    clearTimeout(timer);
    proof.clear();
    timer = setTimeout(() => {
      setSetting('drawing', [title.peek(), author.peek(), ...rows].join('\n'));
      if (level) void proof.start(sokobanJob(text, 'any', '', PROOF_SECONDS));
    }, REST_MILLIS);
  });
  return () => {
    clearTimeout(timer);
    stop();
    proof.clear();
  };
}

export function change(next: Drawing): void {
  drawing.value = next;
}
