// One level as a card: a small board, number and title, one line about progress, and a seal when solved.

import type { FutoshikiDraft } from '../../futoshiki/index.js';
import type { Draft } from '../../sokoban/index.js';
import { Preview } from '../board/preview.js';
import { Seal } from '../icons.js';
import { makeRoute } from '../routes.js';
import { L } from '../texts/levels.js';
import type { Collection, CollectionLevel } from './collections.js';
import { GridPreview } from './grid-preview.js';
import type { LevelProgress } from './level-progress.js';

/** All cards at 11 pixels a cell, unless the level is larger than its frame. */
const CELL = 11;
const FRAME = { width: 150, height: 104 };

function previewWidth(rows: readonly string[]): number {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return Math.min(CELL * columns, FRAME.width, (FRAME.height / Math.max(1, rows.length)) * columns);
}

function quietLine(collection: Collection, level: CollectionLevel, standing: LevelProgress): string {
  if (standing.kind !== 'open') return standing.words;
  if (collection.puzzle === 'futoshiki') return L.size((level.draft as FutoshikiDraft).size);
  const boxes = [...(level.draft as Draft).rows.join('')].filter((letter) => letter === '$' || letter === '*').length;
  return L.boxes(boxes);
}

export function Card(props: {
  readonly collection: Collection;
  readonly level: CollectionLevel;
  readonly index: number;
  readonly standing: LevelProgress;
}) {
  const { collection, level, index, standing } = props;
  const { rows } = level.draft as Draft;
  const title = level.title ?? L.add.untitled(index + 1);
  const address = makeRoute({
    page: collection.puzzle,
    target: { kind: 'collection', collection: collection.id, index },
  });
  return (
    <a class={`card ${standing.kind === 'begun' ? 'now' : ''}`} href={address}>
      <span class="pic">
        {collection.puzzle === 'sokoban' ? (
          <Preview rows={rows} width={previewWidth(rows)} />
        ) : (
          <GridPreview draft={level.draft as FutoshikiDraft} />
        )}
      </span>
      <span class="txt">
        <b>
          {index + 1}. {title}
        </b>
        <span class="quiet">{quietLine(collection, level, standing)}</span>
      </span>
      {standing.kind === 'solved' && <Seal of="stamp" />}
      {standing.kind === 'solved' && <span class="hide">{L.solved}</span>}
    </a>
  );
}
