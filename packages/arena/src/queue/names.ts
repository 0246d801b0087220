// The names used in Redis. The build is part of every name: a worker of another build never sees the job.

import { hostname } from 'node:os';
import { SCHEMA } from '../folder/records.js';

export const queueName = (build: string): string => `masu-${SCHEMA}-${build}`;

/** The channel on which a runner tells all workers to stop. */
export const stopChannel = (build: string): string => `${queueName(build)}-stop`;

/** The runner that owns the queue; the key expires by itself. */
export const ownerKey = (build: string): string => `${queueName(build)}-owner`;

/** The run whose jobs are in the queue. */
export const runKey = (build: string): string => `${queueName(build)}-run`;

/** `host-pid`. A name with a space would make the worker invisible without an error (CLIENT SETNAME). */
export const workerName = (): string => `${hostname().replace(/[^\w.]/g, '_')}-${process.pid}`;

/** The host in a worker's name. */
export const workerHost = (name: string): string => name.replace(/^.*:w:/, '').replace(/-\d+$/, '');
