// A puzzle is one object: code that works for any puzzle asks it, or a table with a row per puzzle. It never compares with
// the id of one, and never asks whether a level is one of Sokoban or Futoshiki.

import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { expect, test } from 'vitest';
import { readSource, sourcesBelow } from '../sources.js';

/** Folders that work for any puzzle. */
const FOLDERS = [
  ...['jobs', 'judge', 'library', 'pictures', 'print', 'session'].map((name) => `engine/${name}`),
  ...['core/play', 'node-host', 'browser-host', 'arena', 'program', 'web'],
];
/** Files that may name a puzzle, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'web/shell/take-text.ts': 'the page of the address, which has the name of its puzzle',
};

const ID = `['"\`](?:${PUZZLE_IDS.join('|')})['"\`]`;
const NAMING = new RegExp(`[!=]==? *${ID}|${ID} *[!=]==|\\bcase +${ID}|\\bis(?:Sokoban|Futoshiki)Level\\(`);

/** The lines that name a puzzle to branch on it. Comments don't count. */
function namingLines(text: string): number[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return code
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*/, ''))
    .flatMap((line, index) => (NAMING.test(line) ? [index + 1] : []));
}

test.each([
  ["if (puzzle === 'sokoban') return;", 1],
  ["return report.puzzle !== 'futoshiki' ? 1 : 2;", 1],
  ["if ('sokoban' === id) return;", 1],
  ["  case 'futoshiki':", 1],
  ['return isSokobanLevel(level) ? 1 : 2;', 1],
  ['if (item.puzzle === puzzle) return;', 0],
  ['const ROWS = { sokoban: 1, futoshiki: 2 };', 0],
  ["/** `puzzle === 'sokoban'` */ // isFutoshikiLevel(level)", 0],
  ['export { isFutoshikiLevel, isSokobanLevel };', 0],
])('%s names a puzzle: %i', (line, count) => {
  expect(namingLines(line)).toHaveLength(count);
});

test('code for any puzzle names none', () => {
  const paths = FOLDERS.flatMap(sourcesBelow);
  const checked = paths.filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  expect(checked.length).toBeGreaterThan(150);
  const found = checked.flatMap((path) => namingLines(readSource(path)).map((line) => ({ path, line })));
  expect(found.filter(({ path }) => !(path in ALLOWED)).map(({ path, line }) => `${path}:${line}`)).toEqual([]);
  // A reason that is no longer needed goes.
  expect(Object.keys(ALLOWED).filter((path) => !found.some((each) => each.path === path))).toEqual([]);
});
