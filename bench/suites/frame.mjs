// What a key costs in the terminal on a 60×40 level of many boxes: CPU milliseconds of action, frame() and difference
// together, and bytes sent, for a walk, a push, an undo and a whole new screen. The saving of a move is timed too.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../dist/base/random.js';
import { SOKOBAN, soundLevel } from '../../dist/sokoban/index.js';
import { KeptGame } from '../../dist/terminal/kept-game.js';
import { COLOURED, UNICODE } from '../../dist/terminal/look.js';
import { difference } from '../../dist/terminal/screen.js';
import { undoMove, walk } from '../../dist/terminal/sokoban-actions.js';
import { sokobanFrame } from '../../dist/terminal/sokoban-frame.js';
import { newSokoban, positionNow } from '../../dist/terminal/sokoban-state.js';
import { Store } from '../../dist/terminal/store.js';

export const about = 'milliseconds and bytes of a key in the terminal on a 60×40 level';

const SIZE = { columns: 200, lines: 50 };
const KEYS = 2000;

/** A hall of pillars with boxes and goals strewn in, seeded. */
function hall(width, height, boxes) {
  const random = seededRandom(60);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_each, x) => {
      const rim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      return rim || (x % 6 === 0 && y % 5 === 0) ? '#' : ' ';
    }),
  );
  const strew = (letter, count) => {
    for (let left = count; left > 0; ) {
      const [x, y] = [2 + random.below(width - 4), 2 + random.below(height - 4)];
      if (rows[y][x] !== ' ') continue;
      rows[y][x] = letter;
      left--;
    }
  };
  strew('$', boxes);
  strew('.', boxes);
  strew('@', 1);
  const level = soundLevel({ rows: rows.map((row) => row.join('')) });
  if (!level.ok) throw new Error(level.fault.message);
  return level.value;
}

/** CPU time of this process: what others do on the machine does not count. */
const cpuMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

function tell(name, millis, bytes) {
  const times = [...millis].sort((a, b) => a - b);
  const sizes = [...bytes].sort((a, b) => a - b);
  const figure = (value) => value.toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(14)} median${figure(quantile(times, 0.5))} ms   p99${figure(quantile(times, 0.99))} ms   ` +
      `most${figure(times.at(-1))} ms   bytes median ${quantile(sizes, 0.5)}, most ${sizes.at(-1)}`,
  );
}

export function run() {
  const level = hall(60, 40, 60);
  const look = { signs: UNICODE, theme: COLOURED };
  const random = seededRandom(7);
  const place = { collection: 'Bench', number: 1, of: 1, title: 'Hall' };
  let state = newSokoban(level, place);
  let shown = sokobanFrame(state, SIZE, look);
  const figures = new Map(
    ['walk', 'push', 'undo', 'whole screen', 'saving'].map((name) => [name, { millis: [], bytes: [] }]),
  );
  const home = mkdtempSync(join(tmpdir(), 'masu-bench-'));
  const shelf = { number: 1, title: 'Hall', hash: SOKOBAN.hash(level), play: { puzzle: 'sokoban', level } };
  const kept = new KeptGame(new Store(home, Date.now), SOKOBAN, shelf, level);
  for (let key = 0; key < KEYS; key++) {
    const began = cpuMillis();
    const direction = ['up', 'right', 'down', 'left'][random.below(4)];
    const isUndo = key % 10 === 9;
    const next = isUndo ? undoMove(state) : walk(state, direction);
    const frame = sokobanFrame(next, SIZE, look);
    const text = difference(shown, frame, COLOURED);
    const millis = cpuMillis() - began;
    const name = isUndo ? 'undo' : positionNow(next).boxes === positionNow(state).boxes ? 'walk' : 'push';
    figures.get(name).millis.push(millis);
    figures.get(name).bytes.push(Buffer.byteLength(text));
    if (key % 20 === 0) {
      const from = cpuMillis();
      kept.save(next.game, 0, 0);
      figures.get('saving').millis.push(cpuMillis() - from);
      figures.get('saving').bytes.push(0);
      const whole = cpuMillis();
      const all = difference(undefined, sokobanFrame(next, SIZE, look), COLOURED);
      figures.get('whole screen').millis.push(cpuMillis() - whole);
      figures.get('whole screen').bytes.push(Buffer.byteLength(all));
    }
    state = next;
    shown = frame;
  }
  rmSync(home, { recursive: true, force: true });
  console.log(
    `${level.width} × ${level.height} cells, ${level.goals.length} boxes, ${KEYS} keys, window ${SIZE.columns} × ${SIZE.lines}`,
  );
  for (const [name, { millis, bytes }] of figures) if (millis.length > 0) tell(name, millis, bytes);
}
