// Writes the certificates of `solve --certificate`, `optimize --certificate`, and `judge --certificates`: one file, or one per level
// in a folder. Each is a proof that the checker has accepted; where none can be made within the limits, the answer stays, and a
// message says so.

import { basename, extname, join } from 'node:path';
import { certificateEnding } from '@masu/engine/jobs/certifiable-claim.js';
import { hexBytes } from '@masu/engine/jobs/hex-bytes.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import type { ReportedCertificate } from '@masu/engine/jobs/job-parts.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { pathOn } from '../../host/host.js';
import type { CommandHost } from '../interface/command-host.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { type Output, safe } from '../interface/output.js';
import { mustBeWritable, saveOutputFile } from '../interface/save-output.js';
import { version } from '../interface/version.js';
import { isTypedFolder, type LevelFile, levelName, type ValidLevel } from '../levels/input.js';

/** What a report says about the certificate of its answer. */
export type CertificateNote = Omit<ReportedCertificate, 'file'>;

/** A job that makes the certificate of its answer. */
export const certifiedJob = (job: Job): Job => ({ ...job, certificate: { producer: `masu ${version()}` } });

export interface CertificateSaver {
  /** Writes the certificate of an answer. Undefined: the answer claims nothing, or there is no certificate. */
  add(input: LevelFile, level: ValidLevel, report: Report): Promise<CertificateNote | undefined>;
}

/** `path` is a folder if it is one, if it ends in a slash, or if there are several levels. `option` names it in messages. */
export function openCertificates(
  path: string,
  levels: number,
  output: Output,
  option = '--certificate',
): CertificateSaver {
  if (path === '-') {
    throw new Refusal(EXIT.usage, `${option}: give a file or folder; certificates can’t go to standard output.`);
  }
  const isInFolder = isTypedFolder(path, output.host) || path.endsWith('/') || levels > 1;
  if (isInFolder) makeCertificateFolder(path, option, output.host);
  else mustBeWritable(path, output.host);
  const names = new Set<string>();
  return {
    async add(input, level, report) {
      const ending = certificateEnding(report);
      const why = report.notes?.certificate ?? 'none was made';
      if (!ending && report.notes?.certificate === undefined) return undefined;
      if (!ending || report.certificate?.file === undefined) {
        output.say(safe(`masu: ${levelName(level)}: no certificate: ${why}. The answer itself stays.`));
        return undefined;
      }
      const { file, ...note } = report.certificate;
      const target = isInFolder ? join(path, freeName(names, input, level, ending)) : path;
      await saveOutputFile(target, hexBytes(file), output.host);
      return note;
    },
  };
}

function makeCertificateFolder(path: string, option: string, host: CommandHost): void {
  try {
    makeFolder(pathOn(host, path));
  } catch (error) {
    const reason = (error as Error).message;
    throw new Refusal(EXIT.environment, safe(`${option}: Can’t make the folder ${path}: ${reason}`));
  }
}

/** `levels-3-pushes.sokcert`; a second file of the same name gets a number. */
function freeName(names: Set<string>, { file }: LevelFile, { number }: ValidLevel, ending: string): string {
  const stem = file === '-' ? 'level' : basename(file, extname(file));
  const [claim, extension] = ending.split('.');
  let free = `${stem}-${number}-${claim}.${extension}`;
  for (let count = 2; names.has(free); count++) free = `${stem}-${number}-${claim}-${count}.${extension}`;
  names.add(free);
  return free;
}
