// Moves, pushes, and boxes on goals in one line, for phones.

import { Lazy, lazyPart } from '../app/lazy.js';
import { formatNumber } from '../language.js';
import { playTexts } from '../texts/play.js';
import { counts } from './state/state.js';

const ZOOM = lazyPart(async () => (await import('./after-level.js')).PhoneZoom);

export function CountsLine() {
  const countsWords = playTexts.counts;
  const counted = counts.value;
  if (!counted) return null;
  return (
    <div class="phone counts-line num">
      <span>
        <b>{formatNumber(counted.moves)}</b> {countsWords.movesWord(counted.moves)}
      </span>
      <span>
        <b>{formatNumber(counted.pushes)}</b> {countsWords.pushesWord(counted.pushes)}
      </span>
      <span>
        <b>{counted.boxesOnGoals}</b> {countsWords.onGoalWord(counted.boxes)}
      </span>
      <Lazy part={ZOOM} />
    </div>
  );
}
