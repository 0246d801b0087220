// "Next for you": a level is offered, given up for another, and the rating follows.

import { expect, test } from 'vitest';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { start, storeOf } = terminalHere();

test('a level is offered, given up for the next, and noted; the rating is reset and switched off', async () => {
  const program = start([]);
  await program.until('Next for you');
  await program.type('/next', 'Next for you');
  await program.type('\r', 'Sokoban, easygoing');
  await program.until('about 85% solved without help.');
  await program.type('j', '> Sokoban, balanced');
  await program.type('\r', 'u undo');
  const heading = program.screen.split('\n').find((line) => / of \d+/.test(line)) ?? '';
  for (const key of ['h', 'j', 'k', 'l']) program.send(key);
  await program.until(/moves +[1-4]/);
  program.send('n');
  await program.until(() => !program.screen.includes(heading.trim()) && program.screen.includes('u undo'));
  program.send('\x1b');
  await program.until('Rating');
  await program.type('/reset', 'reset the rating');
  await program.type('\r', 'The rating starts again.');
  program.send('q');
  await program.until('Your progress');
  program.send('q');
  expect(await program.end()).toBe(0);
  const store = storeOf(program);
  expect(store.attempts()).toHaveLength(1);
  expect(store.attempts()[0]).toMatchObject({ puzzle: 'sokoban', result: 'given-up', hints: 0 });
});

test('a Futoshiki is offered as soon as the puzzles are graded', async () => {
  const program = start([]);
  await program.until('Next for you');
  await program.type('/next\r', 'Futoshiki, balanced');
  await program.type('jjjj', '> Futoshiki, balanced');
  await program.type('\r', /1-\d enter/);
  expect(program.screen).toMatch(/ of \d+/);
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(storeOf(program).grades().size).toBeGreaterThan(0);
});

test('a level that was not offered is not given up by going on', async () => {
  const program = start([]);
  await program.until('Next for you');
  await program.type('\r\r\r', 'u undo');
  for (const key of ['h', 'j', 'k', 'l']) program.send(key);
  await program.until(/moves +[1-4]/);
  await program.type('n', '2 of 12');
  await program.type('p', '1 of 12');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(storeOf(program).attempts()).toEqual([]);
});
