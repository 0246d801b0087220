// A new level: the player chooses difficulty and more, and a worker generates it. The same seed makes the same level. It
// is saved as a game in progress from its first move on.

import { randomInt } from 'node:crypto';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { ok, type Result } from '@masu/core/base/result.js';
import { columnsOfText, wrapText } from '@masu/core/base/safe-text.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { GenerateReport } from '@masu/engine/jobs/kinds/generate-schema.js';
import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import { makeCollection, type StoredCollection } from '../../saves/library.js';
import { gradeName } from '../game/level-grade.js';
import { ANY_VALUE, type ChosenValues, type GeneratorField, TIGHT_FLOOR } from '../puzzles/terminal-puzzle.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import type { Appearance } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import { type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import { saidInTerminal, texts } from '../texts/language.js';

/** What the chosen difficulty means. */
export function gradeMessage(puzzle: PuzzleId, grade: string): string {
  const messages = Object.entries(texts.generate.grades[puzzle]);
  return messages.find(([id]) => id === grade)?.[1] ?? '';
}

/** A value as the page shows it: a number, a grade, how much floor, or that any will do. */
function valueText(value: string): string {
  if (value === TIGHT_FLOOR) return texts.generate.tight;
  return value === ANY_VALUE ? texts.generate.any : gradeName(value);
}

interface GenerateState {
  readonly puzzle: PuzzleId;
  readonly chosen: ChosenValues;
  /** Digits; empty for a random one. */
  readonly seed: string;
  /** Which field is changed; the seed comes after all others. */
  readonly row: number;
  readonly isMaking: boolean;
  readonly status: Status;
}

const KEYS: readonly KeyHelp[] = [
  { key: { name: 'leftRight' }, does: 'change' },
  { key: { name: 'upDown' }, does: 'choose' },
  { key: { name: 'enter' }, does: 'generate' },
  { key: 'q', does: 'back' },
];

const MAKING_KEYS: readonly KeyHelp[] = [{ key: { name: 'escape' }, does: 'stop' }];

const MIN_NAME_COLUMNS = 12;
const MAX_SEED_DIGITS = 15;
const NEEDS_GUESSING = 'recursive';

/**
 * Draws the values of a row, the selected one in brackets, on as many lines as they need; returns the line after them.
 */
function putValues(cells: Cells, first: number, values: readonly string[], chosen: string): number {
  const names = Object.values(texts.generate.fields).map(columnsOfText);
  const left = MARGIN.left + 2 + Math.max(MIN_NAME_COLUMNS, Math.max(...names) + 2);
  let [line, column] = [first, left];
  for (const value of values) {
    const text = value === chosen ? `[${valueText(value)}]` : ` ${valueText(value)} `;
    if (column > left && column + columnsOfText(text) > cells.columns) [line, column] = [line + 1, left];
    column = cells.put(line, column, text, value === chosen ? 'guide-strong' : 'plain') + 1;
  }
  return line + 1;
}

export function generateFrame({ puzzle, chosen, seed, row, isMaking, status }: GenerateState, size: Size): Cells {
  const cells = new Cells(size);
  cells.put(MARGIN.top, MARGIN.left, texts.generate.heading[puzzle], 'strong');
  const seedText = seed === '' ? texts.generate.random : seed;
  const rows: readonly (readonly [string, readonly string[], string])[] = [
    ...TERMINAL_PUZZLES[puzzle].fields.map(
      ({ name, values }) => [texts.generate.fields[name], values, chosen[name] ?? ''] as const,
    ),
    [texts.generate.fields.seed, [seedText], seedText],
  ];
  // Blank lines between the rows, if there is room for them.
  const gap = size.lines >= 2 * rows.length + 8 ? 1 : 0;
  let line = MARGIN.top + 2;
  for (const [index, [name, values, value]] of rows.entries()) {
    cells.put(line, MARGIN.left, row === index ? '>' : ' ', 'guide-strong');
    cells.put(line, MARGIN.left + 2, name, 'quiet');
    line = putValues(cells, line, values, value) + gap;
  }
  const text =
    row === TERMINAL_PUZZLES[puzzle].fields.length
      ? texts.generate.seedAbout
      : gradeMessage(puzzle, chosen.difficulty ?? '');
  const about = wrapText(text, Math.max(1, size.columns - 2 * MARGIN.left - 2));
  for (const [index, part] of about.entries()) cells.put(line + 1 - gap + index, MARGIN.left + 2, part, 'quiet');
  putStatus(cells, status);
  putKeys(cells, isMaking ? MAKING_KEYS : KEYS);
  return cells;
}

type Generated = Extract<GenerateReport, { verdict: 'generated' }>;

/** A generated level as a collection of one. */
function generatedCollection(
  { puzzle, level, format, grade }: Generated,
  seed: number,
): Result<StoredCollection, string> {
  const read = makeCollection(level, texts.generate.heading[puzzle], texts.menu.newLevel, true, {
    format,
    isOurs: true,
  });
  if (!read.ok) return read;
  const known = { grade, isExact: true, reasons: [] };
  const { generatedTitle } = TERMINAL_PUZZLES[puzzle];
  return ok({
    ...read.value,
    levels: read.value.levels.map((levelRead) => ({
      grade: known,
      ...levelRead,
      title: generatedTitle(levelRead.play.level, { grade, seed }),
    })),
  });
}

/** The neighbor of a value in a list, held at its ends. */
function neighbor<T>(values: readonly T[], value: T, by: number): T {
  const at = values.indexOf(value) + by;
  return values[Math.max(0, Math.min(values.length - 1, at))] ?? value;
}

const fieldSetting = (puzzle: PuzzleId, { name }: GeneratorField): string => `terminal.new.${puzzle}.${name}`;

export class GeneratePage implements TerminalPage {
  private state: GenerateState;
  private readonly app: App;
  private readonly onMade: (collection: StoredCollection) => void;
  private task: Task<GenerateReport> | undefined;

  constructor(app: App, puzzle: PuzzleId, onMade: (collection: StoredCollection) => void) {
    this.app = app;
    this.onMade = onMade;
    const chosen = TERMINAL_PUZZLES[puzzle].fields.map((field) => {
      const saved = app.store.setting<string>(fieldSetting(puzzle, field), field.defaultValue);
      // A difficulty that needs guessing must be selected each time; it is never preselected.
      const isOffered = field.values.includes(saved) && saved !== NEEDS_GUESSING;
      return [field.name, isOffered ? saved : field.defaultValue] as const;
    });
    const state = { puzzle, chosen: Object.fromEntries(chosen), seed: '', row: 0 };
    this.state = { ...state, isMaking: false, status: NO_STATUS };
  }

  frame(size: Size, _look: Appearance): Cells {
    return generateFrame(this.state, size);
  }

  leave(): void {
    this.task?.stop();
  }

  take(event: TerminalEvent): void {
    if (event.kind !== 'key') return;
    const name = keyName(event);
    const rows = TERMINAL_PUZZLES[this.state.puzzle].fields.length + 1;
    const isSeed = this.state.row === rows - 1;
    if (this.state.isMaking) {
      if (['escape', 'q', 'ctrl+d'].includes(name)) this.task?.stop();
    } else if (['left', 'h', 'a', '-'].includes(name)) this.change(-1);
    else if (['right', 'l', 'd', '+'].includes(name)) this.change(1);
    else if (['up', 'k', 'w', 'shift+tab'].includes(name)) this.go((this.state.row + rows - 1) % rows);
    else if (['down', 'j', 's', 'tab'].includes(name)) this.go((this.state.row + 1) % rows);
    else if (name === 'enter' || name === 'space') void this.make();
    else if (/^[0-9]$/.test(name)) this.digit(name, isSeed);
    else if (name === 'backspace' && isSeed) this.setSeed(this.state.seed.slice(0, -1));
    else if (['q', 'escape', 'ctrl+d'].includes(name)) this.app.back();
  }

  private go(row: number): void {
    this.state = { ...this.state, row, status: NO_STATUS };
  }

  private setSeed(seed: string): void {
    this.state = { ...this.state, seed: seed.slice(0, MAX_SEED_DIGITS) };
  }

  /** A digit belongs to the seed, or chooses the value of this name in the row. */
  private digit(name: string, isSeed: boolean): void {
    const field = TERMINAL_PUZZLES[this.state.puzzle].fields[this.state.row];
    if (isSeed) this.setSeed(this.state.seed + name);
    else if (field?.values.includes(name)) this.choose(field, name);
  }

  private change(by: number): void {
    const field = TERMINAL_PUZZLES[this.state.puzzle].fields[this.state.row];
    if (field) this.choose(field, neighbor(field.values, this.state.chosen[field.name] ?? field.defaultValue, by));
    else this.setSeed('');
  }

  private choose({ name }: GeneratorField, value: string): void {
    this.state = { ...this.state, chosen: { ...this.state.chosen, [name]: value } };
  }

  private async make(): Promise<void> {
    const { puzzle, chosen } = this.state;
    for (const field of TERMINAL_PUZZLES[puzzle].fields) {
      this.app.store.saveSetting(fieldSetting(puzzle, field), chosen[field.name] ?? field.defaultValue);
    }
    const seed = this.state.seed === '' ? randomInt(1, 1_000_000) : Number(this.state.seed);
    this.state = { ...this.state, isMaking: true, status: info(texts.generate.begins) };
    this.task = this.app.engine().run(TERMINAL_PUZZLES[puzzle].generateJob(chosen, seed), ({ expanded }) => {
      this.state = { ...this.state, status: info(texts.generate.generating(expanded)) };
      this.app.draw();
    });
    const status = await this.task.report.then(
      (reported) => (reported.ok ? this.generated(reported.value, seed) : problem(saidInTerminal(reported.error))),
      (bug: Error) => problem(texts.game.bug(bug.message)),
    );
    this.task = undefined;
    this.state = { ...this.state, isMaking: false, status };
    this.app.draw();
  }

  /** Opens a generated level; otherwise the status says why there is none. */
  private generated(report: GenerateReport, seed: number): Status {
    if (report.verdict === 'refused') return problem(saidInTerminal(report));
    if (report.verdict === 'gave-up') return info(texts.game.stopped);
    const collection = generatedCollection(report, seed);
    if (!collection.ok) return problem(texts.game.bug(collection.error));
    this.onMade(collection.value);
    return NO_STATUS;
  }
}
