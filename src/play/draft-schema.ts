// A drawing of a level that is being made, in an editor of either puzzle, with the versions that its author can return to.

import * as v from 'valibot';
import { PUZZLE_IDS } from '../base/puzzle.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const short = v.pipe(v.string(), v.maxLength(10_000));
/** Lower case, with hyphens; a word that a later version of masu may add is read, too. */
const word = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/));

const content = {
  /** In the editor's own text; it need not be a valid level. */
  text: v.string(),
  /** The author's line, in the editor's own text. */
  line: v.exactOptional(v.string()),
  /** What was known of it when it was saved, for lists. */
  verdict: v.exactOptional(word),
  pushes: v.exactOptional(count),
  grade: v.exactOptional(word),
  /** The number behind the grade of a Sokoban level. */
  difficulty: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
};

const versionSchema = v.object({
  ...content,
  /** Milliseconds since 1970. */
  at: count,
  /** What was done with it: a word of `VERSION_REASONS`. */
  why: word,
});
export type DraftVersion = Readonly<v.InferOutput<typeof versionSchema>>;

export const draftSchema = v.object({
  /** Created with the drawing; no other one has it. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  puzzle: v.picklist(PUZZLE_IDS),
  title: short,
  author: short,
  ...content,
  /** The id of the collection that has this level: the one it was opened from, or added to. */
  origin: v.exactOptional(short),
  savedAt: count,
  /** The latest first; at most `MAX_VERSIONS`. */
  versions: v.pipe(v.array(versionSchema), v.readonly()),
});
export type SavedDraft = Readonly<v.InferOutput<typeof draftSchema>>;
