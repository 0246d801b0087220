// Prints docs/api.md: every name that the package exports, with a sentence and its type, read from the declarations in dist/.
// `node scripts/print-api.mjs` writes it after a build; a test compares, so that a change of the public API shows in a
// diff. TypeScript 7 has no JavaScript API, so the declarations are read as text: tsc writes one statement after the
// other, and the script only needs to know where each ends and which names it declares, imports, and exports.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { typeOfSchema } from './schema-types.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The top-level statements of a file of declarations, each with the comment above it. */
export function statementsOf(text) {
  const statements = [];
  let depth = 0;
  let current = '';
  let comment = '';
  for (const [token] of text.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|[\s\S]/g,
  )) {
    if (/^\/[*/]/.test(token)) {
      if (token.startsWith('/**') && current.trim() === '') comment = token;
      continue;
    }
    current += token;
    if ('{(['.includes(token)) depth++;
    if ('})]'.includes(token)) depth--;
    const isBlock =
      token === '}' && /^\s*(export )?(declare )?(abstract )?(interface|class|namespace|enum)\b/.test(current);
    if (depth > 0 || (token !== ';' && !isBlock)) continue;
    const code = current
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join('\n')
      .trim();
    if (code !== ';') statements.push({ code, comment });
    current = '';
    comment = '';
  }
  return statements;
}

/** What is said about a name, without its example: in one line. */
function sentenceIn({ file, name }) {
  const lines = (file.comments.get(name) ?? '').slice(3, -2).split('\n');
  const words = lines.map((line) => line.replace(/^\s*\* ?/, '').trim()).join(' ');
  const sentence = words.replace(/ ?@\w+ .*$/, '').trim();
  return sentence === '' ? [] : [`// ${sentence}`];
}

const DECLARES = /^(export )?(declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) (\w+)/;
const NAMED = /^(import|export) (?:type )?\{([\s\S]*?)\}(?: from ['"]([^'"]+)['"])?;$/;
const ALL = /^export \*(?: as (\w+))? from ['"]([^'"]+)['"];$/;

/** `a, type B as C` as pairs of the name in the other file and the name in this one. */
function namesIn(list) {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
    .map((name) => name.split(' as '))
    .map(([there, here = there]) => [there, here]);
}

const files = new Map();

/** What a file declares (name → statements), and what it imports from which other file. */
function fileAt(path) {
  if (files.has(path)) return files.get(path);
  const file = { path, declared: new Map(), comments: new Map(), imported: new Map(), exported: new Map(), all: [] };
  files.set(path, file);
  const at = (from) => (from.startsWith('.') ? resolve(dirname(path), from.replace(/\.js$/, '.d.ts')) : undefined);
  for (const { code: statement, comment } of statementsOf(readFileSync(path, 'utf8'))) {
    const [, isExported, , name] = DECLARES.exec(statement) ?? [];
    const [, how, list, from] = NAMED.exec(statement) ?? [];
    const [, space, star] = ALL.exec(statement) ?? [];
    if (name) {
      file.declared.set(name, [...(file.declared.get(name) ?? []), statement]);
      if (comment && !file.comments.has(name)) file.comments.set(name, comment);
      if (isExported) file.exported.set(name, { name });
    } else if (space) {
      file.declared.set(space, [namespaceOf(space, at(star))]);
      file.exported.set(space, { name: space });
    } else if (star) file.all.push(at(star));
    else if (how === 'import' && at(from)) {
      for (const [there, here] of namesIn(list)) file.imported.set(here, { name: there, path: at(from) });
    } else if (how === 'export') {
      for (const [there, here] of namesIn(list)) file.exported.set(here, { name: there, path: from && at(from) });
    }
  }
  return file;
}

/** All that a file exports, under one name. */
function namespaceOf(space, path) {
  const statements = exportsOf(path).flatMap((name) => {
    const found = findExport(path, name);
    return [...sentenceIn(found), ...found.file.declared.get(found.name).map(plain)];
  });
  return `namespace ${space} {\n${statements.join('\n').replace(/^/gm, '    ')}\n}`;
}

/** Where a name that a file exports is declared. */
function findExport(path, name) {
  const file = fileAt(path);
  const found = file.exported.get(name);
  if (!found) {
    return file.all.map((other) => findExport(other, name)).find((each) => each);
  }
  if (found.path) return findExport(found.path, found.name);
  if (file.declared.has(found.name)) return { file, name: found.name };
  const imported = file.imported.get(found.name);
  return imported && findExport(imported.path, imported.name);
}

export function exportsOf(path) {
  const { exported, all } = fileAt(path);
  return [...new Set([...exported.keys(), ...all.flatMap(exportsOf)])].sort();
}

/** The examples of the functions that a file exports, by name. */
export function examplesOf(path) {
  return exportsOf(path).flatMap((name) => {
    const { file, name: there } = findExport(path, name);
    const [, code] = /@example\n \* ```ts\n([\s\S]*?) \* ```/.exec(file.comments.get(there) ?? '') ?? [];
    return code === undefined ? [] : [{ name, code: code.replace(/^ \* ?/gm, '') }];
  });
}

const wordsOf = (statements) => new Set(statements.join(' ').match(/[A-Za-z_]\w*/g));

/** The unexported names of its own file that a declaration mentions: its type is incomplete without them. */
function hiddenIn({ file, name }, isPublic, seen = new Set([name])) {
  const mentioned = [...wordsOf(file.declared.get(name))].filter(
    (word) => file.declared.has(word) && !seen.has(word) && !isPublic(file, word),
  );
  for (const word of mentioned) seen.add(word);
  return mentioned.flatMap((word) => [word, ...hiddenIn({ file, name: word }, isPublic, seen)]);
}

/** `masu`, `masu/base` … and where their declarations are. Smaller entry points come first, so that they are listed whole. */
export function entryPoints() {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.types)
    .map(([key, { types }]) => ({ name: `masu${key.slice(1)}`, path: join(ROOT, types) }))
    .sort((a, b) => rankOf(a.name) - rankOf(b.name));
}

function rankOf(name) {
  if (name === 'masu') return 3;
  if (name === 'masu/base') return 0;
  return /\/(rules|formats|solve)$/.test(name) ? 1 : 2;
}

/** A type that is the output of a schema as what it is; the schema itself is not printed. */
function withoutSchema(file, statement) {
  const [, name] = /= Readonly<v\.InferOutput<typeof (\w+)>>;$/.exec(statement) ?? [];
  const [schema] = file.declared.get(name) ?? [];
  return schema ? statement.replace(/= .*$/, () => `= ${typeOfSchema(schema)};`) : statement;
}

const plain = (statement) => statement.replace(/^export (declare )?|^declare /, '');

export function printApi() {
  files.clear();
  const entries = entryPoints();
  const printed = new Map();
  const key = (file, name) => `${file.path} ${name}`;
  const everything = new Set(
    entries.flatMap(({ path }) =>
      exportsOf(path).map((name) => {
        const found = findExport(path, name);
        if (!found) throw new Error(`${path}: ${name} is exported and declared nowhere`);
        return key(found.file, found.name);
      }),
    ),
  );
  const isPublic = (file, name) => everything.has(key(file, name));
  const sections = entries.map(({ name: entry, path }) => {
    const shared = new Map();
    const lines = [];
    for (const name of exportsOf(path)) {
      const found = findExport(path, name);
      const first = printed.get(key(found.file, found.name));
      if (first) {
        shared.set(first, [...(shared.get(first) ?? []), name]);
        continue;
      }
      printed.set(key(found.file, found.name), entry);
      const renamed = name === found.name ? '' : ` // exported as ${name}`;
      lines.push(...sentenceIn(found));
      const statements = found.file.declared.get(found.name).map((each) => withoutSchema(found.file, each));
      lines.push(...statements.map((statement) => plain(statement) + renamed));
      for (const hidden of hiddenIn(found, isPublic)) {
        // A schema is printed as the type of its output.
        if (
          printed.has(key(found.file, hidden)) ||
          /^[^{<]*: v\.\w+Schema/.test(plain(found.file.declared.get(hidden)[0]))
        )
          continue;
        printed.set(key(found.file, hidden), entry);
        lines.push(...found.file.declared.get(hidden).map((statement) => `/* not exported */ ${plain(statement)}`));
      }
    }
    const others = [...shared].map(
      ([first, names]) => `From \`${first}\`: ${names.map((each) => `\`${each}\``).join(', ')}.`,
    );
    const block = lines.length === 0 ? [] : [`\`\`\`ts\n${lines.join('\n')}\n\`\`\``];
    return [`## ${entry}`, `${exportsOf(path).length} names.`, ...others, ...block].join('\n\n');
  });
  const head =
    '# The API\n\nEvery name that the package exports, a sentence about it, and its type, printed from the declarations by\n' +
    '`node scripts/print-api.mjs`. A name is listed at the first entry point that has it. [The library](library.md) explains\n' +
    'what they are for.';
  return `${[head, ...sections].join('\n\n')}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(ROOT, 'docs/api.md'), printApi());
}
