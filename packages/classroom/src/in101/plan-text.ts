// Finds the plan in what a solver for IN101 printed: the letters that solve the map, wherever they stand, or that there is none.

import { isSolved } from '@masu/core/sokoban/rules/step.js';
import type { CourseMap } from '../course-map.js';
import { shownLines } from '../mark/board-text.js';
import { replayMap } from './replay-map.js';

/** English, French, and what programs print for it. */
const NONE =
  /\b(no|not|none|never|cannot|can['’]?t|couldn['’]?t|un\w*able|impossible|without|fail\w*|lost|lose|false|aucun\w*|pas|sans|perdu\w*|echec|échec|introuvable)\b/i;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(north|nord|up|haut)\b/gi, 'N'],
  [/\b(south|sud|down|bas)\b/gi, 'S'],
  [/\b(east|est|right|droite)\b/gi, 'E'],
  [/\b(west|ouest|left|gauche)\b/gi, 'W'],
];

const MAX_TRIED = 300;

/** The line with words of directions as letters. */
const lettered = (line: string): string => WORDS.reduce((text, [word, letter]) => text.replace(word, letter), line);

/** A line, or its end, that is nothing but letters of moves and what separates them. */
function spacedRun(line: string): string {
  const end = line.replace(/^.*[:=]/, '').replace(/[\s,;|>/.()[\]'"-]+/g, '');
  return /^[NSEW]+$/i.test(end) ? end : '';
}

/** Runs of letters, the longest first: those that can only be moves, and those that may be a word (`see`, `(s)`). */
function runsIn(text: string): { readonly plain: string[]; readonly wordlike: string[] } {
  const runs: string[] = [];
  const wordlike: string[] = [];
  let column = '';
  const endColumn = (): void => {
    if (column.length > 1) runs.push(column);
    column = '';
  };
  for (const line of shownLines(text).map(lettered)) {
    const spaced = spacedRun(line);
    if (spaced.length === 1) column += spaced;
    else endColumn();
    if (spaced !== '') runs.push(spaced);
    for (const run of line.match(/(?<![A-Za-zÀ-ÿ])[NSEW]+(?![A-Za-zÀ-ÿ])/gi) ?? [])
      (run === run.toUpperCase() ? runs : wordlike).push(run);
  }
  endColumn();
  const inOrder = (all: readonly string[]): string[] =>
    all.map((run) => run.toUpperCase()).sort((a, b) => b.length - a.length);
  return { plain: inOrder(runs), wordlike: inOrder(wordlike) };
}

const solves = (map: CourseMap, plan: string): boolean => {
  const played = replayMap(map, plan.length, plan);
  return played.ok && isSolved(played.value.board, played.value.position);
};

export type PlanFound =
  | { readonly plan: string; readonly solves: boolean }
  | { readonly plan?: undefined; readonly saysNone: boolean };

/** The run that solves the map; else the longest one, unless the program says that there is no plan; else nothing. */
export function planIn(text: string, map: CourseMap): PlanFound {
  const { plain, wordlike } = runsIn(text);
  const right = [...plain, ...wordlike].slice(0, MAX_TRIED).find((run) => solves(map, run));
  if (right !== undefined && !isSolved(map.board, map.position)) return { plan: right, solves: true };
  const saysNone = NONE.test(text);
  const [longest] = plain;
  if (longest === undefined || (saysNone && longest.length < 3)) return { saysNone };
  return { plan: longest, solves: false };
}
