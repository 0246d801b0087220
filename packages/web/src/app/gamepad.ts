// Translates gamepad buttons into key presses, so that every page with keys supports a gamepad, too. Loaded when a
// gamepad is first used. The browser has no events for buttons, so they are read in each frame while one is connected.

/** By number of the standard layout: the keys to try, in order, until one is used. */
const BUTTONS: Readonly<Record<number, readonly string[]>> = {
  0: ['Enter', 'i'],
  1: ['u'],
  2: ['y'],
  3: ['r'],
  4: ['p'],
  5: ['n'],
  8: ['?'],
  9: [' '],
  12: ['ArrowUp'],
  13: ['ArrowDown'],
  14: ['ArrowLeft'],
  15: ['ArrowRight'],
};
/** How far a stick must be pushed to count. */
const STICK = 0.6;
/** A held direction repeats, in milliseconds. */
const [FIRST_REPEAT, NEXT_REPEAT] = [320, 110];

/** The buttons that are down; a stick presses the button of its direction. */
export function pressedButtons({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>): ReadonlySet<number> {
  const pressed = new Set([...buttons.entries()].filter(([, button]) => button.pressed).map(([index]) => index));
  const [x = 0, y = 0] = axes;
  if (Math.abs(x) >= STICK || Math.abs(y) >= STICK)
    pressed.add(Math.abs(x) > Math.abs(y) ? (x > 0 ? 15 : 14) : y > 0 ? 13 : 12);
  return pressed;
}

function press(keys: readonly string[]): void {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, code: '', bubbles: true, cancelable: true });
    if (!document.body.dispatchEvent(event)) return;
  }
}

const isDirection = (button: number): boolean => button >= 12 && button <= 15;

/** When each button that is down acts again; undefined for those that act once. */
const due = new Map<number, number>();
let frame = 0;

function read(now: number): void {
  const pads = navigator.getGamepads().filter((pad) => pad !== null);
  const pressed = new Set(pads.flatMap((pad) => [...pressedButtons(pad)]));
  for (const button of [...due.keys()]) if (!pressed.has(button)) due.delete(button);
  for (const button of pressed) {
    const keys = BUTTONS[button];
    const isNew = !due.has(button);
    if (!keys || (!isNew && now < (due.get(button) ?? 0))) continue;
    due.set(button, isDirection(button) ? now + (isNew ? FIRST_REPEAT : NEXT_REPEAT) : Number.POSITIVE_INFINITY);
    press(keys);
  }
  frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
}

/** Reads the gamepads until none is connected. */
export function readGamepads(): void {
  if (frame === 0) frame = requestAnimationFrame(read);
}
