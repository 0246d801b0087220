// Submissions for the rubrics, written for the tests: per course a right one (test/students/COURSE) and faulty ones, each a
// small edit of it, with the points that differ from the full ones.

import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMP20003_SAMPLES } from './students/comp20003-samples.js';
import { ECE209_SAMPLES } from './students/ece209-samples.js';
import { IN101_SAMPLES } from './students/in101-samples.js';
import { IPS_SAMPLES } from './students/ips-samples.js';
import { MAC110_SAMPLES } from './students/mac110-samples.js';
import type { RubricSample } from './students/rubric-sample.js';

const HERE = dirname(fileURLToPath(import.meta.url));

export const RUBRIC_SAMPLES: Readonly<Record<string, readonly RubricSample[]>> = {
  ece209: ECE209_SAMPLES,
  in101: IN101_SAMPLES,
  comp20003: COMP20003_SAMPLES,
  mac110: MAC110_SAMPLES,
  ips: IPS_SAMPLES,
};

/** Writes a sample as a folder of its name. */
export function writeSample(course: string, sample: RubricSample, folder: string, name = sample.name): string {
  const place = join(folder, name);
  cpSync(join(HERE, 'students', course), place, { recursive: true });
  // The program that marking is tested with.
  if (course === 'comp20003') {
    mkdirSync(join(place, 'src'));
    cpSync(join(HERE, 'students', 'comp20003.c'), join(place, 'src/main.c'));
  }
  for (const [path, edit] of Object.entries(sample.edits ?? {})) {
    writeFileSync(join(place, path), edit(readFileSync(join(place, path), 'utf8')));
  }
  for (const [from, to] of Object.entries(sample.renamed ?? {})) {
    mkdirSync(dirname(join(place, to)), { recursive: true });
    renameSync(join(place, from), join(place, to));
  }
  return place;
}
