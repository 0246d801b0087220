import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from '@masu/core/base/outcome.js';
import { newDraft } from '@masu/core/play/drafts.js';
import { makeSavedData, parseSavedData, type SavedCollection, type SokobanRecord } from '@masu/core/play/saved-data.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportEverything, exportSolutions, importText } from './import-export.js';
import { LevelLibrary, titleOfFile } from './library.js';
import { Store } from './store.js';

let home: string;
let store: Store;
let library: LevelLibrary;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'masu-keeping-'));
  store = new Store(home, () => 1);
  library = new LevelLibrary(() => store.collections());
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const ROWS = ['#######', '#@ $ .#', '#######'];
const level = validateLevel({ rows: ROWS });
const HASH = level.ok ? SOKOBAN.hash(level.value) : '';

function record(change: Partial<SokobanRecord> = {}): SokobanRecord {
  const score = { moves: 3, pushes: 2, solution: 'rRR', at: 0 };
  // A title among the lines, as the browser writes it.
  const text = [...ROWS, 'Title: Row', ''].join('\n');
  return { puzzle: 'sokoban', hash: HASH, title: 'Row', level: text, bestMoves: score, bestPushes: score, ...change };
}

const score = (moves: number, pushes: number, solution: string) => ({ moves, pushes, solution, at: 0 });

test('solutions are exported as .sok that our own parser reads back', () => {
  store.saveRecord(record({ bestPushes: score(5, 2, 'rlrRR') }));
  const { text, count } = exportSolutions(store);
  expect(count).toBe(1);
  const sok = SOKOBAN.formats.find(({ id }) => id === 'sok');
  const read = sok?.parse(text).levels[0];
  expect(read?.ok && read.value.rows).toEqual(ROWS);
  expect(read?.ok && read.value.stored?.map(({ moves }) => moves)).toEqual(['rRR', 'rlrRR']);
});

test('an export of everything, merged elsewhere and exported again, is the same', () => {
  store.saveRecord(record());
  store.saveSetting('terminal.sokoban.time', false);
  finish(importText(store, library, `${ROWS.join('\n')}\n`, 'row.txt', 1));
  const everything = exportEverything(store);
  const other = new Store(join(home, 'other'), () => 1);
  const merged = finish(importText(other, library, everything, 'all.json', 1));
  expect(merged.ok && merged.value.done).toEqual(['Merged 0 games, 1 record, 1 collection, 1 setting.']);
  expect(exportEverything(other)).toBe(everything);
});

test('drawings of the web app pass through the terminal; of two states of one, the earlier becomes a version', () => {
  const drawing = (text: string, at: number) => ({
    ...newDraft('d', 'sokoban'),
    title: 'Mine',
    text,
    savedAt: at,
  });
  const [old, now] = [drawing('#@#', 1), drawing('#+#', 2)].map((draft) => makeSavedData({ drafts: [draft] }));
  for (const text of [now ?? '', old ?? '', old ?? '']) {
    const imported = finish(importText(store, library, text, 'all.json', 1));
    expect(imported.ok && imported.value.done[0]).toContain('1 drawing');
  }
  expect(parseSavedData(exportEverything(store))).toMatchObject({
    ok: true,
    value: { data: { drafts: [{ text: '#+#', versions: [{ text: '#@#', at: 1, why: 'merged' }] }] } },
  });
});

test('an import reports what it skips', () => {
  const text = makeSavedData({ records: [record({ bestMoves: score(1, 1, 'R') })] });
  const imported = finish(importText(store, library, text, 'all.json', 1));
  expect(imported.ok && imported.value.notes).toEqual(["Skipped 1 record: the solution doesn't solve the level."]);
  expect(store.records).toEqual([]);
});

test('an import names the levels that are another turned, mirrored, or with the player elsewhere', () => {
  finish(importText(store, library, `${ROWS.join('\n')}\n`, 'row.txt', 1));
  const boards = [
    ['#######', '#. $ @#', '#######'],
    ['#######', '# @$ .#', '#######'],
    ['####', '#@ #', '# $#', '# .#', '####'],
    ['#####', '#  @#', '#.$ #', '#####'],
  ];
  const imported = finish(
    importText(store, library, boards.map((rows) => `${rows.join('\n')}\n`).join('\n'), 'more.txt', 2),
  );
  const how = '(turned, mirrored, or with the player elsewhere)';
  expect(imported.ok && imported.value.notes).toEqual([
    `Duplicate: level 1 is the same board as Row 1 ${how}.`,
    `Duplicate: level 2 is the same board as Row 1 ${how}.`,
    `Duplicate: level 4 is the same board as level 3 of this file ${how}.`,
  ]);
});

const corridor = (length: number): string =>
  `${'#'.repeat(length + 4)}\n#@$${' '.repeat(length)}.#\n${'#'.repeat(length + 4)}\n`;

test('collections of one name are listed with a number, in the order of their import, whatever brought them', () => {
  const imported = [1, 2, 3].map((length) =>
    finish(importText(store, library, corridor(length), 'my-levels.xsb', length)),
  );
  expect(imported.map((each) => each.ok && each.value.done)).toEqual([
    ['Imported My levels (1 level).'],
    ['Imported My levels (2) (1 level).'],
    ['Imported My levels (3) (1 level).'],
  ]);
  const again = finish(importText(store, library, corridor(2), 'other-name.xsb', 9));
  expect(again.ok && again.value.done).toEqual(['My levels (2) is already in your collections. Nothing changed.']);
  // The name of a collection that comes with masu is taken, too.
  const [first] = library.entries('sokoban');
  const named = { puzzle: 'sokoban', title: first?.title ?? '', text: corridor(4), importedAt: 4 } as const;
  store.saveCollection({ id: 'merged', ...named });
  const titles = library.entries('sokoban').map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => title.startsWith('My levels'))).toEqual([
    'My levels',
    'My levels (2)',
    'My levels (3)',
  ]);
  expect(titles).toContain(`${named.title} (2)`);
  // Saved as imported, so that another machine numbers what it has.
  expect(store.collections().filter(({ title }) => title === 'My levels')).toHaveLength(3);
  const [earliest, second] = [1, 2].map((at) => store.collections().find(({ importedAt }) => importedAt === at));
  store.removeCollection(earliest?.id ?? '');
  expect(library.importedTitle(second as SavedCollection)).toBe('My levels');
  const opened = library
    .entries('sokoban')
    .find(({ importedId }) => importedId === second?.id)
    ?.open();
  expect(opened?.ok && opened.value.title).toBe('My levels');
});

test.each([
  ['2-first_cuts.xsb', 'First cuts'],
  ['levels/my-levels.txt', 'My levels'],
  ['7-.xsb', '7'],
  ['100.xsb', '100'],
  ['-.xsb', '-.xsb'],
])('the title of a file: %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
