// Saved data: exported as one file, imported again, and deleted. The terminal reads and writes the same file.

import { useEffect, useRef, useState } from 'preact/hooks';
import { chooseFiles, readFile, saveFile } from '../app/files.js';
import { CheckIcon } from '../check-icons.js';
import { Button } from '../controls.js';
import { WarningIcon } from '../icons.js';
import { FILE } from '../more-icons.js';
import { makeRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { eraseAll, exportAll, importAll } from '../saves/transfer.js';
import { O } from '../texts/settings.js';

/** Deleting can't be undone, so it asks first. */
function Erase() {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  // Enter pressed twice must not delete anything.
  useEffect(() => question.current?.querySelector<HTMLElement>('button:last-child')?.focus(), [isAsking]);
  if (!isAsking) {
    return (
      <div class="row">
        <Button onClick={() => setAsking(true)}>{O.saved.erase}</Button>
      </div>
    );
  }
  return (
    <div role="alert" ref={question}>
      <p>{O.saved.eraseAsk}</p>
      <div class="row">
        <Button onClick={() => void eraseAll()}>{O.saved.eraseYes}</Button>
        <Button onClick={() => setAsking(false)}>{O.saved.eraseNo}</Button>
      </div>
    </div>
  );
}

interface FileResult {
  readonly name: string;
  readonly isImported: boolean;
  readonly message: string;
}

async function importFile(file: File): Promise<FileResult> {
  const refuse = (message: string): FileResult => ({ name: file.name, isImported: false, message });
  const { text, refused } = await readFile(file);
  if (refused !== undefined) return refuse(refused);
  if (text.trim() === '') return refuse(O.saved.empty);
  const result = await importAll(text);
  if (!result.ok) return refuse(result.message);
  const { count, dropped, refused: untrue } = result;
  return { name: file.name, isImported: true, message: O.saved.imported(count, dropped, untrue) };
}

/** What became of each chosen file. */
function Results({ results }: { readonly results: readonly FileResult[] }) {
  return (
    <ul class="verdicts" role="alert" aria-label={O.saved.files}>
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
  const [results, setResults] = useState<readonly FileResult[]>([]);
  const { games, records, collections } = saved.value;
  const read = async (): Promise<void> => {
    const files = await chooseFiles('.json,application/json');
    const done: FileResult[] = [];
    for (const file of files) {
      done.push(await importFile(file).catch(() => ({ name: file.name, isImported: false, message: O.saved.failed })));
      setResults([...done]);
    }
  };
  return (
    <>
      <h2>{O.saved.heading}</h2>
      <p class="quiet">
        {O.saved.summary(
          O.saved.games(games.length),
          O.saved.records(records.length),
          O.saved.collections(collections.length),
        )}
      </p>
      <div class="row">
        <a class="btn" href={makeRoute({ page: 'games', target: { kind: 'none' } })}>
          {O.saved.openGames}
        </a>
        <Button icon={FILE} onClick={() => void exportAll().then((text) => saveFile('masu-saved.json', text))}>
          {O.saved.exportAll}
        </Button>
        <Button icon={FILE} onClick={() => void read()}>
          {O.saved.importAll}
        </Button>
      </div>
      {results.length > 0 && <Results results={results} />}
      <Erase />
    </>
  );
}
