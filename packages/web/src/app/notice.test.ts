import { beforeEach, expect, test } from 'vitest';
import { route } from '../route.js';
import type { Page } from '../routes.js';
import { notice, notify, notifyOn, spoken } from './notice.js';

const go = (page: Page): void => {
  route.value = { page, target: { kind: 'none' } };
};

beforeEach(() => {
  for (const page of ['futoshiki', 'editor', 'sokoban'] as const) {
    go(page);
    notify(undefined, '');
  }
});

test('a message stays on its page', () => {
  notify({ tone: 'calm', lead: 'Pushed right.' });
  go('futoshiki');
  expect(notice.value).toBeUndefined();
  notify({ tone: 'calm', lead: '3 entered.' });
  go('editor');
  expect(notice.value).toBeUndefined();
  go('sokoban');
  expect(notice.value?.lead).toBe('Pushed right.');
});

test('a message for a page that is not open waits on that page', () => {
  go('editor');
  notifyOn('sokoban')({ tone: 'calm', lead: 'Searching.' });
  expect(notice.value).toBeUndefined();
  go('sokoban');
  expect(notice.value?.lead).toBe('Searching.');
});

test('the live region is empty on a new page', () => {
  spoken.value = 'Pushed right.';
  go('futoshiki');
  expect(spoken.value).toBe('');
});
