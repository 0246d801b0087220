// Arrows to play with on the screen.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { HoldButton } from '../controls.js';
import { Icon } from '../icons.js';
import { DOWN, UP } from '../more-icons.js';
import { sideTexts } from '../texts/side.js';

export const ARROW_ICONS = { up: UP, right: 'next', down: DOWN, left: 'previous' } as const;

/** `move` returns whether the player moved: then a held button goes on. */
export function Arrows({ move }: { readonly move: (direction: Direction) => boolean }) {
  return (
    <div class="arrows" role="group" aria-label={sideTexts.arrows.name}>
      {DIRECTIONS.map((direction) => (
        <HoldButton
          key={direction}
          variant={direction}
          name={sideTexts.arrows.move[direction]}
          onPress={() => move(direction)}
        >
          <Icon name={ARROW_ICONS[direction]} />
        </HoldButton>
      ))}
    </div>
  );
}
