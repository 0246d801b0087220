// Checks the catalogs and records which translations are done: `npm run languages`. `npm run languages -- KEY …` says
// that the translations of these messages are still right, although their English has changed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogs } from './languages/catalogs.mjs';
import { findProblems, recordTranslations } from './languages/check.mjs';

const LANGUAGES = join(dirname(dirname(fileURLToPath(import.meta.url))), 'languages');
const recordOf = (id) => join(LANGUAGES, `${id}.translated.json`);

const stillRight = new Set(process.argv.slice(2));
const catalogs = readCatalogs(LANGUAGES);
const unknown = [...stillRight].filter((key) => !catalogs.texts.some((text) => text.key === key));
const translated = {};
for (const [id, messages] of Object.entries(catalogs.translations)) {
  const path = recordOf(id);
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  translated[id] = recordTranslations(catalogs.texts, messages, before, stillRight);
  writeFileSync(path, `${JSON.stringify(translated[id], null, 1)}\n`);
}
const problems = [...unknown.map((key) => `${key}: no such message`), ...findProblems(catalogs, translated)];
for (const problem of problems) console.error(problem);
const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
console.log(`${Object.keys(catalogs.languages).length} languages, ${catalogs.texts.length} texts, ${count}`);
process.exit(problems.length > 0 ? 1 : 0);
