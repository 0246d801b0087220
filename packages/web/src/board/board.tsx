// The board as an element: one canvas, sized in whole even device pixels per cell, that takes focus as one thing.
// Pointer events are reported in cells: a click, a drag from cell to cell, a swipe. It knows no rules.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Direction, rowColumn } from '../../base/grid.js';
import { palette, skin } from '../theme/theme.js';
import { pressBoard } from './focus.js';
import type { Gestures } from './gestures.js';
import type { Marks } from './marks.js';
import type { Plan } from './plan.js';
import type { BoardPose } from './pose.js';
import { onRoomChange, roomFor, windowHeight } from './room.js';
import { BoardView } from './view.js';
import type { Zoom } from './zoom.js';

// Turns pointer events on a board into handlers in cells. A finger that starts on floor swipes; on a box it drags; one
// that hardly moves is a tap; two fingers pinch and pan (`gestures.ts`). A mouse that starts on floor moves a board that
// is larger than its box. The page never scrolls from the board, because the board refuses touch gestures.

interface PointerHandlers {
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

type ViewRef = { readonly current: BoardView | undefined };

function usePointer(
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

// The size of a cell: a whole, even number of device pixels (half a wall must be whole), the largest that fits.

/** In CSS pixels; how many device pixels are in one. */
interface BoardSpace {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** Rounds device pixels to a whole, even number. */
const sizedCell = (pixels: number): number => Math.max(6, Math.floor(pixels / 2) * 2);

/**
 * Device pixels per cell for a space given in CSS pixels. At least 6; a board larger than its space then scrolls inside
 * it.
 */
const fitCell = (space: BoardSpace, board: Plan, largest = 72): number =>
  sizedCell(Math.min(space.width / board.width, space.height / board.height, largest) * space.density);

/** A phone on its side: the board has the whole height, and everything else is beside it (styles/frame.css). */
const isShort = (): boolean => innerWidth >= 560 && innerHeight < 500;

interface BoardProps {
  readonly plan: Plan;
  readonly pose: BoardPose;
  readonly marks: Marks;
  /** The poses to animate, ending with the pose itself; empty: no animation. */
  readonly path?: readonly BoardPose[];
  readonly pathMillis?: number | undefined;
  /** Short name of the whole, and of the picture. */
  readonly name: string;
  readonly picture: string;
  /** The most CSS pixels per cell. */
  readonly largest?: number;
  /** The most height of the board in CSS pixels, for a window of this height and a board that starts at `top` of the page. */
  readonly fitHeight?: (windowHeight: number, top: number, box: HTMLElement) => number;
  /** The cell to keep in view if the board doesn't fit (default: the player's). */
  readonly follow?: number;
  readonly handlers?: PointerHandlers;
  /** Without it, the board always fits. */
  readonly zoom?: Zoom;
  /** Nothing but a picture: it takes neither focus nor keys. */
  readonly isPicture?: boolean;
}

const MIN_ON_PHONE = 140;
/** The margin below the board if everything else is beside it. */
const EDGE = 8;

/** On every screen the board, its message, and the tools are in view without scrolling; on a wide one the replay bar too. */
export function boardHeight(windowHeight: number, top: number, box: HTMLElement): number {
  if (isShort()) return windowHeight - top - EDGE;
  if (innerWidth < 640) return Math.max(MIN_ON_PHONE, roomFor(box, top));
  return Math.max(Math.min(360, windowHeight - 120), windowHeight - 384);
}

const NO_PATH: readonly BoardPose[] = [];

type Box = { readonly current: HTMLElement | null };

/** The space available for the board, known once the page is laid out. */
function useSpace(box: Box, fitHeight: NonNullable<BoardProps['fitHeight']>, plan: Plan) {
  const [space, setSpace] = useState<BoardSpace | undefined>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    return onRoomChange(element, () => {
      const height = fitHeight(windowHeight(), element.getBoundingClientRect().top + scrollY, element);
      const now = { width: element.clientWidth, height, density: devicePixelRatio };
      const isSame = (before: BoardSpace | undefined): boolean =>
        before?.width === now.width && before.height === now.height && before.density === now.density;
      if (now.width > 0) setSpace((before) => (isSame(before) ? before : now));
    });
  }, [fitHeight, box, plan]);
  return space;
}

/** Cells around the one followed that stay in view with it. */
const AROUND = 3;

/** Keeps a cell in view in a board larger than its box. A new size keeps its anchor, or brings the cell to the middle. */
function useFollow(box: Box, plan: Plan, cell: number | undefined, size: number, zoom: Zoom | undefined) {
  const before = useRef({ plan, size });
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const isNew = before.current.plan !== plan;
    const isResized = before.current.size !== size && !isNew;
    before.current = { plan, size };
    const { clientWidth, clientHeight } = shown;
    const anchor = zoom?.anchor;
    if (isResized && anchor) {
      const bounds = shown.getBoundingClientRect();
      shown.scrollTo(
        anchor.column * size - (anchor.x - bounds.left) + Math.min(0, plan.width * size - clientWidth) / -2,
        anchor.row * size - (anchor.y - bounds.top) + Math.min(0, plan.height * size - clientHeight) / -2,
      );
      return;
    }
    if (cell === undefined) return;
    const [row, column] = rowColumn(cell, plan.width);
    if (isResized || isNew) {
      shown.scrollTo((column + 0.5) * size - clientWidth / 2, (row + 0.5) * size - clientHeight / 2);
      return;
    }
    /** Scrolls along one axis just far enough that the cells around this one are in view. */
    const scrolled = (now: number, room: number, at: number): number =>
      Math.max(0, Math.min((at - AROUND) * size, Math.max(now, (at + 1 + AROUND) * size - room)));
    const left = scrolled(shown.scrollLeft, clientWidth, column);
    const top = scrolled(shown.scrollTop, clientHeight, row);
    if (left !== shown.scrollLeft || top !== shown.scrollTop) shown.scrollTo(left, top);
  }, [box, plan, cell, size, zoom]);
}

/** Pinch, wheel, and the dragged box: loaded after the board is shown. */
function useGestures(view: ViewRef, zoom: Zoom | undefined, plan: Plan, isPicture = false) {
  const gestures = useRef<Gestures | undefined>(undefined);
  const goals = useRef(plan.goal);
  goals.current = plan.goal;
  useEffect(() => {
    if (isPicture) return;
    let isLeft = false;
    import('./gestures.js').then(
      ({ attachGestures }) => {
        if (isLeft || !view.current) return;
        gestures.current = attachGestures(view.current, zoom, (cell) => goals.current[cell] === 1);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      gestures.current?.detach();
    };
  }, [view, zoom, isPicture]);
  return gestures;
}

/**
 * Device pixels per cell, from the space and this plan; with the size of another plan, the board would first be painted
 * at a wrong size.
 */
function cellPixels(space: BoardSpace | undefined, { plan, largest, zoom }: BoardProps): number {
  if (!space) return 0;
  const fit = fitCell(space, plan, largest);
  const chosen = zoom?.chosen.value;
  return chosen === undefined ? fit : Math.max(fit, sizedCell(chosen * space.density));
}

export function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<BoardView | undefined>(undefined);
  const { plan, pose, marks, path, pathMillis, zoom } = props;
  const space = useSpace(box, props.fitHeight ?? boardHeight, plan);
  const cell = cellPixels(space, props);
  const colors = palette.value;
  const size = (cell || 2) / devicePixelRatio;
  useFollow(box, plan, props.follow ?? pose.player, size, zoom);
  useLayoutEffect(() => {
    if (!box.current || !canvas.current || cell === 0 || !colors) return;
    view.current ??= new BoardView(box.current, canvas.current);
    view.current.show({ plan, pose, marks }, { cell, palette: colors, skin: skin.peek() }, path ?? NO_PATH, pathMillis);
  }, [plan, pose, marks, cell, colors, path, pathMillis]);
  useEffect(() => {
    if (zoom && space) zoom.fit.value = fitCell(space, plan, props.largest) / space.density;
  }, [zoom, space, plan, props.largest]);
  useEffect(() => () => view.current?.stop(), []);
  const gestures = useGestures(view, zoom, plan, props.isPicture);
  const pointer = usePointer(view, gestures, props.handlers);
  const style = space && plan.height * size > space.height ? { height: `${space.height}px` } : {};
  /** The board takes focus as one thing and answers keys. */
  const playable = { tabIndex: 0, role: 'application', 'aria-label': props.name } as const;
  const onScroll = (): void => view.current?.onScroll();
  return (
    <div class="board" ref={box} style={style} {...(props.isPicture ? {} : { ...playable, onScroll })}>
      <div class="pitch" style={{ width: `${plan.width * size}px`, height: `${plan.height * size}px` }}>
        <canvas ref={canvas} role="img" aria-label={props.picture} {...pointer} />
      </div>
    </div>
  );
}
