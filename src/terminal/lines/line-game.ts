// The interface of a game in line mode, the same for both puzzles: an introduction, a board, and an answer per line, all
// as plain text with one event per line.

export interface LineGame {
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
  /** Commands of this game, for help. */
  readonly help: readonly (readonly [string, string])[];
}

export interface LineCommand {
  readonly word: string;
  readonly rest: string;
}

export function lineCommand(line: string): LineCommand {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line.trim()) ?? [];
  return { word: word.toLowerCase(), rest: rest.trim() };
}

/** A repeat count after undo and redo; 1 if none is typed. */
export function timesOf(rest: string): number | undefined {
  if (rest === '') return 1;
  return /^\d{1,6}$/.test(rest) ? Number(rest) : undefined;
}
