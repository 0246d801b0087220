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
import { writeReason } from '@masu/node-host/files/write-problem.js';
import * as v from 'valibot';
import { pathOn } from '../../host/host.js';
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

export function openLabelOutput(typed: string | undefined, settings: string, output: Output): LabelOutput {
  if (typed === undefined || typed === '-') {
    const nothing = async (): Promise<void> => {};
    return { earlier: undefined, write: output.printText, save: nothing, finish: () => {}, leave: nothing };
  }
  const { host } = output;
  const path = pathOn(host, typed);
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
      host,
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
