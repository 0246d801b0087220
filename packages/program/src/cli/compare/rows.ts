// The rows of `masu compare` as a table, as CSV, and as lines of the chart.

import { type WorkLine, workChartSvg } from '@masu/core/base/chart.js';
import { csvText } from '@masu/core/base/csv.js';
import { formatNumber } from '@masu/core/base/format.js';
import { type Optimality, provenOptimality } from '@masu/core/base/optimality.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ChoiceName } from '@masu/core/base/search-choices.js';
import { type Align, tableLines } from '@masu/core/base/table.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { safe } from '../interface/output.js';
import type { LevelFile, ValidLevel } from '../levels/input.js';
import { type ChoiceOptions, checkChoices } from '../solving/search-choices.js';
import { choiceWord, findSolver, listedChoices, parseChoice, splitList, type Variant } from './variants.js';

/** Every combination of the listed choices that this solver takes; the solver as it is if it takes none. */
export function solverVariants(options: ChoiceOptions, puzzle: PuzzleId, id: string): readonly Variant[] {
  const supported = findSolver(puzzle, id)?.choices ?? [];
  let variants: readonly Variant[] = [{ choices: {}, words: {} }];
  for (const name of listedChoices(options)) {
    if (!supported.includes(name)) continue;
    variants = variants.flatMap(({ choices, words }) =>
      splitList(options[name]).map((word) => ({
        choices: { ...choices, ...parseChoice(name, word) },
        words: { ...words, [name]: word },
      })),
    );
  }
  for (const { choices } of variants) checkChoices(puzzle, id, choices);
  return variants;
}

/** One search to run. */
export interface PlannedSearch {
  readonly input: LevelFile;
  readonly level: ValidLevel;
  readonly solver: string;
  readonly variant: Variant;
}

export interface CompareRow extends PlannedSearch {
  readonly report: Report;
}

interface Columns {
  /** The choices that vary: a column each. */
  readonly choices: readonly ChoiceName[];
  readonly hasManyFiles: boolean;
}

/** CPU time; for short searches wall time, because a thread's CPU clock ticks too slowly for them. */
export function searchMillis({ effort }: Report): number {
  return effort.cpuMillis < SLOW_TICK ? Math.min(effort.millis, effort.cpuMillis + SLOW_TICK) : effort.cpuMillis;
}

const SLOW_TICK = 10;

/** The positions a search explored: discovered ones where it counts them, expanded ones otherwise. */
const exploredPositions = ({ notes, effort }: Report): number => Number(notes?.explored ?? effort.expanded);

/** A count that only some solvers report. */
const noted = ({ notes }: Report, name: 'pruned' | 'comparisons' | 'lookups'): number | undefined =>
  notes?.[name] === undefined ? undefined : Number(notes[name]);

const shown = (count: number | undefined): string => (count === undefined ? '' : formatNumber(count));

/** Whether some search compared positions with those visited: all teaching solvers of Sokoban do. */
const hasComparisons = (rows: readonly CompareRow[]): boolean =>
  rows.some(({ report }) => noted(report, 'comparisons') !== undefined);

/** `dijkstra`, `dijkstra corner` */
export function variantName({ solver, variant }: PlannedSearch): string {
  return [solver, ...Object.values(variant.words)].join(' ');
}

/** The expanded positions next to those of the first variant of the same solver on the same level: `−12%`. */
function changes(rows: readonly CompareRow[]): string[] {
  const first = new Map<string, CompareRow>();
  return rows.map((row) => {
    const key = JSON.stringify([row.input.file, row.level.number, row.solver]);
    const base = first.get(key);
    if (!base) {
      first.set(key, row);
      return '';
    }
    // A search that gave up has no final count to compare.
    if ([base, row].some(({ report }) => report.verdict === 'gave-up')) return '';
    const share = row.report.effort.expanded / Math.max(1, base.report.effort.expanded) - 1;
    return `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(100 * share).toFixed(1)}%`;
  });
}

const optimalityIn = (report: Report): Optimality | undefined =>
  report.verdict === 'solved' ? provenOptimality(report) : undefined;

const solvedMoves = (report: Report): number | undefined => (report.verdict === 'solved' ? report.moves : undefined);

/** A column: its head and its cells. */
type Column<Cell> = readonly [head: string, cell: (row: CompareRow, index: number) => Cell];

const verdictWords = (report: Report): string => {
  if (report.verdict === 'gave-up') return `gave up: ${report.limit}`;
  const optimality = optimalityIn(report);
  // CSV and JSON also have the tie-break.
  return `${report.verdict}${optimality ? ` (fewest ${optimality.optimalIn})` : ''}`;
};

/**
 * The table. With choices, it also says how many positions were pruned and how the expanded ones changed; with a
 * teaching solver, how often a position was looked up among those visited, and how often two were compared.
 */
export function rowLines(rows: readonly CompareRow[], { choices, hasManyFiles }: Columns): string[] {
  const change = changes(rows);
  const ifVaried = (column: Column<string>): Column<string>[] => (choices.length > 0 ? [column] : []);
  const isCompared = hasComparisons(rows);
  const ifCompared = (name: 'lookups' | 'comparisons'): Column<string>[] =>
    isCompared ? [[name, ({ report }) => shown(noted(report, name))]] : [];
  const words: Column<string>[] = [
    [
      'level',
      ({ input, level: { number } }) =>
        hasManyFiles || input.levels.length === 1 ? `${safe(input.file)}:${number}` : `${number}`,
    ],
    ['solver', ({ solver }) => solver],
    ...choices.map((name): Column<string> => [name, (row) => safe(choiceWord(row.solver, row.variant, name))]),
    ['verdict', ({ report }) => verdictWords(report)],
  ];
  const counts: Column<string>[] = [
    ['length', ({ report }) => shown(solvedMoves(report))],
    ['explored', ({ report }) => formatNumber(exploredPositions(report))],
    ['expanded', ({ report }) => formatNumber(report.effort.expanded)],
    ...ifVaried(['change', (_, index) => change[index] as string]),
    ['generated', ({ report }) => formatNumber(report.effort.generated)],
    ...ifVaried(['pruned', ({ report }) => shown(noted(report, 'pruned'))]),
    ['duplicates', ({ report }) => formatNumber(report.effort.duplicates)],
    ...ifCompared('lookups'),
    ...ifCompared('comparisons'),
    ['CPU s', ({ report }) => (searchMillis(report) / 1000).toFixed(6)],
    ['KiB', ({ report }) => formatNumber(report.effort.bytes / 1024)],
  ];
  const columns = [...words, ...counts];
  const aligns = columns.map((_, index): Align => (index < words.length ? 'left' : 'right'));
  return tableLines(cellRows(rows, columns), aligns);
}

/** The heads and the cells of columns. */
const cellRows = <Cell>(rows: readonly CompareRow[], columns: readonly Column<Cell>[]): (string | Cell)[][] => [
  columns.map(([head]) => head),
  ...rows.map((row, index) => columns.map(([, cell]) => cell(row, index))),
];

/** One line per row, with a head. */
export function rowsCsv(rows: readonly CompareRow[], { choices }: Columns): string {
  const columns: Column<string | number | undefined>[] = [
    ['file', ({ input }) => input.file],
    ['level', ({ level }) => level.number],
    ['title', ({ level }) => level.title ?? ''],
    ['solver', ({ solver }) => solver],
    ...choices.map((name): Column<string> => [name, ({ solver, variant }) => choiceWord(solver, variant, name)]),
    ['verdict', ({ report }) => report.verdict],
    ['limit', ({ report }) => (report.verdict === 'gave-up' ? report.limit : undefined)],
    ['claim', ({ report }) => (report.verdict === 'solved' ? report.claim : undefined)],
    ['optimal_in', ({ report }) => optimalityIn(report)?.optimalIn],
    ['tie_break', ({ report }) => optimalityIn(report)?.tieBreak],
    ['moves', ({ report }) => solvedMoves(report)],
    ['pushes', ({ report }) => (report.verdict === 'solved' ? report.pushes : undefined)],
    ['explored', ({ report }) => exploredPositions(report)],
    ['expanded', ({ report }) => report.effort.expanded],
    ['generated', ({ report }) => report.effort.generated],
    ['pruned', ({ report }) => noted(report, 'pruned')],
    ['duplicates', ({ report }) => report.effort.duplicates],
    ['lookups', ({ report }) => noted(report, 'lookups')],
    ['comparisons', ({ report }) => noted(report, 'comparisons')],
    ['cpu_seconds', ({ report }) => Math.round(searchMillis(report) * 1000) / 1e6],
    ['bytes', ({ report }) => report.effort.bytes],
  ];
  return csvText(cellRows(rows, columns));
}

/** One line per solver and variant. The solver's name is left out if there is only one. */
function plotLines(rows: readonly CompareRow[]): WorkLine[] {
  const hasOneSolver = new Set(rows.map(({ solver }) => solver)).size === 1;
  const lines = new Map<string, { work: number; time: number }[]>();
  for (const row of rows) {
    const variant = Object.values(row.variant.words).join(' ');
    const name = hasOneSolver && variant !== '' ? variant : variantName(row);
    const points = lines.get(name) ?? [];
    points.push({ work: exploredPositions(row.report), time: searchMillis(row.report) });
    lines.set(name, points);
  }
  return [...lines].map(([name, points]) => ({ name, points }));
}

/** CPU time against positions explored, as a picture. */
export const comparePlot = (rows: readonly CompareRow[]): string =>
  workChartSvg({
    title: 'CPU time vs. positions explored',
    workName: 'positions explored',
    timeName: 'CPU time, ms',
    minTime: 0.01,
    lines: plotLines(rows),
  });
