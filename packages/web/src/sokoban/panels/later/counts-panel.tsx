// Moves, pushes, boxes on goals; the player's best results; and the minimum number of pushes left.

import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { currentLowerBound, provenPushes } from '@masu/engine/session/sokoban/session.js';
import { ColumnNames } from '../../../choices.js';
import { formatNumber } from '../../../language.js';
import { sideTexts } from '../../../texts/side.js';
import { CountsList } from '../../counts.js';
import { counts, isShowingBound, levelRecord, sokobanSession } from '../../state/state.js';

function Records({ record }: { readonly record: SokobanRecord | undefined }) {
  const countsWords = sideTexts.counts;
  const shown = (value: number | undefined): string => (value === undefined ? countsWords.none : formatNumber(value));
  return (
    <table class="best">
      <ColumnNames names={[countsWords.best, countsWords.movesColumn, countsWords.pushesColumn]} />
      <tbody>
        <tr>
          <th scope="row">{countsWords.fewestMoves}</th>
          <td class="win">{shown(record?.bestMoves.moves)}</td>
          <td>{shown(record?.bestMoves.pushes)}</td>
        </tr>
        <tr>
          <th scope="row">{countsWords.fewestPushes}</th>
          <td>{shown(record?.bestPushes.moves)}</td>
          <td class="win">{shown(record?.bestPushes.pushes)}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function CountsPanel() {
  const countsWords = sideTexts.counts;
  const counted = counts.value;
  const now = isShowingBound.value ? sokobanSession.value : undefined;
  const proven = now && provenPushes(now);
  const bound = now && currentLowerBound(now);
  const boundText = bound === undefined ? '' : countsWords.bound(bound);
  if (!counted) return null;
  return (
    <section class="panel" aria-label={countsWords.heading}>
      <CountsList
        counts={[
          [formatNumber(counted.moves), countsWords.moves],
          [formatNumber(counted.pushes), countsWords.pushes],
          [counted.boxesOnGoals, countsWords.onGoal],
        ]}
        boxes={counted.boxes}
      />
      <Records record={levelRecord.value} />
      {/* Its line stays while the number is computed, and in a position without one. */}
      {now && <p class="quiet bound">{proven !== undefined ? countsWords.proven(proven) : boundText}</p>}
    </section>
  );
}

export { ReplayBar } from './replay-bar.js';
