// Why a level has its grade, in sentences: the values that each reason gives to its message. The words are in
// languages/ID/reasons.arb.

import { capital } from '@masu/core/base/format.js';
import type { MessageFacts } from '@masu/core/base/message.js';
import type { Words } from '@masu/core/base/message-tools.js';
import { english } from '@masu/core/base/texts/en/grade-reason.js';
import type { GradeReason, OfSolution } from './reasons.js';

/** The messages of reasons in a language. */
export type GradeReasonTexts = Words<typeof english>;

/** Familiar fractions, from nearly all to rare, each with the per mille from which it is the nearest, and as two counts. */
export const SHARES = [
  [950, 'all', 19, 20],
  [850, 'nineTenths', 9, 10],
  [775, 'fourFifths', 4, 5],
  [710, 'threeQuarters', 3, 4],
  [635, 'twoThirds', 2, 3],
  [550, 'threeFifths', 3, 5],
  [0, 'half', 1, 2],
] as const;

function shareOf(part: number, whole: number): (typeof SHARES)[number][1] {
  const share = Math.floor((1000 * part) / whole);
  return SHARES.find(([from]) => share >= from)?.[1] ?? 'half';
}

const solutionOf = ({ isShortest }: OfSolution): 'shortest' | 'found' | undefined =>
  isShortest === undefined ? undefined : isShortest ? 'shortest' : 'found';

function message(reason: GradeReason, texts: GradeReasonTexts): string {
  switch (reason.kind) {
    case 'solved':
    case 'straight':
      return texts[reason.kind];
    case 'box-changes':
      return texts['box-changes']({ count: reason.count, solution: reason.isShortest ? 'shortest' : 'found' });
    case 'away-pushes':
      return texts['away-pushes']({ count: reason.count, pushes: reason.pushes, solution: solutionOf(reason) });
    case 'most-runs':
    case 'parked-boxes':
      return texts[reason.kind]({ count: reason.count, solution: solutionOf(reason) });
    case 'dead-positions':
      return texts['dead-positions']({ share: shareOf(reason.dead, reason.reachable) });
    case 'losing-first-pushes': {
      const { losing, openings } = reason;
      return texts['losing-first-pushes']({ losing, openings, safe: openings - losing });
    }
  }
}

/** One reason as a sentence. */
export const reasonSentence = (reason: GradeReason, texts: GradeReasonTexts = english): string =>
  capital(message(reason, texts));

/** As reports and saved data have it: see `engine/languages`. */
export const reasonFacts = (reason: GradeReason): MessageFacts => ({
  table: 'grade-reason',
  key: 'reason',
  values: [reason],
});

/** The facts of `reasonFacts` again. */
export const reasonOfFacts = ({ values: [reason] }: MessageFacts): GradeReason => reason as GradeReason;

/** In English and without its period, as reports for programs have it. */
export const reasonMessage = (reason: GradeReason): string => reasonSentence(reason).replace(/\.$/, '');
