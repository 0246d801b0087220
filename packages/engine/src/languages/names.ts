// What has a name of its own in a language: solvers, and the collections and levels that ship with masu. In English these
// names are in the rows of the solvers and in the level files; without a translation, they are shown as they are there.

import type { NamesTables } from '@masu/core/base/texts/tables.js';

export type LanguageNames = NamesTables;

/**
 * The title of a collection or level that ships with masu; in English without names, unchanged if masu ships no such
 * title. Levels of one collection may be numbered: `Easy 12`, `Tricky 5 × 5`; then the names have the words alone.
 */
export function shippedTitle(names: LanguageNames | undefined, title: string): string {
  if (!names) return title;
  const [, words = title, number = ''] = /^(.+?)( \d+(?: × \d+)?)$/.exec(title) ?? [];
  const titles: Readonly<Record<string, string>> = names.titles;
  return Object.hasOwn(titles, words) ? `${titles[words]}${number}` : title;
}

/** A solver with its name and purpose; in English without names, or if it has none in this language. */
export function solverNamed<Row extends { readonly id: string; readonly name: string; readonly about: string }>(
  names: LanguageNames | undefined,
  row: Row,
): Row {
  const solvers: Readonly<Record<string, { readonly name: string; readonly about: string }>> = names?.solvers ?? {};
  return Object.hasOwn(solvers, row.id) ? { ...row, ...solvers[row.id] } : row;
}
