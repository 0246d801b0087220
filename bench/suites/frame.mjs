// The cost of a key in the terminal on a 60×40 level with many boxes: CPU milliseconds of action, frame(), and difference
// together, and bytes sent, for a walk, a push, an undo, and a full redraw. Also the time to save a move, and the first
// keys of new processes, from the bytes of the key to the bytes of the answer (`first-keys.mjs`).

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@masu/core/base/random.js';
import { boxWays } from '@masu/core/sokoban/rules/box-ways.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import { makeSokobanSave } from '@masu/engine/session/sokoban/saved.js';
import { newSokobanSession, sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { Store } from '@masu/program/saves/store.js';
import { COLORED, UNICODE } from '@masu/program/terminal/screen/appearance.js';
import { frameDifference } from '@masu/program/terminal/screen/frame-difference.js';
import { NO_STATUS } from '@masu/program/terminal/screen/status.js';
import { sokobanFrame } from '@masu/program/terminal/sokoban/frame.js';
import { SOKOBAN_DEFAULTS, sokobanAfter } from '@masu/program/terminal/sokoban/state.js';
import { hall } from '../hall.mjs';
import { cpuMillis } from '../thread-time.mjs';

export const about = 'milliseconds and bytes of a key in the terminal on a 60×40 level';

const SIZE = { columns: 200, lines: 50 };
const KEYS = 2000;
const PROCESSES = 5;
/** Boxes of the level and moves made before the first key. */
const FRESH = [
  [60, 0],
  [150, 0],
  [300, 0],
  [60, 5000],
];

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
  const level = hall({ width: 60, height: 40, boxes: 60 });
  const appearance = { signs: UNICODE, theme: COLORED };
  const random = seededRandom(7);
  const heading = { collection: 'Bench', number: 1, of: 1, title: 'Hall' };
  const session = newSokobanSession(level, { warnings: SOKOBAN_DEFAULTS.warnings });
  let state = { session, heading, status: NO_STATUS, options: SOKOBAN_DEFAULTS, millis: 0 };
  let shown = sokobanFrame(state, SIZE, appearance);
  const figures = new Map(
    ['walk', 'push', 'undo', 'whole screen', 'saving'].map((name) => [name, { millis: [], bytes: [] }]),
  );
  const home = mkdtempSync(join(tmpdir(), 'masu-bench-'));
  const store = new Store(home, Date.now);
  const save = store.openSave();
  const facts = { id: '', savedAt: 0, title: 'Hall', millis: 0 };
  for (let key = 0; key < KEYS; key++) {
    const began = cpuMillis();
    const direction = ['up', 'right', 'down', 'left'][random.below(4)];
    const isUndo = key % 10 === 9;
    const acted = actSokoban(state.session, isUndo ? { kind: 'undo' } : { kind: 'move', direction });
    const next = sokobanAfter({ ...state, session: acted.state }, state.session, acted.events);
    const frame = sokobanFrame(next, SIZE, appearance);
    const text = frameDifference(shown, frame, COLORED);
    const millis = cpuMillis() - began;
    const name = isUndo
      ? 'undo'
      : sokobanPosition(next.session).boxes === sokobanPosition(state.session).boxes
        ? 'walk'
        : 'push';
    figures.get(name).millis.push(millis);
    figures.get(name).bytes.push(Buffer.byteLength(text));
    if (key % 20 === 0) {
      const from = cpuMillis();
      store.saveGame(save, makeSokobanSave(next.session, facts));
      figures.get('saving').millis.push(cpuMillis() - from);
      figures.get('saving').bytes.push(0);
      const whole = cpuMillis();
      const all = frameDifference(undefined, sokobanFrame(next, SIZE, appearance), COLORED);
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
  for (const [boxes, moves] of FRESH) printFresh(boxes, moves);
}

/** Of all cells that the box next to the player can be pushed to, the one that takes the most moves. */
function farthest(boxes) {
  const level = hall({ width: 60, height: 40, boxes });
  const ways = boxWays(level, level.start, level.start.player + 1);
  const far = ways.cells.map((cell) => [ways.movesTo(cell).length, cell]).sort(([a], [b]) => b - a);
  return far[0][1];
}

/** The slowest of each kind of key over several fresh processes. */
function printFresh(boxes, moves) {
  const script = join(dirname(fileURLToPath(import.meta.url)), '../first-keys.mjs');
  const target = farthest(boxes);
  const runs = Array.from({ length: PROCESSES }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [script, boxes, moves, target], { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout);
  });
  const keys = runs.flatMap((each) => each.keys);
  const most = (of, field) => Math.max(...of.map((key) => key[field]));
  const names = [...new Set(keys.map(({ name }) => name))];
  const figures = names.map((name) => {
    const named = keys.filter((key) => key.name === name);
    return `${name} ${most(named, 'millis').toFixed(1)}`;
  });
  const first = Math.max(...runs.map((each) => each.keys[0].millis));
  const after = moves === 0 ? '' : ` after ${moves} moves`;
  console.log(`
${PROCESSES} fresh processes, ${boxes} boxes${after}: the first ${keys.length / PROCESSES} keys, saved and shown, most ms
  the very first ${first.toFixed(1)}, ${figures.join(', ')}
  work left for later, that a key right after would wait for: most ${most(keys, 'after').toFixed(1)} ms`);
}
