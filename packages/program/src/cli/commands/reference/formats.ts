// `masu formats`: lists the level and move formats of both puzzles.

import { tableLines } from '@masu/core/base/table.js';
import { MOVE_FORMATS } from '@masu/core/sokoban/formats/move-formats.js';
import { ANY_PUZZLES } from '@masu/engine/jobs/puzzles/puzzles.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { jsonLine } from '../../interface/output.js';

const FORMAT_ROWS = [
  ...ANY_PUZZLES.flatMap(({ id: puzzle, formats }) =>
    formats.map(({ id, name, about, extensions }) => ({ puzzle, kind: 'levels', id, name, about, extensions })),
  ),
  ...MOVE_FORMATS.map(({ id, name, about }) => {
    const extensions: readonly string[] = [];
    return { puzzle: 'sokoban', kind: 'moves', id, name, about, extensions };
  }),
];

export const FORMATS = defineCommand({
  arguments: [],
  options: [{ flags: '--json', about: 'print one JSON object per format' }],
  run({ options, output }) {
    const rows = FORMAT_ROWS.map((row) => [row.id, row.puzzle, row.kind, row.extensions.join(' '), row.about]);
    const table = tableLines([['id', 'puzzle', 'contents', 'files', 'description'], ...rows]);
    for (const line of options.json ? FORMAT_ROWS.map(jsonLine) : table) output.print(line);
    return EXIT.ok;
  },
});
