// The saved games of a level: continue one, or delete it, which can be undone.

import type { SavedGame } from '@masu/core/play/saved-data.js';
import { SavedGameRow } from '../app/games-panel.js';
import { Panel } from '../choices.js';
import type { Collection } from '../collections/data/collection.js';
import { dateTimeText, playTime } from '../format.js';
import { go } from '../route.js';
import { levelRoute } from '../routes.js';
import { levelKey, saved } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { filesTexts } from '../texts/files.js';
import { levelTexts } from '../texts/level.js';
import type { ShownLevel } from './shown-level.js';

/** The game becomes this tab's game of its level, which the page of the puzzle continues. */
function open(game: SavedGame, collection: Collection, index: number): void {
  setTabGame(levelKey(game), game.id);
  go(levelRoute(game.puzzle, collection.id, index));
}

export function LevelGames({ collection, level, index }: ShownLevel) {
  const games = saved.value.games
    .filter(({ puzzle, hash }) => puzzle === collection.puzzle && hash === level.hash)
    // One that was undone to its start is continued with the level; there is nothing to choose.
    .filter(({ name, moves }) => name !== undefined || moves > 0)
    .sort((a, b) => b.savedAt - a.savedAt);
  return (
    <Panel heading={levelTexts.games.heading}>
      {games.length === 0 && <p class="quiet">{levelTexts.games.none}</p>}
      <ul class="solutions">
        {games.map((game) => (
          <SavedGameRow key={game.id} game={game} open={() => open(game, collection, index)}>
            <b>{game.name ?? filesTexts.moves(game.moves)}</b>{' '}
            <span class="quiet">{levelTexts.games.played(playTime(game.millis), dateTimeText(game.savedAt))}</span>
          </SavedGameRow>
        ))}
      </ul>
    </Panel>
  );
}
