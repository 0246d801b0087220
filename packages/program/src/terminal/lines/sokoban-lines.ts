// Sokoban in line mode: moves as a string, everything else as words.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { cellMessage } from '@masu/core/sokoban/rules/cell-message.js';
import { legalPushes } from '@masu/core/sokoban/rules/legal-pushes.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { hintLine, ideaLines, judgedPushLine, lostReason } from '@masu/engine/session/explain/lines.js';
import { type ExplainTopic, foundExplanation, isAwaited } from '@masu/engine/session/explain/questions.js';
import { sokobanInPlay } from '@masu/engine/session/sokoban/act.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { reasonStep } from '@masu/engine/session/sokoban/hint-plan.js';
import {
  currentLowerBound,
  currentUndoAdvice,
  hintMoves,
  type SokobanSession,
  sokobanCounts,
  sokobanPosition,
} from '@masu/engine/session/sokoban/session.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import { gaveUpMessage } from '../game/messages.js';
import { saveSokobanRecord } from '../game/records.js';
import { Explainer } from '../sokoban/explaining.js';
import {
  hintSentences,
  movesBlockedMessage,
  noHintMessage,
  solvedMessage,
  undoAdviceText,
} from '../sokoban/messages.js';
import { explanationTexts, texts } from '../texts/language.js';
import { GameLines, type LineAnswer, type LineCommands, type LineHost, lineCommand } from './game-lines.js';
import { blockedMessage, boxesLeft, deadlockLine, pushLine } from './sokoban-messages.js';

/** A hint may not take all of the machine's memory. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** A line is answered when the pushes to undo are known, so they may not take long. */
const ADVICE_MILLIS = 3000;

const CELL_NAMES: Readonly<Record<string, string>> = {
  '#': 'wall',
  ' ': 'floor',
  '.': 'goal',
  $: 'box',
  '*': 'box on goal',
  '@': 'player',
  '+': 'player on goal',
};

export class SokobanLines extends GameLines<SokobanSession, SokobanCommand, SokobanEvent> {
  protected readonly unit = 'move';
  protected readonly stepCount = texts.sokoban.moves;
  private readonly explainer: Explainer;
  /** While an explanation is waited for: looks again whether it is there, or ends the wait. */
  private waiting: { readonly wake: () => void; isStopped: boolean } | undefined;

  constructor(host: LineHost, level: Level) {
    const limits = (slot: string) => ({
      bytes: Math.min(MAX_BYTES, bytesForEach(1)),
      ...(slot === 'undo-advice' ? { millis: ADVICE_MILLIS } : {}),
    });
    super(
      host,
      sokobanInPlay(level, () => true, limits),
    );
    this.explainer = new Explainer({
      engine: (slot) => host.engine(slot),
      session: () => this.session,
      happened: (events) => {
        if (events.some(({ kind }) => kind === 'helped')) this.game.act({ kind: 'count-hint' });
        this.waiting?.wake();
      },
    });
  }

  override leave(): void {
    this.explainer.close();
    super.leave();
  }

  override async take(line: string): Promise<readonly string[] | undefined> {
    const { word, rest } = lineCommand(line);
    return word === 'why' ? this.whyNot(rest) : super.take(line);
  }

  protected readonly ownHelp = [
    ['ullURR', 'moves: letters of LURD, or of the compass (N E S W)'],
    ['hint', 'show a hint; repeat for more detail'],
    ['why A-left', 'why not this push? A letter or a cell (r3c4-left)'],
    ['idea', 'what every solution must do'],
    ['letters', 'the letters of boxes and numbers of goals'],
  ] as const;

  protected readonly commands: LineCommands = new Map<string, () => LineAnswer>([
    ['hint', () => this.hint()],
    ['idea', () => this.idea()],
    ['letters', () => [this.letters()]],
  ]);

  protected left(): string {
    const { boxes, boxesOnGoals } = sokobanCounts(this.session);
    return boxesLeft(boxes - boxesOnGoals);
  }

  protected summary(): string {
    const { moves, pushes } = sokobanCounts(this.session);
    const bound = currentLowerBound(this.session);
    const atLeast = bound ? ` At least ${texts.sokoban.pushes(bound)} to go.` : '';
    return `${texts.sokoban.score(moves, pushes)}, ${this.left()}.${atLeast}`;
  }

  board(): readonly string[] {
    return showPosition(this.session.game.level, sokobanPosition(this.session)).map((row) => row.trimEnd());
  }

  rowSentences(): readonly string[] {
    const { walls, width } = this.session.game.level;
    return this.board().map((row, index) => {
      const names = [...row].map((letter, column) => {
        // Cells outside the walls are named only to keep the columns aligned.
        const isOutside = letter === ' ' && walls[index * width + column] === 1;
        return isOutside ? 'outside' : (CELL_NAMES[letter] ?? letter);
      });
      return `row ${index + 1}: ${names.join(', ')}`;
    });
  }

  stop(): boolean {
    if (this.waiting) {
      this.waiting.isStopped = true;
      this.waiting.wake();
    } else if (this.game.isRunning('hint')) this.game.act({ kind: 'close-hint' });
    else if (this.game.isRunning('undo-advice')) {
      this.game.act({ kind: 'fail-undo-advice', boxes: sokobanPosition(this.session).boxes });
    } else return false;
    return true;
  }

  protected verdicts(events: readonly SokobanEvent[]): readonly string[] {
    const { session } = this;
    return events.flatMap((event) => {
      if (event.kind === 'solved') {
        const news = event.by === 'player' ? saveSokobanRecord(this.recordContext, session, this.game.millis) : 'none';
        return [solvedMessage(event, news)];
      }
      if (event.kind !== 'deadlock') return [];
      return [
        `${deadlockLine(session.game.level, event.deadlock)} ${undoAdviceText(currentUndoAdvice(session))}`.trim(),
      ];
    });
  }

  protected play(line: string): Promise<readonly string[]> | undefined {
    const moves = parseMoves(line);
    return moves.ok ? this.playMoves({ kind: 'play-moves', moves: moves.value }) : undefined;
  }

  private async playMoves(command: SokobanCommand & { kind: 'play-moves' }): Promise<readonly string[]> {
    const events = await this.run(command);
    const lines = events.flatMap((event) => {
      if (event.kind === 'pushed') return [pushLine(event)];
      if (event.kind !== 'moves-blocked') return [];
      return [command.moves.length === 1 ? blockedMessage(event) : movesBlockedMessage(event)];
    });
    return this.answer(lines.length > 0 ? lines : ['ok'], events);
  }

  /** Where boxes and goals are that sentences call by letters and numbers. */
  private letters(): string {
    const { level } = this.session.game;
    const named = (names: Iterable<readonly [cell: number, name: string]>): string =>
      [...names].map(([cell, name]) => `${name} at ${cellMessage(level, cell)}`).join('; ');
    return `Boxes: ${named(boxLetters(this.session))}. Goals: ${named(level.goals.map((cell, goal) => [cell, String(goal + 1)]))}.`;
  }

  /** Waits for the answer about a topic; false if Ctrl-C ended the wait. */
  private async waitFor(topic: ExplainTopic): Promise<boolean> {
    this.explainer.update();
    let isStopped = false;
    while (!isStopped && isAwaited(this.session, this.explainer.state, topic)) {
      const woken = new Promise<void>((settle) => {
        this.waiting = { wake: settle, isStopped: false };
      });
      await woken;
      isStopped = this.waiting?.isStopped ?? false;
    }
    this.waiting = undefined;
    return !isStopped;
  }

  /** Closes what was asked: its job ends, if it still runs. */
  private closeQuestions(): void {
    this.explainer.act({ kind: 'close-push' });
    this.explainer.act({ kind: 'show-idea', on: false });
  }

  /** "Why not this push?" */
  private async whyNot(text: string): Promise<readonly string[]> {
    await this.game.settled();
    if (this.game.isSolved) return [texts.game.alreadySolved];
    const { level } = this.session.game;
    const [, row, column, letter, word] = /^(?:r(\d{1,3})c(\d{1,3})|([a-z]{1,2}))-([a-z]+)$/i.exec(text) ?? [];
    const direction = DIRECTIONS.find((each) => each === word?.toLowerCase());
    if (!direction) return [`Usage: why A-left, or why r3c4-left. ${this.letters()}`];
    const named = [...boxLetters(this.session)].find(([, each]) => each === letter?.toUpperCase())?.[0];
    const cell = letter === undefined ? (Number(row) - 1) * level.width + Number(column) - 1 : named;
    const push = legalPushes(level, sokobanPosition(this.session)).find(
      (each) => each.cell === cell && each.direction === direction && (letter || Number(column) <= level.width),
    );
    if (!push) return [`${texts.sokoban.explain.illegal} ${this.letters()}`];
    this.explainer.act({ kind: 'ask-push', cell: push.cell, direction });
    const isWaited = await this.waitFor('push');
    const verdict = judgedPushLine(this.session, this.explainer.state, explanationTexts);
    const said = verdict ? sentenceText(verdict) : texts.sokoban.explain.failed;
    this.closeQuestions();
    return this.answer(isWaited ? [said, this.letters()] : [texts.game.stopped], []);
  }

  /** What the level takes. */
  private async idea(): Promise<readonly string[]> {
    await this.game.settled();
    this.explainer.act({ kind: 'show-idea', on: true });
    const isWaited = await this.waitFor('idea');
    const lines = ideaLines(this.session, this.explainer.state, explanationTexts)?.map(sentenceText);
    const isAnswered = foundExplanation(this.session, this.explainer.state, 'idea') !== undefined;
    this.closeQuestions();
    if (!isWaited) return this.answer([texts.game.stopped], []);
    if (!isAnswered) return this.answer([texts.sokoban.explain.failed], []);
    return this.answer(lines && lines.length > 0 ? [...lines, this.letters()] : [texts.sokoban.explain.nothing], []);
  }

  private async hint(): Promise<readonly string[]> {
    const events = await this.run({ kind: 'hint' });
    const isOpen = events.some(({ kind }) => kind === 'hint-opened');
    const isLost = events.some((event) => event.kind === 'no-hint' && event.reason === 'unsolvable');
    if (isOpen) await this.waitFor('hint');
    if (isLost) await this.waitFor('lost');
    const lines = events.flatMap((event) => {
      if (event.kind === 'hint-opened') return this.openedHint(event);
      if (event.kind === 'hint-canceled') return [texts.game.stopped];
      return event.kind === 'no-hint' ? this.noHint(event) : [];
    });
    // A deadlock that the hint found is in these lines already.
    return this.answer(
      lines,
      events.filter(({ kind }) => kind !== 'deadlock'),
    );
  }

  /** The step that was opened last; with the full solution, its moves. */
  private openedHint({ hint }: SokobanEvent & { kind: 'hint-opened' }): readonly string[] {
    const { level } = this.session.game;
    const last = hintSentences(level, hint, `The box at ${cellMessage(level, hint.push.from)}.`).at(-1) ?? '';
    if (hint.detail < 5) {
      const { state } = this.explainer;
      const step = hint.detail === 3 ? undefined : reasonStep(hint.detail);
      const reason = step && hintLine(this.session, state, explanationTexts, step);
      return reason === undefined ? [last] : [last, sentenceText(reason), this.letters()];
    }
    return [last, `Solution: ${makeLurd(level, hintMoves(this.session, 'all'), sokobanPosition(this.session))}`];
  }

  private noHint(event: SokobanEvent & { kind: 'no-hint' }): readonly string[] {
    const toDo = noHintMessage(currentUndoAdvice(this.session));
    switch (event.reason) {
      case 'solved':
        return [texts.game.alreadySolved];
      case 'deadlock':
        return [deadlockLine(this.session.game.level, event.deadlock), toDo];
      case 'unsolvable': {
        const reason = lostReason(this.session, this.explainer.state, explanationTexts);
        if (reason === undefined) return [texts.sokoban.unsolvable, toDo];
        return [texts.sokoban.explain.lost(sentenceText(reason)), this.letters(), toDo];
      }
      case 'gave-up':
        return [gaveUpMessage(event.limit)];
      case 'failed':
        return [];
    }
  }
}
