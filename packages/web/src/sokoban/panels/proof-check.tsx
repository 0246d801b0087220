// The proof behind an optimal or unsolvable answer, checked in this page: a worker makes the certificate, and the checker, which
// shares no code with the solvers and is loaded here, must accept it. Nothing else makes the page say "checked here".

import { defined } from '@masu/core/base/defined.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { certifiableClaim, provesClaim } from '@masu/engine/jobs/certifiable-claim.js';
import { hexBytes } from '@masu/engine/jobs/hex-bytes.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saveBytes } from '../../app/files.js';
import { speak } from '../../app/notice.js';
import { Button } from '../../controls.js';
import { Seal } from '../../icons.js';
import { solveTexts } from '../../texts/solve.js';
import { workers } from '../../workers.js';

/** How long the checker works before the page gets a turn. */
const SLICE_MILLIS = 30;
const MAKE_MILLIS = 60_000;

type ProofState =
  | { readonly kind: 'none' | 'making' | 'failed' }
  | { readonly kind: 'checked'; readonly file: Uint8Array; readonly positions: number };

async function checkInSlices(rows: readonly string[], file: Uint8Array) {
  const { checkingCertificate } = await import('@masu/core/proof/check.js');
  const checking = checkingCertificate(rows, file);
  let since = performance.now();
  for (;;) {
    const next = checking.next();
    if (next.done) return next.value;
    if (performance.now() - since < SLICE_MILLIS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

async function checkProof(state: Signal<ProofState>, level: Level, { moves, ...job }: Job, report: Report) {
  const claim = certifiableClaim(report);
  if (!claim) return;
  state.value = { kind: 'making' };
  const solution = report.verdict === 'solved' ? { solution: String(report.solution) } : {};
  const { level: text, format, limits } = job;
  const searched = { kind: 'certify', puzzle: 'sokoban', level: text, format, ...defined({ moves }) } as const;
  const producer = 'masu in a browser';
  const bounds = { millis: MAKE_MILLIS, ...defined({ bytes: limits.bytes }) };
  const engine = (await workers()).pageEngine();
  const reported = await engine.run({ ...searched, ...claim, ...solution, producer, limits: bounds }).report;
  const certificate =
    reported.ok && reported.value.verdict === 'certified' ? reported.value.certificate.file : undefined;
  const file = certificate === undefined ? undefined : hexBytes(certificate);
  const checked = file && (await checkInSlices(showPosition(level, level.start), file));
  const isProven = checked?.verified && provesClaim(checked.claim, claim);
  state.value = file && isProven ? { kind: 'checked', file, positions: checked.work } : { kind: 'failed' };
  speak(isProven ? solveTexts.proofChecked(file?.length ?? 0, checked.work) : solveTexts.noProof);
}

export const Proved = ({ words }: { readonly words: string }) => (
  <p class="proved">
    <Seal of="" />
    {words}
  </p>
);

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
      <Proved words={solveTexts.proofChecked(now.file.length, now.positions)} />
      <Button onClick={save}>{solveTexts.saveProof}</Button>
    </>
  );
}
