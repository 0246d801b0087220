// What has a name of its own in a language: solvers, and the collections and levels that ship with masu.

import type { Titles } from './shipped-titles.js';
import { titleFrom } from './shipped-titles.js';
import type { SolverId, SolverNames } from './solver-names.js';

export interface Names {
  readonly solvers: SolverNames;
  readonly titles: Titles;
}

/** The title of a collection or level that ships with masu; in English without names. */
export const shippedTitle = (names: Names | undefined, title: string): string =>
  names ? titleFrom(names.titles, title) : title;

/** A solver with its name and purpose; in English without names, or if the id is unknown. */
export function solverNamed<Row extends { readonly id: string; readonly name: string; readonly about: string }>(
  names: Names | undefined,
  row: Row,
): Row {
  const found = names && Object.hasOwn(names.solvers, row.id) ? names.solvers[row.id as SolverId] : undefined;
  return found ? { ...row, ...found } : row;
}
