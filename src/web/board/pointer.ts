// Turns pointer events on a canvas into handlers in cells. A finger that starts on floor swipes; on a box it drags; one
// that hardly moves is a tap. The page never scrolls from the board, because the board refuses touch gestures.

import { useRef } from 'preact/hooks';
import type { Direction } from '../../base/grid.js';

export interface PointerHandlers {
  /** True where a drag may begin. */
  readonly canDrag?: (cell: number) => boolean;
  readonly onTap?: (cell: number) => void;
  /** A drag has left its first cell. */
  readonly onDragStart?: (from: number) => void;
  readonly onDrop?: (from: number, to: number) => void;
  readonly onSwipe?: (direction: Direction) => void;
  /** Every cell the pointer comes to while it is down, the first too; for drawing. */
  readonly onPaint?: (cell: number) => void;
}

interface Down {
  readonly pointer: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  at: number;
  dragging: boolean;
}

const SWIPE_PIXELS = 22;

function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

export function usePointer(
  canvas: { readonly current: HTMLCanvasElement | null },
  size: { readonly width: number; readonly height: number },
  handlers: PointerHandlers | undefined,
) {
  const down = useRef<Down | undefined>(undefined);

  const cellAt = (event: PointerEvent): number | undefined => {
    const bounds = canvas.current?.getBoundingClientRect();
    if (!bounds) return undefined;
    const column = Math.floor(((event.clientX - bounds.left) / bounds.width) * size.width);
    const row = Math.floor(((event.clientY - bounds.top) / bounds.height) * size.height);
    const inside = column >= 0 && row >= 0 && column < size.width && row < size.height;
    return inside ? row * size.width + column : undefined;
  };

  const onPointerDown = (event: PointerEvent): void => {
    const cell = cellAt(event);
    if (cell === undefined || event.button !== 0 || !handlers) return;
    canvas.current?.setPointerCapture(event.pointerId);
    down.current = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, at: cell, dragging: false };
    handlers.onPaint?.(cell);
  };

  const onPointerMove = (event: PointerEvent): void => {
    const held = down.current;
    const cell = cellAt(event);
    if (!held || held.pointer !== event.pointerId || cell === undefined || cell === held.at) return;
    held.at = cell;
    handlers?.onPaint?.(cell);
    if (held.dragging || !handlers?.canDrag?.(held.cell)) return;
    held.dragging = true;
    handlers.onDragStart?.(held.cell);
  };

  const onPointerUp = (event: PointerEvent): void => {
    const held = down.current;
    if (!held || held.pointer !== event.pointerId) return;
    down.current = undefined;
    const cell = cellAt(event);
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (held.dragging) {
      if (cell !== undefined) handlers?.onDrop?.(held.cell, cell);
      return;
    }
    if (event.pointerType !== 'mouse' && handlers?.onSwipe && Math.hypot(dx, dy) >= SWIPE_PIXELS) {
      handlers.onSwipe(directionOf(dx, dy));
    } else if (cell === held.cell) handlers?.onTap?.(cell);
  };

  const onPointerCancel = (): void => {
    down.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
