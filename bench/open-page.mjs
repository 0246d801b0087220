// The built web app in Chromium, for the benchmarks that measure it there; and the longest task of the page's thread,
// from a trace. A trace tells the CPU time of each task beside its wall time, which means little on a busy machine.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/needs/chromium.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Serves the app, opens a browser, does the work, closes both. */
export async function withBrowser(work) {
  const server = spawn(process.execPath, [join(ROOT, 'dist/bin/masu.js'), 'serve', '--no-open', '--port', '0']);
  const [line] = await once(server.stdout, 'data');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    return await work(browser, String(line).split('\n')[0]);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The longest task of the page's thread while something is done: milliseconds of wall time and of CPU. */
export async function longestTask(browser, page, work) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const longest = { wall: 0, cpu: 0 };
  for (const { name, pid, tid, dur, tdur } of traceEvents) {
    if (!/RunTask$/.test(name) || !mains.has(`${pid} ${tid}`)) continue;
    longest.wall = Math.max(longest.wall, (dur ?? 0) / 1000);
    longest.cpu = Math.max(longest.cpu, (tdur ?? 0) / 1000);
  }
  return longest;
}
