// Who touches the process: its streams, environment, signals, and exit. Everything else gets them from a host, so that a test
// can run it in its own process.

import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { packageNames, readSource, sourcesBelow } from '../sources.js';

/** The files that do, and what for. A folder ends in a slash. */
const HOSTS: Readonly<Record<string, string>> = {
  'program/cli/masu.ts': 'the entry of the program',
  'node-host/jobs/workers.ts': 'free memory',
  'node-host/jobs/clock.ts': 'CPU time',
  'node-host/serve/open-browser.ts': 'how this system opens a browser',
  'arena/folder/lock.ts': 'whether the owner of a lock is alive',
  'arena/folder/open-run.ts': 'the versions that a run is recorded with',
  'arena/queue/': 'the name of this worker',
  'node-host/programs/': 'programs of others: their limits and their end',
  'classroom/node-host.ts': 'CPU time',
  'classroom/ece209/functions.ts': 'printing as C does',
  'classroom/host.ts': 'signals while it runs programs of others',
  'classroom/mark/': 'programs of students: their limits and their end',
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Whether the code names the process: `process`, `globalThis.process`, or its module. */
function namesProcess(node: Node): boolean {
  const { type, name, value, computed, property } = node;
  if (type === 'Identifier' && name === 'process') return true;
  if (type === 'Literal' && (value === 'node:process' || value === 'process')) return true;
  const children = Object.entries(node).flatMap(([key, child]) => {
    // Not the name of a property: `task.process`, `{ process: 1 }`. But that of the global object.
    const isName = (key === 'property' || key === 'key') && computed === false;
    const isGlobal = key === 'property' && isNode(node.object) && node.object.name === 'globalThis';
    return isName && !(isGlobal && property === child) ? [] : child;
  });
  return children.flat().filter(isNode).some(namesProcess);
}

const touches = (code: string, file = 'code.ts'): boolean =>
  namesProcess(parseSync(file, code).program as unknown as Node);

test.each([
  ['process.exit(1)', true],
  ["import { env } from 'node:process'", true],
  ['globalThis.process.argv', true],
  ['const { env } = process', true],
  ["import { spawn } from 'node:child_process'; task.process(); const a = { process: 1 }; // process.env", false],
  ["const text = 'process.env'", false],
])('%s: %s', (code, expected) => {
  expect(touches(code)).toBe(expected);
});

const SOURCES = packageNames()
  .flatMap(sourcesBelow)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('solve/kernel/assembly/'));
const TOUCHING = SOURCES.filter((path) => /\bprocess\b/.test(readSource(path)) && touches(readSource(path), path));

test('the process is touched only by the files that are hosts', () => {
  const isHost = (path: string): boolean =>
    Object.keys(HOSTS).some((host) => path === host || (host.endsWith('/') && path.startsWith(host)));
  expect(TOUCHING.filter((path) => !isHost(path))).toEqual([]);
});

test('every host of the list is one', () => {
  expect(Object.keys(HOSTS).filter((host) => !TOUCHING.some((path) => path.startsWith(host)))).toEqual([]);
});
