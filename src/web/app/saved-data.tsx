// What is kept on this device: as one file out, as one file in. The terminal reads and writes the same file.

import { useState } from 'preact/hooks';
import { countOf } from '../../base/format.js';
import { Button } from '../controls.js';
import { exportAll, importAll, saved } from '../saves/saves.js';
import { H } from '../texts/help.js';
import { openFile, saveFile } from './files.js';

export function SavedDataPanel() {
  const [said, setSaid] = useState('');
  const { games, records, collections } = saved.value;
  const read = async (): Promise<void> => {
    const file = await openFile('.json,application/json');
    if (!file) return;
    const refused = file.refused ?? (file.text.trim() === '' ? H.kept.empty(file.name) : undefined);
    const result = refused
      ? { ok: false as const, message: refused }
      : await importAll(file.text).catch(() => ({ ok: false as const, message: H.kept.failed }));
    setSaid(result.ok ? H.kept.imported(result.count, result.dropped, result.refused) : result.message);
  };
  return (
    <section>
      <h3>{H.kept.heading}</h3>
      <p class="quiet">
        {H.kept.summary(
          countOf(games.length, H.kept.game, H.kept.games),
          countOf(records.length, H.kept.record, H.kept.records),
          countOf(collections.length, H.kept.collection, H.kept.collections),
        )}
      </p>
      <div class="row">
        <Button icon="file" onClick={() => void exportAll().then((text) => saveFile('masu-saved.json', text))}>
          {H.kept.exportAll}
        </Button>
        <Button icon="file" onClick={() => void read()}>
          {H.kept.importAll}
        </Button>
      </div>
      {said && <p role="alert">{said}</p>}
    </section>
  );
}
