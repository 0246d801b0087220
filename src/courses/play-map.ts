// Playing a map: on a terminal key by key with the board redrawn, on a pipe line by line with the board printed after
// each. The course says what a key does; this says only how keys come in.

import { KeyReader } from '../keys/index.js';
import type { Desk } from './desk.js';

/** How much of a line is turned into keys at once: a line may be megabytes long. */
const KEYS_AT_ONCE = 1 << 14;

/** The names of the keys in a piece of text: letters as they are, arrows as up, down, left, right. */
function keysOf(reader: KeyReader, text: string): string[] {
  const events = reader.feed(new TextEncoder().encode(text));
  return events.flatMap((event) => (event.kind === 'key' ? [event.name] : []));
}

export interface MapPlay {
  /** Line by line even on a terminal. */
  readonly plain: boolean;
  /** The map as it stands. */
  draw(): string;
  /** What a person at a screen should know besides. */
  status(): string;
  /** An exit code ends the game. */
  act(key: string): number | undefined;
  /** The exit code where the input ends. */
  readonly atEnd: number;
}

/** Hands keys to the game until it ends; the number is the exit code. */
export async function playMap(desk: Desk, { plain, draw, status, act, atEnd }: MapPlay): Promise<number> {
  if (desk.isTerminal && !plain) {
    const code = await desk.playByKeys(() => `${draw()}\n${status()}\n`, act);
    desk.write(draw());
    return code;
  }
  desk.write(draw());
  const reader = new KeyReader();
  for (;;) {
    const line = await desk.input.rawLine();
    if (line === undefined) return atEnd;
    if (line === '') continue;
    for (let at = 0; at < line.length; at += KEYS_AT_ONCE) {
      for (const key of keysOf(reader, line.slice(at, at + KEYS_AT_ONCE))) {
        const ended = act(key);
        if (ended === undefined) continue;
        desk.write(draw());
        return ended;
      }
    }
    desk.write(draw());
  }
}
