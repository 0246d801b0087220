// kill -9 at any moment: a scripted game is killed 200 times at random points and continued each time. What the program
// had answered is saved: at most the current move is missing, and never a record.

// @module-tag alone

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movesOf } from '@masu/core/play/game.js';
import { parseGame } from '@masu/core/play/game-text.js';
import { Store } from '@masu/program/saves/store.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { MASU } from '../pty-program.js';
import { randomFor } from '../seed.js';

const KILLS = 200;
/** Games that are played and killed at the same time. */
const LANES = 2;
/** Solved by dRurDD. */
const ROWS = ['######', '#@   #', '# $  #', '#    #', '#  . #', '######'];
/** Wanders about, solves the level, begins again: moves, pushes, restarts and records all fall within the kills. */
const SCRIPT = ['r', 'l', 'd', 'u', 'rr', 'll', 'd', 'R', 'u', 'r', 'D', 'D', 'undo', 'redo', 'restart'];

const valid = SOKOBAN.validate({ rows: ROWS });
if (!valid.ok) throw new Error(valid.error.message);
const LEVEL = valid.value;

interface Round {
  /** Lines that were answered before the program died. */
  readonly answered: number;
  readonly output: string;
}

/** Feeds the whole script over and over as fast as it is read, and kills the program in the middle of it. */
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

/** Half of the kills, in separate folders; returns the number of answered lines. */
async function killAgain(folder: string, path: string, lane: number): Promise<number> {
  const random = randomFor(2026 + lane);
  let hadRecord = false;
  let answeredInAll = 0;
  for (let kill = 0; kill < KILLS / LANES; kill++) {
    const name = `lane ${lane}, kill ${kill}`;
    // A new folder from time to time, so that the first save is among the moments, too.
    const home = join(folder, `home-${lane}-${Math.floor(kill / 25)}`);
    if (kill % 25 === 0) hadRecord = false;
    rmSync(join(home, 'games'), { recursive: true, force: true });
    const { answered, output } = await killedRound(home, path, random.below(60), random.below(8));
    answeredInAll += answered;
    const store = new Store(home, Date.now);
    expect(store.takeNotices(), name).toEqual([]);
    hadRecord ||= output.includes('Solved in');
    if (hadRecord) expect(store.records, name).toHaveLength(1);
    expect(readdirSync(home), name).not.toContain('aside');
    const [game] = store.games();
    const read = game && parseGame(SOKOBAN, LEVEL, game.game);
    if (answered > 0) expect(read?.ok, name).toBe(true);
    const saved = read?.ok ? SOKOBAN.makeMoves(LEVEL, movesOf(read.value)).toLowerCase() : '';
    // What was answered last, or the one line more that was being answered when it died.
    const lines = Array.from({ length: answered + 1 }, (_, index) => SCRIPT[index % SCRIPT.length] as string);
    const states = movesAfter(lines, []);
    const allowed = [states[answered - 1], states[answered]].map((moves) => (moves ?? []).join(''));
    expect(allowed, `${name}, ${answered} answered`).toContain(saved);
  }
  return answeredInAll;
}

test(`${KILLS} kills lose at most the last move and never a record`, { timeout: 900_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masu-kill-'));
  const path = join(folder, 'level.txt');
  writeFileSync(path, `${ROWS.join('\n')}\n`);
  try {
    const lanes = Array.from({ length: LANES }, (_, lane) => killAgain(folder, path, lane));
    const answered = (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0);
    expect(answered).toBeGreaterThan(KILLS * 5);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
