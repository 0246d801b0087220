// Checks the catalogs and records which translations are done: `npm run languages`. It also puts the messages of every
// file into the order of English, one per line, whatever a translation tool made of them. `npm run languages -- KEY …`
// says that the translations of these messages are still right, although their English has changed.

import './require-node.mjs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCatalog, readCatalogs } from './languages/catalogs.mjs';
import { findProblems } from './languages/check.mjs';
import { makeRecord, parseRecord, recordTranslations } from './languages/record.mjs';

const LANGUAGES = join(dirname(dirname(fileURLToPath(import.meta.url))), 'languages');
const recordPath = (id) => join(LANGUAGES, id, 'translated.json');

const stillRight = new Set(process.argv.slice(2));
const catalogs = readCatalogs(LANGUAGES);
const unknown = [...stillRight].filter((key) => !catalogs.texts.some((text) => text.key === key));
const keys = catalogs.texts.map(({ key }) => key);
const translated = {};
for (const [id, messages] of Object.entries(catalogs.translations)) {
  for (const name of readdirSync(join(LANGUAGES, id)).filter((each) => each.endsWith('.arb'))) {
    const file = join(LANGUAGES, id, name);
    writeFileSync(file, formatCatalog(JSON.parse(readFileSync(file, 'utf8')), keys));
  }
  const path = recordPath(id);
  const before = existsSync(path) ? parseRecord(readFileSync(path, 'utf8')) : undefined;
  translated[id] = recordTranslations(catalogs.texts, messages, before, stillRight);
  writeFileSync(path, makeRecord(translated[id]));
}
const problems = [...unknown.map((key) => `${key}: no such message`), ...findProblems(catalogs, translated)];
for (const problem of problems) console.error(problem);
const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
console.log(`${Object.keys(catalogs.languages).length} languages, ${catalogs.texts.length} texts, ${count}`);
process.exit(problems.length > 0 ? 1 : 0);
