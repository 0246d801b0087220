// Random keys through menus, lists, games, hints, replays, and dialogs, in windows of changing size. The program must
// keep running or exit cleanly, and send nothing a terminal should not get.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { seededRandom } from '@masu/core/base/random.js';
import { Store } from '@masu/program/saves/store.js';
import { expect, test } from 'vitest';
import { randomFor } from '../seed.js';
import { terminalHere } from '../terminal-here.js';

const { start } = terminalHere();

const ROUNDS = 8;
const CHUNKS = 12;
const KEYS_PER_CHUNK = 60;

const NAMED = [
  '\x1b[A',
  '\x1b[B',
  '\x1b[C',
  '\x1b[D',
  '\x1b[1;5A',
  '\x1b[1;2C',
  '\x1b[5~',
  '\x1b[6~',
  '\x1b[H',
  '\x1b[F',
  '\x1b[3~',
  '\x1bOP',
  '\r',
  '\r',
  '\r',
  ' ',
  '\t',
  '\x7f',
  '\x1a',
  '\x19',
  '\x1b1',
  '\x1b[Z',
  '\x1b[99;9x',
  '\x1b',
  '\x1b[200~dRurDD\x1b[201~',
  '\x1b[200~######\n#@$.##\n######\n\x1b[201~',
  '\x1b[200~\x1b[2J\x1b]0;x\x07\x1b[201~',
]; // prettier-ignore

const SIZES = [
  [100, 30],
  [80, 24],
  [60, 20],
  [30, 10],
  [1, 1],
  [200, 60],
] as const;

function keys(random: ReturnType<typeof seededRandom>): string {
  return Array.from({ length: KEYS_PER_CHUNK }, () => {
    const kind = random.below(10);
    if (kind < 5) return NAMED[random.below(NAMED.length)];
    if (kind === 5)
      return `\x1b[<${[0, 0, 2, 64, 65][random.below(5)]};${1 + random.below(90)};${1 + random.below(28)}M`;
    // Any letter but q, which would only end it sooner; Ctrl-C and Ctrl-D stay away too.
    return 'abcdefghijklmnoprstuvwxyzN123456789?/+-.=é漢'[random.below(43)];
  }).join('');
}

test('random keys break nothing', async () => {
  const home = mkdtempSync(join(tmpdir(), 'masu-soup-'));
  const random = randomFor(64);
  let survived = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      let size = 0;
      const [columns, lines] = SIZES[size] as (typeof SIZES)[number];
      const program = start([], { columns, lines, env: { MASU_HOME: home } });
      // A row of the menu that is the same in every language: the keys may have chosen one.
      await program.until('xsb, rle');
      // One step into the program, so that most of the keys fall on games.
      program.send(['\r\r\r', 'j\r\r\r', 'jj\r', 'j\rj\r\r', '\rj\r\r'][round % 5] as string);
      for (let chunk = 0; chunk < CHUNKS && program.isAlive; chunk++) {
        program.send(keys(random));
        // Never the size it has: a window that changes is redrawn, and that is waited for.
        size = (size + 1 + random.below(SIZES.length - 1)) % SIZES.length;
        const sent = program.raw.length;
        const [wide, high] = SIZES[size] as (typeof SIZES)[number];
        program.resize(wide, high);
        await program.until(() => program.raw.includes('\x1b[2J', sent) || !program.isAlive);
      }
      if (program.isAlive) {
        survived++;
        program.signal('SIGTERM');
      }
      expect([0, 143], `round ${round}\n${program.errors}`).toContain(await program.end());
      expect(program.isRestored, `round ${round}`).toBe(true);
      expect(program.errors, `round ${round}`).toBe('');
      await program.discard();
    }
    expect(survived).toBeGreaterThan(0);
    const store = new Store(home, Date.now);
    expect(store.takeNotices()).toEqual([]);
    expect(store.games().length).toBeGreaterThan(0);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
