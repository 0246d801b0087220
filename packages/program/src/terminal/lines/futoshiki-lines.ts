// Futoshiki in line mode: digits as r1c2=3, everything else as words.

import { countOf } from '@masu/core/base/format.js';
import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { parseMoves } from '@masu/core/futoshiki/rules/move-text.js';
import { futoshikiInPlay } from '@masu/engine/session/futoshiki/act.js';
import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import { type FutoshikiSession, futoshikiPosition } from '@masu/engine/session/futoshiki/session.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import {
  cellsLeft,
  checkedMessage,
  conflictMessage,
  digitHintStep,
  filledMessage,
  hintTitle,
  impossibleMoveMessage,
  marksMessage,
  noCheckMessage,
  noDigitMessage,
  wrongDigitsMessage,
} from '../futoshiki/messages.js';
import { saveFutoshikiRecord } from '../game/records.js';
import { type EventTable, shownAfter } from '../game/shown-after.js';
import { texts } from '../texts/language.js';
import { GameLines, type LineCommands, type LineHost } from './game-lines.js';

/** An event in words; without any, if the answer has a sentence for it already. */
const SENTENCES: EventTable<FutoshikiSession, FutoshikiEvent, string | readonly string[]> = {
  'moves-made': ({ conflicts }, { game }) => conflicts.map((conflict) => conflictMessage(game.level, conflict)),
  'moves-blocked': impossibleMoveMessage,
  'marks-filled': marksMessage,
  'marks-cleared': marksMessage,
  'hint-opened': ({ hint, detail }, { game }) => {
    const [first = '', ...others] = digitHintStep(hint, detail, game.level.size);
    return [detail === 2 ? `Hint: ${hintTitle(hint)}. ${first}` : first, ...others];
  },
  'wrong-digits': (_event, session) => wrongDigitsMessage(session),
  'no-hint': (event, session) => (event.reason === 'failed' ? [] : noDigitMessage(session, event)),
  checked: (event, session) =>
    event.wrong.length === 0
      ? checkedMessage(event, session)
      : `Wrong: ${event.wrong.map((cell) => cellName(cell, session.game.level.size)).join(', ')}.`,
  'no-check': (event) => (event.reason === 'failed' ? [] : noCheckMessage(event)),
  'hint-canceled': () => texts.game.stopped,
  'check-canceled': () => texts.game.stopped,
};

export class FutoshikiLines extends GameLines<FutoshikiSession, FutoshikiCommand, FutoshikiEvent> {
  protected readonly unit = 'step';

  constructor(host: LineHost, level: FutoshikiLevel) {
    super(
      host,
      futoshikiInPlay(level, () => ({ autoClear: true })),
    );
  }

  protected stepCount(steps: number): string {
    return countOf(steps, 'step', 'steps');
  }

  protected readonly ownHelp = [
    ['r1c2=3', 'enter 3 in row 1, column 2; several per line are fine'],
    ['r1c2=0  r1c2~3', 'erase; toggle pencil mark 3'],
    ['marks', 'fill in all candidates'],
    ['clear', 'remove conflicting marks'],
    ['hint', 'show where to look; repeat for why, and for the digit'],
    ['check', 'check your digits against the solution'],
  ] as const;

  protected readonly commands: LineCommands = new Map([
    ['marks', () => this.perform({ kind: 'fill-marks' })],
    ['clear', () => this.perform({ kind: 'clear-marks' })],
    ['hint', () => this.perform({ kind: 'hint' })],
    ['check', () => this.perform({ kind: 'check' })],
  ]);

  protected left(): string {
    return cellsLeft(this.session);
  }

  protected summary(): string {
    return `${this.left()}.`;
  }

  board(): readonly string[] {
    return FUTOSHIKI.show(this.session.game.level, futoshikiPosition(this.session));
  }

  rowSentences(): readonly string[] {
    const { level } = this.session.game;
    const { digits } = futoshikiPosition(this.session);
    const isLess = (less: number, greater: number): boolean =>
      level.inequalities.some((sign) => sign.less === less && sign.greater === greater);
    const between = (cell: number, other: number): string =>
      isLess(cell, other) ? 'less than' : isLess(other, cell) ? 'greater than' : '';
    return Array.from({ length: level.size }, (_, row) => {
      const cells = Array.from({ length: level.size }, (__, column) => {
        const cell = row * level.size + column;
        const what = digits[cell] === 0 ? 'empty' : `${digits[cell]}${level.cells[cell] === 0 ? '' : ' given'}`;
        const right = column + 1 < level.size ? between(cell, cell + 1) : '';
        const below = row + 1 < level.size ? between(cell, cell + level.size) : '';
        return [what, right && `${right} the next`, below && `${below} the one below`].filter(Boolean).join(' ');
      });
      return `row ${row + 1}: ${cells.join(', ')}`;
    });
  }

  stop(): boolean {
    const isSearching = this.game.isRunning('hint') || this.game.isRunning('check');
    this.game.act({ kind: 'close-hint' });
    this.game.act({ kind: 'cancel-check' });
    return isSearching;
  }

  protected verdicts(events: readonly FutoshikiEvent[]): readonly string[] {
    return events.flatMap((event) => {
      if (event.kind !== 'solved') return [];
      if (event.by === 'player') saveFutoshikiRecord(this.recordContext, this.session, this.game.millis);
      return [filledMessage(event)];
    });
  }

  private sentences(events: readonly FutoshikiEvent[]): readonly string[] {
    return events.flatMap((event) => shownAfter(SENTENCES, this.session, event) ?? []);
  }

  private async perform(command: FutoshikiCommand): Promise<readonly string[]> {
    const events = await this.run(command);
    return this.answer(this.sentences(events), events);
  }

  protected play(line: string): Promise<readonly string[]> | undefined {
    const moves = parseMoves(line);
    if (!moves.ok || moves.value.length === 0) return undefined;
    return this.playMoves({ kind: 'play-moves', moves: moves.value });
  }

  private async playMoves(command: FutoshikiCommand): Promise<readonly string[]> {
    const events = await this.run(command);
    const lines = this.sentences(events);
    return this.answer(lines.length > 0 ? lines : [this.summary()], events);
  }
}
