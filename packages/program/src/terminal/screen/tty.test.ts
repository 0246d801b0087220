import { EventEmitter } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryHost } from '../../../../../test/masu-here.js';
import { COLORED, UNICODE_LETTERS } from './appearance.js';
import { type Terminal, Tty } from './tty.js';

/** A simulated terminal: `answer` returns the cursor column it reports after each letter, or nothing. */
function pretended(answer: (letter: string) => number | undefined): { terminal: Terminal; end: () => void } {
  const fd = openSync('/dev/null', 'w');
  const input = Object.assign(new EventEmitter(), { setRawMode() {}, resume() {}, pause() {} });
  const output = Object.assign(new EventEmitter(), {
    columns: 80,
    rows: 24,
    fd,
    write(text: string) {
      for (const [, letter = ''] of text.matchAll(/\x1b\[1;1H(.)\x1b\[6n/gu)) {
        const column = answer(letter);
        if (column !== undefined) queueMicrotask(() => input.emit('data', Buffer.from(`\x1b[1;${column + 1}R`)));
      }
    },
  });
  return { terminal: { input, output } as unknown as Terminal, end: () => closeSync(fd) };
}

const TERMINALS: readonly [name: string, answer: (letter: string) => number | undefined, shows: boolean][] = [
  ['one column each', () => 1, true],
  ['one of them two columns wide', (letter) => (letter === '▶' ? 2 : 1), false],
  ['one of them not shown at all', (letter) => (letter === '█' ? 0 : 1), false],
  ['no answer', () => undefined, false],
];

test.each(TERMINALS)('Unicode signs are used if each was measured: %s', async (_, answer, shows) => {
  const { terminal, end } = pretended(answer);
  const taken: string[] = [];
  const session = new Tty(terminal, COLORED, memoryHost(), {
    event: (event) => taken.push(event.kind),
    draw() {},
    ending() {},
  });
  session.open();
  let isLater = false;
  const asked = session.showsUnicode(() => {
    isLater = true;
  });
  // What is typed meanwhile is a key, not an answer.
  terminal.input.emit('data', Buffer.from('x'));
  expect(await asked).toBe(shows);
  expect([taken, isLater]).toEqual([['key'], false]);
  session.close();
  end();
});

test.each([
  ['one column each', 1, true],
  ['two columns each', 2, false],
])('an answer that comes late is taken, and is not a key: %s', async (_, column, shows) => {
  const { terminal, end } = pretended(() => undefined);
  const taken: string[] = [];
  let drawn = 0;
  let isLater = false;
  const session = new Tty(terminal, COLORED, memoryHost(), {
    event: (event) => taken.push(event.kind),
    draw: () => {
      if (isLater) drawn++;
    },
    ending() {},
  });
  session.open();
  const later = (): void => {
    isLater = true;
  };
  expect([await session.showsUnicode(later), isLater]).toEqual([false, false]);
  for (const _ of UNICODE_LETTERS) terminal.input.emit('data', Buffer.from(`\x1b[1;${column + 1}R`));
  expect([taken, isLater, drawn]).toEqual([[], shows, shows ? 1 : 0]);
  session.close();
  end();
});
