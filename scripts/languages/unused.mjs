// Texts that no code uses, by reading the sources: `playTexts.shell.undo` uses one text, `playTexts.cells[letter]` and
// `f(playTexts.cells)` all below `cells`. Names for parts of tables (`const { cells } = playTexts`) are followed within
// a file. Texts whose keys are data (names of levels, sentences of pure modules) have tests of their own.

const NAME = String.raw`[A-Za-z_$][\w$]*`;
/** A name and the steps after it: `a.b?.c['d-e']`. */
const CHAIN = String.raw`${NAME}(?:\s*\??\.\s*${NAME}|\[(?:'[^']*'|\d+)\])*`;
const ALIAS = new RegExp(String.raw`(?<!export )const (${NAME})(?:: [^=;]+?)? = (${CHAIN})(?=;|,\n|\n)`, 'g');
const PARTS = new RegExp(String.raw`const \{([^{}]*)\}(?:: [^=;]+?)? = (${CHAIN})(?=;)`, 'g');

const USE = new RegExp(String.raw`(?<![\w$']|(?<!\.\.)\.)${CHAIN}`, 'g');

const STEP = new RegExp(String.raw`${NAME}|(?<=\[')[^']*(?='\])|(?<=\[)\d+(?=\])`, 'g');
const splitChain = (chain) => chain.match(STEP) ?? [];

/** The texts below a node, as paths. */
function addAll(node, path, used) {
  if (typeof node !== 'object') used.add(path.join('\0'));
  else for (const [step, inner] of Object.entries(node)) addAll(inner, [...path, step], used);
}

/** Follows steps as far as there are nodes; what comes after is a method of a text or list. */
function follow(tree, steps) {
  let node = tree;
  const path = [];
  for (const step of steps) {
    if (typeof node !== 'object' || !Object.hasOwn(node, step)) break;
    node = node[step];
    path.push(step);
  }
  return { node, path };
}

/** Adds the paths that a file uses. `roots`: the path that each name of a table stands for. */
function addUses(code, roots, tree, used) {
  const names = new Map([...roots].map(([name, path]) => [name, [path]]));
  const declarations = new Set();
  const chainPaths = (chain) => {
    const [first, ...steps] = splitChain(chain);
    return (names.get(first) ?? []).map((path) => [...path, ...steps]);
  };
  const name = (alias, paths, declaration) => {
    if (paths.length === 0) return;
    declarations.add(declaration);
    const known = names.get(alias) ?? [];
    const isNew = (path) => !known.some((each) => each.join('\0') === path.join('\0'));
    names.set(alias, [...known, ...paths.filter(isNew)]);
  };
  // Twice: a part of a part.
  for (let round = 0; round < 2; round++) {
    for (const [declaration, alias, chain] of code.matchAll(ALIAS)) name(alias, chainPaths(chain), declaration);
    for (const [declaration, parts, chain] of code.matchAll(PARTS)) {
      for (const part of parts.split(',').map((each) => each.trim())) {
        const [, own, alias = own] = part.match(new RegExp(`^(${NAME})(?:: (${NAME}))?$`)) ?? [];
        if (own) name(alias, chainPaths(`${chain}.${own}`), declaration);
      }
    }
  }
  // Naming a part is no use of it.
  const rest = [...declarations].reduce((text, declaration) => text.replaceAll(declaration, ''), code);
  for (const { 0: chain, index } of rest.matchAll(USE)) {
    for (const steps of chainPaths(chain)) {
      const { node, path } = follow(tree, steps);
      // A table that is only named is an import of it.
      if (path.length > 1 || /[[),]/.test(rest[index + chain.length] ?? '')) addAll(node, path, used);
    }
  }
}

/**
 * The keys of texts that none of the files uses. `paths`: the path of every text. `files`: code and `roots`, the names
 * of tables in it.
 */
export function findUnused(paths, files) {
  const tree = {};
  for (const path of paths) {
    let node = tree;
    for (const step of path.slice(0, -1)) {
      node[step] ??= {};
      node = node[step];
    }
    node[path.at(-1)] = '';
  }
  const used = new Set();
  for (const { code, roots } of files) addUses(withoutImports(code), roots, tree, used);
  return paths.filter((path) => !used.has(path.join('\0'))).map((path) => path.join('.'));
}

const withoutImports = (code) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import [\s\S]*?;$/gm, '');
