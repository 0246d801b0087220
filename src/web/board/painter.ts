// Paints a board on a canvas. What never moves is kept as one bitmap a size and theme; each paint compares what every
// cell should show with what it shows, and redraws only the cells that differ. Things on their way are drawn between
// cells, and the cells they touch are drawn afresh in the next frame.

import { rowColumn } from '../../base/grid.js';
import { type Marks, NO_MARKS } from './marks.js';
import type { Palette } from './palette.js';
import type { Plan } from './plan.js';
import { type Difference, difference, type Pose } from './pose.js';
import {
  type Brush,
  drawArrow,
  drawBox,
  drawBoxHome,
  drawChosen,
  drawDead,
  drawDot,
  drawFloor,
  drawGoal,
  drawGoalFrame,
  drawGuilty,
  drawHeat,
  drawPlayer,
  drawPlayerWindow,
  drawReach,
  drawReachGoal,
} from './skin.js';
import { wallPaths } from './walls.js';

export interface Scene {
  readonly plan: Plan;
  readonly pose: Pose;
  readonly marks: Marks;
}

/** How a canvas is made sharp: device pixels a cell, and the colours. */
export interface Finish {
  readonly cell: number;
  readonly palette: Palette;
}

/** What one cell shows, as text: equal texts need no new drawing. Things are capital letters; directions are not. */
function contentOf(scene: Scene, cell: number, boxes: ReadonlySet<number>, hidePlayer: boolean): string {
  const { plan, pose, marks } = scene;
  let content = '';
  if (marks.dead?.has(cell)) content += 'D';
  if (marks.heat?.[cell]) content += marks.heat[cell];
  if (plan.goal[cell]) content += 'G';
  if (boxes.has(cell)) content += 'B';
  if (pose.player === cell && !hidePlayer) content += `P${pose.facing}`;
  if (marks.chosen === cell) content += 'C';
  if (marks.reach?.has(cell)) content += 'R';
  if (marks.arrow?.cell === cell) content += `A${marks.arrow.direction}`;
  if (marks.guilty?.has(cell)) content += 'X';
  return content;
}

export class Painter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #finish: Finish | undefined;
  #plan: Plan | undefined;
  #ground: HTMLCanvasElement | undefined;
  #shown: string[] = [];
  /** What was painted last; undefined after a new plan, size or theme. */
  #last:
    | { readonly marks: Marks; readonly boxes: ReadonlySet<number>; readonly player: number | undefined }
    | undefined;
  /** Cells over which something was drawn on its way. */
  #touched: number[] = [];
  #movingMarks: Marks = NO_MARKS;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d') as CanvasRenderingContext2D;
  }

  /** Everything is drawn afresh after a new plan, size or theme. */
  #prepare(plan: Plan, finish: Finish): void {
    if (this.#plan === plan && this.#finish === finish) return;
    this.#plan = plan;
    this.#finish = finish;
    this.#canvas.width = plan.width * finish.cell;
    this.#canvas.height = plan.height * finish.cell;
    this.#ground = drawGround(plan, finish);
    this.#shown = new Array(plan.width * plan.height).fill('?');
    this.#last = undefined;
    this.#touched = [];
  }

  /** Draws the scene at rest. */
  paint(scene: Scene, finish: Finish): void {
    this.#paintCells(scene, finish, new Set(), false);
  }

  /** Draws the way from one pose to the scene's own, `part` of it done (0 to 1). Marks wait until the way is done. */
  paintBetween(before: Pose, scene: Scene, finish: Finish, part: number): void {
    const change = difference(before, scene.pose, scene.plan.width);
    const dead = scene.marks.dead;
    if (this.#movingMarks.dead !== dead) this.#movingMarks = dead ? { dead } : NO_MARKS;
    // Where nothing else is marked the scene's own marks serve, and a step compares a handful of cells.
    const isPlain = Object.keys(scene.marks).every((kind) => kind === 'dead');
    const moving = { ...scene, marks: isPlain ? scene.marks : this.#movingMarks };
    const hidden = new Set(change.boxes.map((glide) => glide.to));
    this.#paintCells(moving, finish, hidden, change.player !== undefined);
    this.#drawGlides(moving, finish, change, part);
  }

  #paintCells(scene: Scene, finish: Finish, hidden: ReadonlySet<number>, hidePlayer: boolean): void {
    this.#prepare(scene.plan, finish);
    const boxes = new Set([...scene.pose.boxes.filter((box) => !hidden.has(box)), ...scene.plan.fixed]);
    for (const cell of this.#candidates(scene, boxes)) {
      const content = contentOf(scene, cell, boxes, hidePlayer);
      if (this.#shown[cell] === content) continue;
      this.#shown[cell] = content;
      this.#drawCell(scene, finish, cell, content);
    }
  }

  /** The cells that may show something else than before: all of them after a change of marks, few after a step. */
  #candidates(scene: Scene, boxes: ReadonlySet<number>): Iterable<number> {
    const before = this.#last;
    this.#last = { marks: scene.marks, boxes, player: scene.pose.player };
    const touched = this.#touched;
    this.#touched = [];
    if (before?.marks !== scene.marks) return this.#shown.keys();
    const changed = new Set(touched);
    for (const box of boxes) if (!before.boxes.has(box)) changed.add(box);
    for (const box of before.boxes) if (!boxes.has(box)) changed.add(box);
    for (const player of [before.player, scene.pose.player]) if (player !== undefined) changed.add(player);
    return changed;
  }

  #drawCell(scene: Scene, finish: Finish, cell: number, content: string): void {
    const size = finish.cell;
    const [row, column] = rowColumn(cell, scene.plan.width);
    const [x, y] = [column * size, row * size];
    this.#context.clearRect(x, y, size, size);
    this.#context.drawImage(this.#ground as HTMLCanvasElement, x, y, size, size, x, y, size, size);
    if (content === '') return;
    const brush: Brush = { context: this.#context, palette: finish.palette, cell: size };
    const { plan, pose, marks } = scene;
    const onGoal = plan.goal[cell] === 1;
    const hasBox = content.includes('B');
    const hasPlayer = content.includes('P');
    if (content.includes('D')) drawDead(brush, x, y);
    if (marks.heat?.[cell]) drawHeat(marks.heat[cell])(brush, x, y);
    if (onGoal && marks.heat) drawGoalFrame(brush, x, y);
    else if (onGoal && !hasBox && !hasPlayer) drawGoal(brush, x, y);
    if (hasBox) (onGoal ? drawBoxHome : drawBox)(brush, x, y);
    if (hasPlayer) drawPlayer(pose.facing)(brush, x, y);
    if (hasPlayer && onGoal) drawPlayerWindow(brush, x, y);
    if (marks.chosen === cell) drawChosen(brush, x, y);
    if (marks.reach?.has(cell)) (onGoal ? drawReachGoal : drawReach)(brush, x, y);
    if (marks.arrow?.cell === cell) drawArrow(marks.arrow.direction)(brush, x, y);
    if (marks.guilty?.has(cell)) drawGuilty(brush, x, y);
  }

  #drawGlides(scene: Scene, finish: Finish, change: Difference, part: number): void {
    const { plan, pose } = scene;
    const brush: Brush = { context: this.#context, palette: finish.palette, cell: finish.cell };
    const place = (glide: { from: number; to: number }): [number, number] => {
      const [fromRow, fromColumn] = rowColumn(glide.from, plan.width);
      const [toRow, toColumn] = rowColumn(glide.to, plan.width);
      for (const cell of [glide.from, glide.to]) this.#shown[cell] = '?';
      this.#touched.push(glide.from, glide.to);
      const between = (a: number, b: number): number => Math.round((a + (b - a) * part) * finish.cell);
      return [between(fromColumn, toColumn), between(fromRow, toRow)];
    };
    for (const glide of change.boxes) {
      const home = plan.goal[part < 0.5 ? glide.from : glide.to] === 1;
      (home ? drawBoxHome : drawBox)(brush, ...place(glide));
    }
    if (change.player) drawPlayer(pose.facing)(brush, ...place(change.player));
  }
}

/** Floor and walls, once a size and theme. */
function drawGround(plan: Plan, finish: Finish): HTMLCanvasElement {
  const ground = document.createElement('canvas');
  ground.width = plan.width * finish.cell;
  ground.height = plan.height * finish.cell;
  const context = ground.getContext('2d') as CanvasRenderingContext2D;
  const brush: Brush = { context, palette: finish.palette, cell: finish.cell };
  for (let cell = 0; cell < plan.width * plan.height; cell++) {
    const [row, column] = rowColumn(cell, plan.width);
    if (plan.floor[cell]) drawFloor(brush, column * finish.cell, row * finish.cell);
    else if (plan.dots && !plan.wall[cell]) drawDot(brush, column * finish.cell, row * finish.cell);
  }
  underRoundedCorners(plan, brush);
  const { fill, edge } = wallPaths(plan, finish.cell);
  context.fillStyle = finish.palette.wall;
  context.fill(fill);
  context.fillStyle = finish.palette.walledge;
  context.fill(edge);
  return ground;
}

/** Under a rounded corner lies floor where one of the three cells beside it is floor, else page. */
function underRoundedCorners(plan: Plan, brush: Brush): void {
  const at = (kind: Uint8Array, x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < plan.width && y < plan.height && kind[y * plan.width + x] === 1;
  const half = brush.cell / 2;
  brush.context.fillStyle = brush.palette.floor;
  for (let y = 0; y < plan.height; y++) {
    for (let x = 0; x < plan.width; x++) {
      if (!at(plan.wall, x, y)) continue;
      for (const [sx, sy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        if (at(plan.wall, x + sx, y) || at(plan.wall, x, y + sy)) continue;
        const beside = [
          [x + sx, y],
          [x, y + sy],
          [x + sx, y + sy],
        ] as const;
        if (!beside.some(([a, b]) => at(plan.floor, a, b))) continue;
        brush.context.fillRect(x * brush.cell + (sx > 0 ? half : 0), y * brush.cell + (sy > 0 ? half : 0), half, half);
      }
    }
  }
}
