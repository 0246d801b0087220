// Reading a table of results: a line of names, then one line per level and solver.

import type { Verdict } from '@masu/core/base/outcome.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { type ImportedLine, importedPath, parseImported } from './imported.js';
import { loadJsonBytes, parseJsonLines } from './json-lines.js';
import { lineSum } from './key.js';
import { takeLock } from './lock.js';
import { loadPlan, saveWhole } from './plan-folder.js';
import { boardName, isJob, type LevelPlace, type PlannedJob } from './records.js';

/** Rows of cells, as in RFC 4180: cells may be quoted, a doubled quote is one; `;` and tabs separate as well. */
export function parseCsv(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = ['\t', ';', ','].find((each) => head.includes(each)) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at++;
      endRow();
    } else cell += letter;
  }
  endRow();
  return rows;
}

/** Names of columns that mean the same. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  level: ['level', 'number'],
  title: ['title', 'name'],
  file: ['file', 'collection', 'set'],
  hash: ['hash'],
  solver: ['solver', 'program'],
  verdict: ['verdict', 'result', 'status'],
  seconds: ['seconds', 'time', 'time_seconds'],
  cpuSeconds: ['cpu_seconds', 'cpu'],
  moves: ['moves'],
  pushes: ['pushes'],
  solution: ['solution', 'lurd'],
};

const VERDICT_WORDS: Readonly<Record<string, Verdict>> = {
  solved: 'solved',
  yes: 'solved',
  unsolvable: 'unsolvable',
  'gave-up': 'gave-up',
  unsolved: 'gave-up',
  timeout: 'gave-up',
  memory: 'gave-up',
  lost: 'gave-up',
  no: 'gave-up',
};

type Row = Readonly<Record<string, string>>;

/** The first job of each planned level. */
const firstJobs = (plan: readonly PlannedJob[]): PlannedJob[] => [
  ...new Map(plan.toReversed().map((planned) => [boardName(planned), planned])).values(),
];

/** The level that a row means. */
function findLevel(levels: readonly PlannedJob[], { hash, level, title, file }: Row): Result<PlannedJob, string> {
  if (hash) return one(levels, (each) => each.level === hash, `of the hash ${hash}`);
  const of = file ? ` of ${file}` : '';
  const isAt =
    (isMeant: (place: LevelPlace) => boolean) =>
    ({ places }: PlannedJob): boolean =>
      places.some((place) => (!file || [place.file, place.collection].includes(file)) && isMeant(place));
  if (level && /^\d{1,9}$/.test(level)) {
    const number = Number(level);
    return one(
      levels,
      isAt((place) => place.number === number),
      `${number}${of}`,
    );
  }
  const name = level || title;
  return name
    ? one(
        levels,
        isAt((place) => place.title === name),
        `“${name}”${of}`,
      )
    : fail('it names no level');
}

function one(
  levels: readonly PlannedJob[],
  isMeant: (planned: PlannedJob) => boolean,
  name: string,
): Result<PlannedJob, string> {
  const meantLevels = levels.filter(isMeant);
  if (meantLevels[0] === undefined) return fail(`no level ${name} is in the plan`);
  return meantLevels.length === 1
    ? ok(meantLevels[0])
    : fail(`${meantLevels.length} levels of the plan are level ${name}; add a column file or hash`);
}

function lineOfRow(
  row: Row,
  levels: readonly PlannedJob[],
  solver: string,
  source: string,
): Result<ImportedLine, string> {
  const levelFound = findLevel(levels, row);
  if (!levelFound.ok) return levelFound;
  const verdict = VERDICT_WORDS[(row.verdict ?? '').trim().toLowerCase()];
  if (verdict === undefined) {
    return fail(`“${row.verdict ?? ''}” is no verdict; known are ${Object.keys(VERDICT_WORDS).join(', ')}`);
  }
  const numbers: Record<string, number> = {};
  for (const name of ['seconds', 'cpuSeconds', 'moves', 'pushes']) {
    const text = row[name]?.trim() ?? '';
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) return fail(`“${text}” is not a number (${name})`);
    if (text !== '') numbers[name] = value;
  }
  const solution = row.solution?.trim() ? { solution: row.solution.trim() } : {};
  return ok({ key: levelFound.value.key, solver, verdict, ...numbers, ...solution, source });
}

/**
 * Adds the rows of a table to a run folder, in place of earlier ones about the same level and solver. `name` is the solver
 * of a table without such a column. Counts rows, names solvers, and has a sentence for each row that was refused. Throws an
 * EnvironmentError if the folder can't be used.
 */
export async function importResults(folder: string, text: string, source: string, name?: string) {
  const loaded = loadPlan(folder);
  if (!loaded.ok) return loaded;
  const [head = [], ...rows] = parseCsv(text);
  const columns = head.map((word) => {
    const plain = word.trim().toLowerCase().replaceAll(' ', '_');
    return Object.keys(COLUMNS).find((column) => COLUMNS[column]?.includes(plain));
  });
  if (!columns.includes('verdict') || !['level', 'title', 'hash'].some((column) => columns.includes(column))) {
    return fail(`${source}: the first line must name the columns, at least level (or title, or hash) and verdict.`);
  }
  if (name === undefined && !columns.includes('solver')) {
    return fail(`${source} has no column solver. Name the solver: --solver <name>.`);
  }
  const levels = firstJobs(loaded.value.plan.filter(isJob));
  const refused: string[] = [];
  const lines: ImportedLine[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])));
    const solver = (name ?? row.solver ?? '').trim();
    const line = solver === '' ? fail('it names no solver') : lineOfRow(row, levels, solver, source);
    if (line.ok) lines.push(line.value);
    else refused.push(`${source}, row ${index + 1}: ${line.error}.`);
  }
  const lock = takeLock(folder);
  try {
    const jobName = ({ key, solver }: ImportedLine): string => `${key} ${solver}`;
    const earlier = parseJsonLines(loadJsonBytes(importedPath(folder)), parseImported).lines;
    const all = new Map(earlier.map((line) => [jobName(line), line]));
    const before = all.size;
    for (const line of lines) all.set(jobName(line), line);
    const added = all.size - before;
    const kept = [...all.values()].map((line) => `${JSON.stringify({ ...line, sum: lineSum(line) })}\n`);
    if (lines.length > 0) await saveWhole(importedPath(folder), kept.join(''));
    const solvers = [...new Set(lines.map(({ solver }) => solver))];
    return ok({ added, replaced: lines.length - added, solvers, refused });
  } finally {
    lock.release();
  }
}
