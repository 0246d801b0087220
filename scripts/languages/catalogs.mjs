// Reads the catalogs: languages/ID/CATALOG.arb, ICU messages by key. A key is the path of a text, joined with periods; its
// first step is the table. English also has `@key` entries: arguments with their types, and descriptions for translators.
// `@@x-name` of a catalog (names.arb) is what the language calls itself; `same.json` says which text another one repeats.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsIn, parseMessage, pseudoMessage } from './messages.mjs';

export const SOURCE = 'en';
/** A language for tests, made from English; it is never offered. */
export const PSEUDO = 'x-pseudo';

/** A period or percent sign inside a step is written %2E or %25. */
export const splitKey = (key) => key.split('.').map((step) => decodeURIComponent(step));

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The messages of a file, without what describes them. */
const messagesOnly = (file) => Object.fromEntries(Object.entries(file).filter(([key]) => !key.startsWith('@')));

function readLanguage(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.arb'));
  return Object.fromEntries(files.map((file) => [file.replace('.arb', ''), readJson(join(folder, file))]));
}

/** The languages that have a name, English first, then by their names. */
function offeredLanguages(files) {
  const names = Object.entries(files).flatMap(([id, own]) => {
    const name = Object.values(own).find((catalog) => catalog['@@x-name'])?.['@@x-name'];
    return name ? [[id, name]] : [];
  });
  const { compare } = new Intl.Collator(SOURCE);
  const order = (id) => (id === SOURCE ? 0 : 1);
  return Object.fromEntries(names.sort(([a, one], [b, other]) => order(a) - order(b) || compare(one, other)));
}

/**
 * The arguments of a message, in order: `{ name, type, isOptional }`, or undefined for a text without any. A single
 * argument needs no entry: it is a number if the message counts or formats it, otherwise a text or a number.
 */
function readParameters(key, message, about) {
  const listed = about?.placeholders;
  if (listed) {
    return Object.entries(listed).map(([name, { type }]) => ({
      name,
      type: type.replace(/\?$/, ''),
      isOptional: type.endsWith('?'),
    }));
  }
  const found = [...argumentsIn(parseMessage(message))];
  if (found.length > 1) throw new Error(`${key}: several arguments, but their order is not given by @${key}`);
  if (found.some(([, { cases }]) => cases.size > 0)) throw new Error(`${key}: @${key} does not list the cases`);
  return found.length === 0
    ? undefined
    : found.map(([name, { isNumber }]) => ({ name, type: isNumber ? 'number' : 'string|number', isOptional: false }));
}

/**
 * Everything below `folder`: `languages` (names by id, in order), `texts` (English, in order: key, catalog, message,
 * parameters, `source`: the key that has its words), and `translations` (messages by language and key).
 */
export function readCatalogs(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = Object.fromEntries(folders.map(({ name }) => [name, readLanguage(join(folder, name))]));
  const languages = offeredLanguages(files);
  const same = existsSync(join(folder, 'same.json')) ? readJson(join(folder, 'same.json')) : {};
  const english = files[SOURCE];
  const texts = new Map();
  for (const [catalog, file] of Object.entries(english)) {
    for (const [key, message] of Object.entries(messagesOnly(file))) {
      if (texts.has(key)) throw new Error(`${key} is in two catalogs of English`);
      const about = file[`@${key}`];
      texts.set(key, {
        ...{ key, catalog, message, source: key },
        parameters: readParameters(key, message, about),
        description: about?.description ?? '',
      });
    }
  }
  const catalogOfTable = new Map([...texts.values()].map(({ key, catalog }) => [splitKey(key)[0], catalog]));
  for (const [key, source] of Object.entries(same)) {
    const text = texts.get(source);
    if (!text || text.source !== source) throw new Error(`same.json: ${key} repeats ${source}, which does not exist`);
    if (texts.has(key)) throw new Error(`same.json: ${key} has words of its own`);
    const catalog = catalogOfTable.get(splitKey(key)[0]);
    if (!catalog) throw new Error(`same.json: ${key} is in no table`);
    texts.set(key, { ...text, key, catalog });
  }
  const translations = Object.fromEntries(
    Object.entries(files)
      .filter(([id]) => id !== SOURCE)
      .map(([id, own]) => [id, Object.assign({}, ...Object.values(own).map(messagesOnly))]),
  );
  return { languages, texts: [...texts.values()], translations };
}

/** A catalog as text: one message per line, so that a change is one line, in the order of the keys given. */
export function formatCatalog(file, keys) {
  const order = new Map(keys.map((key, at) => [key, at]));
  const keyPlace = (key) => (key.startsWith('@@') ? -1 : (order.get(key.replace(/^@/, '')) ?? keys.length));
  const rows = Object.entries(file).sort(([one], [other]) => keyPlace(one) - keyPlace(other));
  return `{\n${rows.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

/** The messages of a made-up language: English with accents, in brackets, and longer. */
export const pseudoTranslation = (texts) =>
  Object.fromEntries(
    texts.filter(({ key, source }) => key === source).map(({ key, message }) => [key, pseudoMessage(message)]),
  );
