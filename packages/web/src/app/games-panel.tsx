// The other games in progress of the open level: played in another tab, or left unfinished. Each can be continued here
// or deleted, and a deletion can be undone.

import type { SavedGame } from '@masu/core/play/saved-data.js';
import type { ComponentChildren } from 'preact';
import { scrollToBoard } from '../board/focus.js';
import { Panel } from '../choices.js';
import { Button } from '../controls.js';
import { dateTimeText } from '../format.js';
import { dropGame, otherGames, restoreGame } from '../saves/other-games.js';
import { alsoPlayed, type GamePlace, levelKey } from '../saves/saves.js';
import { filesTexts } from '../texts/files.js';
import { playTexts } from '../texts/play.js';
import { notify } from './notice.js';

function remove(game: SavedGame): void {
  dropGame(game);
  const undo = { word: filesTexts.undo, act: () => restoreGame(game) };
  notify({ tone: 'calm', lead: filesTexts.deleted, actions: [undo] });
}

/** A saved game in a list: what it is, and what can be done with it. A deletion can be undone. */
export function SavedGameRow(props: {
  readonly game: SavedGame;
  readonly children: ComponentChildren;
  readonly open: () => void;
  readonly onRemove?: () => void;
}) {
  const drop = (): void => {
    remove(props.game);
    props.onRemove?.();
  };
  return (
    <li>
      <span>{props.children}</span>
      <span class="row">
        <Button onClick={props.open}>{filesTexts.open}</Button>
        <Button variant="bare" onClick={drop}>
          {filesTexts.remove}
        </Button>
      </span>
    </li>
  );
}

export function GamesPanel(props: { readonly place: GamePlace; readonly open: (game: SavedGame) => void }) {
  const { place, open } = props;
  const games = otherGames(place);
  if (games.length === 0) return null;
  return (
    <Panel heading={filesTexts.heading} variant="games">
      {alsoPlayed.value === levelKey(place) && <p class="quiet">{`${playTexts.games.also} ${playTexts.games.both}`}</p>}
      <ul>
        {games.map((game) => (
          // The message with Undo is beside the board.
          <SavedGameRow key={game.id} game={game} open={() => open(game)} onRemove={scrollToBoard}>
            {filesTexts.moves(game.moves)} <span class="quiet">{dateTimeText(game.savedAt)}</span>
          </SavedGameRow>
        ))}
      </ul>
    </Panel>
  );
}
