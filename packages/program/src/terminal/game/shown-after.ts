// Sentences that both puzzles share, in the full screen and in line mode.

import type { LimitName } from '../../base/outcome.js';
import { noticeMessage, type SayNotice, type SayProblem } from '../../saves/index.js';
import { info, type Status } from '../screen/page.js';
import { saidInTerminal, savingTexts, texts } from '../texts/language.js';

// What is wrong with a file of levels or of saved data, in the player's language.

export const fileMessage: SayProblem = (name, problem) => {
  const { fileProblem, filePlace, files } = texts.menu;
  return 'line' in problem
    ? filePlace(name, problem.line, problem.column, saidInTerminal(problem))
    : fileProblem(name, files[problem.code](problem.message));
};

export const savingMessage: SayNotice = (notice) => noticeMessage(savingTexts, notice, saidInTerminal);

/** A search ended without an answer because of a limit. */
export function gaveUpMessage(limit: LimitName): string {
  if (limit === 'stopped') return texts.game.stopped;
  return limit === 'memory' ? texts.game.gaveUpMemory : texts.game.gaveUp;
}

// What is shown after an event, as a table: a function for each kind that says something.

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
