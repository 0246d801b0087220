import { ok } from '@masu/core/base/result.js';
import { expect, test } from 'vitest';
import type { Job, Reported } from '../job.js';
import { endedReport } from '../job-reports.js';
import type { Engine, Task } from './engine.js';
import { solveInWindow } from './lanes.js';

const JOB: Job = { puzzle: 'sokoban', level: '', format: 'xsb', solver: 'any', limits: {} };

/** An engine whose jobs end when the test says so. */
function engineByHand() {
  const open = new Map<string, { settle: (reported: Reported) => void; fail: (bug: Error) => void }>();
  const engine = {
    run(job: Job): Task {
      const report = new Promise<Reported>((settle, fail) => open.set(job.level, { settle, fail }));
      return { report, stop: () => end(job.level) };
    },
    close: () => {},
  } as Engine;
  const end = (level: string): void => {
    open.get(level)?.settle(ok(endedReport(JOB, 'stopped', undefined, 0)));
    open.delete(level);
  };
  return { engine, open, end };
}

function windowOf(count: number, lanes: number) {
  const hand = engineByHand();
  let drawn = 0;
  function* items(): Generator<string> {
    for (; drawn < count; ) yield `${drawn++}`;
  }
  const window = solveInWindow(hand.engine, items(), (level) => ({ ...JOB, level }), lanes);
  return { ...hand, window, drawn: () => drawn };
}

test('jobs are drawn only for free lanes, and results come in the order in which they end', async () => {
  const { window, end, drawn, open } = windowOf(5, 2);
  const first = window.results.next();
  expect([drawn(), window.running]).toEqual([2, 2]);
  end('1');
  expect((await first).value?.item).toBe('1');
  expect([...open.keys()]).toEqual(['0', '2']);
  for (const level of ['2', '3', '4']) {
    end(level);
    expect((await window.results.next()).value?.item).toBe(level);
  }
  end('0');
  expect((await window.results.next()).value?.item).toBe('0');
  expect((await window.results.next()).done).toBe(true);
});

test('after a stop nothing more is drawn, and what runs reports that it was stopped', async () => {
  const { window, drawn } = windowOf(100, 3);
  const first = window.results.next();
  window.stop();
  expect((await first).value?.ending).toMatchObject({ kind: 'reported', reported: { value: { limit: 'stopped' } } });
  const rest: string[] = [];
  for await (const { item } of window.results) rest.push(item);
  expect([rest.length, drawn()]).toEqual([2, 3]);
});

test('a bug ends only its own job', async () => {
  const { window, open, end } = windowOf(3, 3);
  const first = window.results.next();
  open.get('1')?.fail(new Error('broken'));
  const { value } = await first;
  expect(value).toMatchObject({ item: '1', ending: { kind: 'bug', bug: { message: 'broken' } } });
  for (const level of ['0', '2']) end(level);
  const rest: string[] = [];
  for await (const { item } of window.results) rest.push(item);
  expect(rest.sort()).toEqual(['0', '2']);
});

test('a caller that stops iterating stops the work', async () => {
  const { window, drawn, end, open } = windowOf(100, 2);
  const first = window.results.next();
  end('0');
  await first;
  await window.results.return();
  for (const level of [...open.keys()]) end(level);
  await new Promise((resolve) => setImmediate(resolve));
  expect([drawn(), open.size]).toEqual([3, 0]);
});

test('no jobs, no results', async () => {
  const { window } = windowOf(0, 2);
  expect((await window.results.next()).done).toBe(true);
});
