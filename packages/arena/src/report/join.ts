// The results of one or more run folders, joined by puzzle, board, and solver: never by key, since two builds give the
// same work different keys. Reads only what plan and run wrote; nothing is solved again, but every stored solution is
// replayed.

import { statSync } from 'node:fs';
import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { loadImported } from '../folder/imported.js';
import { certificatePath, loadPlan, reportsPath } from '../folder/plan-folder.js';
import {
  boardName,
  isJob,
  type LevelPlace,
  type Manifest,
  type PlannedError,
  type PlannedJob,
  type ReportLine,
} from '../folder/records.js';
import { loadReportLines } from '../folder/reports-file.js';
import { Tally } from '../folder/tally.js';
import { verifyLines } from '../folder/verify-report.js';

/** One board, one solver, and the result. */
export interface JobResult {
  readonly folder: string;
  readonly planned: PlannedJob;
  /** All places of all folders. */
  readonly places: readonly LevelPlace[];
  /** Absent if it was not run yet. */
  readonly line?: ReportLine;
  /** The file of the certificate that the report names is not in the run folder, or is another one. */
  readonly lacksCertificate?: boolean;
}

interface JoinedRun {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Lines of reports.jsonl and imported.jsonl that can't be read, or were edited. */
  readonly damaged: number;
  /** Sentences about reports that don't count, because they are not of their job. */
  readonly refused: readonly string[];
}

export interface JoinedRuns {
  readonly runs: readonly JoinedRun[];
  readonly results: readonly JobResult[];
  readonly errors: readonly PlannedError[];
  /** Boards and solvers that are in more than one folder; the last folder named counts. */
  readonly replaced: number;
}

/** What runs are joined by. */
export const plannedJobName = (planned: PlannedJob): string => `${boardName(planned)} ${planned.job.solver}`;

function mergePlaces(a: readonly LevelPlace[], b: readonly LevelPlace[]): LevelPlace[] {
  const byName = new Map([...a, ...b].map((place) => [`${place.file}\0${place.number}`, place]));
  return [...byName.values()];
}

/** Whether the certificate that a report names, if it does, is there with as many bytes. */
function hasNamedCertificate(folder: string, line: ReportLine): boolean {
  const report = 'reported' in line && line.reported.ok ? line.reported.value : undefined;
  if (!report?.certificate) return true;
  const size = statSync(certificatePath(folder, line.key, report.puzzle), { throwIfNoEntry: false })?.size;
  return size === report.certificate.bytes;
}

/** Throws an EnvironmentError if a file can't be read. */
export function joinRuns(folders: readonly string[]): Result<JoinedRuns, string> {
  const runs: JoinedRun[] = [];
  const results = new Map<string, JobResult>();
  const errors = new Map<string, PlannedError>();
  let replaced = 0;
  for (const folder of folders) {
    const loaded = loadPlan(folder);
    if (!loaded.ok) return fail(loaded.error);
    const { manifest, plan } = loaded.value;
    const read = loadReportLines(reportsPath(folder));
    const { lines, refused } = verifyLines(plan, read.lines);
    const tally = new Tally(plan, lines);
    const imported = loadImported(folder, plan.filter(isJob));
    runs.push({ folder, manifest, damaged: read.damaged.length + imported.damaged, refused });
    for (const planned of plan) {
      if (!isJob(planned)) {
        errors.set(`${planned.places[0]?.file}\0${planned.places[0]?.number}`, planned);
        continue;
      }
      const name = plannedJobName(planned);
      const before = results.get(name);
      const line = tally.get(planned.key);
      if (before) replaced++;
      // A job that was not run yet never replaces one that was.
      const isNewer = before === undefined || line !== undefined;
      const lacksCertificate = line && !hasNamedCertificate(folder, line);
      const result = isNewer ? { folder, planned, ...defined({ line, lacksCertificate }) } : before;
      results.set(name, { ...result, places: mergePlaces(before?.places ?? [], planned.places) });
    }
    for (const { planned, line } of imported.results) {
      const name = plannedJobName(planned);
      if (results.has(name)) replaced++;
      results.set(name, { folder, planned, places: planned.places, line });
    }
  }
  return ok({ runs, results: [...results.values()], errors: [...errors.values()], replaced });
}
