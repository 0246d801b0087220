// What a puzzle shows in the terminal, as one object: its game on the full screen and in line mode, its rows in lists, its
// records in words, and the choices of its generator. `terminal-puzzles.ts` is the table of them.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { PlaylistLevel } from '@masu/core/play/playlists.js';
import type { PuzzleRecord } from '@masu/core/play/saved-data.js';
import type { GenerateJob } from '@masu/engine/jobs/kinds/generate-schema.js';
import type { LevelOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import type { StoredLevel } from '../../saves/library.js';
import type { FutoshikiActions } from '../futoshiki/page.js';
import type { LevelHeading } from '../game/heading.js';
import type { LineGame, LineHost } from '../lines/game-lines.js';
import type { Appearance } from '../screen/appearance.js';
import type { Cells, Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import type { SokobanActions } from '../sokoban/page.js';

export const TERMINAL_SORTS = ['file', 'grade', 'boxes', 'pushes'] as const;
export type Sort = (typeof TERMINAL_SORTS)[number];

/** A small drawing of a level; of a large one, a part. */
interface LevelPreview {
  readonly picture: Cells;
  readonly isPart: boolean;
}

/** Something to choose for a new level. */
export interface GeneratorField {
  /** The key of its setting and of its name. */
  readonly name: 'size' | 'difficulty' | 'boxes' | 'rooms' | 'floor';
  readonly values: readonly string[];
  readonly defaultValue: string;
}

/** No wish; saved with the settings. */
export const ANY_VALUE = 'any';
/** Only the floor that the solution needs. */
export const TIGHT_FLOOR = 'tight';

/** A value for each field. */
export type ChosenValues = Readonly<Record<string, string>>;

/** A level that was just generated. */
interface GeneratedFacts {
  readonly grade: string;
  readonly seed: number;
}

export interface TerminalPuzzle<Id extends PuzzleId> {
  /** The game on the full screen. */
  page(
    app: App,
    stored: StoredLevel,
    level: LevelOf<Id>,
    heading: LevelHeading,
    actions: SokobanActions & FutoshikiActions,
  ): TerminalPage;
  lines(host: LineHost, level: LevelOf<Id>): LineGame;

  /** What lists can be sorted by. */
  readonly sorts: readonly Sort[];
  /** What the sort by boxes counts. */
  readonly measured: 'boxes' | 'size';
  measure(level: LevelOf<Id>): number;
  /** The size of a level in words. */
  sizeText(level: LevelOf<Id>): string;
  /** Columns of its picture in full. */
  pictureColumns(level: LevelOf<Id>): number;
  /** As large as fits; undefined if nothing does. */
  preview(level: LevelOf<Id>, room: Size, appearance: Appearance): LevelPreview | undefined;
  /** What playlists look at; `optimum`: the fewest pushes, if proven. */
  listed(level: LevelOf<Id>, optimum: number | undefined): Partial<PlaylistLevel>;

  /** A record in a list of levels. */
  recordText(record: PuzzleRecord<Id>): string;
  /** A record in the list of records. */
  recordAbout(record: PuzzleRecord<Id>): string;
  /** When the record was last improved. */
  solvedAt(record: PuzzleRecord<Id>): number;

  /** What can be chosen for a new level: the page draws and changes whatever is here. */
  readonly fields: readonly GeneratorField[];
  generateJob(chosen: ChosenValues, seed: number): GenerateJob;
  generatedTitle(level: LevelOf<Id>, facts: GeneratedFacts): string;
}
