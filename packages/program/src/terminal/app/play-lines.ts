// Line mode: the same games with commands in and text out, for pipes, screen readers, and terminals that can't move the
// cursor. The board is printed when a level begins and on request; every answer is one or two sentences. Lines from a
// pipe are repeated after the prompt, so that the output reads like a transcript.

import { createInterface, type Interface } from 'node:readline';
import { SIGNAL_EXITS } from '@masu/core/base/exit-codes.js';
import { countOf } from '@masu/core/base/format.js';
import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { safeText } from '@masu/core/base/safe-text.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import type { JobSlot } from '@masu/engine/session/job-runner.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import type { Host } from '../../host/host.js';
import { openPool } from '../../host/open-pool.js';
import type { CollectionEntry, LevelLibrary, StoredCollection, StoredLevel } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import { Grader } from '../game/grader.js';
import { levelHeading } from '../game/heading.js';
import { GRADES_OF, gradeLines } from '../game/level-grade.js';
import { type LineGame, type LineHost, lineCommand } from '../lines/game-lines.js';
import { PlainLines } from '../lines/plain-lines.js';
import { firstUnsolved, isLevelSolved, nextUnsolved } from '../pages/progress.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { ASCII } from '../screen/appearance.js';
import { texts } from '../texts/language.js';

const PROMPT = '> ';

interface LinesRequest {
  readonly store: Store;
  readonly library: LevelLibrary;
  /** The collection to open (default: ours, at the first unsolved level). */
  readonly collection?: StoredCollection;
  readonly level?: number;
  /** Its input are the commands. */
  readonly host: Host;
}

class Lines {
  private readonly request: LinesRequest;
  private readonly host: Pick<LineHost, 'store' | 'now' | 'engine'>;
  private readonly here = nodeThread();
  private readonly grader: Grader;
  private pool: Engine | undefined;
  private collection: StoredCollection;
  private index: number;
  private game: LineGame;
  private speaksRows = false;
  isOver = false;

  constructor(request: LinesRequest, collection: StoredCollection, index: number) {
    this.request = request;
    const {
      store,
      host: { now },
    } = request;
    this.host = { store, now, engine: (slot) => this.engine(slot) };
    this.grader = new Grader({ store, engine: () => this.engine('hint') });
    this.collection = collection;
    this.index = index;
    this.game = this.gameAt(index);
  }

  /** An insight is quick and needed at every line, so it runs in this thread; searches run in a worker. */
  private engine(slot: JobSlot): Engine {
    if (slot === 'insight') return this.here;
    this.pool ??= openPool(this.request.host, 1);
    return this.pool;
  }

  private gameAt(index: number): LineGame {
    const level = this.collection.levels[index] as StoredLevel;
    const host = { ...this.host, level, heading: levelHeading(this.collection, level, this.grader.gradeOf(level)) };
    return TERMINAL_PUZZLES[level.play.puzzle]?.lines(host, level.play.level) ?? new PlainLines(host, level.play);
  }

  begin(): readonly string[] {
    // A transcript needs no help line; a person at a terminal does.
    const help = this.request.host.stdin.isTTY ? ['Type help for a list of commands.'] : [];
    return [...this.request.store.takeNotices(), ...this.game.intro(), ...this.board(), ...help];
  }

  private board(): readonly string[] {
    return this.speaksRows ? this.game.rowSentences() : this.game.board();
  }

  stop(): boolean {
    return this.game.stop();
  }

  end(): void {
    this.grader.stop();
    this.game.leave();
    this.pool?.close();
    this.request.store.flush();
  }

  async take(line: string): Promise<readonly string[]> {
    const { word, rest } = lineCommand(line);
    if (word === '') return [];
    const own =
      word === 'grade' && rest === '' && GRADES_OF[this.collection.puzzle] ? this.grade() : this.general(word, rest);
    if (own) return own;
    return (await this.game.take(line)) ?? [`Unknown command: ${safeText(line).slice(0, 60)}. Type help for a list.`];
  }

  /** The commands that are the same in all puzzles. */
  private general(word: string, rest: string): readonly string[] | undefined {
    if (rest === '' && ['quit', 'exit', 'q'].includes(word)) return this.quit();
    if (rest === '' && (word === 'help' || word === '?')) return this.help();
    if (rest === '' && word === 'board') return this.board();
    if (word === 'say' && /^rows (on|off)$/.test(rest)) return this.sayRows(rest === 'rows on');
    if (rest === '' && word === 'next') return this.goTo(this.index + 1);
    if (word === 'next' && rest === 'unsolved') return this.nextUnsolved();
    if (rest === '' && word === 'previous') return this.goTo(this.index - 1);
    if (word === 'level' && /^\d{1,6}$/.test(rest)) {
      return this.goTo(this.collection.levels.findIndex(({ number }) => number === Number(rest)));
    }
    if (rest === '' && word === 'levels') return this.levels();
    if (rest === '' && word === 'collections') return this.collections();
    if (word === 'collection' && /^\d{1,4}$/.test(rest)) return this.openCollection(Number(rest));
    return undefined;
  }

  private quit(): readonly string[] {
    this.isOver = true;
    this.game.leave();
    return [this.request.store.files.isFailing ? texts.game.notSaved : this.game.savedMessage()];
  }

  private help(): readonly string[] {
    const rows = [
      ...this.game.help,
      ['board', 'show the board'],
      ...(GRADES_OF[this.collection.puzzle] ? [['grade', 'how hard it is, and why'] as const] : []),
      ['say rows on', 'read the board row by row; say rows off to draw it'],
      ['save NAME  load NAME', 'save this game as NAME; load it later'],
      ['next  previous  level N', 'go to another level'],
      ['next unsolved', 'next unsolved level'],
      ['levels  collections', 'list levels or collections'],
      ['collection N', 'open another collection'],
      ['quit', 'save and quit'],
    ] as const;
    return rows.map(([left, right]) => `${left.padEnd(26)}${right}`);
  }

  /** The grade of the level and the reasons for it; graded now if it has no grade yet. */
  private async grade(): Promise<readonly string[]> {
    const level = this.collection.levels[this.index] as StoredLevel;
    if (!this.grader.gradeOf(level)) await new Promise<void>((graded) => this.grader.start([level], graded));
    this.grader.stop();
    const grade = this.grader.gradeOf(level);
    return grade ? gradeLines(level.play.puzzle, grade, ASCII).filter(Boolean) : [texts.grades.none];
  }

  private sayRows(on: boolean): readonly string[] {
    this.speaksRows = on;
    return [on ? 'Boards are now read row by row.' : 'Boards are now drawn.'];
  }

  private goTo(index: number): readonly string[] {
    if (!this.collection.levels[index]) return ['Level not found. Type levels for a list.'];
    this.game.leave();
    this.index = index;
    this.game = this.gameAt(index);
    return [...this.game.intro(), ...this.board()];
  }

  private nextUnsolved(): readonly string[] {
    const index = nextUnsolved(this.request.store, this.collection, this.index);
    return index === this.index ? ['All other levels are solved.'] : this.goTo(index);
  }

  private levels(): readonly string[] {
    return this.collection.levels.map((level) => {
      const { number, title } = level;
      const solved = isLevelSolved(this.request.store, this.collection, level) ? ', solved' : '';
      const grade = this.grader.gradeOf(level);
      const difficulty = grade ? `, ${grade.grade}` : '';
      return `level ${number}${title === '' ? '' : `: ${safeText(title)}`}${difficulty}${solved}`;
    });
  }

  private get entries(): readonly CollectionEntry[] {
    return PUZZLE_IDS.flatMap((puzzle) => this.request.library.entries(puzzle));
  }

  private collections(): readonly string[] {
    const rows = this.entries.map((entry, at) => {
      const read = entry.open();
      const levels = read.ok ? countOf(read.value.levels.length, 'level', 'levels') : "can't be read";
      return `collection ${at + 1}: ${safeText(entry.title)}, ${entry.puzzle}, ${levels}`;
    });
    return rows.length > 0 ? rows : ['No collections yet. Add one with: masu import FILE'];
  }

  private openCollection(number: number): readonly string[] {
    const opened = this.entries[number - 1]?.open();
    if (!opened) return ['Collection not found. Type collections for a list.'];
    if (!opened.ok) return [opened.error];
    this.game.leave();
    this.collection = opened.value;
    this.index = firstUnsolved(this.request.store, opened.value);
    this.game = this.gameAt(this.index);
    return [...this.game.intro(), ...this.board()];
  }
}

/** Plays until the input ends or the player quits. False if there is nothing to play. */
export async function playInLines(request: LinesRequest): Promise<boolean> {
  const { store, library, host } = request;
  const { stdin: input, stdout: output } = host;
  const collection = request.collection ?? library.first();
  if (!collection) return false;
  const asked = collection.levels.findIndex(({ number }) => number === request.level);
  const lines = new Lines(request, collection, asked >= 0 ? asked : firstUnsolved(store, collection));
  const print = (texts: readonly string[]): void => {
    for (const text of texts) output.write(`${text}\n`);
  };
  const reader = createInterface({ input, terminal: false, crlfDelay: Infinity });
  const ending = endOn(host, lines, reader);
  try {
    print(lines.begin());
    // A reader of an input that has ended already would wait forever.
    if (input.readableEnded) return true;
    output.write(PROMPT);
    for await (const line of reader) {
      if (!input.isTTY) output.write(`${safeText(line)}\n`);
      print(await lines.take(line));
      if (lines.isOver) return true;
      output.write(PROMPT);
    }
    // The input ended, and the prompt is still on the line.
    output.write('\n');
    return true;
  } finally {
    ending();
    reader.close();
    lines.end();
  }
}

/** Signals close the reader, so that the game is saved before the program ends; Ctrl-C first stops a search. */
function endOn({ signals, exit }: Host, lines: Lines, reader: Interface): () => void {
  const interrupt = (): void => {
    if (lines.stop()) return;
    lines.end();
    exit(SIGNAL_EXITS.SIGINT);
  };
  const leave = (['SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = (): void => {
      lines.end();
      exit(SIGNAL_EXITS[signal]);
    };
    signals.on(signal, end);
    return () => void signals.off(signal, end);
  });
  signals.on('SIGINT', interrupt);
  reader.on('SIGINT', interrupt);
  return () => {
    signals.off('SIGINT', interrupt);
    for (const remove of leave) remove();
  };
}
