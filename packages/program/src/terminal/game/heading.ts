// The heading of a level: its collection, number, and title. Many files name their levels by number only; such a title
// is dropped, and a game of such a level is saved under the collection's name and the number.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelGrade } from '@masu/core/play/saved-data.js';
import type { StoredCollection, StoredLevel } from '../../saves/library.js';
import type { Signs } from '../screen/appearance.js';
import { BLANK, type PanelLine } from '../screen/page-layout.js';
import { shownTitle, texts } from '../texts/language.js';
import { gradeLabel, gradeName } from './level-grade.js';

export interface LevelHeading {
  readonly collection: string;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly title: string;
  /** Absent if it isn't known. */
  readonly grade?: LevelGrade;
}

/** The title in the file; empty if it is only the number. */
export const ownTitle = ({ title, number }: StoredLevel): string => (title === String(number) ? '' : title);

export function levelHeading(
  { title, levels }: StoredCollection,
  level: StoredLevel,
  grade: LevelGrade | undefined = level.grade,
): LevelHeading {
  const heading = { collection: title, number: level.number, of: levels.length, title: ownTitle(level) };
  return grade ? { ...heading, grade } : heading;
}

/** "Workshop 12 of 40". */
function headingText({ collection, number, of }: LevelHeading): string {
  const title = shownTitle(collection);
  return of > 1 ? texts.game.heading.of(title, number, of) : title;
}

/** "Workshop 12 of 40: Two lanterns". */
export function headingWithTitle(heading: LevelHeading): string {
  return heading.title === ''
    ? headingText(heading)
    : texts.game.heading.titled(headingText(heading), shownTitle(heading.title));
}

/** "Workshop 12 of 40: Two lanterns, tricky", where there is one line for all of it. */
export function headingLine(heading: LevelHeading): string {
  const text = headingWithTitle(heading);
  return heading.grade ? texts.game.heading.graded(text, gradeName(heading.grade.grade)) : text;
}

/** The name of a level where its collection isn't shown. */
export function levelHeadingName({ collection, number, of, title }: LevelHeading): string {
  if (title !== '') return title;
  return of > 1 ? `${collection} ${number}` : collection;
}

/** The heading beside a board, with a blank line below it. */
export const headingPanel = (puzzle: PuzzleId, heading: LevelHeading, signs: Signs): readonly PanelLine[] => [
  { text: headingText(heading), role: 'quiet' },
  ...(heading.title === '' ? [] : [{ text: shownTitle(heading.title), role: 'strong' } as const]),
  ...(heading.grade ? [{ text: gradeLabel(puzzle, heading.grade, signs), spare: 2 }] : []),
  BLANK,
];
