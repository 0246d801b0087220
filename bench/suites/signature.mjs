// One number: the nodes that both optimal solvers expand on the tutorial levels and on fixed random ones, under fixed
// limits of nodes and without a clock. Equal on all machines; it changes when, and only when, the search does.
// `signature any` does the same for another solver.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';

export const about = 'one number: nodes expanded over fixed levels and limits, equal on all machines';

const NODES = 20_000;
const RANDOM_LEVELS = 40;
const SEED = 1982;
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../levels/sokoban');

function ownLevels() {
  return readdirSync(folder)
    .filter((file) => /^[123]-.*\.xsb$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return recognizeFormat(text, file).parse(text).levels;
    })
    .flatMap((draft) => (draft.ok ? [validateLevel(draft.value)] : []))
    .flatMap((level) => (level.ok ? [level.value] : []));
}

/** Rooms with scattered walls and boxes, whether solvable or not. */
function randomLevels() {
  const random = seededRandom(SEED);
  const levels = [];
  while (levels.length < RANDOM_LEVELS) {
    const width = 5 + random.below(5);
    const cells = Array.from({ length: width * 7 }, () => (random.next() < 0.12 ? '#' : ' '));
    const free = random.shuffle([...cells.keys()].filter((cell) => cells[cell] === ' '));
    const boxes = 3 + random.below(3);
    free.slice(0, boxes).forEach((cell) => {
      cells[cell] = '$';
    });
    free.slice(boxes, 2 * boxes).forEach((cell) => {
      cells[cell] = '.';
    });
    cells[free[2 * boxes]] = '@';
    const rim = '#'.repeat(width + 2);
    const rows = Array.from({ length: 7 }, (_, y) => `#${cells.slice(y * width, (y + 1) * width).join('')}#`);
    const sound = validateLevel({ rows: [rim, ...rows, rim] });
    if (sound.ok) levels.push(sound.value);
  }
  return levels;
}

export function run(args) {
  const solvers = args.length > 0 ? args : ['move-optimal', 'push-optimal'];
  const levels = [...ownLevels(), ...randomLevels()];
  let nodes = 0;
  for (const id of solvers) {
    const solver = SOKOBAN.solvers.find((row) => row.id === id);
    for (const level of levels) nodes += finish(solver.solve(level, { nodes: NODES }, PATIENT)).effort.expanded;
  }
  console.log(nodes);
}
