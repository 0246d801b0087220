// The claim of a report that a certificate can prove, and the bytes of a certificate as text. Apart from the work, so that a page
// that only shows reports doesn't load it.

import { provenOptimality } from '../base/optimality.js';
import type { CertificateClaim } from '../sokoban/index.js';
import type { Report } from './job.js';

export const hexText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text that the schema has accepted. */
export const hexBytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The end of the name of a certificate's file, `pushes.sokcert`; undefined: the answer claims nothing that one can prove. */
export function certificateEnding(report: Report): string | undefined {
  if (report.puzzle === 'futoshiki') {
    if (report.verdict === 'unsolvable') return 'unsolvable.futocert';
    return report.verdict === 'solved' && report.claim === 'unique' ? 'unique.futocert' : undefined;
  }
  const claim = certifiableClaim(report);
  return claim && `${claim.fewest === null ? 'unsolvable' : claim.metric}.sokcert`;
}

/** The claim of an answer about a Sokoban level, if it makes one that a certificate can prove. */
export function certifiableClaim(report: Report): CertificateClaim | undefined {
  if (report.puzzle !== 'sokoban') return undefined;
  if (report.verdict === 'unsolvable') return { metric: 'pushes', fewest: null };
  const metric = report.verdict === 'solved' ? provenOptimality(report)?.optimalIn : undefined;
  const fewest = metric && report.verdict === 'solved' ? report[metric] : undefined;
  // A level that is solved from its start needs no proof.
  return metric && fewest ? { metric, fewest } : undefined;
}
