// How responsive the page stays in Chromium: the longest task of its thread under the heaviest loads (no task of ours may
// take 50 ms), and the time from pressing Stop to the message that it has stopped (at most 200 ms). CPU time is the
// page's own; wall time also depends on the machine.

import { longestTask, withBrowser } from '../open-page.mjs';

export const about = 'longest task of the page’s thread under load, and milliseconds from Stop to stopped';

const ROOM = '#######\n#@ $ .#\n#     #\n#######\n\n';
const BAD_ROOM = ROOM.replace('$', 'x');
/** A unique room: its number is encoded in its walls. */
const room = (index) => {
  const bits = index.toString(2).padStart(12, '0');
  return `################\n#@ $ .         #\n#  ${bits.replace(/[01]/g, (bit) => '# '[bit])}#\n################\nTitle: Room ${index}\n\n`;
};
const collection = (count) => Array.from({ length: count }, (_, index) => room(index)).join('');
const SIDE = 255;
const largest = () => {
  const inner = (row) =>
    `w${Array.from({ length: SIDE - 2 }, (_, x) => (row % 7 === 0 && x % 5 === 0 ? 'w' : '-')).join('')}w`;
  const rows = [
    'w'.repeat(SIDE),
    `wpbo${'-'.repeat(SIDE - 5)}w`,
    ...Array.from({ length: SIDE - 3 }, (_, row) => inner(row + 2)),
  ];
  return `#/sokoban?l=${SIDE}.${[...rows, 'w'.repeat(SIDE)].slice(0, SIDE).join('.')}`;
};
const HALL = '#/sokoban?l=9.16w.w14-w.w-b-b-b4-3o-w.w14-w.w-b-b-b-p--3o-w.w14-w.w-b-b-b4-3o-w.w14-w.16w';

/** A hall of 60 × 40 with 95 boxes, which keeps any solver at work. */
const wideHall = () => {
  const [width, height] = [60, 40];
  const letter = (x, y) => {
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 'w';
    if (x === 1 && y === 1) return 'p';
    if (x % 3 !== 0 || y % 3 !== 0) return '-';
    return y < 18 ? 'b' : y > 20 && y < 36 ? 'o' : '-';
  };
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => letter(x, y)).join(''));
  return `#/sokoban?l=${height}.${rows.join('.')}`;
};

/** The text is made in the page before anything is measured, and pasted from there. */
const prepare = (page, piece, times) =>
  page.evaluate(
    ([each, count]) => {
      const data = new DataTransfer();
      data.setData('text', each.repeat(count));
      globalThis.pasted = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    },
    [piece, times],
  );

const paste = (page) => page.evaluate(`document.querySelector('.add textarea').dispatchEvent(globalThis.pasted)`);

async function addLevels(page) {
  await paste(page);
  await page.locator('.add .btn.main').click({ timeout: 120_000 });
  await page.locator('.cards').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1500);
}

const LONG = 10_000_000;
const LOADS = [
  ['the first visit', '', (page) => page.locator('.board canvas').waitFor()],
  [
    'ten megabytes pasted, read and added',
    '#/levels',
    addLevels,
    (page) => prepare(page, ROOM, Math.ceil(LONG / ROOM.length)),
  ],
  [
    'ten megabytes with errors',
    '#/levels',
    async (page) => {
      await paste(page);
      await page.locator('.paste .bad').first().waitFor({ timeout: 120_000 });
    },
    (page) => prepare(page, BAD_ROOM, Math.ceil(LONG / ROOM.length)),
  ],
  ['the start with that kept', '#/levels', (page) => page.reload().then(() => page.locator('.cards').waitFor())],
  [
    'a list of 2 000 different levels',
    '#/levels',
    async (page) => {
      await addLevels(page);
      for (let i = 0; i < 3; i++) await page.locator('.more .btn').click();
      await page.waitForTimeout(1000);
    },
    (page) => prepare(page, collection(2000), 1),
  ],
  [
    'the largest board, walked and pushed on',
    largest(),
    async (page) => {
      await page.locator('.board canvas').waitFor();
      for (const key of ['c', 'ArrowDown', 'ArrowRight', 'Control+ArrowRight', 'u', 'u', 'ArrowRight']) {
        await page.keyboard.press(key);
      }
      await page.waitForTimeout(1500);
    },
  ],
  [
    'that board in the editor, drawn on',
    largest().replace('sokoban', 'editor'),
    async (page) => {
      await page.locator('.board canvas').waitFor();
      for (const key of ['4', 'ArrowRight', '1', 'ArrowRight', 'u', 'y']) await page.keyboard.press(key);
      await page.waitForTimeout(1500);
    },
  ],
  [
    'a search at work',
    HALL,
    async (page) => {
      await solve(page, 'push-optimal');
      await page.waitForTimeout(4000);
    },
  ],
  [
    'the lab at full speed',
    '#/lab/warehouse/1',
    async (page) => {
      await page.getByRole('slider', { name: 'Speed' }).fill('6');
      await page.waitForTimeout(4000);
    },
  ],
  [
    'the lab, four searches of 100,000 states, scrubbed',
    `#/lab/masters/1?${['breadth-first', 'dijkstra', 'a-star', 'depth-first'].map((id) => `s=${id}.matching.udrl.none.hash`).join('&')}`,
    async (page) => {
      await page.locator('.wide-table tbody tr').nth(3).waitFor({ timeout: 120_000 });
      const slider = page.getByRole('slider', { name: 'States expanded' });
      for (let at = 1; at <= 100_000; at += 4000) await slider.fill(String(at));
    },
  ],
  [
    'Futoshiki made, 9 × 9 and recursive',
    '#/futoshiki',
    async (page) => {
      await make(page);
      await page.waitForTimeout(4000);
    },
  ],
  [
    'Futoshiki of 20 × 20, written into',
    `#/futoshiki?l=20:${Array.from({ length: 400 }, () => '0').join(',')}`,
    async (page) => {
      await page.locator('.futo').waitFor();
      for (const key of ['5', 'ArrowRight', '6', 'm', '7', 'ArrowDown', '8']) await page.keyboard.press(key);
      await page.waitForTimeout(500);
    },
  ],
];

async function solve(page, solver) {
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption(solver);
  await page.getByRole('combobox', { name: 'Time limit' }).selectOption('0');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.locator('.figures').waitFor();
}

async function make(page) {
  await page.getByRole('combobox', { name: 'Size' }).selectOption('9');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('recursive');
  await page.getByRole('button', { name: 'Generate' }).click();
}

/** From the click on Stop to the picture without it, measured in the page. */
const STOP = `new Promise((resolve) => {
  const button = [...document.querySelectorAll('.btn')].find((each) => each.textContent.startsWith('Stop'));
  if (!button) return resolve(null);
  const began = performance.now();
  const look = () => (button.isConnected ? setTimeout(look, 1) : resolve(performance.now() - began));
  button.click();
  look();
})`;

const STOPS = [
  ...['push-optimal', 'move-optimal', 'bfs-hash'].map((solver) => [solver, HALL, (page) => solve(page, solver)]),
  ['any', wideHall(), (page) => solve(page, 'any')],
  // It is quick, so it must be stopped early.
  ['Futoshiki’s maker', '#/futoshiki', make, 20],
];
const TIMES = 5;

async function open(browser, address, fragment) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  page.setDefaultTimeout(120_000);
  await page.goto(address + fragment);
  await page.locator('.board canvas, .futo, .cards, .lab .pane').first().waitFor();
  return page;
}

export async function run(names) {
  const isWanted = (name) => names.length === 0 || names.some((part) => name.includes(part));
  await withBrowser(async (browser, address) => {
    let kept;
    for (const [name, fragment, work, before] of LOADS.filter(([each]) => isWanted(each))) {
      const isFirst = fragment === '';
      const page =
        name.startsWith('the start') && kept
          ? kept
          : isFirst
            ? await browser.newPage()
            : await open(browser, address, fragment);
      if (isFirst) await page.setViewportSize({ width: 1280, height: 860 });
      await before?.(page);
      const { wall, cpu } = await longestTask(browser, page, async () => {
        if (isFirst) await page.goto(address);
        else if (fragment.length > 1000) await page.reload();
        await work(page);
      });
      console.log(`${name}: longest task ${cpu.toFixed(0)} ms of CPU, ${wall.toFixed(0)} ms of wall time`);
      if (name.includes('added')) kept = page;
      else await page.close();
    }
    for (const [name, fragment, begin, wait = 1500] of STOPS.filter(([each]) => isWanted(each))) {
      const times = [];
      for (let i = 0; i < TIMES; i++) {
        const page = await open(browser, address, fragment);
        await begin(page);
        await page.waitForTimeout(wait + 10 * i);
        const millis = await page.evaluate(STOP);
        if (millis !== null) times.push(millis);
        await page.close();
      }
      if (times.length === 0) {
        console.log(`${name} had ended before it could be stopped`);
        continue;
      }
      times.sort((a, b) => a - b);
      console.log(
        `${name} stopped: median ${times[times.length >> 1].toFixed(0)} ms, worst ${times.at(-1).toFixed(0)} ms of ${times.length}`,
      );
    }
  });
}
