// The totals of a report as a LaTeX table, for papers: `\input` it. It needs the package booktabs. It is set small and close,
// so that it fits the narrow text of the class article.

import { NOT_RUN_HERE } from '../folder/imported.js';
import { ARENA_SECONDS, decidedWithin, qualityFigures } from './arena.js';
import type { JoinedRuns } from './join.js';
import { bestOfAll, byLevel, bySolver, solverTotals } from './totals.js';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text in which no character means anything to TeX. */
export const latexText = (text: string): string =>
  text.replace(/[\\~^&%$#_{}]/g, (letter) => SPECIAL[letter] ?? `\\${letter}`);

/** Short: `*` for what was not run here. */
const latexSolver = (solver: string): string =>
  solver.endsWith(NOT_RUN_HERE) ? `${latexText(solver.slice(0, -NOT_RUN_HERE.length).trim())}$^*$` : latexText(solver);

export function latexTable({ results }: JoinedRuns): string {
  const quality = new Map(qualityFigures(results).map((each) => [each.solver, each]));
  const groups = [...bySolver(results)];
  const rows = [...groups, ...(groups.length > 1 ? [['best of all', bestOfAll(results)] as const] : [])].map(
    ([solver, each]) => {
      const totals = solverTotals(solver, each);
      const within = ARENA_SECONDS.map((seconds) => decidedWithin(each, seconds));
      const excess = quality.get(solver)?.movesExcess;
      const cells = [
        latexSolver(solver),
        totals.solved + totals.unsolvable,
        ...within.map((count) => count ?? '--'),
        totals.wrong,
        totals.par2 === undefined ? '--' : (totals.par2 / 1000).toFixed(2),
        excess === undefined ? '--' : excess.toFixed(1),
      ];
      return `  ${cells.join(' & ')} \\\\`;
    },
  );
  const heads = [
    'solver',
    'decided',
    ...ARENA_SECONDS.map((seconds) => `${seconds}\\,s`),
    'wrong',
    'PAR2 (s)',
    'moves (+\\%)',
  ];
  return [
    `% ${byLevel(results).size} levels; written by masu batch report --latex. Needs booktabs.`,
    '\\begingroup\\small\\setlength{\\tabcolsep}{4pt}%',
    `\\begin{tabular}{@{}l${'r'.repeat(heads.length - 1)}@{}}`,
    '  \\toprule',
    `  ${heads.join(' & ')} \\\\`,
    '  \\midrule',
    ...rows,
    '  \\bottomrule',
    ...(groups.some(([solver]) => solver.endsWith(NOT_RUN_HERE))
      ? [`  \\multicolumn{${heads.length}}{@{}l@{}}{$^*$ not run here} \\\\`]
      : []),
    '\\end{tabular}%',
    '\\endgroup',
    '',
  ].join('\n');
}
