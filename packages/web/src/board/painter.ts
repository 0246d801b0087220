// Paints a board on a canvas. What never moves is cached as one bitmap per size and theme; each paint compares what
// every cell should show with what it shows, and redraws only the cells that differ. Moving things are drawn between
// cells, and the cells they touch are redrawn in the next frame.

import { defined } from '@masu/core/base/defined.js';
import { rowColumn } from '@masu/core/base/grid.js';
import type { Palette } from '../theme/palette.js';
import {
  type Brush,
  drawArrow,
  drawChosen,
  drawDead,
  drawDeadlocked,
  drawDot,
  drawGoalFrame,
  drawHeat,
  drawLit,
  drawReach,
  drawReachGoal,
  drawRefused,
  HINOKI,
  isFine,
  type Skin,
} from '../theme/skin.js';
import { type Marks, NO_MARKS } from './marks.js';
import { type Area, areaCells, around, differingCells, type Plan, wholeArea } from './plan.js';
import { type BoardPose, type Difference, poseDifference } from './pose.js';
import { drawWalls, eachRun } from './walls.js';

export interface Scene {
  readonly plan: Plan;
  readonly pose: BoardPose;
  readonly marks: Marks;
}

/**
 * How a scene is painted: device pixels per cell, the colors, and the part of the board to show (default: all of it).
 */
export interface Finish {
  readonly cell: number;
  readonly palette: Palette;
  readonly area?: Area;
  /** Default: HINOKI. */
  readonly skin?: Skin | undefined;
}

/** What one cell shows, as text: equal texts need no new drawing. Things are capital letters; directions are not. */
function cellContent(scene: Scene, cell: number, boxes: ReadonlySet<number>, hidePlayer: boolean): string {
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
  if (marks.deadlocked?.has(cell)) content += 'X';
  if (marks.lifted === cell) content += 'L';
  if (marks.lit?.has(cell)) content += 'H';
  if (marks.drop?.cell === cell) content += marks.drop.isTarget ? 'T' : 'N';
  return content + (marks.labels?.text(cell).toLowerCase() ?? '');
}

/** A stroke in the editor changes a few cells; beyond this many, drawing the whole board is faster. */
const MAX_PATCHES = 40;

export class Painter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #finish: Finish | undefined;
  #plan: Plan | undefined;
  #area: Area = { left: 0, top: 0, right: 0, bottom: 0 };
  readonly #ground = document.createElement('canvas');
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

  /** Redraws everything after a new plan, size, or theme; for a plan that hardly differs, only the difference. */
  #prepare(plan: Plan, finish: Finish): void {
    if (this.#plan === plan && this.#finish === finish) return;
    const changed = this.#plan && this.#finish === finish ? differingCells(this.#plan, plan, MAX_PATCHES) : undefined;
    this.#plan = plan;
    if (changed) {
      for (const cell of changed) if (this.#isInside(plan, cell)) this.#patch(plan, finish, around(plan, cell));
      return;
    }
    this.#finish = finish;
    const area = finish.area ?? wholeArea(plan);
    this.#area = area;
    const [x, y] = [area.left * finish.cell, area.top * finish.cell];
    for (const canvas of [this.#canvas, this.#ground]) {
      blank(canvas, (area.right - area.left) * finish.cell, (area.bottom - area.top) * finish.cell);
      // All coordinates are those of the whole board, whatever part is shown.
      canvas.getContext('2d')?.setTransform(1, 0, 0, 1, -x, -y);
    }
    drawGround(this.#ground, plan, finish, area);
    // Draws the ground at once, and then only the cells with something on them: a large board is mostly ground.
    this.#context.drawImage(this.#ground, x, y);
    this.#shown = new Array(plan.width * plan.height).fill('');
    this.#last = undefined;
    this.#touched = [];
  }

  /** Draws the ground of an area again and has its cells drawn again. */
  #patch(plan: Plan, finish: Finish, area: Area): void {
    const { left, top, right, bottom } = area;
    const size = finish.cell;
    const context = this.#ground.getContext('2d') as CanvasRenderingContext2D;
    context.clearRect(left * size, top * size, (right - left) * size, (bottom - top) * size);
    drawGround(this.#ground, plan, finish, area);
    for (const cell of areaCells(plan, area)) {
      this.#shown[cell] = '?';
      this.#touched.push(cell);
    }
  }

  /** Draws the scene at rest. */
  paint(scene: Scene, finish: Finish): void {
    this.#paintCells(scene, finish, new Set(), false);
  }

  /**
   * Draws a frame between one pose and the scene's own, with `part` of the way done (0 to 1). Marks are drawn at the
   * end.
   */
  paintBetween(before: BoardPose, scene: Scene, finish: Finish, part: number): void {
    const change = poseDifference(before, scene.pose, scene.plan.width);
    const { dead, labels } = scene.marks;
    if (this.#movingMarks.dead !== dead || this.#movingMarks.labels !== labels)
      this.#movingMarks = { ...defined({ dead }), labels };
    // If nothing else is marked, the scene's own marks are used, and a step compares only a few cells.
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
      if (!this.#isInside(scene.plan, cell)) continue;
      const content = cellContent(scene, cell, boxes, hidePlayer);
      if (this.#shown[cell] === content) continue;
      this.#shown[cell] = content;
      this.#drawCell(scene, finish, cell, content);
    }
  }

  #isInside({ width }: Plan, cell: number): boolean {
    const { left, top, right, bottom } = this.#area;
    const [row, column] = rowColumn(cell, width);
    return column >= left && column < right && row >= top && row < bottom;
  }

  /** The cells that may show something else than before: all of them after a change of marks, few after a step. */
  #candidates(scene: Scene, boxes: ReadonlySet<number>): Iterable<number> {
    const before = this.#last;
    this.#last = { marks: scene.marks, boxes, player: scene.pose.player };
    const touched = this.#touched;
    this.#touched = [];
    if (before?.marks !== scene.marks) return areaCells(scene.plan, this.#area);
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
    const { left, top } = this.#area;
    this.#context.drawImage(this.#ground, x - left * size, y - top * size, size, size, x, y, size, size);
    if (content === '') return;
    const brush: Brush = { context: this.#context, palette: finish.palette, cell: size };
    const { plan, pose, marks } = scene;
    const { skin = HINOKI } = finish;
    const onGoal = plan.goal[cell] === 1;
    const hasBox = content.includes('B');
    const hasPlayer = content.includes('P');
    if (content.includes('D')) drawDead(brush, x, y);
    if (marks.heat?.[cell]) drawHeat(marks.heat[cell])(brush, x, y);
    if (onGoal && (marks.heat || marks.arrow?.cell === cell)) drawGoalFrame(brush, x, y);
    else if (onGoal && !hasBox && !hasPlayer) skin.goal(brush, x, y);
    this.#context.globalAlpha = marks.lifted === cell ? 0.3 : 1;
    if (hasBox) (onGoal ? skin.boxOnGoal : skin.box)(brush, x, y);
    this.#context.globalAlpha = 1;
    if (hasPlayer) skin.player(pose.facing)(brush, x, y);
    if (hasPlayer && onGoal) skin.playerOnGoal(brush, x, y);
    if (marks.chosen === cell) drawChosen(brush, x, y);
    if (marks.reach?.has(cell)) (onGoal ? drawReachGoal : drawReach)(brush, x, y);
    if (marks.arrow?.cell === cell) drawArrow(marks.arrow.direction)(brush, x, y);
    if (marks.deadlocked?.has(cell)) drawDeadlocked(brush, x, y);
    if (marks.drop?.cell === cell) (marks.drop.isTarget ? drawChosen : drawRefused)(brush, x, y);
    if (marks.lit?.has(cell)) drawLit(brush, x, y);
    marks.labels?.draw(brush, x, y, cell, hasBox ? 'box' : hasPlayer ? 'player' : 'nothing');
  }

  #drawGlides(scene: Scene, finish: Finish, change: Difference, part: number): void {
    const { plan, pose } = scene;
    const { skin = HINOKI } = finish;
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
      const isOnGoal = plan.goal[part < 0.5 ? glide.from : glide.to] === 1;
      const at = place(glide);
      (isOnGoal ? skin.boxOnGoal : skin.box)(brush, ...at);
      scene.marks.labels?.draw(brush, ...at, glide.to, 'box');
    }
    if (change.player) skin.player(pose.facing)(brush, ...place(change.player));
  }
}

/** A blank canvas of this size. One of the right size is cleared, because a new one costs far more. */
function blank(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else {
    const context = canvas.getContext('2d');
    context?.resetTransform();
    context?.clearRect(0, 0, width, height);
  }
}

/** Draws floor and walls of an area, once per size and theme. */
function drawGround(ground: HTMLCanvasElement, plan: Plan, finish: Finish, area: Area): void {
  const context = ground.getContext('2d') as CanvasRenderingContext2D;
  const brush: Brush = { context, palette: finish.palette, cell: finish.cell };
  const size = finish.cell;
  context.fillStyle = finish.palette.floor;
  eachRun(plan, plan.floor, area, (x, y, length) => context.fillRect(x * size, y * size, length * size, size));
  if (isFine(size)) drawFloorLines(plan, brush, area);
  if (plan.dots) drawDots(plan, brush, area);
  drawWalls(plan, brush, area, finish.skin?.squareWalls);
}

/** The lines of the floor, right of and below each cell. */
function drawFloorLines(plan: Plan, { context, palette, cell }: Brush, area: Area): void {
  const line = Math.max(1, Math.round(cell / 48));
  context.fillStyle = palette.floorline;
  eachRun(plan, plan.floor, area, (x, y, length) => {
    context.fillRect(x * cell, (y + 1) * cell - line, length * cell, line);
    for (let at = x + 1; at <= x + length; at++) context.fillRect(at * cell - line, y * cell, line, cell);
  });
}

/** A dot in every cell that is page. */
function drawDots(plan: Plan, brush: Brush, area: Area): void {
  for (const cell of areaCells(plan, area)) {
    const [row, column] = rowColumn(cell, plan.width);
    if (!plan.floor[cell] && !plan.wall[cell]) drawDot(brush, column * brush.cell, row * brush.cell);
  }
}
