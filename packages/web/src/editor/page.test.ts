// The editor of Sokoban levels: what its keys and buttons do to the drawing, and what is kept of it.

import { expect, test } from 'vitest';
import { nameOf, openHere, type PageHere, usePages } from '../../../../test/web/page-here.js';

usePages();

async function open(after?: PageHere): Promise<PageHere> {
  const page = await openHere('#/editor', after ? { after } : {});
  await page.until('Trim');
  return page;
}

const LETTERS: Readonly<Record<string, string>> = {
  wall: '#',
  floor: ' ',
  outside: ' ',
  goal: '.',
  box: '$',
  'box on a goal': '*',
  'box on goal': '*',
  player: '@',
  'player on a goal': '+',
  'player on goal': '+',
};

/** The drawing as the table says that a screen reader reads, without the empty margin. */
const drawn = ({ all }: PageHere): string =>
  all('table tr')
    .map((row) =>
      [...row.querySelectorAll('td')]
        .map((cell) => LETTERS[cell.textContent ?? ''] ?? '?')
        .join('')
        .trim(),
    )
    .filter((row) => row !== '')
    .join('/');
const status = ({ all }: PageHere): string => all('main .status')[0]?.textContent?.trim() ?? '';

const START = '#########/#       #/# @ $ . #/#       #/#########';

/** The cursor begins on the goal's left. */
const KEYS: readonly (readonly [keys: string, drawn: string])[] = [
  ['x', START],
  ['Enter Escape', START],
  ['ArrowRight 1 Space', '#########/#       #/# @ $ # #/#       #/#########'],
  ['ArrowRight x', '#########/#       #/# @ $   #/#       #/#########'],
  ['ArrowRight Delete', '#########/#       #/# @ $   #/#       #/#########'],
  ['ArrowRight x u', START],
  ['ArrowRight x z', START],
  ['ArrowRight x Backspace', START],
  ['ArrowRight x Ctrl+z', START],
  ['ArrowRight x u y', '#########/#       #/# @ $   #/#       #/#########'],
  ['ArrowRight x Ctrl+z Ctrl+Shift+z', '#########/#       #/# @ $   #/#       #/#########'],
  ['1 Shift+ArrowRight Shift+ArrowRight', '#########/#       #/# @ $ ###/#       #/#########'],
  ['ArrowUp 4 Space', '#########/#     $ #/# @ $ . #/#       #/#########'.replace('#     $ #', '#    $  #')],
  ['ArrowDown ArrowLeft 6 Space', '#########/#       #/#   $ . #/#   @   #/#########'],
  ['ArrowRight 5 Space', '#########/#       #/# @ $ * #/#       #/#########'],
  ['ArrowRight 2 Space', '#########/#       #/# @ $   #/#       #/#########'],
];

test.each(KEYS)('%s', async (keys, expected) => {
  const page = await open();
  expect(drawn(page)).toBe(START);
  await page.press(...keys.split(' ').map((key) => (key === 'Space' ? ' ' : key)));
  expect(drawn(page)).toBe(expected);
});

test('turning four times and mirroring twice change nothing; trimming and clearing are undone', async () => {
  const page = await open();
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await page.click('Rotate');
    seen.push(drawn(page));
  }
  expect([new Set(seen).size, seen[3]]).toEqual([4, START]);
  await page.click('Mirror');
  expect(drawn(page)).toBe('#########/#       #/# . $ @ #/#       #/#########');
  await page.click('Mirror');
  expect(drawn(page)).toBe(START);
  await page.click('Clear');
  expect(drawn(page)).not.toContain('$');
  await page.click('Undou');
  expect(drawn(page)).toBe(START);
});

test('the drawing is played with its keys: Enter begins, u takes back, Escape ends', async () => {
  const page = await open();
  await page.press('Enter');
  await page.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await page.until(/Solved|solved/);
  await page.press('Escape');
  expect(drawn(page)).toBe(START);
});

test('a drawing is there the next time; a copy and a version are kept beside it', async () => {
  const page = await open();
  await page.press('ArrowRight', 'x');
  const before = drawn(page);
  await page.until('Save version');
  await page.press('Ctrl+s');
  await page.until('Version saved.');
  await page.press('Ctrl+d');
  await page.until('2 drawings');
  const again = await open(page);
  await again.until('2 drawings');
  await again.until(() => drawn(again) === before);
  expect(again.errors).toEqual([]);
});

test('what is missing is named, and a level without it can not be played', async () => {
  const page = await open();
  await page.press('ArrowRight', 'x');
  await page.press('Enter');
  await page.until(() => status(page).includes('The level isn’t valid yet.'));
  await page.until('1 box, 0 goals. Add 1 goal or remove 1 box.');
  expect(drawn(page)).toBe('#########/#       #/# @ $   #/#       #/#########');
});

test('the level as text is copied, and a link opens it in another tab', async () => {
  const page = await open();
  await page.until('Download');
  await page.click(/^Copy$/);
  expect(page.copied[0]).toContain('# @ $ . #');
  await page.click(page.controls().find((control) => nameOf(control) === 'Copy link') as HTMLElement);
  const other = await openHere(new URL(page.copied[0] ?? '').hash);
  await other.until(/Trim|Undo/);
  expect(other.errors).toEqual([]);
});
