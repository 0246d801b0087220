// Playing a map: on a terminal key by key with the board redrawn, on a pipe line by line with the board printed after
// each. The course says what a key does; this says only how keys come in.

import { KeyReader } from '../terminal/keys.js';
import type { Desk } from './desk.js';

/** How much of a line is turned into keys at once: a line may be megabytes long. */
const KEYS_AT_ONCE = 1 << 14;

/** The names of the keys in a piece of text: letters as they are, arrows as up, down, left, right. */
function keysOf(reader: KeyReader, text: string): string[] {
  const events = reader.feed(new TextEncoder().encode(text));
  return events.flatMap((event) => (event.kind === 'key' ? [event.name] : []));
}

/** Hands keys to `act` until it gives an exit code; at the end of the input, `atEnd`. */
export async function playMap(
  desk: Desk,
  plain: boolean,
  draw: () => string,
  act: (key: string) => number | undefined,
  atEnd: number,
): Promise<number> {
  if (desk.isTerminal && !plain) return desk.playByKeys(draw, act);
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
