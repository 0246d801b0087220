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

  const startMoving = (held: Down, event: PointerEvent, cell: number | undefined): void => {
    const isAway = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= PAN_PIXELS;
    if (handlers?.canDrag?.(held.cell)) {
      if (cell === held.cell && !isAway) return;
      held.kind = 'drag';
      const { signal } = held.ended;
      addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && cancel(), { signal });
      handlers.onDragStart?.(held.cell);
      gestures.current?.startDrag(held.cell);
    } else if (isAway && event.pointerType === 'mouse' && !handlers?.onPaint) held.kind = 'pan';
  };

  /** A fast pointer skips cells: those in between are painted, too. */
  const paintTo = (held: Down, to: PointerEvent, onPaint: NonNullable<PointerHandlers['onPaint']>): void => {
    const { last } = held;
    const [dx, dy] = [to.clientX - last.clientX, to.clientY - last.clientY];
    const steps = Math.max(1, Math.ceil((2 * Math.max(Math.abs(dx), Math.abs(dy))) / (view.current?.size ?? 1)));
    for (let step = 1; step <= steps; step++) {
      const cell = view.current?.cellAt(last.clientX + (dx * step) / steps, last.clientY + (dy * step) / steps);
      if (cell === undefined || cell === held.at) continue;
      held.at = cell;
      onPaint(cell, false);
    }
  };

  const onPointerMove = (event: PointerEvent): void => {
    const held = down.current;
    if (!held || held.pointer !== event.pointerId) return;
    const cell = cellAt(event);
    if (held.kind === 'still') startMoving(held, event, cell);
    if (held.kind === 'drag') gestures.current?.drag(event.clientX, event.clientY);
    if (held.kind === 'pan')
      gestures.current?.pan(event.clientX - held.last.clientX, event.clientY - held.last.clientY);
    if (handlers?.onPaint) paintTo(held, event, handlers.onPaint);
    held.last = event;
    if (cell === undefined || cell === held.at) return;
    held.at = cell;
    if (held.kind === 'drag') handlers?.onDragOver?.(held.cell, cell);
  };

  const onPointerUp = (event: PointerEvent): void => {
    pressed.current.delete(event.pointerId);
    const held = down.current;
    if (!held || held.pointer !== event.pointerId) return;
    held.ended.abort();
    down.current = undefined;
    handlers?.onPaintEnd?.();
    const cell = cellAt(event);
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (held.kind === 'drag') {
      gestures.current?.endDrag();
      handlers?.onDragEnd?.();
      if (cell !== undefined && cell !== held.cell) handlers?.onDrop?.(held.cell, cell);
    } else if (held.kind === 'pan') return;
    else if (event.pointerType !== 'mouse' && handlers?.onSwipe && Math.hypot(dx, dy) >= SWIPE_PIXELS)
      handlers.onSwipe(dragDirection(dx, dy));
    else if (cell === held.cell) handlers?.onTap?.(cell);
  };

  const onPointerCancel = (event: PointerEvent): void => {
    pressed.current.delete(event.pointerId);
    cancel();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
