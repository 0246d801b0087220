// Saved data: exported as one file, imported again, and deleted. The terminal reads and writes the same file.

import { useEffect, useRef, useState } from 'preact/hooks';
import { chooseFiles, saveFile } from '../app/files.js';
import { CheckIcon } from '../check-icons.js';
import { Button } from '../controls.js';
import { WarningIcon } from '../icons.js';
import { FILE } from '../more-icons.js';
import { readyOffline } from '../offline/register.js';
import { makeRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { eraseAll, exportAll } from '../saves/transfer.js';
import { settingsTexts } from '../texts/settings.js';
import { type FileResult, forgetImported, imported, importFiles } from './import-files.js';

/** Deleting can't be undone, so it asks first. */
function Erase() {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  // Enter pressed twice must not delete anything.
  useEffect(() => question.current?.querySelector<HTMLElement>('button:last-child')?.focus(), [isAsking]);
  if (!isAsking) {
    return (
      <div class="row">
        <Button onClick={() => setAsking(true)}>{settingsTexts.saved.erase}</Button>
      </div>
    );
  }
  return (
    <div role="alert" ref={question}>
      <p>{settingsTexts.saved.eraseAsk}</p>
      <div class="row">
        <Button onClick={() => void eraseAll()}>{settingsTexts.saved.eraseYes}</Button>
        <Button onClick={() => setAsking(false)}>{settingsTexts.saved.eraseNo}</Button>
      </div>
    </div>
  );
}

/** The result for each chosen file. */
function Results({ results }: { readonly results: readonly FileResult[] }) {
  return (
    <ul class="verdicts" role="alert" aria-label={settingsTexts.saved.files}>
      {results.map(({ name, isImported, message }, index) => (
        <li key={index}>
          {isImported ? <CheckIcon /> : <WarningIcon />}
          <div>
            <b>{name}</b> <span>{message}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function SavedDataPanel() {
  useEffect(() => forgetImported, []);
  const { games, records, collections } = saved.value;
  return (
    <>
      <h2>{settingsTexts.saved.heading}</h2>
      <p class="quiet">
        {settingsTexts.saved.summary(
          settingsTexts.saved.games(games.length),
          settingsTexts.saved.records(records.length),
          settingsTexts.saved.collections(collections.length),
        )}
      </p>
      {readyOffline.value && <p class="quiet">{settingsTexts.saved.offline}</p>}
      <div class="row">
        <a class="btn" href={makeRoute({ page: 'games', target: { kind: 'none' } })}>
          {settingsTexts.saved.openGames}
        </a>
        <Button icon={FILE} onClick={() => void exportAll().then((text) => saveFile('masu-saved.json', text))}>
          {settingsTexts.saved.exportAll}
        </Button>
        <Button icon={FILE} onClick={() => void chooseFiles('.json,application/json').then(importFiles)}>
          {settingsTexts.saved.importAll}
        </Button>
      </div>
      {imported.value.length > 0 && <Results results={imported.value} />}
      <Erase />
    </>
  );
}
