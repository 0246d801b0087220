// Schema parts shared by all job kinds: limits, effort, the level of a job, certificates, and the report of a job that
// reached a limit.

import { isMessageFacts, type MessageFacts } from '@masu/core/base/message.js';
import { type Effort, LIMIT_NAMES, type LimitName, type Limits, type TimedWatch } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, type Result, type TextError, textError } from '@masu/core/base/result.js';
import * as v from 'valibot';

export const amount = v.pipe(v.number(), v.minValue(0));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Cells of a board. */
export const cells = v.pipe(v.array(count), v.readonly());

/** The facts of a sentence, for front ends in another language. */
export const facts = v.custom<MessageFacts>(isMessageFacts);
/** Why a level has its grade, the most important first. */
export const reasons = v.pipe(v.array(facts), v.readonly());
/** An English sentence and its facts. */
export const messageFields = { message: v.string(), facts };

export const limitsSchema = v.object({
  millis: v.exactOptional(amount),
  cpuMillis: v.exactOptional(amount),
  nodes: v.exactOptional(amount),
  bytes: v.exactOptional(amount),
});

export const effortSchema = v.object({
  expanded: amount,
  generated: amount,
  duplicates: amount,
  millis: amount,
  cpuMillis: amount,
  bytes: amount,
  /** Absent in reports of older versions. */
  proof: v.exactOptional(v.object({ expanded: amount, millis: amount, cpuMillis: amount })),
});

/** A larger one stays with its maker: reports travel through queues. */
export const MAX_CERTIFICATE_BYTES = 2 ** 20;

/** The bytes of a certificate, two hexadecimal digits each. */
const hexadecimal = v.pipe(v.string(), v.maxLength(2 * MAX_CERTIFICATE_BYTES), v.regex(/^([0-9a-f]{2})+$/));

export const certificateSchema = v.object({
  /** Of the whole file. */
  bytes: count,
  /** A checker without code of the solvers has accepted it for the level in hand. */
  checked: v.boolean(),
  /** The file itself, on its way to whoever saves it. */
  file: v.exactOptional(hexadecimal),
});
/** What a report says about the certificate of its answer. */
export type ReportedCertificate = Readonly<v.InferOutput<typeof certificateSchema>>;

export const NO_EFFORT = { expanded: 0, generated: 0, duplicates: 0, millis: 0, cpuMillis: 0, bytes: 0 } as const;

/** The fields of every job about a position: see `JobLevel`. */
export const levelFields = {
  level: v.string(),
  format: v.string(),
  moves: v.exactOptional(v.string()),
  limits: limitsSchema,
};

/** The report of a job of any kind that reached a limit. */
export const gaveUpFields = { verdict: v.literal('gave-up'), limit: v.picklist(LIMIT_NAMES), effort: effortSchema };

/** Measures one job: its cost so far, and the first limit it has reached. */
export function newMeter(watch: TimedWatch, limits: Limits): { effort(): Effort; reached(): LimitName | undefined } {
  const [began, beganCpu] = [watch.now(), watch.cpu()];
  const effort = (): Effort => ({ ...NO_EFFORT, millis: watch.now() - began, cpuMillis: watch.cpu() - beganCpu });
  return {
    effort,
    reached() {
      const { millis, cpuMillis } = effort();
      if (watch.stopped()) return 'stopped';
      if (limits.millis !== undefined && millis >= limits.millis) return 'time';
      return limits.cpuMillis !== undefined && cpuMillis >= limits.cpuMillis ? 'cpu' : undefined;
    },
  };
}

/** What the work of a kind gives: its report, to which `perform` adds kind, puzzle, and times. */
type WithoutLabels<Report> = Report extends unknown
  ? Omit<Report, 'kind' | 'puzzle' | 'effort'> & { readonly effort?: Effort }
  : never;
export type Performing<Report> = Generator<void, Result<WithoutLabels<Report>, TextError>, void>;

/** The work of a kind, from that of each puzzle; `refusal` says why another puzzle doesn't have it. */
export function workByPuzzle<J extends { readonly puzzle: PuzzleId }, Report>(
  rows: { readonly [Id in PuzzleId]?: (job: J & { readonly puzzle: Id }, watch: TimedWatch) => Performing<Report> },
  refusal: { readonly code: string; readonly message: string },
): (job: J, watch: TimedWatch) => Performing<Report> {
  return function* (job, watch) {
    // The row is of the job's puzzle, which the compiler can't follow.
    const work = rows[job.puzzle] as ((job: J, watch: TimedWatch) => Performing<Report>) | undefined;
    return work ? yield* work(job, watch) : fail(textError(1, 1, refusal.code, refusal.message));
  };
}

/** Drives a generator until it has its result, or until the first limit. `onStep` takes what it yields. */
export function* runWithinLimits<Step, Made>(
  work: Generator<Step, Made, void>,
  limits: Limits,
  watch: TimedWatch,
  onStep: (step: Step) => void = () => {},
): Generator<void, Made | { readonly verdict: 'gave-up'; readonly limit: LimitName }, void> {
  const meter = newMeter(watch, limits);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    const limit = meter.reached();
    if (limit) return { verdict: 'gave-up', limit };
    onStep(next.value);
    yield;
  }
}

/** The sum of two efforts, one after the other. */
export function sumOfEfforts(a: Effort, b: Effort): Effort {
  return {
    expanded: a.expanded + b.expanded,
    generated: a.generated + b.generated,
    duplicates: a.duplicates + b.duplicates,
    millis: a.millis + b.millis,
    cpuMillis: a.cpuMillis + b.cpuMillis,
    bytes: Math.max(a.bytes, b.bytes),
  };
}
