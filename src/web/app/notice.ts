// What the page says. One visible place (under the board) and one polite live region; the two may differ in words. A
// held key or a replay speaks only its last event: the region is filled after a short rest.

import { signal } from '@preact/signals';

export interface NoticeAction {
  readonly word: string;
  readonly main?: boolean;
  readonly act: () => void;
}

export interface Notice {
  readonly tone: 'calm' | 'ink' | 'seal';
  readonly lead: string;
  /** The lead is set bold. */
  readonly strong?: boolean;
  readonly rest?: string;
  /** A greeting, whose second sentence may give way to news of the app itself. */
  readonly yields?: boolean;
  readonly actions?: readonly NoticeAction[];
}

export const notice = signal<Notice | undefined>(undefined);
export const spoken = signal('');

const REST_MILLIS = 120;
let timer: ReturnType<typeof setTimeout> | undefined;
let again = false;

/** Speaks the last sentence of a quick row of them. The same sentence twice is told apart, so that it is spoken twice. */
export function speak(sentence: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    again = !again && spoken.value === sentence;
    spoken.value = again ? `${sentence}\u00a0` : sentence;
  }, REST_MILLIS);
}

/** Nothing but the notice now shown was spoken last, and nothing waits to be. */
export const isQuiet = (): boolean => timer === undefined && spoken.peek().startsWith(notice.peek()?.lead ?? '');

/** Shows a notice and speaks it, in its own words where they are given; '' speaks nothing. */
export function say(next: Notice | undefined, words?: string): void {
  notice.value = next;
  const sentence = words ?? [next?.lead, next?.rest].filter(Boolean).join(' ');
  if (sentence) speak(sentence);
}
