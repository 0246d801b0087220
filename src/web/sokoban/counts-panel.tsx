// Moves, pushes, boxes at home; the player's two records; and what is proved about what is left.

import { formatNumber } from '../../base/format.js';
import type { SokobanRecord } from '../../play/index.js';
import { T } from '../texts/play.js';
import { counts, insight, isShowingBound, provenPushes, record, won } from './table.js';

export function CountsLine() {
  const C = T.counts;
  const counted = counts.value;
  if (!counted) return null;
  return (
    <p class="phone counts-line num">
      <span>
        <b>{formatNumber(counted.moves)}</b> {C.movesWord(counted.moves)}
      </span>
      <span>
        <b>{formatNumber(counted.pushes)}</b> {C.pushesWord(counted.pushes)}
      </span>
      <span>
        <b>{counted.home}</b> {C.homeWord(counted.boxes)}
      </span>
    </p>
  );
}

function Records({ record }: { readonly record: SokobanRecord | undefined }) {
  const C = T.counts;
  const shown = (value: number | undefined): string => (value === undefined ? C.none : formatNumber(value));
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

export function CountsPanel() {
  const C = T.counts;
  const counted = counts.value;
  const isShown = isShowingBound.value && !won.value;
  const proven = isShown ? provenPushes.value : undefined;
  const bound = isShown ? insight.value?.bound : undefined;
  if (!counted) return null;
  return (
    <section class="panel" aria-label={C.heading}>
      <dl class="counts">
        <div>
          <dt>{C.moves}</dt>
          <dd>{formatNumber(counted.moves)}</dd>
        </div>
        <div>
          <dt>{C.pushes}</dt>
          <dd>{formatNumber(counted.pushes)}</dd>
        </div>
        <div>
          <dt>{C.home}</dt>
          <dd>
            {counted.home}
            <small>{C.of(counted.boxes)}</small>
          </dd>
        </div>
      </dl>
      <Records record={record.value} />
      {proven !== undefined && <p class="quiet bound">{C.proven(proven)}</p>}
      {proven === undefined && bound !== undefined && <p class="quiet bound">{C.bound(bound)}</p>}
    </section>
  );
}
