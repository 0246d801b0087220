// `masu daily`: the puzzle of the day, the same for everyone on the same calendar day. Plays it on a terminal; prints
// it with --show, with --json, and if standard output is not a terminal.

import { localDay } from '../../../base/daily.js';
import { parseDay } from '../../../base/day.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../../base/puzzle.js';
import { unknownName } from '../../../base/suggest.js';
import { FUTOSHIKI_RULES } from '../../../futoshiki/index.js';
import {
  DAILY_PUZZLES,
  type DailyReport,
  type DraftOf,
  type GenerateReport,
  generateDaily,
  type LevelOf,
  playableOf,
  readLevels,
} from '../../../jobs/index.js';
import { workerPool } from '../../../jobs/node/index.js';
import type { SavedDaily } from '../../../play/index.js';
import { openLibrary, openStore, type Store, storedDailies } from '../../../saves/index.js';
import { savedDaily } from '../../../session/index.js';
import { canonicalHash } from '../../../sokoban/index.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../../interface/exit-codes.js';
import { interruptible } from '../../interface/interrupt.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { canShowScreen, playInLines, playOnScreen } from '../../start-terminal.js';

// The puzzle of a day, generated in a worker with a progress line, as text and as JSON.

interface DailyFileLevel {
  readonly day: string;
  readonly seed: number;
  readonly report: Extract<GenerateReport, { readonly verdict: 'generated' }>;
}

/** Undefined if Ctrl-C came. */
async function makeDailyFile(puzzle: PuzzleId, day: string, output: Output): Promise<DailyFileLevel | undefined> {
  const engine = workerPool(1);
  const began = performance.now();
  const task = generateDaily(engine, puzzle, day, ({ expanded }) => {
    const time = Math.floor((performance.now() - began) / 1000);
    if (time > 0) output.live(`${time} s: generating the puzzle of ${day}, try ${expanded}`);
  });
  if (!task) throw new Error(`${day} is not a day`);
  const work = async () => dailyLevel(day, await task.report);
  return interruptible(output, task.stop, work, () => engine.close());
}

function dailyLevel(day: string, reported: Awaited<NonNullable<ReturnType<typeof generateDaily>>['report']>) {
  if (!reported.ok) throw new Error(reported.error.message);
  const { seed, report }: DailyReport = reported.value;
  if (report.verdict === 'gave-up') return undefined;
  if (report.verdict === 'refused') throw new Refusal(EXIT.limit, `Gave up. ${report.message}`);
  return { day, seed, report };
}

/** The level that was generated, as written and as it is played. */
function readDaily({ report }: DailyFileLevel) {
  const read = readLevels(report.level, { format: report.format });
  const found = read.ok ? read.value.levels[0] : undefined;
  if (!found?.level.ok || !found.draft) throw new Error('the generated level cannot be read');
  return { draft: found.draft, level: found.level.value };
}

type Generated<Id extends PuzzleId> = Extract<DailyFileLevel['report'], { readonly puzzle: Id }>;
type LevelFields<Id extends PuzzleId> = (report: Generated<Id>, level: LevelOf<Id>) => object;

/** What the JSON object says about a level. */
const LEVEL_FIELDS: { readonly [Id in PuzzleId]: LevelFields<Id> } = {
  sokoban({ difficulty, pushes, boxes, reasons }, level) {
    const why = reasons.map((reason) => reason.replace(/\.$/, ''));
    return { difficulty, pushes, boxes, hash: canonicalHash(level), reasons: why };
  },
  futoshiki: ({ digits, signs }, level) => ({ size: level.size, digits, signs, hash: FUTOSHIKI_RULES.hash(level) }),
};

/** A draft in the first format of its puzzle. */
function draftLines(puzzle: PuzzleId, draft: DraftOf<PuzzleId>): string {
  const made = playableOf(puzzle).formats[0]?.make([draft]);
  if (!made?.ok) throw new Error('the generated level cannot be written');
  return made.value;
}

/** The level, titled by its day. */
function dailyText(daily: DailyFileLevel): string {
  const { puzzle } = daily.report;
  const title = `Daily ${PUZZLE_NAMES[puzzle]} ${daily.day}`;
  return draftLines(puzzle, { ...readDaily(daily).draft, title });
}

function dailyJson(daily: DailyFileLevel): string {
  const { draft, level } = readDaily(daily);
  const { day, seed, report } = daily;
  const { puzzle, grade } = report;
  // The row is of the report's puzzle, which the compiler can't follow.
  const fields = (LEVEL_FIELDS[puzzle] as LevelFields<PuzzleId>)(report, level);
  const board = draftLines(puzzle, playableOf(puzzle).bareDraft(draft)).trimEnd().split('\n');
  return jsonLine({ puzzle, date: day, seed, grade, ...fields, board });
}

function puzzleNamed(name: string): PuzzleId {
  const found = DAILY_PUZZLES.find((puzzle) => puzzle === name);
  if (!found) throw new Refusal(EXIT.usage, unknownName('puzzle', name, DAILY_PUZZLES));
  return found;
}

function dayNamed(text: string, flag: string): string {
  if (parseDay(text)) return text;
  throw new Refusal(
    EXIT.usage,
    `${flag}: expected a day such as 2026-11-15, got ${JSON.stringify(text.slice(0, 40))}.`,
  );
}

/** Prints the level; it is generated again whatever is saved, so that every machine prints the same. */
async function show(puzzle: PuzzleId, day: string, isJson: boolean, output: Output): Promise<ExitCode> {
  const made = await makeDailyFile(puzzle, day, output);
  if (!made) return EXIT.interrupted;
  output.printText(isJson ? `${dailyJson(made)}\n` : dailyText(made));
  return EXIT.ok;
}

/** As it was saved when this day was first opened; otherwise generated now. Undefined if Ctrl-C came. */
async function openDaily(store: Store, puzzle: PuzzleId, day: string, output: Output): Promise<SavedDaily | undefined> {
  const saved = store.daily({ puzzle, day });
  if (saved) return saved;
  const made = await makeDailyFile(puzzle, day, output);
  if (!made) return undefined;
  const daily = savedDaily(day, made.report);
  store.saveDaily(daily);
  return daily;
}

async function play(puzzle: PuzzleId, day: string, isPlain: boolean, output: Output): Promise<ExitCode> {
  const store = openStore();
  const daily = await openDaily(store, puzzle, day, output);
  if (!daily) return EXIT.interrupted;
  const collection = storedDailies(daily);
  if (!collection.ok) throw new Error(collection.error);
  if (!isPlain) await playOnScreen({ collection: collection.value, color: output.hasColor });
  else {
    const request = { store, library: openLibrary(store), collection: collection.value, now: Date.now };
    await playInLines({ ...request, input: process.stdin, output: process.stdout });
  }
  return EXIT.ok;
}

export const DAILY = defineCommand({
  arguments: [{ name: '[puzzle]', about: 'sokoban or futoshiki (default: sokoban)' }],
  options: [
    { flags: '--date <d>', about: 'the puzzle of this day, as YYYY-MM-DD (default: today)', parse: dayNamed },
    { flags: '--show', about: 'print the level instead of playing it' },
    { flags: '--plain', about: 'line mode: type commands, get text back' },
    { flags: '--json', about: 'print the level as a JSON object' },
  ],
  async run({ words, options, output }) {
    const puzzle = puzzleNamed(words[0] ?? 'sokoban');
    const day = options.date ?? localDay(new Date());
    const canPlay = options.plain || (process.stdin.isTTY && process.stdout.isTTY);
    if (options.show || options.json || !canPlay) return show(puzzle, day, options.json === true, output);
    return play(puzzle, day, options.plain === true || !canShowScreen(process.env), output);
  },
});
