import { expect, test } from 'vitest';
import { decodeText, splitLines } from './text.js';

const CASES: readonly [name: string, bytes: number[]][] = [
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['UTF-8 behind a byte order mark', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['latin-1', [0x43, 0x61, 0x66, 0xe9]],
  ['UTF-16, low byte first', [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ['UTF-16, high byte first', [0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]],
];

test.each(CASES)('%s is read', (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('Café');
});

test('any bytes give some text', () => {
  expect(decodeText(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toHaveLength(256);
  expect(decodeText(new Uint8Array())).toBe('');
});

test('all three line ends are read; a final line end does not start another line', () => {
  expect(splitLines('a\r\nb\nc\rd\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(splitLines('a\n\n')).toEqual(['a', '']);
  expect(splitLines('')).toEqual([]);
});
