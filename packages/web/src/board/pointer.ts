// Turns pointer events on a board into handlers in cells. A finger that starts on floor swipes; on a box it drags; one
// that hardly moves is a tap; two fingers pinch and pan (`gestures.ts`). A mouse that starts on floor moves a board that
// is larger than its box. The page never scrolls from the board, because the board refuses touch gestures.

import type { Direction } from '@masu/core/base/grid.js';
import { useRef } from 'preact/hooks';
import { pressBoard } from './focus.js';
import type { Gestures } from './gestures.js';
import type { BoardView } from './view.js';

export interface PointerHandlers {
  /** True if a drag may begin. */
  readonly canDrag?: (cell: number) => boolean;
  readonly onTap?: (cell: number) => void;
  /** A drag has left its first cell. */
  readonly onDragStart?: (from: number) => void;
  /** The pointer moved to another cell during a drag. */
  readonly onDragOver?: (from: number, cell: number) => void;
  readonly onDrop?: (from: number, to: number) => void;
  /** Nothing is dragged any more; after a drop too. */
  readonly onDragEnd?: () => void;
  readonly onSwipe?: (direction: Direction) => void;
  /** Every cell the pointer enters while it is down, including the first; for drawing. */
  readonly onPaint?: (cell: number, isFirst: boolean) => void;
  readonly onPaintEnd?: () => void;
}

interface Down {
  readonly pointer: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  at: number;
  /** Where the pointer was last. */
  last: PointerEvent;
  kind: 'still' | 'drag' | 'pan';
  /** Ends what listens while it is dragged. */
  readonly ended: AbortController;
}

const SWIPE_PIXELS = 22;

/** A pointer moves a little during a click. */
const PAN_PIXELS = 6;

function dragDirection(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

export type ViewRef = { readonly current: BoardView | undefined };

export function usePointer(
  view: ViewRef,
  gestures: { readonly current: Gestures | undefined },
  handlers: PointerHandlers | undefined,
) {
  const down = useRef<Down | undefined>(undefined);
  const pressed = useRef(new Set<number>());
  const cellAt = (event: PointerEvent): number | undefined => view.current?.cellAt(event.clientX, event.clientY);

  const cancel = (): void => {
    if (down.current?.kind === 'drag') handlers?.onDragEnd?.();
    gestures.current?.endDrag();
    if (down.current) handlers?.onPaintEnd?.();
    down.current?.ended.abort();
    down.current = undefined;
  };

  const onPointerDown = (event: PointerEvent): void => {
    const cell = cellAt(event);
    if (event.pointerType === 'touch') pressed.current.add(event.pointerId);
    // A second finger cancels what the first began; both pinch.
    if (pressed.current.size > 1) cancel();
    else if (cell !== undefined && event.button === 0 && handlers) begin(event, cell, handlers);
  };

  const begin = (event: PointerEvent, cell: number, { onPaint }: PointerHandlers): void => {
    const canvas = event.currentTarget as Element;
    canvas.setPointerCapture(event.pointerId);
    const board = canvas.closest('.board');
    if (board) pressBoard(board);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    down.current = { pointer, cell, x, y, at: cell, last: event, kind: 'still', ended: new AbortController() };
    onPaint?.(cell, true);
  };

  const startMoving = (press: Down, event: PointerEvent, cell: number | undefined): void => {
    const isAway = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= PAN_PIXELS;
    if (handlers?.canDrag?.(press.cell)) {
      if (cell === press.cell && !isAway) return;
      press.kind = 'drag';
      const { signal } = press.ended;
      addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && cancel(), { signal });
      handlers.onDragStart?.(press.cell);
      gestures.current?.startDrag(press.cell);
    } else if (isAway && event.pointerType === 'mouse' && !handlers?.onPaint) press.kind = 'pan';
  };

  /** A fast pointer skips cells: those in between are painted, too. */
  const paintTo = (press: Down, to: PointerEvent, onPaint: NonNullable<PointerHandlers['onPaint']>): void => {
    const { last } = press;
    const [dx, dy] = [to.clientX - last.clientX, to.clientY - last.clientY];
    const steps = Math.max(1, Math.ceil((2 * Math.max(Math.abs(dx), Math.abs(dy))) / (view.current?.size ?? 1)));
    for (let step = 1; step <= steps; step++) {
      const cell = view.current?.cellAt(last.clientX + (dx * step) / steps, last.clientY + (dy * step) / steps);
      if (cell === undefined || cell === press.at) continue;
      press.at = cell;
      onPaint(cell, false);
    }
  };

  const onPointerMove = (event: PointerEvent): void => {
    const press = down.current;
    if (!press || press.pointer !== event.pointerId) return;
    const cell = cellAt(event);
    if (press.kind === 'still') startMoving(press, event, cell);
    if (press.kind === 'drag') gestures.current?.drag(event.clientX, event.clientY);
    if (press.kind === 'pan')
      gestures.current?.pan(event.clientX - press.last.clientX, event.clientY - press.last.clientY);
    if (handlers?.onPaint) paintTo(press, event, handlers.onPaint);
    press.last = event;
    if (cell === undefined || cell === press.at) return;
    press.at = cell;
    if (press.kind === 'drag') handlers?.onDragOver?.(press.cell, cell);
  };

  const onPointerUp = (event: PointerEvent): void => {
    pressed.current.delete(event.pointerId);
    const press = down.current;
    if (!press || press.pointer !== event.pointerId) return;
    press.ended.abort();
    down.current = undefined;
    handlers?.onPaintEnd?.();
    const cell = cellAt(event);
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (press.kind === 'drag') {
      gestures.current?.endDrag();
      handlers?.onDragEnd?.();
      if (cell !== undefined && cell !== press.cell) handlers?.onDrop?.(press.cell, cell);
    } else if (press.kind === 'pan') return;
    else if (event.pointerType !== 'mouse' && handlers?.onSwipe && Math.hypot(dx, dy) >= SWIPE_PIXELS)
      handlers.onSwipe(dragDirection(dx, dy));
    else if (cell === press.cell) handlers?.onTap?.(cell);
  };

  const onPointerCancel = (event: PointerEvent): void => {
    pressed.current.delete(event.pointerId);
    cancel();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
