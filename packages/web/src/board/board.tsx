// The board as an element: one canvas, sized in whole even device pixels per cell, that takes focus as one thing.
// Pointer events are reported in cells: a click, a drag from cell to cell, a swipe. It knows no rules.

import { rowColumn } from '@masu/core/base/grid.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { palette, skin } from '../theme/theme.js';
import { type BoardSpace, fitCell, isShort, sizedCell } from './fit.js';
import type { Gestures } from './gestures.js';
import type { Marks } from './marks.js';
import type { Plan } from './plan.js';
import { type PointerHandlers, usePointer, type ViewRef } from './pointer.js';
import type { BoardPose } from './pose.js';
import { onRoomChange, roomFor, windowHeight } from './room.js';
import { BoardView } from './view.js';
import type { Zoom } from './zoom.js';

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

/** Message and tools below the board of a wide page, with their margins. */
const BELOW_BOARD = 164;

/** The margin below the board if everything else is beside it. */
const EDGE = 8;

/** On every screen the board, its message, and the tools are in view without scrolling; on a wide one the replay bar too. */
export function boardHeight(windowHeight: number, top: number, box: HTMLElement): number {
  if (isShort()) return windowHeight - top - EDGE;
  if (innerWidth < 640) return Math.max(MIN_ON_PHONE, roomFor(box, top));
  const wanted = Math.max(Math.min(360, windowHeight - 120), windowHeight - 384);
  return Math.max(MIN_ON_PHONE, Math.min(wanted, windowHeight - top - BELOW_BOARD));
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
