// What the oracle says of a sentence, the tables of patterns, and the count of each kind.

export interface Verdict {
  readonly kind: string;
  /** Undefined: there are too many positions to tell. */
  readonly isTrue: boolean | undefined;
  /** Why it is false, or a second reading of the words under which it is. */
  readonly why?: string;
  /** The sentence is true as it was read, and false if its words are taken in this way. */
  readonly doubts?: readonly string[];
}

/** A pattern of sentences, and what has to be true of what it says: undefined, or why it isn't. */
export interface SentenceRow<Context> {
  readonly kind: string;
  readonly pattern: RegExp;
  check(context: Context, words: readonly string[]): Finding;
}

/** `false` with a reason, or true with doubts. */
export type Finding = string | undefined | { readonly doubts: readonly (string | false | undefined)[] };

export const sentencePattern = (source: string): RegExp => new RegExp(`^${source}$`);

/** The row of a sentence decides; a sentence without a row is a mistake of this oracle, or a new kind. */
export function judgeSentence<Context>(
  rows: readonly SentenceRow<Context>[],
  context: Context,
  sentence: string,
  tooMany: (error: unknown) => boolean,
): Verdict {
  for (const { kind, pattern, check } of rows) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    try {
      const found = check(
        context,
        match.slice(1).map((word) => word ?? ''),
      );
      if (typeof found === 'string') return { kind, isTrue: false, why: found };
      const doubts = found?.doubts.filter((each) => typeof each === 'string');
      return { kind, isTrue: true, ...(doubts && doubts.length > 0 ? { doubts } : {}) };
    } catch (error) {
      if (!tooMany(error)) throw error;
      return { kind, isTrue: undefined };
    }
  }
  return { kind: 'unknown sentence', isTrue: false, why: 'no pattern knows it' };
}
