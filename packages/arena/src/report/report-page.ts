// The report as one web page: the overview first, then plots, then the rows that need a look. All rows go to the CSV.

import { countOf, formatNumber } from '@masu/core/base/format.js';
import { optimalityWords, provenOptimality } from '@masu/core/base/optimality.js';
import { arenaHtml } from './arena-html.js';
import { type CactusLine, cactusSvg } from './cactus.js';
import { contradictionBetween } from './changes.js';
import { factsHtml } from './facts.js';
import { escapeHtml } from './html.js';
import type { JobResult, JoinedRuns } from './join.js';
import { runSeconds } from './numbers.js';
import { pageHtml, standaloneSvg } from './page-shell.js';
import { bestPair, scatterSvg } from './scatter.js';
import { MAX_ROWS, moreHtml, scrolling, solverTotalsTable, tableHtml } from './solver-totals-table.js';
import {
  bestOfAll,
  byCollection,
  byLevel,
  bySolver,
  decidedAlone,
  type SolverTotals,
  solverTotals,
  undecided,
} from './totals.js';
import {
  answerMillis,
  failureMessage,
  isImported,
  jobVerdict,
  millisForTieBreak,
  placeName,
  resultLength,
  resultReport,
} from './verdicts.js';

const BEST = 'best of all';

function totalsHtml(totals: readonly SolverTotals[]): string {
  const { heads, rows } = solverTotalsTable('CPU time', totals);
  return [
    '<h2>Totals</h2>',
    '<p class="soft">CPU time is the sum over levels solved or proven unsolvable, until the answer. For an optimal solver that is its proof; the tie-break (the fewest moves with these pushes, or the reverse) comes after it and is shown apart. PAR2 is the mean CPU time until the answer, where a level without an answer counts twice the limit; it needs a limit. “Best of all” takes the fastest solver of each level.</p>',
    tableHtml(
      'One row per solver',
      heads,
      rows.map((row) => row.map(escapeHtml)),
    ),
  ].join('\n');
}

function collectionsHtml(results: readonly JobResult[], solvers: readonly string[]): string {
  const collections = byCollection(results);
  const rows = collections
    .slice(0, MAX_ROWS)
    .map(({ collection, levels, decided, byAny }) => [
      escapeHtml(collection),
      formatNumber(levels),
      ...solvers.map((solver) => (decided.has(solver) ? formatNumber(decided.get(solver) as number) : '–')),
      formatNumber(byAny),
    ]);
  const heads = ['collection', 'levels', ...solvers.map(escapeHtml), 'by any'];
  return [
    '<h2>By collection</h2>',
    tableHtml('Levels solved or proven unsolvable', heads, rows),
    moreHtml(collections.length),
  ].join('\n');
}

/** `solved (fewest pushes)`, `unsolvable` */
function provenVerdict(result: JobResult): string {
  const optimality = provenOptimality(resultReport(result) ?? {});
  return optimality ? `${jobVerdict(result)} (${optimalityWords(optimality)})` : jobVerdict(result);
}

function aloneHtml(results: readonly JobResult[], solvers: readonly string[]): string {
  if (solvers.length < 2) return '';
  const alone = bySolver(decidedAlone(results));
  const lists = solvers.map((solver) => {
    const each = alone.get(solver) ?? [];
    const rows = each
      .slice(0, MAX_ROWS)
      .map((result) => [escapeHtml(placeName(result)), provenVerdict(result), runSeconds(answerMillis(result) ?? 0)]);
    const heads = ['level', 'verdict', 'CPU time'];
    const table = tableHtml(`Decided only by ${escapeHtml(solver)}`, heads, rows, ['CPU time']);
    const summary = `${escapeHtml(solver)}: ${countOf(each.length, 'level', 'levels')}`;
    return each.length === 0
      ? `<p>${summary}</p>`
      : `<details><summary>${summary}</summary>${table}${moreHtml(each.length)}</details>`;
  });
  return ['<h2>Solved by only one solver</h2>', ...lists].join('\n');
}

/** `any: gave up (cpu), best 120 moves` */
function attemptMessage(result: JobResult): string {
  const report = resultReport(result);
  const verdict = jobVerdict(result);
  const why = report?.verdict === 'gave-up' ? `gave up (${report.limit})` : verdict.replace('-', ' ');
  const length = resultLength(result);
  const best = length === undefined ? '' : `, best found ${countOf(length.moves, 'move', 'moves')}`;
  const bound =
    report?.verdict === 'gave-up' && report.lowerBound !== undefined ? `, at least ${report.lowerBound}` : '';
  return `${result.planned.job.solver}: ${why}${bound}${best}`;
}

function undecidedHtml(results: readonly JobResult[]): string {
  const open = undecided(results);
  const rows = open
    .slice(0, MAX_ROWS)
    .map((group) => [escapeHtml(placeName(group[0] as JobResult)), escapeHtml(group.map(attemptMessage).join('; '))]);
  if (open.length === 0) return '<h2>Unsolved levels</h2>\n<p>None: every level was solved or proven unsolvable.</p>';
  return [
    '<h2>Unsolved levels</h2>',
    `<details><summary>${countOf(open.length, 'level', 'levels')} that no solver decided</summary>`,
    tableHtml('Levels that no solver decided', ['level', 'attempts'], rows, []),
    `${moreHtml(open.length)}</details>`,
  ].join('\n');
}

/** Which results are somebody's word. */
function importedHtml(results: readonly JobResult[]): string {
  const imported = results.filter(isImported);
  if (imported.length === 0) return '';
  const replayed = imported.filter(
    (result) => resultReport(result)?.verdict === 'solved' && !resultReport(result)?.notes?.claimed,
  );
  const sources = new Set(imported.map((result) => result.line?.host ?? ''));
  return `<p>${countOf(imported.length, 'result is', 'results are')} from ${escapeHtml([...sources].join(', '))}, <strong>not run here</strong>: other machines and limits, and their times and lengths as told, but for ${countOf(replayed.length, 'solution', 'solutions')} replayed here. “${BEST}” leaves them out.</p>`;
}

/** Results of one board that cannot both be true. */
function contradictionsHtml(results: readonly JobResult[]): string {
  const rows = [...byLevel(results).values()].flatMap((group) =>
    group.flatMap((a, index) =>
      group.slice(index + 1).flatMap((b) => {
        const [first, second] = [resultReport(a), resultReport(b)];
        const why = first && second && contradictionBetween(first, second);
        const pair = `${a.planned.job.solver} and ${b.planned.job.solver}`;
        return why === undefined ? [] : [[placeName(a), pair, why].map(escapeHtml)];
      }),
    ),
  );
  if (rows.length === 0) return '';
  return [
    '<h2>Contradictions</h2>',
    `<p class="bad">${countOf(rows.length, 'pair', 'pairs')} of results cannot both be true: one of the solvers has a bug.</p>`,
    tableHtml('Contradictions', ['level', 'solvers', 'why'], rows.slice(0, MAX_ROWS), []),
  ].join('\n');
}

/** Wrong solutions, and programs that ended without telling anything. */
function failuresHtml(results: readonly JobResult[]): string {
  const failed = results.filter((result) => failureMessage(result) !== undefined);
  if (failed.length === 0) return '';
  const rows = failed
    .slice(0, MAX_ROWS)
    .map((result) => [
      escapeHtml(placeName(result)),
      escapeHtml(result.planned.job.solver),
      jobVerdict(result) === 'wrong' ? '<strong class="bad">wrong</strong>' : 'lost',
      (failureMessage(result) ?? '').split('\n').map(escapeHtml).join('<br>'),
    ]);
  const wrong = failed.filter((result) => jobVerdict(result) === 'wrong').length;
  return [
    '<h2>Wrong or lost</h2>',
    ...(wrong > 0
      ? [
          `<p class="bad">${countOf(wrong, 'solution is', 'solutions are')} wrong: replayed, they don’t solve their level.</p>`,
        ]
      : []),
    tableHtml('Wrong or lost', ['level', 'solver', 'verdict', 'why'], rows, []),
    moreHtml(failed.length),
  ].join('\n');
}

function errorsHtml({ errors }: JoinedRuns): string {
  if (errors.length === 0) return '';
  const rows = errors
    .slice(0, MAX_ROWS)
    .map(({ places: [place], error }) => [
      escapeHtml(`${place?.file ?? ''}:${error.line}:${error.column}`),
      place?.number === undefined ? '' : String(place.number),
      escapeHtml(error.message),
    ]);
  return [
    '<h2>Errors in level files</h2>',
    `<details><summary>${countOf(errors.length, 'level or file that was', 'levels or files that were')} not run</summary>`,
    tableHtml('Errors', ['where', 'level', 'error'], rows, ['level']),
    `${moreHtml(errors.length)}</details>`,
  ].join('\n');
}

/** A line per solver, one with the tie-break where there is one, and the best of all. */
function cactusLines(results: readonly JobResult[]): CactusLine[] {
  const groups = [...bySolver(results)];
  return [
    ...groups.flatMap(([name, each]) => [
      { name, results: each },
      ...(each.some((result) => millisForTieBreak(result) !== undefined)
        ? [{ name: `${name} + tie-break`, results: each, isWhole: true }]
        : []),
    ]),
    ...(groups.length > 1 ? [{ name: BEST, results: bestOfAll(results) }] : []),
  ];
}

/** The plots as files: their names and texts. */
export function plotFiles({ results }: JoinedRuns): { readonly name: string; readonly svg: string }[] {
  const pair = bestPair(results);
  return [
    { name: 'cactus.svg', svg: standaloneSvg(cactusSvg(cactusLines(results))) },
    ...(pair ? [{ name: 'scatter.svg', svg: standaloneSvg(scatterSvg(results, pair)) }] : []),
  ];
}

export function reportPage(joined: JoinedRuns): string {
  const { runs, results } = joined;
  const groups = [...bySolver(results)];
  const solvers = groups.map(([solver]) => solver);
  const best = bestOfAll(results);
  const isMany = groups.length > 1;
  const totals = groups.map(([solver, each]) => solverTotals(solver, each));
  const pair = bestPair(results);
  const pairName = pair && escapeHtml(`${pair.across} against ${pair.up}`);
  const missing = totals.reduce((sum, { notRun }) => sum + notRun, 0);
  const title = `Results of ${runs.map(({ folder }) => folder).join(', ')}`;
  return pageHtml(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${countOf(byLevel(results).size, 'level', 'levels')}, ${countOf(solvers.length, 'solver', 'solvers')}, ${countOf(results.length, 'job', 'jobs')}${missing > 0 ? `; <strong>${countOf(missing, 'job', 'jobs')} not run yet</strong>` : ''}.</p>`,
    factsHtml(joined),
    importedHtml(results),
    contradictionsHtml(results),
    failuresHtml(results),
    totalsHtml(isMany ? [...totals, solverTotals(BEST, best)] : totals),
    arenaHtml(joined),
    '<h2>Levels decided within a time</h2>',
    scrolling('Levels decided within a time', cactusSvg(cactusLines(results))),
    collectionsHtml(results, solvers),
    ...(pair && pairName ? [`<h2>${pairName}</h2>`, scrolling(pairName, scatterSvg(results, pair))] : []),
    aloneHtml(results, solvers),
    undecidedHtml(results),
    errorsHtml(joined),
  ]);
}
