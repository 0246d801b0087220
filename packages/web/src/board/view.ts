// The canvas of a board in its box. A board of moderate size is one picture. A larger one would take hundreds of megabytes,
// so its canvas shows what is in view and half as much around it: the browser scrolls that smoothly by itself, and it is
// painted again only when the edge of it comes into view.

import { defined } from '@masu/core/base/defined.js';
import { Mover } from './mover.js';
import { type Finish, Painter, type Scene } from './painter.js';
import { type Area, type Plan, wholeArea } from './plan.js';
import type { BoardPose } from './pose.js';

/** Device pixels of the largest board that is painted as one picture. */
const MAX_PIXELS = 2 ** 22;

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

export class BoardView {
  readonly box: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly #mover: Mover;
  #scene: Scene | undefined;
  #finish: Finish | undefined;
  #density = 1;

  constructor(box: HTMLElement, canvas: HTMLCanvasElement) {
    this.box = box;
    this.canvas = canvas;
    this.#mover = new Mover(new Painter(canvas));
  }

  get finish(): Finish | undefined {
    return this.#finish;
  }

  /** CSS pixels per cell. */
  get size(): number {
    return (this.#finish?.cell ?? 1) / this.#density;
  }

  show(scene: Scene, look: Omit<Finish, 'area'>, path: readonly BoardPose[], millis?: number): void {
    const { cell, palette, skin } = look;
    this.#density = devicePixelRatio;
    this.#scene = scene;
    const area = this.#areaFor(scene.plan, cell);
    const before = this.#finish;
    if (before?.cell !== cell || before.palette !== palette || before.skin !== skin || before.area !== area)
      this.#finish = { ...look, ...defined({ area }) };
    this.#place(scene.plan);
    this.#mover.show(scene, this.#finish as Finish, path, millis);
  }

  /** After the box was scrolled: paints more if the edge of the picture came into view. */
  onScroll(): void {
    const [scene, finish] = [this.#scene, this.#finish];
    if (scene && finish?.area) this.show(scene, { cell: finish.cell, palette: finish.palette, skin: finish.skin }, []);
  }

  #areaFor(plan: Plan, cell: number): Area | undefined {
    if (plan.width * plan.height * cell * cell <= MAX_PIXELS) return undefined;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.box;
    const size = cell / this.#density;
    const within = (from: number, length: number, more: number): Area => ({
      left: Math.max(0, Math.floor((from - more * clientWidth) / size)),
      right: Math.min(plan.width, Math.ceil((from + (1 + more) * clientWidth) / size)),
      top: Math.max(0, Math.floor((length - more * clientHeight) / size)),
      bottom: Math.min(plan.height, Math.ceil((length + (1 + more) * clientHeight) / size)),
    });
    const now = this.#finish?.cell === cell && this.#scene?.plan === plan ? this.#finish.area : undefined;
    return now && isWithin(within(scrollLeft, scrollTop, 0), now) ? now : within(scrollLeft, scrollTop, 0.5);
  }

  #place(plan: Plan): void {
    const { left, top, right, bottom } = this.#finish?.area ?? wholeArea(plan);
    const pixels = (cells: number): string => `${cells * this.size}px`;
    Object.assign(this.canvas.style, {
      left: pixels(left),
      top: pixels(top),
      width: pixels(right - left),
      height: pixels(bottom - top),
    });
  }

  /** A point of the window, in cells of the board. */
  pointAt(x: number, y: number): { readonly column: number; readonly row: number } {
    const bounds = this.canvas.getBoundingClientRect();
    const { left = 0, top = 0 } = this.#finish?.area ?? {};
    return { column: left + (x - bounds.left) / this.size, row: top + (y - bounds.top) / this.size };
  }

  cellAt(x: number, y: number): number | undefined {
    const { width = 0, height = 0 } = this.#scene?.plan ?? {};
    const at = this.pointAt(x, y);
    const [column, row] = [Math.floor(at.column), Math.floor(at.row)];
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : undefined;
  }

  stop(): void {
    this.#mover.stop();
  }
}
