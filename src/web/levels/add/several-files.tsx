// The files to be added, each with what was found in it: how many levels, as which collection, and its errors.

import { notifyLevels } from '../../app/notice.js';
import { CheckIcon } from '../../check-icons.js';
import { Button } from '../../controls.js';
import { WarningIcon } from '../../icons.js';
import { go } from '../../route.js';
import { levelsTexts } from '../../texts/levels.js';
import { validCount } from './adding.js';
import { errorSentence } from './error-sentence.js';
import { addable, addFiles, collectionName, type OfferedFile, offered } from './several.js';

const MAX_ERRORS = 3;

function Errors({ read }: OfferedFile) {
  const errors = [read?.error, ...(read?.levels ?? []).map(({ error }) => error)].filter(
    (error) => error !== undefined,
  );
  const more = Math.max((read?.count ?? 0) - (read?.sound ?? 0), errors.length) - MAX_ERRORS;
  return (
    <>
      {errors.slice(0, MAX_ERRORS).map((error) => (
        <p key={`${error.line} ${error.column}`}>
          {levelsTexts.add.fileError(error.line, error.column, errorSentence(error))}
        </p>
      ))}
      {more > 0 && <p class="quiet">{levelsTexts.add.moreErrors(more)}</p>}
    </>
  );
}

function FileRow({ file }: { readonly file: OfferedFile }) {
  const { name, read, failed } = file;
  if (failed !== undefined || !read) {
    return (
      <li>
        {failed === undefined ? <span /> : <WarningIcon />}
        <span>
          <b>{name}</b> <span class={failed === undefined ? 'quiet' : ''}>{failed ?? levelsTexts.add.reading}</span>
        </span>
      </li>
    );
  }
  const valid = validCount(read);
  return (
    <li>
      {valid === read.count && valid > 0 ? <CheckIcon /> : <WarningIcon />}
      <div>
        <b>{name}</b>{' '}
        {valid === read.count ? levelsTexts.add.fileLevels(valid) : levelsTexts.add.fileLevelsValid(valid, read.count)}{' '}
        {valid > 0 && <span class="quiet">{levelsTexts.add.fileTitle(collectionName(file))}</span>}
        <Errors {...file} />
      </div>
    </li>
  );
}

function add(): void {
  const levels = addable.peek().reduce((sum, { read }) => sum + validCount(read), 0);
  const ids = addFiles();
  const [first] = ids;
  if (first === undefined) return;
  notifyLevels({ tone: 'calm', lead: levelsTexts.add.filesAdded(ids.length, levels) });
  go({ page: 'levels', target: { kind: 'collection', collection: first, index: 0 } });
}

export function SeveralFiles() {
  return (
    <ul class="verdicts" aria-label={levelsTexts.add.files}>
      {offered.value.map((file, index) => (
        <FileRow key={index} file={file} />
      ))}
    </ul>
  );
}

export function AddFilesButton() {
  const { length } = addable.value;
  return length === 0 ? null : (
    <Button variant="main" onClick={add}>
      {levelsTexts.add.addFiles(length)}
    </Button>
  );
}
