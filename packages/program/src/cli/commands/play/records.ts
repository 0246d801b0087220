// `masu records`: the player's best results, one line per level.

import { clockTime, countOf } from '@masu/core/base/format.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { tableLines } from '@masu/core/base/table.js';
import { textOrder } from '@masu/core/base/text.js';
import type { LevelRecord, PlainRecord } from '@masu/core/play/saved-data.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { jsonLine, safe } from '../../interface/output.js';
import { openSaved } from '../../interface/saved-data.js';

const byTitle = (a: LevelRecord, b: LevelRecord): number =>
  textOrder(b.puzzle, a.puzzle) || textOrder(a.title, b.title) || textOrder(a.hash, b.hash);

/** Moves and pushes of one solution. */
const score = ({ moves, pushes }: { moves: number; pushes: number }): string => `${moves}/${pushes}`;

/** The measures of each puzzle: their names, and those of a record. */
const MEASURES: {
  readonly [Id in PuzzleId]?: {
    readonly names: readonly string[];
    values(record: LevelRecord & { readonly puzzle: Id }): readonly string[];
  };
} = {
  sokoban: {
    names: ['best moves', 'best pushes'],
    values: ({ bestMoves, bestPushes }) => [score(bestMoves), score(bestPushes)],
  },
  futoshiki: {
    names: ['fewest hints', 'time'],
    values: ({ best }) => [countOf(best.hints, 'hint', 'hints'), clockTime(best.millis)],
  },
};

/** Of a puzzle without a row: its records have the fewest moves and the least effort. */
const PLAIN_MEASURES = {
  names: ['best moves', 'fewest hints', 'time'],
  values: ({ bestMoves, best }: PlainRecord) => [
    String(bestMoves.moves),
    countOf(best.hints, 'hint', 'hints'),
    clockTime(best.millis),
  ],
};

/** One table per puzzle, because the puzzles have different measures. */
function recordTables(records: readonly LevelRecord[]): string[] {
  const tables = PUZZLE_IDS.flatMap((id) => {
    const own = records.filter(({ puzzle }) => puzzle === id);
    const { names, values } = MEASURES[id] ?? PLAIN_MEASURES;
    const rows = own.map((record) => [id, record.hash, ...values(record as never), safe(record.title)]);
    return rows.length === 0 ? [] : [tableLines([['puzzle', 'level', ...names, 'title'], ...rows])];
  });
  return tables.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

export const RECORDS = defineCommand({
  arguments: [],
  options: [{ flags: '--json', about: 'print one JSON object per level, with the solutions' }],
  run({ options, output }) {
    const store = openSaved(output.host);
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    const records = [...store.records].sort(byTitle);
    if (options.json) for (const record of records) output.print(jsonLine(record));
    else if (records.length === 0) output.say('No records yet.');
    else for (const line of recordTables(records)) output.print(line);
    return EXIT.ok;
  },
});
