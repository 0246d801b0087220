// The two Futoshiki algorithms in words and pseudo-code; every line names the events during which it runs. Lines are
// referred to by name here and worded by a table, so that they are the same lines in every language.

import type { Words } from '@masu/core/base/message-tools.js';
import { english } from '@masu/core/base/texts/en/tries.js';
import type { Explanation } from '@masu/search/explanations.js';
import { CONFLICTS_BEFORE_SHAVING } from '../candidates/search.js';
import type { TryKind } from '../try-events.js';
import { type RecordedTries, type TryAlgorithm, tryEventAt } from './recorded-tries.js';

type TryWords = Words<typeof english>;

export const TRY_WORDS: TryWords = english;

interface PlannedLine {
  readonly indent: number;
  readonly says: keyof TryWords['lines'];
  readonly at: readonly TryKind[];
}

const line = (indent: number, says: PlannedLine['says'], ...at: TryKind[]): PlannedLine => ({ indent, says, at });

const PLANS: Readonly<Record<TryAlgorithm, readonly PlannedLine[]>> = {
  backtrack: [
    line(0, 'solve', 'start'),
    line(1, 'firstBlank'),
    line(1, 'isFull', 'solution'),
    line(1, 'eachDigit'),
    line(2, 'breaksRule', 'illegal'),
    line(3, 'nextDigit'),
    line(2, 'write'),
    line(2, 'recurse', 'place'),
    line(2, 'takeBack', 'back'),
    line(1, 'notSolved', 'exhausted'),
  ],
  propagate: [
    line(0, 'candidates', 'start'),
    line(0, 'propagate', 'propagate'),
    line(0, 'repeat'),
    line(1, 'keepSolution', 'solution'),
    line(1, 'guess', 'place'),
    line(1, 'propagate'),
    line(1, 'conflict', 'conflict'),
    line(2, 'takeBackGuess', 'back'),
    line(2, 'ruleOut', 'rule-out'),
    line(1, 'tryEach', 'shave'),
    line(0, 'until', 'exhausted'),
  ],
};

/** The explanations in the words of a language. */
export function tryExplanationsIn(words: TryWords): Readonly<Record<TryAlgorithm, Explanation<TryKind>>> {
  const lineText = (says: PlannedLine['says']): string => {
    const text = words.lines[says];
    return typeof text === 'string' ? text : text(CONFLICTS_BEFORE_SHAVING);
  };
  const explain = (id: TryAlgorithm): Explanation<TryKind> => ({
    paragraph: words.paragraphs[id],
    lines: PLANS[id].map(({ indent, says, at }) => ({ indent, text: lineText(says), at })),
  });
  return { backtrack: explain('backtrack'), propagate: explain('propagate') };
}

export const TRY_EXPLANATIONS: Readonly<Record<TryAlgorithm, Explanation<TryKind>>> = tryExplanationsIn(TRY_WORDS);

/** The line of the pseudo-code that runs at an event. */
export function tryLineAt(recorded: RecordedTries, event: number): number {
  const { kind } = tryEventAt(recorded, event);
  return PLANS[recorded.algorithm].findIndex(({ at }) => at.includes(kind));
}
