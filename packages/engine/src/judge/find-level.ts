// Finds the level that an attempt is for, in this order: its board or hash, its title, a number that is called a level's, in
// the text and then in the name of the file and of the folders around it; the only level there is; and, if a file has as many
// answers as there are levels, their order. Never guesses: otherwise the attempt is refused with a sentence that says what to
// write instead.

import { countOf } from '@masu/core/base/format.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import type { Attempt } from './attempt.js';
import { levelInName, type NamedLevel } from './level-names.js';
import { type JudgedLevel, type LevelTable, nameWords } from './level-table.js';

const MATCHES = ['board', 'title', 'number', 'file-name', 'only-level', 'order'] as const;
/** How the level of an attempt was found. */
export type MatchedBy = (typeof MATCHES)[number];

export interface FoundLevel {
  readonly level: JudgedLevel;
  readonly by: MatchedBy;
}

/** Of several levels with the same board or title, the one of this number. */
const withNumber = (levels: readonly JudgedLevel[], number: number | undefined): JudgedLevel | undefined =>
  levels.find((level) => level.number === number);

/** What the attempt itself says. */
function byTarget(table: LevelTable, { target }: Attempt): FoundLevel | undefined {
  const { hash, title, number, fits } = target;
  const boards = hash === undefined ? [] : (table.byHash.get(hash.toLowerCase()) ?? []);
  const board = withNumber(boards, number ?? target.place) ?? boards[0];
  if (board) return { level: board, by: 'board' };
  if (fits?.length === 1) {
    const level = table.levels[(fits[0] as number) - 1];
    if (level) return { level, by: 'board' };
  }
  const titled = title === undefined ? [] : (table.byTitle.get(nameWords(title).join(' ')) ?? []);
  const ofTitle = titled.length === 1 ? titled[0] : withNumber(titled, number ?? target.place);
  if (ofTitle) return { level: ofTitle, by: 'title' };
  const numbered = number === undefined ? undefined : table.levels[number - 1];
  return numbered && { level: numbered, by: 'number' };
}

/** The parts of a path below what was named, the file without its extension. */
export function partsOfPath(path: string): string[] {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  const file = (parts.pop() ?? '').replace(/(?<=.)\.[A-Za-z][A-Za-z0-9]{0,7}$/, '');
  return [...parts, file];
}

/** What the name of a file says, or else the nearest folder around it whose whole name is a level. */
function levelOfPath(table: LevelTable, path: string): NamedLevel {
  const [file = '', ...folders] = partsOfPath(path).reverse();
  const own = levelInName(table, file);
  if (own.level || own.isAmbiguous || own.missing !== undefined) return own;
  for (const folder of folders) {
    const around = levelInName(table, folder);
    if (around.level && around.rest === '') return { ...own, level: around.level };
  }
  return own;
}

/** Whether an attempt says nothing of its level: only then may its place among the others count. */
function isUnlabeled(table: LevelTable, attempt: Attempt): boolean {
  const { number, hasBoard } = attempt.target;
  return number === undefined && !hasBoard && byTarget(table, attempt) === undefined;
}

/** Whether the answers of a file, all without a label, are one per level. */
export function areInOrder(table: LevelTable, attempts: readonly Attempt[], path: string): boolean {
  const { length } = table.levels;
  if (length < 2 || attempts.length !== length || !attempts.every((each) => isUnlabeled(table, each))) return false;
  const named = levelOfPath(table, path);
  return !named.level && !named.isAmbiguous && named.missing === undefined;
}

/** What to write so that a level is found, in one sentence. */
function advice(table: LevelTable, answerName: string): string {
  const most = table.levels.length;
  const example = Math.min(3, most);
  const order = most > 1 ? `, or hand in ${answerName} per level (${most}), in order` : '';
  return `Write “Level ${example}” or the level’s title above the answer, or name the file name-level${example}.txt (1 to ${most})${order}.`;
}

/** The level of an attempt in the file `name`, or an error that says how to name it. `answerName`: what an attempt is called. */
export function findLevel(
  table: LevelTable,
  attempt: Attempt,
  name: string,
  answerName: string,
): Result<FoundLevel, TextError> {
  const { number, order, hasBoard, hash } = attempt.target;
  const refuse = (why: string): Result<never, TextError> =>
    fail(textError(attempt.line, 1, 'unknown-level', `${why} ${advice(table, answerName)}`));
  const count = countOf(table.levels.length, 'level', 'levels');
  const said = byTarget(table, attempt);
  if (said) return ok(said);
  if (number !== undefined) return refuse(`There is no level ${number}: the file has ${count}.`);
  const named = levelOfPath(table, name);
  if (named.level) return ok({ level: named.level, by: 'file-name' });
  if (named.isAmbiguous) return refuse('The file name has the numbers of several levels.');
  if (named.missing !== undefined) return refuse(`There is no level ${named.missing}: the file has ${count}.`);
  if (hasBoard) return refuse('The board here is that of no level in the file.');
  if (hash !== undefined) return refuse('The hash here is that of no level in the file.');
  const [only] = table.levels;
  if (only && table.levels.length === 1) return ok({ level: only, by: 'only-level' });
  const ordered = order === undefined ? undefined : table.levels[order - 1];
  if (ordered) return ok({ level: ordered, by: 'order' });
  return refuse(`Nothing says which of the ${count} this is for.`);
}
