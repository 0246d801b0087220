// Finds saved games that a later game of the same level supersedes. A program that saves under a new id each time it
// resumes leaves one such game per visit; without cleanup, a list of games in progress would show them all.
// A game is superseded only if nothing is lost with it: a later game contains every entry of it, a later game is solved,
// or a later save has the same name. Two games that diverge are both kept.

import { defined } from '../base/defined.js';
import { splitLines } from '../base/text.js';
import type { SavedGame } from './saved-data.js';
import { laterGame, recordKey } from './saved-order.js';

/** The `play` and `jump` lines of a game's text, as `makeGame` writes them. */
const playedLines = (lines: readonly string[]): string[] => lines.filter((line) => /^(play|jump)\b/.test(line));

/** How many moves a `play` or `jump` line skips, and the moves. */
function lineMoves(line: string): { readonly jumped?: string; readonly moves: string } {
  const [, jumped, moves = ''] = /^(?:play|jump (\d+)) ?(.*)$/.exec(line) ?? [];
  return { moves, ...defined({ jumped }) };
}

/** Moves of more than one letter are separated by spaces; letters follow each other. */
const areSeparated = (moves: string): boolean => /[\d ]/.test(moves);

/** Whether a line continues another at a move boundary. */
function goesOn(start: string, line: string): boolean {
  if (!line.startsWith(start)) return false;
  const [before, after] = [start.at(-1) ?? '', line.charAt(start.length)];
  return after === '' || after === ' ' || !(/\d/.test(before + after) || areSeparated(lineMoves(line).moves));
}

/** How many entries the `play` and `jump` lines make. */
function entryCount(lines: readonly string[]): number {
  let count = 0;
  for (const line of lines) {
    const { jumped, moves } = lineMoves(line);
    const moveCount = moves === '' ? 0 : areSeparated(moves) ? moves.split(' ').length : moves.length;
    count += jumped === undefined ? moveCount : 1 + moveCount - Number(jumped);
  }
  return count;
}

/** The entries up to a number that masu made, as text. */
function shownUpTo(lines: readonly string[], count: number): string {
  const ranges =
    lines
      .find((line) => line.startsWith('shown '))
      ?.split(' ')
      .slice(1) ?? [];
  return ranges
    .map((range) => range.split('-').map(Number))
    .filter(([first = 0]) => first <= count)
    .map(([first, last = 0]) => `${first}-${Math.min(last, count)}`)
    .join(' ');
}

/** Whether a game's text contains all of another's: the same level, its entries from the start, and its snapshots. */
export function isContained(earlier: string, later: string): boolean {
  const [lines, others] = [splitLines(earlier), splitLines(later)];
  if (!lines[0]?.startsWith('masu-game ') || lines[0] !== others[0]) return false;
  const [start, whole] = [playedLines(lines), playedLines(others)];
  const last = start.length - 1;
  return (
    last < whole.length &&
    start.every((line, index) => (index === last ? goesOn(line, whole[index] as string) : line === whole[index])) &&
    lines.every((line) => !/^(shown-)?snapshot/.test(line) || others.includes(line)) &&
    shownUpTo(lines, entryCount(start)) === shownUpTo(others, entryCount(start))
  );
}

/** The superseded games of a list. `isWon` is called only for levels with more than one game. */
export function staleGames(games: readonly SavedGame[], isWon: (game: SavedGame) => boolean): readonly SavedGame[] {
  const groups = new Map<string, SavedGame[]>();
  for (const game of games) {
    const key = `${game.name === undefined ? 'running' : `named ${game.name}`}\n${recordKey(game)}`;
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return [];
    const ordered = [...group].sort((a, b) => (laterGame(a, b) === a ? 1 : -1));
    return ordered.filter((game, index) => {
      const later = ordered.slice(index + 1);
      if (game.name !== undefined) return later.length > 0;
      return later.some((other) => isWon(other) || isContained(game.game, other.game));
    });
  });
}
