// `masu records`: the player's best results, one line a level.

import type { LevelRecord } from '../../play/index.js';
import { clockTime, openStore } from '../../terminal/index.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { counted, jsonLine, safe } from '../output.js';
import { tableLines } from '../table.js';

const byTitle = (a: LevelRecord, b: LevelRecord): number =>
  a.puzzle === b.puzzle
    ? a.title < b.title
      ? -1
      : a.title > b.title
        ? 1
        : a.hash < b.hash
          ? -1
          : 1
    : a.puzzle < b.puzzle
      ? 1
      : -1;

function rowOf(record: LevelRecord): string[] {
  const title = safe(record.title);
  if (record.puzzle === 'futoshiki') {
    return [record.puzzle, record.hash, clockTime(record.best.millis), counted(record.best.hints, 'hint'), title];
  }
  const { bestMoves, bestPushes } = record;
  const score = ({ moves, pushes }: { moves: number; pushes: number }): string => `${moves}/${pushes}`;
  return [record.puzzle, record.hash, score(bestMoves), score(bestPushes), title];
}

export const RECORDS: Command<{ readonly json?: boolean }> = {
  arguments: [],
  options: [{ flags: '--json', about: 'one JSON object a level, with the solutions' }],
  run({ options, output }) {
    const store = openStore();
    for (const notice of store.takeNotices()) output.complain(safe(notice));
    const records = [...store.records].sort(byTitle);
    if (options.json) for (const record of records) output.print(jsonLine(record));
    else if (records.length === 0) output.say('Nothing is solved yet.');
    else {
      const heading = ['puzzle', 'level', 'fewest moves', 'fewest pushes', 'title'];
      for (const line of tableLines([heading, ...records.map(rowOf)])) output.print(line);
    }
    return EXIT.ok;
  },
};
