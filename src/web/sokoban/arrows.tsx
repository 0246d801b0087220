// The optional on-screen arrows.

import { DIRECTIONS } from '../../base/grid.js';
import { HoldButton } from '../controls.js';
import { Icon } from '../icons.js';
import { DOWN, UP } from '../more-icons.js';
import { sideTexts } from '../texts/side.js';
import { performSokoban, sokobanGame } from './state/state.js';

export function Arrows() {
  return (
    <div class="arrows" role="group" aria-label={sideTexts.arrows.name}>
      {DIRECTIONS.map((direction) => (
        <HoldButton
          key={direction}
          variant={direction}
          name={sideTexts.arrows.move[direction]}
          onPress={() => {
            const before = sokobanGame.value;
            performSokoban({ kind: 'move', direction });
            return sokobanGame.value !== before;
          }}
        >
          <Icon name={({ up: UP, right: 'next', down: DOWN, left: 'previous' } as const)[direction]} />
        </HoldButton>
      ))}
    </div>
  );
}
