// Keys and checksums: hashes of what a line of a run folder says, so that a line that was edited or damaged is noticed
// when it is read.

import { createHash } from 'node:crypto';
import { SCHEMA } from './records.js';

/** JSON with the keys of every object in order: equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const fields = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${fields.join(',')}}`;
}

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** The checksum of a line of reports.jsonl, which is its last field. */
export const lineSum = (line: object): string => sha256(JSON.stringify(line)).slice(0, 16);

/** The name of a piece of work of a build. It starts with a letter, because BullMQ reserves numeric ids. */
export const workKey = (build: string, work: unknown): string =>
  `k${sha256(canonical([SCHEMA, build, work])).slice(0, 31)}`;
