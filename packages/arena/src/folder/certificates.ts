// The certificates of a run: `certificates/KEY.sokcert` or `KEY.futocert` in its folder, one per proven answer, written whole
// before the report that names it. `masu verify LEVELS FOLDER/certificates` checks them again.

import { renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hexBytes } from '@masu/engine/jobs/hex-bytes.js';
import type { Reported } from '@masu/engine/jobs/job.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { EnvironmentError, errorReason } from '../environment-error.js';
import { certificatePath } from './plan-folder.js';

/** Takes the certificate out of a report and saves it; what remains says how large it is. */
export function saveCertificate(folder: string, key: string, reported: Reported): Reported {
  if (!reported.ok || reported.value.certificate?.file === undefined) return reported;
  const { file, ...certificate } = reported.value.certificate;
  const path = certificatePath(folder, key, reported.value.puzzle);
  try {
    makeFolder(dirname(path));
    writeFileSync(`${path}.new`, hexBytes(file), { flush: true });
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new EnvironmentError(
      `${path} cannot be written: ${errorReason(error)}. Every report so far is saved; fix this and run the same command again to continue.`,
    );
  }
  return { ok: true, value: { ...reported.value, certificate } };
}
