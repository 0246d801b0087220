// Sentences of the solvers, formats, and rules as the terminal shows them in another language: hints of Futoshiki, the
// reasons of a grade, what is wrong with a file.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { DigitHint } from '@masu/engine/session/futoshiki/session.js';
import { findHint } from '@masu/solve/futoshiki/solve/explain/hint.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownFutoshiki } from '../../../../../test/own-futoshiki.js';
import { makeCollection, openFile } from '../../saves/library.js';
import { digitHintLines, hintTitle } from '../futoshiki/messages.js';
import { fileMessage, savingMessage } from '../game/file-messages.js';
import { headingWithTitle, levelHeadingName } from '../game/heading.js';
import { gradeLines } from '../game/level-grade.js';
import { ASCII } from '../screen/appearance.js';
import { useLanguage } from './language.js';

beforeEach(() => useLanguage('fr'));
afterEach(() => useLanguage('en'));

test('a hint of Futoshiki: its name and every step', () => {
  const [, [level]] = ownFutoshiki()[0] as [string, [FutoshikiLevel]];
  const hint = findHint(level);
  if (hint.kind !== 'digit') throw new Error(hint.message);
  const shown = hint as unknown as DigitHint;
  const french = /\b(?:ligne|colonne|chiffre|seule?|donc)\b/i;
  expect(hint.steps.length).toBeGreaterThan(0);
  for (const detail of [1, 2, 3] as const) {
    for (const line of digitHintLines(shown, detail, level.size)) expect(line).not.toBe(hint.message);
    expect(digitHintLines(shown, detail, level.size).length).toBeGreaterThan(0);
  }
  for (const step of digitHintLines(shown, 3, level.size)) expect(step).toMatch(french);
  expect(hintTitle(shown)).not.toBe(hint.steps.at(-1)?.name);
});

test('the reasons of a grade, and what isn’t known stays as it is', () => {
  const reasons = [
    'A shortest solution takes each box to its goal in one run, by the shortest way.',
    'Something else.',
  ];
  const lines = gradeLines('sokoban', { grade: 'easy', isExact: true, optimum: 3, reasons }, ASCII);
  expect(lines).toEqual([
    'facile ##---',
    'Minimum prouvé\u202f: 3 poussées.',
    '',
    'Pourquoi\u202f:',
    '- Une solution minimale mène chaque caisse à sa cible d’un trait, par le plus court chemin.',
    '- Something else.',
  ]);
});

test('what is wrong with a file, and where', () => {
  const text = makeCollection('#####\n#@$ #\n#####\n', 'Mine', 'mine.txt', false, { say: fileMessage });
  expect(text.ok || text.error).toMatch(/^mine\.txt, ligne \d, colonne \d\u202f: .*caisse/);
  const missing = openFile('/no/such/file.xsb', { say: fileMessage });
  expect(missing.ok || missing.error).toBe('/no/such/file.xsb\u202f: Fichier introuvable.');
});

test('a disk that can’t be written', () => {
  const notice = { kind: 'cannot-save', fault: 'disk-full', message: 'ENOSPC', home: '/saves' } as const;
  expect(savingMessage(notice)).toBe(
    'Impossible d’enregistrer\u202f: le disque est plein (/saves). Vous pouvez continuer à jouer.',
  );
});

test('titles of ours, in a heading that is saved in English', () => {
  const heading = { collection: 'First steps', number: 3, of: 12, title: 'Not one of ours' };
  expect(headingWithTitle(heading)).toBe('Premiers pas 3 sur 12\u202f: Not one of ours');
  expect(levelHeadingName({ ...heading, title: '' })).toBe('First steps 3');
});

test('in English everything is unchanged', async () => {
  await useLanguage('en');
  const missing = openFile('/no/such/file.xsb', { say: fileMessage });
  expect([missing, openFile('/no/such/file.xsb')]).toEqual([missing, missing]);
});
