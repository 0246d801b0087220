// The panels beside the grid: digits, options, how signs read, and the puzzle itself.

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { CountReport } from '@masu/engine/jobs/kinds/count-schema.js';
import { digitsLeft } from '@masu/engine/session/futoshiki/session.js';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { copyAndTell } from '../app/clipboard.js';
import { saveFile } from '../app/files.js';
import { notifyFutoshiki, speak } from '../app/notice.js';
import { Panel, SettingCheck } from '../choices.js';
import { Button } from '../controls.js';
import { Icon } from '../icons.js';
import { ERASE, FILE, PENCIL } from '../more-icons.js';
import { filesTexts } from '../texts/files.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { workers } from '../workers.js';
import { SignShape } from './grid.js';
import { countPuzzleSolutions, countReport } from './jobs.js';
import { futoshikiHintSentence } from './readable.js';
import { futoshikiSession, performFutoshiki } from './state.js';

/** From the pad: a whole digit, not combined with the one before as typed digits are. */
function enter(digit: number): void {
  performFutoshiki({ kind: futoshikiSession.value?.pencil ? 'mark-digit' : 'place-digit', digit });
}

/** One row of keys on a phone while they stay 44 pixels wide, else two of about the same length. */
export function phoneAcross(size: number): number {
  const keys = size + 1;
  return keys <= 7 ? keys : Math.min(6, Math.ceil(keys / 2));
}

/** `across` keys per row; the last, which erases, fills up its row. */
export function Pad(props: { readonly level: FutoshikiLevel; readonly across: number; readonly variant?: string }) {
  const { level, across, variant = '' } = props;
  const left = futoshikiSession.value ? digitsLeft(futoshikiSession.value) : [];
  return (
    <div
      class={`pad ${variant}`}
      role="group"
      aria-label={futoshikiTexts.enter}
      style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
    >
      {left.map((count, index) => (
        <Button key={index} disabled={count <= 0} onClick={() => enter(index + 1)}>
          {digitLetter(index + 1)}
          <small class="desktop">{futoshikiTexts.digitLeft(Math.max(0, count))}</small>
          {/* On a phone the number alone has room in every language. */}
          <small class="phone">
            <span aria-hidden="true">{Math.max(0, count)}</span>
            <span class="hide">{futoshikiTexts.digitLeft(Math.max(0, count))}</span>
          </small>
        </Button>
      ))}
      <Button
        name={futoshikiTexts.erase}
        style={{ gridColumn: `span ${across - (level.size % across)}` }}
        onClick={() => void performFutoshiki({ kind: 'erase' })}
      >
        <Icon name={ERASE} />
        <span class="desktop">{futoshikiTexts.erase}</span>
      </Button>
    </div>
  );
}

export const fillMarks = (): void => void performFutoshiki({ kind: 'fill-marks' });

export function OptionsPanel() {
  const optionsWords = futoshikiTexts.options;
  return (
    <section class="panel checks">
      <h2 class="hide">{optionsWords.heading}</h2>
      <div class="row fill">
        <Button icon={PENCIL} keyCap="a" onClick={fillMarks}>
          {optionsWords.fill}
        </Button>
      </div>
      <SettingCheck name="futoshiki.fill">{optionsWords.autoMarks}</SettingCheck>
      <SettingCheck name="futoshiki.sweep">{optionsWords.autoClear}</SettingCheck>
      <SettingCheck name="futoshiki.equal">{optionsWords.equal}</SettingCheck>
      <SettingCheck name="futoshiki.clashes">{optionsWords.conflicts}</SettingCheck>
      <SettingCheck name="futoshiki.timer">{optionsWords.timer}</SettingCheck>
    </section>
  );
}

/** An example: two cells and the sign between them. */
/** `measure` gets the height of the panel, with the gap to the next one. */
export function SignsPanel({ measure }: { readonly measure: (height: number) => void }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = row.current?.closest<HTMLElement>('.panel');
    const gap = panel?.parentElement ? Number.parseFloat(getComputedStyle(panel.parentElement).rowGap) : 0;
    measure((panel?.offsetHeight ?? 0) + gap);
  });
  return (
    <Panel heading={futoshikiTexts.signs.heading}>
      <div class="row example" ref={row}>
        <span class="signs-example" aria-hidden="true">
          <span class="cell given">2</span>
          <span class="sign">
            <SignShape direction="across" kind="less" />
          </span>
          <span class="cell given">7</span>
          <span class="sign">
            <SignShape direction="down" kind="more" />
          </span>
          <span />
          <span />
          <span class="cell">1</span>
        </span>
        <span>
          {futoshikiTexts.signs.text} <span class="quiet">{futoshikiTexts.signs.example}</span>
        </span>
      </div>
    </Panel>
  );
}

/** A filled grid, small; the cells in which two solutions differ are marked. */
function SolutionGrid(props: {
  readonly name: string;
  readonly rows: readonly string[];
  readonly differing: ReadonlySet<number>;
}) {
  const { name, rows, differing } = props;
  const size = rows.length;
  return (
    <figure class="solution">
      <figcaption>{name}</figcaption>
      <div
        role="img"
        aria-label={futoshikiTexts.count.solution(rows.join(', '))}
        style={{ gridTemplateColumns: `repeat(${size}, 1fr)` }}
      >
        {[...rows.join('')].map((digit, cell) => (
          <span key={cell} class={differing.has(cell) ? 'differs' : ''}>
            {digit}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** If a puzzle has several solutions: two of them side by side. */
function TwoSolutions() {
  const report = countReport();
  if (report?.verdict !== 'several') return null;
  const differing = new Set(report.differing);
  return (
    <div class="two-solutions">
      <SolutionGrid name={futoshikiTexts.count.first} rows={report.first} differing={differing} />
      <SolutionGrid name={futoshikiTexts.count.second} rows={report.second} differing={differing} />
    </div>
  );
}

function countMessage(report: CountReport): string {
  if (report.verdict === 'unique') return futoshikiTexts.count.one[report.grade];
  return report.verdict === 'gave-up' ? '' : futoshikiHintSentence(report);
}

/** The puzzle itself: how many solutions it has and why, copy, and download. */
export function PuzzlePanel(props: { readonly level: FutoshikiLevel; readonly children: ComponentChildren }) {
  const { level, children } = props;
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(''), [level]);
  const count = async (): Promise<void> => {
    setMessage(futoshikiTexts.count.searching);
    const answer = await countPuzzleSolutions().then(
      (report) => (report ? countMessage(report) : ''),
      () => futoshikiTexts.count.failed,
    );
    setMessage(answer);
    if (answer) speak(answer);
  };
  const text = async (): Promise<string> => (await workers()).writeText('futoshiki', 'bars', [level]);
  const copy = async (): Promise<void> => {
    await copyAndTell(await text(), notifyFutoshiki, futoshikiTexts.export.copied, filesTexts.notCopied);
  };
  const download = async (): Promise<void> => saveFile('futoshiki.txt', await text());
  return (
    <Panel heading={futoshikiTexts.count.heading} variant="solver">
      {message && <p>{message}</p>}
      <TwoSolutions />
      <div class="row">
        <Button onClick={() => void count()}>{futoshikiTexts.count.ask}</Button>
        <Button icon="copy" onClick={() => void copy()}>
          {futoshikiTexts.export.copy}
        </Button>
        <Button icon={FILE} onClick={() => void download()}>
          {futoshikiTexts.export.download}
        </Button>
        {children}
      </div>
    </Panel>
  );
}
