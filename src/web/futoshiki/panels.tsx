// The panels beside the grid: hint with reasons, the digits to write, options, how signs read, the puzzle itself.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { digitLetter, type FutoshikiLevel } from '../../futoshiki/index.js';
import { copyText } from '../app/clipboard.js';
import { saveFile } from '../app/files.js';
import { speak } from '../app/notice.js';
import { Button, Check } from '../controls.js';
import { Icon } from '../icons.js';
import { setting } from '../saves/saves.js';
import { F } from '../texts/futoshiki.js';
import { T } from '../texts/play.js';
import { writeText } from '../workers.js';
import { askHint, closeHint, hint, letterOf, soWords } from './hints.js';
import { notify } from './notify.js';
import { leftOf } from './sitting.js';
import { conflicts, countHint, erase, position, table, toggleOption, won, write, writeAt } from './table.js';
import { think } from './thinker.js';
import type { Checked } from './thinking.js';

export function requestHint(): void {
  const laid = table.value;
  const now = position.value;
  if (!laid || !now || won.value || hint.value.kind === 'thinking') return;
  void askHint(laid.game.level, now.digits).then((gave) => gave && countHint());
}

function Reasons() {
  const now = hint.value;
  if (now.kind !== 'open') return null;
  const { hint: found, level } = now;
  if (found.kind !== 'digit') return <p>{found.message}</p>;
  return (
    <ol class="reason">
      {found.steps.map((step, index) => (
        <li key={index} data-mark={letterOf(index)}>
          {step.message}
        </li>
      ))}
      <li class="so">{soWords(level, found)}</li>
    </ol>
  );
}

export function HintPanel() {
  const now = hint.value;
  const found = now.kind === 'open' ? now.hint : undefined;
  const name =
    found?.kind === 'digit' ? (found.steps.find((step) => step.rule === found.rule)?.name ?? '') : F.hintPanel.about;
  return (
    <section class="panel">
      <h2>
        {F.hintPanel.heading} <span class="quiet">{name}</span>
      </h2>
      {now.kind === 'thinking' && <p class="quiet">{F.hintPanel.thinking}</p>}
      <Reasons />
      {now.kind === 'closed' && conflicts.value.size > 0 && <p class="quiet">{F.hintPanel.conflict}</p>}
      <div class="row">
        {found?.kind === 'digit' && (
          <Button variant="main" onClick={() => writeAt(found.cell, found.digit)}>
            {F.hintPanel.write(digitLetter(found.digit))}
          </Button>
        )}
        {now.kind === 'open' && <Button onClick={closeHint}>{F.hintPanel.close}</Button>}
        {(now.kind === 'closed' || now.kind === 'checked') && (
          <Button onClick={requestHint}>{conflicts.value.size > 0 ? F.hintPanel.wrong : F.hintPanel.ask}</Button>
        )}
      </div>
    </section>
  );
}

/** One row of keys on a phone while they stay 44 pixels wide, else two of about the same length. */
export function phoneAcross(size: number): number {
  const keys = size + 1;
  return keys <= 7 ? keys : Math.min(6, Math.ceil(keys / 2));
}

/** So many keys to a row; the last, which erases, fills the row up. */
export function Pad(props: { readonly level: FutoshikiLevel; readonly across: number; readonly variant?: string }) {
  const { level, across, variant = '' } = props;
  const left = position.value ? leftOf(level, position.value) : [];
  return (
    <div
      class={`pad ${variant}`}
      role="group"
      aria-label={F.write}
      style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
    >
      {left.map((count, index) => (
        <Button key={index} disabled={count <= 0} onClick={() => write(index + 1)}>
          {digitLetter(index + 1)}
          <small>{F.left(Math.max(0, count))}</small>
        </Button>
      ))}
      <Button name={F.erase} style={{ gridColumn: `span ${across - (level.size % across)}` }} onClick={erase}>
        <Icon name="erase" />
      </Button>
    </div>
  );
}

export function OptionsPanel() {
  const O = F.options;
  return (
    <section class="panel checks">
      <h2 class="hide">{O.heading}</h2>
      <Check checked={setting('futoshiki.sweep', true)} onChange={() => toggleOption('sweep', true)}>
        {O.sweep}
      </Check>
      <Check checked={setting('futoshiki.clashes', true)} onChange={() => toggleOption('clashes', true)}>
        {O.conflicts}
      </Check>
      <Check checked={setting('futoshiki.timer', false)} onChange={() => toggleOption('timer', false)}>
        {O.timer}
      </Check>
    </section>
  );
}

export function SignsPanel() {
  return (
    <section class="panel">
      <h2>{F.signs.heading}</h2>
      <p class="row example">
        <span class="row" aria-hidden="true">
          <span class="cell given">2</span>
          <span class="sign">
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d="M11 2L3 7L11 12" />
            </svg>
          </span>
          <span class="cell given">7</span>
        </span>
        <span>{F.signs.text}</span>
      </p>
    </section>
  );
}

function checkedWords(checked: Checked): string {
  if (checked.kind === 'one') return F.check.one((F.make.grades[checked.grade] ?? checked.grade).toLowerCase());
  return checked.kind === 'none' ? checked.conflict.message : checked.several.message;
}

/** How many solutions the puzzle itself has, and why none or several. */
export function CheckPanel({
  level,
  children,
}: {
  readonly level: FutoshikiLevel;
  readonly children: ComponentChildren;
}) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [level]);
  const ask = async (): Promise<void> => {
    setSaid(F.check.thinking);
    const answer = await think({ ask: 'check', level }).catch(() => ({ id: 0, error: F.check.failed }));
    const words = !answer ? '' : 'checked' in answer ? checkedWords(answer.checked) : F.check.failed;
    setSaid(words);
    if (answer && 'checked' in answer) hint.value = { kind: 'checked', checked: answer.checked };
    if (words) speak(words);
  };
  const copy = async (): Promise<void> => {
    const done = await copyText(await writeText('futoshiki', 'bars', [level]));
    notify({ tone: 'calm', lead: done ? T.shell.copied(F.take.copied) : T.shell.notCopied });
  };
  const save = async (): Promise<void> => saveFile('futoshiki.txt', await writeText('futoshiki', 'bars', [level]));
  return (
    <section class="panel solver">
      <h2>{F.check.heading}</h2>
      {said && <p>{said}</p>}
      <div class="row">
        <Button onClick={() => void ask()}>{F.check.ask}</Button>
        <Button icon="copy" onClick={() => void copy()}>
          {F.take.copy}
        </Button>
        <Button icon="file" onClick={() => void save()}>
          {F.take.save}
        </Button>
        {children}
      </div>
    </section>
  );
}
