// A sentence as parts: words, and what they name on the board, so that a page can light it. While a message is filled in,
// a name is text between marks, characters that no text has; so messages, lists, and plural forms know nothing of it.

/**
 * What a part names: a box, goal, or push by its number in the facts, a cell by its index, a row or column from 1, a
 * digit.
 */
export interface Reference {
  readonly kind: 'box' | 'cell' | 'column' | 'digit' | 'goal' | 'push' | 'row';
  readonly id: number;
}

/** A piece of a sentence, as it is read. */
export interface SentencePart {
  readonly text: string;
  readonly names?: Reference;
}
export type Sentence = readonly SentencePart[];

const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';
const NAME = /\uE000(\w+) (\d+)\uE001([^\uE002]*)\uE002/g;

/** A name to put into a message. */
export const markName = (kind: Reference['kind'], id: number, text: string): string =>
  `${OPEN}${kind} ${id}${BETWEEN}${text}${CLOSE}`;

/** A message as it is read. */
export const unmarked = (marked: string): string => marked.replace(NAME, '$3');

/** The parts of a message that was filled in with names. */
export function sentenceParts(marked: string): Sentence {
  const parts: SentencePart[] = [];
  let end = 0;
  for (const { 0: all, 1: kind, 2: id, 3: text = '', index } of marked.matchAll(NAME)) {
    if (index > end) parts.push({ text: marked.slice(end, index) });
    parts.push({ text, names: { kind: kind as Reference['kind'], id: Number(id) } });
    end = index + all.length;
  }
  if (end < marked.length) parts.push({ text: marked.slice(end) });
  return parts;
}

/** The message again, for a longer one that has it inside. */
export const markedSentence = (sentence: Sentence): string =>
  sentence.map(({ text, names }) => (names ? markName(names.kind, names.id, text) : text)).join('');

export const sentenceText = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');

/** The message with a capital at its start, also if it begins with a name. */
export const capitalMessage = (marked: string): string =>
  marked.replace(/^((?:\uE000[^\uE001]*\uE001)?)(.)/u, (_, mark: string, first: string) => mark + first.toUpperCase());
