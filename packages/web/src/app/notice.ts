// Status messages. Every page has one visible message of its own, so that none is shown on another page, and all share
// one polite live region; the two may differ in words. A held key or a replay speaks only its last event: the region is
// filled after a short delay.

import { computed, effect, signal, untracked } from '@preact/signals';
import { route } from '../route.js';
import type { Page } from '../routes.js';
import { playTexts } from '../texts/play.js';
import { type BoardWords, wordsText } from './pointing.js';

export interface NoticeAction {
  readonly word: string;
  readonly main?: boolean;
  readonly act: () => void;
}

export interface Notice {
  readonly tone: 'calm' | 'ink' | 'seal';
  /** Short: it is always in view. */
  readonly lead: BoardWords;
  /** The lead is set bold. */
  readonly strong?: boolean;
  readonly rest?: BoardWords;
  /** What comes after the rest, if there is room for it; otherwise on request. */
  readonly more?: BoardWords;
  readonly actions?: readonly NoticeAction[];
}

const notices = signal<Readonly<Partial<Record<Page, Notice | undefined>>>>({});
/** The message of the page that is open. */
export const notice = computed(() => notices.value[route.value.page]);
export const spoken = signal('');

const REST_MILLIS = 120;
let timer: ReturnType<typeof setTimeout> | undefined;
let again = false;

/** Speaks the last of several quick sentences. A repeated sentence is made different, so that it is spoken again. */
export function speak(sentence: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    again = !again && spoken.value === sentence;
    spoken.value = again ? `${sentence}\u00a0` : sentence;
  }, REST_MILLIS);
}

/** A sentence alone is a calm notice. */
export type Notify = (next: Notice | string | undefined, words?: string) => void;

/** All that a notice says. */
export const noticeText = ({ lead, rest = '', more = '' }: Notice): string =>
  [lead, rest, more].map(wordsText).filter(Boolean).join(' ');

/**
 * Shows a message on one page and speaks it, in other words if they are given; '' speaks nothing. While another page is
 * open, the message waits on its page unspoken.
 */
export function notifyOn(page: Page): Notify {
  return (given, words) => {
    const next: Notice | undefined = typeof given === 'string' ? { tone: 'calm', lead: given } : given;
    notices.value = { ...notices.peek(), [page]: next };
    const sentence = words ?? (next ? noticeText(next) : '');
    if (sentence && route.peek().page === page) speak(sentence);
  };
}

// Messages of these pages, shown there even if another page is open.
export const notifySokoban = notifyOn('sokoban');
export const notifyFutoshiki = notifyOn('futoshiki');
export const notifyLevels = notifyOn('levels');
export const notifyLevel = notifyOn('level');
export const notifyLab = notifyOn('lab');
export const notifyEditor = notifyOn('editor');

/** A part of the Sokoban page could not be loaded. */
export const notifyNotLoaded = (): void => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed });

/** Shows and speaks a message on the page that is open. */
export const notify: Notify = (next, words) => notifyOn(route.peek().page)(next, words);

// Clears the live region when another page opens.
let open = route.peek().page;
effect(() => {
  const { page } = route.value;
  if (page === open) return;
  open = page;
  untracked(() => {
    clearTimeout(timer);
    timer = undefined;
    spoken.value = '';
  });
});
