// The Python module over `masu env`: the program of the guide, the examples, and the same results with numpy and without.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTest } from '../sample.js';
import { seedFor } from '../seed.js';
import { PYTHON } from '../students.js';
import { FOLDER, file, MASU, ROOT } from './masu.js';

const LEVELS = join(ROOT, 'levels/sokoban/1-first-steps.xsb');
const env = { ...process.env, MASU: `"${process.execPath}" "${MASU}"`, PYTHONPATH: join(ROOT, 'python') };

function python(words: readonly string[], program = PYTHON): string {
  // A resource that is left open is an error, too.
  const all = ['-B', '-W', 'error', ...words];
  const { status, stdout, stderr } = spawnSync(program as string, all, { cwd: FOLDER, encoding: 'utf8', env });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const example = (name: string): string => join(ROOT, 'python/examples', name);

/** Debian's, where the one on the path is another. */
const DEBIAN = '/usr/bin/python3';
const PYTHONS = [...new Set([PYTHON, DEBIAN])].filter((path): path is string => path !== undefined && existsSync(path));

test.skipIf(!PYTHON)('the program of the guide learns what it prints there', () => {
  const guide = readFileSync(join(ROOT, 'docs/env.md'), 'utf8');
  const [, program = '', printed] = /```python\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(program.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
  expect(python([file('guide.py', program)])).toBe(printed);
});

/** Random play on one board and on several; prints a checksum of all that is observed. `WITHOUT` modules can't be imported. */
const PROGRAM = `
import sys
for name in sys.argv[3].split(","):
    sys.modules[name] = None
import hashlib, json, random
from masu_env import MasuError, SokobanEnv, SokobanVectorEnv
plain = lambda each: each.tolist() if hasattr(each, "tolist") else each
levels, seed = sys.argv[1], int(sys.argv[2])
for observe, preset in (("text", "boxoban"), ("ids", "gym-sokoban"), ("onehot", "jumanji")):
    chance = random.Random(seed)
    env = SokobanEnv(file=levels, observe=observe, preset=preset, exact=True, max_steps=9, render_mode="ansi")
    seen = [plain(each) for each in env.reset(seed=seed)]
    for _ in range(12):
        seen.append([plain(each) for each in env.step(chance.randrange(4))])
    seen.append(env.render())
    env.close()
    many = SokobanVectorEnv(3, file=levels, observe=observe, preset=preset, exact=True, max_steps=5, seed=seed)
    seen.append([plain(each) for each in many.reset()[:1]])
    for _ in range(12):
        seen.append([plain(each) for each in many.step([chance.randrange(4) for _ in range(3)])[:4]])
    print(many.render()[2])
    many.close()
    print(observe, hashlib.sha256(json.dumps(seen).encode()).hexdigest())
try:
    SokobanEnv(level="nothing")
except MasuError as refused:
    print(refused.code)
`;

longTest(
  'observations, rewards, and values are the same with numpy and without',
  () => {
    const program = file('same.py', PROGRAM);
    const run = (without: string): string => python([program, LEVELS, String(seedFor(1)), without]);
    const bare = run('numpy,gymnasium');
    expect(bare).toMatch(/text \w{64}\n[\s\S]*ids \w{64}\n[\s\S]*onehot \w{64}\nbad-level\n$/);
    expect(run('nothing')).toBe(bare);
  },
  PYTHON !== undefined,
);

longTest(
  'the examples run, on every Python of this machine',
  () => {
    for (const path of PYTHONS) {
      const random = python([example('random_agent.py'), LEVELS, '8', '150', String(seedFor(2))], path);
      expect(random).toMatch(/^1200 steps: \d+ solved, \d+ cut off, \d+% in dead states, reward -?\d+\.\d\n$/);
      const optimal = python([example('optimal_agent.py'), LEVELS], path)
        .trim()
        .split('\n');
      expect(optimal.filter((line) => / solved in \d+ moves, the fewest$/.test(line))).toHaveLength(12);
      const [, learned] = python([example('tabular_learner.py'), '1000', String(seedFor(3))], path).split('\n');
      expect(learned).toMatch(/^learned: (\d+) moves; the fewest: \1$/);
    }
  },
  PYTHON !== undefined,
);
