// Random play: whatever the commands, the session obeys the rules and loses nothing.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { movesOf, SNAPSHOT_SLOTS } from '@masu/core/play/game.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { ownCollections } from '../../../../../test/own-levels.js';
import { sampled } from '../../../../../test/sample.js';
import { randomFor } from '../../../../../test/seed.js';
import { actSokoban } from './act.js';
import type { SokobanCommand } from './command.js';
import {
  currentPose,
  isSokobanSolved,
  newSokobanSession,
  pathBetween,
  type SokobanSession,
  sokobanCounts,
  sokobanPosition,
  sokobanTimeline,
} from './session.js';

const COMMANDS = sampled(100, 200);

function randomCommand(level: Level, below: (most: number) => number): SokobanCommand {
  const direction = DIRECTIONS[below(4)] ?? 'up';
  const cell = below(level.walls.length);
  const slot = SNAPSHOT_SLOTS[below(3)] ?? 1;
  const units = ['move', 'action', 'push'] as const;
  const commands: readonly SokobanCommand[] = [
    { kind: 'move', direction },
    { kind: 'move', direction },
    { kind: 'walk-until-blocked', direction },
    { kind: 'push-until-blocked', direction },
    { kind: 'touch', cell },
    { kind: 'touch', cell },
    { kind: 'walk-to', cell },
    { kind: 'push-to', box: level.start.boxes[0] ?? 0, cell },
    { kind: 'play-moves', moves: [direction, 'left', direction] },
    { kind: 'show-moves', moves: ['up', direction], rewind: below(2) === 0 },
    { kind: 'undo', unit: units[below(3)] ?? 'move', count: 1 + below(3) },
    { kind: 'redo', unit: below(2) === 0 ? 'move' : 'action' },
    { kind: 'go-to', index: below(40) },
    { kind: 'home' },
    { kind: 'end' },
    { kind: 'restart' },
    { kind: 'set-snapshot', slot },
    { kind: 'restore-snapshot', slot },
  ];
  return commands[below(commands.length)] as SokobanCommand;
}

/** Everything that must hold of a session, whatever led to it. */
function faultsOf(state: SokobanSession): string[] {
  const { level } = state.game;
  const counts = sokobanCounts(state);
  const timeline = sokobanTimeline(state);
  const played = verifyMoves(level, movesOf(state.game));
  const line = verifyMoves(level, timeline.moves);
  const ends = state.actions.flatMap(({ start, end }) => [start, end]);
  return [
    ...(played.blocked.length + line.blocked.length > 0 ? ['a move is blocked'] : []),
    ...(JSON.stringify(played.position) === JSON.stringify(sokobanPosition(state)) ? [] : ['another position']),
    ...(played.moves === counts.moves && played.pushes === counts.pushes ? [] : ['wrong counts']),
    ...(timeline.index === counts.moves && timeline.total >= timeline.index ? [] : ['wrong timeline']),
    ...(timeline.pushes.filter((push) => push <= timeline.index).length === counts.pushes ? [] : ['wrong ticks']),
    ...(played.solved === isSokobanSolved(state) ? [] : ['solved or not']),
    ...(ends.every((end, index) => index === 0 || end >= (ends[index - 1] ?? 0)) ? [] : ['actions overlap']),
    ...(ends.every((end) => end <= state.game.entries.length) ? [] : ['an action beyond the game']),
  ];
}

test.each(ownCollections().map(([file, levels]) => [file, levels] as const))('random play in %s', (_file, levels) => {
  for (const [index, level] of levels.slice(0, sampled(1, 2)).entries()) {
    const random = randomFor(index + 1);
    const below = (most: number): number => random.below(most);
    let state = newSokobanSession(level);
    for (let i = 0; i < COMMANDS; i++) {
      const command = randomCommand(level, below);
      const { state: next } = actSokoban(state, command);
      const path = pathBetween(state, next);
      expect([i, command.kind, faultsOf(next)]).toEqual([i, command.kind, []]);
      if (path.length > 0) expect(path.at(-1)).toEqual(currentPose(next));
      state = next;
    }
    // Undo leads back to the very start, redo to the very end; nothing was lost on the way.
    const end = { ...state, game: { ...state.game, at: state.game.entries.length } };
    let back = end;
    while (back.game.at > 0) back = actSokoban(back, { kind: 'undo', unit: 'action' }).state;
    expect(sokobanPosition(back)).toEqual(level.start);
    while (back.game.at < back.game.entries.length) back = actSokoban(back, { kind: 'redo', unit: 'action' }).state;
    expect(sokobanPosition(back)).toEqual(sokobanPosition(end));
    expect(structuredClone(state)).toEqual(state);
  }
});
