// What a note offers, as letters of the drawing: one edit that repairs a dead level, or spare floor filled with walls.

import { offsets } from '@masu/core/base/grid.js';
import type { SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import type { BoardEdit } from '@masu/studio/sokoban/analyze/single-edits.js';
import type { Plan } from '../../board/plan.js';

const WITHOUT_BOX: Readonly<Record<string, string>> = { $: ' ', '*': '.' };

const WITH_BOX: Readonly<Record<string, string>> = { ' ': '$', '.': '*' };

const WITHOUT_GOAL: Readonly<Record<string, string>> = { '.': ' ', '*': '$', '+': '@' };

const WITH_GOAL: Readonly<Record<string, string>> = { ' ': '.', $: '*', '@': '+' };

type Letters = ReadonlyMap<number, string>;

function editLetters(edit: BoardEdit, rows: readonly string[], { width, wall, floor }: Plan): Letters {
  const { cell } = edit;
  const at = (place: number): string => rows[Math.floor(place / width)]?.[place % width] ?? ' ';
  if (edit.kind === 'wall') return new Map([[cell, '#']]);
  if (edit.kind === 'floor') {
    // A cell of the outer wall: what is behind it is closed again.
    const behind = Object.values(offsets(width)).map((offset) => cell + offset);
    const open = behind.filter((each) => !wall[each] && !floor[each]);
    return new Map([[cell, ' '], ...open.map((each) => [each, '#'] as const)]);
  }
  // The compiler can't tell that only the other two kinds are left.
  const onto = edit.onto as number;
  const [without, withIt] = edit.kind === 'box' ? [WITHOUT_BOX, WITH_BOX] : [WITHOUT_GOAL, WITH_GOAL];
  return new Map([
    [cell, without[at(cell)] ?? at(cell)],
    [onto, withIt[at(onto)] ?? at(onto)],
  ]);
}

/** The letters that change; undefined if the note offers nothing. */
export function noteLetters(note: SokobanNote, rows: readonly string[], plan: Plan): Letters | undefined {
  if (note.edit) return editLetters(note.edit, rows, plan);
  if (note.kind === 'spare-floor') return new Map(note.cells.map((cell) => [cell, '#']));
  return undefined;
}
