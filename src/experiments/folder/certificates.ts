// The certificates of a run: `certificates/KEY.sokcert` in its folder, one per proven answer, written whole before the report that
// names it. `masu verify LEVELS FOLDER/certificates` checks them again.

import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../files/index.js';
import { hexBytes, type Reported } from '../../jobs/index.js';
import { EnvironmentError, reasonOf } from '../environment-error.js';

export const certificatesPath = (folder: string): string => join(folder, 'certificates');

/** Takes the certificate out of a report and saves it; what remains says how large it is. */
export function saveCertificate(folder: string, key: string, reported: Reported): Reported {
  if (!reported.ok || reported.value.certificate?.file === undefined) return reported;
  const { file, ...certificate } = reported.value.certificate;
  const path = join(certificatesPath(folder), `${key}.sokcert`);
  try {
    makeFolder(certificatesPath(folder));
    const descriptor = openSync(`${path}.new`, 'w');
    try {
      writeFileSync(descriptor, hexBytes(file));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new EnvironmentError(
      `${path} cannot be written: ${reasonOf(error)}. Every report so far is saved; fix this and run the same command again to continue.`,
    );
  }
  return { ok: true, value: { ...reported.value, certificate } };
}
