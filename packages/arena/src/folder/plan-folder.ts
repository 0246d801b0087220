// The two files a plan consists of: manifest.json and plan.jsonl. The plan is written once and never changed: the
// manifest has its hash, and each line's key is a hash of its job. The manifest gets one entry per session.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { certificateExtension } from '@masu/engine/jobs/certifiable-claim.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { EnvironmentError, errorReason } from '../environment-error.js';
import { loadJsonBytes, parseJsonLines } from './json-lines.js';
import { sha256, workKey } from './key.js';
import { isJob, type Manifest, type PlanLine, parseManifest, parsePlanLine } from './records.js';

const manifestPath = (folder: string): string => join(folder, 'manifest.json');
const planPath = (folder: string): string => join(folder, 'plan.jsonl');
export const reportsPath = (folder: string): string => join(folder, 'reports.jsonl');
export const certificatePath = (folder: string, key: string, puzzle: PuzzleId): string =>
  join(folder, 'certificates', `${key}${certificateExtension(puzzle) ?? ''}`);

export interface PlanFolder {
  readonly manifest: Manifest;
  readonly plan: readonly PlanLine[];
}

export const planText = (plan: readonly PlanLine[]): string => plan.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Writes a file whole or leaves it as it was: manifest, plan, imported results. */
export async function saveWhole(path: string, text: string): Promise<void> {
  try {
    await (await import('write-file-atomic')).default(path, text);
  } catch (error) {
    throw new EnvironmentError(`${path} cannot be written: ${errorReason(error)}.`);
  }
}

export const saveManifest = (folder: string, manifest: Manifest): Promise<void> =>
  saveWhole(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`);

/** Writes a new plan. The same plan again changes nothing; another plan is refused with a sentence. */
export async function savePlan(
  folder: string,
  { manifest, plan }: PlanFolder,
): Promise<Result<'new' | 'same', string>> {
  const text = planText(plan);
  try {
    makeFolder(folder);
    if (existsSync(manifestPath(folder))) {
      if (existsSync(planPath(folder)) && readFileSync(planPath(folder), 'utf8') === text) return ok('same');
      return fail(
        `${folder} already contains another plan. Use a new folder, or run this one: masu batch run ${folder}`,
      );
    }
  } catch (error) {
    throw new EnvironmentError(`${folder} cannot be used: ${errorReason(error)}.`);
  }
  await saveWhole(planPath(folder), text);
  // Last: a folder with a manifest has a whole plan.
  await saveManifest(folder, manifest);
  return ok('new');
}

/** The manifest's text, or a sentence if the folder contains no plan. */
export function hasPlan(folder: string): Result<string, string> {
  try {
    return ok(readFileSync(manifestPath(folder), 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return fail(`${manifestPath(folder)} cannot be read: ${errorReason(error)}.`);
    return fail(`${folder} contains no plan. Make one first: masu batch plan FILE… -o ${folder}`);
  }
}

/** What was changed in a plan since it was made, in words. Plans of older versions have keys, but no hash of the file. */
function findEdit(bytes: Buffer, { planSha256, program }: Manifest): string | undefined {
  if (planSha256 === sha256(bytes)) return undefined;
  // As written, with the fields that are not read.
  const { lines } = parseJsonLines(bytes, (value) => value as PlanLine);
  const edited = lines.findIndex((line) => {
    const work = isJob(line) ? line.job : { place: line.places[0], error: line.error };
    return line.key !== workKey(program.build, work);
  });
  if (edited >= 0) return `was edited: the key of line ${edited + 1} is not that of its job`;
  if (new Set(lines.map(({ key }) => key)).size < lines.length) return 'was edited: two lines have the same key';
  return planSha256 === undefined ? undefined : 'was edited after it was planned';
}

/** The error is a sentence: the folder contains no plan, or one that this program can't read. */
export function loadPlan(folder: string): Result<PlanFolder, string> {
  const text = hasPlan(folder);
  if (!text.ok) return text;
  let manifest: Manifest | undefined;
  try {
    manifest = parseManifest(JSON.parse(text.value));
  } catch {
    manifest = undefined;
  }
  if (!manifest) return fail(`${manifestPath(folder)} is damaged or of another version of masu. Plan again.`);
  const bytes = loadJsonBytes(planPath(folder));
  const { lines, damaged } = parseJsonLines(bytes, parsePlanLine);
  const expected = manifest.jobs + manifest.errors;
  if (damaged.length > 0 || lines.length !== expected) {
    return fail(`${planPath(folder)} is damaged: ${lines.length} of ${expected} lines can be read. Plan again.`);
  }
  const edit = findEdit(bytes, manifest);
  return edit === undefined ? ok({ manifest, plan: lines }) : fail(`${planPath(folder)} ${edit}. Plan again.`);
}
