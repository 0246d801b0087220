// A run folder opened by its only owner: lock, plan, reports so far, and the session that begins now. Every way of
// running (threads here, workers on a queue) records through it, so that each planned line is reported exactly once.

import { cpus, hostname, loadavg, totalmem } from 'node:os';
import type { Result } from '@masu/core/base/result.js';
import { EnvironmentError } from '../environment-error.js';
import { thisProgram } from './build.js';
import { saveCertificate } from './certificates.js';
import { type Lock, takeLock } from './lock.js';
import { hasPlan, loadPlan, type PlanFolder, reportsPath, saveManifest } from './plan-folder.js';
import {
  type ENDINGS,
  isJob,
  type JobEnding,
  type Manifest,
  type PlannedJob,
  type ReportLine,
  type RunSession,
} from './records.js';
import { ReportsFile } from './reports-file.js';
import { Tally, type TallyCounts } from './tally.js';
import { verifyLines } from './verify-report.js';

interface OpenOptions {
  readonly isTakeOver?: boolean;
  /** Run the lost jobs of earlier sessions again. */
  readonly isRetryLost?: boolean;
}

/** Facts about the machine that a result depends on. */
function thisMachine(): RunSession['machine'] {
  const cores = cpus();
  return {
    host: hostname(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryBytes: totalmem(),
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}

const LOOK_MILLIS = 1000;

export type Ending = (typeof ENDINGS)[number];

/** A report line without the session, which is added here (default host: this one). */
type NewReport = { readonly key: string; readonly host?: string } & JobEnding;

export class OpenRun {
  /** Reports that were there on opening and are not run again. */
  readonly reused: number;
  /** Sentences about reports that don't count, because they are not of their job; their levels run again. */
  readonly refused: readonly string[];
  private readonly folder: string;
  private readonly lock: Lock;
  private readonly plan: PlanFolder;
  private readonly file: ReportsFile;
  private readonly tally: Tally;
  private readonly jobs: ReadonlyMap<string, PlannedJob>;
  /** Lost jobs that are to run again and have not yet. */
  private readonly again: Set<string>;
  private session: RunSession | undefined;
  private added = 0;
  private looked = performance.now();

  constructor(folder: string, lock: Lock, plan: PlanFolder, isRetryLost: boolean) {
    this.folder = folder;
    this.lock = lock;
    this.plan = plan;
    this.file = new ReportsFile(reportsPath(folder));
    // A line with a checksum is as it was recorded, and it was verified then.
    const { lines, refused } = verifyLines(plan.plan, this.file.earlier, ({ sum }) => sum !== undefined);
    this.refused = refused;
    this.tally = new Tally(plan.plan, lines);
    this.jobs = new Map(plan.plan.filter(isJob).map((line) => [line.key, line]));
    this.again = new Set(isRetryLost ? this.tally.lostKeys() : []);
    this.reused = this.tally.counts.done - this.again.size;
  }

  get manifest(): Manifest {
    return this.plan.manifest;
  }

  /** Lines of reports.jsonl that could not be read or were edited; their levels run again. */
  get damaged(): number {
    return this.file.damaged;
  }

  get counts(): TallyCounts {
    return this.tally.counts;
  }

  /** Jobs without a report, in the order of the plan. */
  outstanding(): PlannedJob[] {
    return [...this.jobs.values()].filter(({ key }) => !this.isDone(key));
  }

  jobOf(key: string): PlannedJob | undefined {
    return this.jobs.get(key);
  }

  isDone(key: string): boolean {
    return this.tally.has(key) && !this.again.has(key);
  }

  /** Notes the session in the manifest, and reports what the plan knows to be unreadable. */
  async begin(how: Pick<RunSession, 'jobs' | 'queue'>): Promise<void> {
    // A session that finds everything done is not recorded.
    if (this.reused === this.counts.planned) return;
    this.session = { machine: thisMachine(), started: new Date().toISOString(), reused: this.reused, ...how };
    await this.saveSession(this.session);
    for (const line of this.plan.plan) {
      if (!isJob(line)) this.record({ key: line.key, reported: { ok: false, error: line.error } });
    }
  }

  /** Appends one report. If this key already has a report, writes nothing and returns false. */
  record({ key, host = hostname(), ...what }: NewReport): boolean {
    if (!this.tally.isPlanned(key) || this.isDone(key)) return false;
    this.mustBeOurs();
    // First: a report that names a certificate has one.
    const kept = 'reported' in what ? { ...what, reported: saveCertificate(this.folder, key, what.reported) } : what;
    const line = { key, host, session: this.manifest.sessions.length + 1, ...kept } as ReportLine;
    this.file.append(line);
    this.tally.add(line);
    this.again.delete(key);
    this.added++;
    return true;
  }

  /** Writes everything to the disk itself: after this, what was recorded may be deleted elsewhere. */
  sync(): void {
    this.file.sync();
  }

  /** Checks at most once per second, and throws if another process took over the folder by hand. */
  private mustBeOurs(): void {
    if (performance.now() - this.looked < LOOK_MILLIS) return;
    this.looked = performance.now();
    if (!this.lock.isHeld()) {
      throw new EnvironmentError(`Another process took over ${this.folder}; this one stops.`);
    }
  }

  async close(ending: Ending): Promise<void> {
    this.file.close();
    try {
      if (!this.session) return;
      await this.saveSession({ ...this.session, ended: new Date().toISOString(), ending, added: this.added });
    } catch (error) {
      // After a failure, the first error is the one that matters; the session then has no end, as after a kill.
      if (ending !== 'failed') throw error;
    } finally {
      this.lock.release();
    }
  }

  private saveSession(session: RunSession): Promise<void> {
    const { manifest } = this.plan;
    return saveManifest(this.folder, { ...manifest, sessions: [...manifest.sessions, session] });
  }
}

function openLocked(folder: string, lock: Lock, isRetryLost: boolean): Result<OpenRun, string> {
  const loaded = loadPlan(folder);
  if (!loaded.ok) return loaded;
  const planned = loaded.value.manifest.program.build;
  const { build } = thisProgram();
  if (planned !== build) {
    throw new EnvironmentError(
      `${folder} was planned with build ${planned} of masu; this is build ${build}. Results of two builds must not mix: plan again into a new folder.`,
    );
  }
  return { ok: true, value: new OpenRun(folder, lock, loaded.value, isRetryLost) };
}

/**
 * Opens a folder to run it. The error is a sentence if there is nothing to run; throws an EnvironmentError if it is in
 * use.
 */
export function openRun(folder: string, options: OpenOptions = {}): Result<OpenRun, string> {
  const there = hasPlan(folder);
  if (!there.ok) return there;
  const lock = takeLock(folder, options.isTakeOver);
  let opened: Result<OpenRun, string> | undefined;
  try {
    opened = openLocked(folder, lock, options.isRetryLost === true);
    return opened;
  } finally {
    if (!opened?.ok) lock.release();
  }
}
