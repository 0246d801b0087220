// Two runs compared, as a web page like the report: counts first, then every change.

import { countOf, formatNumber } from '@masu/core/base/format.js';
import { CHANGES, type ChangeKind, type compareRuns, countChanges, REGRESSIONS } from './changes.js';
import { factsHtml } from './facts.js';
import { escapeHtml } from './html.js';
import { type JobResult, type JoinedRuns, plannedJobName } from './join.js';
import { pageHtml } from './page-shell.js';
import { MAX_ROWS, moreHtml, tableHtml } from './solver-totals-table.js';
import { bySolver, solverTotals } from './totals.js';
import { placeName } from './verdicts.js';

type Comparison = ReturnType<typeof compareRuns>;

const changeClass = (kind: ChangeKind): string =>
  REGRESSIONS.has(kind) ? 'bad' : kind === 'near-limit' ? 'soft' : 'good';

function countsHtml({ changes, common, notRun, onlyOld, onlyNew }: Comparison): string {
  const rows = CHANGES.map((kind) => [
    `<span class="${countChanges(changes, kind) > 0 ? changeClass(kind) : 'soft'}">${kind.replace('-', ' ')}</span>`,
    formatNumber(countChanges(changes, kind)),
  ]);
  const rest = [
    notRun > 0 ? `${countOf(notRun, 'job', 'jobs')} not run in one of them` : '',
    onlyOld > 0 ? `${countOf(onlyOld, 'job', 'jobs')} only in the older run` : '',
    onlyNew > 0 ? `${countOf(onlyNew, 'job', 'jobs')} only in the newer run` : '',
  ].filter((part) => part !== '');
  return [
    `<p>${countOf(common, 'job', 'jobs')} in both runs${rest.length === 0 ? '' : `; ${rest.join('; ')}`}. Times count as changed only by a factor of two and a second. “Near limit”: solved before in the last tenth of the time limit, not solved now; not a regression.</p>`,
    tableHtml('Changes', ['change', 'jobs'], rows),
  ].join('\n');
}

/** The results of jobs that the other run has too. */
function commonWith(other: JoinedRuns, { results }: JoinedRuns): readonly JobResult[] {
  const names = new Set(other.results.map(({ planned }) => plannedJobName(planned)));
  return results.filter(({ planned }) => names.has(plannedJobName(planned)));
}

function solversHtml(old: JoinedRuns, next: JoinedRuns): string {
  const before = bySolver(commonWith(next, old));
  const rows = [...bySolver(commonWith(old, next))].map(([solver, results]) => {
    const earlier = solverTotals(solver, before.get(solver) ?? []);
    const now = solverTotals(solver, results);
    return [escapeHtml(solver), ...[earlier.solved, now.solved, earlier.proven, now.proven].map(formatNumber)];
  });
  const heads = ['solver', 'solved before', 'solved now', 'proven before', 'proven now'];
  return tableHtml('Jobs in both runs, one row per solver', heads, rows);
}

export function changesPage(old: JoinedRuns, next: JoinedRuns, comparison: Comparison): string {
  const names = (runs: JoinedRuns): string => runs.runs.map(({ folder }) => folder).join(', ');
  const title = `${names(old)} and ${names(next)} compared`;
  const { changes } = comparison;
  const lists = CHANGES.filter((kind) => countChanges(changes, kind) > 0).map((kind) => {
    const each = changes.filter(({ change }) => change === kind);
    const rows = each
      .slice(0, MAX_ROWS)
      .map((change) => [placeName(change.new), change.new.planned.job.solver, change.about].map(escapeHtml));
    const name = `${kind[0]?.toUpperCase()}${kind.slice(1).replace('-', ' ')}`;
    return [
      `<h2 class="${changeClass(kind)}">${name} (${formatNumber(each.length)})</h2>`,
      tableHtml(name, ['level', 'solver', 'change'], rows, []),
      moreHtml(each.length, ''),
    ].join('\n');
  });
  return pageHtml(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    countsHtml(comparison),
    solversHtml(old, next),
    ...lists,
    factsHtml({ ...next, runs: [...old.runs, ...next.runs] }),
  ]);
}
