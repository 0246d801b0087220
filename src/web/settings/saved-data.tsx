// Saved data: exported as one file, imported again, and deleted. The terminal reads and writes the same file.

import { useEffect, useRef, useState } from 'preact/hooks';
import { openFile, saveFile } from '../app/files.js';
import { Button } from '../controls.js';
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

export function SavedDataPanel() {
  const [message, setMessage] = useState('');
  const { games, records, collections } = saved.value;
  const read = async (): Promise<void> => {
    const file = await openFile('.json,application/json');
    if (!file) return;
    const refused = file.refused ?? (file.text.trim() === '' ? O.saved.empty(file.name) : undefined);
    const result = refused
      ? { ok: false as const, message: refused }
      : await importAll(file.text).catch(() => ({ ok: false as const, message: O.saved.failed }));
    setMessage(result.ok ? O.saved.imported(result.count, result.dropped, result.refused) : result.message);
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
      {message && <p role="alert">{message}</p>}
      <Erase />
    </>
  );
}
