// The compression of GIF: LZW with codes that grow from one bit more than a color to twelve, low bits first, in blocks of
// at most 255 bytes (GIF89a specification, appendix F).

const MOST_CODES = 4096;
const MOST_BLOCK = 255;

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
    if (next === MOST_CODES) {
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
  for (let at = 0; at < bytes.length; at += MOST_BLOCK) {
    const block = bytes.slice(at, at + MOST_BLOCK);
    out.push(block.length, ...block);
  }
  out.push(0);
  return out;
}
