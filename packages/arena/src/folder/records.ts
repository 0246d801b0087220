// The contents of a run folder, field by field: manifest.json, the lines of plan.jsonl, and the lines of reports.jsonl.
// Files are outside text: whatever is read back is validated against these schemas.

import { defined } from '@masu/core/base/defined.js';
import type { Limits } from '@masu/core/base/outcome.js';
import type { TextError } from '@masu/core/base/result.js';
import type { Job, Reported } from '@masu/engine/jobs/job.js';
import { parseJob, parseReported } from '@masu/engine/jobs/parse-job.js';
import * as v from 'valibot';

/** The number of this layout. It is part of every key and of the queue's name. */
export const SCHEMA = 1;

const amount = v.pipe(v.number(), v.minValue(0));

const placeSchema = v.object({
  file: v.string(),
  /** The level's number in its file, from 1; absent if the whole file could not be read. */
  number: v.exactOptional(v.number()),
  title: v.exactOptional(v.string()),
  collection: v.string(),
});

/** Where a level was found. The same board may be found in several places. */
export type LevelPlace = Readonly<v.InferOutput<typeof placeSchema>>;

const errorSchema = v.object({ line: v.number(), column: v.number(), code: v.string(), message: v.string() });

const nonEmptyPlaces = v.pipe(v.array(placeSchema), v.minLength(1));

/** One level and one solver: what is solved and reported exactly once. */
export interface PlannedJob {
  readonly key: string;
  /** The puzzle's own hash of the board: what runs are joined by, together with the solver. */
  readonly level: string;
  readonly places: readonly LevelPlace[];
  readonly job: Job;
}

/** A level, or a whole file, that cannot be read. It is reported exactly once too. */
export interface PlannedError {
  readonly key: string;
  readonly places: readonly LevelPlace[];
  readonly error: TextError;
}

export type PlanLine = PlannedJob | PlannedError;

/** The level of a job, whatever its solver. */
export const boardName = ({ level, job }: PlannedJob): string => `${job.puzzle} ${level}`;

export const isJob = (line: PlanLine): line is PlannedJob => 'job' in line;

const plannedSchema = v.object({ key: v.string(), level: v.string(), places: nonEmptyPlaces, job: v.unknown() });

const plannedErrorSchema = v.object({ key: v.string(), places: nonEmptyPlaces, error: errorSchema });

export function parsePlanLine(value: unknown): PlanLine | undefined {
  const planned = v.safeParse(plannedSchema, value);
  if (planned.success) {
    const job = parseJob(planned.output.job);
    return job.ok ? { ...planned.output, job: job.value } : undefined;
  }
  const error = v.safeParse(plannedErrorSchema, value);
  return error.success ? error.output : undefined;
}

interface Reporter {
  readonly key: string;
  /** The machine that solved it. */
  readonly host: string;
  /** The session's number in the manifest, from 1. */
  readonly session: number;
  /** The checksum of the line; lines of older versions have none. */
  readonly sum?: string;
}

/** How one planned line ended: a report; a wrong solution of an external solver; a job that was lost; or a bug in masu. */
export type JobEnding =
  | { readonly reported: Reported; readonly clipped?: Limits }
  | { readonly wrong: string }
  | { readonly lost: string }
  | { readonly bug: string };

export type ReportLine = Reporter & JobEnding;

const reporter = { key: v.string(), host: v.string(), session: v.number(), sum: v.exactOptional(v.string()) };

export const recordedLimits = v.object({
  millis: v.exactOptional(amount),
  cpuMillis: v.exactOptional(amount),
  nodes: v.exactOptional(amount),
  bytes: v.exactOptional(amount),
});

const reportLineSchema = v.union([
  v.object({
    ...reporter,
    reported: v.custom<Reported>((value) => parseReported(value).ok),
    /** The limits it really had, if its worker allowed less than planned. */
    clipped: v.exactOptional(recordedLimits),
  }),
  v.object({ ...reporter, wrong: v.string() }),
  v.object({ ...reporter, lost: v.string() }),
  v.object({ ...reporter, bug: v.string() }),
]);

/** Run folders of older versions call a session a sitting. */
function withSessionNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { sitting: session, sittings: sessions, ...rest } = value as { sitting?: unknown; sittings?: unknown };
  return { ...defined({ session, sessions }), ...rest };
}

export function parseReportLine(value: unknown): ReportLine | undefined {
  const parsed = v.safeParse(reportLineSchema, withSessionNames(value));
  return parsed.success ? (parsed.output as ReportLine) : undefined;
}

const machineSchema = v.object({
  host: v.string(),
  node: v.string(),
  platform: v.string(),
  cpu: v.string(),
  cores: v.number(),
  memoryBytes: v.number(),
  /** Processes that wanted a core, averaged over the last minute. */
  load: v.number(),
});

export const ENDINGS = ['finished', 'stopped', 'time', 'failed'] as const;

const sessionSchema = v.object({
  machine: machineSchema,
  /** ISO 8601, UTC. */
  started: v.string(),
  /** Absent while it runs, and after a kill. */
  ended: v.exactOptional(v.string()),
  ending: v.exactOptional(v.picklist(ENDINGS)),
  /** Levels solved in parallel on this machine; absent if workers elsewhere solved them. */
  jobs: v.exactOptional(v.number()),
  /** The queue's address, without its password. */
  queue: v.exactOptional(v.string()),
  /** Reports of earlier sessions that were reused, and reports added. */
  reused: v.number(),
  added: v.exactOptional(v.number()),
});

export type RunSession = Readonly<v.InferOutput<typeof sessionSchema>>;

const manifestSchema = v.object({
  schema: v.literal(SCHEMA),
  /** A random name: two runs of the same plan are two runs. */
  run: v.string(),
  program: v.object({ version: v.string(), build: v.string() }),
  planned: v.string(),
  solvers: v.array(v.string()),
  limits: recordedLimits,
  /** Of the teaching solvers, in words: `corner+freeze`. */
  choices: v.exactOptional(v.record(v.string(), v.string())),
  /** External solvers: the hash of the adapter and its command. */
  adapters: v.exactOptional(
    v.array(v.object({ name: v.string(), sha256: v.string(), command: v.array(v.string()), threads: v.number() })),
  ),
  files: v.array(v.object({ file: v.string(), sha256: v.exactOptional(v.string()), levels: v.number() })),
  jobs: v.number(),
  errors: v.number(),
  /** Of plan.jsonl; plans of older versions have none. */
  planSha256: v.exactOptional(v.string()),
  sessions: v.array(sessionSchema),
});

export type Manifest = Readonly<v.InferOutput<typeof manifestSchema>>;

export function parseManifest(value: unknown): Manifest | undefined {
  const parsed = v.safeParse(manifestSchema, withSessionNames(value));
  return parsed.success ? parsed.output : undefined;
}
