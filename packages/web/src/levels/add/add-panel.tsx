// Adds levels: paste, drop, or open a file. Every error is shown at its line; valid levels can be added without the
// others.

import type { LevelFound, TextRead } from '@masu/browser-host/jobs/questions.js';
import type { TextError } from '@masu/core/base/result.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chooseFiles } from '../../app/files.js';
import { CheckIcon } from '../../check-icons.js';
import { TextField } from '../../choices.js';
import { MAX_COLLECTION_LEVELS } from '../../collections/data/collection.js';
import { Button } from '../../controls.js';
import { Icon, WarningIcon } from '../../icons.js';
import { mebibytes } from '../../language.js';
import { FILE } from '../../more-icons.js';
import { areSavedData } from '../../settings/import-files.js';
import { levelsTexts } from '../../texts/levels.js';
import { adding, duplicates, isTooLong, MAX_SHOWN, nameText, offerText, suggestedTitle, validCount } from './adding.js';
import { errorSentence } from './error-sentence.js';
import { LevelTextField, readErrors, showError } from './level-text-field.js';
import { MarkedText } from './marked-text.js';
import { addable, addFiles, offered, offerFiles } from './several.js';
import { add, FileRow, open } from './several-files.js';

function addSeveral(): void {
  const levels = addable.peek().reduce((sum, { read }) => sum + validCount(read), 0);
  const ids = addFiles();
  if (ids[0] !== undefined) open(ids[0], levelsTexts.add.filesAdded(ids.length, levels));
}

const MAX_LISTED = 8;

const foundTitle = ({ number, title = levelsTexts.add.untitled(number) }: LevelFound): string => title;

function levelMessage(level: LevelFound): string {
  const { draft } = level;
  const title = foundTitle(level);
  const { rows = [], size } = draft as { rows?: readonly string[]; size?: number };
  if (size !== undefined) return levelsTexts.add.validFutoshiki(title, size);
  return levelsTexts.add.valid(title, [...rows.join('')].filter((letter) => '$*'.includes(letter)).length);
}

/** Shows an error in the text; undefined if the text isn't shown. */
type ShowError = ((error: TextError) => void) | undefined;

/** An error in the text; a click moves the caret to it if the text is shown. */
function ErrorRow(props: { readonly words: string; readonly error: TextError; readonly show: ShowError }) {
  const { words, error, show } = props;
  return (
    <li>
      <WarningIcon />
      <span>
        {words} <span>{errorSentence(error)}</span>{' '}
        {show && (
          <button type="button" class="link" onClick={() => show(error)}>
            {levelsTexts.add.showError(error.line, error.column)}
          </button>
        )}
      </span>
    </li>
  );
}

function ValidRow({ level }: { readonly level: LevelFound }) {
  return (
    <li>
      <CheckIcon />
      <span>
        {levelMessage(level)}
        {level.warnings.length > 0 && <span class="quiet"> {levelsTexts.add.fixed(level.warnings.length)}</span>}
      </span>
    </li>
  );
}

function Verdicts({ read, show }: { readonly read: TextRead; readonly show: ShowError }) {
  // Errors first: they need attention.
  const levels = [...read.levels].sort((a, b) => Number(b.error !== undefined) - Number(a.error !== undefined));
  return (
    <ul class="verdicts" id="add-verdicts">
      {read.error && <ErrorRow words="" error={read.error} show={show} />}
      {levels
        .slice(0, MAX_LISTED)
        .map((level) =>
          level.error ? (
            <ErrorRow
              key={level.number}
              words={levelsTexts.add.error(foundTitle(level))}
              error={level.error}
              show={show}
            />
          ) : (
            <ValidRow key={level.number} level={level} />
          ),
        )}
      {read.count > MAX_LISTED && (
        <li>
          <span />
          <span class="quiet">{levelsTexts.add.moreLevels(read.count - MAX_LISTED)}</span>
        </li>
      )}
    </ul>
  );
}

/** Duplicate levels, in this text or in a collection. */
function Duplicates() {
  const repeats = duplicates.value;
  if (!repeats) return null;
  const lines = [
    ...(repeats.within > 0 ? [levelsTexts.add.twice(repeats.within)] : []),
    ...repeats.elsewhere.slice(0, MAX_LISTED).map(({ title, count }) => levelsTexts.add.alreadyIn(count, title)),
  ];
  return (
    <ul class="verdicts duplicates">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="copy" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

const choose = async (): Promise<void> => offerFiles(await chooseFiles('.txt,.xsb,.sok,.slc,.rle,.in,text/plain'));

function clear(): void {
  offered.value = [];
  offerText('');
}

/** A long paste never reaches the field: laying it out would block the page. */
function takePaste(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text') ?? '';
  if (text.length <= MAX_SHOWN) return;
  event.preventDefault();
  offerText(text, levelsTexts.add.pasted);
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
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      const text = event.dataTransfer?.getData('text');
      // The whole page takes saved data.
      if (areSavedData(files)) return;
      event.preventDefault();
      if (files.length > 0) void offerFiles(files);
      else if (text) {
        clear();
        offerText(text);
      }
    },
  };
}

function NameField() {
  const { read, title } = adding.value;
  if (validCount(read) === 0) return null;
  return (
    <TextField
      label={levelsTexts.add.name}
      value={title ?? suggestedTitle(adding.value)}
      maxLength={200}
      onText={nameText}
    />
  );
}

export function AddPanel() {
  const { text, name, read, failed } = adding.value;
  const { over, ...drop } = useDrop();
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isEmpty = text === '';
  useEffect(() => {
    // What was pasted or dropped elsewhere is in view with its button; who types here is here.
    if (!isEmpty && document.activeElement !== field.current) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isEmpty]);
  const isLong = text.length > MAX_SHOWN;
  const isSeveral = offered.value.length > 0;
  const valid = validCount(read);
  const isBad = read !== undefined && (read.error !== undefined || read.validCount < read.count);
  const show = (error: TextError): void => showError(field.current, text, error);
  return (
    <section class={`panel add ${over ? 'over' : ''}`} ref={panel} {...drop}>
      <h2>
        {levelsTexts.add.heading} <span class="quiet">{over ? levelsTexts.add.drop : levelsTexts.add.about}</span>
      </h2>
      {isSeveral ? (
        <ul class="verdicts" aria-label={levelsTexts.add.files}>
          {offered.value.map((file, index) => (
            <FileRow key={index} file={file} />
          ))}
        </ul>
      ) : isLong ? (
        <p>{levelsTexts.add.large(name ?? levelsTexts.add.pasted, mebibytes(text.length))}</p>
      ) : (
        <LevelTextField
          text={text}
          errors={readErrors(read)}
          onInput={(typed) => offerText(typed, name)}
          onPaste={takePaste}
          field={field}
        />
      )}
      {read && isBad && isLong && <MarkedText read={read} />}
      {failed && <p>{failed}</p>}
      {read && isTooLong(read) && <p>{levelsTexts.add.tooLong(read.count, MAX_COLLECTION_LEVELS)}</p>}
      {text.trim() !== '' && !read && !failed && <p class="quiet">{levelsTexts.add.reading}</p>}
      {read && <Verdicts read={read} show={isLong ? undefined : show} />}
      <Duplicates />
      <NameField />
      <div class="row">
        {addable.value.length > 0 && (
          <Button variant="main" onClick={addSeveral}>
            {levelsTexts.add.addFiles(addable.value.length)}
          </Button>
        )}
        {valid > 0 && (
          <Button variant="main" onClick={add}>
            {isBad ? levelsTexts.add.addValid(valid) : levelsTexts.add.addAll(valid)}
          </Button>
        )}
        <Button icon={FILE} onClick={() => void choose()}>
          {levelsTexts.add.open}
        </Button>
        {(isSeveral || text !== '') && (
          <Button variant="bare" onClick={clear}>
            {levelsTexts.add.clear}
          </Button>
        )}
      </div>
      <p class="quiet">{levelsTexts.add.formats}</p>
    </section>
  );
}
