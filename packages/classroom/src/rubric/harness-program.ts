// The C program of a course that calls the functions of a submission: harness.c in the course's folder. What differs between
// submissions is in a header of its own, made for each.

import { readFileSync } from 'node:fs';
import { ownFile } from '@masu/node-host/places.js';
import type { Workbench } from './workbench.js';

/** The file that a course's program has in the folder of a submission; its header's name is in the program. */
export const HARNESS_FILE = 'masu-harness.c';

/** Adds the program of a course and its header to the folder of a submission. */
export function addHarness(
  bench: Workbench,
  course: string,
  header?: { readonly name: string; readonly text: string },
) {
  bench.add(HARNESS_FILE, readFileSync(ownFile(`packages/classroom/src/${course}/harness.c`), 'utf8'));
  bench.add('masu-cases.c', readFileSync(ownFile('packages/classroom/src/rubric/forked-cases.c'), 'utf8'));
  if (header) bench.add(header.name, header.text);
}

/** Lines that include files and define names, for a header. */
export const headerText = (included: readonly string[], defined: Readonly<Record<string, string>>): string =>
  [
    ...included.map((path) => `#include "${path}"`),
    ...Object.entries(defined).map(([name, text]) => `#define ${name} ${text}`.trimEnd()),
    '',
  ].join('\n');

/** A name HAVE_… for each function that is there. */
export const haveNames = (functions: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(functions.map((name) => [`HAVE_${name}`, '']));
