// What each technique of the push search contributes: the same levels with all of them, and with each one left out. The
// suite is fixed; nodes are exact and repeatable, CPU time is this machine's. `>` = unsolved at the limit.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { STAR_TECHNIQUES } from '@masu/solve/kernel/parameters.js';
import { BEAM_ORDERS, openStar } from '@masu/solve/sokoban/solve/engines/star.js';
import { openTwoSided } from '@masu/solve/sokoban/solve/engines/two-sided.js';

export const about = 'the push search with each technique left out, beams, the two engines for moves: [NODE-LIMIT]';

const shared = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/levels');
const SUITE = [
  ['XSokoban', [2, 3, 6, 7, 17, 51, 78]],
  ['Microban-I', [98, 99, 105, 111, 112, 117, 122, 123, 138, 143, 145, 146]],
];
/** Levels on which A* gets stuck on a plateau. */
const PLATEAUS = [60, 48];
const BREADTHS = [300, 600, 1200];
const MOVES = [99, 105, 112, 117, 122, 150];
const BYTES = 2 ** 31;

function levelOf(set, number) {
  const { levels } = XSB.parse(readFileSync(join(shared, `${set}.txt`), 'latin1'));
  return validateLevel(levels[number - 1].value).value;
}

function measure(open, nodes) {
  const before = process.cpuUsage();
  const engine = open();
  let state = engine.step(1000);
  while (state === 'running' && engine.expanded() < nodes) state = engine.step(1000);
  const { user, system } = process.cpuUsage(before);
  return { isOpen: state === 'running', expanded: engine.expanded(), cpu: (user + system) / 1e6 };
}

/** A* up to the limit, then beams at the bound it proved, narrow ones first, until one finds a solution there. */
function plateau(number, nodes) {
  const level = levelOf('XSokoban', number);
  const star = openStar(level, BYTES, { goal: 'pushes' });
  while (star.expanded() < nodes && star.step(1000) === 'running');
  const bound = star.lowerBound();
  const known = [bound + 1, 0];
  let sent = 0;
  const before = process.cpuUsage();
  for (const breadth of BREADTHS) {
    for (const order of BEAM_ORDERS) {
      const beam = openStar(level, BYTES, { goal: 'pushes', known, breadth, order });
      let state = beam.step(1000);
      while (state === 'running') state = beam.step(1000);
      sent += beam.expanded();
      const { user, system } = process.cpuUsage(before);
      if (state === 'solved') return { bound, sent, found: `${breadth}, by ${order}`, cpu: (user + system) / 1e6 };
    }
  }
  return { bound, sent, found: 'none', cpu: Number.NaN };
}

const show = ({ isOpen, expanded }) => `${isOpen ? '> ' : ''}${expanded.toLocaleString('en')}`;

export function run([limit = '300000']) {
  if (!existsSync(shared)) {
    console.log('There is no ../shared/levels beside the repository.');
    return;
  }
  const nodes = Number(limit);
  console.log('| without | XS 2 | XS 3 | XS 6 | XS 7 | XS 17 | XS 51 | XS 78 | twelve of Microban I | CPU s, all |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const left of [[], ...STAR_TECHNIQUES.map((technique) => [technique])]) {
    const [large, small] = SUITE.map(([set, numbers]) =>
      numbers.map((number) => {
        const level = levelOf(set, number);
        return measure(() => openStar(level, BYTES, { goal: 'pushes', without: left }), nodes);
      }),
    );
    const sum = small.reduce((all, one) => all + one.expanded, 0);
    const cpu = [...large, ...small].reduce((all, one) => all + one.cpu, 0);
    const isOpen = small.some((one) => one.isOpen);
    console.log(
      `| ${left[0] ?? '(nothing)'} | ${large.map(show).join(' | ')} | ${show({ isOpen, expanded: sum })} | ${cpu.toFixed(1)} |`,
    );
  }
  console.log(
    '\n| level | bound of A* | beam that found a solution there | nodes of all beams | CPU s |\n|---|---|---|---|---|',
  );
  for (const number of PLATEAUS) {
    const { bound, sent, found, cpu } = plateau(number, nodes / 4);
    console.log(`| XS ${number} | ${bound} | ${found} | ${sent.toLocaleString('en')} | ${cpu.toFixed(1)} |`);
  }
  console.log('\n| fewest moves | expanded | CPU s |\n|---|---|---|');
  for (const [name, open] of [
    ['A* by cells', (level) => openStar(level, BYTES, { goal: 'moves-then-pushes' })],
    ['two-sided (player squares)', (level) => openTwoSided(level, 'moves', BYTES)],
  ]) {
    const runs = MOVES.map((number) => {
      const level = levelOf('Microban-I', number);
      return measure(() => open(level), 50 * nodes);
    });
    const sum = runs.reduce((all, one) => all + one.expanded, 0);
    const isOpen = runs.some((one) => one.isOpen);
    console.log(
      `| ${name} | ${show({ isOpen, expanded: sum })} | ${runs.reduce((all, one) => all + one.cpu, 0).toFixed(1)} |`,
    );
  }
}
