// Tests the rules with the course's move and replay cases, and with counts: how many positions are reachable in n moves,
// by the rules and by a second, simpler game on a board of letters.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTIONS } from '@masu/core/base/grid.js';
import { decodeText } from '@masu/core/base/text.js';
import { parseCompass } from '@masu/core/sokoban/formats/compass.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Level, SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

function readDrafts(path: string): Draft[] {
  const text = decodeText(readFileSync(path));
  return (recognizeFormat(text)?.parse(text).levels ?? []).flatMap((level) => (level.ok ? [level.value] : []));
}

function validLevel(draft: Draft): Level {
  const valid = validateLevel(draft);
  if (!valid.ok) throw new Error(valid.error.message);
  return valid.value;
}

interface Oracles {
  readonly in101: {
    readonly moves: readonly { from: string; move: string; to: string }[];
    readonly replays: readonly { map: string; length: number; plan: string; result: string }[];
  };
}

const oracles = (shared: string): Oracles['in101'] =>
  (JSON.parse(readFileSync(join(shared, 'truth/oracles.json'), 'utf8')) as Oracles).in101;

/** The board of a course map: some have boxes and no goals, which no valid level has. */
function mapBoard({ rows }: Draft): SokobanBoard {
  const width = Math.max(...rows.map((row) => row.length));
  const letters = rows.flatMap((row) => [...row.padEnd(width)]);
  const cells = (wanted: string): number[] =>
    letters.flatMap((letter, cell) => (wanted.includes(letter) ? [cell] : []));
  return {
    width,
    height: rows.length,
    walls: Uint8Array.from(letters, (letter) => (letter === '#' ? 1 : 0)),
    goalMap: Uint8Array.from(letters, (letter) => ('.*+'.includes(letter) ? 1 : 0)),
    start: { player: cells('@+')[0] as number, boxes: cells('$*') },
    backdrop: rows.map((row) => row.replace(/[@$]/g, ' ').replace(/[+*]/g, '.').padEnd(width)),
  };
}

/** The board of a course map after some moves, as the course prints it. */
function played(shared: string, map: string, plan: string): string[] {
  const board = mapBoard(readDrafts(join(shared, 'truth/in101', map))[0] as Draft);
  const moves = parseCompass(plan);
  if (!moves.ok) throw new Error(moves.error.message);
  return showPosition(board, verifyMoves(board, moves.value).position);
}

const rowsOf = (shared: string, map: string): string[] =>
  readFileSync(join(shared, 'truth/in101', map), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

sharedTest('the 24 move cases of the course', (shared) => {
  const { moves } = oracles(shared);
  expect(moves).toHaveLength(24);
  for (const { from, move, to } of moves) {
    expect([from, move, played(shared, from, move)]).toEqual([from, move, rowsOf(shared, to)]);
  }
});

sharedTest('the 7 replay cases of the course', (shared) => {
  const { replays } = oracles(shared);
  expect(replays).toHaveLength(7);
  for (const { map, length, plan, result } of replays) {
    expect([map, length, played(shared, map, plan.slice(0, length))]).toEqual([map, length, rowsOf(shared, result)]);
  }
});

/** New positions after 0, 1, 2 … moves by the rules. */
function countByRules(level: Level, depth: number): number[] {
  const key = ({ player, boxes }: Level['start']): string => `${player}:${boxes.join()}`;
  const seen = new Set([key(level.start)]);
  let layer = [level.start];
  const counts = [1];
  for (let n = 1; n <= depth; n++) {
    const next: Level['start'][] = [];
    for (const position of layer) {
      for (const direction of DIRECTIONS) {
        const taken = step(level, position, direction);
        if (taken.kind === 'blocked' || seen.has(key(taken.to))) continue;
        seen.add(key(taken.to));
        next.push(taken.to);
      }
    }
    counts.push(next.length);
    layer = next;
  }
  return counts;
}

/** The same on letters: a push is two letters taken off and two put on. */
function countByLetters(draft: Draft, depth: number): number[] {
  const width = Math.max(...draft.rows.map((row) => row.length));
  const start = draft.rows.map((row) => row.padEnd(width, '#')).join('');
  const leave: Record<string, string> = { '@': ' ', '+': '.', $: ' ', '*': '.' };
  const enter: Record<string, Record<string, string>> = { '@': { ' ': '@', '.': '+' }, $: { ' ': '$', '.': '*' } };
  const moved = (board: string, by: number): string | undefined => {
    const letters = [...board];
    const player = board.search(/[@+]/);
    const [here, ahead, beyond] = [player, player + by, player + 2 * by];
    if (letters[ahead] === '$' || letters[ahead] === '*') {
      const put = enter.$?.[letters[beyond] ?? '#'];
      if (put === undefined) return undefined;
      letters[beyond] = put;
      letters[ahead] = leave[letters[ahead] as string] as string;
    }
    const put = enter['@']?.[letters[ahead] ?? '#'];
    if (put === undefined) return undefined;
    letters[ahead] = put;
    letters[here] = leave[letters[here] as string] as string;
    return letters.join('');
  };
  const seen = new Set([start]);
  let layer = [start];
  const counts = [1];
  for (let n = 1; n <= depth; n++) {
    const next = layer
      .flatMap((board) => [-width, 1, width, -1].flatMap((by) => moved(board, by) ?? []))
      .filter((board) => !seen.has(board) && seen.add(board));
    counts.push(next.length);
    layer = next;
  }
  return counts;
}

const DEPTH = 12;

sharedTest('positions reached in n moves, counted two ways', (shared) => {
  const drafts = readDrafts(join(shared, 'levels/Microban-I.txt'));
  let total = 0;
  for (const number of [1, 2, 3, 5, 8, 12, 23, 36, 44, 78, 93, 120, 145, 155]) {
    const draft = drafts[number - 1] as Draft;
    const counts = countByRules(validLevel(draft), DEPTH);
    expect([number, counts]).toEqual([number, countByLetters(draft, DEPTH)]);
    total += counts.reduce((sum, count) => sum + count, 0);
  }
  expect(total).toBeGreaterThan(2000);
});
