// Connects the pointer events of a board (`pointer-machine.ts`) to the handlers of its page. The page never scrolls from the
// board, because the board refuses touch gestures.

import type { Direction } from '@masu/core/base/grid.js';
import { useRef } from 'preact/hooks';
import { pressBoard } from './focus.js';
import type { Gestures } from './gestures.js';
import {
  NO_POINTER,
  type PointerAction,
  type PointerState,
  type PointerStep,
  pointerCancel,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type TouchedBoard,
} from './pointer-machine.js';
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
  /** Nothing is dragged any more; before a drop, too. */
  readonly onDragEnd?: () => void;
  readonly onSwipe?: (direction: Direction) => void;
  /** Every cell the pointer enters while it is down, including the first; for drawing. */
  readonly onPaint?: (cell: number, isFirst: boolean) => void;
  readonly onPaintEnd?: () => void;
}

type ActionOf<Kind> = Extract<PointerAction, { readonly kind: Kind }>;

export type ViewRef = { readonly current: BoardView | undefined };

export function usePointer(
  view: ViewRef,
  gestures: { readonly current: Gestures | undefined },
  handlers: PointerHandlers | undefined,
) {
  const state = useRef<PointerState>(NO_POINTER);
  /** What listens while something is dragged. */
  const drag = useRef<AbortController | undefined>(undefined);

  const board: TouchedBoard = {
    cellAt: (x, y) => view.current?.cellAt(x, y),
    get size() {
      return view.current?.size ?? 1;
    },
    takesPointers: handlers !== undefined,
    canDrag: (cell) => handlers?.canDrag?.(cell) ?? false,
    paints: handlers?.onPaint !== undefined,
    swipes: handlers?.onSwipe !== undefined,
  };

  const follow = (step: PointerStep, canvas?: Element): void => {
    state.current = step.state;
    for (const action of step.actions) takers[action.kind](action as never, canvas);
  };

  const takers: { readonly [Kind in PointerAction['kind']]: (action: ActionOf<Kind>, canvas?: Element) => void } = {
    press: ({ pointer }, canvas) => press(canvas, pointer),
    tap: ({ cell }) => handlers?.onTap?.(cell),
    swipe: ({ direction }) => handlers?.onSwipe?.(direction),
    'start-drag': ({ from }) => startDrag(from),
    drag: ({ x, y }) => gestures.current?.drag(x, y),
    'drag-over': ({ from, cell }) => handlers?.onDragOver?.(from, cell),
    'end-drag': endDrag,
    drop: ({ from, to }) => handlers?.onDrop?.(from, to),
    pan: ({ dx, dy }) => gestures.current?.pan(dx, dy),
    paint: ({ cell, isFirst }) => handlers?.onPaint?.(cell, isFirst),
    'end-paint': () => handlers?.onPaintEnd?.(),
  };

  function press(canvas: Element | undefined, pointer: number): void {
    canvas?.setPointerCapture(pointer);
    const shown = canvas?.closest('.board');
    if (shown) pressBoard(shown);
  }

  function startDrag(from: number): void {
    drag.current = new AbortController();
    const { signal } = drag.current;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') follow(pointerCancel(state.current, board));
    };
    addEventListener('keydown', listen, { signal });
    handlers?.onDragStart?.(from);
    gestures.current?.startDrag(from);
  }

  function endDrag(): void {
    drag.current?.abort();
    gestures.current?.endDrag();
    handlers?.onDragEnd?.();
  }

  return {
    onPointerDown: (event: PointerEvent) =>
      follow(pointerDown(state.current, event, board), event.currentTarget as Element),
    onPointerMove: (event: PointerEvent) => follow(pointerMove(state.current, event, board)),
    onPointerUp: (event: PointerEvent) => follow(pointerUp(state.current, event, board)),
    onPointerCancel: (event: PointerEvent) => follow(pointerLost(state.current, event, board)),
  };
}
