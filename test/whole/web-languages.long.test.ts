// What solvers, formats, and rules say, in the language of a browser: a Futoshiki hint, a file error, and titles.

import { FUTOSHIKI_FORMATS } from '@masu/core/futoshiki/formats/formats.js';
import { expect, test } from 'vitest';
import { closePage, openPage, useApp } from './browser.js';
import { made, SQUARE } from './web-puzzles.js';

const app = useApp();

test('a browser in French: a Futoshiki hint, a file with an error, the titles of our levels', async () => {
  const line = made(FUTOSHIKI_FORMATS.find(({ id }) => id === 'unequal')!.make([SQUARE])).trim();
  const page = await openPage(app, `#/futoshiki?${new URLSearchParams({ l: line })}`, { locale: 'fr-FR' });
  const reasons: string[] = [];
  for (const name of ['Voir où regarder', 'Voir pourquoi', 'Voir le chiffre']) {
    const before = await page.locator('.ladder h3').allTextContents();
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.locator('.ladder h3').allTextContents()).not.toEqual(before);
    reasons.push(...(await page.locator('.ladder .step p').allTextContents()));
  }
  await page.getByRole('button', { name: /^Entrer \d$/ }).waitFor();
  for (const reason of reasons) expect(reason).toMatch(/ligne \d, colonne \d/i);
  expect(reasons.join(' ')).toMatch(/Regardez.*(?:vaut|valoir|chiffre).*Donc ligne \d, colonne \d\u202f: c’est \d/);

  await page.goto(`${app.address}#/levels`);
  await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
  await page.getByRole('textbox', { name: 'Texte des niveaux' }).fill('#####\n# $.#\n#####\n');
  await page.getByText('Le plateau n’a pas de joueur\u202f; il faut un @ ou un +.').first().waitFor();

  await page.goto(`${app.address}#/sokoban/masters/1`);
  await page.getByRole('heading', { name: 'Autorail' }).waitFor();

  // A link has the title of the level's file; it is shown in the reader's language.
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await page.getByText('Lien copié.').first().waitFor();
  const link = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(new URLSearchParams(link.split('?')[1]).get('t')).toBe('Railcar');
  await page.goto(`${app.address}#/levels`);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Autorail' }).waitFor();
  await closePage(page);
});
