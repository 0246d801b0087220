import { expect, test } from 'vitest';
import { cactusSvg } from './cactus.js';
import { LINE_NAMES_X } from './plot.js';

test.each([['any'], ['move-optimal'], ['astar matching corner+freeze+corral hash']])(
  'the picture has room for the name %s',
  (name) => {
    const svg = cactusSvg([{ name, results: [] }]);
    const [, width = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
    const label = `${name} (0)`;
    expect(svg).toContain(`>${label}</text>`);
    // 13 px system fonts: 7.4 px per letter in the widest of those measured (DejaVu Sans)
    expect(Number(width)).toBeGreaterThan(LINE_NAMES_X + label.length * 7.4);
  },
);
