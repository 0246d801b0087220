// Sokoban line by line: moves as a string, the rest as words.

import type { Direction } from '../base/grid.js';
import { goTo, movesOf } from '../play/index.js';
import { type Level, makeLurd, type Position, parseMoves, SOKOBAN } from '../sokoban/index.js';
import { climb, hintMessage, RUNGS } from './hint-plan.js';
import { KeptLines, type LineSeat, type LineWord, type LineWords } from './kept-lines.js';
import { keepSokobanRecord } from './records.js';
import { blockedBy, playText, pushBetween, redoMove, startAgain, undoMove } from './sokoban-actions.js';
import { searchPlan, wholeWayOf } from './sokoban-hint.js';
import {
  assessed,
  boundNow,
  boxesHome,
  countsOf,
  isWonNow,
  newSokoban,
  positionNow,
  type SokobanState,
  stuckNow,
} from './sokoban-state.js';
import { BLOCKED_WORDS, boxesLeft, placesInWords, plural, pushSpoken, WORDS } from './words.js';

const CELL_WORDS: Readonly<Record<string, string>> = {
  '#': 'wall',
  ' ': 'floor',
  '.': 'goal',
  $: 'box',
  '*': 'box on goal',
  '@': 'player',
  '+': 'player on goal',
};

export class SokobanLines extends KeptLines<Level, Position, Direction, SokobanState> {
  protected readonly unit = 'move';

  constructor(seat: LineSeat, level: Level) {
    super(seat, SOKOBAN, newSokoban(level, seat.place));
    this.state = assessed(this.state);
  }

  protected readonly ownHelp = [
    ['ullURR', 'moves: letters of LURD, or of the compass (N E S W)'],
    ['hint', 'show a hint; repeat for more detail'],
  ] as const;

  protected readonly words: LineWords = new Map<string, LineWord>([['hint', () => this.hint()]]);

  protected left(): string {
    const { level } = this.state.game;
    const position = positionNow(this.state);
    return boxesLeft(position.boxes.length - boxesHome(level, position));
  }

  protected status(): string {
    const { moves, pushes } = countsOf(this.state.game);
    const bound = boundNow(this.state);
    const atLeast = bound ? ` At least ${plural(bound, 'push', 'pushes')} to go.` : '';
    return `${plural(moves, 'move')}, ${plural(pushes, 'push', 'pushes')}, ${this.left()}.${atLeast}`;
  }

  board(): readonly string[] {
    return SOKOBAN.show(this.state.game.level, positionNow(this.state)).map((row) => row.trimEnd());
  }

  rowsInWords(): readonly string[] {
    const { walls, width } = this.state.game.level;
    return this.board().map((row, index) => {
      const words = [...row].map((letter, column) => {
        // Beyond the walls nobody comes; it only keeps the columns right.
        const isOutside = letter === ' ' && walls[index * width + column] === 1;
        return isOutside ? 'outside' : (CELL_WORDS[letter] ?? letter);
      });
      return `row ${index + 1}: ${words.join(', ')}`;
    });
  }

  stop(): boolean {
    const { searcher } = this.seat;
    const wasSearching = searcher.isSearching;
    searcher.stop();
    return wasSearching;
  }

  protected readonly undone = undoMove;
  protected readonly redone = redoMove;
  protected readonly restarted = startAgain;

  protected override set(next: SokobanState, happened: readonly string[]): readonly string[] {
    return super.set(assessed(next), happened);
  }

  protected verdicts(before: SokobanState): readonly string[] {
    if (isWonNow(this.state) && !isWonNow(before)) return [keepSokobanRecord(this.seat, this.state.game)];
    const stuck = stuckNow(this.state);
    return stuck.length > 0 && stuck !== stuckNow(before) ? [this.deadlockMessage(stuck)] : [];
  }

  private deadlockMessage(stuck: readonly number[]): string {
    const fate = stuck.length === 1 ? 'can no longer reach a goal' : 'can no longer all reach goals';
    return `Deadlock: ${placesInWords(stuck, this.state.game.level.width)} ${fate}.`;
  }

  protected play(line: string): readonly string[] | undefined {
    const asked = parseMoves(line);
    const played = playText(this.state, line);
    if (!asked.ok || !played.ok) return undefined;
    const next = played.value;
    const events = this.eventsUpTo(next);
    const made = next.game.at - this.state.game.at;
    if (made < asked.value.length) {
      const direction = asked.value[made] as Direction;
      const by = blockedBy(next, direction);
      events.push(asked.value.length === 1 && by ? BLOCKED_WORDS[by] : next.say.text);
    }
    if (events.length === 0) events.push('ok');
    return this.set(next, events);
  }

  /** Every push from the present state to a later one, a line each. */
  private eventsUpTo(next: SokobanState): string[] {
    const events: string[] = [];
    let before = this.state;
    for (let i = this.state.game.at; i < next.game.at; i++) {
      const after = { ...next, game: goTo(next.game, i + 1) };
      const entry = next.game.entries[i];
      const push = entry?.kind === 'move' ? pushBetween(before, after, entry.move) : undefined;
      if (push) events.push(pushSpoken(push));
      before = after;
    }
    return events;
  }

  private async hint(): Promise<readonly string[]> {
    if (isWonNow(this.state)) return [WORDS.hintWhenSolved];
    const stuck = stuckNow(this.state);
    if (stuck.length > 0) return [this.deadlockMessage(stuck), WORDS.hintWhenStuck];
    if (!this.state.hint) {
      const found = await searchPlan(this.seat.searcher, this.state);
      if (!found.ok) return [found.error];
      this.state = { ...this.state, hint: found.value };
    }
    const { hint } = this.state;
    if (!hint) return [];
    const opened = climb(hint);
    this.state = { ...this.state, hint: opened, hints: this.state.hints + 1 };
    const words = hintMessage(this.state.game.level, opened);
    const last = words.at(-1) ?? '';
    return opened.rung === RUNGS ? [last, `Solution: ${this.way()}`] : [last];
  }

  /** The rest of the plan as LURD. */
  private way(): string {
    const whole = wholeWayOf(this.state);
    return makeLurd(this.state.game.level, whole).slice(movesOf(this.state.game).length);
  }
}
