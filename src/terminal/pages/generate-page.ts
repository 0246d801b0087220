// A new Futoshiki puzzle: the player chooses size and difficulty, and a worker generates a puzzle with one solution and no
// redundant clue. It is saved as a game in progress from its first move on.

import { randomInt } from 'node:crypto';
import { countOf } from '../../base/format.js';
import { ok, type Result } from '../../base/result.js';
import { wrapText } from '../../base/safe-text.js';
import { GRADES, type Grade } from '../../futoshiki/index.js';
import type { FutoshikiGenerateReport, Task } from '../../jobs/index.js';
import { keyName, type TerminalEvent } from '../../keys/index.js';
import { type Collection, collectionOf } from '../../saves/index.js';
import { MESSAGES } from '../game/messages.js';
import type { Appearance } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import type { App, Page } from '../screen/page.js';
import { type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';

export const SIZES = [4, 5, 6, 7, 8, 9] as const;
const DEFAULTS = { size: 6, grade: 'easy' } as const;

const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  trivial: 'Trivial',
  easy: 'Easy',
  tricky: 'Tricky',
  extreme: 'Extreme',
  recursive: 'Recursive',
};

export const GRADE_MESSAGES: Readonly<Record<Grade, string>> = {
  trivial: 'row and column force each step',
  easy: 'needs the signs, one step at a time',
  tricky: 'chains of signs, pairs, and triples',
  extreme: 'X-wings and forcing chains',
  recursive: 'needs trial and error',
};

export interface GenerateState {
  readonly size: number;
  readonly grade: Grade;
  /** 0: the size is chosen, 1: the grade. */
  readonly row: 0 | 1;
  readonly isMaking: boolean;
  readonly status: Status;
}

const KEYS: readonly KeyHelp[] = [
  { key: 'Left, Right', does: 'change' },
  { key: 'Up, Down', does: 'choose' },
  { key: 'Enter', does: 'generate' },
  { key: 'q', does: 'back' },
];

const MAKING_KEYS: readonly KeyHelp[] = [{ key: 'Esc', does: 'stop' }];

const NAME_COLUMNS = 12;

/** The values of a row, the chosen one in brackets, on as many lines as they need; gives the line after them. */
function putValues(cells: Cells, first: number, values: readonly string[], chosen: string): number {
  const left = MARGIN.left + 2 + NAME_COLUMNS;
  let [line, column] = [first, left];
  for (const value of values) {
    const text = value === chosen ? `[${value}]` : ` ${value} `;
    if (column > left && column + text.length > cells.columns) [line, column] = [line + 1, left];
    column = cells.put(line, column, text, value === chosen ? 'guide-strong' : 'plain') + 1;
  }
  return line + 1;
}

export function generateFrame(state: GenerateState, size: Size): Cells {
  const cells = new Cells(size);
  cells.put(MARGIN.top, MARGIN.left, 'New puzzle', 'strong');
  const rows: readonly (readonly [string, readonly string[], string])[] = [
    ['size', SIZES.map(String), String(state.size)],
    ['difficulty', GRADES, state.grade],
  ];
  let line = MARGIN.top + 2;
  for (const [index, [name, values, chosen]] of rows.entries()) {
    cells.put(line, MARGIN.left, state.row === index ? '>' : ' ', 'guide-strong');
    cells.put(line, MARGIN.left + 2, name, 'quiet');
    line = putValues(cells, line, values, chosen) + 1;
  }
  const about = wrapText(GRADE_MESSAGES[state.grade], Math.max(1, size.columns - 2 * MARGIN.left - 2));
  for (const [index, text] of about.entries()) cells.put(line + index, MARGIN.left + 2, text, 'quiet');
  putStatus(cells, state.status);
  putKeys(cells, state.isMaking ? MAKING_KEYS : KEYS);
  return cells;
}

type Generated = Extract<FutoshikiGenerateReport, { verdict: 'generated' }>;

/** A generated puzzle as a collection of one. */
function generatedCollection({ level, format, grade }: Generated, seed: number): Result<Collection, string> {
  const read = collectionOf(level, 'New puzzle', 'the new puzzle', true, format);
  if (!read.ok) return read;
  return ok({
    ...read.value,
    levels: read.value.levels.map((made) => {
      const size = made.play.puzzle === 'futoshiki' ? made.play.level.size : 0;
      return { ...made, title: `${GRADE_NAMES[grade]} ${size} by ${size}, number ${seed}` };
    }),
  });
}

/** The neighbor of a value in a list, held at its ends. */
function neighbor<T>(values: readonly T[], value: T, by: number): T {
  const at = values.indexOf(value) + by;
  return values[Math.max(0, Math.min(values.length - 1, at))] ?? value;
}

export class GeneratePage implements Page {
  private state: GenerateState;
  private readonly app: App;
  private readonly made: (collection: Collection) => void;
  private task: Task<FutoshikiGenerateReport> | undefined;

  constructor(app: App, made: (collection: Collection) => void) {
    this.app = app;
    this.made = made;
    const size = app.store.setting<number>('terminal.new.size', DEFAULTS.size);
    const grade = app.store.setting<string>('terminal.new.grade', DEFAULTS.grade);
    this.state = {
      size: SIZES.find((each) => each === size) ?? DEFAULTS.size,
      grade: GRADES.find((each) => each === grade) ?? DEFAULTS.grade,
      row: 0,
      isMaking: false,
      status: NO_STATUS,
    };
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
    if (this.state.isMaking) {
      if (['escape', 'q', 'ctrl+d'].includes(name)) this.task?.stop();
    } else if (['left', 'h', 'a', '-'].includes(name)) this.change(-1);
    else if (['right', 'l', 'd', '+'].includes(name)) this.change(1);
    else if (['up', 'down', 'k', 'j', 'w', 's', 'tab'].includes(name)) {
      this.state = { ...this.state, row: this.state.row === 0 ? 1 : 0 };
    } else if (name === 'enter' || name === 'space') void this.make();
    else if (/^[4-9]$/.test(name)) this.state = { ...this.state, size: Number(name) };
    else if (['q', 'escape', 'ctrl+d'].includes(name)) this.app.back();
  }

  private change(by: number): void {
    const { row, size, grade } = this.state;
    if (row === 0) this.state = { ...this.state, size: neighbor<number>(SIZES, size, by) };
    else this.state = { ...this.state, grade: neighbor(GRADES, grade, by) };
  }

  private async make(): Promise<void> {
    const { size, grade } = this.state;
    this.app.store.saveSetting('terminal.new.size', size);
    this.app.store.saveSetting('terminal.new.grade', grade);
    const seed = randomInt(1, 1_000_000);
    this.state = { ...this.state, isMaking: true, status: info('Generating.') };
    const job = { kind: 'generate', puzzle: 'futoshiki', size, grade, seed, limits: {} } as const;
    this.task = this.app.engine().run(job, ({ expanded }) => {
      this.state = { ...this.state, status: info(`Generating: ${countOf(expanded, 'try', 'tries')}.`) };
      this.app.draw();
    });
    const status = await this.task.report.then(
      (reported) => (reported.ok ? this.generated(reported.value, seed) : problem(reported.error.message)),
      (bug: Error) => problem(`This is a bug in masu: ${bug.message}`),
    );
    this.task = undefined;
    this.state = { ...this.state, isMaking: false, status };
    this.app.draw();
  }

  /** Opens a generated puzzle; otherwise the status says why there is none. */
  private generated(report: FutoshikiGenerateReport, seed: number): Status {
    if (report.verdict === 'refused') return problem(report.message);
    if (report.verdict === 'gave-up') return info(MESSAGES.stopped);
    const collection = generatedCollection(report, seed);
    if (!collection.ok) return problem(`This is a bug in masu: ${collection.error}`);
    this.made(collection.value);
    return NO_STATUS;
  }
}
