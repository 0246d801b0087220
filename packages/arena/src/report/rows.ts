// Every result as flat rows for other programs: one per place and solver, as objects (JSON) or as lines of CSV.

import { csvCell } from '@masu/core/base/csv.js';
import { defined } from '@masu/core/base/defined.js';
import { provenOptimality } from '@masu/core/base/optimality.js';
import type { SolverChoices } from '@masu/core/base/search-choices.js';
import { FILE_FAULTS } from '@masu/node-host/files/load-file.js';
import { boardSize } from './arena.js';
import type { JobResult, JoinedRuns } from './join.js';
import { jobProof } from './totals.js';
import { failureMessage, isImported, jobVerdict, millisForTieBreak, resultReport } from './verdicts.js';

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
        ...defined({ proof: jobProof(result) }),
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
  ['proof', jobProof],
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
