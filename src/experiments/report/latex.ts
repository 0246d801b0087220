// The totals of a report as a LaTeX table, for papers: `\input` it. It needs the package booktabs.

import { ARENA_SECONDS, decidedWithin, qualityFigures } from './arena.js';
import type { JoinedRuns } from './join.js';
import { bestOfAll, byLevel, bySolver, totalsOf } from './totals.js';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text in which no character means anything to TeX. */
export const latexText = (text: string): string =>
  text.replace(/[\\~^&%$#_{}]/g, (letter) => SPECIAL[letter] ?? `\\${letter}`);

export function latexTable({ results }: JoinedRuns): string {
  const quality = new Map(qualityFigures(results).map((each) => [each.solver, each]));
  const groups = [...bySolver(results)];
  const rows = [...groups, ...(groups.length > 1 ? [['best of all', bestOfAll(results)] as const] : [])].map(
    ([solver, each]) => {
      const totals = totalsOf(solver, each);
      const within = ARENA_SECONDS.map((seconds) => decidedWithin(each, seconds));
      const excess = quality.get(solver)?.movesExcess;
      const cells = [
        latexText(solver),
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
    `\\begin{tabular}{l${'r'.repeat(heads.length - 1)}}`,
    '  \\toprule',
    `  ${heads.join(' & ')} \\\\`,
    '  \\midrule',
    ...rows,
    '  \\bottomrule',
    '\\end{tabular}',
    '',
  ].join('\n');
}
