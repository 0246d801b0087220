// Pictures: well-formed, true to the board, and safe with any title.

import { validateLevel as validateFutoshiki } from '@masu/core/futoshiki/rules/validate-level.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../test/level-of.js';
import { sampled } from '../../../../test/sample.js';
import { futoshikiSvg } from './futoshiki-svg.js';
import { gifFile } from './gif.js';
import { lzwBlocks } from './lzw.js';
import { sokobanGif } from './sokoban-gif.js';
import { sokobanAnimation, sokobanSvg } from './sokoban-svg.js';

const LEVEL = levelOf(['######', '#@ $.#', '# $. #', '######']);
const moves = (text: string) => {
  const read = parseLurd(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const count = (text: string, part: string): number => text.split(part).length - 1;

/** Decodes the image data of a GIF, by the specification and not by our encoder. */
function decode(blocks: readonly number[]): number[] {
  const colorBits = blocks[0] as number;
  const bytes: number[] = [];
  for (let at = 1; blocks[at]; at += (blocks[at] as number) + 1)
    bytes.push(...blocks.slice(at + 1, at + 1 + (blocks[at] as number)));
  const clear = 1 << colorBits;
  const out: number[] = [];
  let table: number[][] = [];
  let [size, bit] = [colorBits + 1, 0];
  let before: number[] | undefined;
  const reset = (): void => {
    table = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    size = colorBits + 1;
    before = undefined;
  };
  for (;;) {
    let code = 0;
    for (let k = 0; k < size; k++, bit++) code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << k;
    if (code === clear + 1 || bit > bytes.length * 8) return out;
    if (code === clear) {
      reset();
      continue;
    }
    const entry: number[] = table[code] ?? [...(before ?? []), (before ?? [0])[0] as number];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0] as number]);
    if (table.length === 1 << size && size < 12) size++;
    before = entry;
  }
}

test.each([
  { name: 'one color', pixels: new Array(5000).fill(1) },
  { name: 'stripes', pixels: Array.from({ length: 9999 }, (_, i) => Math.floor(i / 7) % 10) },
  {
    name: 'noise, which fills the table of codes several times',
    pixels: Array.from({ length: sampled(20_000, 60_000) }, (_, i) => ((i * 2654435761) >>> 13) % 10),
  },
  { name: 'one pixel', pixels: [3] },
])('image data decodes to the same pixels: $name', ({ pixels }) => {
  expect(decode(lzwBlocks(Uint8Array.from(pixels), 4))).toEqual(pixels);
});

test('a GIF has its size, its colors, and one frame per move', () => {
  const gif = sokobanGif(LEVEL, moves('rdR'));
  expect(gif).toBeInstanceOf(Uint8Array);
  const bytes = gif as Uint8Array;
  expect(new TextDecoder().decode(bytes.slice(0, 6))).toBe('GIF89a');
  expect([bytes[6], bytes[8], bytes.at(-1)]).toEqual([6 * 32, 4 * 32, 0x3b]);
  const extensions = [...bytes.keys()].filter(
    (at) => bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4,
  );
  // The start and two moves; the push down is blocked by a wall.
  expect(extensions.length).toBe(1 + 2);
});

test('a GIF file with two colors has a table of four', () => {
  const bytes = gifFile(1, 1, ['#112233', '#445566'], []);
  expect([...bytes.slice(10, 25)]).toEqual([0x91, 0, 0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0, 0, 0, 0, 0, 0]);
});

test('an SVG shows every box, goal, and the player at their cells', () => {
  const svg = sokobanSvg(LEVEL, LEVEL.start, { title: 'A <b>"level"</b> & \u0000more' });
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('<title>A &lt;b&gt;&quot;level&quot;&lt;/b&gt; &amp; more</title>');
  expect(count(svg, 'href="#box"')).toBe(2);
  expect(count(svg, 'href="#goal"')).toBe(2);
  expect(svg).toContain('<g transform="translate(48 48)"><use href="#player"');
  expect(svg).not.toContain('<script');
});

test('an animation moves what the moves move, and is still with reduced motion', () => {
  const svg = sokobanAnimation(LEVEL, moves('rR'));
  expect(XMLValidator.validate(svg)).toBe(true);
  // Ten moves long: two moves and a rest of eight. The first box is pushed onto a goal in the second.
  expect(svg).toContain(
    '@keyframes b0{0%{transform:translate(144px,48px)}10%{transform:translate(144px,48px)}20%{transform:translate(192px,48px)}100%',
  );
  expect(svg).toContain('#b1{transform:translate(96px,96px)}');
  expect(svg).toContain('prefers-reduced-motion:reduce');
});

test('a solution too long for a picture is refused, and thousands of boxes are drawn quickly', () => {
  expect(sokobanGif(LEVEL, new Array(20_001).fill('left'))).toBe('too-many-moves');
  expect(sokobanAnimation(LEVEL, new Array(100_001).fill('left'))).toBe('too-many-moves');
  const wide = levelOf([
    '#'.repeat(252),
    ...new Array(sampled(10, 80)).fill(`#${'$.  '.repeat(62)} #`),
    `#@${' '.repeat(249)}#`,
    '#'.repeat(252),
  ]);
  expect(count(sokobanAnimation(wide, moves('rrll')), 'href="#box"')).toBe(sampled(10, 80) * 62);
});

test('a Futoshiki picture has every digit and every sign', () => {
  const level = validateFutoshiki({ size: 2, cells: [0, 0, 0, 1], inequalities: [{ less: 0, greater: 1 }] });
  if (!level.ok) throw new Error(level.error.message);
  const svg = futoshikiSvg(level.value, [1, 2, 2, 1]);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect([count(svg, '<text'), count(svg, 'class="given"'), count(svg, 'rotate(0)')]).toEqual([4, 1, 1]);
});
