// Parses a reason from its English sentence (`reasonMessage`). Files and saved data contain sentences; a front end in
// another language needs the facts. A sentence gives the share of deadlocks only in words, so the two counts returned
// are the smallest that give the same words.

import { type GradeReason, reasonMessage } from './reasons.js';

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function numberIn(text: string): number {
  const at = NUMBER_WORDS.indexOf(text.toLowerCase());
  return at >= 0 ? at + 1 : Number(text);
}

const SHARES: readonly (readonly [words: string, dead: number, reachable: number])[] = [
  ['Nearly all', 19, 20],
  ['Nine in ten', 9, 10],
  ['Four in five', 4, 5],
  ['Three in four', 3, 4],
  ['Two in three', 2, 3],
  ['Three in five', 3, 5],
  ['Half the', 1, 2],
];

type Row = readonly [pattern: RegExp, make: (first: string, second: string) => GradeReason | undefined];

const ROWS: readonly Row[] = [
  [/^Every box is on a goal already$/, () => ({ kind: 'solved' })],
  [/^Each box goes straight to its goal$/, () => ({ kind: 'straight' })],
  [
    /^(\d+) changes? of box in the (shortest solution|solution found)$/,
    (count, which) => ({ kind: 'box-changes', count: Number(count), isShortest: which === 'shortest solution' }),
  ],
  [
    /^(\d+) of (\d+) pushes leads? away from the goals$/,
    (count, pushes) => ({ kind: 'away-pushes', count: Number(count), pushes: Number(pushes) }),
  ],
  [/^One box is pushed (\w+) separate times$/, (count) => ({ kind: 'most-runs', count: numberIn(count) })],
  [/^(\w+) box(?:es are| is) parked on the way$/, (count) => ({ kind: 'parked-boxes', count: numberIn(count) })],
  [
    /^(.+) positions you can reach are deadlocks$/,
    (words) => {
      const share = SHARES.find(([each]) => each === words);
      return share && { kind: 'dead-positions', dead: share[1], reachable: share[2] };
    },
  ],
  [
    /^Only one of (\w+) first pushes avoids a deadlock$/,
    (openings) => ({ kind: 'losing-first-pushes', losing: numberIn(openings) - 1, openings: numberIn(openings) }),
  ],
  [
    /^(\w+) of (\w+) first pushes leads? to a deadlock$/,
    (losing, openings) => ({
      kind: 'losing-first-pushes',
      losing: numberIn(losing),
      openings: numberIn(openings),
    }),
  ],
];

/** The reason in a sentence, with or without its period; undefined if `reasonMessage` writes no such sentence. */
export function parseReason(sentence: string): GradeReason | undefined {
  const text = sentence.trim().replace(/\.$/, '');
  for (const [pattern, make] of ROWS) {
    const found = pattern.exec(text);
    const reason = found && make(found[1] ?? '', found[2] ?? '');
    if (reason && reasonMessage(reason) === text) return reason;
  }
  return undefined;
}
