import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../test/seed.js';
import { KeyReader, type TerminalEvent } from './terminal-keys.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function shortly(event: TerminalEvent): string {
  if (event.kind === 'paste') return `paste ${JSON.stringify(event.text)}`;
  if (event.kind === 'cursor') return `cursor ${event.line},${event.column}`;
  if (event.kind === 'mouse') return `${event.action} ${event.button} ${event.line},${event.column}`;
  const modifiers = [event.ctrl && 'ctrl', event.alt && 'alt', event.shift && 'shift'].filter(Boolean);
  return [...modifiers, event.name].join('+');
}

function read(text: string): string[] {
  const reader = new KeyReader();
  return [...reader.feed(bytes(text)), ...reader.flush()].map(shortly);
}

// Sequences from xterm's control sequences (Dickey), rxvt-unicode(7), console_codes(4) and kitty's keyboard protocol.
const CASES: readonly [name: string, text: string, events: readonly string[]][] = [
  ['letters', 'aZé漢', ['a', 'Z', 'é', '漢']],
  [
    'controls',
    '\x03\x1a\x19\r\n\t\x7f\x08 ',
    ['ctrl+c', 'ctrl+z', 'ctrl+y', 'enter', 'enter', 'tab', 'backspace', 'backspace', 'space'],
  ],
  ['arrows', '\x1b[A\x1b[B\x1b[C\x1b[D', ['up', 'down', 'right', 'left']],
  ['arrows, application mode', '\x1bOA\x1bOD', ['up', 'left']],
  [
    'arrows with modifiers',
    '\x1b[1;5C\x1b[1;2A\x1b[1;3D\x1b[1;6B',
    ['ctrl+right', 'shift+up', 'alt+left', 'ctrl+shift+down'],
  ],
  ['arrows of rxvt', '\x1b[a\x1bOd', ['shift+up', 'ctrl+left']],
  ['home and end', '\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~', ['home', 'end', 'home', 'end', 'home', 'end']],
  ['pages and delete', '\x1b[5~\x1b[6~\x1b[3~\x1b[3;5~', ['pageup', 'pagedown', 'delete', 'ctrl+delete']],
  ['function keys', '\x1bOP\x1b[11~\x1b[[A\x1b[15~\x1b[24~', ['f1', 'f1', 'f1', 'f5', 'f12']],
  ['shift and tab', '\x1b[Z', ['shift+tab']],
  ['alt and a letter', '\x1bx\x1b3', ['alt+x', 'alt+3']],
  ['escape alone', '\x1b', ['escape']],
  ['escape twice', '\x1b\x1b', ['escape', 'escape']],
  ['kitty: ctrl and digits', '\x1b[49;5u\x1b[122;6u\x1b[27u', ['ctrl+1', 'ctrl+shift+z', 'escape']],
  ['paste', '\x1b[200~ullU\nrr\x1b[201~q', ['paste "ullU\\nrr"', 'q']],
  ['an escape within a paste', '\x1b[200~a\x1b[Ab\x1b[201~', ['paste "a\\u001b[Ab"']],
  [
    'mouse',
    '\x1b[<0;5;3M\x1b[<0;5;3m\x1b[<2;1;1M\x1b[<65;1;1M',
    ['press left 2,4', 'release left 2,4', 'press right 0,0', 'wheel-down middle 0,0'],
  ],
  ['mouse beyond column 223', '\x1b[<0;300;100M', ['press left 99,299']],
  ['cursor', '\x1b[12;40R', ['cursor 11,39']],
  ['an unknown sequence is dropped', '\x1b[?62;4c\x1b[99~a', ['a']],
  ['an unfinished sequence is dropped', '\x1b[1;', []],
];

test.each(CASES)('%s', (_name, text, events) => {
  expect(read(text)).toEqual(events);
});

test('bytes split anywhere give the same events', () => {
  const all = CASES.filter(([, , events]) => events.length > 0);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...all), { maxLength: 6 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
      (cases, cuts) => {
        // A case that ends in Escape would join with the next one, as it does on a real line.
        const joined = bytes(cases.map(([, text]) => (text.endsWith('\x1b') ? `${text}\x1b[A` : text)).join(''));
        const whole = new KeyReader();
        const cut = new KeyReader();
        const events: TerminalEvent[] = [];
        for (let at = 0; at < joined.length; ) {
          const size = cuts.next().value as number;
          events.push(...cut.feed(joined.subarray(at, at + size)));
          at += size;
        }
        expect(events).toEqual(whole.feed(joined));
      },
    ),
    { seed: seedFor(65) },
  );
});

test('no bytes make it throw or buffer much', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 10 }), (chunks) => {
      const reader = new KeyReader();
      for (const chunk of chunks) reader.feed(new Uint8Array([27, 91, ...chunk]));
      reader.flush();
      expect(reader.isWaiting).toBe(false);
    }),
    { seed: seedFor(66) },
  );
});
