// Compiles the catalogs to TypeScript, so that the program has no parser: a message is a text, or a function of its
// arguments. English gives the types: a wrong key, a missing argument, or one of the wrong type does not compile. A text
// that a translation lacks is English; `check.mjs` reports it.
//
//   packages/core/src/base/texts   languages.ts, the list; en/TABLE.ts, what pure modules and the terminal say; CATALOG.ID.ts, the same
//                    in other languages; loaders.ts loads these
//   packages/web/src/catalogs the same for the web app; CATALOG.ts loads a catalog
//   packages/web/src/texts    TABLE.ts, a table in the language of the page, which it waits for

import { PSEUDO, pseudoTranslation, SOURCE, splitKey } from './catalogs.mjs';
import { argumentsRead, LIST_TYPES, messageCode, PLACE_TYPE, parseMessage, quote } from './messages.mjs';

/** How the web app imports `base`. */
const BASE = '@masu/core/base/';
/** Catalogs that programs on Node show. All others are of the web app. */
const NODE_CATALOGS = ['errors', 'explanations', 'names', 'reasons', 'terminal'];
/** Tables of web catalogs whose English belongs to pure modules. */
const PURE_TABLES = ['book', 'lesson', 'searches', 'tries'];
/** Tables of these catalogs that the web app shows in English, too. */
const SHARED_TABLES = ['explanation', 'futoshiki-hint', 'grade-reason', 'playlist'];
/** Tables whose messages take one object with all values: they share it (the figures of a lesson), or have many. */
const NAMED_TABLES = ['explanation', 'futoshiki-hint', 'grade-reason', 'lesson'];
/** Words for numbers: put into the messages that ask for them. */
const COUNTS = 'counts';
/** The catalogs that the frame of the page waits for, as one file: every name of a file adds to the page's first script. */
const FRAME_CATALOGS = ['play', 'names'];
/** The web app loads these in its own way; every other catalog is awaited by the tables that are in it. */
const LOADED_BY_HAND = ['frame', 'errors'];
const MADE = '// Made from languages/ by the build: do not edit.\n';

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascalCase = (name) => camelCase(`-${name}`);
const property = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
const tableName = ({ key }) => splitKey(key)[0];

const NAMED_TYPES = ['string', 'number', 'boolean'];
const TYPE_CODES = {
  ...Object.fromEntries(LIST_TYPES.map((type) => [type, 'readonly string[]'])),
  [PLACE_TYPE]: 'PlaceText',
};
/** `a|b` of a catalog as TypeScript. */
const typeCode = (type) =>
  TYPE_CODES[type] ??
  type
    .split('|')
    .map((each) => (NAMED_TYPES.includes(each) || /^\d+$/.test(each) ? each : quote(each)))
    .join(' | ');

/** The code of one message; only English spells out the types of its arguments. */
function textCode(text, message, isEnglish, tools, counts) {
  const { parameters, key } = text;
  const isNamed = NAMED_TABLES.includes(tableName(text));
  const argument = (name) => {
    if (!parameters?.some((each) => each.name === name)) throw new Error(`${key}: unknown argument ${name}`);
    return isNamed ? `f.${name}` : name;
  };
  const types = Object.fromEntries((parameters ?? []).map(({ name, type }) => [name, type]));
  const nodes = parseMessage(message);
  const seen = argumentsRead(nodes);
  const body = messageCode(nodes, { argument, types, tools, counts });
  if (!parameters) return body;
  const lastUsed = parameters.findLastIndex(({ name }) => seen.has(name));
  const shown = isEnglish ? parameters : parameters.slice(0, lastUsed + 1);
  if (isNamed) {
    const fields = parameters
      .map(({ name, type, isOptional }) => `readonly ${name}: ${typeCode(type)}${isOptional ? ' | undefined' : ''}`)
      .join('; ');
    return isEnglish ? `(f: { ${fields} }) => ${body}` : `(${seen.size > 0 ? 'f' : ''}) => ${body}`;
  }
  const written = shown.map(({ name, type, isOptional }, index) => {
    const own = seen.has(name) ? name : `_${name}`;
    if (!isEnglish) return own;
    if (!isOptional) return `${own}: ${typeCode(type)}`;
    // Before an argument that is needed, a missing one is passed as undefined.
    const isLast = shown.slice(index).every((each) => each.isOptional);
    return `${own}${isLast ? '?' : ''}: ${typeCode(type)} | undefined`;
  });
  return `(${written.join(', ')}) => ${body}`;
}

/** Puts a value at a path of nested maps. */
function put(tree, [step, ...rest], value) {
  if (rest.length === 0) tree.set(step, value);
  else {
    if (!tree.has(step)) tree.set(step, new Map());
    put(tree.get(step), rest, value);
  }
}

function treeCode(tree, indent) {
  if (!(tree instanceof Map)) return tree.code;
  const isList = [...tree.keys()].every((key, index) => key === String(index));
  const inner = `${indent}  `;
  const rows = [...tree].map(([key, value]) => {
    const comment = value.comment ? `${inner}/** ${value.comment.replaceAll('*/', '* /')} */\n` : '';
    return `${comment}${inner}${isList ? '' : `${property(key)}: `}${treeCode(value, inner)},\n`;
  });
  return isList ? `[\n${rows.join('')}${indent}]` : `{\n${rows.join('')}${indent}}`;
}

/** The tables of a language as trees of code, by name, and the names of the tools that each calls. */
function compileTables(texts, messageFor, isEnglish) {
  const tables = new Map();
  const counts = texts.filter((text) => tableName(text) === COUNTS).map(messageFor);
  for (const text of texts) {
    const [table, ...path] = splitKey(text.key);
    if (table === COUNTS) continue;
    if (!tables.has(table)) tables.set(table, { tree: new Map(), tools: new Set() });
    const { tree, tools } = tables.get(table);
    const code = textCode(text, messageFor(text), isEnglish, tools, counts);
    // The editor shows the English message where the code uses it.
    put(tree, path, { code, comment: isEnglish && text.parameters ? text.message : '' });
  }
  return tables;
}

function englishModule({ tree, tools }, toBase) {
  const code = treeCode(tree, '');
  const imports = [
    ...(code.includes(TYPE_CODES[PLACE_TYPE]) ? [`import type { PlaceText } from '${toBase}message-tools.js';\n`] : []),
    ...(tools.size > 0 ? [`import * as t from '${toBase === BASE ? `${BASE}texts/en` : '.'}/tools.js';\n`] : []),
  ];
  return `${MADE}${imports.length > 0 ? '\n' : ''}${imports.join('')}\nexport const english = ${code} as const;\n`;
}

/** A translation imports nothing that runs: a page waits for it, and would wait for itself. */
function translationModule(catalog, tables, toBase) {
  const usesTools = [...tables.values()].some(({ tools }) => tools.size > 0);
  const type = `${pascalCase(catalog)}Tables`;
  const tree = new Map([...tables].map(([name, { tree: own }]) => [name, own]));
  return [
    MADE,
    `import type { MessageTools } from '${toBase}message-tools.js';`,
    `import type { ${type} } from './tables.js';\n`,
    `export const tables = (${usesTools ? 't' : '_t'}: MessageTools): ${type} => (${treeCode(tree, '')});\n`,
  ].join('\n');
}

/** Whether an object has a key before the others, and in the order of numbers. */
const isIndex = (key) => /^(?:0|[1-9]\d*)$/.test(key);

/** The texts of a tree without their keys, in the order in which JavaScript lists them. */
function leavesOf(tree) {
  if (!(tree instanceof Map)) return [tree.code];
  const keys = [...tree.keys()];
  const indexes = keys.filter(isIndex).sort((a, b) => a - b);
  return [...indexes, ...keys.filter((key) => !isIndex(key))].flatMap((key) => leavesOf(tree.get(key)));
}

/**
 * A translation for the web app: the texts of each table in the order of the English ones, which every page has, so that
 * no key is loaded twice (`filledTable`). `check.mjs` compares the arguments, which the types here don't.
 */
function listsModule(tables, toBase) {
  const usesTools = [...tables.values()].some(({ tools }) => tools.size > 0);
  const rows = [...tables].map(([name, { tree }]) => {
    const texts = leavesOf(tree).map(
      (code) => `    ${code.replace(/^\(([\w, ]+)\) =>/, (_, names) => `(${names.replace(/\w+/g, '$&: any')}) =>`)},\n`,
    );
    return `  ${property(name)}: [\n${texts.join('')}  ],\n`;
  });
  return [
    MADE,
    `import type { MessageTools } from '${toBase}message-tools.js';\n`,
    `export const tables = (${usesTools ? 't' : '_t'}: MessageTools) => ({\n${rows.join('')}});\n`,
  ].join('\n');
}

/** The types of all tables of some catalogs: exactly what a translation must have. */
function typesModule(catalogs, toBase, englishPath) {
  const names = [...catalogs.values()].flatMap((tables) => [...tables]);
  const imports = names.map((name) => `import type { english as ${camelCase(name)} } from '${englishPath(name)}';`);
  const interfaces = [...catalogs].map(
    ([catalog, tables]) =>
      `export interface ${pascalCase(catalog)}Tables {\n${[...tables].map((name) => `  readonly ${property(name)}: Words<typeof ${camelCase(name)}>;\n`).join('')}}\n`,
  );
  return [MADE, `import type { Words } from '${toBase}message-tools.js';`, ...imports, '', interfaces.join('\n')].join(
    '\n',
  );
}

const loadersCode = (ids, path) => ids.map((id) => `  ${property(id)}: () => import('${path(id)}'),\n`).join('');

/** All modules: their places (`base/…` is in packages/core/src, `web/…` is packages/web/src) and their code. */
export function compile({ languages, texts, translations }) {
  const files = new Map();
  const catalogTables = new Map();
  for (const text of texts) {
    if (tableName(text) === COUNTS) continue;
    if (!catalogTables.has(text.catalog)) catalogTables.set(text.catalog, new Set());
    catalogTables.get(text.catalog).add(tableName(text));
  }
  const isOnNode = (catalog) => NODE_CATALOGS.includes(catalog);
  const selectCatalogs = (isNode) => new Map([...catalogTables].filter(([catalog]) => isOnNode(catalog) === isNode));
  const catalogFolder = (catalog) => (isOnNode(catalog) ? 'base/texts' : 'web/catalogs');
  const isPure = (table) => PURE_TABLES.includes(table);
  const ids = Object.keys(languages).filter((id) => id !== SOURCE);

  const languageRows = Object.entries(languages).map(([id, name]) => `  ${property(id)}: ${quote(name)},\n`);
  files.set(
    'base/texts/languages.ts',
    `${MADE}\n/** All languages that are offered, each by its own name. */\nexport const LANGUAGES = {\n${languageRows.join('')}} as const;\n`,
  );
  files.set(
    'base/texts/en/tools.ts',
    `${MADE}\nimport { messageTools } from '../../message-tools.js';\n\nexport const { and, counted, decimal, form, hundredths, isOne, mebibytes, number, or, ordinal, seconds, words } = messageTools('${SOURCE}');\n`,
  );

  const english = compileTables(texts, ({ message }) => message, true);
  for (const [catalog, tables] of catalogTables) {
    for (const table of tables) {
      const isBase = isOnNode(catalog) || isPure(table);
      const folder = isBase ? 'base/texts' : 'web/catalogs';
      files.set(`${folder}/en/${table}.ts`, englishModule(english.get(table), isBase ? '../../' : BASE));
    }
  }
  files.set(
    'base/texts/tables.ts',
    typesModule(selectCatalogs(true), '../', (table) => `./en/${table}.js`),
  );
  files.set(
    'web/catalogs/tables.ts',
    typesModule(selectCatalogs(false), BASE, (table) =>
      isPure(table) ? `${BASE}texts/en/${table}.js` : `./en/${table}.js`,
    ),
  );

  for (const id of [...ids, PSEUDO]) {
    const own = id === PSEUDO ? pseudoTranslation(texts) : (translations[id] ?? {});
    const compiled = compileTables(texts, ({ source, message }) => own[source] ?? message, false);
    for (const [catalog, tables] of catalogTables) {
      const some = new Map([...tables].map((table) => [table, compiled.get(table)]));
      const toBase = isOnNode(catalog) ? '../' : BASE;
      const code = isOnNode(catalog) ? translationModule(catalog, some, toBase) : listsModule(some, toBase);
      files.set(`${catalogFolder(catalog)}/${catalog}.${id}.ts`, code);
    }
  }

  const rows = [...selectCatalogs(true).keys()].map(
    (catalog) =>
      `  ${catalog}: {\n${loadersCode(ids, (id) => `./${catalog}.${id}.js`)
        .replace(/^/gm, '  ')
        .trimEnd()}\n  },\n`,
  );
  files.set('base/texts/loaders.ts', `${MADE}\nexport const LOADERS = {\n${rows.join('')}} as const;\n`);
  const catalogPlace = (catalog) => (isOnNode(catalog) ? `${BASE}texts` : '.');
  const frames = FRAME_CATALOGS.filter((catalog) => catalogTables.has(catalog));
  for (const id of [...ids, PSEUDO]) {
    const imports = frames.map(
      (name) => `import { tables as ${name} } from '${catalogPlace(name)}/${name}.${id}.js';\n`,
    );
    const parts = frames.map((name) => `...${name}(t)`).join(', ');
    files.set(
      `web/catalogs/frame.${id}.ts`,
      `${MADE}\nimport type { MessageTools } from '${BASE}message-tools.js';\n${imports.join('')}\nexport const tables = (t: MessageTools) => ({ ${parts} });\n`,
    );
  }
  for (const catalog of ['frame', ...catalogTables.keys()]) {
    if (catalog === 'terminal' || FRAME_CATALOGS.includes(catalog)) continue;
    const path = (id) => `${catalogPlace(catalog)}/${catalog}.${id}.js`;
    const code = loadersCode([...ids, PSEUDO], path);
    files.set(`web/catalogs/${catalog}.ts`, `${MADE}\nexport const LOADERS = {\n${code}};\n`);
    if (LOADED_BY_HAND.includes(catalog)) continue;
    files.set(
      `web/texts/loaded/${catalog}.ts`,
      [
        MADE,
        `import { LOADERS } from '../../catalogs/${catalog}.js';`,
        `import { translated } from '../../language.js';\n`,
        '/** Undefined in English. */',
        'export const tables = await translated(LOADERS);\n',
      ].join('\n'),
    );
  }
  for (const [catalog, names] of catalogTables) {
    for (const table of names) {
      if (isOnNode(catalog) && !SHARED_TABLES.includes(table)) continue;
      const isBase = isOnNode(catalog) || isPure(table);
      const isFrame = FRAME_CATALOGS.includes(catalog);
      const [tables, from] = isFrame ? ['frameTables', '../language.js'] : ['tables', `./loaded/${catalog}.js`];
      const own = property(table) === table ? table : `[${quote(table)}]`;
      const name = `${camelCase(table)}Texts`;
      const [tool, value] = isOnNode(catalog)
        ? ['type Words', `: Words<typeof english> = ${tables}?.${own} ?? english`]
        : ['filledTable', ` = /* @__PURE__ */ filledTable(english, ${tables}?.${own})`];
      files.set(
        `web/texts/${table}.ts`,
        [
          MADE,
          `import { ${tool} } from '${BASE}message-tools.js';`,
          `import { english } from '${isBase ? `${BASE}texts` : '../catalogs'}/en/${table}.js';`,
          `import { ${tables} } from '${from}';\n`,
          `export const ${name}${value};\n`,
        ].join('\n'),
      );
    }
  }
  return files;
}
