// The proof behind an optimal or unsolvable answer, checked in this page: a worker makes the certificate, and the checker, which
// shares no code with the solvers and is loaded here, must accept it. Nothing else makes the page say "checked here".

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { defined } from '../../base/defined.js';
import { certifiableClaim, hexBytes } from '../../jobs/certifiable-claim.js';
import type { Job, Report } from '../../jobs/index.js';
import { type Level, showPosition } from '../../sokoban/index.js';
import { saveBytes } from '../app/files.js';
import { speak } from '../app/notice.js';
import { Button } from '../controls.js';
import { Seal } from '../icons.js';
import { solveTexts } from '../texts/solve.js';
import { workers } from '../workers.js';

/** The page waits for the checker, so it gets about a second. */
const CHECK_LIMITS = { steps: 2e8, positions: 5e5 } as const;
const MAKE_MILLIS = 60_000;

type ProofState =
  | { readonly kind: 'none' | 'making' | 'failed' }
  | { readonly kind: 'checked'; readonly file: Uint8Array; readonly positions: number };

async function checkProof(state: Signal<ProofState>, level: Level, { moves, ...job }: Job, report: Report) {
  const claim = certifiableClaim(report);
  if (!claim) return;
  state.value = { kind: 'making' };
  const solution = report.verdict === 'solved' ? { solution: String(report.solution) } : {};
  const { bytes } = job.limits;
  const task = (await workers()).pageEngine().run({
    kind: 'certify',
    puzzle: 'sokoban',
    level: job.level,
    format: job.format,
    ...defined({ moves }),
    ...claim,
    ...solution,
    producer: 'masu in a browser',
    limits: { millis: MAKE_MILLIS, ...defined({ bytes }) },
  });
  const reported = await task.report;
  const made = reported.ok && reported.value.verdict === 'certified' ? reported.value.certificate.file : undefined;
  const file = made === undefined ? undefined : hexBytes(made);
  const { checkCertificate } = await import('../../proof/check.js');
  const checked = file && checkCertificate(showPosition(level, level.start), file, CHECK_LIMITS);
  const isProven =
    checked?.verified && checked.fewest === claim.fewest && (claim.fewest === null || checked.metric === claim.metric);
  state.value = file && isProven ? { kind: 'checked', file, positions: checked.work } : { kind: 'failed' };
  speak(isProven ? solveTexts.proofChecked(file?.length ?? 0, checked.work) : solveTexts.noProof);
}

/** `level`: as the search saw it, starting at its position. */
export function ProofCheck(props: { readonly report: Report; readonly level: Level; readonly job: Job }) {
  const { report, level, job } = props;
  const state = useSignal<ProofState>({ kind: 'none' });
  useEffect(() => {
    state.value = { kind: 'none' };
  }, [report]);
  if (!certifiableClaim(report)) return null;
  const now = state.value;
  const check = (): void => {
    checkProof(state, level, job, report).catch(() => {
      state.value = { kind: 'failed' };
    });
  };
  if (now.kind === 'none') return <Button onClick={check}>{solveTexts.checkProof}</Button>;
  if (now.kind === 'making') return <p class="quiet">{solveTexts.makingProof}</p>;
  if (now.kind !== 'checked') return <p class="quiet">{solveTexts.noProof}</p>;
  const save = (): void => saveBytes('proof.sokcert', now.file as Uint8Array<ArrayBuffer>, 'application/octet-stream');
  return (
    <>
      <p class="proved">
        <Seal of="" />
        {solveTexts.proofChecked(now.file.length, now.positions)}
      </p>
      <Button onClick={save}>{solveTexts.saveProof}</Button>
    </>
  );
}
