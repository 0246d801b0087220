// What a board does beyond clicks: zooms by pinch and by Ctrl and wheel, moves in its box, and shows a dragged box at the
// pointer. Loaded after the board is shown.

import { HINOKI } from '../theme/skin.js';
import type { BoardView } from './view.js';
import { type Anchor, type Zoom, zoomBy } from './zoom.js';

export interface Gestures {
  /** Shows the box of a cell at the pointer from now on. */
  readonly startDrag: (cell: number) => void;
  readonly drag: (x: number, y: number) => void;
  readonly endDrag: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly detach: () => void;
}

/** Closer than this to the edge of the box, a drag scrolls the board. */
const EDGE_PIXELS = 28;

function dragImage(view: BoardView, isOnGoal: (cell: number) => boolean) {
  let image: HTMLCanvasElement | undefined;
  const endDrag = (): void => {
    image?.remove();
    image = undefined;
  };
  return {
    startDrag(cell: number): void {
      const { finish, size } = view;
      if (!finish) return;
      endDrag();
      image = document.createElement('canvas');
      image.className = 'dragged';
      Object.assign(image, { width: finish.cell, height: finish.cell });
      Object.assign(image.style, { width: `${size}px`, height: `${size}px` });
      const context = image.getContext('2d');
      const { box, boxOnGoal } = finish.skin ?? HINOKI;
      if (context) (isOnGoal(cell) ? boxOnGoal : box)({ ...finish, context }, 0, 0);
      view.canvas.after(image);
    },
    drag(x: number, y: number): void {
      const around = view.box.getBoundingClientRect();
      const push = (at: number, from: number, to: number): number =>
        at < from + EDGE_PIXELS ? -view.size / 2 : at > to - EDGE_PIXELS ? view.size / 2 : 0;
      view.box.scrollBy(push(x, around.left, around.right), push(y, around.top, around.bottom));
      const { column, row } = view.pointAt(x, y);
      if (image) image.style.transform = `translate(${(column - 0.5) * view.size}px, ${(row - 0.5) * view.size}px)`;
    },
    endDrag,
  };
}

const anchorAt = (view: BoardView, x: number, y: number): Anchor => ({ ...view.pointAt(x, y), x, y });

/** Two fingers: the points of the board under them stay under them. */
function pinching(view: BoardView, zoom: Zoom) {
  const fingers = new Map<number, PointerEvent>();
  let pinch: (Anchor & { readonly apart: number; readonly size: number }) | undefined;
  const measure = (): { x: number; y: number; apart: number } => {
    const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
    return {
      x: (a.clientX + b.clientX) / 2,
      y: (a.clientY + b.clientY) / 2,
      apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    };
  };
  const set = (): void => {
    pinch = undefined;
    if (fingers.size !== 2) return;
    const { x, y, apart } = measure();
    pinch = { ...anchorAt(view, x, y), apart, size: view.size };
  };
  return {
    down(event: PointerEvent): void {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, event);
      set();
    },
    move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      if (!pinch || fingers.size !== 2) return;
      const { x, y, apart } = measure();
      const now = zoom.chosen.peek() ?? zoom.fit.peek();
      const anchor = { column: pinch.column, row: pinch.row, x, y };
      zoomBy(zoom, ((apart / pinch.apart) * pinch.size) / now, anchor);
      // Fingers that move together don't change the size, so the board must be moved here.
      hold(view, anchor);
    },
    up(event: PointerEvent): void {
      if (fingers.delete(event.pointerId)) set();
    },
  };
}

/** Scrolls the box so that a point of the board is at a point of the window. */
function hold(view: BoardView, anchor: Anchor): void {
  const { column, row } = view.pointAt(anchor.x, anchor.y);
  view.box.scrollBy((anchor.column - column) * view.size, (anchor.row - row) * view.size);
}

export function attachGestures(view: BoardView, zoom: Zoom | undefined, isOnGoal: (cell: number) => boolean): Gestures {
  const { box } = view;
  const pinch = zoom && pinching(view, zoom);
  const onWheel = (event: WheelEvent): void => {
    // The pinch of a trackpad comes as a wheel with Ctrl.
    if (!zoom || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 24;
    zoomBy(zoom, Math.exp(-Math.max(-60, Math.min(60, pixels)) / 150), anchorAt(view, event.clientX, event.clientY));
  };
  const ended = new AbortController();
  const { signal } = ended;
  box.addEventListener('wheel', onWheel, { passive: false, signal });
  if (pinch) {
    box.addEventListener('pointerdown', pinch.down, { signal });
    box.addEventListener('pointermove', pinch.move, { signal });
    box.addEventListener('pointerup', pinch.up, { signal });
    box.addEventListener('pointercancel', pinch.up, { signal });
  }
  return {
    ...dragImage(view, isOnGoal),
    pan: (dx, dy) => box.scrollBy(-dx, -dy),
    detach: () => ended.abort(),
  };
}
