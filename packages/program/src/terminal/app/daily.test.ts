// Daily puzzles, the calendar, and the progress.

import { localDay } from '@masu/core/base/daily.js';
import { expect, test } from 'vitest';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { start, storeOf } = terminalHere();

/** Of the level of 2026-11-16: 10 pushes, the fewest. */
const SOLUTION = 'DrruUddlluRdrruulDrdLulDururuulDDDrdL';
const pasted = (text: string): string => `\x1b[200~${text}\x1b[201~`;

test('the puzzle of a fixed day is played, counts as solved later, and shows in calendar and progress', async () => {
  const program = start(['daily', '--date', '2026-11-16']);
  await program.until('2026-11-16');
  await program.until('easy ▮▮▯▯▯');
  await program.type('g', 'Proven optimum: 10 pushes.');
  expect(program.screen).toContain('One box is parked on the way');
  program.send('q');
  await program.until('u undo');
  await program.type(pasted(SOLUTION), /Solved/);
  program.send('q');
  expect(await program.end()).toBe(0);
  const store = storeOf(program);
  const [daily] = store.dailies();
  expect(daily).toMatchObject({ puzzle: 'sokoban', day: '2026-11-16', grade: 'easy', optimum: 10 });
  expect(daily?.solved).toMatchObject({ pushes: 10, hints: 0 });
  const today = localDay(new Date());
  if (daily) store.saveDaily({ ...daily, day: today, solved: { ...daily.solved, on: today } as never });

  const menu = start([], { env: { MASU_HOME: program.home } });
  await menu.until('solved today, streak 1 day');
  await menu.until('Your progress');
  await menu.type('j', '> Futoshiki');
  await menu.type('j', '> Daily puzzle');
  await menu.type('\r', /\[[ \d]\d\*\]/);
  await menu.until('Streak: 1 day. Longest: 1 day.');
  await menu.type('e', 'masu daily Sokoban');
  expect(menu.screen).toContain('10 pushes: fewest pushes');
  await menu.type('q', 'Streak:');
  await menu.type('\t', '[Futoshiki]');
  await menu.type('q', '> Daily puzzle');
  await menu.type('j', '> Your progress');
  await menu.type('\r', 'Solved by grade');
  expect(menu.screen).toMatch(/easy +▮▯+ {2}1 of \d+/);
  menu.send('q');
  await menu.until('> Your progress');
  menu.send('q');
  expect(await menu.end()).toBe(0);
});
