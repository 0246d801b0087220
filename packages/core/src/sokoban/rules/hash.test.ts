import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { canonicalHash, levelHash, normalizedRows, symmetries } from './hash.js';
import type { Level } from './level.js';

const level = (...rows: string[]): Level => levelOf(rows);

const plain = level('#####', '#@$.#', '#   #', '#####');

const SAME: readonly [string, Level][] = [
  ['trailing blanks', level('#####  ', '#@$.#', '#   #   ', '#####')],
  ['leading blank columns', level('  #####', '  #@$.#', '  #   #', '  #####')],
  ['corners that no one needs left open', level(' ### ', '#@$.#', '#   #', ' ### ')],
  ['thicker walls', level('#######', '#######', '##@$.##', '##   ##', '#######')],
  ['decoration out of reach', level('##########', '#@$.# *  #', '#   #  * #', '##########')],
  ['blank rows above', level('', '#####', '#@$.#', '#   #', '#####')],
];

test.each(SAME)('the hash is the same with %s', (_name, other) => {
  expect(levelHash(other)).toBe(levelHash(plain));
});

test('another cell of the player is another level', () => {
  expect(levelHash(level('#####', '# $.#', '#@  #', '#####'))).not.toBe(levelHash(plain));
});

test('the hash is 64-bit FNV-1a over the normalized rows', () => {
  expect(normalizedRows(plain)).toEqual(['#####', '#@$.#', '#   #', '#####']);
  let hash = 0xcbf29ce484222325n;
  for (const letter of normalizedRows(plain).join('\n')) {
    hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  expect(levelHash(plain)).toBe(hash.toString(16).padStart(16, '0'));
});

test('the canonical hash is the same for all 8 orientations of a board, and only for those', () => {
  const seen = symmetries(normalizedRows(plain));
  expect(new Set(seen.map((rows) => rows.join('/'))).size).toBe(8);
  expect(new Set(seen.map((rows) => canonicalHash(level(...rows))))).toEqual(new Set([canonicalHash(plain)]));
  expect(new Set(seen.map((rows) => levelHash(level(...rows)))).size).toBe(8);
  expect(canonicalHash(level('#####', '#@$.#', '#  ##', '#####'))).not.toBe(canonicalHash(plain));
});
