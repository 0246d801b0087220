import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lineSum } from './key.js';
import { parseManifest, type ReportLine } from './records.js';
import { ReportsFile } from './reports-file.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-reports-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const line = (key: string): ReportLine => ({ key, host: 'here', session: 1, lost: 'a test' });

function withFile<T>(path: string, use: (file: ReportsFile) => T): T {
  const file = new ReportsFile(path);
  try {
    return use(file);
  } finally {
    file.close();
  }
}

test('appended lines are there when the file is opened again', () => {
  const path = join(FOLDER, 'plain.jsonl');
  withFile(path, (file) => {
    expect(file.earlier).toEqual([]);
    for (const key of ['a', 'b']) file.append(line(key));
  });
  expect(withFile(path, ({ earlier }) => earlier.map(({ key }) => key))).toEqual(['a', 'b']);
});

test('a file of an older version, which calls a session a sitting, is read; new lines say session', () => {
  const path = join(FOLDER, 'older.jsonl');
  const older = { key: 'a', host: 'here', sitting: 2, lost: 'a test' };
  writeFileSync(path, `${JSON.stringify({ ...older, sum: lineSum(older) })}\n`);
  withFile(path, (file) => {
    expect(file.earlier).toEqual([{ key: 'a', host: 'here', session: 2, lost: 'a test', sum: lineSum(older) }]);
    expect(file.damaged).toBe(0);
    file.append(line('b'));
  });
  expect(readFileSync(path, 'utf8')).toMatch(/"sitting":2.*\n.*"session":1/);
  const manifest = {
    ...{ schema: 1, run: 'r', program: { version: '0', build: 'b' }, planned: 'p', solvers: [], limits: {} },
    ...{ files: [], jobs: 0, errors: 0 },
  };
  expect(parseManifest({ ...manifest, sittings: [] })).toEqual({ ...manifest, sessions: [] });
  expect(parseManifest({ ...manifest, sessions: [] })).toEqual({ ...manifest, sessions: [] });
  expect(parseManifest(manifest)).toBeUndefined();
});

test('an unfinished last line is cut off, a damaged one skipped and counted', () => {
  const path = join(FOLDER, 'cut.jsonl');
  const whole = `${JSON.stringify(line('a'))}\n\0\0\0\n${JSON.stringify({ key: 'b' })}\n${JSON.stringify(line('c'))}\n`;
  writeFileSync(path, `${whole}{"key":"d","ho`);
  withFile(path, (file) => {
    expect([file.earlier.map(({ key }) => key), file.damaged]).toEqual([['a', 'c'], 2]);
    file.append(line('e'));
  });
  expect(readFileSync(path, 'utf8')).toBe(`${whole}${JSON.stringify({ ...line('e'), sum: lineSum(line('e')) })}\n`);
});

test('a file cut at any byte opens, and never gives a partial line', () => {
  const path = join(FOLDER, 'every-cut.jsonl');
  const text = `${JSON.stringify(line('a'))}\n${JSON.stringify(line('ä😀'))}\n`;
  const bytes = Buffer.from(text);
  for (let length = 0; length <= bytes.length; length++) {
    writeFileSync(path, bytes.subarray(0, length));
    const wholeLines = bytes.subarray(0, length).filter((byte) => byte === 10).length;
    expect(withFile(path, ({ earlier, damaged }) => [earlier.length, damaged])).toEqual([wholeLines, 0]);
  }
});

test('a missing folder is an error with a sentence', () => {
  expect(() => new ReportsFile(join(FOLDER, 'none', 'reports.jsonl'))).toThrow(
    /cannot be opened: there is no such folder/,
  );
});

test('a line that was edited is skipped and counted: its checksum no longer holds', () => {
  const path = join(FOLDER, 'edited.jsonl');
  withFile(path, (file) => {
    for (const key of ['a', 'b']) file.append(line(key));
  });
  writeFileSync(path, readFileSync(path, 'utf8').replace('"key":"b","host":"here"', '"key":"b","host":"there"'));
  expect(withFile(path, ({ earlier, damaged }) => [earlier.map(({ key }) => key), damaged])).toEqual([['a'], 1]);
});

test('a folder in its place is an error with a sentence', () => {
  const path = join(FOLDER, 'folder.jsonl');
  mkdirSync(path);
  expect(() => new ReportsFile(path)).toThrow(`${path} cannot be read: it is a folder, not a file.`);
});
