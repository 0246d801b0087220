// `masu formats`: lists the level and move formats of both puzzles.

import { tableLines } from '../../base/table.js';
import { ANY_PUZZLES } from '../../jobs/index.js';
import { MOVE_FORMATS } from '../../sokoban/index.js';
import { defineCommand } from '../interface/command.js';
import { EXIT } from '../interface/exit-codes.js';
import { jsonLine } from '../interface/output.js';

interface FormatRow {
  readonly puzzle: string;
  readonly kind: 'levels' | 'moves';
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly extensions: readonly string[];
}

const FORMAT_ROWS: readonly FormatRow[] = [
  ...ANY_PUZZLES.flatMap(({ id: puzzle, formats }) =>
    formats.map(({ id, name, about, extensions }) => ({
      puzzle,
      kind: 'levels' as const,
      id,
      name,
      about,
      extensions,
    })),
  ),
  ...MOVE_FORMATS.map(({ id, name, about }) => ({
    puzzle: 'sokoban',
    kind: 'moves' as const,
    id,
    name,
    about,
    extensions: [],
  })),
];

export const FORMATS = defineCommand({
  arguments: [],
  options: [{ flags: '--json', about: 'print one JSON object per format' }],
  run({ options, output }) {
    if (options.json) for (const row of FORMAT_ROWS) output.print(jsonLine(row));
    else {
      const rows = FORMAT_ROWS.map(({ puzzle, kind, id, about, extensions }) => [
        id,
        puzzle,
        kind,
        extensions.join(' '),
        about,
      ]);
      for (const line of tableLines([['id', 'puzzle', 'contents', 'files', 'description'], ...rows]))
        output.print(line);
    }
    return EXIT.ok;
  },
});
