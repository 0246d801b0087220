// `masu solvers`: lists the solvers of both puzzles.

import { defined } from '@masu/core/base/defined.js';
import { tableLines } from '@masu/core/base/table.js';
import { ANY_PUZZLES } from '@masu/engine/jobs/puzzles/puzzles.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { jsonLine } from '../../interface/output.js';

const SOLVER_ROWS = ANY_PUZZLES.flatMap(({ id: puzzle, solvers, defaultSolver }) =>
  solvers.map(({ id, name, about, claim, choices }) => ({
    ...{ puzzle, id, name, about, claim, default: id === defaultSolver },
    ...defined({ choices }),
  })),
);

export const SOLVERS = defineCommand({
  arguments: [],
  options: [{ flags: '--json', about: 'print one JSON object per solver' }],
  run({ options, output }) {
    const rows = SOLVER_ROWS.map((row) => {
      const about = row.default ? `${row.about} (default)` : row.about;
      return [row.id, row.puzzle, row.claim, about];
    });
    const table = tableLines([['id', 'puzzle', 'strongest claim', 'description'], ...rows]);
    for (const line of options.json ? SOLVER_ROWS.map(jsonLine) : table) output.print(line);
    return EXIT.ok;
  },
});
