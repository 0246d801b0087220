// The claim of a report that a certificate can prove, and the name of its file. Apart from the work, so that a page that only
// shows reports doesn't load it.

import { provenOptimality } from '@masu/core/base/optimality.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { CertificateClaim } from '@masu/core/proof/check.js';
import type { Report, ReportOf } from './job.js';

/** The certificates of each puzzle: what their files are called, and the claim of an answer as their names have it. */
const CERTIFICATES: {
  readonly [Id in PuzzleId]?: { readonly extension: string; claimed(report: ReportOf<Id>): string | undefined };
} = {
  sokoban: {
    extension: '.sokcert',
    claimed(report) {
      const claim = certifiableClaim(report);
      return claim && (claim.fewest === null ? 'unsolvable' : claim.metric);
    },
  },
  futoshiki: {
    extension: '.futocert',
    claimed(report) {
      if (report.verdict === 'unsolvable') return 'unsolvable';
      return report.verdict === 'solved' && report.claim === 'unique' ? 'unique' : undefined;
    },
  },
};

/** With its dot; undefined: the puzzle has no certificates. */
export const certificateExtension = (puzzle: PuzzleId): string | undefined => CERTIFICATES[puzzle]?.extension;

/** The end of the name of a certificate's file, `pushes.sokcert`; undefined: the answer claims nothing that one can prove. */
export function certificateEnding<Id extends PuzzleId>(report: ReportOf<Id>): string | undefined {
  const certificates = CERTIFICATES[report.puzzle];
  const claimed = certificates?.claimed(report);
  return certificates && claimed && `${claimed}${certificates.extension}`;
}

/** The claim of an answer about a Sokoban level, if it makes one that a certificate can prove. */
export function certifiableClaim(report: Report): CertificateClaim | undefined {
  if (report.verdict === 'unsolvable') return { metric: 'pushes', fewest: null };
  const optimality = report.verdict === 'solved' ? provenOptimality(report) : undefined;
  if (report.verdict !== 'solved' || !optimality) return undefined;
  const { optimalIn: metric, tieBreak } = optimality;
  const [fewest, fewestMoves] = [report[metric], report.moves];
  // A level that is solved from its start needs no proof.
  if (!fewest) return undefined;
  const hasTieBreak = metric === 'pushes' && tieBreak === 'proven' && fewestMoves !== undefined;
  return { metric, fewest, ...(hasTieBreak && { fewestMoves }) };
}

/** Whether the first claim says all that the second one does, its tie-break apart, and no other tie-break. */
export function provesClaim(proven: CertificateClaim, wanted: CertificateClaim): boolean {
  if (proven.fewest !== wanted.fewest) return false;
  if (wanted.fewest !== null && proven.metric !== wanted.metric) return false;
  return proven.fewestMoves === undefined || proven.fewestMoves === wanted.fewestMoves;
}
