// The page of saved games: every game in progress, the newest first, to be continued or deleted. A deletion can be undone.

import { useEffect, useState } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import { validateLevel } from '../../futoshiki/index.js';
import type { DraftOf } from '../../jobs/index.js';
import type { SavedGame } from '../../play/index.js';
import { futoshikiPosition, parseFutoshikiGame, parseSokobanGame, sokobanPosition } from '../../session/index.js';
import { showPosition, validateLevel as validateSokoban } from '../../sokoban/index.js';
import { notifyOn } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { LinkButton, PageHead } from '../choices.js';
import { loadCollection } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import { Button } from '../controls.js';
import { dateTimeText, playTime } from '../format.js';
import { LevelPicture } from '../puzzle-views.js';
import { go } from '../route.js';
import { pageRoute, type RouteTarget } from '../routes.js';
import { dropGame, restoreGame } from '../saves/other-games.js';
import { levelKey, saved } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { makeLevelLink } from '../share/level-link.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { playTexts } from '../texts/play.js';
import { savedGamesTexts } from '../texts/saved-games.js';
import { workers } from '../workers.js';

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

// Opens a saved game: in its collection if one has the level, so that there is a next level, otherwise by a link that
// contains the level itself.

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
async function positionDraft(game: SavedGame): Promise<DraftOf<PuzzleId> | undefined> {
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
async function savedGameTarget(game: SavedGame): Promise<RouteTarget | undefined> {
  const target = (await inCollection(game)) ?? (await byLink(game));
  if (target) setTabGame(levelKey(game), game.id);
  return target;
}
