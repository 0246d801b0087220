// The board as an element: one canvas, sized in whole even device pixels per cell, that takes focus as one thing.
// Pointer events are reported in cells: a click, a drag from cell to cell, a swipe. It knows no rules.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rowColumn } from '../../base/grid.js';
import { palette } from '../theme.js';
import { fitCell } from './fit.js';
import type { Marks } from './marks.js';
import { Mover } from './mover.js';
import { type Finish, Painter } from './painter.js';
import type { Plan } from './plan.js';
import { type PointerHandlers, usePointer } from './pointer.js';
import type { Pose } from './pose.js';

export interface BoardProps {
  readonly plan: Plan;
  readonly pose: Pose;
  readonly marks: Marks;
  /** The poses to pass through before the pose, which is the last of them; none shows it at once. */
  readonly path?: readonly Pose[];
  readonly pathMillis?: number | undefined;
  /** Short name of the whole, and of the picture. */
  readonly name: string;
  readonly picture: string;
  /** CSS pixels a cell at most. */
  readonly largest?: number;
  /** The height it may take, in CSS pixels, of a window of this height. */
  readonly heightOf?: (windowHeight: number) => number;
  /** The cell to keep in view where the board does not fit; the player's where absent. */
  readonly follow?: number;
  readonly handlers?: PointerHandlers;
  /** Nothing but a picture: it takes neither focus nor keys. */
  readonly isPicture?: boolean;
}

/** On a wide screen the board, what it says, the tools and the replay bar are all in view. */
const boardHeight = (windowHeight: number): number =>
  innerWidth < 640 ? Math.max(280, windowHeight - 300) : Math.max(360, windowHeight - 384);

const NO_PATH: readonly Pose[] = [];

interface Space {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** The space there is for the board, known once the page is laid out. */
function useSpace(box: { readonly current: HTMLElement | null }, heightOf: (height: number) => number) {
  const [space, setSpace] = useState<Space | undefined>(undefined);
  useLayoutEffect(() => {
    const measure = (): void => {
      const now = { width: box.current?.clientWidth ?? 0, height: heightOf(innerHeight), density: devicePixelRatio };
      const isSame = (before: Space | undefined): boolean =>
        before?.width === now.width && before.height === now.height && before.density === now.density;
      if (now.width > 0) setSpace((before) => (isSame(before) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [heightOf, box]);
  return space;
}

/** Cells around the one followed that stay in view with it. */
const AROUND = 3;

/** Scrolls a box along one axis just so far that a stretch of its content is in view. */
function scrolledTo(now: number, room: number, from: number, to: number): number {
  return Math.max(0, Math.min(from, Math.max(now, to - room)));
}

/** Keeps a cell in view in a board larger than its box. */
function useFollow(box: { readonly current: HTMLElement | null }, plan: Plan, cell: number | undefined, size: number) {
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown || cell === undefined) return;
    const [row, column] = rowColumn(cell, plan.width);
    const stretch = (at: number): [number, number] => [(at - AROUND) * size, (at + 1 + AROUND) * size];
    const left = scrolledTo(shown.scrollLeft, shown.clientWidth, ...stretch(column));
    const top = scrolledTo(shown.scrollTop, shown.clientHeight, ...stretch(row));
    if (left !== shown.scrollLeft || top !== shown.scrollTop) shown.scrollTo(left, top);
  }, [box, plan, cell, size]);
}

/** From the space and this very plan: another plan with the size of the last would be painted once at a size not its own. */
function useFinish(space: Space | undefined, props: BoardProps): Finish | undefined {
  const { plan, largest } = props;
  const cell = space ? fitCell(space, plan, space.density, largest) : 0;
  const colors = palette.value;
  const kept = useRef<Finish | undefined>(undefined);
  if (cell === 0 || !colors) return undefined;
  if (kept.current?.cell !== cell || kept.current.palette !== colors) kept.current = { cell, palette: colors };
  return kept.current;
}

export function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mover = useRef<Mover | undefined>(undefined);
  const space = useSpace(box, props.heightOf ?? boardHeight);
  const finish = useFinish(space, props);
  const { plan, pose, marks, path, pathMillis } = props;
  useLayoutEffect(() => {
    if (!canvas.current || !finish) return;
    mover.current ??= new Mover(new Painter(canvas.current));
    mover.current.show({ plan, pose, marks }, finish, path ?? NO_PATH, pathMillis);
  }, [plan, pose, marks, finish, path, pathMillis]);
  useEffect(() => () => mover.current?.stop(), []);
  const pointer = usePointer(canvas, plan, props.handlers);
  const size = (finish?.cell ?? 2) / devicePixelRatio;
  useFollow(box, plan, props.follow ?? pose.player, size);
  const style = space && plan.height * size > space.height ? { maxHeight: `${space.height}px` } : {};
  const picture = (
    <canvas
      ref={canvas}
      role="img"
      aria-label={props.picture}
      style={{ width: `${plan.width * size}px`, height: `${plan.height * size}px` }}
      {...pointer}
    />
  );
  if (props.isPicture) {
    return (
      <div class="board" ref={box} style={style}>
        {picture}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes focus as one thing and answers keys
    <div class="board" ref={box} style={style} tabIndex={0} role="application" aria-label={props.name}>
      {picture}
    </div>
  );
}
