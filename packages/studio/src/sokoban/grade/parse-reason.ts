// Parses a reason from its English sentence. Files and saved data contain sentences; a front end in another language needs
// the facts. A sentence gives the share of deadlocks only in words, so the two counts returned are the smallest that give
// the same words.

import { type GradeReason, NUMBERS, type OfSolution, reasonMessage, SHARES } from './reasons.js';

function numberIn(text: string): number {
  const at = NUMBERS.indexOf(text.toLowerCase());
  return at > 0 ? at : Number(text);
}

type Row = readonly [pattern: RegExp, make: (first: string, second: string, third: string) => GradeReason | undefined];

/** Of the end of a sentence. */
function solutionOf(end: string): OfSolution {
  return end === '' ? {} : { isShortest: end === ' in a shortest solution' };
}

function shareNamed(words: string): GradeReason | undefined {
  const share = SHARES.find(([, each]) => each === words);
  return share && { kind: 'dead-positions', dead: share[2], reachable: share[3] };
}

const ROWS: readonly Row[] = [
  [/^Every box is on a goal already$/, () => ({ kind: 'solved' })],
  [/^A shortest solution takes each box to its goal in one run, by the shortest way$/, () => ({ kind: 'straight' })],
  [
    /^(A shortest solution|The solution found) takes (\d+) runs? of pushes$/,
    (which, count) => ({
      kind: 'box-changes',
      count: Number(count),
      isShortest: which === 'A shortest solution',
    }),
  ],
  [
    /^(\d+) of (\d+) pushes leads? away from the goals(.*)$/,
    (count, pushes, end) => ({
      kind: 'away-pushes',
      count: Number(count),
      pushes: Number(pushes),
      ...solutionOf(end),
    }),
  ],
  [
    /^One box is pushed (\w+) separate times(.*)$/,
    (count, end) => ({ kind: 'most-runs', count: numberIn(count), ...solutionOf(end) }),
  ],
  [
    /^(\w+) box(?:es are| is) parked on the way(.*)$/,
    (count, end) => ({ kind: 'parked-boxes', count: numberIn(count), ...solutionOf(end) }),
  ],
  [/^(.+) positions you can reach are deadlocks, dead squares aside$/, shareNamed],
  [
    /^Only one of (\w+) first pushes avoids a deadlock$/,
    (openings) => ({ kind: 'losing-first-pushes', losing: numberIn(openings) - 1, openings: numberIn(openings) }),
  ],
  [
    /^(\w+) of (\w+) first pushes leads? to a deadlock$/,
    (losing, openings) => ({ kind: 'losing-first-pushes', losing: numberIn(losing), openings: numberIn(openings) }),
  ],
];

/** Sentences of files that were written before, which are no longer said in these words. */
const FORMER_ROWS: readonly Row[] = [
  [
    /^(\d+) change(s?) of box in the (shortest solution|solution found)$/,
    (count, plural, which) =>
      (count === '1') === (plural === '')
        ? { kind: 'box-changes', count: Number(count), isShortest: which === 'shortest solution' }
        : undefined,
  ],
  [
    /^(.+) positions you can reach are deadlocks$/,
    (words) => shareNamed(words) ?? shareNamed(`About ${words.charAt(0).toLowerCase()}${words.slice(1)}`),
  ],
];

/** The reason in a sentence, with or without its period; undefined if `reasonMessage` writes no such sentence. */
export function parseReason(sentence: string): GradeReason | undefined {
  const text = sentence.trim().replace(/\.$/, '');
  const reasonsOf = (rows: readonly Row[]): GradeReason[] =>
    rows.flatMap(([pattern, make]) => {
      const match = pattern.exec(text);
      return (match && make(match[1] ?? '', match[2] ?? '', match[3] ?? '')) ?? [];
    });
  return reasonsOf(ROWS).find((reason) => reasonMessage(reason) === text) ?? reasonsOf(FORMER_ROWS)[0];
}
