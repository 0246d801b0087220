// A new Futoshiki puzzle: size and grade are chosen with the arrows, then it is made beside the keys, with one solution
// and no clue too many. It is kept as a running game from its first move on, like any other.

import { randomInt } from 'node:crypto';
import { type Composed, FUTOSHIKI, GRADES, type Grade } from '../futoshiki/index.js';
import { Cells, type Size } from './cells.js';
import { AIR, type KeyHelp, putKeys, putSay } from './furniture.js';
import { keyName, type TerminalEvent } from './keys.js';
import { type Collection, levelText } from './library.js';
import type { Look } from './look.js';
import type { Page, World } from './page.js';
import { wrapText } from './safe-text.js';
import { calm, type Say, SILENCE, trouble } from './say.js';
import { Thinker } from './thinker.js';
import { plural } from './words.js';

export const SIZES = [4, 5, 6, 7, 8, 9] as const;
const USUAL = { size: 6, grade: 'easy' } as const;

export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
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
  readonly say: Say;
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
  const left = AIR.left + 2 + NAME_COLUMNS;
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
  cells.put(AIR.top, AIR.left, 'New puzzle', 'strong');
  const rows: readonly (readonly [string, readonly string[], string])[] = [
    ['size', SIZES.map(String), String(state.size)],
    ['difficulty', GRADES, state.grade],
  ];
  let line = AIR.top + 2;
  for (const [index, [name, values, chosen]] of rows.entries()) {
    cells.put(line, AIR.left, state.row === index ? '>' : ' ', 'guide-strong');
    cells.put(line, AIR.left + 2, name, 'quiet');
    line = putValues(cells, line, values, chosen) + 1;
  }
  const about = wrapText(GRADE_WORDS[state.grade], Math.max(1, size.columns - 2 * AIR.left - 2));
  for (const [index, words] of about.entries()) cells.put(line + index, AIR.left + 2, words, 'quiet');
  putSay(cells, state.say);
  putKeys(cells, state.isMaking ? MAKING_KEYS : KEYS);
  return cells;
}

/** A made puzzle as a collection of one. */
function composedCollection({ level, grade }: Composed, seed: number): Collection {
  const play = { puzzle: 'futoshiki', level } as const;
  const name = `${grade[0]?.toUpperCase()}${grade.slice(1)} ${level.size} by ${level.size}`;
  const title = `${name}, number ${seed}`;
  const text = levelText(play);
  const hash = FUTOSHIKI.hash(level);
  return {
    id: hash,
    title: 'New puzzle',
    puzzle: 'futoshiki',
    levels: [{ number: 1, title, hash, play }],
    unsound: { count: 0, first: '' },
    text,
    isKept: true,
  };
}

/** The neighbor of a value in a list, held at its ends. */
function neighbor<T>(values: readonly T[], value: T, by: number): T {
  const at = values.indexOf(value) + by;
  return values[Math.max(0, Math.min(values.length - 1, at))] ?? value;
}

export class GeneratePage implements Page {
  private state: GenerateState;
  private readonly world: World;
  private readonly made: (collection: Collection) => void;
  private readonly thinker = new Thinker();

  constructor(world: World, made: (collection: Collection) => void) {
    this.world = world;
    this.made = made;
    const size = world.store.setting<number>('terminal.new.size', USUAL.size);
    const grade = world.store.setting<string>('terminal.new.grade', USUAL.grade);
    this.state = {
      size: SIZES.find((each) => each === size) ?? USUAL.size,
      grade: GRADES.find((each) => each === grade) ?? USUAL.grade,
      row: 0,
      isMaking: false,
      say: SILENCE,
    };
  }

  frame(size: Size, _look: Look): Cells {
    return generateFrame(this.state, size);
  }

  leave(): void {
    this.thinker.stop();
    this.thinker.close();
  }

  take(event: TerminalEvent): void {
    if (event.kind !== 'key') return;
    const name = keyName(event);
    if (this.state.isMaking) {
      if (['escape', 'q', 'ctrl+d'].includes(name)) this.thinker.stop();
    } else if (['left', 'h', 'a', '-'].includes(name)) this.change(-1);
    else if (['right', 'l', 'd', '+'].includes(name)) this.change(1);
    else if (['up', 'down', 'k', 'j', 'w', 's', 'tab'].includes(name)) {
      this.state = { ...this.state, row: this.state.row === 0 ? 1 : 0 };
    } else if (name === 'enter' || name === 'space') void this.make();
    else if (/^[4-9]$/.test(name)) this.state = { ...this.state, size: Number(name) };
    else if (['q', 'escape', 'ctrl+d'].includes(name)) this.world.back();
  }

  private change(by: number): void {
    const { row, size, grade } = this.state;
    if (row === 0) this.state = { ...this.state, size: neighbor<number>(SIZES, size, by) };
    else this.state = { ...this.state, grade: neighbor(GRADES, grade, by) };
  }

  private async make(): Promise<void> {
    const { size, grade } = this.state;
    this.world.store.saveSetting('terminal.new.size', size);
    this.world.store.saveSetting('terminal.new.grade', grade);
    const seed = randomInt(1, 1_000_000);
    this.state = { ...this.state, isMaking: true, say: calm('Generating.') };
    const answer = await this.thinker.ask({ kind: 'compose', size, grade, seed }, ({ tries, clues }) => {
      this.state = {
        ...this.state,
        say: calm(`Generating: ${plural(tries, 'try', 'tries')}, ${plural(clues, 'clue')}.`),
      };
      this.world.draw();
    });
    if (answer?.kind === 'compose') {
      this.made(composedCollection(answer.composed, seed));
      return;
    }
    const say = answer?.kind === 'refused' ? trouble(answer.words) : calm('Stopped.');
    this.state = { ...this.state, isMaking: false, say };
    this.world.draw();
  }
}
