// Moves, pushes, and boxes on goals in one line, for phones.

import { Lazy, lazyPart } from '../app/lazy.js';
import { formatNumber } from '../texts/language.js';
import { T } from '../texts/play.js';
import { counts } from './state/state.js';

const ZOOM = lazyPart(async () => (await import('./after-level.js')).PhoneZoom);

export function CountsLine() {
  const C = T.counts;
  const counted = counts.value;
  if (!counted) return null;
  return (
    <div class="phone counts-line num">
      <span>
        <b>{formatNumber(counted.moves)}</b> {C.movesWord(counted.moves)}
      </span>
      <span>
        <b>{formatNumber(counted.pushes)}</b> {C.pushesWord(counted.pushes)}
      </span>
      <span>
        <b>{counted.boxesOnGoals}</b> {C.onGoalWord(counted.boxes)}
      </span>
      <Lazy part={ZOOM} />
    </div>
  );
}
