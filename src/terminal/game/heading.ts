// Where a level stands and what it is called. Many files name their levels by number only; a title that says no more
// than the number is none, and a game of such a level is kept under the collection's name and the number.

import type { Collection, ShelfLevel } from '../../saves/index.js';

/** Where a level stands, for the heading. */
export interface Place {
  readonly collection: string;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly title: string;
}

/** What a level is called by its file; empty where that is no more than its number. */
export const ownTitle = ({ title, number }: ShelfLevel): string => (title === String(number) ? '' : title);

export function placeOf({ title, levels }: Collection, shelf: ShelfLevel): Place {
  return { collection: title, number: shelf.number, of: levels.length, title: ownTitle(shelf) };
}

/** "Workshop 12 of 40". */
export function headingOf({ collection, number, of }: Place): string {
  return of > 1 ? `${collection} ${number} of ${of}` : collection;
}

/** "Workshop 12 of 40: Two lanterns". */
export function headingWithTitle(place: Place): string {
  return place.title === '' ? headingOf(place) : `${headingOf(place)}: ${place.title}`;
}

/** What a level is called where its collection is not beside it. */
export function nameOf({ collection, number, of, title }: Place): string {
  if (title !== '') return title;
  return of > 1 ? `${collection} ${number}` : collection;
}
