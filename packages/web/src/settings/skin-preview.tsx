// A small board with every tile, in the style that is chosen.

import { Board } from '../board/board.js';
import { NO_MARKS } from '../board/marks.js';
import { planOfRows } from '../board/plan.js';
import { poseOfRows } from '../board/pose.js';
import { settingsTexts } from '../texts/settings.js';

const ROWS = ['#########', '#@ $ * .#', '#########'];

const PLAN = planOfRows(ROWS);

const POSE = { ...poseOfRows(ROWS), facing: 'right' } as const;

const lowHeight = (): number => 120;

export function SkinPreview() {
  return (
    <div class="skin-preview">
      <Board
        plan={PLAN}
        pose={POSE}
        marks={NO_MARKS}
        name={settingsTexts.appearance.skinPreview}
        picture={settingsTexts.appearance.skinPreview}
        fitHeight={lowHeight}
        isPicture
      />
    </div>
  );
}
