// Writes the certificates of `solve --certificate`: one file, or one per level in a folder. Each proven answer gets a proof
// that the checker has accepted; where none can be made within the limits, the answer stays, and a message says so.

import { basename, extname, join } from 'node:path';
import { provenOptimality } from '../../base/optimality.js';
import type { Limits } from '../../base/outcome.js';
import { isFolder, makeFolder } from '../../files/index.js';
import { isFutoshikiLevel, type Report } from '../../jobs/index.js';
import { nodeClock } from '../../jobs/node/index.js';
import { type CertificateClaim, certify } from '../../sokoban/index.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { type Output, safe } from '../interface/output.js';
import { mustBeWritable, saveOutputFile } from '../interface/save-output.js';
import { shortPauses } from '../interface/short-pauses.js';
import { version } from '../interface/version.js';
import { type LevelFile, levelName, type ValidLevel } from '../levels/input.js';

/** CPU time for one certificate if no limit was given. */
const DEFAULT_CPU_MILLIS = 60_000;

/** What a report says about the certificate of its answer. */
export interface CertificateNote {
  /** Of the whole file. */
  readonly bytes: number;
  readonly checked: true;
}

/** The claim that an answer makes, if it makes one that a certificate can prove. */
function claimOf(report: Report): CertificateClaim | undefined {
  if (report.puzzle !== 'sokoban') return undefined;
  if (report.verdict === 'unsolvable') return { metric: 'pushes', fewest: null };
  const metric = report.verdict === 'solved' ? provenOptimality(report)?.optimalIn : undefined;
  const fewest = metric && report.verdict === 'solved' ? report[metric] : undefined;
  return metric && fewest !== undefined ? { metric, fewest } : undefined;
}

export interface CertificateSaver {
  /** Makes and writes the certificate of an answer. Undefined: the answer claims nothing, or there is no certificate. */
  add(input: LevelFile, level: ValidLevel, report: Report, limits: Limits): Promise<CertificateNote | undefined>;
}

/** `path` is a folder if it is one, if it ends in a slash, or if there are several levels. */
export function openCertificates(path: string, levels: number, output: Output): CertificateSaver {
  if (path === '-') {
    throw new Refusal(EXIT.usage, '--certificate: give a file or folder; certificates can’t go to standard output.');
  }
  const isInFolder = isFolder(path) || path.endsWith('/') || levels > 1;
  if (isInFolder) makeCertificateFolder(path);
  else mustBeWritable(path);
  const names = new Set<string>();
  return {
    async add(input, level, report, limits) {
      const claim = claimOf(report);
      if (!claim || isFutoshikiLevel(level.playable)) return undefined;
      const solution = report.verdict === 'solved' ? { solution: String(report.solution) } : {};
      const bounded = { ...limits, ...(hasTime(limits) ? {} : { cpuMillis: DEFAULT_CPU_MILLIS }) };
      let isStopped = false;
      const interrupt = onInterrupt(() => {
        isStopped = true;
      });
      const watch = { ...nodeClock(), stopped: () => isStopped, report: () => {} };
      const wanted = { claim, producer: `masu ${version()}`, ...solution };
      const proving = certify(level.playable, wanted, bounded, watch);
      const pause = shortPauses();
      output.live(`level ${level.number}: making the certificate`);
      let next = proving.next();
      for (; !next.done; next = proving.next()) await pause();
      output.live('');
      interrupt.release();
      const certified = next.value;
      if (!certified.ok) {
        output.say(safe(`masu: ${levelName(level)}: no certificate: ${certified.error}. The answer itself stays.`));
        return undefined;
      }
      const { bytes } = certified.value;
      await saveOutputFile(isInFolder ? join(path, freeName(names, input, level, claim)) : path, bytes);
      return { bytes: bytes.length, checked: true };
    },
  };
}

const hasTime = ({ millis, cpuMillis }: Limits): boolean => millis !== undefined || cpuMillis !== undefined;

function makeCertificateFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    const reason = (error as Error).message;
    throw new Refusal(EXIT.environment, safe(`--certificate: Can’t make the folder ${path}: ${reason}`));
  }
}

/** `levels-3-pushes.sokcert`; a second file of the same name gets a number. */
function freeName(names: Set<string>, { file }: LevelFile, { number }: ValidLevel, claim: CertificateClaim): string {
  const stem = file === '-' ? 'level' : basename(file, extname(file));
  const name = `${stem}-${number}-${claim.fewest === null ? 'unsolvable' : claim.metric}`;
  let free = name;
  for (let count = 2; names.has(free); count++) free = `${name}-${count}`;
  names.add(free);
  return `${free}.sokcert`;
}
