// Why a Sokoban level has its grade: a sentence for each kind of reason, the same kinds in every language.

import type { GradeReason } from '@masu/studio/sokoban/grade/reasons.js';

type GradeSentences = {
  readonly [Kind in GradeReason['kind']]: (fact: GradeReason & { readonly kind: Kind }) => string;
};

export const gradeSentences =
  (sentences: GradeSentences) =>
  (fact: GradeReason): string =>
    (sentences[fact.kind] as (fact: GradeReason) => string)(fact);

/** Per mille from which a share that people know is the nearest: nearly all, 9/10, 4/5, 3/4, 2/3, 3/5; less is a half. */
const SHARES = [950, 850, 775, 710, 635, 550];

/** The sentence for the share of positions that are deadlocks, of seven, the largest share first. */
export const deadShareSentence =
  (sentences: readonly string[]) =>
  ({ dead, reachable }: { readonly dead: number; readonly reachable: number }): string => {
    const share = Math.floor((1000 * dead) / reachable);
    return sentences.at(SHARES.findIndex((from) => share >= from)) ?? '';
  };
