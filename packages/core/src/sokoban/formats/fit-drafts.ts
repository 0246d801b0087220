// Writes levels of several files as one text. Everything is kept that the format can represent: remarks at the head of a
// later file become notes of its first level, because a text has only one head. If reading the text back would change a
// level, the fewest parts of that level are left out, and the caller learns which.

import type { Format } from '../../base/puzzle.js';
import type { Result, TextError } from '../../base/result.js';
import { fail, ok } from '../../base/result.js';
import type { Draft, StoredMoves } from '../rules/draft.js';

/** What can be left out of a level: everything but its board and its moves. The least important first. */
const DRAFT_PARTS = ['collection', 'properties', 'solution notes', 'notes', 'title', 'author'] as const;
type DraftPart = (typeof DRAFT_PARTS)[number];

interface FittedText {
  readonly text: string;
  /** What was left out, by the index of the level. */
  readonly dropped: readonly { readonly index: number; readonly parts: readonly DraftPart[] }[];
}

/** So many levels that only fail next to others are searched for one by one; each costs some readings of the text. */
const MAX_SEARCHES = 40;

const isAuthorLine = (line: string): boolean => /^\s*(?:author|copyright)\s*:/i.test(line);

function asNotes({ collection, ...draft }: Draft): Draft {
  if (!collection) return draft;
  return { ...draft, notes: draft.notes ? [...collection, '', ...draft.notes] : collection };
}

/**
 * The head of the first file stays; those of the others become notes. An author in the head would become the author of
 * every level without one, also of those of other files.
 */
function withOneHead(drafts: readonly Draft[]): Draft[] {
  const names = drafts[0]?.collection?.some(isAuthorLine) && drafts.some(({ author }) => author === undefined);
  return drafts.map((draft, index) => (index === 0 && !names ? draft : asNotes(draft)));
}

const bareMoves = ({ notes: _, ...stored }: StoredMoves): StoredMoves => stored;

function without(draft: Draft, parts: readonly DraftPart[]): Draft {
  const kept: { -readonly [Key in keyof Draft]: Draft[Key] } = { ...draft };
  for (const part of parts) {
    if (part !== 'solution notes') delete kept[part];
    else if (kept.stored) kept.stored = kept.stored.map(bareMoves);
  }
  return kept;
}

function hasPart(draft: Draft, part: DraftPart): boolean {
  return part === 'solution notes' ? draft.stored?.some(({ notes }) => notes) === true : draft[part] !== undefined;
}

/** The parts that a level has, in every combination, the smallest first. */
function combinations(draft: Draft): DraftPart[][] {
  const present = DRAFT_PARTS.filter((part) => hasPart(draft, part));
  const all = Array.from({ length: 2 ** present.length }, (_, bits) => present.filter((_part, at) => (bits >> at) & 1));
  return all.sort((a, b) => a.length - b.length);
}

/** The fewest parts without which the test holds; undefined if it never does. */
function fewestParts(draft: Draft, fits: (draft: Draft) => boolean): DraftPart[] | undefined {
  return combinations(draft).find((parts) => fits(without(draft, parts)));
}

/** The text of all drafts in the format. Fails only if a board itself can't be represented. */
export function fitDrafts(format: Format<Draft>, given: readonly Draft[]): Result<FittedText, TextError> {
  const drafts = withOneHead(given);
  const dropped = new Map<number, readonly DraftPart[]>();
  const done = (text: string) =>
    ok({ text, dropped: [...dropped].sort(([a], [b]) => a - b).map(([index, parts]) => ({ index, parts })) });
  const leaveOut = (index: number, unwanted: readonly DraftPart[]): void => {
    const parts = unwanted.filter((part) => hasPart(drafts[index] as Draft, part));
    if (parts.length === 0) return;
    drafts[index] = without(drafts[index] as Draft, parts);
    dropped.set(index, [...(dropped.get(index) ?? []), ...parts]);
  };
  let converted = format.make(drafts);
  if (converted.ok) return done(converted.value);
  // Levels that the format can't represent by themselves.
  for (const [index, draft] of drafts.entries()) {
    const parts = fewestParts(draft, (each) => format.make([each]).ok);
    if (!parts) return fail((format.make([without(draft, DRAFT_PARTS)]) as { readonly error: TextError }).error);
    leaveOut(index, parts);
  }
  // Levels whose remarks are read differently next to others.
  for (let searches = 0; ; searches++) {
    converted = format.make(drafts);
    if (converted.ok) return done(converted.value);
    if (searches === MAX_SEARCHES) break;
    const index = firstMisread(format, drafts);
    const before = drafts.slice(0, index);
    const parts = fewestParts(drafts[index] as Draft, (each) => format.make([...before, each]).ok) ?? [...DRAFT_PARTS];
    if (parts.every((part) => !hasPart(drafts[index] as Draft, part))) break;
    leaveOut(index, parts);
  }
  for (const index of drafts.keys()) leaveOut(index, DRAFT_PARTS);
  converted = format.make(drafts);
  return converted.ok ? done(converted.value) : converted;
}

/** The first level that is read differently after those before it; the text of all of them is. */
function firstMisread(format: Format<Draft>, drafts: readonly Draft[]): number {
  let [low, high] = [0, drafts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (format.make(drafts.slice(0, middle + 1)).ok) low = middle + 1;
    else high = middle;
  }
  return low;
}
