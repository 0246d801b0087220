// Carves rooms: `node scripts/carve-rooms.mjs SEED WIDTH HEIGHT BOXES TRIES KEEP`. Each try joins a few small halls and
// corridors on a grid and places the goals in one patch; find-starts.mjs rates the best start in it. Prints the best
// rooms, in the format that find-starts.mjs reads, for a person to choose, name, and edit.

import './require-node.mjs';
import { fileURLToPath } from 'node:url';
import { findStart } from './find-starts.mjs';

const { seededRandom } = await import('@masu/core/base/random.js');

const around = (cell, width) => [cell - width, cell + 1, cell + width, cell - 1];

/** A grid of 1 for wall and 0 for floor: halls joined by lanes, the rim always wall. */
function carve(random, width, height) {
  const walls = new Uint8Array(width * height).fill(1);
  const dig = (x, y, w, h) => {
    for (let dy = 0; dy < h; dy++) {
      for (let dx = 0; dx < w; dx++) {
        if (x + dx < width - 1 && y + dy < height - 1) walls[(y + dy) * width + x + dx] = 0;
      }
    }
  };
  const pick = (most) => 1 + random.below(most);
  let [x, y] = [pick(width - 3), pick(height - 3)];
  const halls = 3 + random.below(3);
  for (let hall = 0; hall < halls; hall++) {
    const isLane = random.next() < 0.4;
    const [w, h] = isLane ? (random.next() < 0.5 ? [2 + pick(3), 1] : [1, 2 + pick(3)]) : [1 + pick(2), 1 + pick(2)];
    dig(x, y, w, h);
    x = Math.min(width - 2, Math.max(1, x + random.below(w + 1) - (random.next() < 0.4 ? pick(2) : 0)));
    y = Math.min(height - 2, Math.max(1, y + random.below(h + 1) - (random.next() < 0.4 ? pick(2) : 0)));
    dig(x, y, 1, 1);
  }
  for (let pillar = random.below(4); pillar > 0; pillar--) {
    walls[(1 + random.below(height - 2)) * width + 1 + random.below(width - 2)] = 1;
  }
  return walls;
}

/** Whether the floor is connected, large enough, and without dead ends. */
function isGood(walls, width, fewest, most) {
  const floor = [...walls.keys()].filter((cell) => !walls[cell]);
  if (floor.length < fewest || floor.length > most) return false;
  const seen = new Set([floor[0]]);
  for (const cell of seen) for (const next of around(cell, width)) if (!walls[next]) seen.add(next);
  if (seen.size !== floor.length) return false;
  const blind = floor.filter((cell) => around(cell, width).filter((next) => !walls[next]).length < 2);
  return blind.length <= 1;
}

/** Goals as one patch grown from a random cell, or undefined. */
function patch(random, walls, width, count) {
  const floor = [...walls.keys()].filter((cell) => !walls[cell]);
  const goals = [floor[random.below(floor.length)]];
  for (let tries = 0; goals.length < count && tries < 60; tries++) {
    const next = around(goals[random.below(goals.length)], width)[random.below(4)];
    if (!walls[next] && !goals.includes(next)) goals.push(next);
  }
  return goals.length === count ? goals : undefined;
}

/** Rows without the rows and columns of wall that nothing touches. */
function rowsOf(walls, width, height, goals) {
  const isSeen = (cell) =>
    [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1].some((by) => walls[cell + by] === 0);
  const rows = [];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      row += goals.includes(cell) ? '.' : !walls[cell] ? ' ' : isSeen(cell) ? '#' : ' ';
    }
    rows.push(row.trimEnd());
  }
  const kept = rows.filter((row) => row !== '');
  const margin = Math.min(...kept.map((row) => row.search(/\S/)));
  return kept.map((row) => row.slice(margin));
}

export function carveRooms({ seed, width, height, boxes, tries, keep }) {
  const random = seededRandom(seed);
  const found = [];
  for (let at = 0; at < tries; at++) {
    const walls = carve(random, width, height);
    if (!isGood(walls, width, boxes * 4 + 4, boxes * 5 + 12)) continue;
    const goals = patch(random, walls, width, boxes);
    if (!goals) continue;
    const room = { title: `room ${seed}.${at}`, fewest: 1, most: 999, seed, rows: rowsOf(walls, width, height, goals) };
    const start = findStart(room);
    const floor = walls.reduce((sum, wall) => sum + 1 - wall, 0);
    found.push({ room, start, worth: start.changes * 2 + start.pushes * 0.25 - floor * 0.3 });
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, keep);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seed, width, height, boxes, tries, keep] = process.argv.slice(2).map(Number);
  for (const { room, start } of carveRooms({ seed, width, height, boxes, tries, keep })) {
    console.log(`; ${room.title}, ${start.pushes - 2}-${start.pushes}, ${seed}, carved`);
    for (const [y, row] of room.rows.entries()) {
      const figures = y === 0 ? `${start.pushes} pushes, ${start.changes} changes` : '';
      console.log(`${row.padEnd(16)}${start.rows[y].padEnd(16)}${figures}`.trimEnd());
    }
    console.log();
  }
}
