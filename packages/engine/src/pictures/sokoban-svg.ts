// A Sokoban position as an SVG file, and a solution as an animated one: walls, floor and goals are drawn once, player and
// boxes are moved by style sheet keyframes. If the reader prefers reduced motion, the last position is shown.

import { type Direction, rowColumn } from '@masu/core/base/grid.js';
import type { Position, SokobanBoard, Solution } from '@masu/core/sokoban/rules/level.js';
import { replay, verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { type SvgParts, svgFile } from './svg.js';
import { CELL, wallPaths } from './walls.js';

const TURNS: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };

/** What `sokobanDrawing` draws with: once per file, however many boards it has. */
export const SOKOBAN_SYMBOLS = `<defs>
<g id="goal"><path d="M16 16H32V32H16Z" fill="var(--goal)"/><path d="M10.75 10.75H37.25V37.25H10.75Z" fill="none" stroke="var(--goal)" stroke-width="1.5"/></g>
<g id="box"><rect x="4" y="4" width="40" height="40" rx="2" fill="var(--woodedge)"/><path d="M6.5 6.5H41.5V41.5H6.5Z" fill="var(--wood)"/><path d="M34 6.5V14M41.5 34H34M14 41.5V34M6.5 14H14" stroke="var(--woodedge)" stroke-width="1.5"/><path d="M12.5 12.5H35.5V35.5H12.5Z" fill="var(--woodedge)"/><path d="M14.5 14.5H33.5V33.5H14.5Z" fill="var(--woodlight)"/></g>
<g id="seal"><path d="M14.5 14.5H33.5V33.5H14.5Z" fill="var(--sealfill)"/><path d="M21 21H27V27H21Z" fill="var(--woodlight)"/></g>
<path id="player" d="M24 3L34.6 13.4A15 15 0 1 1 13.4 13.4Z" fill="var(--player)" stroke="var(--floor)" stroke-width="2" stroke-linejoin="round" paint-order="stroke"/>
<g id="hole"><path d="M16 16H32V32H16Z" fill="var(--playerhole)"/><path d="M20 20H28V28H20Z" fill="var(--goal)"/></g>
</defs>
`;

const place = (cell: number, width: number): readonly [x: number, y: number] => {
  const [row, column] = rowColumn(cell, width);
  return [column * CELL, row * CELL];
};

function drawGround(of: SokobanBoard): string {
  const { width, height, walls, goalMap, backdrop } = of;
  const floor: string[] = [];
  const lines: string[] = [];
  const goals: string[] = [];
  const still: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [x * CELL, y * CELL];
      const letter = backdrop[y]?.[x];
      // An unreachable box on a goal is drawn, but not in play.
      if (letter === '*')
        still.push(`<use href="#box" x="${left}" y="${top}"/><use href="#seal" x="${left}" y="${top}"/>`);
      if (walls[y * width + x] && letter !== '*') continue;
      floor.push(`M${left} ${top}h${CELL}v${CELL}h-${CELL}z`);
      lines.push(`M${left} ${top + CELL - 0.5}h${CELL}M${left + CELL - 0.5} ${top}v${CELL}`);
      if (goalMap[y * width + x]) goals.push(`<use href="#goal" x="${left}" y="${top}"/>`);
    }
  }
  const { fill, edge } = wallPaths(of);
  return `<path d="${floor.join('')}" fill="var(--floor)"/>
<path d="${lines.join('')}" stroke="var(--floorline)" fill="none"/>
<path d="${fill}" fill="var(--wall)"/>
<path d="${edge}" fill="none" stroke="var(--walledge)" stroke-width="3"/>
${goals.join('')}${still.join('')}`;
}

interface PictureOptions {
  readonly title?: string;
  readonly facing?: Direction;
}

/** The parts of the picture without its symbols, for a page of many boards. */
export function sokobanDrawing(
  of: SokobanBoard,
  position: Position,
  { title = 'Sokoban', facing = 'down' }: PictureOptions = {},
): SvgParts {
  const boxes = position.boxes.map((cell) => {
    const [x, y] = place(cell, of.width);
    const seal = of.goalMap[cell] ? `<use href="#seal" x="${x}" y="${y}"/>` : '';
    return `<use href="#box" x="${x}" y="${y}"/>${seal}`;
  });
  const [x, y] = place(position.player, of.width);
  const hole = of.goalMap[position.player] ? '<use href="#hole"/>' : '';
  const player = `<g transform="translate(${x} ${y})"><use href="#player" transform="rotate(${TURNS[facing]} 24 24)"/>${hole}</g>`;
  return {
    width: of.width * CELL,
    height: of.height * CELL,
    title,
    body: `${drawGround(of)}\n${boxes.join('')}${player}`,
  };
}

export function sokobanSvg(of: SokobanBoard, position: Position, options: PictureOptions = {}): string {
  const board = sokobanDrawing(of, position, options);
  return svgFile({ ...board, body: `${SOKOBAN_SYMBOLS}${board.body}` });
}

/** One property of the player or a box over time: each value holds from a moment on. Times are counted in moves. */
class Track {
  private readonly frames: string[] = [];
  private readonly name: string;
  private readonly total: number;
  private readonly first: string;
  private last: string;

  constructor(name: string, total: number, first: string) {
    this.name = name;
    this.total = total;
    this.first = first;
    this.last = first;
  }

  /** The value changes in the move that begins at `time`; `gradual` slides, else it jumps at its end. */
  change(time: number, value: string, gradual: boolean): void {
    if (value === this.last) return;
    const percent = (at: number): string => `${Number(((100 * at) / this.total).toFixed(4))}%`;
    this.frames.push(`${percent(gradual ? time : time + 0.99)}{${this.last}}${percent(time + 1)}{${value}}`);
    this.last = value;
  }

  /** The rule and its keyframes; without motion the last value holds. */
  style(millis: number): string {
    if (this.frames.length === 0) return `#${this.name}{${this.first}}`;
    const run = `animation:${this.name} ${millis}ms linear infinite`;
    return `#${this.name}{${this.last};${run}}@keyframes ${this.name}{0%{${this.first}}${this.frames.join('')}100%{${this.last}}}`;
  }
}

interface AnimationOptions extends PictureOptions {
  /** How long one move takes. */
  readonly moveMillis?: number;
}

/** How long the last position is shown before the animation repeats, in moves. */
const REST_MOVES = 8;

/** More moves than an image viewer can be expected to play. */
const MAX_MOVES = 100_000;

export type PictureRefusal = 'too-many-moves';

/** Blocked moves are left out. */
export function sokobanAnimation(
  of: SokobanBoard,
  moves: Solution,
  { title = 'Sokoban', moveMillis = 160 }: AnimationOptions = {},
): string | PictureRefusal {
  if (moves.length > MAX_MOVES) return 'too-many-moves';
  const total = verifyMoves(of, moves).moves + REST_MOVES;
  const at = (cell: number): string => {
    const [x, y] = place(cell, of.width);
    return `transform:translate(${x}px,${y}px)`;
  };
  const shown = (isShown: boolean): string => `opacity:${isShown ? 1 : 0}`;
  const isGoal = (cell: number): boolean => of.goalMap[cell] === 1;
  const turned = (direction: Direction): string => `transform:rotate(${TURNS[direction]}deg)`;
  const boxes = of.start.boxes.map((cell, index) => ({
    way: new Track(`b${index}`, total, at(cell)),
    seal: new Track(`s${index}`, total, shown(isGoal(cell))),
  }));
  const way = new Track('p', total, at(of.start.player));
  const boxAt = new Map(of.start.boxes.map((cell, index) => [cell, boxes[index]] as const));
  const facing = new Track('f', total, turned(moves[0] ?? 'down'));
  const hole = new Track('h', total, shown(isGoal(of.start.player)));
  let time = -1;
  for (const { step, direction, position } of replay(of, moves)) {
    if (step.kind === 'blocked') continue;
    time++;
    // The player turns when the move begins, which is when the one before ends.
    facing.change(time - 1, turned(direction), false);
    way.change(time, at(position.player), true);
    hole.change(time, shown(isGoal(position.player)), false);
    if (step.kind !== 'push') continue;
    const box = boxAt.get(step.from);
    if (!box) continue;
    boxAt.delete(step.from);
    boxAt.set(step.onto, box);
    box.way.change(time, at(step.onto), true);
    box.seal.change(time, shown(isGoal(step.onto)), false);
  }
  const millis = total * moveMillis;
  const tracks = [way, facing, hole, ...boxes.flatMap((box) => [box.way, box.seal])];
  const motion = '@media(prefers-reduced-motion:reduce){*{animation:none!important}}#f{transform-origin:24px 24px}';
  const drawn = boxes.map((_, index) => `<g id="b${index}"><use href="#box"/><use id="s${index}" href="#seal"/></g>`);
  return svgFile({
    width: of.width * CELL,
    height: of.height * CELL,
    title,
    style: tracks.map((track) => track.style(millis)).join('') + motion,
    body: `${SOKOBAN_SYMBOLS}${drawGround(of)}\n${drawn.join('')}<g id="p"><use id="f" href="#player"/><use id="h" href="#hole"/></g>`,
  });
}
