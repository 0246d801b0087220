// imported.jsonl: results from elsewhere, beside the reports of a run. Nothing of them was run here: their times are what
// somebody says, of another machine, and so are their lengths, unless a row has a solution, which is replayed. Each such
// solver has a mark in its name, so that no table, plot, or file shows it as one that was run.

import { join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { VERDICTS } from '@masu/core/base/outcome.js';
import { fail, ok } from '@masu/core/base/result.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { checkSolutionText } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import * as v from 'valibot';
import { loadJsonBytes, parseJsonLines } from './json-lines.js';
import { lineSum } from './key.js';
import type { PlannedJob, ReportLine } from './records.js';
import { plannedLevel } from './verify-report.js';

/** The end of the name of every solver whose results were imported. */
export const NOT_RUN_HERE = ' (not run here)';

export const importedPath = (folder: string): string => join(folder, 'imported.jsonl');

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const importedSchema = v.object({
  /** The planned job whose level it is about. */
  key: v.string(),
  solver: v.string(),
  verdict: v.picklist(VERDICTS),
  seconds: v.exactOptional(amount),
  cpuSeconds: v.exactOptional(amount),
  moves: v.exactOptional(amount),
  pushes: v.exactOptional(amount),
  solution: v.exactOptional(v.string()),
  /** The file it comes from. */
  source: v.string(),
  sum: v.exactOptional(v.string()),
});

export type ImportedLine = Readonly<v.InferOutput<typeof importedSchema>>;

export function parseImported(value: unknown): ImportedLine | undefined {
  const parsed = v.safeParse(importedSchema, value);
  if (!parsed.success) return undefined;
  const { sum, ...line } = parsed.output;
  return sum === lineSum(line) ? line : undefined;
}

function reportOfImported(planned: PlannedJob, imported: ImportedLine): ReportLine {
  const { verdict, seconds, cpuSeconds, moves, pushes, solution, source } = imported;
  const { puzzle } = planned.job;
  const [millis, cpuMillis] = [1000 * (seconds ?? cpuSeconds ?? 0), 1000 * (cpuSeconds ?? seconds ?? 0)];
  const effort = { expanded: 0, generated: 0, duplicates: 0, bytes: 0, millis, cpuMillis };
  const where = { key: planned.key, host: source, session: 0 };
  const common = { puzzle, solver: planned.job.solver, effort };
  const reported = (report: object): ReportLine => ({ ...where, reported: ok({ ...common, ...report } as Report) });
  const notes = { imported: source };
  if (verdict !== 'solved') {
    const claimed = verdict === 'unsolvable' ? { claimed: 'unsolvable' } : {};
    return reported({ verdict: 'gave-up', limit: 'program', notes: { ...notes, ...claimed } });
  }
  const solved = { verdict: 'solved', claim: 'valid' };
  if (solution === undefined) {
    return reported({ ...solved, solution: '', ...defined({ moves, pushes }), notes: { ...notes, claimed: 'solved' } });
  }
  const level = plannedLevel(planned.job);
  const checked =
    level === undefined ? fail('its level cannot be read') : checkSolutionText(puzzle, level as never, solution);
  return checked.ok
    ? reported({ ...solved, ...checked.value, notes })
    : { ...where, wrong: `The imported solution is wrong: ${checked.error}` };
}

/** What was imported into a folder, as results of solvers with marked names; and the lines that can't be read. */
export function loadImported(folder: string, plan: readonly PlannedJob[]) {
  const { lines, damaged } = parseJsonLines(loadJsonBytes(importedPath(folder)), parseImported);
  const jobs = new Map(plan.map((planned) => [planned.key, planned]));
  const results = lines.flatMap((imported) => {
    const about = jobs.get(imported.key);
    if (!about) return [];
    const { choices: _choices, certificate: _certificate, external: _external, ...job } = about.job;
    const planned = { ...about, job: { ...job, solver: `${imported.solver}${NOT_RUN_HERE}` } };
    return [{ planned, line: reportOfImported(planned, imported) }];
  });
  return { results, damaged: damaged.length };
}
