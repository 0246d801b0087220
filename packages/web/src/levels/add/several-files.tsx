// The files to be added, each with what was found in it: how many levels, as which collection, and its errors.

import { notifyLevels } from '../../app/notice.js';
import { CheckIcon } from '../../check-icons.js';
import { WarningIcon } from '../../icons.js';
import { go } from '../../route.js';
import { levelRoute } from '../../routes.js';
import { levelsTexts } from '../../texts/levels.js';
import { adding, addText, validCount } from './adding.js';
import { errorSentence } from './error-sentence.js';
import { readErrors } from './level-text-field.js';
import { collectionName, type OfferedFile } from './several.js';

const MAX_ERRORS = 3;

function Errors({ read }: OfferedFile) {
  const errors = readErrors(read);
  const more = Math.max((read?.count ?? 0) - (read?.validCount ?? 0), errors.length) - MAX_ERRORS;
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

export function FileRow({ file }: { readonly file: OfferedFile }) {
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

/** Shows a collection that was added. */
export function open(id: string, added: string): void {
  notifyLevels(added);
  go(levelRoute('levels', id));
}

export function add(): void {
  const count = validCount(adding.value.read);
  const id = addText();
  if (id) open(id, levelsTexts.add.added(count));
}
