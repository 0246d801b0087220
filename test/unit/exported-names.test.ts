// An exported name has one meaning in the repository: searching for it finds one definition and its uses.

import { expect, test } from 'vitest';
import { allSources, readSource } from '../sources.js';

/** Made by the build, or in another language. */
const LEFT_OUT =
  /^(?:solve\/kernel\/assembly|core\/base\/texts|web\/texts|web\/catalogs)\/|kernel-bytes\.ts$|\.test\.tsx?$|\.d\.ts$/;

/** Names that are defined more than once because they mean the same in each place. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  'the library, which adds the rules': 'LevelsRead readLevels',
  'both puzzles': 'isSolved parseMoves validateLevel',
  'each host of the library': 'explain generate grade hint label optimize review solve solvers',
  'the library, and the puzzle without its worker': 'certify judgePush verifyCertificate',
  'the page in the terminal and in the browser': 'DailyPage FutoshikiPage LabPage LevelsPage SokobanPage',
  'as a course names its functions': 'LevelFile expandRunLengths isLegal solve',
};
/** Names of the published package that two of its entry points have; they can't change without breaking its users. */
const PUBLISHED = 'Conflict Explanation Figures Progress RULE_IDS RuleId Verdict replay';

const ALLOWED = [...Object.values(SAME_MEANING), PUBLISHED].flatMap((names) => names.split(' '));

function definitions(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of allSources()) {
    if (!/\.tsx?$/.test(path) || LEFT_OUT.test(path)) continue;
    const text = readSource(path);
    const exported =
      /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;
    for (const [, name = ''] of text.matchAll(exported)) found.set(name, (found.get(name) ?? new Set()).add(path));
  }
  return found;
}

test('bounds are called MAX_ and MIN_', () => {
  expect([...definitions().keys()].filter((name) => /^(?:MOST|LEAST|MAXIMUM|MINIMUM)_/.test(name))).toEqual([]);
});

test('an exported name is defined once, but for a short list', () => {
  const all = definitions();
  expect(all.size).toBeGreaterThan(1000);
  const twice = [...all]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => [name, [...files].sort()] as const);
  expect(Object.fromEntries(twice.filter(([name]) => !ALLOWED.includes(name)))).toEqual({});
  const names = new Set(twice.map(([name]) => name));
  expect(
    ALLOWED.filter((name) => !names.has(name)),
    'allowed and no longer needed',
  ).toEqual([]);
});
