// Plays a map: key by key on a terminal, redrawing the board, or line by line on a pipe, printing the board after each.
// The course defines what a key does; this file only reads the keys.

import { KeyReader } from '@masu/node-host/keys/terminal-keys.js';
import type { CourseHost } from './host.js';

/** How much of a line is converted to keys at once: a line may be megabytes long. */
const KEYS_AT_ONCE = 1 << 14;

/** The names of the keys in a piece of text: letters as they are, arrows as up, down, left, right. */
function readKeys(reader: KeyReader, text: string): string[] {
  const events = reader.feed(new TextEncoder().encode(text));
  return events.flatMap((event) => (event.kind === 'key' ? [event.name] : []));
}

interface MapGame {
  /** Line by line even on a terminal. */
  readonly plain: boolean;
  /** The current map as text. */
  draw(): string;
  /** A status line for interactive play. */
  status(): string;
  /** An exit code ends the game. */
  act(key: string): number | undefined;
  /** The exit code at the end of the input. */
  readonly atEnd: number;
}

/** Passes keys to the game until it ends and returns the exit code. */
export async function playMap(host: CourseHost, { plain, draw, status, act, atEnd }: MapGame): Promise<number> {
  if (host.isTerminal && !plain) {
    const code = await host.playByKeys(() => `${draw()}\n${status()}\n`, act);
    host.write(draw());
    return code;
  }
  host.write(draw());
  const reader = new KeyReader();
  for (;;) {
    const line = await host.input.rawLine();
    if (line === undefined) return atEnd;
    if (line === '') continue;
    for (let at = 0; at < line.length; at += KEYS_AT_ONCE) {
      for (const key of readKeys(reader, line.slice(at, at + KEYS_AT_ONCE))) {
        const ended = act(key);
        if (ended === undefined) continue;
        host.write(draw());
        return ended;
      }
    }
    host.write(draw());
  }
}
