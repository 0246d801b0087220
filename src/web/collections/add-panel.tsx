// Adds levels: paste, drop, or open a file. Every error is shown at its line; valid levels can be added without the
// others.

import { useState } from 'preact/hooks';
import type { LevelFound, TextRead } from '../../jobs/web/index.js';
import { openFile, readFile } from '../app/files.js';
import { Button } from '../controls.js';
import { mebibytes } from '../format.js';
import { CheckIcon, WarningIcon } from '../icons.js';
import { go } from '../route.js';
import { L } from '../texts/levels.js';
import { adding, addText, MOST_SHOWN, offerFile, offerText, validCount } from './adding.js';
import { errorSentence } from './error-sentence.js';
import { MarkedText } from './marked-text.js';
import { notify } from './notify.js';

const MOST_LISTED = 8;

function levelMessage({ draft, error, number, title = L.add.untitled(number) }: LevelFound): string {
  if (error) return L.add.error(title, error.line, error.column);
  const { rows = [], size } = draft as { rows?: readonly string[]; size?: number };
  if (size !== undefined) return L.add.validFutoshiki(title, size);
  return L.add.valid(title, [...rows.join('')].filter((letter) => '$*'.includes(letter)).length);
}

function Verdict({ level }: { readonly level: LevelFound }) {
  return (
    <li>
      {level.error ? <WarningIcon /> : <CheckIcon />}
      <span>
        {levelMessage(level)}
        {level.warnings.length > 0 && <span class="quiet"> {L.add.fixed(level.warnings.length)}</span>}
      </span>
    </li>
  );
}

function Verdicts({ read }: { readonly read: TextRead }) {
  // Errors first: they are what a person has to look at.
  const levels = [...read.levels].sort((a, b) => Number(b.error !== undefined) - Number(a.error !== undefined));
  return (
    <ul class="verdicts">
      {read.error && (
        <li>
          <WarningIcon />
          <span>{errorSentence(read.error)}</span>
        </li>
      )}
      {levels.slice(0, MOST_LISTED).map((level) => (
        <Verdict key={level.number} level={level} />
      ))}
      {read.count > MOST_LISTED && (
        <li>
          <span />
          <span class="quiet">{L.add.moreLevels(read.count - MOST_LISTED)}</span>
        </li>
      )}
    </ul>
  );
}

async function open(): Promise<void> {
  const file = await openFile('.txt,.xsb,.sok,.slc,.rle,.in,text/plain');
  if (file) offerFile(file);
}

function add(): void {
  const count = validCount(adding.value.read);
  const id = addText();
  if (!id) return;
  notify({ tone: 'calm', lead: L.add.added(count) });
  go({ page: 'levels', target: { kind: 'collection', collection: id, index: 0 } });
}

/** A long paste never reaches the field: laying it out would hold the page up. */
function takePaste(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text') ?? '';
  if (text.length <= MOST_SHOWN) return;
  event.preventDefault();
  offerText(text, L.add.pasted);
}

function useDrop() {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text');
      if (file) void readFile(file).then(offerFile);
      else if (text) offerText(text);
    },
  };
}

export function AddPanel() {
  const { text, name, read, failed } = adding.value;
  const { over, ...drop } = useDrop();
  const isLong = text.length > MOST_SHOWN;
  const valid = validCount(read);
  const isBad = read !== undefined && (read.error !== undefined || valid < read.count);
  return (
    <section class={`panel add ${over ? 'over' : ''}`} {...drop}>
      <h2>
        {L.add.heading} <span class="quiet">{over ? L.add.drop : L.add.about}</span>
      </h2>
      {isLong ? (
        <p>{L.add.large(name ?? L.add.pasted, mebibytes(text.length))}</p>
      ) : (
        <textarea
          aria-label={L.add.field}
          placeholder={L.add.placeholder}
          spellcheck={false}
          rows={10}
          value={text}
          onInput={(event) => offerText(event.currentTarget.value, name)}
          onPaste={takePaste}
        />
      )}
      {read && isBad && <MarkedText read={read} />}
      {failed && <p>{failed}</p>}
      {text.trim() !== '' && !read && !failed && <p class="quiet">{L.add.reading}</p>}
      {read && <Verdicts read={read} />}
      <div class="row">
        {valid > 0 && (
          <Button variant="main" onClick={add}>
            {isBad ? L.add.addValid(valid) : L.add.addAll(valid)}
          </Button>
        )}
        <Button icon="file" onClick={() => void open()}>
          {L.add.open}
        </Button>
        {text !== '' && (
          <Button variant="bare" onClick={() => offerText('')}>
            {L.add.clear}
          </Button>
        )}
      </div>
      <p class="quiet">{L.add.formats}</p>
    </section>
  );
}
