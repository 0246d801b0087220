// A level's own page: the board, its grade, the player's records and solutions, its saved games, and, if the collection
// is the player's own, its position in it.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { parseReason } from '@masu/studio/sokoban/grade/parse-reason.js';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { notifyLevel } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { FloatingMessage } from '../app/status-message.js';
import { cardTitle } from '../cards/card.js';
import { LinkButton, PageHead, Panel } from '../choices.js';
import { moveLevel, removeLevel } from '../collections/data/changes.js';
import { useCollection } from '../collections/data/use-collection.js';
import { Button } from '../controls.js';
import { GradeMark } from '../grades/grade-mark.js';
import { knownGrade } from '../grades/known-grades.js';
import { Reasons } from '../grades/reasons.js';
import { DOWN, ERASE, UP } from '../more-icons.js';
import { draftSize, LevelPicture, puzzleView } from '../puzzle-views.js';
import { go, route } from '../route.js';
import { levelRoute, makeRoute, pageRoute } from '../routes.js';
import { levelTexts } from '../texts/level.js';
import { playTexts } from '../texts/play.js';
import { LevelGames } from './level-games.js';
import { FutoshikiSolution, SokobanSolutions } from './level-solutions.js';
import type { ShownLevel } from './shown-level.js';

const SOLUTIONS: Readonly<Record<PuzzleId, ComponentType<ShownLevel>>> = {
  sokoban: SokobanSolutions,
  futoshiki: FutoshikiSolution,
};

function Head({ collection, level, index }: ShownLevel) {
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

function Facts({ collection, level }: ShownLevel) {
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
function PlacePanel({ collection, index }: ShownLevel) {
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

function Content(shown: ShownLevel) {
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
