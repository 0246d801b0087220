// Every level file of the shared data, common and odd, gives what its README says.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodeText } from '@masu/core/base/text.js';
import { recognizeFormat, SOKOBAN_FORMATS } from '@masu/core/sokoban/formats/formats.js';
import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

interface FileRead {
  readonly id: string | undefined;
  readonly drafts: readonly Draft[];
  readonly levels: readonly Level[];
  readonly errors: readonly string[];
}

const READ = new Map<string, FileRead>();

/** A file as it is read, once. */
function readLevels(path: string): FileRead {
  const known = READ.get(path);
  if (known) return known;
  const text = decodeText(readFileSync(path));
  const format = recognizeFormat(text, extname(path));
  const drafts: Draft[] = [];
  const levels: Level[] = [];
  const errors: string[] = [];
  for (const read of format?.parse(text).levels ?? []) {
    if (read.ok) drafts.push(read.value);
    const valid = read.ok ? validateLevel(read.value) : read;
    if (valid.ok) levels.push(valid.value);
    else errors.push(`${valid.error.line}:${valid.error.column} ${valid.error.code}`);
  }
  const file = { id: format?.id, drafts, levels, errors };
  READ.set(path, file);
  return file;
}

const COLLECTIONS: readonly [file: string, levels: number][] = [
  ['XSokoban.txt', 90],
  ['Microban-I.txt', 155],
  ['Microban-II.txt', 135],
  ['Sasquatch-I.txt', 50],
  ['boxoban/unfiltered-100.txt', 100],
  ['boxoban/medium-100.txt', 100],
  ['boxoban/hard-100.txt', 100],
];

sharedTest('all 730 levels are read and valid', (shared) => {
  const counts = COLLECTIONS.map(([file]) => {
    const { id, levels, errors } = readLevels(join(shared, 'levels', file));
    expect([file, id, errors]).toEqual([file, 'xsb', []]);
    return [file, levels.length];
  });
  expect(counts).toEqual(COLLECTIONS);
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(730);
});

sharedTest('sizes, boxes and floor are those of the table of best results', (shared) => {
  const lines = readFileSync(join(shared, 'levels/best-known.csv'), 'utf8').trim().split(/\r?\n/).slice(1);
  const sets = new Map(
    ['XSokoban', 'Microban-I', 'Microban-II', 'Sasquatch-I'].map((set) => [
      set,
      readLevels(join(shared, 'levels', `${set}.txt`)).levels,
    ]),
  );
  let compared = 0;
  for (const line of lines) {
    const [set, number, ...figures] = line.split(',') as [string, string, ...string[]];
    const level = sets.get(set)?.[Number(number) - 1];
    if (!level) continue;
    compared++;
    const floor = level.walls.reduce((sum, wall) => sum + 1 - wall, 0);
    expect([line, level.width, level.height, level.goals.length, floor]).toEqual([
      line,
      ...figures.slice(0, 4).map(Number),
    ]);
  }
  expect(compared).toBe(430);
});

// From format-samples/README.md: levels that are valid boards, then those that are not, by place and code.
const SAMPLES: readonly [file: string, id: string | undefined, valid: number, errors: readonly string[]][] = [
  ['microban.slc', 'slc', 155, []],
  ['sasquatch.slc', 'slc', 50, []],
  ['Soloban.slc', 'slc', 8, []],
  ['GabyJenny.slc', 'slc', 5, []],
  ['dh5-hyphen-underscore.sok', 'sok', 20, []],
  ['jsoko-parsing.sok', 'sok', 11, ['228:4 open-floor']],
  ['jsoko-interior-empty-rows.sok', 'sok', 8, []],
  ['jsoko-email-quotes.sok', 'sok', 1, []],
  ['jsoko-titles.sok', 'sok', 4, []],
  ['jsoko-no-level-data-latin1.sok', undefined, 0, []],
  ['empty.sok', undefined, 0, []],
  ['pusher-dos-X-walls.txt', 'xsb', 5, []],
  ['retroban-fly-compact-solutions.xsb', 'xsb', 3, []],
  ['sokosolve-default.ssx', 'slc', 0, ['1:1 other-xml']],
  ['xsokoban-screen.91', 'xsb', 1, []],
  ['syn-one-line-pipe.txt', 'xsb', 3, []],
  ['syn-rle-one-line.txt', 'rle', 2, []],
  ['syn-rle-multi-line.txt', 'rle', 1, []],
  ['syn-crlf-bom.txt', 'xsb', 2, []],
  ['syn-cr-only.txt', 'xsb', 2, []],
  ['syn-tab-indent.txt', 'xsb', 1, []],
  ['syn-latin1-title.txt', 'xsb', 1, []],
  ['syn-hyphen-underscore.txt', 'xsb', 2, []],
  ['syn-title-after-level.txt', 'xsb', 2, []],
  ['syn-solutions-snapshots.sok', 'sok', 1, []],
  ['syn-alt-letters.txt', 'xsb', 1, []],
  ['syn-bad-already-solved.txt', 'xsb', 1, []],
  ['syn-bad-unsolvable-corner-box.txt', 'xsb', 1, []],
  ['syn-bad-missing-outer-walls.txt', 'xsb', 0, ['1:1 open-floor']],
  ['syn-bad-more-boxes-than-goals.txt', 'xsb', 0, ['1:1 boxes-goals-differ']],
  ['syn-bad-more-goals-than-boxes.txt', 'xsb', 0, ['1:1 boxes-goals-differ']],
  ['syn-bad-no-boxes.txt', 'xsb', 0, ['1:1 no-box']],
  ['syn-bad-no-player.txt', 'xsb', 0, ['1:1 no-player']],
  ['syn-bad-not-closed.txt', 'xsb', 0, ['2:5 open-floor']],
  ['syn-bad-two-players.txt', 'xsb', 0, ['3:2 several-players']],
  ['syn-bad-unknown-char.txt', 'xsb', 0, ['2:4 unknown-character']],
  ['syn-bad-unreachable-box.txt', 'xsb', 0, ['2:6 unreachable-box']],
];

for (const [file, ...expected] of SAMPLES) {
  sharedTest(`${file} gives what is expected of it`, (shared) => {
    const { id, levels, errors } = readLevels(join(shared, 'levels/format-samples', file));
    expect([id, levels.length, errors]).toEqual(expected);
  });
}

sharedTest('no sample is left out above', (shared) => {
  const files = readdirSync(join(shared, 'levels/format-samples')).filter((file) => file !== 'README.md');
  expect(files.sort()).toEqual(SAMPLES.map(([file]) => file).sort());
});

const sample = (shared: string, file: string): readonly Draft[] =>
  readLevels(join(shared, 'levels/format-samples', file)).drafts;

sharedTest('the texts of the samples are assigned to their levels', (shared) => {
  const titles = (file: string): (string | undefined)[] => sample(shared, file).map(({ title }) => title);
  expect(titles('jsoko-titles.sok')).toEqual(['Title 1', 'Title 2', 'Title 3', '#50 (3)']);
  expect(titles('syn-title-after-level.txt')).toEqual(['One', 'Two']);
  expect(sample(shared, 'syn-title-after-level.txt')[0]).toMatchObject({
    author: 'Skinner',
    notes: ['free text with # and $ signs', 'over two lines'],
  });
  expect(titles('syn-latin1-title.txt')).toEqual(['Café Müller']);
  expect(titles('retroban-fly-compact-solutions.xsb')).toEqual(['1', '2', '3']);
  expect(titles('dh5-hyphen-underscore.sok').at(-1)).toBe('dh5#20');
  expect(sample(shared, 'Soloban.slc')[0]).toMatchObject({ title: 'The spiral', author: 'François Marques' });
  expect(sample(shared, 'GabyJenny.slc')[0]?.collection?.[0]).toBe('Title: Gabi & Jenny');
});

sharedTest('stored moves are preserved, and replay as their headings say', (shared) => {
  const replayed = ['jsoko-parsing.sok', 'jsoko-email-quotes.sok', 'syn-solutions-snapshots.sok'].flatMap((file) =>
    sample(shared, file).flatMap((draft) => {
      const valid = validateLevel(draft);
      if (!valid.ok) return [];
      return (draft.stored ?? []).map(({ kind, title, moves }) => {
        const read = parseLurd(moves);
        if (!read.ok) throw new Error(read.error.message);
        const { solved, blocked } = verifyMoves(valid.value, read.value);
        const score = scoreOf(valid.value, read.value);
        return [kind, title, solved && blocked.length === 0, score.moves, score.pushes];
      });
    }),
  );
  expect(replayed).toEqual([
    ['solution', 'Solution/Moves 1/1/1/1/1', true, 1, 1],
    ['solution', 'Solution 1/1/1/1/1', true, 1, 1],
    ['solution', 'Solution invalid 1/1/1/1/1', false, 0, 0],
    ['solution', 'Solution unnecessary long 1/1/1/1/1', false, 1, 1],
    ['solution', 'Solution', true, 5, 3],
    ['solution', 'Solution', true, 7, 3],
    ['snapshot', 'savegame', false, 1, 1],
    ['solution', 'Solution/Moves 40/10/5/3/5', true, 40, 10],
    ['solution', 'Solution 40/10/5/3/5 (YASS 2.33)', true, 40, 10],
    ['solution', 'Best Solution 230/97', true, 230, 97],
    ['solution', 'Solution/Moves 96/25', true, 96, 25],
    ['solution', 'Solution/Pushes 116/19', true, 116, 19],
    ['snapshot', 'savegame', false, 33, 12],
    ['solution', 'Solution/Moves (Built-in)', true, 314, 74],
    ['solution', 'Solution/Pushes (Built-in)', true, 332, 70],
    ['solution', 'Solution/Moves', true, 33, 8],
    ['solution', 'Solution/Pushes (RLE)', true, 33, 8],
    ['snapshot', 'Snapshot', false, 8, 2],
  ]);
});

sharedTest('microban.slc and Microban-I.txt are the same boards, sasquatch.slc but for three', (shared) => {
  const rows = (path: string): string[] =>
    readLevels(join(shared, 'levels', path)).drafts.map((draft) => draft.rows.join('\n'));
  expect(rows('format-samples/microban.slc')).toEqual(rows('Microban-I.txt'));
  const text = rows('Sasquatch-I.txt');
  const differing = rows('format-samples/sasquatch.slc').flatMap((board, at) => (board === text[at] ? [] : [at + 1]));
  expect(differing).toEqual([15, 31, 49]);
});

for (const format of SOKOBAN_FORMATS) {
  sharedTest(`${format.id} writes all levels so that it reads them back`, (shared) => {
    const files = [
      ...COLLECTIONS.map(([file]) => file),
      ...SAMPLES.filter(([, , valid]) => valid > 0).map(([file]) => `format-samples/${file}`),
    ];
    let levels = 0;
    for (const file of files) {
      const { drafts } = readLevels(join(shared, 'levels', file));
      const made = format.make(drafts);
      if (!made.ok) throw new Error(`${file}: ${made.error.message}`);
      const read = format.parse(made.value);
      expect(read.warnings).toEqual([]);
      const bare = ({ place: _, ...rest }: Draft): object => rest;
      expect(read.levels.map((level) => level.ok && bare(level.value))).toEqual(drafts.map(bare));
      levels += drafts.length;
    }
    expect(levels).toBeGreaterThan(1000);
  });
}

sharedTest('the solutions of Microban I solve it with the counts they state', (shared) => {
  const { levels } = readLevels(join(shared, 'levels/Microban-I.txt'));
  const lines = readFileSync(join(shared, 'levels/solutions-microban-I.csv'), 'utf8').trim().split(/\r?\n/).slice(1);
  for (const line of lines) {
    const [number, , moves, pushes, lurd] = line.split(',') as [string, string, string, string, string];
    const level = levels[Number(number) - 1] as Level;
    const read = parseLurd(lurd);
    if (!read.ok) throw new Error(read.error.message);
    const { solved, blocked, ...counts } = verifyMoves(level, read.value);
    expect([number, solved, blocked.length, counts.moves, counts.pushes]).toEqual([
      number,
      true,
      0,
      Number(moves),
      Number(pushes),
    ]);
    expect(makeLurd(level, read.value)).toBe(lurd);
  }
  expect(lines.length).toBeGreaterThan(250);
});
