import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { expect, test } from 'vitest';
import { levelText } from './level-text.js';

test.each([
  { rows: ['#####', '#@$.#', '#####'] },
  { rows: ['  ####', '###  #', '#@$ .#', '######'], title: 'A & <b>', author: '猫' },
  { rows: ['#####', '#+$ #', '#####'], title: 'two\nlines  here' },
])('the format reads %j back', (draft) => {
  const [read] = XSB.parse(levelText(draft)).levels;
  expect(read?.ok && read.value.rows).toEqual(draft.rows);
  expect(read?.ok && read.value.title).toBe(draft.title?.replace(/\s+/g, ' '));
  expect(read?.ok && read.value.author).toBe(draft.author);
});
