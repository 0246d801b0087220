// Measures the time from a key to its paint in Chromium, on a 60 × 40 level full of boxes, whole and zoomed: from the key event to the end of
// the following frame (requestAnimationFrame, then a message after the paint). Walks and pushes, with every aid on. Wall
// times mean little on a busy machine, so it prints the CPU time of the page's thread too. Then the frames while a board
// of 255 × 255 is panned: 16.7 ms per frame are 60 frames per second.

import { withBrowser } from '../open-page.mjs';

export const about =
  'milliseconds from a key to its paint on a 60 × 40 level, and of a frame while a 255 × 255 one is panned';

const [WIDTH, HEIGHT] = [60, 40];

/** A hall with a box every third cell in the upper half and as many goals below; a free lane for the player. */
function hall() {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => {
      if (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1) return 'w';
      if (x === 1 && y === 1) return 'p';
      if (y > 2 && y < 18 && y % 3 === 0 && x % 3 === 0) return 'b';
      if (y > 20 && y < 36 && y % 3 === 0 && x % 3 === 0) return 'o';
      return '-';
    }).join(''),
  );
  return `#/sokoban?l=${HEIGHT}.${rows.join('.')}`;
}

const MEASURE = `async (keys) => {
  const longest = { millis: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest.millis = Math.max(longest.millis, entry.duration);
  }).observe({ entryTypes: ['longtask'] });
  const channel = new MessageChannel();
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  }));
  const times = [];
  for (const key of keys) {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
    await painted();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return { times, longest: longest.millis };
}`;

function keys(count) {
  const lap = [
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowUp',
    'ArrowRight',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowUp',
  ];
  return Array.from({ length: count }, (_, index) => lap[index % lap.length]);
}

/** Moves the board by a few pixels in each frame and counts the time from frame to frame. */
const PAN = `async (frames) => {
  const box = document.querySelector('.board');
  const times = [];
  let last = await new Promise(requestAnimationFrame);
  for (let i = 0; i < frames; i++) {
    box.scrollBy(17, 11);
    if (box.scrollLeft + box.clientWidth >= box.scrollWidth - 20) box.scrollTo(0, 0);
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  return { times, longest: 0 };
}`;

/** An empty hall of 255 × 255 with one box. */
function huge() {
  const row = (inside) => `w${inside.padEnd(253, '-')}w`;
  const rows = ['w'.repeat(255), row('pbo'), ...Array.from({ length: 252 }, () => row('')), 'w'.repeat(255)];
  return `#/sokoban?l=255.${rows.join('.')}`;
}

async function openBoard(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(url);
  await page.locator('.board canvas').waitFor();
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  return { page, work };
}

/** Runs a measurement in the page and prints the result, with the CPU time of the page's thread per step. */
async function measure({ page, work }, name, step, code, argument) {
  const before = await work();
  const { times, longest } = await page.evaluate(`(${code})(${JSON.stringify(argument)})`);
  const after = await work();
  const sorted = times.slice(20).sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(part * (sorted.length - 1))].toFixed(1);
  console.log(`${name}, ${sorted.length} ${step}s: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`);
  const each = (metric) => ((after[metric] - before[metric]) / times.length).toFixed(1);
  const parts = `script ${each('ScriptDuration')}, layout ${each('LayoutDuration')}, style ${each('RecalcStyleDuration')}`;
  console.log(`  CPU of the page's thread a ${step}: ${each('TaskDuration')} ms (${parts})`);
  if (longest > 0) console.log(`  longest task of the page: ${longest.toFixed(0)} ms`);
}

async function press(page, key, times) {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
  await page.waitForTimeout(500);
}

export async function run() {
  await withBrowser(async (browser, address) => {
    const board = await openBoard(browser, address + hall());
    await press(board.page, 'c', 1);
    await measure(board, `${WIDTH} × ${HEIGHT}`, 'key', MEASURE, keys(300));
    await press(board.page, '.', 5);
    await measure(board, `${WIDTH} × ${HEIGHT}, zoomed`, 'key', MEASURE, keys(300));
    await board.page.close();
    const large = await openBoard(browser, address + huge());
    for (const [name, steps] of [
      ['255 × 255, whole', 0],
      ['255 × 255, zoomed', 4],
      ['255 × 255, zoomed further', 4],
    ]) {
      await press(large.page, '.', steps);
      await measure(large, `panning ${name}`, 'frame', PAN, 300);
    }
  });
}
