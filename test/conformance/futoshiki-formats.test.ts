// The format cases and raw course files next to the repository: read silently, read with a warning, or refused.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '@masu/core/base/text.js';
import { makeConstraints, parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

const [BARS, UNEQUAL] = FUTOSHIKI.formats as [(typeof FUTOSHIKI.formats)[0], (typeof FUTOSHIKI.formats)[0]];

interface Case {
  id: string;
  file: string;
  expect: 'ok' | 'ok-repaired' | 'reject';
  size: number;
  cells: number[];
  constraints: number[];
  canonical: string;
  line: number | null;
}

const read = (...path: string[]) => decodeText(readFileSync(join(...path)));
const make = (format: typeof BARS, drafts: readonly FutoshikiDraft[]) => {
  const text = format.make(drafts);
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
};

sharedTest('every format case is read, fixed, or refused as stated', (shared) => {
  const cases: Case[] = JSON.parse(read(shared, 'futoshiki/format/cases.json'));
  expect(cases.length).toBe(15);
  for (const each of cases) {
    const text = read(shared, 'futoshiki', each.file);
    const { levels, warnings } = BARS.parse(text);
    const first = levels[0];
    if (each.expect === 'reject') {
      expect(first?.ok ?? false, each.id).toBe(false);
      if (first && !first.ok && each.line !== null) expect(first.error.line, each.id).toBe(each.line);
      continue;
    }
    if (!first?.ok) throw new Error(`${each.id}: ${first?.error.message}`);
    expect(levels.length).toBe(1);
    expect([first.value.size, first.value.cells, makeConstraints(first.value)], each.id).toEqual([
      each.size,
      each.cells,
      each.constraints,
    ]);
    expect(warnings.length > 0, each.id).toBe(each.expect === 'ok-repaired');
    expect(BARS.parse(text, { strict: true }).levels[0]?.ok, each.id).toBe(each.expect === 'ok');
    expect(make(BARS, [first.value])).toBe(each.canonical);
    expect(BARS.recognize(text)).toBeGreaterThan(0.5);
  }
});

sharedTest('the raw course files are read or refused sensibly', (shared) => {
  const verdicts: Record<string, string> = {};
  for (const file of readdirSync(join(shared, 'futoshiki/course-raw')).sort()) {
    const { levels, warnings } = BARS.parse(read(shared, 'futoshiki/course-raw', file));
    expect(levels.length, file).toBe(1);
    const level = levels[0];
    verdicts[file] = level?.ok
      ? `size ${level.value.size}, ${warnings.length} warnings`
      : `${level?.error.line}:${level?.error.column} ${level?.error.code}`;
  }
  expect(verdicts).toEqual({
    'mprubi-puz2.txt': 'size 2, 0 warnings',
    'mprubi-puz3.txt': 'size 3, 0 warnings',
    'mprubi-puz4N.txt': '4:2 digit-out-of-range',
    'mprubi-puz4_debug.txt': 'size 4, 8 warnings',
    'mprubi-puz7.txt': 'size 7, 0 warnings',
    'shuneycutt22-puz4.txt': 'size 4, 0 warnings',
    'shuneycutt22-puz6.txt': 'size 6, 0 warnings',
    'shuneycutt22-puz_nosoln.txt': 'size 4, 0 warnings',
  });
});

sharedTest('all puzzles go through both formats and come back the same, one by one and together', (shared) => {
  const folder = join(shared, 'futoshiki/puzzles');
  const drafts = readdirSync(folder).map((file) => {
    const text = read(folder, file);
    const { levels, warnings } = BARS.parse(text);
    const level = levels[0];
    if (!level?.ok) throw new Error(`${file}: ${level?.error.message}`);
    expect(warnings).toEqual([]);
    expect(make(BARS, [level.value]), file).toBe(text);
    return level.value;
  });
  expect(drafts.length).toBe(383);
  const large: { size: number; cells: number[]; constraints: number[] }[] = JSON.parse(
    read(shared, 'futoshiki/large.json'),
  );
  for (const { size, cells, constraints } of large) {
    drafts.push({ size, cells, inequalities: parseConstraints(size, constraints) });
  }
  const plain = (draft: FutoshikiDraft) => {
    const level = FUTOSHIKI.validate(draft);
    return level.ok ? level.value : level.error;
  };
  for (const format of [BARS, UNEQUAL]) {
    const text = make(format, drafts);
    const back = format.parse(text, { strict: true });
    expect(back.warnings).toEqual([]);
    expect(back.levels.map((level) => (level.ok ? plain(level.value) : level.error))).toEqual(drafts.map(plain));
    const tidy = back.levels.flatMap((level) => (level.ok ? [level.value] : []));
    expect(make(format, tidy)).toBe(text);
    for (const other of FUTOSHIKI.formats) expect(other.recognize(text) > 0.5).toBe(other === format);
  }
});
