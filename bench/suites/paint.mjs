// Measures the time from a key to its paint in Chromium, on a 60 × 40 level full of boxes: from the key event to the end of
// the following frame (requestAnimationFrame, then a message after the paint). Walks and pushes, with every aid on. Wall
// times mean little on a busy machine, so it prints the CPU time of the page's thread too.

import { withBrowser } from '../open-page.mjs';

export const about = 'milliseconds from a key to its paint on a 60 × 40 level, median and 95th percentile';

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

export async function run() {
  await withBrowser(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(address + hall());
    await page.locator('.board canvas').waitFor();
    await page.keyboard.press('c');
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
    };
    const before = await work();
    const { times, longest } = await page.evaluate(`(${MEASURE})(${JSON.stringify(keys(300))})`);
    const sorted = times.slice(20).sort((a, b) => a - b);
    const at = (part) => sorted[Math.floor(part * (sorted.length - 1))].toFixed(1);
    console.log(
      `${WIDTH} × ${HEIGHT}, ${sorted.length} keys: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
    );
    const after = await work();
    const each = (name) => ((after[name] - before[name]) / times.length).toFixed(1);
    const parts = `script ${each('ScriptDuration')}, layout ${each('LayoutDuration')}, style ${each('RecalcStyleDuration')}`;
    console.log(`CPU of the page's thread a key: ${each('TaskDuration')} ms (${parts})`);
    console.log(`longest task of the page: ${longest === 0 ? 'none over 50 ms' : `${longest.toFixed(0)} ms`}`);
  });
}
