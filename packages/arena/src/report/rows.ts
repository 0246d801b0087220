// Every result as flat rows for other programs: one per place and solver, as objects (JSON) or as lines of CSV.

import { defined } from '../../base/defined.js';
import { provenOptimality } from '../../base/optimality.js';
import type { SolverChoices } from '../../base/search-choices.js';
import { csvCell } from '../../base/table.js';
import { FILE_FAULTS } from '../../files/index.js';
import { NOT_RUN_HERE } from '../folder/imported.js';
import { ARENA_SECONDS, boardSize, decidedWithin, qualityFigures } from './arena.js';
import type { JobResult, JoinedRuns } from './join.js';
import {
  bestOfAll,
  byLevel,
  bySolver,
  failureMessage,
  isImported,
  jobVerdict,
  millisForTieBreak,
  resultReport,
  solverTotals,
} from './totals.js';

/** The same times to the microsecond. */
function roundedTimes<Times extends { readonly millis: number; readonly cpuMillis: number }>(times: Times): Times {
  const rounded = (millis: number): number => Math.round(millis * 1000) / 1000;
  return { ...times, millis: rounded(times.millis), cpuMillis: rounded(times.cpuMillis) };
}

/** The fields of `solve --json`, and where it ran. */
export function* resultObjects({ results, errors }: JoinedRuns): Generator<Record<string, unknown>> {
  for (const result of results) {
    const { planned, folder, line, places } = result;
    const report = resultReport(result);
    for (const { file, number, title, collection } of places) {
      yield {
        puzzle: planned.job.puzzle,
        file,
        level: number,
        title: title ?? '',
        solver: planned.job.solver,
        verdict: jobVerdict(result),
        ...(report === undefined ? {} : reportFields(report)),
        ...defined({ message: line && 'bug' in line ? line.bug : failureMessage(result) }),
        ...(line && 'clipped' in line ? { clipped: line.clipped } : {}),
        collection,
        hash: planned.level,
        limits: planned.job.limits,
        ...defined({ choices: planned.job.choices }),
        run: folder,
        ...(line === undefined ? {} : { host: line.host, session: line.session }),
      };
    }
  }
  for (const { places, error } of errors) {
    for (const { file, number } of places) {
      const { code, line, column, message } = error;
      // A file that can't be read has no line.
      const place = FILE_FAULTS.some((fault) => fault === code) ? {} : { line, column };
      yield { file, ...defined({ level: number }), error: { code, ...place, message } };
    }
  }
}

function reportFields(report: NonNullable<ReturnType<typeof resultReport>>): Record<string, unknown> {
  const { puzzle: _puzzle, solver: _solver, verdict: _verdict, metric: _metric, effort, ...rest } = report;
  return {
    ...(report.verdict === 'solved' ? { claim: report.claim, ...provenOptimality(report) } : {}),
    ...rest,
    effort: { ...roundedTimes(effort), ...(effort.proof && { proof: roundedTimes(effort.proof) }) },
  };
}

const CSV_COLUMNS: readonly (readonly [name: string, of: (result: JobResult) => string | number | undefined])[] = [
  ['puzzle', ({ planned }) => planned.job.puzzle],
  ['solver', ({ planned }) => planned.job.solver],
  ['verdict', jobVerdict],
  ['limit', (result) => (resultReport(result) as { limit?: string } | undefined)?.limit],
  ['claim', (result) => (resultReport(result) as { claim?: string } | undefined)?.claim],
  ['optimal_in', (result) => provenOptimality(resultReport(result) ?? {})?.optimalIn],
  ['tie_break', (result) => provenOptimality(resultReport(result) ?? {})?.tieBreak],
  ['moves', (result) => (resultReport(result) as { moves?: number } | undefined)?.moves],
  ['pushes', (result) => (resultReport(result) as { pushes?: number } | undefined)?.pushes],
  ['lower_bound', (result) => (resultReport(result) as { lowerBound?: number } | undefined)?.lowerBound],
  ['cpu_seconds', (result) => inSeconds(resultReport(result)?.effort.cpuMillis)],
  ['proof_cpu_seconds', (result) => inSeconds(resultReport(result)?.effort.proof?.cpuMillis)],
  ['tie_break_cpu_seconds', (result) => inSeconds(millisForTieBreak(result))],
  ['seconds', (result) => inSeconds(resultReport(result)?.effort.millis)],
  ['expanded', (result) => resultReport(result)?.effort.expanded],
  ['generated', (result) => resultReport(result)?.effort.generated],
  ['bytes', (result) => resultReport(result)?.effort.bytes],
  ['boxes', (result) => boardSize(result).boxes],
  ['floor_cells', (result) => boardSize(result).floorCells],
  ['cpu_limit_seconds', ({ planned }) => inSeconds(planned.job.limits.cpuMillis)],
  ['time_limit_seconds', ({ planned }) => inSeconds(planned.job.limits.millis)],
  ['node_limit', ({ planned }) => planned.job.limits.nodes],
  ['memory_limit_bytes', ({ planned }) => planned.job.limits.bytes],
  ['choices', ({ planned }) => choiceWords(planned.job.choices)],
  ['threads', (result) => resultReport(result)?.notes?.threads ?? result.planned.job.threads ?? 1],
  ['external', (result) => (result.planned.job.external || isImported(result) ? 'yes' : 'no')],
  ['imported_from', (result) => resultReport(result)?.notes?.imported],
  ['claimed', (result) => resultReport(result)?.notes?.claimed],
  ['message', failureMessage],
  ['hash', ({ planned }) => planned.level],
  ['run', ({ folder }) => folder],
  ['host', ({ line }) => line?.host],
  ['certificate_bytes', (result) => resultReport(result)?.certificate?.bytes],
];

/** `rules=corner+freeze heuristic=matching` */
const choiceWords = (choices: SolverChoices | undefined): string | undefined =>
  choices &&
  Object.entries(choices)
    .map(([name, value]) => `${name}=${[value].flat().join('+')}`)
    .join(' ');

const inSeconds = (millis: number | undefined): number | undefined =>
  millis === undefined ? undefined : Math.round(millis * 1000) / 1e6;

/** One line per place and solver, with a head; RFC 4180. */
export function resultsCsv({ results, runs }: JoinedRuns): string {
  const head = ['collection', 'file', 'level', 'title', ...CSV_COLUMNS.map(([name]) => name), 'machine', 'masu'];
  const manifests = new Map(runs.map(({ folder, manifest }) => [folder, manifest]));
  const lines = results.flatMap((result) => {
    const manifest = manifests.get(result.folder);
    const machine = manifest?.sessions[(result.line?.session ?? 0) - 1]?.machine;
    // Workers elsewhere tell their host alone.
    const where = machine?.host === result.line?.host ? machine?.cpu : undefined;
    const values = [
      ...CSV_COLUMNS.map(([, of]) => csvCell(of(result))),
      ...[where, manifest?.program.build].map(csvCell),
    ];
    return result.places.map(({ collection, file, number, title }) =>
      [collection, file, number, title].map(csvCell).concat(values).join(','),
    );
  });
  return `${[head.join(','), ...lines].join('\r\n')}\r\n`;
}

// The totals of a report as a LaTeX table, for papers: `\input` it. It needs the package booktabs. It is set small and close,
// so that it fits the narrow text of the class article.

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
