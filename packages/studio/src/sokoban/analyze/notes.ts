// The facts about a board as notes for its author, in the cells of the level as drawn. A note says what is so and what a
// change would do; it never calls anything wrong that is a matter of taste. Most useful first.

import { DIRECTIONS, type Direction, rowColumn } from '@masu/core/base/grid.js';
import { type Message, speaker } from '@masu/core/base/message.js';
import type { LevelDifference } from '@masu/core/base/puzzle.js';
import { english } from '@masu/core/base/texts/en/sokoban-review.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { difficultyNumber } from '../grade/difficulty.js';
import type { SokobanGraded } from '../grade/reasons.js';
import type { CanonicalForm } from '../positions/canonical-level.js';
import type { GradedPush } from '../positions/optimal-path.js';
import type { LineVerdict } from './author-line.js';
import type { BoardFacts, SpareRoom } from './board-facts.js';
import { editOffsets } from './edit-board.js';
import { bestEdits, deadShare, type EditEffect, type EditList, type EditMap, type MappedEdit } from './edit-map.js';
import type { BoardEdit } from './single-edits.js';

export const saySokobanReview = speaker('sokoban-review', english);

export const SOKOBAN_NOTE_KINDS = [
  'dead-boxes',
  'repair',
  'line',
  'shortcut',
  'duplicate',
  'spare-floor',
  'still-box',
  'lone-box',
  'first-push-loses',
] as const;
export type SokobanNoteKind = (typeof SOKOBAN_NOTE_KINDS)[number];

/** Kinds that an editor shows only if it is asked: a matter of taste, or true of many good levels. */
export const QUIET_NOTE_KINDS: readonly SokobanNoteKind[] = ['lone-box', 'first-push-loses'];

/** One remark for the author of a Sokoban level, in a sentence and as data. */
export interface SokobanNote extends Message {
  /** What the note is about (docs/design-partner.md has the list); `edit`: one of the map of single edits, which is made only if it is asked for. */
  readonly kind: SokobanNoteKind | 'edit';
  /** Cells of the level as drawn, to be marked. */
  readonly cells: readonly number[];
  /** `repair`, `edit`: the change. */
  readonly edit?: BoardEdit;
  /** The fewest pushes: after the change, with the floor filled, or of the shorter solution. */
  readonly pushes?: number;
  /** The difficulty with the floor filled, or after the edit. */
  readonly difficulty?: number;
  /** `line`, `shortcut`: the number of the push, from 1. */
  readonly push?: number;
  /** `shortcut`: pushes that are better there; `first-push-loses`: the pushes that lose. */
  readonly line?: readonly GradedPush[];
}

/** The other way around: the cell of the canonical level for each cell of the level as drawn. */
export function canonicalCells({ level, drawnCells }: CanonicalForm, drawn: Level): Int32Array {
  const cells = new Int32Array(drawn.walls.length).fill(-1);
  for (let cell = 0; cell < level.walls.length; cell++) cells[drawnCells[cell] as number] = cell;
  return cells;
}

/** The edit alone, without what it does. */
function editMessage(edit: BoardEdit, place: readonly [number, number]): Message {
  if (edit.kind === 'box') return saySokobanReview('move-box', ...place, edit.direction);
  if (edit.kind === 'goal') return saySokobanReview('move-goal', ...place, edit.direction);
  return edit.kind === 'floor' ? saySokobanReview('open-wall', ...place) : saySokobanReview('put-wall', ...place);
}

/** For people: one decimal. */
const saidDifficulty = (units: number): string => difficultyNumber(units).toFixed(1);
const saidShare = (graded: SokobanGraded): number => Math.round(100 * deadShare(graded));

/** What an edit of a level with one grade does, which gives it the other. */
function effectMessage(edit: Message, list: EditList, before: SokobanGraded, after: SokobanGraded): Message {
  const difficulty = [saidDifficulty(before.units), saidDifficulty(after.units)] as const;
  const { pushes } = after.figures;
  return list === 'traps'
    ? saySokobanReview('edit-traps', edit, pushes, saidShare(before), saidShare(after), ...difficulty)
    : saySokobanReview('edit-changes', edit, before.figures.pushes, pushes, ...difficulty);
}

/** `other` names the level that was there before. */
export function duplicateNote(other: string, { turned, playerMoved }: LevelDifference): SokobanNote {
  let message = saySokobanReview('duplicate', other);
  if (turned && playerMoved) message = saySokobanReview('duplicate-turned-moved', other);
  else if (turned) message = saySokobanReview('duplicate-turned', other);
  else if (playerMoved) message = saySokobanReview('duplicate-moved', other);
  return { kind: 'duplicate', cells: [], ...message };
}

/** Why a push of the line can't be made. */
function blockedMessage({ push, why }: Extract<LineVerdict, { verdict: 'blocked' }>): Message {
  if (why === 'no-box') return saySokobanReview('line-no-box', push);
  if (why === 'no-step') return saySokobanReview('line-no-step', push - 1);
  return why === 'no-walk' ? saySokobanReview('line-no-walk', push) : saySokobanReview('line-blocked', push);
}

const cellsOfEdit = ({ cell, onto }: BoardEdit): readonly number[] => (onto === undefined ? [cell] : [cell, onto]);

/** A room of more cells is named by its first cells and its last. */
const MAX_NAMED = 6;

export class NoteMaker {
  private readonly drawn: Level;
  private readonly form: CanonicalForm;

  constructor(drawn: Level, form: CanonicalForm) {
    this.drawn = drawn;
    this.form = form;
  }

  private cell = (cell: number): number => this.form.drawnCells[cell] as number;
  private pushes = (pushes: readonly GradedPush[]): GradedPush[] =>
    pushes.map(({ from, onto }) => ({ from: this.cell(from), onto: this.cell(onto) }));

  /** Row and column of a drawn cell, from 1. */
  private place(cell: number): [row: number, column: number] {
    const [row, column] = rowColumn(cell, this.drawn.width);
    return [row + 1, column + 1];
  }
  private names = (cells: readonly number[]): string =>
    cells.map((cell) => `r${this.place(cell)[0]}c${this.place(cell)[1]}`).join(', ');

  private someNames(cells: readonly number[]): string {
    if (cells.length <= MAX_NAMED) return this.names(cells);
    return `${this.names(cells.slice(0, MAX_NAMED - 2))}, …, ${this.names(cells.slice(-1))}`;
  }

  private edit(edit: BoardEdit): BoardEdit {
    const cell = this.cell(edit.cell);
    if (edit.onto === undefined) return { kind: edit.kind, cell };
    const onto = this.cell(edit.onto);
    const direction = DIRECTIONS[editOffsets(this.drawn.width).indexOf(onto - cell)] as Direction;
    return { kind: edit.kind, cell, onto, direction };
  }

  /** That boxes can't all reach goals. */
  private deadMessage(cells: readonly number[], isMinimal: boolean): Message {
    const [first = 0] = cells;
    if (cells.length === 1) return saySokobanReview('dead-box', ...this.place(first));
    const list = this.names(cells);
    if (cells.length < this.drawn.start.boxes.length) return saySokobanReview('dead-boxes', cells.length, list);
    return saySokobanReview(isMinimal ? 'dead-all' : 'dead-unexplained', cells.length, list);
  }

  private *dead({ dead = [], repairs = [] }: BoardFacts): Generator<SokobanNote> {
    const sets = dead.map(({ boxes, isMinimal }) => {
      const cells = boxes.map(this.cell).sort((a, b) => a - b);
      return { cells, isMinimal };
    });
    sets.sort((a, b) => a.cells.length - b.cells.length || (a.cells[0] as number) - (b.cells[0] as number));
    for (const { cells, isMinimal } of sets) {
      yield { kind: 'dead-boxes', cells, ...this.deadMessage(cells, isMinimal) };
    }
    for (const { edit: canonical, pushes } of repairs) {
      const edit = this.edit(canonical);
      const message = saySokobanReview('repair', editMessage(edit, this.place(edit.cell)), pushes);
      yield { kind: 'repair', cells: cellsOfEdit(edit), edit, pushes, ...message };
    }
  }

  private offer({ edit: canonical, graded }: Required<MappedEdit>, list: EditList, before: SokobanGraded): SokobanNote {
    const edit = this.edit(canonical);
    const message = effectMessage(editMessage(edit, this.place(edit.cell)), list, before, graded);
    const [pushes, difficulty] = [graded.figures.pushes, difficultyNumber(graded.units)];
    return { kind: 'edit', cells: cellsOfEdit(edit), edit, pushes, difficulty, ...message };
  }

  private *line(verdict: LineVerdict | undefined, line: readonly GradedPush[]): Generator<SokobanNote> {
    if (verdict?.verdict === 'blocked') {
      const { push } = verdict;
      const at = line[push - 1];
      const cells = at ? [at.from, at.onto].filter((cell) => cell >= 0) : [];
      yield { kind: 'line', cells, push, ...blockedMessage(verdict) };
    } else if (verdict?.verdict === 'unsolved') yield { kind: 'line', cells: [], ...saySokobanReview('line-unsolved') };
    else if (verdict?.verdict === 'shortcut') {
      const { pushes, optimum, push } = verdict;
      const better = this.pushes(verdict.better);
      const cells = better.map(({ from }) => from);
      const message = saySokobanReview('shortcut', pushes, optimum, push);
      yield { kind: 'shortcut', cells, pushes: optimum, push, line: better, ...message };
    }
  }

  room(room: SpareRoom, { pushes = 0, graded }: BoardFacts): SokobanNote {
    const cells = room.cells.map(this.cell).sort((a, b) => a - b);
    const where = this.someNames(cells);
    if (room.units === undefined || !graded)
      return { kind: 'spare-floor', cells, pushes, ...saySokobanReview('spare-floor', cells.length, where, pushes) };
    const figures = [pushes, saidDifficulty(graded.units), saidDifficulty(room.units)] as const;
    const message = saySokobanReview('spare-floor-graded', cells.length, where, ...figures);
    return { kind: 'spare-floor', cells, pushes, difficulty: difficultyNumber(room.units), ...message };
  }

  private *boxes({ still = [], lone = [], first = [] }: BoardFacts): Generator<SokobanNote> {
    for (const { box, isWall } of still) {
      const cell = this.cell(box);
      yield {
        kind: 'still-box',
        cells: [cell],
        ...saySokobanReview(isWall ? 'still-wall' : 'still-box', ...this.place(cell)),
      };
    }
    for (const { box, goal, pushes } of lone) {
      const cells = [this.cell(box), this.cell(goal)];
      yield {
        kind: 'lone-box',
        cells,
        pushes,
        ...saySokobanReview('lone-box', ...this.place(cells[0] as number), this.names(cells.slice(1)), pushes),
      };
    }
    const seen = first.filter(({ isOntoDeadSquare }) => !isOntoDeadSquare);
    const lost = this.pushes(seen.filter(({ isLost }) => isLost)).sort((a, b) => a.from - b.from || a.onto - b.onto);
    if (lost.length === 0) return;
    const cells = [...new Set(lost.map(({ from }) => from))];
    const message = saySokobanReview('first-push-loses', lost.length, seen.length, this.names(cells));
    yield { kind: 'first-push-loses', cells, line: lost, ...message };
  }

  /** `line` has the cells of the level as drawn. */
  design(facts: BoardFacts, verdict?: LineVerdict, line: readonly GradedPush[] = []): SokobanNote[] {
    const rooms = (facts.rooms ?? []).map((room) => this.room(room, facts));
    return [...this.dead(facts), ...this.line(verdict, line), ...rooms, ...this.boxes(facts)];
  }

  suggest(before: SokobanGraded, map: EditMap): SokobanEdits {
    const offers = (list: EditList) => bestEdits(map, list).map((each) => this.offer(each, list, before));
    return {
      edits: map.edits.map(({ edit, effect }) => ({ edit: this.edit(edit), effect })),
      offers: { longer: offers('longer'), traps: offers('traps'), easier: offers('easier') },
      isComplete: map.isComplete,
    };
  }
}

/** What single edits do, on the cells of the level as drawn. */
export interface SokobanEdits {
  readonly edits: readonly { readonly edit: BoardEdit; readonly effect: EditEffect }[];
  /** The best edits of each list, the best first. */
  readonly offers: Readonly<Record<EditList, readonly SokobanNote[]>>;
  /** False while more edits are tried. */
  readonly isComplete: boolean;
}
