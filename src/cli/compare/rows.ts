// The rows of `masu compare` as a table, as CSV, and as lines of the chart.

import { type WorkLine, workChartSvg } from '../../base/chart.js';
import { formatNumber } from '../../base/format.js';
import { type Optimality, provenOptimality } from '../../base/optimality.js';
import type { PuzzleId, Solver } from '../../base/puzzle.js';
import { CHOICE_NAMES, type ChoiceName, type SolverChoices } from '../../base/search-choices.js';
import { type Align, csvText, tableLines } from '../../base/table.js';
import { puzzleOf, type Report } from '../../jobs/index.js';
import { TEACHING_SOLVERS } from '../../sokoban/index.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';
import type { LevelFile, ValidLevel } from '../levels/input.js';
import { type ChoiceOptions, checkChoices } from '../solving/search-choices.js';

// The variants that `masu compare` runs of a solver: every combination of the choices listed, such as one row per set of
// deadlock rules. `+` joins rules within a set: `--rules none,corner,corner+freeze`.

interface Variant {
  readonly choices: SolverChoices;
  /** The choices as typed, without those that the solver does not take. */
  readonly words: Readonly<Partial<Record<ChoiceName, string>>>;
}

/** The choices listed, in the order of the columns. */
export const listedChoices = (options: ChoiceOptions): readonly ChoiceName[] =>
  CHOICE_NAMES.filter((name) => options[name] !== undefined);

const splitList = (typed = ''): readonly string[] => [...new Set(typed.split(',').map((word) => word.trim()))];

const parseChoice = (name: ChoiceName, word: string): SolverChoices =>
  name === 'rules' ? { rules: word.split('+') } : { [name]: word };

function findSolver(puzzle: PuzzleId, id: string): Solver<never, unknown> | undefined {
  const solvers: readonly Solver<never, unknown>[] = puzzleOf(puzzle).solvers;
  return solvers.find((each) => each.id === id);
}

/** Every combination of the listed choices that this solver takes; the solver as it is if it takes none. */
export function solverVariants(options: ChoiceOptions, puzzle: PuzzleId, id: string): readonly Variant[] {
  const taken = findSolver(puzzle, id)?.choices ?? [];
  let variants: readonly Variant[] = [{ choices: {}, words: {} }];
  for (const name of listedChoices(options)) {
    if (!taken.includes(name)) continue;
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

/** Refuses a choice that none of these solvers takes. */
export function mustBeTaken(options: ChoiceOptions, puzzle: PuzzleId, ids: readonly string[]): void {
  for (const name of listedChoices(options)) {
    if (ids.some((id) => findSolver(puzzle, id)?.choices?.includes(name))) continue;
    throw new Refusal(
      EXIT.usage,
      safe(`--${name}: none of the solvers ${ids.join(', ')} accepts it; see \`masu solvers --json\`.`),
    );
  }
}

/** The solvers to compare if only choices are given. */
export function defaultSolversFor(options: ChoiceOptions): readonly string[] | undefined {
  if (options.heuristic !== undefined) return ['astar'];
  return listedChoices(options).length > 0 ? ['dijkstra'] : undefined;
}

/** The rules of a row: as typed, or the mark of a solver whose own rule is unsound. */
function choiceWord(solver: string, { words }: Variant, name: ChoiceName): string {
  const own = TEACHING_SOLVERS.find(({ id }) => id === solver)?.options;
  if (name === 'rules' && own?.courseCorner) return 'unsound';
  return words[name] ?? '–';
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

export interface Columns {
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

function tableRow(row: CompareRow, change: string, { choices, hasManyFiles }: Columns, isCompared: boolean): string[] {
  const { input, level, solver, variant, report } = row;
  const { effort } = report;
  const place = hasManyFiles || input.levels.length === 1 ? `${safe(input.file)}:${level.number}` : `${level.number}`;
  const optimality = optimalityIn(report);
  // CSV and JSON also have the tie-break.
  const proof = optimality ? ` (fewest ${optimality.optimalIn})` : '';
  const verdict = report.verdict === 'gave-up' ? `gave up: ${report.limit}` : `${report.verdict}${proof}`;
  return [
    place,
    solver,
    ...choices.map((name) => safe(choiceWord(solver, variant, name))),
    verdict,
    shown(solvedMoves(report)),
    formatNumber(exploredPositions(report)),
    formatNumber(effort.expanded),
    ...(choices.length === 0 ? [] : [change]),
    formatNumber(effort.generated),
    ...(choices.length === 0 ? [] : [shown(noted(report, 'pruned'))]),
    formatNumber(effort.duplicates),
    ...(isCompared ? [shown(noted(report, 'lookups')), shown(noted(report, 'comparisons'))] : []),
    (searchMillis(report) / 1000).toFixed(6),
    formatNumber(effort.bytes / 1024),
  ];
}

/**
 * The table. With choices, it also says how many positions were pruned and how the expanded ones changed; with a
 * teaching solver, how often a position was looked up among those visited, and how often two were compared.
 */
export function rowLines(rows: readonly CompareRow[], columns: Columns): string[] {
  const { choices } = columns;
  const words = ['level', 'solver', ...choices, 'verdict'];
  const varied = choices.length > 0;
  const counts = ['length', 'explored', 'expanded', ...(varied ? ['change'] : []), 'generated'];
  const isCompared = hasComparisons(rows);
  const late = [...(varied ? ['pruned'] : []), 'duplicates', ...(isCompared ? ['lookups', 'comparisons'] : [])];
  const heading = [...words, ...counts, ...late, 'CPU s', 'KiB'];
  const aligns: Align[] = heading.map((_, index) => (index < words.length ? 'left' : 'right'));
  const change = changes(rows);
  const lines = rows.map((row, index) => tableRow(row, change[index] as string, columns, isCompared));
  return tableLines([heading, ...lines], aligns);
}

const CSV_HEAD = [
  'verdict',
  'limit',
  'claim',
  'optimal_in',
  'tie_break',
  'moves',
  'pushes',
  'explored',
  'expanded',
  'generated',
  'pruned',
];

/** One line per row, with a head. */
export function rowsCsv(rows: readonly CompareRow[], { choices }: Columns): string {
  const head = [
    'file',
    'level',
    'title',
    'solver',
    ...choices,
    ...CSV_HEAD,
    'duplicates',
    'lookups',
    'comparisons',
    'cpu_seconds',
    'bytes',
  ];
  const lines = rows.map(({ input, level, solver, variant, report }) => [
    input.file,
    level.number,
    level.title ?? '',
    solver,
    ...choices.map((name) => choiceWord(solver, variant, name)),
    report.verdict,
    report.verdict === 'gave-up' ? report.limit : undefined,
    report.verdict === 'solved' ? report.claim : undefined,
    optimalityIn(report)?.optimalIn,
    optimalityIn(report)?.tieBreak,
    solvedMoves(report),
    report.verdict === 'solved' ? report.pushes : undefined,
    exploredPositions(report),
    report.effort.expanded,
    report.effort.generated,
    noted(report, 'pruned'),
    report.effort.duplicates,
    noted(report, 'lookups'),
    noted(report, 'comparisons'),
    Math.round(searchMillis(report) * 1000) / 1e6,
    report.effort.bytes,
  ]);
  return csvText([head, ...lines]);
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
