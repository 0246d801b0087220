// One level as a card: a small board, number and title, one line about progress, a seal when solved, and its grade, which
// opens the reasons.

import { useState } from 'preact/hooks';
import type { Collection } from '../collections/data/collection.js';
import { GradeMark } from '../grades/grade-mark.js';
import { Reasons } from '../grades/reasons.js';
import { Seal } from '../icons.js';
import { LevelPicture, puzzleView } from '../puzzle-views.js';
import { levelRoute, makeRoute } from '../routes.js';
import { gradesTexts } from '../texts/grades.js';
import { levelsTexts } from '../texts/levels.js';
import { playTexts } from '../texts/play.js';
import { type LevelRow, numberedTitle } from './level-list.js';

export const cardTitle = ({ index, level }: Pick<LevelRow, 'index' | 'level'>): string =>
  numberedTitle(index, level.title, levelsTexts.add.untitled, levelsTexts.numbered);

/** The progress, or the size. */
function quietLine({ puzzle }: Collection, { standing, size }: LevelRow): string {
  return standing.kind !== 'open' ? standing.words : puzzleView(puzzle).sizeWords(size);
}

/** The fewest pushes, if they are proven. */
function minimumLine({ graded }: LevelRow): string {
  return graded?.optimum === undefined ? levelsTexts.noMinimum : levelsTexts.minimum(graded.optimum);
}

function Grade({ collection, row }: { readonly collection: Collection; readonly row: LevelRow }) {
  // Its reasons are sentences, which take longer to make than the rest of the card.
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {row.graded ? <GradeMark puzzle={collection.puzzle} graded={row.graded} /> : <span>{gradesTexts.none}</span>}
        <span class="hide">{gradesTexts.whyOf(cardTitle(row))}</span>
      </summary>
      {isOpen && row.graded && <Reasons puzzle={collection.puzzle} graded={row.graded} />}
      <a href={makeRoute(levelRoute('level', collection.id, row.index))}>{playTexts.play.details}</a>
    </details>
  );
}

export function Card(props: {
  readonly collection: Collection;
  readonly row: LevelRow;
  /** The card has the same size with and without its picture. */
  readonly hasPicture: boolean;
}) {
  const { collection, row, hasPicture } = props;
  const { level, index, standing } = row;
  const address = makeRoute(levelRoute(collection.puzzle, collection.id, index));
  return (
    <div class={`card ${standing.kind === 'begun' ? 'now' : ''}`}>
      <a href={address}>
        <span class="pic">{hasPicture && <LevelPicture puzzle={collection.puzzle} draft={level.draft} />}</span>
        <span class="txt">
          <b>{cardTitle(row)}</b>
          <span class="quiet">{quietLine(collection, row)}</span>
          {puzzleView(collection.puzzle).hasMinimum && <span class="quiet">{minimumLine(row)}</span>}
        </span>
        {standing.kind === 'solved' && <Seal of="stamp" />}
        {standing.kind === 'solved' && <span class="hide">{levelsTexts.solved}</span>}
      </a>
      <Grade collection={collection} row={row} />
    </div>
  );
}
