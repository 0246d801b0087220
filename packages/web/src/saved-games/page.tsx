// The page of saved games: every game in progress, the newest first, to be continued or deleted. A deletion can be undone.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { useEffect, useState } from 'preact/hooks';
import { notifyOn } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { LinkButton, PageHead } from '../choices.js';
import { Button } from '../controls.js';
import { dateTimeText, playTime } from '../format.js';
import { LevelPicture } from '../puzzle-views.js';
import { go } from '../route.js';
import { pageRoute } from '../routes.js';
import { dropGame, restoreGame } from '../saves/other-games.js';
import { saved } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { savedGamesTexts } from '../texts/saved-games.js';
import { positionDraft, savedGameTarget } from './open-game.js';

const notify = notifyOn('games');

async function open(game: SavedGame): Promise<void> {
  const target = await savedGameTarget(game);
  if (target) go({ page: game.puzzle, target });
  else notify({ tone: 'ink', lead: savedGamesTexts.unreadable });
}

function remove(game: SavedGame): void {
  dropGame(game);
  const undo = (): void => {
    restoreGame(game);
    notify(undefined);
  };
  const actions = [{ word: savedGamesTexts.undo, act: undo }];
  notify({ tone: 'calm', lead: savedGamesTexts.removed(game.title), actions });
}

function Picture({ game }: { readonly game: SavedGame }) {
  const [draft, setDraft] = useState<DraftOf<PuzzleId> | undefined>(undefined);
  useEffect(() => {
    positionDraft(game).then(setDraft, () => {});
  }, [game.game]);
  return draft ? <LevelPicture puzzle={game.puzzle} draft={draft} /> : null;
}

function GameCard({ game }: { readonly game: SavedGame }) {
  const { title, puzzle, moves, hints, millis, savedAt } = game;
  const hinted = hints > 0 ? savedGamesTexts.hints(hints) : '';
  const facts = [savedGamesTexts.moves[puzzle](moves), hinted, playTime(millis)].filter(Boolean);
  return (
    <li class="card game-card">
      <span class="pic">
        <Picture game={game} />
      </span>
      <div class="txt">
        <h2>{title}</h2>
        <p class="quiet">
          {playTexts.pages[puzzle]} · {facts.join(' · ')}
        </p>
        <p class="quiet">{dateTimeText(savedAt)}</p>
        <div class="row">
          <Button name={savedGamesTexts.openName(title)} onClick={() => void open(game)}>
            {savedGamesTexts.open}
          </Button>
          <Button variant="bare" name={savedGamesTexts.removeName(title)} onClick={() => remove(game)}>
            {savedGamesTexts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

export function SavedGamesPage() {
  usePageTitle(savedGamesTexts.title);
  useEffect(() => () => notify(undefined), []);
  const games = saved.value.games
    .filter(({ name, moves }) => name === undefined && moves > 0)
    .sort((a, b) => b.savedAt - a.savedAt);
  return (
    <>
      <PageHead over={savedGamesTexts.summary(games.length)} title={savedGamesTexts.title} />
      {games.length === 0 && (
        <div class="panel">
          <p>{savedGamesTexts.none}</p>
          <p class="row">
            <LinkButton to={pageRoute('levels')}>{savedGamesTexts.choose}</LinkButton>
          </p>
        </div>
      )}
      <ul class="cards games-list">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
      <FloatingMessage />
    </>
  );
}
