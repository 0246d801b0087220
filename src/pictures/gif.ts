// An animated GIF: a picture, then the parts that change. Written from the GIF89a specification.

// The compression of GIF: LZW with codes that grow from one bit more than a color to twelve, low bits first, in blocks of
// at most 255 bytes (GIF89a specification, appendix F).

const MAX_CODES = 4096;
const MAX_BLOCK = 255;

/** Codes packed into bytes. */
class BitWriter {
  readonly bytes: number[] = [];
  private held = 0;
  private bits = 0;

  write(code: number, size: number): void {
    this.held |= code << this.bits;
    this.bits += size;
    while (this.bits >= 8) {
      this.bytes.push(this.held & 255);
      this.held >>>= 8;
      this.bits -= 8;
    }
  }

  end(): readonly number[] {
    if (this.bits > 0) this.bytes.push(this.held & 255);
    return this.bytes;
  }
}

/** The image data of a GIF: the size of a color, blocks, and the end. `colorBits` is at least 2. */
export function lzwBlocks(pixels: Uint8Array, colorBits: number): number[] {
  const [clear, end] = [1 << colorBits, (1 << colorBits) + 1];
  const writer = new BitWriter();
  let known = new Map<number, number>();
  let size = colorBits + 1;
  let next = end + 1;
  writer.write(clear, size);
  let code = pixels[0] ?? 0;
  for (let i = 1; i < pixels.length; i++) {
    const color = pixels[i] as number;
    const key = (code << 8) | color;
    const longer = known.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    writer.write(code, size);
    if (next === MAX_CODES) {
      writer.write(clear, size);
      known = new Map();
      size = colorBits + 1;
      next = end + 1;
    } else {
      known.set(key, next);
      if (next === 1 << size) size++;
      next++;
    }
    code = color;
  }
  writer.write(code, size);
  writer.write(end, size);
  const bytes = writer.end();
  const out = [colorBits];
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const block = bytes.slice(at, at + MAX_BLOCK);
    out.push(block.length, ...block);
  }
  out.push(0);
  return out;
}

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
