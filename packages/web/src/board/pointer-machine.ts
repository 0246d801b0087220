// What a mouse or a finger means on a board, as a machine: a state and a pointer event give the next state and the actions to
// take, in cells. A finger that starts on floor swipes; on a box it drags; one that hardly moves is a tap; two fingers pinch
// and pan (`gestures.ts`). A mouse that starts on floor moves a board that is larger than its box.

import type { Direction } from '@masu/core/base/grid.js';

/** What is read of a pointer event. */
export interface PointerFacts {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  readonly clientX: number;
  readonly clientY: number;
}

type Point = Pick<PointerFacts, 'clientX' | 'clientY'>;

interface Press extends Point {
  readonly pointer: number;
  /** Where it began. */
  readonly cell: number;
  /** The last cell it was on. */
  readonly at: number;
  readonly last: Point;
  readonly kind: 'still' | 'drag' | 'pan';
}

export interface PointerState {
  /** The fingers on the board. */
  readonly fingers: readonly number[];
  readonly press: Press | undefined;
}

export const NO_POINTER: PointerState = { fingers: [], press: undefined };

/** The board below the pointer, and what its page wants to hear of. */
export interface TouchedBoard {
  readonly cellAt: (x: number, y: number) => number | undefined;
  /** CSS pixels per cell. */
  readonly size: number;
  readonly takesPointers: boolean;
  readonly canDrag: (cell: number) => boolean;
  readonly paints: boolean;
  readonly swipes: boolean;
}

export type PointerAction =
  | { readonly kind: 'press'; readonly pointer: number }
  | { readonly kind: 'tap'; readonly cell: number }
  | { readonly kind: 'swipe'; readonly direction: Direction }
  | { readonly kind: 'start-drag'; readonly from: number }
  | { readonly kind: 'drag'; readonly x: number; readonly y: number }
  | { readonly kind: 'drag-over'; readonly from: number; readonly cell: number }
  | { readonly kind: 'end-drag' }
  | { readonly kind: 'drop'; readonly from: number; readonly to: number }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'paint'; readonly cell: number; readonly isFirst: boolean }
  | { readonly kind: 'end-paint' };

export interface PointerStep {
  readonly state: PointerState;
  readonly actions: readonly PointerAction[];
}

const SWIPE_PIXELS = 22;

/** A pointer moves a little during a click. */
const PAN_PIXELS = 6;

function dragDirection(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** What ends with a press, however it ends. */
function endActions(press: Press, board: TouchedBoard): PointerAction[] {
  return [
    ...(board.paints ? [{ kind: 'end-paint' } as const] : []),
    ...(press.kind === 'drag' ? [{ kind: 'end-drag' } as const] : []),
  ];
}

/** Nothing is done with the press: another finger came, Escape was pressed, or the browser took the pointer. */
export const pointerCancel = ({ fingers, press }: PointerState, board: TouchedBoard): PointerStep => ({
  state: { fingers, press: undefined },
  actions: press ? endActions(press, board) : [],
});

export function pointerDown(state: PointerState, event: PointerFacts, board: TouchedBoard): PointerStep {
  const { pointerId: pointer, clientX, clientY } = event;
  const others = state.fingers.filter((finger) => finger !== pointer);
  const fingers = event.pointerType === 'touch' ? [...others, pointer] : state.fingers;
  // A second finger cancels what the first began; both pinch.
  if (fingers.length > 1) return pointerCancel({ ...state, fingers }, board);
  const cell = board.cellAt(clientX, clientY);
  if (cell === undefined || event.button !== 0 || !board.takesPointers) {
    return { state: { ...state, fingers }, actions: [] };
  }
  const point = { clientX, clientY };
  return {
    state: { fingers, press: { ...point, pointer, cell, at: cell, last: point, kind: 'still' } },
    actions: [{ kind: 'press', pointer }, ...(board.paints ? [{ kind: 'paint', cell, isFirst: true } as const] : [])],
  };
}

/** What a press that hardly moved until now becomes. */
function kindOfMotion(press: Press, event: PointerFacts, board: TouchedBoard): Press['kind'] {
  const isAway = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= PAN_PIXELS;
  if (board.canDrag(press.cell)) {
    return isAway || board.cellAt(event.clientX, event.clientY) !== press.cell ? 'drag' : 'still';
  }
  return isAway && event.pointerType === 'mouse' && !board.paints ? 'pan' : 'still';
}

/** A fast pointer skips cells: those in between are painted, too. */
function paintedCells({ last, at }: Press, to: Point, board: TouchedBoard): number[] {
  const [dx, dy] = [to.clientX - last.clientX, to.clientY - last.clientY];
  const steps = Math.max(1, Math.ceil((2 * Math.max(Math.abs(dx), Math.abs(dy))) / board.size));
  const cells: number[] = [];
  for (let step = 1; step <= steps; step++) {
    const cell = board.cellAt(last.clientX + (dx * step) / steps, last.clientY + (dy * step) / steps);
    if (cell !== undefined && cell !== (cells.at(-1) ?? at)) cells.push(cell);
  }
  return cells;
}

export function pointerMove(state: PointerState, event: PointerFacts, board: TouchedBoard): PointerStep {
  const { press } = state;
  if (!press || press.pointer !== event.pointerId) return { state, actions: [] };
  const { clientX, clientY } = event;
  const actions: PointerAction[] = [];
  const kind = press.kind === 'still' ? kindOfMotion(press, event, board) : press.kind;
  if (kind === 'drag' && press.kind === 'still') actions.push({ kind: 'start-drag', from: press.cell });
  if (kind === 'drag') actions.push({ kind: 'drag', x: clientX, y: clientY });
  if (kind === 'pan') actions.push({ kind: 'pan', dx: clientX - press.last.clientX, dy: clientY - press.last.clientY });
  const cells = board.paints ? paintedCells(press, event, board) : [];
  for (const cell of cells) actions.push({ kind: 'paint', cell, isFirst: false });
  const cell = board.cellAt(clientX, clientY);
  const before = cells.at(-1) ?? press.at;
  const at = cell ?? before;
  if (kind === 'drag' && at !== press.at) actions.push({ kind: 'drag-over', from: press.cell, cell: at });
  return { state: { ...state, press: { ...press, kind, at, last: { clientX, clientY } } }, actions };
}

/** What a press that ends here has done. */
function completed(press: Press, event: PointerFacts, board: TouchedBoard): PointerAction[] {
  const cell = board.cellAt(event.clientX, event.clientY);
  const [dx, dy] = [event.clientX - press.clientX, event.clientY - press.clientY];
  if (press.kind === 'pan') return [];
  if (press.kind === 'drag') {
    return cell === undefined || cell === press.cell ? [] : [{ kind: 'drop', from: press.cell, to: cell }];
  }
  if (event.pointerType !== 'mouse' && board.swipes && Math.hypot(dx, dy) >= SWIPE_PIXELS) {
    return [{ kind: 'swipe', direction: dragDirection(dx, dy) }];
  }
  return cell === press.cell ? [{ kind: 'tap', cell }] : [];
}

export function pointerUp(state: PointerState, event: PointerFacts, board: TouchedBoard): PointerStep {
  const fingers = state.fingers.filter((finger) => finger !== event.pointerId);
  const { press } = state;
  if (!press || press.pointer !== event.pointerId) return { state: { fingers, press }, actions: [] };
  return {
    state: { fingers, press: undefined },
    actions: [...endActions(press, board), ...completed(press, event, board)],
  };
}

/** The browser took a pointer: for a gesture of its own, or because a finger left the screen. */
export const pointerLost = (state: PointerState, event: PointerFacts, board: TouchedBoard): PointerStep =>
  pointerCancel({ ...state, fingers: state.fingers.filter((finger) => finger !== event.pointerId) }, board);
