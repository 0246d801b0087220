// The common text of Sokoban: one or many boards in # @ + $ * . letters, with titles, authors and comments about them.

import type { Format, Reading } from '../../base/puzzle.js';
import { ok } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import type { Draft } from '../rules/draft.js';

const ROW = /^[ #.$*@+_-]*#[ #.$*@+_-]*$/;

function parse(text: string): Reading<Draft> {
  const lines = splitLines(text);
  const levels: { ok: true; value: Draft }[] = [];
  let title: string | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    if (!ROW.test(line)) {
      if (line.startsWith(';')) title = line.slice(1).trim();
      continue;
    }
    const from = i;
    while (i + 1 < lines.length && ROW.test(lines[i + 1] as string)) i++;
    const rows = lines.slice(from, i + 1).map((row) => row.replace(/[-_]/g, ' ').trimEnd());
    levels.push(ok({ rows, ...(title ? { title } : {}), place: { line: from + 1, column: 1 } }));
    title = undefined;
  }
  return { levels, warnings: [] };
}

export const XSB: Format<Draft> = {
  id: 'xsb',
  name: 'XSB',
  about: 'plain boards with titles, authors and comments',
  extensions: ['.xsb', '.txt', '.sokoban'],
  recognise: (text) => (/^[ #.$*@+_-]*#[ #.$*@+_-]*$/m.test(text.slice(0, 65536)) ? 0.6 : 0),
  parse,
  make: (drafts) =>
    ok(drafts.map((draft) => `${draft.title ? `; ${draft.title}\n` : ''}${draft.rows.join('\n')}\n`).join('\n')),
};
