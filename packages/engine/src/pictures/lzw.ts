// The compression of GIF: LZW with codes that grow from one bit more than a color to twelve, low bits first, in blocks of
// at most 255 bytes (GIF89a specification, appendix F).

const MAX_CODES = 4096;

const MAX_BLOCK = 255;

/** The image data of a GIF: the size of a color, blocks, and the end. `colorBits` is at least 2. */
export function lzwBlocks(pixels: Uint8Array, colorBits: number): number[] {
  const [clear, end] = [1 << colorBits, (1 << colorBits) + 1];
  const bytes: number[] = [];
  let pending = 0;
  let bits = 0;
  let known = new Map<number, number>();
  let size = colorBits + 1;
  let next = end + 1;
  const write = (written: number): void => {
    pending |= written << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      bytes.push(pending & 255);
      pending >>>= 8;
    }
  };
  write(clear);
  let code = pixels[0] ?? 0;
  for (let i = 1; i < pixels.length; i++) {
    const color = pixels[i] as number;
    const key = (code << 8) | color;
    const longer = known.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    write(code);
    if (next === MAX_CODES) {
      write(clear);
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
  write(code);
  write(end);
  if (bits > 0) bytes.push(pending & 255);
  const out = [colorBits];
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const block = bytes.slice(at, at + MAX_BLOCK);
    out.push(block.length, ...block);
  }
  out.push(0);
  return out;
}
