// What all puzzles have in common in line mode: a command per line, answered when all its jobs are done, undo and redo
// with a count, and named saves. A puzzle adds its board, its moves, and its sentences.

import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { safeText } from '@masu/core/base/safe-text.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import type { JobSlot } from '@masu/engine/session/job-runner.js';
import type { AnySession, PuzzleInPlay } from '@masu/engine/session/puzzle-in-play.js';
import type { StoredLevel } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import { type LevelHeading, levelHeadingName } from '../game/heading.js';
import { PlayedGame } from '../game/played-game.js';
import type { RecordContext } from '../game/records.js';
import { texts } from '../texts/language.js';

/** What a game in line mode needs from its host. */
export interface LineHost {
  readonly store: Store;
  readonly level: StoredLevel;
  readonly heading: LevelHeading;
  engine(slot: JobSlot): Engine;
  readonly now: () => number;
}

export type LineAnswer = readonly string[] | Promise<readonly string[]>;

/**
 * Command words and their functions. A map, because a word comes from outside and may be the name of a property that
 * every object has.
 */
export type LineCommands = ReadonlyMap<string, () => LineAnswer>;

const SAVED_MESSAGES = { game: 'Game saved.', solution: 'Solution saved.', nothing: 'Nothing to save.' } as const;

/** The commands that every session has. */
type CommonCommand =
  | { readonly kind: 'undo' | 'redo'; readonly unit: 'move'; readonly count: number }
  | { readonly kind: 'restart' };

/** Commands and what they do. */
type HelpRows = readonly (readonly [command: string, about: string])[];

/** A game of any puzzle in line mode. */
export interface LineGame {
  /** Commands of this game, for help. */
  readonly help: HelpRows;
  /** The level and the progress of the game. */
  intro(): readonly string[];
  board(): readonly string[];
  /** The board as sentences, one per row. */
  rowSentences(): readonly string[];
  /** The answer to a line, or undefined if this game has no such command. */
  take(line: string): Promise<readonly string[] | undefined>;
  /** Stops a running search; true if there was one. */
  stop(): boolean;
  leave(): void;
  /** What was saved by leaving, in words. */
  savedMessage(): string;
}

/** An introduction, a board, and an answer per line, all as plain text with one event per line. */
export abstract class GameLines<Session extends AnySession, Command, Event extends { readonly kind: string }>
  implements LineGame
{
  protected readonly host: LineHost;
  protected readonly game: PlayedGame<Session, Command | CommonCommand, Event>;
  private readonly greeting: string[];
  private began: number;
  /** Events and crashes of jobs since the last command. */
  private later: Event[] = [];
  private crashes: string[] = [];

  constructor(host: LineHost, puzzle: PuzzleInPlay<Session, Command | CommonCommand, Event>) {
    this.host = { ...host, level: { ...host.level, title: levelHeadingName(host.heading) } };
    this.began = host.now();
    this.game = new PlayedGame(this.host, this.host.level, puzzle, {
      happened: (events) => this.later.push(...events),
      crashed: (_slot, message) => this.crashes.push(texts.game.crash(message)),
    });
    this.greeting = this.game.notice === undefined ? [] : [this.game.notice];
    this.game.begin();
  }

  abstract board(): readonly string[];
  abstract rowSentences(): readonly string[];
  /** Commands of this puzzle alone, for help. */
  protected abstract readonly ownHelp: HelpRows;
  /** "3 moves", "3 steps". */
  protected abstract stepCount(steps: number): string;
  /** What status shows, for help. */
  protected readonly statusAbout: string = 'show moves, pushes, and boxes to go';
  /** What undo takes back: one move, one step. */
  protected abstract readonly unit: string;
  /** "2 boxes to go", "14 cells left". */
  protected abstract left(): string;
  protected abstract summary(): string;
  /** The messages about the position that the events led to: solved, deadlock. */
  protected abstract verdicts(events: readonly Event[]): readonly string[];
  /** The commands of this puzzle alone. */
  protected abstract readonly commands: LineCommands;
  /** The answer to a line of moves, or undefined if it is not moves. */
  protected abstract play(line: string): LineAnswer | undefined;
  abstract stop(): boolean;

  get help(): HelpRows {
    return [
      ...this.ownHelp,
      ['undo [N]  redo [N]', `one ${this.unit} or N`],
      ['restart', 'restart (can be undone)'],
      ['moves', 'show the moves so far'],
      ['status', this.statusAbout],
    ];
  }

  protected get session(): Session {
    return this.game.session;
  }

  protected get recordContext(): RecordContext {
    return this.host;
  }

  intro(): readonly string[] {
    const { heading } = this.host;
    const steps = this.game.puzzle.steps(this.session);
    const title = heading.title === '' ? '' : `: ${safeText(heading.title)}`;
    const resumed = steps > 0 ? ` ${this.stepCount(steps)} so far.` : '';
    const name = PUZZLE_NAMES[this.game.puzzle.puzzle];
    const grade = heading.grade ? ` Difficulty: ${heading.grade.grade}.` : '';
    const first = `${name}, ${safeText(heading.collection)} ${heading.number}${title}. ${this.left()}.${grade}${resumed}`;
    return [...this.greeting.splice(0), first];
  }

  leave(): void {
    this.countTime();
    this.game.leave();
  }

  savedMessage(): string {
    return SAVED_MESSAGES[this.game.outcome];
  }

  /** The clock runs while a line is waited for. */
  private countTime(): void {
    const now = this.host.now();
    this.game.millis += Math.max(0, now - this.began);
    this.began = now;
  }

  async take(line: string): Promise<readonly string[] | undefined> {
    const { word, rest } = lineCommand(line);
    const times = repeatCount(rest);
    if ((word === 'undo' || word === 'redo') && times !== undefined) return this.repeat(word, times);
    if (word === 'save') return this.saveAs(rest);
    if (word === 'load') return this.load(rest);
    const command = rest === '' ? (this.common.get(word) ?? this.commands.get(word)) : undefined;
    return command ? command() : this.play(line);
  }

  private readonly common: LineCommands = new Map<string, () => LineAnswer>([
    ['restart', () => this.restart()],
    ['moves', () => [this.game.puzzle.movesText(this.session) || texts.game.noMoves]],
    ['status', () => this.status()],
  ]);

  private async status(): Promise<readonly string[]> {
    await this.game.settled();
    return [this.summary()];
  }

  /** Runs a command, waits for its jobs, and returns all events in order. */
  protected async run(command: Command | CommonCommand): Promise<readonly Event[]> {
    await this.game.settled();
    this.countTime();
    this.later = [];
    const events = this.game.act(command);
    await this.game.settled();
    return [...events, ...this.later];
  }

  /** Adds what follows from the events: solved or a deadlock, crashes, and problems with the disk. */
  protected answer(lines: readonly string[], events: readonly Event[]): readonly string[] {
    return [...lines, ...this.verdicts(events), ...this.crashes.splice(0), ...this.host.store.takeNotices()];
  }

  private async restart(): Promise<readonly string[]> {
    const events = await this.run({ kind: 'restart' });
    const isRestarted = events.some(({ kind }) => kind === 'restarted');
    return this.answer([isRestarted ? texts.game.restarted : texts.game.nothingToUndo], events);
  }

  private async repeat(word: 'undo' | 'redo', count: number): Promise<readonly string[]> {
    const before = this.game.session.game.at;
    const events = await this.run({ kind: word, unit: 'move', count });
    const done = Math.abs(this.session.game.at - before);
    if (done === 0) return [word === 'undo' ? texts.game.nothingToUndo : texts.game.nothingToRedo];
    const what = word === 'undo' ? 'Undone' : 'Redone';
    return this.answer([`${what}: ${this.stepCount(done)}. ${this.left()}.`], events);
  }

  private names(): string {
    const names = this.game.names();
    return names.length === 0 ? 'No named saves yet.' : `Saved: ${names.map(safeText).join(', ')}.`;
  }

  private saveAs(name: string): readonly string[] {
    if (name === '') return [`Usage: save NAME. ${this.names()}`];
    this.countTime();
    return this.game.saveAs(name) ? [`Saved as ${safeText(name)}.`] : this.host.store.takeNotices();
  }

  private async load(name: string): Promise<readonly string[]> {
    if (name === '') return [`Usage: load NAME. ${this.names()}`];
    await this.game.settled();
    this.later = [];
    const loaded = this.game.load(name);
    if (!loaded.ok) {
      const { error } = loaded;
      const why =
        error.kind === 'missing' ? `No save is named ${safeText(name)}.` : `Couldn't read this save: ${error.reason}`;
      return [`${why} ${this.names()}`];
    }
    await this.game.settled();
    return this.answer([`Loaded ${safeText(name)}. ${this.summary()}`], this.later);
  }
}

export function lineCommand(line: string): { readonly word: string; readonly rest: string } {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line.trim()) ?? [];
  return { word: word.toLowerCase(), rest: rest.trim() };
}

/** A repeat count after undo and redo; 1 if none is typed. */
function repeatCount(rest: string): number | undefined {
  if (rest === '') return 1;
  return /^\d{1,6}$/.test(rest) ? Number(rest) : undefined;
}
