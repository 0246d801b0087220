// The saved games of a level: continue one, or delete it, which can be undone.

import type { SavedGame } from '../../play/index.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { notifyLevel } from '../collections/data/notify.js';
import { Button } from '../controls.js';
import { dateTimeOf } from '../dates.js';
import { playTime } from '../format.js';
import { go } from '../route.js';
import { dropGame, restoreGame } from '../saves/other-games.js';
import { levelKey, saved } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { filesTexts } from '../texts/files.js';
import { levelTexts } from '../texts/level.js';

function remove(game: SavedGame): void {
  dropGame(game);
  notifyLevel({
    tone: 'calm',
    lead: filesTexts.deleted,
    actions: [{ word: filesTexts.undo, act: () => restoreGame(game) }],
  });
}

/** The game becomes this tab's game of its level, which the page of the puzzle continues. */
function open(game: SavedGame, collection: Collection, index: number): void {
  setTabGame(levelKey(game), game.id);
  go({ page: game.puzzle, target: { kind: 'collection', collection: collection.id, index } });
}

export function LevelGames(props: {
  readonly collection: Collection;
  readonly level: CollectionLevel;
  readonly index: number;
}) {
  const { collection, level, index } = props;
  const games = saved.value.games
    .filter(({ puzzle, hash }) => puzzle === collection.puzzle && hash === level.hash)
    // One that was undone to its start is continued with the level; there is nothing to choose.
    .filter(({ name, moves }) => name !== undefined || moves > 0)
    .sort((a, b) => b.savedAt - a.savedAt);
  return (
    <section class="panel">
      <h2>{levelTexts.games.heading}</h2>
      {games.length === 0 && <p class="quiet">{levelTexts.games.none}</p>}
      <ul class="solutions">
        {games.map((game) => (
          <li key={game.id}>
            <span>
              <b>{game.name ?? filesTexts.moves(game.moves)}</b>{' '}
              <span class="quiet">{levelTexts.games.played(playTime(game.millis), dateTimeOf(game.savedAt))}</span>
            </span>
            <span class="row">
              <Button onClick={() => open(game, collection, index)}>{filesTexts.open}</Button>
              <Button variant="bare" onClick={() => remove(game)}>
                {filesTexts.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
