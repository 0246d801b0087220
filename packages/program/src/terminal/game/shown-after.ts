// What is shown after an event, as a table: a function for each kind that says something.

import { info, type Status } from '../screen/status.js';
import { texts } from '../texts/language.js';

export type EventTable<State, Event extends { readonly kind: string }, Shown> = {
  readonly [Kind in Event['kind']]?: (event: Event & { readonly kind: Kind }, state: State) => Shown | undefined;
};

/** Undefined if the event says nothing. */
export function shownAfter<State, Event extends { readonly kind: string }, Shown>(
  table: EventTable<State, Event, Shown>,
  state: State,
  event: Event,
): Shown | undefined {
  const show = table[event.kind as Event['kind']] as ((event: Event, state: State) => Shown | undefined) | undefined;
  return show?.(event, state);
}

/** The statuses that both puzzles share. */
export const COMMON_STATUSES = {
  'nothing-to-undo': (): Status => info(texts.game.nothingToUndo),
  'nothing-to-redo': (): Status => info(texts.game.nothingToRedo),
  restarted: (): Status => info(texts.game.restarted),
} as const;
