// Short lists of levels to play: three for today, those given up, those solved with a few pushes too many, and levels with
// something in common. A list is known by an id that names its levels by their hashes, so that a link to it opens the same
// levels wherever they are known.

import { dailySeed } from '../base/daily.js';
import type { DayText } from '../base/day.js';
import { PUZZLE_IDS, type PuzzleId } from '../base/puzzle.js';
import type { Player } from './next-level.js';
import { countedAttempts } from './rating.js';

export const PLAYLISTS = ['today', 'failed', 'near-minimum', 'journeys', 'few-boxes', 'tight'] as const;
export type PlaylistName = (typeof PLAYLISTS)[number];

/** Futoshiki has neither pushes nor boxes. */
const NAMES: Readonly<Record<PuzzleId, readonly PlaylistName[]>> = {
  sokoban: PLAYLISTS,
  futoshiki: ['today', 'failed'],
};

/** The lists that a puzzle can have. */
export const playlistNames = (puzzle: PuzzleId): readonly PlaylistName[] => NAMES[puzzle] ?? ['failed'];

/** What a list needs to know about a level. */
export interface PlaylistLevel {
  readonly hash: string;
  /** It ships with masu: everybody has it. */
  readonly isShipped: boolean;
  readonly difficulty: number;
  /** How long it takes: the fewest pushes, or the cells to fill. */
  readonly length?: number;
  /** Fewest pushes, if proven. */
  readonly optimum?: number;
  readonly boxes?: number;
  /** Cells inside the walls. */
  readonly floor?: number;
}

export interface PlaylistPlayer extends Omit<Player, 'since'> {
  readonly today: DayText;
}

const MAX_LEVELS = 12;
/** A solution is near the minimum with at most this many pushes more, or a tenth of them. */
const NEAR_PUSHES = 4;
const NEAR_SHARE = 0.1;
const JOURNEY = { floor: 28, pushes: 40 } as const;
const FEW_BOXES = 2;
const TIGHT_FLOOR_PER_BOX = 6;

type Choose = (levels: readonly PlaylistLevel[], player: PlaylistPlayer) => readonly PlaylistLevel[];

/** The levels that ship with masu and pass, unsolved ones first, then the easier first. */
const themed =
  (passes: (level: PlaylistLevel) => boolean): Choose =>
  (levels, { solvedWith }) => {
    const isSolved = ({ hash }: PlaylistLevel): number => (solvedWith(hash) === undefined ? 0 : 1);
    return levels
      .filter((level) => level.isShipped && passes(level))
      .sort((a, b) => isSolved(a) - isSolved(b) || a.difficulty - b.difficulty);
  };

const CHOICES: Readonly<Record<PlaylistName, Choose>> = {
  // A short, a medium, and a long one: from each third by length, the same for everybody on a day.
  today: (levels, { today }) => {
    const sorted = levels
      .filter(({ isShipped, length }) => isShipped && length !== undefined)
      .sort((a, b) => (a.length ?? 0) - (b.length ?? 0) || (a.hash < b.hash ? -1 : 1));
    const third = Math.floor(sorted.length / 3);
    return [0, 1, 2].flatMap((part) => sorted[part * third + (dailySeed(`${today}/${part}`) % third)] ?? []);
  },
  failed: (levels, { puzzle, attempts, solvedWith }) => {
    const last = new Map(countedAttempts(attempts, puzzle).map(({ hash, at, result }) => [hash, { at, result }]));
    return levels
      .filter(({ hash }) => last.get(hash)?.result === 'given-up' && solvedWith(hash) === undefined)
      .sort((a, b) => (last.get(a.hash)?.at ?? 0) - (last.get(b.hash)?.at ?? 0));
  },
  'near-minimum': (levels, { solvedWith }) => {
    const extra = ({ hash, optimum }: PlaylistLevel): number => (solvedWith(hash) ?? 0) - (optimum ?? Infinity);
    return levels
      .filter((level) => extra(level) > 0 && extra(level) <= Math.max(NEAR_PUSHES, NEAR_SHARE * (level.optimum ?? 0)))
      .sort((a, b) => extra(a) - extra(b) || a.difficulty - b.difficulty);
  },
  journeys: themed(({ floor = 0, optimum = 0 }) => floor >= JOURNEY.floor && optimum >= JOURNEY.pushes),
  'few-boxes': themed(({ boxes = 0 }) => boxes > 0 && boxes <= FEW_BOXES),
  tight: themed(({ boxes = 0, floor = 0 }) => boxes > FEW_BOXES && floor <= TIGHT_FLOOR_PER_BOX * boxes),
};

/** The hashes of a list's levels, in order; empty if there are none. A level that is in two collections comes once. */
export function playlistLevels(
  name: PlaylistName,
  levels: readonly PlaylistLevel[],
  player: PlaylistPlayer,
): readonly string[] {
  const distinct = [...new Map(levels.toReversed().map((level) => [level.hash, level])).values()].reverse();
  return CHOICES[name](distinct, player)
    .slice(0, MAX_LEVELS)
    .map(({ hash }) => hash);
}

interface Playlist {
  readonly puzzle: PuzzleId;
  readonly name: PlaylistName;
  readonly hashes: readonly string[];
}

/** As the address of a page names it. */
export const makePlaylistId = ({ puzzle, name, hashes }: Playlist): string =>
  `list-${puzzle}-${name}-${hashes.join('.')}`;

/** Undefined if the text is not the id of a list. */
export function parsePlaylistId(id: string): Playlist | undefined {
  const [, puzzleName, listName, text = ''] = /^list-([a-z]+)-([a-z-]+)-([0-9a-f.]+)$/.exec(id) ?? [];
  const puzzle = PUZZLE_IDS.find((each) => each === puzzleName);
  const name = PLAYLISTS.find((each) => each === listName);
  const hashes = text.split('.').filter((hash) => /^[0-9a-f]{16}$/.test(hash));
  return puzzle && name && hashes.length > 0 ? { puzzle, name, hashes: hashes.slice(0, MAX_LEVELS) } : undefined;
}
