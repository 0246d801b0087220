// Opens a saved game: in its collection if one has the level, so that there is a next level, otherwise by a link that
// contains the level itself.

import { type FutoshikiDraft, validateLevel } from '../../futoshiki/index.js';
import type { SavedGame } from '../../play/index.js';
import { futoshikiPosition, parseFutoshikiGame, parseSokobanGame, sokobanPosition } from '../../session/index.js';
import { type Draft, showPosition, validateLevel as validateSokoban } from '../../sokoban/index.js';
import { loadCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import type { RouteTarget } from '../routes.js';
import { levelKey } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { makeLevelLink } from '../share/level-link.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { workers } from '../workers.js';

/** The level of a game as plain data; undefined if its text can't be read. */
export async function savedGameDraft(game: SavedGame): Promise<Draft | FutoshikiDraft | undefined> {
  const read = await (await workers()).readText(game.level, 1);
  return read.levels[0]?.draft as Draft | FutoshikiDraft | undefined;
}

/** The position of a game as a draft, for its picture; the start if the game can't be read. */
export async function positionDraft(game: SavedGame): Promise<Draft | FutoshikiDraft | undefined> {
  const draft = await savedGameDraft(game);
  if (!draft) return undefined;
  if ('rows' in draft) {
    const level = validateSokoban(draft);
    const read = level.ok ? parseSokobanGame(level.value, game.game) : undefined;
    return level.ok && read?.ok ? { rows: showPosition(level.value, sokobanPosition({ game: read.value })) } : draft;
  }
  const level = validateLevel(draft);
  const read = level.ok ? parseFutoshikiGame(level.value, game.game) : undefined;
  return read?.ok ? { ...draft, cells: futoshikiPosition({ game: read.value }).digits } : draft;
}

async function inCollection({ puzzle, hash }: SavedGame): Promise<RouteTarget | undefined> {
  for (const { id } of listed.peek().filter((each) => each.puzzle === puzzle)) {
    const index = (await loadCollection(id).catch(() => undefined))?.levels.findIndex((level) => level.hash === hash);
    if (index !== undefined && index >= 0) return { kind: 'collection', collection: id, index };
  }
  return undefined;
}

async function byLink(game: SavedGame): Promise<RouteTarget | undefined> {
  const draft = await savedGameDraft(game);
  if (!draft) return undefined;
  if (game.puzzle === 'sokoban')
    return { kind: 'link', query: makeLevelLink({ ...(draft as Draft), title: draft.title ?? game.title }) };
  const level = validateLevel(draft as FutoshikiDraft);
  return level.ok
    ? { kind: 'link', query: makePuzzleLink({ ...level.value, title: level.value.title ?? game.title }) }
    : undefined;
}

/** Where the game is continued; from now on it is the game of this tab at its level. */
export async function savedGameTarget(game: SavedGame): Promise<RouteTarget | undefined> {
  const target = (await inCollection(game)) ?? (await byLink(game));
  if (target) setTabGame(levelKey(game), game.id);
  return target;
}
