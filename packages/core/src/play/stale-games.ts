// Finds saved games that a later game of the same level supersedes. A program that saves under a new id each time it
// resumes leaves one such game per visit; without cleanup, a list of games in progress would show them all.
// A game is superseded only if nothing is lost with it: a later game contains every entry of it, a later game is solved,
// or a later save has the same name. Two games that diverge are both kept.

import { splitLines } from '../base/text.js';
import { type GameLine, parseGameLine } from './game-lines.js';
import type { SavedGame } from './saved-data.js';
import { laterGame, recordKey } from './saved-order.js';

/** A game's lines, its heading apart; undefined: not a text of a game. */
function gameLines(text: string): { readonly heading: string; readonly lines: readonly GameLine[] } | undefined {
  const [heading = '', ...rest] = splitLines(text);
  const parsed = rest.map((line, index) => parseGameLine(line, index + 2));
  if (!heading.startsWith('masu-game ') || parsed.some(({ ok }) => !ok)) return undefined;
  return { heading, lines: parsed.flatMap((line) => (line.ok ? [line.value] : [])) };
}

/** Every move of a line. Moves of more than one letter are separated by spaces; letters follow each other. */
const movesIn = (moves: string, areSeparated: boolean): readonly string[] =>
  moves === '' ? [] : areSeparated ? moves.split(' ') : [...moves];

/** A game's entries as text: a move, or a jump with the moves it goes to; and whether masu made them. */
function entryTexts(lines: readonly GameLine[], areSeparated: boolean): readonly string[] {
  const entries: string[] = [];
  for (const line of lines) {
    if (line.kind === 'play') entries.push(...movesIn(line.moves, areSeparated));
    if (line.kind !== 'jump') continue;
    const moves = movesIn(line.moves, areSeparated);
    entries.push(`jump ${moves.slice(0, line.jumped).join(' ')}`, ...moves.slice(line.jumped));
  }
  const shown = lines.flatMap((line) => (line.kind === 'shown' ? line.ranges : []));
  const isShown = (entry: number): boolean => shown.some(([first, last]) => first <= entry && entry <= last);
  return entries.map((entry, index) => (isShown(index + 1) ? `${entry} shown` : entry));
}

const snapshotTexts = (lines: readonly GameLine[]): readonly string[] =>
  lines.flatMap((line) => (line.kind === 'snapshot' ? [`${line.slot} ${line.isShown} ${line.moves}`] : []));

/** Whether a game's text contains all of another's: the same level, its entries from the start, and its snapshots. */
export function isContained(earlier: string, later: string): boolean {
  const [before, after] = [gameLines(earlier), gameLines(later)];
  if (!before || before.heading !== after?.heading) return false;
  const both = [...before.lines, ...after.lines];
  const areSeparated = both.some((line) => 'moves' in line && /[\d ]/.test(line.moves));
  const entries = entryTexts(after.lines, areSeparated);
  const snapshots = snapshotTexts(after.lines);
  return (
    entryTexts(before.lines, areSeparated).every((entry, index) => entry === entries[index]) &&
    snapshotTexts(before.lines).every((snapshot) => snapshots.includes(snapshot))
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
