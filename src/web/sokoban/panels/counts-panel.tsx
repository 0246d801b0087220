// Moves, pushes, boxes on goals; the player's best results; and the minimum number of pushes left.

import type { SokobanRecord } from '../../../play/index.js';
import { lowerBoundOf, provenPushes } from '../../../session/index.js';
import { formatNumber } from '../../texts/language.js';
import { T } from '../../texts/play.js';
import { counts, isShowingBound, record, session } from '../state/state.js';

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
  const now = isShowingBound.value ? session.value : undefined;
  const proven = now && provenPushes(now);
  const bound = now && lowerBoundOf(now);
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
          <dt>{C.onGoal}</dt>
          <dd>
            {counted.boxesOnGoals}
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
