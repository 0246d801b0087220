// Moves, pushes, boxes at home; the player's two records; and what is proved about what is left.

import type { SokobanRecord } from '../../play/index.js';
import { figure } from '../figures.js';
import { T } from '../texts/play.js';
import type { Counts } from './sitting.js';

export function CountsLine({ counts }: { readonly counts: Counts }) {
  const C = T.counts;
  return (
    <p class="phone counts-line num">
      <span>
        <b>{figure(counts.moves)}</b> {C.movesWord(counts.moves)}
      </span>
      <span>
        <b>{figure(counts.pushes)}</b> {C.pushesWord(counts.pushes)}
      </span>
      <span>
        <b>{counts.home}</b> {C.homeWord(counts.boxes)}
      </span>
    </p>
  );
}

function Records({ record }: { readonly record: SokobanRecord | undefined }) {
  const C = T.counts;
  const shown = (value: number | undefined): string => (value === undefined ? C.none : figure(value));
  return (
    <table class="best">
      <thead>
        <tr>
          <th scope="col">{C.best}</th>
          <th scope="col">{C.movesColumn}</th>
          <th scope="col">{C.pushesColumn}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{C.fewestMoves}</th>
          <td class="win">{shown(record?.bestMoves.moves)}</td>
          <td>{shown(record?.bestMoves.pushes)}</td>
        </tr>
        <tr>
          <th scope="row">{C.fewestPushes}</th>
          <td>{shown(record?.bestPushes.moves)}</td>
          <td class="win">{shown(record?.bestPushes.pushes)}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function CountsPanel(props: {
  readonly counts: Counts;
  readonly record: SokobanRecord | undefined;
  readonly bound: number | undefined;
}) {
  const { counts, record, bound } = props;
  const C = T.counts;
  return (
    <section class="panel" aria-label={C.heading}>
      <dl class="counts">
        <div>
          <dt>{C.moves}</dt>
          <dd>{figure(counts.moves)}</dd>
        </div>
        <div>
          <dt>{C.pushes}</dt>
          <dd>{figure(counts.pushes)}</dd>
        </div>
        <div>
          <dt>{C.home}</dt>
          <dd>
            {counts.home}
            <small>{C.of(counts.boxes)}</small>
          </dd>
        </div>
      </dl>
      <Records record={record} />
      {bound !== undefined && <p class="quiet bound">{C.bound(bound)}</p>}
    </section>
  );
}
