// The canvas of a board in its box. A board of moderate size is one picture. A larger one would take hundreds of megabytes,
// so its canvas shows what is in view and half as much around it: the browser scrolls that smoothly by itself, and it is
// painted again only when the edge of it comes into view.

import { defined } from '../../base/defined.js';
import { isMotionReduced } from '../theme/theme.js';
import { type Finish, Painter, type Scene } from './painter.js';
import { type Area, type Plan, wholeArea } from './plan.js';
import { type BoardPose, motionMillis } from './pose.js';

// Shows one scene after another on a canvas and animates what moves between them. A new pose ends the current animation
// at once, so input never waits for it; new marks on the same pose join the animation.

class Mover {
  readonly #painter: Painter;
  #frame = 0;
  #isMoving = false;
  #scene: Scene | undefined;
  #finish: Finish | undefined;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** Shows a scene, animated through the poses of `path`, the last of which is the scene's own. */
  show(scene: Scene, finish: Finish, path: readonly BoardPose[], millis?: number): void {
    const before = this.#scene?.plan === scene.plan ? this.#scene.pose : undefined;
    this.#scene = scene;
    this.#finish = finish;
    const isSamePose = before === scene.pose;
    if (isSamePose && this.#isMoving) return;
    this.stop();
    const isStill = !before || isSamePose || path.length === 0;
    if (isStill || isMotionReduced()) this.#painter.paint(scene, finish);
    else this.#run([before, ...path], millis ?? motionMillis(path.length));
  }

  /** The first frame is painted now, not at the next tick, so that a key takes effect in its own frame. */
  #run(poses: readonly BoardPose[], millis: number): void {
    const began = performance.now();
    const steps = poses.length - 1;
    this.#isMoving = true;
    const draw = (now: number): void => {
      const [scene, finish] = [this.#scene as Scene, this.#finish as Finish];
      const done = Math.min(1, Math.max(0, now - began + 8) / millis) * steps;
      if (done >= steps) {
        this.#isMoving = false;
        this.#painter.paint(scene, finish);
        return;
      }
      const at = Math.floor(done);
      const pose = poses[at + 1] as BoardPose;
      this.#painter.paintBetween(poses[at] as BoardPose, { ...scene, pose }, finish, done - at);
      this.#frame = requestAnimationFrame(draw);
    };
    draw(began);
  }

  stop(): void {
    this.#isMoving = false;
    cancelAnimationFrame(this.#frame);
  }
}

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
