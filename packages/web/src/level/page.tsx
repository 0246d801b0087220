// A level's own page: the board, its grade, the player's records and solutions, its saved games, and, if the collection
// is the player's own, its position in it.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import type { SavedGame, SokobanRecord, SokobanScore } from '../../play/index.js';
import { type Draft, parseReason } from '../../sokoban/index.js';
import { copyAndTell } from '../app/clipboard.js';
import { SavedGameRow } from '../app/games-panel.js';
import { notifyLevel } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { cardTitle } from '../cards/card.js';
import { LinkButton, PageHead, Panel } from '../choices.js';
import { moveLevel, removeLevel } from '../collections/data/changes.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { useCollection } from '../collections/data/use-collection.js';
import { Button } from '../controls.js';
import { dateText, dateTimeText, playTime } from '../format.js';
import { GradeMark } from '../grades/grade-mark.js';
import { knownGrade } from '../grades/known-grades.js';
import { Reasons } from '../grades/reasons.js';
import { DOWN, ERASE, UP } from '../more-icons.js';
import { draftSize, LevelPicture, puzzleView } from '../puzzle-views.js';
import { go, route } from '../route.js';
import { levelRoute, makeRoute, pageRoute } from '../routes.js';
import { findRecord, levelKey, saved } from '../saves/saves.js';
import { setTabGame } from '../saves/tab-games.js';
import { makeMovesLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { levelTexts } from '../texts/level.js';
import { playTexts } from '../texts/play.js';
import { sideTexts } from '../texts/side.js';

// The solutions of a level: the player's best, other saved ones, and those stored in its file. Each can be replayed and
// copied.

const copy = (moves: string): Promise<void> =>
  copyAndTell(moves, notifyLevel, filesTexts.movesCopied, filesTexts.notCopied);

interface Shown {
  readonly collection: Collection;
  readonly level: CollectionLevel;
  readonly index: number;
}

/** A solution. It is replayed in its collection, so that the next level is still available. */
function SolutionRow(props: Shown & { readonly name: string; readonly about: string; readonly moves: string }) {
  const { collection, index, name, about, moves } = props;
  const target = { kind: 'collection', collection: collection.id, index, query: makeMovesLink(moves) } as const;
  return (
    <li>
      <span>
        <b>{name}</b> <span class="quiet">{about}</span>
      </span>
      <span class="row">
        <LinkButton to={{ page: 'sokoban', target }}>{levelTexts.solutions.replay}</LinkButton>
        <Button variant="bare" icon="copy" onClick={() => void copy(moves)}>
          {levelTexts.solutions.copy}
        </Button>
      </span>
    </li>
  );
}

function SokobanSolutions(shown: Shown) {
  const { level } = shown;
  const record = findRecord('sokoban', level.hash);
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
          <SolutionRow
            key={score.solution}
            {...shown}
            name={levelTexts.solutions.score(score.moves, score.pushes)}
            about={[scoreRole(score), dateText(score.at)].filter(Boolean).join(' · ')}
            moves={score.solution}
          />
        ))}
        {stored.map(({ title, moves }) => (
          <SolutionRow
            key={title + moves}
            {...shown}
            name={title}
            about={levelTexts.solutions.fromFile}
            moves={moves}
          />
        ))}
      </ul>
    </>
  );
}

function FutoshikiSolution({ level }: Shown) {
  const record = findRecord('futoshiki', level.hash);
  if (!record) return <p class="quiet">{levelTexts.solutions.noneFutoshiki}</p>;
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

const SOLUTIONS: Readonly<Record<PuzzleId, ComponentType<Shown>>> = {
  sokoban: SokobanSolutions,
  futoshiki: FutoshikiSolution,
};

// The saved solutions of a Sokoban record, each once: the two best first, then the others.

function savedSolutions({ bestMoves, bestPushes, solutions = [] }: SokobanRecord): readonly SokobanScore[] {
  const all = [bestMoves, bestPushes, ...solutions];
  return [...new Map([...all].reverse().map((score) => [score.solution, score])).values()].reverse();
}

function Head({ collection, level, index }: Shown) {
  const { id, levels, puzzle } = collection;
  const to = (next: number) => () => levels[next] && go(levelRoute('level', id, next));
  const over = (
    <>
      <a href={makeRoute(levelRoute('levels', id))}>{collection.title}</a> {levelTexts.place(index + 1, levels.length)}
    </>
  );
  return (
    <PageHead over={over} title={cardTitle({ index, level })}>
      <div class="row">
        <Button icon="previous" name={playTexts.play.previous} disabled={index === 0} onClick={to(index - 1)} />
        <Button
          icon="next"
          name={playTexts.play.nextLevel}
          disabled={index + 1 >= levels.length}
          onClick={to(index + 1)}
        />
        <LinkButton variant="main" to={levelRoute(puzzle, id, index)}>
          {levelTexts.play}
        </LinkButton>
      </div>
    </PageHead>
  );
}

const isGradeNote = (line: string): boolean =>
  /^(?:Grade|Seed|Optimum): /.test(line.trim()) || parseReason(line.trim()) !== undefined;

function Facts({ collection, level }: Shown) {
  const { author, notes } = level.draft as { readonly author?: string; readonly notes?: readonly string[] };
  const graded = knownGrade(collection.puzzle, level);
  const size = puzzleView(collection.puzzle).sizeWords(draftSize(collection.puzzle, level.draft));
  // The grade among the notes is shown already.
  const words = level.graded ? [] : (notes ?? []).filter((line) => !graded || !isGradeNote(line));
  return (
    <Panel heading={levelTexts.about} variant="solver">
      <p>{[size, author && levelTexts.by(author)].filter(Boolean).join(' · ')}</p>
      {graded ? <GradeMark puzzle={collection.puzzle} graded={graded} /> : <p class="quiet">{levelTexts.ungraded}</p>}
      {graded && <Reasons puzzle={collection.puzzle} graded={graded} />}
      {words.length > 0 && <p class="notes">{words.join('\n')}</p>}
    </Panel>
  );
}

/** A level of the player's own collection can be moved and removed. */
function PlacePanel({ collection, index }: Shown) {
  const last = collection.levels.length - 1;
  const move = async (by: 1 | -1): Promise<void> => {
    if (index + by < 0 || index + by > last) return;
    await moveLevel(collection, index, by);
    go(levelRoute('level', collection.id, index + by));
  };
  const drop = async (): Promise<void> => {
    await removeLevel(collection, index);
    go(levelRoute('levels', collection.id));
  };
  return (
    <Panel heading={levelTexts.inCollection} variant="solver">
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
    </Panel>
  );
}

function Content(shown: Shown) {
  const { collection, level } = shown;
  const Solutions = SOLUTIONS[collection.puzzle];
  return (
    <>
      <Head {...shown} />
      <div class="level-page">
        <div class="panel level-picture">
          <LevelPicture puzzle={collection.puzzle} draft={level.draft} isLarge />
        </div>
        <div class="side">
          <Facts {...shown} />
          {collection.origin === 'added' && <PlacePanel {...shown} />}
        </div>
        <Panel heading={levelTexts.solutions.heading}>
          <Solutions {...shown} />
        </Panel>
        <LevelGames {...shown} />
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
  usePageTitle(playTexts.pages.level, title);
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

/** The game becomes this tab's game of its level, which the page of the puzzle continues. */
function open(game: SavedGame, collection: Collection, index: number): void {
  setTabGame(levelKey(game), game.id);
  go(levelRoute(game.puzzle, collection.id, index));
}

function LevelGames({ collection, level, index }: Shown) {
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
