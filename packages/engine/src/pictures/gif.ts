// An animated GIF: a picture, then the parts that change. Written from the GIF89a specification.

import { lzwBlocks } from './lzw.js';

/** A part of the picture that is drawn over what is there. */
export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Numbers of colors, row by row. */
  readonly pixels: Uint8Array;
  /** How long it is shown. */
  readonly millis: number;
}

const short = (value: number): readonly number[] => [value & 255, value >> 8];

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** `colors` are `#RRGGBB`, at most 256. The animation loops. */
export function gifFile(
  width: number,
  height: number,
  colors: readonly string[],
  frames: Iterable<GifFrame>,
): Uint8Array {
  const bits = Math.max(2, Math.ceil(Math.log2(Math.max(2, colors.length))));
  const table = Array.from({ length: 1 << bits }, (_, index) => {
    const value = Number.parseInt((colors[index] ?? '#000000').slice(1), 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }).flat();
  const parts: (readonly number[])[] = [
    [...ascii('GIF89a'), ...short(width), ...short(height), 0x80 | ((bits - 1) << 4) | (bits - 1), 0, 0],
    table,
    [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0],
  ];
  for (const frame of frames) {
    const hundredths = Math.max(2, Math.round(frame.millis / 10));
    parts.push([0x21, 0xf9, 4, 0x04, ...short(Math.min(hundredths, 0xffff)), 0, 0]);
    parts.push([0x2c, ...short(frame.left), ...short(frame.top), ...short(frame.width), ...short(frame.height), 0]);
    parts.push(lzwBlocks(frame.pixels, bits));
  }
  parts.push([0x3b]);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
