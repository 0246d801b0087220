// Two runs compared, as a web page like the report: counts first, then every change.

import { countOf, formatNumber } from '../../base/format.js';
import { CHANGES, type ChangeKind, type Comparison, countChanges, REGRESSIONS } from './changes.js';
import { escapeHtml, tableHtml } from './html.js';
import { type JobResult, type JoinedRuns, plannedJobName } from './join.js';
import { factsHtml, pageHtml } from './page-shell.js';
import { bySolver, totalsOf } from './totals.js';
import { placeName } from './verdicts.js';

const MAX_ROWS = 1000;

const classOf = (kind: ChangeKind): string => (REGRESSIONS.has(kind) ? 'bad' : kind === 'near-limit' ? 'soft' : 'good');

function countsHtml({ changes, common, notRun, onlyOld, onlyNew }: Comparison): string {
  const rows = CHANGES.map((kind) => [
    `<span class="${countChanges(changes, kind) > 0 ? classOf(kind) : 'soft'}">${kind.replace('-', ' ')}</span>`,
    formatNumber(countChanges(changes, kind)),
  ]);
  const rest = [
    notRun > 0 ? `${countOf(notRun, 'job', 'jobs')} not run in one of them` : '',
    onlyOld > 0 ? `${countOf(onlyOld, 'job', 'jobs')} only in the older run` : '',
    onlyNew > 0 ? `${countOf(onlyNew, 'job', 'jobs')} only in the newer run` : '',
  ].filter((part) => part !== '');
  return [
    `<p>${countOf(common, 'job', 'jobs')} in both runs${rest.length === 0 ? '' : `; ${rest.join('; ')}`}. Times count as changed only by a factor of two and a second. “Near limit”: solved before in the last tenth of the time limit, not solved now; not a regression.</p>`,
    tableHtml('Changes', [{ head: 'change' }, { head: 'jobs', isNumber: true }], rows),
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
    const earlier = totalsOf(solver, before.get(solver) ?? []);
    const now = totalsOf(solver, results);
    return [
      escapeHtml(solver),
      formatNumber(earlier.solved),
      formatNumber(now.solved),
      formatNumber(earlier.proven),
      formatNumber(now.proven),
    ];
  });
  const heads = ['solver', 'solved before', 'solved now', 'proven before', 'proven now'];
  return tableHtml(
    'Jobs in both runs, one row per solver',
    heads.map((head, index) => ({ head, isNumber: index > 0 })),
    rows,
  );
}

export function changesPage(old: JoinedRuns, next: JoinedRuns, comparison: Comparison): string {
  const names = (runs: JoinedRuns): string => runs.runs.map(({ folder }) => folder).join(', ');
  const title = `${names(old)} and ${names(next)} compared`;
  const { changes } = comparison;
  const lists = CHANGES.filter((kind) => countChanges(changes, kind) > 0).map((kind) => {
    const each = changes.filter(({ change }) => change === kind);
    const rows = each
      .slice(0, MAX_ROWS)
      .map((change) => [
        escapeHtml(placeName(change.new)),
        escapeHtml(change.new.planned.job.solver),
        escapeHtml(change.about),
      ]);
    const more =
      each.length > MAX_ROWS
        ? `<p class="soft">The first ${formatNumber(MAX_ROWS)} of ${formatNumber(each.length)}.</p>`
        : '';
    const name = kind.replace('-', ' ');
    return [
      `<h2 class="${classOf(kind)}">${name[0]?.toUpperCase()}${name.slice(1)} (${formatNumber(each.length)})</h2>`,
      tableHtml(
        `${name[0]?.toUpperCase()}${name.slice(1)}`,
        [{ head: 'level' }, { head: 'solver' }, { head: 'change' }],
        rows,
      ),
      more,
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
