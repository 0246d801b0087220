// Pointer events on a board of 5 × 4 cells of 20 pixels → actions: one row per gesture.

import { expect, test } from 'vitest';
import {
  NO_POINTER,
  type PointerFacts,
  type PointerStep,
  pointerCancel,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type TouchedBoard,
} from './pointer-machine.js';

const WIDTH = 5;
const HEIGHT = 4;
const SIZE = 20;
/** There is a box in the second row. */
const BOX = 7;

const BOARD: TouchedBoard = {
  cellAt: (x, y) =>
    x < 0 || y < 0 || x >= WIDTH * SIZE || y >= HEIGHT * SIZE
      ? undefined
      : Math.floor(y / SIZE) * WIDTH + Math.floor(x / SIZE),
  size: SIZE,
  takesPointers: true,
  canDrag: (cell) => cell === BOX,
  paints: false,
  swipes: true,
};
const DRAWN: TouchedBoard = { ...BOARD, canDrag: () => false, paints: true, swipes: false };

const STEPS = { down: pointerDown, move: pointerMove, up: pointerUp, lost: pointerLost, escape: pointerCancel };

/** `down 50 30`, `move 2 50 30` for the second finger; `right 50 30` presses the right button. */
function played(kind: 'mouse' | 'touch' | 'pen', words: string, board: TouchedBoard): string {
  let state = NO_POINTER;
  const actions: string[] = [];
  for (const word of words.split(', ')) {
    const [name = '', ...numbers] = word.split(' ');
    const [pointerId = 1, clientX = 0, clientY = 0] =
      numbers.length === 3 ? numbers.map(Number) : [1, ...numbers.map(Number)];
    const event: PointerFacts = { pointerId, pointerType: kind, button: name === 'right' ? 2 : 0, clientX, clientY };
    const act = STEPS[(name === 'right' ? 'down' : name) as keyof typeof STEPS] as typeof pointerDown;
    const step: PointerStep = act(state, event, board);
    state = step.state;
    actions.push(...step.actions.map((action) => Object.values(action).join(' ')));
  }
  return actions.filter((each) => !each.startsWith('press')).join(', ');
}

type Row = readonly [what: string, kind: 'mouse' | 'touch' | 'pen', events: string, actions: string];

const ROWS: readonly Row[] = [
  ['a click', 'mouse', 'down 30 10, up 30 10', 'tap 1'],
  ['a click that trembles', 'mouse', 'down 30 10, move 33 13, up 33 13', 'tap 1'],
  ['a press that ends on another cell', 'mouse', 'down 38 10, move 41 10, up 41 10', ''],
  ['the right button', 'mouse', 'right 30 10, up 30 10', ''],
  ['a press beside the board', 'mouse', 'down 130 10, up 30 10', ''],
  ['a release that was pressed elsewhere', 'mouse', 'up 30 10', ''],
  ['another pointer is released', 'mouse', 'down 1 30 10, up 2 30 10, up 1 30 10', 'tap 1'],
  [
    'a mouse that starts on floor moves the board',
    'mouse',
    'down 30 10, move 36 10, move 40 13, up 40 13',
    'pan 6 0, pan 4 3',
  ],
  ['a mouse that moves less than a click trembles', 'mouse', 'down 30 10, move 35 10, up 35 10', 'tap 1'],
  ['a moved board comes back: no click', 'mouse', 'down 30 10, move 38 10, move 30 10, up 30 10', 'pan 8 0, pan -8 0'],
  ['a finger to the right', 'touch', 'down 30 10, move 52 12, up 52 12', 'swipe right'],
  ['a finger to the left', 'touch', 'down 60 10, move 10 14, up 10 14', 'swipe left'],
  ['a finger up, out of the board', 'touch', 'down 30 10, move 32 -40, up 32 -40', 'swipe up'],
  ['a finger down', 'touch', 'down 30 10, move 33 60, up 33 60', 'swipe down'],
  ['a finger that hardly moves', 'touch', 'down 22 10, move 37 14, up 37 14', 'tap 1'],
  ['a finger that moves to the next cell, less than a swipe', 'touch', 'down 30 10, move 51 10, up 51 10', ''],
  ['a pen swipes, too', 'pen', 'down 30 10, up 30 50', 'swipe down'],
  ['a click on a box', 'mouse', 'down 50 30, up 51 31', 'tap 7'],
  [
    'a box is dragged to another cell',
    'mouse',
    'down 50 30, move 58 30, move 70 30, move 75 30, up 75 30',
    'start-drag 7, drag 58 30, drag 70 30, drag-over 7 8, drag 75 30, end-drag, drop 7 8',
  ],
  [
    'a finger drags a box as soon as it leaves the cell',
    'touch',
    'down 59 30, move 61 30, up 61 30',
    'start-drag 7, drag 61 30, drag-over 7 8, end-drag, drop 7 8',
  ],
  [
    'a box comes back to its cell',
    'mouse',
    'down 50 30, move 70 30, move 50 30, up 50 30',
    'start-drag 7, drag 70 30, drag-over 7 8, drag 50 30, drag-over 7 7, end-drag',
  ],
  [
    'a box is let go beside the board',
    'mouse',
    'down 50 30, move 150 30, up 150 30',
    'start-drag 7, drag 150 30, end-drag',
  ],
  [
    'Escape while a box is dragged',
    'mouse',
    'down 50 30, move 70 30, escape, up 70 30',
    'start-drag 7, drag 70 30, drag-over 7 8, end-drag',
  ],
  [
    'the browser takes the pointer',
    'touch',
    'down 50 30, move 70 30, lost, up 70 30',
    'start-drag 7, drag 70 30, drag-over 7 8, end-drag',
  ],
  [
    'a second finger ends a drag',
    'touch',
    'down 1 50 30, move 1 70 30, down 2 10 10, move 1 90 30, up 2 10 10, up 1 90 30',
    'start-drag 7, drag 70 30, drag-over 7 8, end-drag',
  ],
  ['two fingers are no tap', 'touch', 'down 1 30 10, down 2 50 10, up 2 50 10, up 1 30 10', ''],
  [
    'after two fingers one finger taps',
    'touch',
    'down 1 30 10, down 2 50 10, up 1 30 10, up 2 50 10, down 3 30 10, up 3 30 10',
    'tap 1',
  ],
  ['a finger that was lost is not counted', 'touch', 'down 1 30 10, lost 1 30 10, down 2 30 10, up 2 30 10', 'tap 1'],
];

test.each(ROWS)('%s (%s: %s)', (_what, kind, events, actions) => {
  expect(played(kind, events, BOARD)).toBe(actions);
});

const DRAWN_ROWS: readonly Row[] = [
  ['a click', 'mouse', 'down 30 10, up 30 10', 'paint 1 true, end-paint, tap 1'],
  [
    'a line over several cells at once',
    'mouse',
    'down 10 10, move 90 10, up 90 10',
    'paint 0 true, paint 1 false, paint 2 false, paint 3 false, paint 4 false, end-paint',
  ],
  [
    'a cell is painted once as long as the pointer is on it',
    'mouse',
    'down 10 10, move 12 12, move 30 10, move 31 11, up 31 11',
    'paint 0 true, paint 1 false, end-paint',
  ],
  [
    'a line that leaves the board and comes back',
    'mouse',
    'down 10 10, move 10 -30, move 30 -30, move 30 10, up 30 10',
    'paint 0 true, paint 1 false, end-paint',
  ],
  ['a mouse paints and moves no board', 'mouse', 'down 10 10, move 18 10, up 18 10', 'paint 0 true, end-paint, tap 0'],
  [
    'a second finger ends a line',
    'touch',
    'down 1 10 10, down 2 90 10, move 1 30 10, up 1 30 10',
    'paint 0 true, end-paint',
  ],
  [
    'a long stroke is no swipe',
    'touch',
    'down 10 10, move 30 10, move 10 10, up 10 10',
    'paint 0 true, paint 1 false, paint 0 false, end-paint, tap 0',
  ],
];

test.each(DRAWN_ROWS)('where one draws, %s (%s: %s)', (_what, kind, events, actions) => {
  expect(played(kind, events, DRAWN)).toBe(actions);
});

test('a picture takes no pointers', () => {
  expect(played('mouse', 'down 50 30, move 70 30, up 70 30', { ...BOARD, takesPointers: false })).toBe('');
});

test('a press is announced with its pointer, so that the board keeps it', () => {
  const event: PointerFacts = { pointerId: 9, pointerType: 'mouse', button: 0, clientX: 30, clientY: 10 };
  expect(pointerDown(NO_POINTER, event, BOARD).actions).toEqual([{ kind: 'press', pointer: 9 }]);
});
