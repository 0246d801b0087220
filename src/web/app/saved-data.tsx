// Saved data: exported as one file and imported again. The terminal reads and writes the same file.

import { useState } from 'preact/hooks';
import { Button } from '../controls.js';
import { saved } from '../saves/saves.js';
import { exportAll, importAll } from '../saves/transfer.js';
import { H } from '../texts/help.js';
import { openFile, saveFile } from './files.js';

export function SavedDataPanel() {
  const [message, setMessage] = useState('');
  const { games, records, collections } = saved.value;
  const read = async (): Promise<void> => {
    const file = await openFile('.json,application/json');
    if (!file) return;
    const refused = file.refused ?? (file.text.trim() === '' ? H.saved.empty(file.name) : undefined);
    const result = refused
      ? { ok: false as const, message: refused }
      : await importAll(file.text).catch(() => ({ ok: false as const, message: H.saved.failed }));
    setMessage(result.ok ? H.saved.imported(result.count, result.dropped, result.refused) : result.message);
  };
  return (
    <section>
      <h3>{H.saved.heading}</h3>
      <p class="quiet">
        {H.saved.summary(
          H.saved.games(games.length),
          H.saved.records(records.length),
          H.saved.collections(collections.length),
        )}
      </p>
      <div class="row">
        <Button icon="file" onClick={() => void exportAll().then((text) => saveFile('masu-saved.json', text))}>
          {H.saved.exportAll}
        </Button>
        <Button icon="file" onClick={() => void read()}>
          {H.saved.importAll}
        </Button>
      </div>
      {message && <p role="alert">{message}</p>}
    </section>
  );
}
