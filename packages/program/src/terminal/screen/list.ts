// A list with a selected row and a part in view, for menus, collections, and levels.

import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import { texts } from '../texts/language.js';
import type { Signs } from './appearance.js';
import type { Cells, Size } from './cells.js';
import { FOOT, MARGIN } from './page-layout.js';
import { follow } from './viewport.js';

export interface ListState {
  readonly chosen: number;
  /** The first row in view. */
  readonly top: number;
}

export const LIST_START: ListState = { chosen: 0, top: 0 };

const STEPS: Readonly<Record<string, number>> = { up: -1, k: -1, w: -1, down: 1, j: 1, s: 1, tab: 1, 'shift+tab': -1 };

/** The chosen row after a key, or undefined if the key is not for lists. */
export function chosenAfter(state: ListState, event: TerminalEvent, count: number, height: number): number | undefined {
  const clamped = (row: number): number => Math.max(0, Math.min(count - 1, row));
  if (event.kind === 'mouse') {
    if (event.action === 'wheel-up') return clamped(state.chosen - 1);
    return event.action === 'wheel-down' ? clamped(state.chosen + 1) : undefined;
  }
  if (event.kind !== 'key') return undefined;
  const name = keyName(event);
  if (name === 'home') return 0;
  if (name === 'end') return clamped(count - 1);
  if (name === 'pageup') return clamped(state.chosen - height);
  if (name === 'pagedown') return clamped(state.chosen + height);
  const step = STEPS[name];
  return step === undefined ? undefined : clamped(state.chosen + step);
}

/** The same selection with the view moved as little as possible to show it, with a row of context if there is one. */
export function inView({ chosen, top }: ListState, count: number, height: number): ListState {
  return { chosen, top: follow(top, chosen, count, height, height > 4 ? 1 : 0) };
}

/** The line of the first row of a page that is a list: after the margin, the heading, and a blank line. */
export const LIST_LINE = 3;

export const listHeight = (size: Size): number => Math.max(1, size.lines - LIST_LINE - FOOT);

/** The list after a key or the wheel, or undefined if that is not for lists. `page`: how far PageUp and PageDown go. */
export function listAfter(
  state: ListState,
  event: TerminalEvent,
  count: number,
  height: number,
  page = height,
): ListState | undefined {
  const chosen = chosenAfter(state, event, count, page);
  return chosen === undefined ? undefined : inView({ ...state, chosen }, count, height);
}

/** The row at a line of the screen, or undefined. */
export function rowAtLine(state: ListState, line: number, count: number, height: number): number | undefined {
  const row = line - LIST_LINE + inView(state, count, height).top;
  return line >= LIST_LINE && row < count ? row : undefined;
}

/** Marks above and below a list, if it has more rows than fit. */
export function putMoreRows(cells: Cells, height: number, top: number, count: number, { more }: Signs): void {
  const below = count - top - height;
  if (top > 0) cells.put(LIST_LINE - 1, MARGIN.left, `${more.up} ${texts.screen.more(top)}`, 'guide');
  if (below > 0) cells.put(LIST_LINE + height, MARGIN.left, `${more.down} ${texts.screen.more(below)}`, 'guide');
}
