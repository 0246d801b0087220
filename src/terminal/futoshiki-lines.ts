// Futoshiki line by line: digits as r1c2=3, the rest as words.

import {
  cellName,
  FUTOSHIKI,
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
} from '../futoshiki/index.js';
import { searchSolution } from './futoshiki-check.js';
import { hintFor } from './futoshiki-hint.js';
import type { FutoshikiState } from './futoshiki-state.js';
import * as actions from './futoshiki-state.js';
import { KeptLines, type LineSeat, type LineWord, type LineWords } from './kept-lines.js';
import { keepFutoshikiRecord } from './records.js';
import { Thinker } from './thinker.js';
import { plural } from './words.js';

export class FutoshikiLines extends KeptLines<FutoshikiLevel, FutoshikiPosition, FutoshikiMove, FutoshikiState> {
  protected readonly unit = 'step';
  private readonly thinker = new Thinker();

  constructor(seat: LineSeat, level: FutoshikiLevel) {
    super(seat, FUTOSHIKI, actions.newFutoshiki(level, seat.place));
  }

  protected readonly ownHelp = [
    ['r1c2=3', 'enter 3 in row 1, column 2; several per line are fine'],
    ['r1c2=0  r1c2~3', 'erase; toggle pencil mark 3'],
    ['marks', 'fill in all candidates'],
    ['clear', 'remove conflicting marks'],
    ['hint', 'explain the next step'],
    ['check', 'check your digits against the solution'],
  ] as const;

  protected readonly words: LineWords = new Map<string, LineWord>([
    ['marks', () => this.change(actions.fillMarks(this.state))],
    ['clear', () => this.change(actions.clearMarks(this.state))],
    ['hint', () => this.hint()],
    ['check', () => this.check()],
  ]);

  protected left(): string {
    return plural(actions.openCells(this.state), 'cell left', 'cells left');
  }

  protected status(): string {
    return `${this.left()}.`;
  }

  board(): readonly string[] {
    return FUTOSHIKI.show(this.state.game.level, actions.futoshikiPosition(this.state));
  }

  rowsInWords(): readonly string[] {
    const { level } = this.state.game;
    const { digits } = actions.futoshikiPosition(this.state);
    const isLess = (less: number, greater: number): boolean =>
      level.inequalities.some((sign) => sign.less === less && sign.greater === greater);
    const between = (cell: number, other: number): string =>
      isLess(cell, other) ? 'less than' : isLess(other, cell) ? 'greater than' : '';
    return Array.from({ length: level.size }, (_, row) => {
      const words = Array.from({ length: level.size }, (__, column) => {
        const cell = row * level.size + column;
        const what = digits[cell] === 0 ? 'empty' : `${digits[cell]}${level.cells[cell] === 0 ? '' : ' given'}`;
        const right = column + 1 < level.size ? between(cell, cell + 1) : '';
        const below = row + 1 < level.size ? between(cell, cell + level.size) : '';
        return [what, right && `${right} the next`, below && `${below} the one below`].filter(Boolean).join(' ');
      });
      return `row ${row + 1}: ${words.join(', ')}`;
    });
  }

  stop(): boolean {
    const { searcher } = this.seat;
    const wasWorking = searcher.isSearching || this.thinker.isThinking;
    searcher.stop();
    this.thinker.stop();
    return wasWorking;
  }

  override leave(): void {
    super.leave();
    this.thinker.close();
  }

  protected readonly undone = actions.undoFutoshiki;
  protected readonly redone = actions.redoFutoshiki;
  protected readonly restarted = actions.restartFutoshiki;

  protected verdicts(before: FutoshikiState): readonly string[] {
    return actions.isFutoshikiWon(this.state) && !actions.isFutoshikiWon(before)
      ? [keepFutoshikiRecord(this.seat, this.state)]
      : [];
  }

  protected play(line: string): readonly string[] | undefined {
    const moves = FUTOSHIKI.parseMoves(line);
    if (!moves.ok || moves.value.length === 0) return undefined;
    const next = actions.playMoves(this.state, moves.value);
    const { level } = next.game;
    const { digits } = actions.futoshikiPosition(next);
    const conflicts = moves.value.flatMap(
      ({ row, column }) => actions.clashWords(level, digits, row * level.size + column) || [],
    );
    const words = [next.say.text, ...conflicts].filter((text) => text !== '');
    const said = this.set(next, words);
    return words.length > 0 ? said : [this.status(), ...said];
  }

  private async hint(): Promise<readonly string[]> {
    if (actions.isFutoshikiWon(this.state)) return ['Already solved.'];
    const hint = await hintFor(this.thinker, this.state);
    if (!hint) return ['Stopped.'];
    this.state = { ...this.state, hints: this.state.hints + 1 };
    const [first = '', ...others] = hint.steps;
    return [hint.title === '' ? first : `Hint: ${hint.title}. ${first}`, ...others];
  }

  private async check(): Promise<readonly string[]> {
    const { level } = this.state.game;
    const found = await searchSolution(this.seat.searcher, level);
    if (!found.ok) return [found.error];
    const { wrong, say } = actions.checked(this.state, found.value);
    return wrong.length === 0 ? [say.text] : [`Wrong: ${wrong.map((cell) => cellName(cell, level.size)).join(', ')}.`];
  }
}
