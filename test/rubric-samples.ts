// Submissions for the rubrics, written for the tests: per course a right one (test/students/COURSE) and faulty ones, each a
// small edit of it, with the points that differ from the full ones.

import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ECE209_SAMPLES } from './students/ece209-samples.js';
import type { RubricSample } from './students/rubric-sample.js';

const HERE = dirname(fileURLToPath(import.meta.url));

export const RUBRIC_SAMPLES: Readonly<Record<string, readonly RubricSample[]>> = {
  ece209: ECE209_SAMPLES,
};

/** Writes a sample as a folder of its name. */
export function writeSample(course: string, sample: RubricSample, folder: string, name = sample.name): string {
  const place = join(folder, name);
  cpSync(join(HERE, 'students', course), place, { recursive: true });
  for (const [path, edit] of Object.entries(sample.edits ?? {})) {
    writeFileSync(join(place, path), edit(readFileSync(join(place, path), 'utf8')));
  }
  for (const [from, to] of Object.entries(sample.renamed ?? {})) {
    mkdirSync(dirname(join(place, to)), { recursive: true });
    renameSync(join(place, from), join(place, to));
  }
  return place;
}
