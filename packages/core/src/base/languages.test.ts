// Which language a browser or a system gets.

import { expect, test } from 'vitest';
import { bestLanguage } from './languages.js';

const IDS = [
  'en',
  'de',
  'fr',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'zh-Hans',
  'zh-Hant',
  'sr-Latn',
  'sr',
] as const;

test.each<[wishes: string[], expected: string | undefined]>([
  [['ja_JP'], 'ja'],
  [['de-AT', 'en'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['zh'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh_SG'], 'zh-Hans'],
  [['zh-Hans-CN'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh_HK'], 'zh-Hant'],
  [['sr-Latn-RS'], 'sr-Latn'],
  [['sr_RS'], 'sr'],
  [['ko-KR-u-ca-gregory'], 'ko'],
  [['sw-KE', 'ru'], 'ru'],
  [['sw-KE'], undefined],
  [['', 'C', 'POSIX', '__proto__', 'x-pseudo', 'de_DE@euro'], undefined],
  [[], undefined],
])('%j gets %s', (wishes, expected) => {
  expect(bestLanguage(wishes, IDS)).toBe(expected);
});

test('another script of the same language is better than none', () => {
  expect(bestLanguage(['zh-TW', 'fr'], ['en', 'fr', 'zh-Hans'])).toBe('zh-Hans');
});
