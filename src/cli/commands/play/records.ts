// `masu records`: the player's best results, one line per level.

import { clockTime, countOf } from '../../../base/format.js';
import { tableLines } from '../../../base/table.js';
import { textOrder } from '../../../base/text.js';
import type { LevelRecord } from '../../../play/index.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { jsonLine, safe } from '../../interface/output.js';
import { openSaved } from '../../interface/saved-data.js';

const byTitle = (a: LevelRecord, b: LevelRecord): number =>
  textOrder(b.puzzle, a.puzzle) || textOrder(a.title, b.title) || textOrder(a.hash, b.hash);

const SOKOBAN_HEADING = ['puzzle', 'level', 'best moves', 'best pushes', 'title'];
const FUTOSHIKI_HEADING = ['puzzle', 'level', 'fewest hints', 'time', 'title'];

/** Moves and pushes of one solution. */
const score = ({ moves, pushes }: { moves: number; pushes: number }): string => `${moves}/${pushes}`;

function recordRow(record: LevelRecord): string[] {
  const { puzzle, hash } = record;
  const figures =
    record.puzzle === 'futoshiki'
      ? [countOf(record.best.hints, 'hint', 'hints'), clockTime(record.best.millis)]
      : [score(record.bestMoves), score(record.bestPushes)];
  return [puzzle, hash, ...figures, safe(record.title)];
}

/** One table per puzzle, because the puzzles have different measures. */
function recordTables(records: readonly LevelRecord[]): string[] {
  const tables = [
    { puzzle: 'sokoban', heading: SOKOBAN_HEADING },
    { puzzle: 'futoshiki', heading: FUTOSHIKI_HEADING },
  ].flatMap(({ puzzle, heading }) => {
    const rows = records.filter((record) => record.puzzle === puzzle).map(recordRow);
    return rows.length === 0 ? [] : [tableLines([heading, ...rows])];
  });
  return tables.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

export const RECORDS = defineCommand({
  arguments: [],
  options: [{ flags: '--json', about: 'print one JSON object per level, with the solutions' }],
  run({ options, output }) {
    const store = openSaved();
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    const records = [...store.records].sort(byTitle);
    if (options.json) for (const record of records) output.print(jsonLine(record));
    else if (records.length === 0) output.say('No records yet.');
    else for (const line of recordTables(records)) output.print(line);
    return EXIT.ok;
  },
});
