// Opens a saved game: in its collection if one has the level, so that there is a next level, otherwise by a link that
// contains the level itself.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { validateLevel as validateSokoban } from '@masu/core/sokoban/rules/validate-level.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { parseFutoshikiGame } from '@masu/engine/session/futoshiki/saved.js';
import { futoshikiPosition } from '@masu/engine/session/futoshiki/session.js';
import { parseSokobanGame } from '@masu/engine/session/sokoban/saved.js';
import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { loadCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import type { RouteTarget } from '../routes.js';
import { levelKey } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { makeLevelLink } from '../share/level-link.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { workers } from '../workers.js';

/** What differs between puzzles: the position of a game, and a level as a link. Undefined if it can't be read. */
interface GameReading<Id extends PuzzleId> {
  position(draft: DraftOf<Id>, game: string): DraftOf<Id> | undefined;
  link(draft: DraftOf<Id>, title: string): URLSearchParams | undefined;
}

const GAME_READINGS: { readonly [Id in PuzzleId]: GameReading<Id> } = {
  sokoban: {
    position(draft, game) {
      const level = validateSokoban(draft);
      const read = level.ok ? parseSokobanGame(level.value, game) : undefined;
      return level.ok && read?.ok
        ? { rows: showPosition(level.value, sokobanPosition({ game: read.value })) }
        : undefined;
    },
    link: (draft, title) => makeLevelLink({ ...draft, title: draft.title ?? title }),
  },
  futoshiki: {
    position(draft, game) {
      const level = validateLevel(draft);
      const read = level.ok ? parseFutoshikiGame(level.value, game) : undefined;
      return read?.ok ? { ...draft, cells: futoshikiPosition({ game: read.value }).digits } : undefined;
    },
    link(draft, title) {
      const level = validateLevel(draft);
      return level.ok ? makePuzzleLink({ ...level.value, title: level.value.title ?? title }) : undefined;
    },
  },
};

const readingFor = <Id extends PuzzleId>({ puzzle }: { readonly puzzle: Id }): GameReading<Id> => GAME_READINGS[puzzle];

/** The level of a game as plain data; undefined if its text can't be read. */
async function savedGameDraft(game: SavedGame): Promise<DraftOf<PuzzleId> | undefined> {
  const read = await (await workers()).readText(game.level, 1);
  return read.puzzle === game.puzzle ? (read.levels[0]?.draft as DraftOf<PuzzleId> | undefined) : undefined;
}

/** The position of a game as a draft, for its picture; the start if the game can't be read. */
export async function positionDraft(game: SavedGame): Promise<DraftOf<PuzzleId> | undefined> {
  const draft = await savedGameDraft(game);
  return draft && (readingFor(game).position(draft, game.game) ?? draft);
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
  const query = draft && readingFor(game).link(draft, game.title);
  return query && { kind: 'link', query };
}

/** Where the game is continued; from now on it is the game of this tab at its level. */
export async function savedGameTarget(game: SavedGame): Promise<RouteTarget | undefined> {
  const target = (await inCollection(game)) ?? (await byLink(game));
  if (target) setTabGame(levelKey(game), game.id);
  return target;
}
