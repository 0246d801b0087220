// The saved games of a level: continue one, or delete it, which can be undone.

import type { SavedGame } from '../../play/index.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { notifyLevel } from '../collections/data/notify.js';
import { Button } from '../controls.js';
import { dateTimeOf } from '../dates.js';
import { go } from '../route.js';
import { dropGame, restoreGame } from '../saves/other-games.js';
import { levelKey, saved } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { continueGame as continueSokoban, current } from '../sokoban/state/state.js';
import { G } from '../texts/files.js';
import { clockTime } from '../texts/format.js';
import { V } from '../texts/level.js';

function remove(game: SavedGame): void {
  dropGame(game);
  notifyLevel({ tone: 'calm', lead: G.deleted, actions: [{ word: G.undo, act: () => restoreGame(game) }] });
}

/** The game becomes this tab's game of its level; if the level is open already, it is continued there. */
async function open(game: SavedGame, collection: Collection, index: number): Promise<void> {
  setTabGame(levelKey(game), game.id);
  if (game.puzzle === 'sokoban' && current.peek()?.hash === game.hash) await continueSokoban(game);
  if (game.puzzle === 'futoshiki') {
    const futoshiki = await import('../futoshiki/state.js');
    if (futoshiki.current.peek()?.hash === game.hash) await futoshiki.continueGame(game);
  }
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
      <h2>{V.games.heading}</h2>
      {games.length === 0 && <p class="quiet">{V.games.none}</p>}
      <ul class="solutions">
        {games.map((game) => (
          <li key={game.id}>
            <span>
              <b>{game.name ?? G.moves(game.moves)}</b>{' '}
              <span class="quiet">{V.games.played(clockTime(game.millis), dateTimeOf(game.savedAt))}</span>
            </span>
            <span class="row">
              <Button onClick={() => void open(game, collection, index)}>{G.open}</Button>
              <Button variant="bare" onClick={() => remove(game)}>
                {G.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
