// Runs a course program of this package in memory, with the files of a case instead of a disk, for the expected
// results.

import { fail, ok } from '@masu/core/base/result.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import type { Course, CourseHost } from '../host.js';
import { Input } from '../input.js';
import type { RunOrder, RunResult } from './mark-case.js';

async function* once(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}

/** What the course program prints for a case. `extra`: arguments that only our program has. */
export async function runOracle(course: Course, order: RunOrder, extra: readonly string[] = []): Promise<RunResult> {
  let stdout = '';
  let stderr = '';
  const written: Record<string, string> = {};
  const host: CourseHost = {
    input: new Input(once(order.input)),
    write: (text) => {
      stdout += text;
    },
    complain: (line) => {
      stderr += `${line}\n`;
    },
    async loadText(path) {
      const text = written[path] ?? order.files[path];
      return text === undefined ? fail('ENOENT') : ok(text);
    },
    writeProblem: () => undefined,
    async saveText(path, text) {
      written[path] = text;
      return undefined;
    },
    clock: { now: () => 0, cpu: () => 0, pause: async () => {} },
    searchBytes: bytesForEach(1),
    isTerminal: false,
    playByKeys: () => Promise.reject(new Error('a case has no keys')),
    animate: async () => {},
  };
  const words = [...(order.program === undefined ? [] : [order.program]), ...order.words, ...extra];
  const exit = await course.run(host, words);
  return { ended: 'exited', exit, stdout, stderr, written };
}
