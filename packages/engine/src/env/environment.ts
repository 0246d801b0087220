// The environment behind `masu env`: one request in, one reply out, as lines of JSON. It plays any number of boards at once,
// by the rules, and says on request what is exact about each state. It touches no clock, file, or randomness: files are read
// by the caller, and all chance comes from the seed, so equal requests get equal replies, byte by byte.
//
// Replies are put together as text, because a step of a batch should cost no more than its rules.

import { jsonLine } from '@masu/core/base/json-line.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import { type Random, seededRandom } from '@masu/core/base/random.js';
import { ok, type Result } from '@masu/core/base/result.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { lowerBound } from '@masu/solve/sokoban/solve/bound/lower-bound.js';
import { LABEL_ENCODINGS, LABEL_PRESETS, type LabelPreset, labelRows } from '@masu/studio/sokoban/labels/encodings.js';
import { type StateValues, stateValues } from '@masu/studio/sokoban/labels/state-values.js';
import { ACTIONS_ABOUT, ENV_ACTIONS, type EnvAction, type WrittenAction } from './actions.js';
import { BoardInPlay } from './board-in-play.js';
import { type ExactTable, ExactTables } from './exact-tables.js';
import { type EnvLevel, type LevelPool, levelPool, type ReadEnvFile, sourcesOf } from './level-source.js';
import {
  boardEncoding,
  fixedEncoding,
  OBSERVE_IDS,
  type ObserveId,
  PRESET_NUMBERS,
  WrittenBoard,
} from './observations.js';
import {
  ENV_VERSION,
  type EnvError,
  type EnvRequest,
  envError,
  MAX_BATCH,
  quoted,
  type ReplyId,
  type ResetRequest,
  readRequest,
  type StepRequest,
} from './request.js';
import { REWARD_IDS, REWARDS, type RewardId } from './rewards.js';

/** What an environment gets from outside. */
export interface EnvHost {
  readonly readFile: ReadEnvFile;
  /** The most memory for tables of exact values. */
  readonly tableBytes: number;
}

/** The most cells of all observations together. */
const MAX_CELLS = 2 ** 24;

/** The settings of the last reset that named a source of levels. */
interface Settings {
  /** Absent for a single board, whose replies have no lists. */
  readonly batch?: number;
  readonly order: 'given' | 'random';
  readonly observe: ObserveId;
  readonly preset: LabelPreset;
  readonly reward: RewardId;
  readonly metric: Metric;
  readonly maxSteps: number;
  readonly autoReset: boolean;
}

interface Playing {
  readonly settings: Settings;
  readonly pool: LevelPool;
  readonly width: number;
  readonly height: number;
  readonly boards: readonly BoardInPlay[];
  readonly tables?: ExactTables;
  /** The part of each level that never changes, as JSON. */
  readonly fixed: (level: EnvLevel) => string | undefined;
  random: Random;
  /** Episodes that have begun. */
  begun: number;
}

export interface EnvReply {
  /** One line of JSON, without its end. */
  readonly line: string;
  /** The client is done. */
  readonly isClosed?: true;
}

type Replying = Generator<void, Result<string, EnvError>, void>;

/** The next level: in the given order, or drawn. */
function nextLevel(playing: Pick<Playing, 'settings' | 'pool' | 'random' | 'begun'>): EnvLevel {
  const { settings, pool, random } = playing;
  const { levels } = pool;
  const at = settings.order === 'random' ? random.below(levels.length) : playing.begun % levels.length;
  playing.begun++;
  return levels[at] as EnvLevel;
}

const isTruncated = ({ settings }: Playing, board: BoardInPlay): boolean =>
  !board.isSolved && board.steps >= settings.maxSteps;

const isOver = (playing: Playing, board: BoardInPlay): boolean => board.isSolved || isTruncated(playing, board);

function fixedWriter(settings: Settings, width: number, height: number): Playing['fixed'] {
  const encoding = fixedEncoding(settings.observe, settings.preset);
  const known = new Map<EnvLevel, string>();
  return (level) => {
    if (!encoding) return undefined;
    const text = known.get(level);
    if (text !== undefined) return text;
    const board = new WrittenBoard(encoding, width, height);
    labelRows(level.level, level.level.start).forEach((row, y) => {
      for (let x = 0; x < row.length; x++) board.put(y, x, row[x] as string);
    });
    // A few levels are played again and again; thousands are played once.
    if (known.size > 1000) known.clear();
    known.set(level, board.toString());
    return board.toString();
  };
}

/** What is exact about the state of a board, as JSON: `null` where nothing is known. */
function exactOf({ tables, settings }: Playing, { level, position }: BoardInPlay) {
  const table = tables?.known(level.level) ?? 'beyond';
  const { action } = LABEL_ENCODINGS[settings.preset];
  const values = valuesIn(table, position);
  const bound = lowerBound(level.level, position);
  return {
    distance: String(values?.distance ?? null),
    optimal: values ? JSON.stringify(values.optimal.map((each) => action(each))) : 'null',
    dead: String(values ? values.isDead : null),
    lowerBound: String(bound === undefined || bound === Number.POSITIVE_INFINITY ? null : bound),
  };
}

function valuesIn(table: ExactTable, position: Position): StateValues | undefined {
  if (table === 'beyond') return undefined;
  return table === 'dead-start' ? { optimal: [], isDead: true } : stateValues(table, position);
}

function exactFields(playing: Playing): string {
  const { settings, tables, boards } = playing;
  if (!tables) return '';
  const all = boards.map((board) => exactOf(playing, board));
  const field = (name: keyof ReturnType<typeof exactOf>): string => {
    const values = all.map((each) => each[name]);
    return `"${name}":${settings.batch === undefined ? values[0] : `[${values.join(',')}]`}`;
  };
  return `,"exact":{${field('distance')},${field('optimal')},${field('dead')},${field('lowerBound')}}`;
}

/** The fields that say how the boards are now. `began`: those whose episode has just begun. */
function stateFields(playing: Playing, rewards: readonly number[] | undefined, began: ReadonlySet<number>): string {
  const { settings, boards } = playing;
  const isBatch = settings.batch !== undefined;
  const many = (name: string, plural: string, values: readonly unknown[]): string =>
    isBatch ? `,"${plural}":[${values.join(',')}]` : `,"${name}":${values[0]}`;
  const written = boards.map(({ written: board }) => board?.toString() ?? 'null');
  const fixed = boards.map((board, at) => (began.has(at) ? playing.fixed(board.level) : undefined) ?? 'null');
  return (
    (settings.observe === 'none' ? '' : many('observation', 'observations', written)) +
    (fixed.some((each) => each !== 'null') ? many('fixed', 'fixed', fixed) : '') +
    (rewards ? many('reward', 'rewards', rewards) : '') +
    many(
      'terminated',
      'terminated',
      boards.map((board) => board.isSolved),
    ) +
    many(
      'truncated',
      'truncated',
      boards.map((board) => isTruncated(playing, board)),
    ) +
    many(
      'level',
      'levels',
      boards.map(({ level }) => level.number),
    ) +
    exactFields(playing)
  );
}

/** An environment that no reset has filled yet. */
export class AgentEnvironment {
  private readonly host: EnvHost;
  private playing: Playing | undefined;

  constructor(host: EnvHost) {
    this.host = host;
  }

  /** The reply to one line. Yields during long work, and never throws for what a line says. */
  *reply(line: string): Generator<void, EnvReply, void> {
    const { id, request } = readRequest(line);
    if (!request.ok) return { line: envErrorLine(request.error, id) };
    const replied = yield* this.perform(request.value);
    if (!replied.ok) return { line: envErrorLine(replied.error, id) };
    const reply = `{"ok":true${idField(id)}${replied.value}}`;
    return request.value.do === 'close' ? { line: reply, isClosed: true } : { line: reply };
  }

  private *perform(request: EnvRequest): Replying {
    switch (request.do) {
      case 'hello':
        return hello(request.version);
      case 'reset':
        return yield* this.reset(request);
      case 'step':
        return yield* this.step(request);
      case 'show':
        return this.show(request.board ?? 0);
      case 'close':
        return ok('');
    }
  }

  private *reset(request: ResetRequest): Replying {
    const sources = sourcesOf(request);
    if (sources > 1) return envError('bad-field', 'Name one source of levels: level, file, or generate.');
    if (sources === 0) return yield* this.restart(request);
    if (request.boards) return envError('bad-field', 'boards restarts boards of the last reset; leave the source out.');
    const read = yield* levelPool(request, this.host.readFile);
    if (!read.ok) return read;
    const pool = read.value;
    const { batch, order = 'given', observe = 'text', preset = 'boxoban', reward = 'gym-sokoban' } = request;
    const { metric = 'moves', maxSteps = Number.POSITIVE_INFINITY, autoReset = batch !== undefined } = request;
    let [width, height] = [0, 0];
    for (const { level } of pool.levels) {
      width = Math.max(width, level.width);
      height = Math.max(height, level.height);
    }
    const count = batch ?? 1;
    if (observe !== 'none' && count * width * height > MAX_CELLS) {
      const size = `${count} boards of ${width} × ${height} cells`;
      return envError('too-large', `${size} are too many; at most ${MAX_CELLS} cells together.`);
    }
    const settings: Settings = {
      ...(batch === undefined ? {} : { batch }),
      ...{ order, observe, preset, reward, metric, maxSteps, autoReset },
    };
    const encoding = boardEncoding(observe, preset);
    const chance = { settings, pool, random: seededRandom(request.seed ?? 0), begun: 0 };
    const boards = Array.from({ length: count }, () => {
      const written = encoding && new WrittenBoard(encoding, width, height);
      return new BoardInPlay(nextLevel(chance), written);
    });
    const playing: Playing = {
      ...chance,
      ...{ width, height, boards, fixed: fixedWriter(settings, width, height) },
      ...(request.exact ? { tables: new ExactTables(metric, this.host.tableBytes) } : {}),
    };
    this.playing = playing;
    yield* buildTables(playing);
    const sizes = `,"width":${width},"height":${height},"count":${pool.levels.length},"invalid":${pool.invalid}`;
    return ok(sizes + stateFields(playing, undefined, new Set(boards.keys())));
  }

  /** Begins episodes with the levels and settings of the last reset. */
  private *restart(request: ResetRequest): Replying {
    const { playing } = this;
    const { do: _, id: __, seed, boards: wanted, ...settings } = request;
    const [named] = Object.keys(settings);
    if (named !== undefined) {
      return envError('bad-field', `${named} needs a source of levels in the same reset: level, file, or generate.`);
    }
    if (!playing) return envError('no-reset', 'The first reset names its levels: level, file, or generate.');
    const missing = wanted?.find((board) => board >= playing.boards.length);
    if (missing !== undefined) {
      return envError('bad-field', `boards: there is no board ${missing}; the last is ${playing.boards.length - 1}.`);
    }
    if (seed !== undefined) {
      playing.random = seededRandom(seed);
      playing.begun = 0;
    }
    const began = new Set(wanted ?? playing.boards.keys());
    for (const board of began) (playing.boards[board] as BoardInPlay).begin(nextLevel(playing));
    yield* buildTables(playing);
    return ok(stateFields(playing, undefined, began));
  }

  private *step(request: StepRequest): Replying {
    const { playing } = this;
    if (!playing) return envError('no-reset', 'Send a reset before the first step.');
    const read = actionsOf(request, playing);
    if (!read.ok) return read;
    const { batch, reward, autoReset } = playing.settings;
    const { of: rewardOf } = REWARDS[reward];
    const [rewards, began] = [[] as number[], new Set<number>()];
    let played = 0;
    if (batch === undefined) {
      const board = playing.boards[0] as BoardInPlay;
      let sum = 0;
      for (const action of read.value) {
        if (isOver(playing, board)) {
          if (played > 0 || !autoReset) break;
          board.begin(nextLevel(playing));
          began.add(0);
          played++;
          break;
        }
        sum += rewardOf(board.play(action));
        played++;
      }
      // Rewards are tenths or whole numbers.
      rewards.push(Math.round(10 * sum) / 10);
    } else {
      for (const [at, board] of playing.boards.entries()) {
        if (!isOver(playing, board)) {
          rewards.push(rewardOf(board.play(read.value[at] as EnvAction)));
          continue;
        }
        rewards.push(0);
        if (!autoReset) continue;
        board.begin(nextLevel(playing));
        began.add(at);
      }
    }
    if (began.size > 0) yield* buildTables(playing);
    const count = request.actions !== undefined && batch === undefined ? `,"played":${played}` : '';
    return ok(stateFields(playing, rewards, began) + count);
  }

  private show(at: number): Result<string, EnvError> {
    const { playing } = this;
    if (!playing) return envError('no-reset', 'Send a reset before the first show.');
    const board = playing.boards[at];
    if (!board) {
      return envError('bad-field', `board: there is no board ${at}; the last is ${playing.boards.length - 1}.`);
    }
    const rows = labelRows(board.level.level, board.position);
    return ok(`,"board":${JSON.stringify(rows)},"level":${board.level.number},"steps":${board.steps}`);
  }
}

function* buildTables({ tables, boards }: Playing): Generator<void, void, void> {
  if (!tables) return;
  const inPlay = (): ReadonlySet<Level> => new Set(boards.map(({ level }) => level.level));
  for (const { level } of boards) yield* tables.build(level.level, inPlay);
}

/** The action of each board; of a single board, the actions to play in turn. */
function actionsOf(
  { action, actions }: StepRequest,
  { settings, boards }: Playing,
): Result<readonly (EnvAction | 'nothing')[], EnvError> {
  const { preset, batch } = settings;
  const table = ENV_ACTIONS[preset];
  if ((action === undefined) === (actions === undefined)) {
    return envError('bad-field', 'Send action (one for all boards) or actions (a list), and not both.');
  }
  if (actions && batch !== undefined && actions.length !== boards.length) {
    return envError('bad-action', `actions: expected one for each of ${boards.length} boards, got ${actions.length}.`);
  }
  if (actions?.length === 0) return envError('bad-action', 'actions: expected at least one action.');
  const written = actions ?? Array<unknown>(batch === undefined ? 1 : boards.length).fill(action);
  const read: (EnvAction | 'nothing')[] = [];
  for (const [at, each] of written.entries()) {
    const found = table.get(each as WrittenAction);
    if (found === undefined) {
      const which = actions ? `actions.${at}` : 'action';
      return envError('bad-action', `${which}: expected ${ACTIONS_ABOUT[preset]}, got ${quoted(each)}.`);
    }
    read.push(found);
  }
  return ok(read);
}

function hello(version: number | undefined): Result<string, EnvError> {
  if (version !== undefined && version !== ENV_VERSION) {
    return envError('wrong-version', `This program speaks version ${ENV_VERSION} of the protocol, not ${version}.`);
  }
  const presets = LABEL_PRESETS.map((id) => `"${id}":${PRESET_NUMBERS[id].planes}`).join(',');
  const lists = { observe: OBSERVE_IDS, rewards: REWARD_IDS };
  return ok(
    `,"protocol":"masu-env","version":${ENV_VERSION},"maxBatch":${MAX_BATCH},"planes":{${presets}},` +
      JSON.stringify(lists).slice(1, -1),
  );
}

const idField = (id: ReplyId | undefined): string => (id === undefined ? '' : `,"id":${JSON.stringify(id)}`);

export const envErrorLine = (error: EnvError, id?: ReplyId): string =>
  `{"ok":false${idField(id)},"error":${jsonLine(error)}}`;
