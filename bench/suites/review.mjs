// What an edit costs in the editor: seeded single edits of the levels that ship, each analyzed whole; CPU time of the
// thread until the first stage and until the end, by what became of the level. `review 1000 slow` lists the slowest boards.
// `review page` draws in Chromium and prints the longest task of the page's thread.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@masu/core/base/random.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { analyzeSokoban } from '@masu/studio/sokoban/analyze/analyze.js';
import { levelOfEditBoard, makeEditBoard } from '@masu/studio/sokoban/analyze/edit-board.js';
import { singleEdits } from '@masu/studio/sokoban/analyze/single-edits.js';
import { longestTask, withBrowser } from '../open-page.mjs';
import { cpuMillis } from '../thread-time.mjs';

export const about =
  'the review after an edit: CPU time to the first stage and to the end; `review COUNT [slow]`, `review page`';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../levels/sokoban');
const SLOWEST = 12;

function ownLevels() {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.xsb'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      return recognizeFormat(text, '.xsb')
        .parse(text)
        .levels.map(({ value }, at) => ({ name: `${file} ${at + 1}`, level: validateLevel(value).value }));
    });
}

/** Levels in a seeded order, one random edit each, until there are enough. */
function* editedLevels(count) {
  const random = seededRandom(1);
  const levels = ownLevels();
  for (let made = 0; made < count; ) {
    for (const { name, level } of random.shuffle([...levels])) {
      const edits = [...singleEdits(makeEditBoard(level))];
      const { edit, board } = edits[random.below(edits.length)];
      const edited = levelOfEditBoard(board);
      if (!edited) continue;
      yield { name: `${name} ${edit.kind} ${edit.cell}`, level: edited };
      if (++made === count) return;
    }
  }
}

/** CPU milliseconds of each stage and in all; the longest step between two yields, in wall time. */
function timed(level) {
  const stages = [];
  const start = cpuMillis();
  const stage = () => stages.push(cpuMillis() - start);
  const steps = analyzeSokoban(level, { onStage: stage });
  let [longest, before] = [0, performance.now()];
  for (;;) {
    const step = steps.next();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (!step.done) continue;
    stage();
    const { verdict, isProven, positions, isExact } = step.value;
    const kind = verdict === 'solved' ? (isExact ? 'solved' : isProven ? 'solved, large' : 'found, large') : verdict;
    return { kind, positions, stages, longest, all: stages.at(-1) };
  }
}

const at = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
const figures = (values) => [0.5, 0.95, 1].map((share) => at(values, share).toFixed(share < 1 ? 1 : 0)).join(' / ');

const DRAWN = ['trivial-levels/3', 'hard-levels/3', 'extreme-levels/3', 'masters/13', 'masters/20'];
const STROKES = 60;

/** Strokes at random intervals on some levels: milliseconds of CPU and of wall time of the longest task. */
async function drawInPage() {
  console.log('| drawn on | strokes | longest task, CPU | wall |');
  console.log('| --- | --- | --- | --- |');
  await withBrowser(async (browser, address) => {
    for (const level of DRAWN) {
      const random = seededRandom(1);
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
      await page.goto(`${address}#/editor/${level}`);
      await page.locator('.review .result').waitFor();
      // All that is loaded later is there.
      await page.waitForTimeout(3000);
      await page.locator('.board').focus();
      const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', '1', '2', ' ', ' ', 'u'];
      const { cpu, wall } = await longestTask(browser, page, async () => {
        for (let stroke = 0; stroke < STROKES; stroke++) {
          await page.keyboard.press(keys[random.below(keys.length)]);
          await page.waitForTimeout(random.below(200));
        }
        await page.waitForTimeout(1500);
      });
      console.log(`| ${level} | ${STROKES} | ${cpu.toFixed(0)} | ${wall.toFixed(0)} |`);
      await page.close();
    }
  });
}

export async function run([count = '1000', slow]) {
  if (count === 'page') return drawInPage();
  const results = [];
  for (const { name, level } of editedLevels(Number(count))) results.push({ name, ...timed(level) });
  console.log('| edited levels | number | first stage | whole review | longest step, wall |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const kind of [undefined, ...new Set(results.map((each) => each.kind))]) {
    const some = results.filter((each) => !kind || each.kind === kind);
    const columns = [some.map(({ stages }) => stages[0]), some.map(({ all }) => all), some.map((each) => each.longest)];
    console.log(`| ${[kind ?? 'all', some.length, ...columns.map(figures)].join(' | ')} |`);
  }
  if (slow !== 'slow') return;
  for (const { name, kind, positions, stages } of results.sort((a, b) => b.all - a.all).slice(0, SLOWEST)) {
    console.log(`${name}: ${kind}, ${positions ?? 'no'} positions, ${stages.map((each) => each.toFixed(0)).join(' ')}`);
  }
}
