// A third puzzle, in the tests alone: Lights Out. Pressing a lamp switches it and its neighbors; all lamps must go out.
// It is one object, made known by `addPuzzle`; no file outside this one has heard of it.

import type { Outcome, Solving } from '@masu/core/base/outcome.js';
import type { Format, Puzzle, Solver } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';

const MAX_SIZE = 8;
const LIT = 'O';
const DARK = '-';
const HEADING = /^lights out(?:: *(.*))?$/i;

export interface LightsDraft {
  readonly rows: readonly string[];
  readonly title?: string;
  readonly place?: { readonly line: number };
}

export interface LightsLevel {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly lamps: readonly boolean[];
}

type Lamps = readonly boolean[];
/** The cells to press. */
type Presses = readonly number[];

/** Switches a lamp and its neighbors. */
function press({ width, height }: LightsLevel, lamps: Lamps, cell: number): Lamps {
  const [row, column] = [Math.floor(cell / width), cell % width];
  return lamps.map((isLit, at) => {
    const distance = Math.abs(Math.floor(at / width) - row) + Math.abs((at % width) - column);
    return row < height && distance <= 1 ? !isLit : isLit;
  });
}

const areOut = (lamps: Lamps): boolean => !lamps.includes(true);

/** `b3`: column b, row 3. The level's width is known only when a move is played, so a move is a column and a row. */
interface LampMove {
  readonly column: number;
  readonly row: number;
}

type LampMoves = readonly LampMove[];

const COLUMNS = 'abcdefgh';
const moveText = ({ column, row }: LampMove): string => `${COLUMNS[column]}${row + 1}`;
const moveAt = ({ width }: LightsLevel, cell: number): LampMove => ({
  column: cell % width,
  row: Math.floor(cell / width),
});

function parseMoves(text: string): Result<readonly LampMove[], TextError> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const moves = words.map((word) => /^([a-h])([1-8])$/i.exec(word));
  const wrong = moves.indexOf(null);
  if (wrong >= 0) return fail(textError(1, 1, 'bad-moves', `Expected lamps such as b3, got ${words[wrong]}.`));
  return ok(
    moves.map((found) => ({
      column: COLUMNS.indexOf((found?.[1] ?? '').toLowerCase()),
      row: Number(found?.[2]) - 1,
    })),
  );
}

function cellAt({ width, height }: LightsLevel, { column, row }: LampMove): number | undefined {
  return column < width && row < height ? row * width + column : undefined;
}

function validate({ rows, place }: LightsDraft): Result<LightsLevel, TextError> {
  const width = rows[0]?.length ?? 0;
  const isBoard = rows.length <= MAX_SIZE && width > 0 && width <= MAX_SIZE;
  if (!isBoard || rows.some((row) => row.length !== width)) {
    return fail(textError(place?.line ?? 1, 1, 'bad-board', 'Expected rows of one length, at most 8 × 8.'));
  }
  return ok({ width, height: rows.length, lamps: [...rows.join('')].map((letter) => letter === LIT) });
}

const LIGHTS: Format<LightsDraft> = {
  id: 'lights',
  name: 'Lights',
  about: 'a heading, then rows of O and -',
  extensions: ['.lights'],
  separator: '\n',
  recognize: (text) => (splitLines(text).some((line) => HEADING.test(line)) ? 1 : 0),
  parse(text) {
    const drafts: { rows: string[]; title?: string; place: { line: number } }[] = [];
    for (const [index, line] of splitLines(text).entries()) {
      const heading = HEADING.exec(line);
      if (heading) {
        const title = heading[1] === undefined ? {} : { title: heading[1] };
        drafts.push({ rows: [], ...title, place: { line: index + 1 } });
      } else if (line.trim() !== '') drafts.at(-1)?.rows.push(line.trim());
    }
    return { levels: drafts.map(ok), warnings: [] };
  },
  make: (drafts) =>
    ok(
      drafts
        .map(({ title, rows }) => `lights out${title === undefined ? '' : `: ${title}`}\n${rows.join('\n')}\n`)
        .join('\n'),
    ),
};

const rowsOf = ({ width, height }: LightsLevel, lamps: Lamps): string[] =>
  Array.from({ length: height }, (_, row) =>
    lamps
      .slice(row * width, (row + 1) * width)
      .map((isLit) => (isLit ? LIT : DARK))
      .join(''),
  );

/** Presses the lamps below every lit one, row by row ("chasing the lights"): the first row decides all others. */
function chase(level: LightsLevel, first: number): Presses | undefined {
  const { width, height } = level;
  const presses: number[] = [];
  let lamps: Lamps = level.lamps;
  for (let cell = 0; cell < width * height; cell++) {
    const isPressed = cell < width ? ((first >> cell) & 1) === 1 : lamps[cell - width] === true;
    if (!isPressed) continue;
    lamps = press(level, lamps, cell);
    presses.push(cell);
  }
  return areOut(lamps) ? presses : undefined;
}

/** Tries every first row. The fewest presses of all are the fewest there are. */
const CHASE: Solver<LightsLevel, LampMoves> = {
  id: 'chase',
  name: 'Chasing the lights',
  about: 'tries every first row',
  claim: 'optimal',
  metric: 'moves',
  *solve(level, limits, watch): Solving<LampMoves> {
    let best: LampMoves | undefined;
    const tries = 1 << level.width;
    const ended = (expanded: number) => ({
      effort: { expanded, generated: expanded, duplicates: 0, millis: 0, cpuMillis: 0, bytes: 0 },
    });
    for (let first = 0; first < tries; first++) {
      const isStopped = watch.stopped();
      if (isStopped || first >= (limits.nodes ?? tries)) {
        const limit = isStopped ? 'stopped' : 'nodes';
        return { verdict: 'gave-up', limit, ...(best ? { best } : {}), ...ended(first) };
      }
      const found = chase(level, first)?.map((cell) => moveAt(level, cell));
      if (found && found.length < (best?.length ?? Number.POSITIVE_INFINITY)) best = found;
      if (first % 32 === 31) yield;
    }
    const outcome: Outcome<LampMoves> = best
      ? { verdict: 'solved', answer: best, claim: 'optimal', notes: { tieBreak: 'proved' }, ...ended(tries) }
      : { verdict: 'unsolvable', ...ended(tries) };
    return outcome;
  },
};

function play(level: LightsLevel, lamps: Lamps, move: LampMove): Lamps | undefined {
  const cell = cellAt(level, move);
  return cell === undefined ? undefined : press(level, lamps, cell);
}

function check(level: LightsLevel, moves: LampMoves): Result<true, string> {
  const end = moves.reduce((lamps: Lamps | undefined, move) => lamps && play(level, lamps, move), level.lamps);
  return end && areOut(end) ? ok(true) : fail('Some lamps are still lit.');
}

export const LIGHTS_OUT: Puzzle<LightsDraft, LightsLevel, Lamps, LampMove, LampMoves, string> = {
  id: 'lights-out',
  isLevel: (value) => typeof value === 'object' && value !== null && 'lamps' in value,
  validate,
  start: ({ lamps }) => lamps,
  play,
  isSolved: (_level, lamps) => areOut(lamps),
  beginAt: (level, lamps) => ({ ...level, lamps }),
  check,
  show: rowsOf,
  size: ({ width, height }) => ({ width, height }),
  hash: (level) => rowsOf(level, level.lamps).join('/'),

  formats: [LIGHTS],
  makeDraft: (level) => ({ rows: rowsOf(level, level.lamps) }),
  bareDraft: ({ rows }) => ({ rows }),
  parseMoves,
  makeMoves: (_level, moves) => moves.map(moveText).join(' '),
  figures: { solution: 'moves', counts: ['moves'] },
  verify(level, moves) {
    const checked = check(level, moves);
    return checked.ok ? ok({ solution: moves.map(moveText).join(' '), moves: moves.length }) : checked;
  },
  parseAnswer(solution) {
    const moves = typeof solution === 'string' ? parseMoves(solution) : undefined;
    return moves?.ok ? moves.value : undefined;
  },

  solvers: [CHASE],
  defaultSolver: CHASE.id,
};
