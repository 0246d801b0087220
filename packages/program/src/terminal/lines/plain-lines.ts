// Any puzzle in line mode, by its rules alone: moves as the puzzle writes them, everything else as words.

import { countOf } from '@masu/core/base/format.js';
import { safeText } from '@masu/core/base/safe-text.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import {
  isPlainSolved,
  type PlainCommand,
  type PlainEvent,
  type PlainSession,
  plainInPlay,
  plainPosition,
} from '@masu/engine/session/plain.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import type { PlayableLevel } from '../../saves/library.js';
import { gaveUpMessage } from '../game/messages.js';
import { type PlainNews, savePlainRecord } from '../game/records.js';
import { type EventTable, shownAfter } from '../game/shown-after.js';
import { texts } from '../texts/language.js';
import { GameLines, type LineAnswer, type LineCommands, type LineHost } from './game-lines.js';

/** A hint may not take all of the machine's memory. */
const MAX_BYTES = 1024 * 1024 * 1024;

const moveCount = (moves: number): string => countOf(moves, 'move', 'moves');

const NEWS: Readonly<Record<PlainNews, string>> = { first: '', fewer: ' Your fewest moves so far.', none: '' };

function noHintMessage(event: PlainEvent & { kind: 'no-hint' }): string | readonly string[] {
  switch (event.reason) {
    case 'solved':
      return texts.game.alreadySolved;
    case 'unsolvable':
      return 'This position has no solution. Undo some moves.';
    case 'no-moves':
      return 'There are no hints for this puzzle.';
    case 'gave-up':
      return gaveUpMessage(event.limit);
    case 'failed':
      return [];
  }
}

/** An event in words. */
const SENTENCES: EventTable<PlainSession, PlainEvent, string | readonly string[]> = {
  'moves-blocked': ({ made }) =>
    made === 0 ? 'This move is blocked.' : `Move ${made + 1} is blocked. The moves before it were made.`,
  'hint-opened': ({ move }) => `The next move is ${safeText(move)}.`,
  'hint-canceled': () => texts.game.stopped,
  'no-hint': noHintMessage,
};

export class PlainLines extends GameLines<PlainSession, PlainCommand, PlainEvent> {
  protected readonly unit = 'move';
  protected readonly stepCount = moveCount;
  protected override readonly statusAbout = 'show how many moves you made';

  constructor(host: LineHost, play: PlayableLevel) {
    super(
      host,
      plainInPlay(play, () => ({ bytes: Math.min(MAX_BYTES, bytesForEach(1)) })),
    );
  }

  protected readonly ownHelp = [
    ['MOVES', 'moves, as a hint and solutions name them; several per line are fine'],
    ['hint', 'show the next move of a solution'],
  ] as const;

  protected readonly commands: LineCommands = new Map([['hint', () => this.perform({ kind: 'hint' })]]);

  protected left(): string {
    return isPlainSolved(this.session) ? 'Solved' : 'Not solved yet';
  }

  protected summary(): string {
    return `${moveCount(this.game.puzzle.steps(this.session))}. ${this.left()}.`;
  }

  board(): readonly string[] {
    const { puzzle, game } = this.session;
    return playableOf(puzzle).show(game.level, plainPosition(this.session));
  }

  rowSentences(): readonly string[] {
    return this.board().map((row, index) => `row ${index + 1}: ${[...row].join(' ')}`);
  }

  stop(): boolean {
    const isSearching = this.game.isRunning('hint');
    if (isSearching) this.game.act({ kind: 'close-hint' });
    return isSearching;
  }

  protected verdicts(events: readonly PlainEvent[]): readonly string[] {
    return events.flatMap((event) => (event.kind === 'solved' ? [this.solved(event)] : []));
  }

  private solved({ by, moves }: PlainEvent & { kind: 'solved' }): string {
    if (by === 'shown') return `Solved with masu’s moves: ${moveCount(moves)}. This is not a record.`;
    const { session, game } = this;
    const solution = game.puzzle.movesText(session);
    const news = by === 'player' ? savePlainRecord(this.recordContext, session, solution, game.millis) : 'none';
    return `Solved in ${moveCount(moves)}.${NEWS[news]}`;
  }

  private async perform(command: PlainCommand): Promise<readonly string[]> {
    const events = await this.run(command);
    return this.answer(
      events.flatMap((event) => shownAfter(SENTENCES, this.session, event) ?? []),
      events,
    );
  }

  protected play(line: string): LineAnswer {
    const moves = playableOf(this.session.puzzle).parseMoves(line);
    if (moves.ok) return this.playMoves({ kind: 'play-moves', moves: moves.value });
    return [`This is neither a command nor moves. ${safeText(moves.error.message)} Type help for a list.`];
  }

  /** Shows the board after the moves: only the puzzle knows what they change. */
  private async playMoves(command: PlainCommand): Promise<readonly string[]> {
    const before = this.session.game;
    const lines = await this.perform(command);
    return this.session.game === before ? lines : [...this.board(), ...lines];
  }
}
