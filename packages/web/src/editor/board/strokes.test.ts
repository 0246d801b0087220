import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { analyzeSokoban, type SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import { expect, test } from 'vitest';
import { planOfRows } from '../../board/plan.js';
import { sheetText } from '../review/sheet-text.js';
import { changeCells, startDrawing, trimmed } from '../sheet/drawing.js';
import { noteLetters } from './note-edits.js';

function analyzed(rows: readonly string[]): SokobanAnalysis {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  const work = analyzeSokoban(level.value);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Every change that is offered, made on the sheet, and what is then true of the level. */
test.each([
  ['a box beside a wall', ['########', '#      #', '#  @ . #', '#$ $ . #', '#      #', '########']],
  ['a box at the outer wall', ['######', '#@   #', '# $  #', '#.  $#', '# .  #', '######']],
  ['a narrow room, which only opens outward', ['#####', '#@$ #', '#  .#', '#####']],
  ['a goal under the player', ['#######', '#  $  #', '#   + #', '#     #', '#######']],
  ['spare floor', ['#########', '#       #', '# @ $ . #', '#       #', '#########']],
])('%s: what a note offers is a valid level with the pushes that it names', (_, rows) => {
  const drawing = startDrawing(rows);
  const plan = planOfRows(drawing.rows);
  const { notes } = analyzed(sheetText(drawing.rows, plan).trimEnd().split('\n'));
  const offers = notes.filter(({ kind }) => kind === 'repair' || kind === 'spare-floor');
  expect(offers.length).toBeGreaterThan(0);
  for (const note of offers) {
    const letters = noteLetters(note, drawing.rows, plan);
    const changed = letters && changeCells(drawing, letters);
    expect(changed?.past).toHaveLength(1);
    const after = analyzed(trimmed(changed?.rows ?? []));
    expect([after.verdict, after.pushes], note.message).toEqual(['solved', note.pushes]);
  }
});

test('what is outside the drawing is wall, and every cell stays where it is', () => {
  const drawing = startDrawing([' ####', '##@ #', '# $.#', '#####']);
  const lines = sheetText(drawing.rows, planOfRows(drawing.rows)).trimEnd().split('\n');
  expect(lines.map((line) => line.length)).toEqual(drawing.rows.map((row) => row.length));
  expect(lines.map((line) => line.replace(/#/g, ' '))).toEqual(drawing.rows.map((row) => row.replace(/#/g, ' ')));
  expect(lines[0]).toMatch(/^#+$/);
});
