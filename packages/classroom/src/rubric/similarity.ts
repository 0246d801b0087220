// Similar submissions, as a hint for a teacher: the fingerprints of winnowing (Schleimer, Wilkerson, and Aiken, SIGMOD 2003)
// over tokens of C. Names, numbers, and texts count alike, comments and blanks not at all, so renaming and reformatting
// change nothing. Passages that most of a class share were probably given, and are left out. Never a score.

import { tokensOfC } from './c-tokens.js';

/** Tokens in a fingerprint: shorter passages are never found. */
const GRAM = 20;
/** Of this many fingerprints in a row, the smallest is kept: a shared passage of GRAM + WINDOW − 1 tokens is always found. */
const WINDOW = 8;
/** What more than this share of a class has is left out, from so many submissions on. */
const GIVEN_SHARE = 0.5;
const MIN_CLASS = 4;

const KEYWORDS = new Set(
  'auto break case char const continue default do double else enum extern float for goto if int long register return short signed sizeof static struct switch typedef union unsigned void volatile while'.split(
    ' ',
  ),
);

/** Where a fingerprint is: file, first and last line. */
export interface Passage {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

type Fingerprints = ReadonlyMap<number, Passage>;

const HASH_START = 2166136261;
const HASH_FACTOR = 16777619;

function wordsHash(words: readonly string[]): number {
  let hash = HASH_START;
  for (const word of words) {
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), HASH_FACTOR);
    hash = Math.imul(hash ^ 32, HASH_FACTOR);
  }
  return hash >>> 0;
}

/** The fingerprints of the sources of a submission, each with its first place. */
export function sourceFingerprints(sources: ReadonlyMap<string, string>): Map<number, Passage> {
  const all = new Map<number, Passage>();
  for (const [file, source] of sources) {
    const tokens = tokensOfC(source).filter(({ kind }) => kind !== 'comment' && kind !== 'directive');
    const words = tokens.map(({ kind, text }) =>
      kind === 'word' && !KEYWORDS.has(text) ? 'n' : kind === 'number' || kind === 'text' ? '0' : text,
    );
    const hashes = words
      .slice(0, Math.max(0, words.length - GRAM + 1))
      .map((_, at) => wordsHash(words.slice(at, at + GRAM)));
    for (let start = 0; start < Math.max(1, hashes.length - WINDOW + 1); start++) {
      let least = start;
      for (let at = start; at < Math.min(hashes.length, start + WINDOW); at++) {
        if ((hashes[at] as number) <= (hashes[least] as number)) least = at;
      }
      const hash = hashes[least];
      const [first, last] = [tokens[least], tokens[least + GRAM - 1]];
      if (hash === undefined || !first || !last || all.has(hash)) continue;
      all.set(hash, { file, from: first.line, to: last.line });
    }
  }
  return all;
}

export interface SimilarPair {
  readonly first: string;
  readonly second: string;
  /** The share of the smaller one's fingerprints that the other has too. */
  readonly share: number;
  /** Shared passages, the longest first. */
  readonly passages: readonly (readonly [Passage, Passage])[];
}

/** Joins fingerprints that follow each other in both. */
function joined(pairs: readonly (readonly [Passage, Passage])[]): [Passage, Passage][] {
  const sorted = [...pairs].sort(([a], [b]) => (a.file === b.file ? a.from - b.from : a.file < b.file ? -1 : 1));
  const all: [Passage, Passage][] = [];
  for (const [a, b] of sorted) {
    const [lastA, lastB] = all.at(-1) ?? [];
    const follows = (last: Passage | undefined, next: Passage): boolean =>
      last?.file === next.file && next.from >= last.from && next.from <= last.to + 2;
    if (lastA && lastB && follows(lastA, a) && follows(lastB, b)) {
      all[all.length - 1] = [
        { ...lastA, to: Math.max(lastA.to, a.to) },
        { ...lastB, to: Math.max(lastB.to, b.to) },
      ];
    } else all.push([a, b]);
  }
  return all.sort(([a], [b]) => b.to - b.from - (a.to - a.from));
}

/** Compared between two looks at who waits. */
const PAIRS_AT_ONCE = 20;

/**
 * The pairs that share at least this much of the smaller one, the most similar first. `pause` is waited for again and again,
 * since a class has many pairs; it says whether to go on. `given`: fingerprints
 * of code that the course hands out.
 */
export async function similarPairs(
  all: ReadonlyMap<string, Fingerprints>,
  pause: () => Promise<boolean>,
  given: ReadonlySet<number> = new Set(),
  least = 0.5,
): Promise<SimilarPair[]> {
  let compared = 0;
  const counts = new Map<number, number>();
  for (const prints of all.values()) for (const hash of prints.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const isGiven = (hash: number): boolean =>
    given.has(hash) || (all.size >= MIN_CLASS && (counts.get(hash) as number) > Math.max(2, GIVEN_SHARE * all.size));
  const own = [...all].map(
    ([name, prints]) => [name, new Map([...prints].filter(([hash]) => !isGiven(hash)))] as const,
  );
  const pairs: SimilarPair[] = [];
  for (const [index, [first, prints]] of own.entries()) {
    for (const [second, others] of own.slice(index + 1)) {
      if (++compared % PAIRS_AT_ONCE === 0 && !(await pause())) return [];
      const shared = [...prints].filter(([hash]) => others.has(hash));
      const share = shared.length / Math.max(1, Math.min(prints.size, others.size));
      if (share < least || shared.length === 0) continue;
      const passages = joined(shared.map(([hash, passage]) => [passage, others.get(hash) as Passage] as const));
      pairs.push({ first, second, share, passages });
    }
  }
  return pairs.sort((a, b) => b.share - a.share || (a.first < b.first ? -1 : 1));
}
