// Reads a reason from its English sentence, which comments of level files and old saved data have. It says each kind of
// reason once and compares, so that the words are in the catalog alone. A sentence gives the share of deadlocks only in
// words, so the two counts returned are the smallest that give the same words.

import { reasonMessage, SHARES } from './reason-sentences.js';
import type { GradeReason } from './reasons.js';

/** Said in digits: a count from here on has no word. */
const DIGITS = 1000;
/** Counts that have a word of their own, and one without. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, DIGITS];
const SOLUTIONS = [{}, { isShortest: true }, { isShortest: false }];

function* eachReason(): Generator<GradeReason> {
  yield { kind: 'solved' };
  yield { kind: 'straight' };
  for (const isShortest of [true, false])
    for (const count of [1, DIGITS]) yield { kind: 'box-changes', count, isShortest };
  for (const solution of SOLUTIONS) {
    for (const count of [1, DIGITS]) yield { kind: 'away-pushes', count, pushes: DIGITS + 1, ...solution };
    for (const count of COUNTS) {
      yield { kind: 'most-runs', count, ...solution };
      yield { kind: 'parked-boxes', count, ...solution };
    }
  }
  for (const [, , dead, reachable] of SHARES) yield { kind: 'dead-positions', dead, reachable };
  for (const openings of [...COUNTS, DIGITS + 2]) {
    for (const losing of [...COUNTS, openings - 1]) {
      if (losing > 0 && losing <= openings) yield { kind: 'losing-first-pushes', losing, openings };
    }
  }
}

const pattern = (sentence: string): string => sentence.replace(/\d+/g, '#');
const numbersIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number);

let byPattern: ReadonlyMap<string, GradeReason> | undefined;

/** The reason of this pattern with other numbers. */
function withNumbers(reason: GradeReason, numbers: readonly number[]): GradeReason {
  const said = numbersIn(reasonMessage(reason));
  const told = Object.entries(reason).map(([name, value]) => [name, numbers[said.indexOf(value as number)] ?? value]);
  const made = Object.fromEntries(told) as GradeReason;
  if (reason.kind !== 'losing-first-pushes' || made.kind !== reason.kind) return made;
  // “Only one avoids a deadlock”: how many lose is not said.
  return reason.losing === reason.openings - 1 ? { ...made, losing: made.openings - 1 } : made;
}

/** Sentences of files that were written before, which are no longer said in these words. */
function formerReason(text: string): GradeReason | undefined {
  const [, count, plural, which] =
    /^(\d+) change(s?) of box in the (shortest solution|solution found)$/.exec(text) ?? [];
  if (count !== undefined && (count === '1') === (plural === ''))
    return { kind: 'box-changes', count: Number(count), isShortest: which === 'shortest solution' };
  const [, share] = /^(.+) positions you can reach are deadlocks$/.exec(text) ?? [];
  if (share === undefined) return undefined;
  const now = (words: string) => parseReason(`${words} positions you can reach are deadlocks, dead squares aside`);
  return now(share) ?? now(`About ${share.charAt(0).toLowerCase()}${share.slice(1)}`);
}

/** The reason in a sentence, with or without its period; undefined if `reasonMessage` writes no such sentence. */
export function parseReason(sentence: string): GradeReason | undefined {
  const text = sentence.trim().replace(/\.$/, '');
  byPattern ??= new Map([...eachReason()].map((reason) => [pattern(reasonMessage(reason)), reason]));
  const like = byPattern.get(pattern(text));
  const reason = like && withNumbers(like, numbersIn(text));
  return reason && reasonMessage(reason) === text ? reason : formerReason(text);
}
