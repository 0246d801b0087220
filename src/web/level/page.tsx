// A level's own page: the board, its grade, the player's records and solutions, its saved games, and, if the collection
// is the player's own, its position in it.

import { useEffect, useState } from 'preact/hooks';
import type { SavedGame, SokobanRecord, SokobanScore } from '../../play/index.js';
import { type Draft, parseReason } from '../../sokoban/index.js';
import { copyAndTell } from '../app/clipboard.js';
import { SavedGameRow } from '../app/games-panel.js';
import { notifyLevel } from '../app/notice.js';
import { FloatingMessage } from '../app/status-message.js';
import { cardTitle, LevelPicture } from '../cards/card.js';
import { draftSize } from '../cards/level-list.js';
import { moveLevel, removeLevel } from '../collections/data/changes.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { useCollection } from '../collections/data/use-collection.js';
import { Button } from '../controls.js';
import { dateText, dateTimeText, playTime } from '../format.js';
import { GradeMark } from '../grades/grade-mark.js';
import { knownGrade } from '../grades/known-grades.js';
import { Reasons } from '../grades/reasons.js';
import { DOWN, ERASE, UP } from '../more-icons.js';
import { go, route } from '../route.js';
import { levelRoute, makeRoute, pageRoute } from '../routes.js';
import { dropGame, restoreGame } from '../saves/other-games.js';
import { levelKey, records, saved } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { makeMovesLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { levelTexts } from '../texts/level.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';
import { sideTexts } from '../texts/side.js';

// The solutions of a level: the player's best, other saved ones, and those stored in its file. Each can be replayed and
// copied.

const copy = (moves: string): Promise<void> =>
  copyAndTell(moves, notifyLevel, filesTexts.movesCopied, filesTexts.notCopied);

interface Place {
  readonly collection: Collection;
  readonly index: number;
}

/** Replays the level in its collection, so that the next level is still available. */
function Replay({ collection, index, moves }: Place & { readonly moves: string }) {
  const target = { kind: 'collection', collection: collection.id, index, query: makeMovesLink(moves) } as const;
  return (
    <span class="row">
      <a class="btn" href={makeRoute({ page: 'sokoban', target })}>
        {levelTexts.solutions.replay}
      </a>
      <Button variant="bare" icon="copy" onClick={() => void copy(moves)}>
        {levelTexts.solutions.copy}
      </Button>
    </span>
  );
}

function SokobanSolutions({ level, ...place }: Place & { readonly level: CollectionLevel }) {
  const found = records.value.get(`sokoban ${level.hash}`);
  const record = found?.puzzle === 'sokoban' ? found : undefined;
  const draft = level.draft as Draft;
  const own = record ? savedSolutions(record) : [];
  const stored = (draft.stored ?? []).filter(({ kind }) => kind === 'solution');
  const scoreRole = (score: SokobanScore): string | undefined => {
    const isMoves = record?.bestMoves.solution === score.solution;
    const isPushes = record?.bestPushes.solution === score.solution;
    if (isMoves && isPushes) return levelTexts.solutions.bestBoth;
    if (isMoves) return sideTexts.counts.fewestMoves;
    return isPushes ? sideTexts.counts.fewestPushes : undefined;
  };
  return (
    <>
      {own.length === 0 && stored.length === 0 && <p class="quiet">{levelTexts.solutions.none}</p>}
      <ul class="solutions">
        {own.map((score) => (
          <li key={score.solution}>
            <span>
              <b>{levelTexts.solutions.score(score.moves, score.pushes)}</b>{' '}
              <span class="quiet">{[scoreRole(score), dateText(score.at)].filter(Boolean).join(' · ')}</span>
            </span>
            <Replay {...place} moves={score.solution} />
          </li>
        ))}
        {stored.map(({ title, moves }) => (
          <li key={title + moves}>
            <span>
              <b>{title}</b> <span class="quiet">{levelTexts.solutions.fromFile}</span>
            </span>
            <Replay {...place} moves={moves} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FutoshikiSolution({ level }: { readonly level: CollectionLevel }) {
  const record = records.value.get(`futoshiki ${level.hash}`);
  if (record?.puzzle !== 'futoshiki') return <p class="quiet">{levelTexts.solutions.noneFutoshiki}</p>;
  const { hints, millis, at } = record.best;
  return (
    <ul class="solutions">
      <li>
        <span>
          <b>{levelTexts.solutions.futoshiki(hints, playTime(millis))}</b> <span class="quiet">{dateText(at)}</span>
        </span>
      </li>
    </ul>
  );
}

function LevelSolutions({ level, ...place }: Place & { readonly level: CollectionLevel }) {
  const { puzzle } = place.collection;
  return (
    <section class="panel">
      <h2>{levelTexts.solutions.heading}</h2>
      {puzzle === 'sokoban' ? <SokobanSolutions level={level} {...place} /> : <FutoshikiSolution level={level} />}
    </section>
  );
}

// The saved solutions of a Sokoban record, each once: the two best first, then the others.

function savedSolutions({ bestMoves, bestPushes, solutions = [] }: SokobanRecord): readonly SokobanScore[] {
  const all = [bestMoves, bestPushes, ...solutions];
  return [...new Map([...all].reverse().map((score) => [score.solution, score])).values()].reverse();
}

interface Shown {
  readonly collection: Collection;
  readonly level: CollectionLevel;
  readonly index: number;
}

const pathTo = (page: 'level' | Collection['puzzle'], { id }: Collection, index: number) =>
  ({ page, target: { kind: 'collection', collection: id, index } }) as const;

function Head({ collection, level, index }: Shown) {
  const { levels, puzzle } = collection;
  const to = (next: number) => () => go(pathTo('level', collection, next));
  return (
    <div class="head">
      <div>
        <p class="over">
          <a href={makeRoute(levelRoute('levels', collection.id))}>{collection.title}</a>{' '}
          {levelTexts.place(index + 1, levels.length)}
        </p>
        <h1>{cardTitle({ index, level })}</h1>
      </div>
      <div class="row">
        <Button
          icon="previous"
          name={playTexts.play.previous}
          disabled={index === 0}
          onClick={index > 0 ? to(index - 1) : () => {}}
        />
        <Button
          icon="next"
          name={playTexts.play.nextLevel}
          disabled={index + 1 >= levels.length}
          onClick={index + 1 < levels.length ? to(index + 1) : () => {}}
        />
        <a class="btn main" href={makeRoute(pathTo(puzzle, collection, index))}>
          {levelTexts.play}
        </a>
      </div>
    </div>
  );
}

const isGradeNote = (line: string): boolean =>
  /^(?:Grade|Seed|Optimum): /.test(line.trim()) || parseReason(line.trim()) !== undefined;

function Facts({ collection, level }: Shown) {
  const { author, notes } = level.draft as { readonly author?: string; readonly notes?: readonly string[] };
  const graded = knownGrade(collection.puzzle, level);
  const size = draftSize(collection.puzzle, level.draft);
  // The grade among the notes is shown already.
  const words = level.graded ? [] : (notes ?? []).filter((line) => !graded || !isGradeNote(line));
  return (
    <section class="panel solver">
      <h2>{levelTexts.about}</h2>
      <p>
        {[
          collection.puzzle === 'sokoban' ? levelsTexts.boxes(size) : levelsTexts.size(size),
          author && levelTexts.by(author),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {graded ? <GradeMark puzzle={collection.puzzle} graded={graded} /> : <p class="quiet">{levelTexts.ungraded}</p>}
      {graded && <Reasons puzzle={collection.puzzle} graded={graded} />}
      {words.length > 0 && <p class="notes">{words.join('\n')}</p>}
    </section>
  );
}

/** A level of the player's own collection can be moved and removed. */
function PlacePanel({ collection, index }: Shown) {
  const last = collection.levels.length - 1;
  const move = async (by: 1 | -1): Promise<void> => {
    if (index + by < 0 || index + by > last) return;
    await moveLevel(collection, index, by);
    go(pathTo('level', collection, index + by));
  };
  const drop = async (): Promise<void> => {
    await removeLevel(collection, index);
    go(levelRoute('levels', collection.id));
  };
  return (
    <section class="panel solver">
      <h2>{levelTexts.inCollection}</h2>
      <div class="row">
        <Button icon={UP} disabled={index === 0} onClick={() => void move(-1)}>
          {levelTexts.earlier}
        </Button>
        <Button icon={DOWN} disabled={index === last} onClick={() => void move(1)}>
          {levelTexts.later}
        </Button>
        <Button variant="bare" icon={ERASE} disabled={last === 0} onClick={() => last > 0 && void drop()}>
          {levelTexts.remove}
        </Button>
      </div>
    </section>
  );
}

function Content(shown: Shown) {
  const { collection, level, index } = shown;
  return (
    <>
      <Head {...shown} />
      <div class="level-page">
        <div class="panel level-picture">
          <LevelPicture collection={collection} level={level} isLarge />
        </div>
        <div class="side">
          <Facts {...shown} />
          {collection.origin === 'added' && <PlacePanel {...shown} />}
        </div>
        <LevelSolutions {...shown} />
        <LevelGames collection={collection} level={level} index={index} />
      </div>
      <FloatingMessage />
    </>
  );
}

export function LevelPage() {
  const { target } = route.value;
  const [id, index] = target.kind === 'collection' ? [target.collection, target.index] : ['', 0];
  const [isMissing, setMissing] = useState(false);
  const collection = useCollection(id, setMissing);
  const level = collection?.levels[index];
  const title = level && cardTitle({ index, level });
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.level, title);
  }, [title]);
  useEffect(() => notifyLevel(undefined, ''), []);
  if (collection && level) return <Content collection={collection} level={level} index={index} />;
  return (
    <>
      <h1>{collection || isMissing ? levelTexts.missing : playTexts.shell.loading}</h1>
      {(collection || isMissing) && <a href={makeRoute(pageRoute('levels'))}>{playTexts.links.choose}</a>}
    </>
  );
}

// The saved games of a level: continue one, or delete it, which can be undone.

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
  go(levelRoute(game.puzzle, collection.id, index));
}

function LevelGames(props: {
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
          <SavedGameRow key={game.id} open={() => open(game, collection, index)} remove={() => remove(game)}>
            <b>{game.name ?? filesTexts.moves(game.moves)}</b>{' '}
            <span class="quiet">{levelTexts.games.played(playTime(game.millis), dateTimeText(game.savedAt))}</span>
          </SavedGameRow>
        ))}
      </ul>
    </section>
  );
}
