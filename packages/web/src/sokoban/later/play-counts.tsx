// Moves, pushes, and boxes on goals in one line, for phones.

import { Lazy, lazyPart } from '../../app/lazy.js';
import { formatNumber } from '../../language.js';
import { playTexts } from '../../texts/play.js';
import { CountsLine } from '../counts.js';
import { counts } from '../state/state.js';
import { afterLevel } from './load-after-level.js';

const ZOOM = lazyPart(async () => (await afterLevel()).PhoneZoom);

export function PlayCounts() {
  if (!counts.value) return null;
  const { moves, pushes, boxesOnGoals, boxes } = counts.value;
  const { movesWord, pushesWord, onGoalWord } = playTexts.counts;
  return (
    <CountsLine
      counts={[
        [formatNumber(moves), movesWord(moves)],
        [formatNumber(pushes), pushesWord(pushes)],
        [boxesOnGoals, onGoalWord(boxes)],
      ]}
    >
      <Lazy part={ZOOM} />
    </CountsLine>
  );
}
