// Play with both real puzzles: undo reverses a move, and a saved game is read back unchanged.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import type { Puzzle } from '@masu/core/base/puzzle.js';
import type { FutoshikiMove } from '@masu/core/futoshiki/rules/position.js';
import {
  type Game,
  move,
  newGame,
  positionOf,
  redo,
  restart,
  returnToSnapshot,
  setSnapshot,
  undo,
} from '@masu/core/play/game.js';
import { makeGame, parseGame, type Written } from '@masu/core/play/game-text.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../seed.js';

function levelOf<Draft, Level>(
  puzzle: Pick<Puzzle<Draft, Level, never, never, never>, 'formats' | 'validate'>,
  text: string,
) {
  const draft = puzzle.formats[0]?.parse(text).levels[0];
  const level = draft?.ok ? puzzle.validate(draft.value) : undefined;
  if (!level?.ok) throw new Error('the level of the test is not sound');
  return level.value;
}

function holds<Level, Position, Move>(
  puzzle: Written<Level, Position, Move>,
  level: Level,
  moves: fc.Arbitrary<Move>,
): void {
  type Act = (game: Game<Level, Position, Move>) => Game<Level, Position, Move>;
  const act: fc.Arbitrary<Act> = fc.oneof(
    {
      weight: 8,
      arbitrary: moves.map(
        (made): Act =>
          (game) =>
            move(puzzle, game, made) ?? game,
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom<Act>(undo, redo) },
    { weight: 1, arbitrary: fc.constant<Act>((game) => restart(puzzle, game)) },
    { weight: 1, arbitrary: fc.constant<Act>((game) => setSnapshot(game, 1)) },
    { weight: 1, arbitrary: fc.constant<Act>((game) => returnToSnapshot(puzzle, game, 1) ?? game) },
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), act, (acts, last) => {
      const game = acts.reduce((before, each) => each(before), newGame<Level, Position, Move>(level));
      const after = last(game);
      if (after.at === game.at + 1 && after.entries !== game.entries) {
        expect(positionOf(puzzle, undo(after))).toEqual(positionOf(puzzle, game));
      }
      expect(parseGame(puzzle, level, makeGame(puzzle, after))).toEqual({ ok: true, value: after });
    }),
    { seed: seedFor(26) },
  );
}

test('Sokoban', () => {
  const level = levelOf(SOKOBAN, '#######\n#@    #\n# $$  #\n#   ..#\n#     #\n#######\n');
  holds(SOKOBAN, level, fc.constantFrom(...DIRECTIONS));
});

test('Futoshiki', () => {
  const level = levelOf(FUTOSHIKI, '3\n|- - -|\n|^    |\n|- 2 -|\n|     |\n|- - -|\n');
  const small = fc.integer({ min: 0, max: 2 });
  const digit = fc.integer({ min: 1, max: 3 });
  const moves: fc.Arbitrary<FutoshikiMove> = fc.oneof(
    fc.record({ kind: fc.constant('place' as const), row: small, column: small, digit }),
    fc.record({ kind: fc.constant('place' as const), row: small, column: small, digit, sweep: fc.constant(true) }),
    fc.record({ kind: fc.constant('mark' as const), row: small, column: small, digit }),
    fc.record({ kind: fc.constant('erase' as const), row: small, column: small }),
  );
  holds(FUTOSHIKI, level, moves);
});
