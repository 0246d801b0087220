import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayClock } from './play-clock.js';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('time counts while it runs, from where the game was left', () => {
  const clock = new PlayClock();
  clock.set(5000);
  clock.run();
  vi.advanceTimersByTime(300);
  clock.rest();
  vi.advanceTimersByTime(60_000);
  expect(clock.millis()).toBe(5300);
  clock.run();
  vi.advanceTimersByTime(700);
  clock.run();
  expect(clock.millis()).toBe(6000);
});

test('another game on a running clock begins at its own time', () => {
  const clock = new PlayClock();
  clock.run();
  vi.advanceTimersByTime(900);
  clock.set(0);
  vi.advanceTimersByTime(100);
  expect(clock.millis()).toBe(100);
});

test('a system clock set back takes no time away', () => {
  const clock = new PlayClock();
  clock.set(2000);
  clock.run();
  vi.setSystemTime(0);
  expect(clock.millis()).toBe(2000);
});
