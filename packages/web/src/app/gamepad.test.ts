// Which buttons of a gamepad are down, sticks included.

import { expect, test } from 'vitest';
import { pressedButtons } from './gamepad.js';

const button = (pressed: boolean): GamepadButton => ({ pressed, touched: pressed, value: pressed ? 1 : 0 });
const RELEASED = Array.from({ length: 16 }, () => button(false));

test.each([
  ['nothing', [], [0, 0], []],
  ['a button', [1], [0, 0], [1]],
  ['the D-pad', [12], [0, 0], [12]],
  ['a stick to the right', [], [0.9, 0.2], [15]],
  ['a stick up and a little left', [], [-0.3, -0.8], [12]],
  ['a stick at rest', [], [0.2, -0.3], []],
] as const)('%s', (_name, down, axes, expected) => {
  const buttons = RELEASED.map((each, index) => ((down as readonly number[]).includes(index) ? button(true) : each));
  expect([...pressedButtons({ buttons, axes })]).toEqual(expected);
});
