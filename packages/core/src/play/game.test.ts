import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../test/seed.js';
import { fail, ok, textError } from '../base/result.js';
import {
  type Game,
  goTo,
  isPlayersOwn,
  isWon,
  jump,
  move,
  moveAll,
  movesOf,
  newGame,
  positionOf,
  redo,
  restart,
  returnToSnapshot,
  setSnapshot,
  undo,
} from './game.js';
import { makeGame, parseGame, type Written } from './game-text.js';

type Side = 'l' | 'r';
type LineGame = Game<number, number, Side>;

/** A minimal puzzle: a corridor of a number of cells, with the player at its left end and the exit at its right. */
const CORRIDOR: Written<number, number, Side> = {
  id: 'sokoban',
  start: () => 0,
  play: (length, at, side) => {
    const to = at + (side === 'r' ? 1 : -1);
    return to < 0 || to >= length ? undefined : to;
  },
  isSolved: (length, at) => at === length - 1,
  parseMoves: (text) => {
    const wrong = text.search(/[^lr]/);
    return wrong < 0 ? ok([...text] as Side[]) : fail(textError(1, wrong + 1, 'bad-move', 'Expected l or r.'));
  },
  makeMoves: (_length, moves) => moves.join(''),
  hash: (length) => `corridor-${length}`,
};

type Act = (game: LineGame) => LineGame;
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<Side>('l', 'r', 'r').map(
      (side): Act =>
        (g) =>
          move(CORRIDOR, g, side) ?? g,
    ),
  },
  { weight: 3, arbitrary: fc.constant<Act>(undo) },
  { weight: 2, arbitrary: fc.constant<Act>(redo) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>(
      (g) => goTo(g, 0),
      (g) => goTo(g, g.entries.length),
      (g) => restart(CORRIDOR, g),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Act>((g) => moveAll(CORRIDOR, g, ['r', 'r'], true).game) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>(
      (g) => setSnapshot(g, 1),
      (g) => setSnapshot(g, 0),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Act>((g) => returnToSnapshot(CORRIDOR, g, 1) ?? g) },
);
const games = fc
  .array(act, { maxLength: 60 })
  .map((acts) => acts.reduce((game, each) => each(game), newGame(6) as LineGame));

test('undo reverses a move, and redo makes it again', () => {
  fc.assert(
    fc.property(games, act, (game, each) => {
      const after = each(game);
      if (after.at !== game.at + 1) return;
      const before = undo(after);
      expect(positionOf(CORRIDOR, before)).toBe(positionOf(CORRIDOR, game));
      expect(movesOf(before)).toEqual(movesOf(game));
      expect(redo(before)).toEqual(after);
    }),
    { seed: seedFor(21) },
  );
});

test('the moves of a game lead from the start to its position', () => {
  fc.assert(
    fc.property(games, (game) => {
      const played = moveAll(CORRIDOR, newGame(6) as LineGame, movesOf(game));
      expect(played.made).toBe(movesOf(game).length);
      expect(positionOf(CORRIDOR, played.game)).toBe(positionOf(CORRIDOR, game));
    }),
    { seed: seedFor(22) },
  );
});

test('a written game is read back', () => {
  fc.assert(
    fc.property(games, (game) => {
      expect(parseGame(CORRIDOR, 6, makeGame(CORRIDOR, game))).toEqual(ok(game));
    }),
    { seed: seedFor(23) },
  );
});

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseGame(CORRIDOR, 6, text).ok).toBe(false);
      parseGame(CORRIDOR, 6, `masu-game 1 sokoban corridor-6\n${text}`);
    }),
    { seed: seedFor(24) },
  );
});

test('restart can be undone; at the start it does nothing', () => {
  const begun = moveAll(CORRIDOR, newGame(6) as LineGame, ['r', 'r', 'l']).game;
  const again = restart(CORRIDOR, begun);
  expect(positionOf(CORRIDOR, again)).toBe(0);
  expect(movesOf(again)).toEqual([]);
  expect(positionOf(CORRIDOR, undo(again))).toBe(1);
  expect(restart(CORRIDOR, again)).toBe(again);
});

test('undo stops at the start and redo at the end', () => {
  const game = newGame(6) as LineGame;
  expect(undo(game)).toBe(game);
  expect(redo(game)).toBe(game);
});

test('a blocked move does not count', () => {
  expect(move(CORRIDOR, newGame(6) as LineGame, 'l')).toBeUndefined();
  expect(jump(CORRIDOR, newGame(6) as LineGame, ['r', 'l', 'l'])).toBeUndefined();
  expect(moveAll(CORRIDOR, newGame(2) as LineGame, ['r', 'r', 'l']).made).toBe(1);
});

test('a level that begins solved is not won before a move', () => {
  const tiny = newGame(1) as LineGame;
  expect(isWon(CORRIDOR, tiny)).toBe(false);
  expect(isWon(CORRIDOR, moveAll(CORRIDOR, newGame(2) as LineGame, ['r']).game)).toBe(true);
});

test('the text of a game', () => {
  const acts: Act[] = [
    (g) => moveAll(CORRIDOR, g, ['r', 'r']).game,
    (g) => setSnapshot(g, 3),
    (g) => restart(CORRIDOR, g),
    (g) => moveAll(CORRIDOR, g, ['r']).game,
    (g) => returnToSnapshot(CORRIDOR, g, 3) ?? g,
    (g) => moveAll(CORRIDOR, g, ['l']).game,
    undo,
  ];
  const game = acts.reduce((g, each) => each(g), newGame(6) as LineGame);
  expect(makeGame(CORRIDOR, game).split('\n')).toEqual([
    'masu-game 1 sokoban corridor-6',
    'at 5',
    'play rr',
    'jump 0 r',
    'jump 2 rrl',
    'snapshot 3 rr',
    '',
  ]);
});

test('moves that masu showed make a line of play that is not the player’s own, in a saved game too', () => {
  const after = (...acts: readonly Act[]): LineGame => acts.reduce((g, each) => each(g), newGame(6) as LineGame);
  const own: Act = (g) => moveAll(CORRIDOR, g, ['r', 'l']).game;
  const shown: Act = (g) => moveAll(CORRIDOR, g, ['r', 'r'], true).game;
  const snapshot: Act = (g) => setSnapshot(g, 1);
  const back: Act = (g) => returnToSnapshot(CORRIDOR, g, 1) ?? g;
  const again: Act = (g) => restart(CORRIDOR, g);
  const cases: readonly [name: string, isOwn: boolean, game: LineGame][] = [
    ['only own moves', true, after(own)],
    ['shown moves', false, after(own, shown)],
    ['own moves after shown ones', false, after(shown, own)],
    ['shown moves undone', true, after(own, shown, undo, undo)],
    ['a restart after shown moves', true, after(shown, again, own)],
    ['a snapshot of shown moves', false, after(shown, snapshot, again, own, back, own)],
    ['a snapshot of own moves', true, after(own, snapshot, shown, back)],
  ];
  for (const [name, isOwn, game] of cases) {
    expect([name, isPlayersOwn(game)]).toEqual([name, isOwn]);
    const read = parseGame(CORRIDOR, 6, makeGame(CORRIDOR, game));
    expect([name, read.ok && isPlayersOwn(read.value)]).toEqual([name, isOwn]);
  }
  expect(
    makeGame(CORRIDOR, after(own, shown, snapshot, own, shown))
      .split('\n')
      .slice(1),
  ).toEqual(['at 8', 'play rlrrrlrr', 'shown-snapshot 1 rlrr', 'shown 3-4 7-8', '']);
});

const HEAD = 'masu-game 1 sokoban corridor-6\n';
const REFUSED: readonly [name: string, text: string, code: string, line: number, column: number][] = [
  ['nothing', '', 'not-a-game', 1, 1],
  ['another text', '####\n', 'not-a-game', 1, 1],
  ['newer', 'masu-game 2 sokoban corridor-6', 'other-version', 1, 11],
  ['the other puzzle', 'masu-game 1 futoshiki corridor-6', 'other-puzzle', 1, 13],
  ['another level', 'masu-game 1 sokoban corridor-7', 'other-level', 1, 21],
  ['an unknown line', `${HEAD}pull rr`, 'unknown-line', 2, 1],
  ['no number', `${HEAD}at now`, 'bad-number', 2, 4],
  ['past the end', `${HEAD}at 3\nplay rr`, 'bad-number', 2, 4],
  ['a slot there is not', `${HEAD}snapshot 12 rr`, 'bad-number', 2, 10],
  ['shown entries that are no range', `${HEAD}play rr\nshown 2`, 'bad-number', 3, 7],
  ['shown entries past the end', `${HEAD}shown 2-3\nplay rr`, 'bad-number', 2, 7],
  ['a jump past its moves', `${HEAD}jump 3 rr`, 'bad-number', 2, 6],
  ['moves that are none', `${HEAD}play rrx`, 'bad-moves', 2, 8],
  ['a blocked move', `${HEAD}play rl\njump 1 rll`, 'blocked-move', 3, 8],
];

test.each(REFUSED)('refused: %s', (_name, text, code, line, column) => {
  const result = parseGame(CORRIDOR, 6, text);
  expect(result.ok ? undefined : result.error).toMatchObject({ line, column, code });
});
