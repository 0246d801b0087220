// Finds starts for rooms: `node scripts/find-starts.mjs ROOMS.txt` prints them. A room is a board of walls, floor, and
// goals without player and boxes, under a line `; title, fewest-most pushes, seed, how made`. The search goes backward
// by pulls from the position with every box on a goal (as in Taylor and Parberry 2011), so every start it finds is
// solvable and its fewest pushes are known. Among the starts in the requested range of pushes it takes one whose
// shortest solutions switch between boxes most often, with few boxes on goals: those need thought rather than patience.
// Most starts drawn at random would fail a check by a solver.

import './require-node.mjs';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { seededRandom } = await import('@masu/core/base/random.js');

const MAX_STATES = 1_200_000;

/**
 * Parses a text of rooms: text before the first room is about all of them. A room with a player in it is a start
 * already.
 */
export function parseRooms(text) {
  const [head, ...parts] = text.split(/^; */m);
  const rooms = parts.map((part) => {
    const [line, ...rows] = part.trimEnd().split('\n');
    const words = line.split(',').map((word) => word.trim());
    const [fewest, most] = (words.length > 2 ? words[1] : '0-0').split('-').map(Number);
    return { title: words[0], fewest, most, seed: Number(words[2] ?? 1), made: words.at(-1), rows };
  });
  return { about: head.trim().split('\n'), rooms };
}

/** The floor of a room as a graph: four neighbors per cell, -1 for a wall. */
function floorOf({ rows, title }) {
  const width = Math.max(...rows.map((row) => row.length));
  const letters = rows.map((row) => row.padEnd(width));
  const inside = new Set();
  const goal = letters.findIndex((row) => row.includes('.'));
  const waiting = [[goal, letters[goal].indexOf('.')]];
  while (waiting.length > 0) {
    const [y, x] = waiting.pop();
    if (letters[y]?.[x] === undefined) throw new Error(`${title}: the room is open`);
    if (letters[y][x] === '#' || inside.has(y * width + x)) continue;
    inside.add(y * width + x);
    waiting.push([y - 1, x], [y, x + 1], [y + 1, x], [y, x - 1]);
  }
  const cells = [...inside].sort((a, b) => a - b);
  const idOf = new Map(cells.map((cell, id) => [cell, id]));
  const next = cells.map((cell) => [-width, 1, width, -1].map((by) => idOf.get(cell + by) ?? -1));
  const goals = cells.flatMap((cell, id) => (letters[Math.floor(cell / width)][cell % width] === '.' ? [id] : []));
  return { width, height: rows.length, cells, next, goals };
}

/** Marks what the player can reach from a cell; returns its lowest cell. */
function reach({ next }, isBox, from, stamp, mark) {
  let least = from;
  const waiting = [from];
  stamp[from] = mark;
  while (waiting.length > 0) {
    const cell = waiting.pop();
    if (cell < least) least = cell;
    for (const to of next[cell]) {
      if (to < 0 || isBox[to] || stamp[to] === mark) continue;
      stamp[to] = mark;
      waiting.push(to);
    }
  }
  return least;
}

const NEVER = 255;

/** The fewest box changes of any shortest solution from a state. */
const changesOf = (state) => (state.depth === 0 ? 0 : Math.min(...state.runs));

/**
 * Every state from which the room can be solved, up to a bound, in order of fewest pushes. `runs[i]` is the fewest runs
 * of pushes on one box among the shortest solutions that begin with box i.
 */
function pullBack(floor) {
  const size = floor.cells.length;
  const isBox = new Uint8Array(size);
  const stamp = new Int32Array(size);
  const reached = new Uint8Array(size);
  const seen = new Map();
  const states = [];
  let mark = 0;
  const add = (boxes, player, depth) => {
    const key = String.fromCharCode(...boxes, 0xff00 + player);
    const known = seen.get(key);
    if (known) return known.depth === depth ? known : undefined;
    const state = { boxes, player, depth, runs: new Uint8Array(boxes.length).fill(NEVER) };
    seen.set(key, state);
    states.push(state);
    return state;
  };
  for (const goal of floor.goals) isBox[goal] = 1;
  for (let cell = 0; cell < size; cell++) {
    if (!isBox[cell]) add([...floor.goals], reach(floor, isBox, cell, stamp, ++mark), 0);
  }
  isBox.fill(0);
  for (let at = 0; at < states.length && states.length < MAX_STATES; at++) {
    const state = states[at];
    const { boxes } = state;
    for (const box of boxes) isBox[box] = 1;
    const here = ++mark;
    reach(floor, isBox, state.player, stamp, here);
    for (let cell = 0; cell < size; cell++) reached[cell] = stamp[cell] === here ? 1 : 0;
    for (const [index, box] of boxes.entries()) {
      for (let way = 0; way < 4; way++) {
        const stand = floor.next[box][way];
        if (stand < 0 || !reached[stand]) continue;
        const back = floor.next[stand][way];
        if (back < 0 || isBox[back]) continue;
        const moved = boxes.map((other) => (other === box ? stand : other)).sort((a, b) => a - b);
        isBox[box] = 0;
        isBox[stand] = 1;
        const before = add(moved, reach(floor, isBox, back, stamp, ++mark), state.depth + 1);
        isBox[box] = 1;
        isBox[stand] = 0;
        if (!before) continue;
        const first = moved.indexOf(stand);
        before.runs[first] = Math.min(before.runs[first], 1 + changesOf(state), state.runs[index]);
      }
    }
    for (const box of boxes) isBox[box] = 0;
  }
  // The last layer may be cut short by the bound; its figures would be too high.
  return states.filter(({ depth }) => states.length < MAX_STATES || depth < states.at(-1).depth);
}

function boardOf(floor, room, { boxes, player }) {
  const letters = room.rows.map((row) => [...row.padEnd(floor.width)]);
  const put = (id, plain, home) => {
    const cell = floor.cells[id];
    letters[Math.floor(cell / floor.width)][cell % floor.width] = floor.goals.includes(id) ? home : plain;
  };
  for (const box of boxes) put(box, '$', '*');
  put(player, '@', '+');
  return letters.map((row) => row.join('').trimEnd());
}

/** A cell for the player in its region, off the goals if possible. */
function standingPlace(floor, state, random) {
  const isBox = new Uint8Array(floor.cells.length);
  for (const box of state.boxes) isBox[box] = 1;
  const stamp = new Int32Array(floor.cells.length);
  reach(floor, isBox, state.player, stamp, 1);
  const region = [...stamp].flatMap((mark, id) => (mark === 1 ? [id] : []));
  const plain = region.filter((id) => !floor.goals.includes(id));
  return random.shuffle(plain.length > 0 ? plain : region)[0];
}

/** The start for a room, with the fewest pushes it takes. */
export function findStart(room) {
  const random = seededRandom(room.seed);
  const floor = floorOf(room);
  const states = pullBack(floor);
  const deepest = states.at(-1).depth;
  const most = Math.min(room.most, deepest);
  const fewest = Math.min(room.fewest, most);
  let best;
  for (const state of states) {
    if (state.depth < fewest || state.depth > most) continue;
    const home = state.boxes.filter((box) => floor.goals.includes(box)).length;
    const worth = changesOf(state) - 2 * home + 0.05 * state.depth + 0.01 * random.next();
    if (!best || worth > best.worth) best = { worth, state };
  }
  const { state } = best;
  const player = standingPlace(floor, state, random);
  const rows = boardOf(floor, room, { ...state, player });
  return { rows, pushes: state.depth, changes: changesOf(state), deepest, states: states.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const room of parseRooms(readFileSync(process.argv[2], 'utf8')).rooms) {
    if (room.rows.some((row) => row.includes('@'))) continue;
    const { rows, pushes, changes, deepest, states } = findStart(room);
    console.log(
      `; ${room.title}: ${pushes} pushes, ${changes} box changes; the deepest has ${deepest} (${states} states)`,
    );
    console.log(`${rows.join('\n')}\n`);
  }
}
