// Where `masu label` writes: standard output, or a file that a stopped run can continue. Beside the file is a small one,
// NAME.progress, with the settings of the run, the levels that are written whole, and the bytes they take. Continuing cuts
// the file back to those bytes, so what a killed run wrote last is written again, the same. The progress file is removed
// at the end.

import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import * as v from 'valibot';
import { writeReason } from '../../files/index.js';
import type { Engine, LabelJob, LabelReport } from '../../jobs/index.js';
import { nodeClock, nodeThread, workerPool } from '../../jobs/node/index.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import { saveOutputFile } from '../interface/save-output.js';

const progressSchema = v.object({
  masuLabels: v.literal(1),
  settings: v.string(),
  /** Files written whole, then levels of the next one, whose text has this hash. */
  files: v.number(),
  levels: v.number(),
  hash: v.string(),
  bytes: v.number(),
});
type LabelProgress = Readonly<v.InferOutput<typeof progressSchema>>;
export type LabelPlace = Pick<LabelProgress, 'files' | 'levels' | 'hash'>;

interface LabelOutput {
  /** Where an earlier run stopped; undefined at the beginning. */
  readonly earlier: LabelPlace | undefined;
  write(text: string): void;
  /** A level is written whole. */
  save(place: LabelPlace): Promise<void>;
  /** Everything is written. */
  finish(): void;
  /** Stopped: what is written stays. */
  leave(place: LabelPlace): Promise<void>;
}

/** Progress is written at most this often. */
const SAVE_MILLIS = 1000;

function loadProgress(path: string): LabelProgress | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const read = v.safeParse(progressSchema, JSON.parse(readFileSync(path, 'utf8')));
    if (read.success) return read.output;
  } catch {
    // It is not ours, or a disk error damaged it.
  }
  throw new Refusal(
    EXIT.input,
    `${path} is not the progress of a label run. Delete it to start over.`,
    undefined,
    path,
  );
}

export function openLabelOutput(path: string | undefined, settings: string, output: Output): LabelOutput {
  if (path === undefined || path === '-') {
    const nothing = async (): Promise<void> => {};
    return { earlier: undefined, write: output.printText, save: nothing, finish: () => {}, leave: nothing };
  }
  const beside = `${path}.progress`;
  const earlier = loadProgress(beside);
  if (earlier && earlier.settings !== settings) {
    const message = `${beside} belongs to a run with other files or options. Give the same ones to continue it, or delete it to start over.`;
    throw new Refusal(EXIT.usage, message, undefined, path);
  }
  if (earlier && (statSync(path, { throwIfNoEntry: false })?.size ?? 0) < earlier.bytes) {
    throw new Refusal(
      EXIT.input,
      `${path} is shorter than ${beside} says. Delete both to start over.`,
      undefined,
      path,
    );
  }
  const fail = (error: unknown): never => {
    const reason = writeReason(error as NodeJS.ErrnoException);
    throw new Refusal(
      EXIT.environment,
      `Can’t write ${path}: ${reason}. Run the same command again to continue.`,
      undefined,
      path,
    );
  };
  const descriptor = openSync(path, earlier ? 'r+' : 'w');
  let bytes = earlier?.bytes ?? 0;
  ftruncateSync(descriptor, bytes);
  let last = 0;
  const note = async (place: LabelPlace): Promise<void> => {
    try {
      fdatasyncSync(descriptor);
    } catch (error) {
      fail(error);
    }
    await saveOutputFile(
      beside,
      `${JSON.stringify({ masuLabels: 1, settings, ...place, bytes } satisfies LabelProgress)}\n`,
    );
    last = performance.now();
  };
  return {
    earlier,
    write(text) {
      const data = Buffer.from(text);
      try {
        for (let from = 0; from < data.length; )
          from += writeSync(descriptor, data, from, data.length - from, bytes + from);
      } catch (error) {
        fail(error);
      }
      bytes += data.length;
    },
    async save(place) {
      if (performance.now() - last >= SAVE_MILLIS) await note(place);
    },
    finish() {
      closeSync(descriptor);
      if (existsSync(beside)) unlinkSync(beside);
    },
    async leave(place) {
      await note(place);
      closeSync(descriptor);
    },
  };
}

// Labels levels on several lanes and gives their pages in order. A lane is an engine of its own, because the pages of a
// level after the first need what its worker keeps. A lane begins its next level when its last one is written whole, so
// at most one page per lane is held, however many levels there are.

export interface LabelPage {
  /** The number of the job, from 0. */
  readonly index: number;
  readonly job: LabelJob;
  readonly isFirst: boolean;
  readonly report: LabelReport;
}

interface LabelLanes {
  /** Every page of every job, in order; the last page of a job has no `next`. */
  pages(jobs: readonly LabelJob[]): AsyncGenerator<LabelPage, void, void>;
  readonly isStopped: boolean;
  stop(): void;
  close(): void;
}

async function labelReport(engine: Engine, job: LabelJob, tasks: Set<() => void>): Promise<LabelReport> {
  const task = engine.run(job);
  tasks.add(task.stop);
  try {
    const reported = await task.report;
    if (!reported.ok) throw new Error(`a valid level was refused: ${reported.error.message}`);
    return reported.value;
  } finally {
    tasks.delete(task.stop);
  }
}

/**
 * One lane works in this thread: a worker would cost as much per level as a small level takes. CPU time is measured only
 * if it is limited, because asking for it costs a fifth of such a level.
 */
export function openLabelLanes(count: number, isCpuLimited: boolean): LabelLanes {
  const clock = nodeClock();
  const engines =
    count === 1
      ? [nodeThread(isCpuLimited ? clock : { ...clock, cpu: clock.now })]
      : Array.from({ length: count }, () => workerPool(1, undefined, 3000));
  const tasks = new Set<() => void>();
  let isStopped = false;
  return {
    get isStopped() {
      return isStopped;
    },
    async *pages(jobs) {
      const first: Promise<LabelReport>[] = [];
      const start = (index: number): void => {
        const job = jobs[index];
        if (!job || isStopped) return;
        const report = labelReport(engines[index % engines.length] as Engine, job, tasks);
        // It is awaited when its turn comes.
        report.catch(() => {});
        first[index] = report;
      };
      for (let index = 0; index < engines.length; index++) start(index);
      for (const [index, job] of jobs.entries()) {
        if (isStopped) return;
        let page = await (first[index] as Promise<LabelReport>);
        delete first[index];
        for (let isFirst = true; ; isFirst = false) {
          if (isStopped) return;
          yield { index, job, isFirst, report: page };
          if (page.verdict !== 'labeled' || page.next === undefined) break;
          page = await labelReport(engines[index % engines.length] as Engine, { ...job, from: page.next }, tasks);
        }
        start(index + engines.length);
      }
    },
    stop() {
      isStopped = true;
      for (const stop of tasks) stop();
    },
    close() {
      for (const engine of engines) engine.close();
    },
  };
}
