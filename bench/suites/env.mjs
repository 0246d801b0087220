// How many steps `masu env` plays per CPU second: a random agent on 10 × 10 boards with four boxes, 256 at a time, episodes of 120
// steps. Reading the request and writing the reply are counted, the agent is not. With exact values, a level needs a table
// when it is first played, which is a row of its own: it is paid once per level, however many steps follow.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'steps of `masu env` per CPU second, by observation, with and without exact values';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const BATCH = 256;
const LEVELS = 16;
const STEPS = 120;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Levels of 10 × 10 cells with four boxes and a solution: a room with walls, boxes, and goals that the seed places. */
async function boards() {
  const { seededRandom } = await import('@masu/core/base/random.js');
  const { validateLevel } = await import('@masu/core/sokoban/rules/validate-level.js');
  const { finish } = await import('@masu/core/base/outcome.js');
  const { buildStateTable } = await import('@masu/studio/sokoban/labels/state-table.js');
  const { tableSolution } = await import('@masu/studio/sokoban/labels/state-labels.js');
  const hasSolution = (made, level) => made.kind === 'table' && tableSolution(made.table, level) !== undefined;
  const random = seededRandom(48);
  const rooms = [];
  while (rooms.length < LEVELS) {
    const cells = Array.from({ length: 100 }, (_, at) =>
      at < 10 || at >= 90 || at % 10 === 0 || at % 10 === 9 ? '#' : ' ',
    );
    const free = random.shuffle(Array.from({ length: 100 }, (_, at) => at).filter((at) => cells[at] === ' '));
    const inner = free.filter((at) => at > 20 && at < 80 && at % 10 > 1 && at % 10 < 8);
    const put = (list, letter) => {
      const at = list.find((each) => cells[each] === ' ');
      cells[at] = letter;
    };
    for (let i = 0; i < 16; i++) put(free, '#');
    for (let i = 0; i < 4; i++) put(inner, '$');
    for (let i = 0; i < 4; i++) put(free, '.');
    put(free, '@');
    const rows = Array.from({ length: 10 }, (_, y) => cells.slice(10 * y, 10 * y + 10).join(''));
    const valid = validateLevel({ rows });
    if (valid.ok && hasSolution(finish(buildStateTable(valid.value, 'moves')), valid.value))
      rooms.push(rows.join('\n'));
  }
  return rooms.join('\n\n');
}

function requests(level, settings, rounds, random) {
  const letters = ['u', 'r', 'd', 'l'];
  const lines = [JSON.stringify({ do: 'reset', level, batch: BATCH, maxSteps: STEPS, seed: 1, ...settings })];
  for (let round = 0; round < rounds; round++) {
    lines.push(JSON.stringify({ do: 'step', actions: Array.from({ length: BATCH }, () => letters[random.below(4)]) }));
  }
  return lines;
}

export async function run() {
  const { AgentEnvironment } = await import('@masu/engine/env/environment.js');
  const { seededRandom } = await import('@masu/core/base/random.js');
  const { finish } = await import('@masu/core/base/outcome.js');
  const level = await boards();
  const say = (what, count, unit, millis) => {
    const rate = Math.round((count / millis) * 1000).toLocaleString('en');
    console.log(`${what.padEnd(34)} ${rate.padStart(10)} ${unit} per CPU second`);
  };
  const open = () =>
    new AgentEnvironment({ readFile: () => ({ ok: false, error: { message: '' } }), tableBytes: 2 ** 30 });
  const play = (what, settings, rounds) => {
    const lines = requests(level, settings, rounds, seededRandom(7));
    const environment = open();
    const answer = (line) => Buffer.from(finish(environment.reply(line)).line);
    const before = cpu();
    for (const line of lines.slice(0, 1)) answer(line);
    const began = cpu();
    if (settings.exact) say(`${what}: tables`, LEVELS, 'levels', began - before);
    for (const line of lines.slice(1)) answer(line);
    say(what, rounds * BATCH, 'steps', cpu() - began);
  };
  play('warm-up', { observe: 'text' }, 400);
  for (const observe of ['none', 'text', 'digits', 'ids', 'onehot']) play(observe, { observe }, 1500);
  play('text, exact moves', { observe: 'text', exact: true }, 400);
  play('text, exact pushes', { observe: 'text', exact: true, metric: 'pushes' }, 400);
  // The program itself, with its start and both pipes.
  const folder = mkdtempSync(join(tmpdir(), 'masu-bench-env-'));
  try {
    const rounds = 4000;
    writeFileSync(
      join(folder, 'in'),
      `${requests(level, { observe: 'digits' }, rounds, seededRandom(7)).join('\n')}\n`,
    );
    const command = 'cat "$1/in" | (node "$2" env; times >&2) | cat > /dev/null';
    const { stderr } = spawnSync('sh', ['-c', command, 'sh', folder, join(ROOT, 'packages/program/dist/cli/masu.js')], {
      encoding: 'utf8',
    });
    const seconds = [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
      ([, minutes, rest]) => 60 * Number(minutes) + Number(rest),
    );
    say('digits, whole program', rounds * BATCH, 'steps', 1000 * seconds.reduce((sum, each) => sum + each, 0));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
