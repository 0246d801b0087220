// Levels with many boxes that no solver has met: `--seed N --to FOLDER [--levels N] [--least BOXES] [--originals NAME,NAME] [--ways
// NAME,NAME]`. Variants of the collections beside the repository (turned, mirrored, boxes pulled on, goals pushed on, walls moved, two
// or three levels joined by doors) and generated rooms of 20 to 60 boxes. They have a solution by construction, if the original has
// one: boxes are pulled, from the start or from the goals; a door adds floor and takes nothing away; goals are where pushes lead
// from the solved position (a few of these may have none: the player may start from where no solution ends). A coin per original, not per variant, decides between `choosing.txt` and `judging.txt`: what is
// chosen on the first can be judged on the second.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@masu/core/base/random.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';

export const about = 'writes levels with many boxes that no solver has met: --seed N --to FOLDER [--levels N]';

const SHARED = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/levels');
/** Places of a box that are tried before one of them is drawn. */
const MANY_PLACES = 300;
/** Other boards that one is tried with before it is left alone. */
const JOIN_TRIES = 60;
const COLLECTIONS = ['Sasquatch-I', 'XSokoban'];

/** A board that can be changed: walls, goals, and boxes as one number per cell, and the player's cell. */
const emptyBoard = (width, height) => ({
  width,
  height,
  walls: new Uint8Array(width * height).fill(1),
  goals: new Uint8Array(width * height),
  boxes: new Uint8Array(width * height),
  player: -1,
});

function readCollection(name) {
  const path = join(SHARED, `${name}.txt`);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'latin1');
  return recognizeFormat(text, path)
    .parse(text)
    .levels.flatMap((draft, index) => {
      const level = draft.ok ? SOKOBAN.validate(draft.value) : draft;
      return level.ok ? [{ name: `${name} ${index + 1}`, board: boardOf(level.value) }] : [];
    });
}

function boardOf({ width, height, walls, goals, start }) {
  const board = emptyBoard(width, height);
  board.walls.set(walls);
  for (const cell of goals) board.goals[cell] = 1;
  for (const cell of start.boxes) board.boxes[cell] = 1;
  board.player = start.player;
  return board;
}

const copyOf = (board) => ({
  ...board,
  walls: board.walls.slice(),
  goals: board.goals.slice(),
  boxes: board.boxes.slice(),
});
const cellsOf = (map) => [...map.keys()].filter((cell) => map[cell]);
const around = ({ width }) => [1, width, -1, -width];
const pick = (random, items) => items[random.below(items.length)];
const isBlocked = (board, cell) => board.walls[cell] || board.boxes[cell];

/** The cells that the player reaches from a cell. */
function reach(board, from) {
  const seen = new Uint8Array(board.walls.length);
  const waiting = [from];
  seen[from] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const step of around(board)) {
      const next = cell + step;
      if (seen[next] || isBlocked(board, next)) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return seen;
}

/** Moves one box, pulling or pushing it, to a random one of the places it can be brought to, if there are any. */
function moveBox(board, random, pulls) {
  const box = pick(random, cellsOf(board.boxes));
  const size = board.walls.length;
  const lifted = copyOf(board);
  lifted.boxes[box] = 0;
  const seen = new Set([box * size + board.player]);
  const found = [];
  const waiting = [{ at: box, player: board.player }];
  for (let next = 0; next < waiting.length && found.length < MANY_PLACES; next++) {
    const { at, player } = waiting[next];
    lifted.boxes[at] = 1;
    const reached = reach(lifted, player);
    lifted.boxes[at] = 0;
    for (const step of around(board)) {
      const stand = pulls ? at + step : at - step;
      const onto = pulls ? at + 2 * step : at + step;
      if (!reached[stand] || isBlocked(lifted, onto)) continue;
      const after = { at: at + step, player: pulls ? onto : at };
      if (seen.has(after.at * size + after.player)) continue;
      seen.add(after.at * size + after.player);
      waiting.push(after);
      if (after.at !== box) found.push(after);
    }
  }
  if (found.length === 0) return;
  const { at, player } = pick(random, found);
  board.boxes[box] = 0;
  board.boxes[at] = 1;
  board.player = player;
}

function moveBoxes(board, random, times, pulls) {
  for (let time = 0; time < times; time++) moveBox(board, random, pulls);
  return board;
}

/** The solved board, with the player on a random free cell. */
function solvedBoard(board, random) {
  const solved = { ...copyOf(board), boxes: board.goals.slice() };
  const free = cellsOf(reach({ ...board, boxes: new Uint8Array(board.walls.length) }, board.player));
  solved.player = pick(
    random,
    free.filter((cell) => !solved.boxes[cell]),
  );
  return solved;
}

/** Adds or removes a few walls off the rim, not under a goal. */
function moveWalls(board, random) {
  const changed = copyOf(board);
  const { width, height } = board;
  for (let time = 0; time < 2 + random.below(4); time++) {
    const cell = (1 + random.below(height - 2)) * width + 1 + random.below(width - 2);
    const open = around(board).filter((step) => !board.walls[cell + step]).length;
    if (open > 0 && !board.goals[cell] && !board.boxes[cell] && board.player !== cell) changed.walls[cell] ^= 1;
  }
  return changed;
}

/** Two boards side by side with a door where both have floor next to it. */
function joined(one, other) {
  const width = one.width + other.width - 1;
  const height = Math.max(one.height, other.height);
  const board = emptyBoard(width, height);
  const copy = (from, left) => {
    for (let y = 0; y < from.height; y++) {
      for (let x = 0; x < from.width; x++) {
        const [at, to] = [y * from.width + x, y * width + left + x];
        if (from.walls[at]) continue;
        board.walls[to] = 0;
        board.goals[to] = from.goals[at];
        board.boxes[to] = from.boxes[at];
      }
    }
  };
  copy(one, 0);
  copy(other, one.width - 1);
  const doors = [];
  for (let y = 1; y < height - 1; y++) {
    let [left, right] = [one.width - 1, one.width - 1];
    while (left > 0 && board.walls[y * width + left]) left--;
    while (right < width - 1 && board.walls[y * width + right]) right++;
    if (left > 0 && right < width - 1) doors.push({ y, left, right });
  }
  if (doors.length === 0) return undefined;
  const { y, left, right } = doors.reduce((a, b) => (b.right - b.left < a.right - a.left ? b : a));
  for (let x = left + 1; x < right; x++) board.walls[y * width + x] = 0;
  board.player = y * width + left;
  return board;
}

/** Whether the player reaches every cell without a box. */
function hasOneArea(board) {
  const reached = reach(board, board.player);
  return board.walls.every((wall, cell) => wall || board.boxes[cell] || reached[cell]);
}

/**
 * The joined board with the boxes of both starts. It has the solutions of its parts one after the other if the player comes
 * from one to the other at the start and, wherever a solution ends, when a part is solved.
 */
function joinedStart(both, one, other) {
  const solved = { ...both, boxes: both.goals };
  const left = reach(both, (one.player % one.width) + Math.floor(one.player / one.width) * both.width);
  const right = (other.player % other.width) + one.width - 1 + Math.floor(other.player / other.width) * both.width;
  if (both.boxes[both.player] || both.goals[both.player]) return undefined;
  if (!left[right] || !hasOneArea(solved)) return undefined;
  return { ...both, player: right };
}

/** The board with another one beside it, if one is found that it can be joined to. */
function joinedWith(board, random, pool) {
  for (let tried = 0; tried < JOIN_TRIES; tried++) {
    const other = pick(random, pool).board;
    const both = joined(board, other);
    const start = both && joinedStart(both, board, other);
    if (start) return start;
  }
  return undefined;
}

/** Rooms and corridors with goals in one to four groups. */
function randomRooms(random, boxes) {
  const [width, height] = [16 + random.below(16), 13 + random.below(10)];
  const board = emptyBoard(width, height);
  const centers = [];
  for (let room = 0; room < 4 + random.below(5); room++) {
    const [w, h] = [3 + random.below(7), 3 + random.below(6)];
    const [x, y] = [1 + random.below(width - w - 2), 1 + random.below(height - h - 2)];
    for (let dy = 0; dy < h; dy++) for (let dx = 0; dx < w; dx++) board.walls[(y + dy) * width + x + dx] = 0;
    centers.push([x + (w >> 1), y + (h >> 1)]);
  }
  for (let i = 1; i < centers.length; i++) {
    let [x, y] = centers[i - 1];
    const [tx, ty] = centers[i];
    while (x !== tx || y !== ty) {
      board.walls[y * width + x] = 0;
      if (x !== tx && (y === ty || random.next() < 0.5)) x += Math.sign(tx - x);
      else y += Math.sign(ty - y);
    }
  }
  const floor = cellsOf(board.walls.map((wall) => (wall ? 0 : 1)));
  for (const cell of floor) if (random.next() < 0.06) board.walls[cell] = 1;
  const [x, y] = centers[0];
  board.walls[y * width + x] = 0;
  board.player = y * width + x;
  const reached = cellsOf(reach(board, board.player));
  if (reached.length < boxes * 2.2 || reached.length > boxes * 6) return undefined;
  const groups = Array.from({ length: 1 + random.below(4) }, () => pick(random, reached));
  const distance = (cell) =>
    Math.min(
      ...groups.map(
        (at) => Math.abs((at % width) - (cell % width)) + Math.abs(Math.floor(at / width) - Math.floor(cell / width)),
      ),
    );
  const nearest = reached.map((cell) => [distance(cell) + random.next(), cell]).sort((a, b) => a[0] - b[0]);
  for (const [, cell] of nearest.slice(0, boxes)) board.goals[cell] = 1;
  return board;
}

/** The eight orientations. */
function turned(board, orientation) {
  const { width, height } = board;
  const isTurned = (orientation & 1) !== 0;
  const result = emptyBoard(isTurned ? height : width, isTurned ? width : height);
  for (let cell = 0; cell < board.walls.length; cell++) {
    let [x, y] = [cell % width, Math.floor(cell / width)];
    if (orientation & 2) x = width - 1 - x;
    if (orientation & 4) y = height - 1 - y;
    const to = isTurned ? x * height + y : y * width + x;
    for (const map of ['walls', 'goals', 'boxes']) result[map][to] = board[map][cell];
    if (board.player === cell) result.player = to;
  }
  return result;
}

function textOf({ width, walls, goals, boxes, player }) {
  const rows = [];
  for (let at = 0; at < walls.length; at += width) {
    let row = '';
    for (let cell = at; cell < at + width; cell++) {
      if (walls[cell]) row += '#';
      else if (cell === player) row += goals[cell] ? '+' : '@';
      else if (boxes[cell]) row += goals[cell] ? '*' : '$';
      else row += goals[cell] ? '.' : ' ';
    }
    rows.push(row.trimEnd());
  }
  return rows.join('\n');
}

/** `Sasquatch-I 5,Sasquatch-I 12` as a predicate. */
const pickerOf = (names) => (names ? (name) => names.split(',').includes(name) : () => true);

/** How a variant is made, by name; `undefined` if this one cannot be. */
const WAYS = {
  'boxes pulled on': ({ board }, random) => moveBoxes(copyOf(board), random, 2 + random.below(8), true),
  'goals pushed on': ({ board }, random) => {
    const solved = moveBoxes(solvedBoard(board, random), random, 2 + random.below(6), false);
    return { ...copyOf(board), goals: solved.boxes };
  },
  'walls moved': ({ board }, random) => {
    const solved = solvedBoard(moveWalls(board, random), random);
    return moveBoxes(solved, random, cellsOf(board.goals).length * (1 + random.below(8)), true);
  },
  joined: ({ board }, random, pool) => {
    const two = joinedWith(board, random, pool);
    const three = two && random.next() < 0.4 ? joinedWith(two, random, pool) : undefined;
    return two && moveBoxes(copyOf(three ?? two), random, random.below(6), true);
  },
  generated: (_, random) => {
    const rooms = randomRooms(random, 20 + random.below(41));
    return (
      rooms && moveBoxes(solvedBoard(rooms, random), random, cellsOf(rooms.goals).length * (2 + random.below(20)), true)
    );
  },
};

export function run(args) {
  const value = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback);
  const seed = Number(value('--seed', '1'));
  const folder = value('--to');
  const wanted = Number(value('--levels', '100'));
  const least = Number(value('--least', '20'));
  const ways = value('--ways')?.split(',') ?? Object.keys(WAYS);
  const isWanted = pickerOf(value('--originals'));
  const originals = COLLECTIONS.flatMap(readCollection).filter(({ name }) => isWanted(name));
  if (!folder || !(wanted > 0) || originals.length === 0) {
    console.error(`npm run bench -- vary --seed N --to FOLDER [--levels N]; needs the collections of ${SHARED}`);
    process.exitCode = 31;
    return;
  }
  const random = seededRandom(seed);
  const sets = { choosing: [], judging: [] };
  const coin = () => (random.next() < 0.5 ? 'choosing' : 'judging');
  for (const original of originals) original.set = coin();
  let set = coin();
  let tries = 0;
  while (sets.choosing.length + sets.judging.length < wanted) {
    const way = ways[tries++ % ways.length];
    const pool = originals.filter((each) => each.set === set);
    const original = pick(random, pool);
    const made = WAYS[way](original, random, pool);
    if (!made) continue;
    const boxes = cellsOf(made.boxes);
    if (boxes.length < least || boxes.every((cell) => made.goals[cell])) continue;
    const text = textOf(turned(made, random.below(8)));
    const draft = recognizeFormat(text, 'a.xsb').parse(text).levels[0];
    if (!draft?.ok || !SOKOBAN.validate(draft.value).ok) continue;
    const source = way === 'generated' ? '' : `${original.name}, `;
    sets[set].push(`${text}\nTitle: ${source}${way}, ${boxes.length} boxes\n`);
    set = coin();
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, levels] of Object.entries(sets)) {
    writeFileSync(join(folder, `${name}.txt`), levels.join('\n'));
    console.log(`${join(folder, `${name}.txt`)}: ${levels.length} levels`);
  }
}
