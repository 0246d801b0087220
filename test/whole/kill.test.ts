// kill -9 at any moment: a scripted game is killed 200 times at random points, each time gone on with, and what the
// program had answered is there: at most the move it was at is missing, and never a record.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/base/random.js';
import { movesOf, parseGame } from '../../src/play/index.js';
import { SOKOBAN } from '../../src/sokoban/index.js';
import { Store } from '../../src/terminal/store.js';
import { MASU } from '../pty-program.js';

const KILLS = 200;
/** Solved by dRurDD. */
const ROWS = ['######', '#@   #', '# $  #', '#    #', '#  . #', '######'];
/** Wanders about, solves the level, begins again: moves, pushes, restarts and records all fall within the kills. */
const SCRIPT = ['r', 'l', 'd', 'u', 'rr', 'll', 'd', 'R', 'u', 'r', 'D', 'D', 'undo', 'redo', 'restart'];

interface Round {
  /** Lines that were answered before the program died. */
  readonly answered: number;
  readonly output: string;
}

/** Feeds the whole script over and over as fast as it is taken and kills the program in the midst of it. */
function killedRound(home: string, path: string, after: number, jitterMillis: number): Promise<Round> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [MASU, 'play', path, '--plain'], {
      env: { ...process.env, MASU_HOME: home },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    const answered = (): number => Math.max(0, output.split('\n> ').length - 2);
    let isDying = false;
    child.stdin.on('error', () => {});
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      if (isDying || answered() < after) return;
      isDying = true;
      setTimeout(() => child.kill('SIGKILL'), jitterMillis);
    });
    child.on('close', () => settle({ answered: answered(), output }));
    for (let i = 0; i < 40; i++) child.stdin.write(`${SCRIPT.join('\n')}\n`);
  });
}

/** The moves of the game after each answered line: what the program said it did. */
function movesAfter(lines: readonly string[], before: readonly string[]): string[][] {
  let entries = [...before];
  const undone: string[][] = [];
  return lines.map((line) => {
    if (line === 'undo') {
      undone.push(entries);
      entries = entries.slice(0, -1);
    } else if (line === 'redo') entries = undone.pop() ?? entries;
    else if (line === 'restart') entries = [];
    else entries = [...entries, ...line.toLowerCase()];
    return entries;
  });
}

test(`${KILLS} kills lose at most the last move and never a record`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masu-kill-'));
  const path = join(folder, 'level.txt');
  writeFileSync(path, `${ROWS.join('\n')}\n`);
  const random = seededRandom(2026);
  let hadRecord = false;
  let answeredInAll = 0;
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      // A new folder now and then, so that the first save of all is among the moments too.
      const home = join(folder, `home-${Math.floor(kill / 25)}`);
      if (kill % 25 === 0) hadRecord = false;
      const wiped = join(home, 'games');
      rmSync(wiped, { recursive: true, force: true });
      const { answered, output } = await killedRound(home, path, random.below(60), random.below(8));
      answeredInAll += answered;
      const store = new Store(home, Date.now);
      expect(store.takeNotices(), `kill ${kill}`).toEqual([]);
      hadRecord ||= output.includes('Solved in');
      if (hadRecord) expect(store.records, `kill ${kill}`).toHaveLength(1);
      const lines = Array.from({ length: answered + 1 }, (_, index) => SCRIPT[index % SCRIPT.length] as string);
      const states = movesAfter(lines, []);
      const [game] = store.games();
      const level = SOKOBAN.sound({ rows: ROWS });
      if (!level.ok) throw new Error(level.fault.message);
      const read = game && parseGame(SOKOBAN, level.value, game.game);
      const saved = read?.ok ? SOKOBAN.makeMoves(level.value, movesOf(read.value)).toLowerCase() : '';
      if (answered > 0) expect(read?.ok, `kill ${kill}`).toBe(true);
      // What was answered last, or the one line more that was being answered when it died.
      const allowed = [states[answered - 1], states[answered]].map((moves) => (moves ?? []).join(''));
      expect(allowed, `kill ${kill}, ${answered} answered`).toContain(saved);
    }
    expect(answeredInAll).toBeGreaterThan(KILLS * 5);
    for (const home of readdirSync(folder).filter((name) => name.startsWith('home'))) {
      expect(readdirSync(join(folder, home))).not.toContain('aside');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
