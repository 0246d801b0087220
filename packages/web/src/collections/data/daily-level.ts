// The level of a day: from saved data if the player has opened it before, otherwise generated in a worker, the same as
// everywhere else. Future days can't be opened.

import { localDay } from '@masu/core/base/daily.js';
import { type DayText, parseDay } from '@masu/core/base/day.js';
import { defined } from '@masu/core/base/defined.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { generateDaily } from '@masu/engine/jobs/daily-job.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { GenerateReport } from '@masu/engine/jobs/kinds/generate-schema.js';
import { notifyOn } from '../../app/notice.js';
import { longDay } from '../../dates.js';
import { levelGrade } from '../../level-grade.js';
import { dailyTexts } from '../../texts/daily.js';
import { workers } from '../../workers.js';
import type { Collection, CollectionLevel } from './collection.js';
import { dailyEntry, saveDaily } from './dailies.js';

/** By the player's clock; a page left open overnight asks again. */
export const today = (): DayText => localDay(new Date());

export const dailyId = (puzzle: PuzzleId, day: DayText): string => `daily-${puzzle}-${day}`;

function parseDailyId(id: string): { readonly puzzle: PuzzleId; readonly day: DayText } | undefined {
  const [, name, day = ''] = /^daily-([a-z]+)-(.*)$/.exec(id) ?? [];
  const puzzle = PUZZLE_IDS.find((each) => each === name);
  return puzzle && parseDay(day) && day <= today() ? { puzzle, day } : undefined;
}

export interface DailyLevel {
  readonly daily: SavedDaily;
  readonly level: CollectionLevel;
}

/** A level being generated; after `stop` there is no result. */
export interface MakingDaily {
  readonly level: Promise<DailyLevel | undefined>;
  readonly stop: () => void;
}

async function readLevel(daily: SavedDaily): Promise<DailyLevel | undefined> {
  const [levelFound] = (await (await workers()).readText(daily.level, 1)).levels;
  if (levelFound?.hash === undefined) return undefined;
  const { puzzle, grade, optimum } = daily;
  const { draft, hash } = levelFound;
  const { notes = [] } = draft as { readonly notes?: readonly string[] };
  // What a generated level's comments say besides grade, seed, and optimum.
  const reasons = notes.filter((line) => !/^(?:Grade|Seed|Optimum): /.test(line));
  const known = { puzzle, hash, grader: 0, grade, isExact: true, reasons, ...defined({ optimum }) };
  const title = dailyTexts.title(longDay(daily.day));
  return { daily, level: { title, draft, hash, ...defined({ graded: levelGrade(puzzle, known) }) } };
}

/** In what format the level of a day is saved. */
const DAILY_FORMATS: Readonly<Record<PuzzleId, string>> = { sokoban: 'xsb', futoshiki: 'bars' };

/** As `savedDaily` makes it, but read by the worker: the page has no formats. */
async function makeDailyEntry(day: DayText, report: GenerateReport & { verdict: 'generated' }): Promise<SavedDaily> {
  const { readText, writeText } = await workers();
  const [levelFound] = (await readText(report.level, 1)).levels;
  if (levelFound?.hash === undefined) throw new Error('a generated level cannot be read');
  const { puzzle, grade } = report;
  const known = { puzzle, day, hash: levelFound.hash, grade };
  const { pushes: optimum }: { readonly grade: string; readonly pushes?: number } = report;
  const format = DAILY_FORMATS[puzzle];
  const level = format === report.format ? report.level : await writeText(puzzle, format, [levelFound.draft]);
  return { ...known, level, ...defined({ optimum }) };
}

/** `tell` is called with the number of tries so far. */
export function makeDaily(puzzle: PuzzleId, day: DayText, tell: (tries: number) => void): MakingDaily {
  let isStopped = false;
  let task: Pick<Task, 'stop'> | undefined;
  const generate = async (): Promise<DailyLevel | undefined> => {
    const known = dailyEntry(puzzle, day);
    if (known) return readLevel(known);
    const engine = (await workers()).singleEngine('generate');
    const running = isStopped ? undefined : generateDaily(engine, puzzle, day, ({ expanded }) => tell(expanded));
    task = running;
    const reported = await running?.report;
    if (!reported) return undefined;
    if (!reported.ok) throw new Error(reported.error.message);
    const { report } = reported.value;
    if (report.verdict === 'gave-up') return undefined;
    if (report.verdict === 'refused') throw new Error(report.message);
    const entry = await makeDailyEntry(day, report);
    await saveDaily(entry);
    return readLevel(entry);
  };
  return {
    level: generate(),
    stop: () => {
      isStopped = true;
      task?.stop();
    },
  };
}

/** A day as a collection of one level: what the pages that play it open. */
export async function dailyCollection(id: string): Promise<Collection | undefined> {
  const parts = parseDailyId(id);
  if (!parts) return undefined;
  const { puzzle, day } = parts;
  if (!dailyEntry(puzzle, day)) notifyOn(puzzle)(dailyTexts.generating(1));
  const composed = await makeDaily(puzzle, day, () => {}).level;
  return composed && { id, title: dailyTexts.collection, puzzle, origin: 'daily', levels: [composed.level] };
}
