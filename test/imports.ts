// The imports of our sources: what a file names, and the source that a name means.

import { posix } from 'node:path';
import { allSources, readSource } from './sources.js';

export interface Import {
  readonly file: string;
  readonly target: string;
  /** Only types are imported, so nothing is loaded. */
  readonly isType: boolean;
  /** Loaded when the code asks for it. */
  readonly isDynamic: boolean;
}

/** Every source in TypeScript or JavaScript, tests included. */
export const ALL_CODE = new Set(allSources().filter((path) => /\.(ts|tsx|js|mjs)$/.test(path)));

const codeOfFile = new Map<string, string>();

/** A file without its comments. */
export function codeWithoutComments(file: string): string {
  const known = codeOfFile.get(file);
  if (known !== undefined) return known;
  const found = readSource(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  codeOfFile.set(file, found);
  return found;
}

const STATEMENT =
  /(?:^(?:import|export)( type)?\b([^;'"`]*?)\bfrom\s*|(\bimport\s*\(\s*|new URL\(\s*)|\bimport\s+)(['"])([^'"\n]+)\4/gm;

/** True for `{ type A, type B }`. */
function namesOnlyTypes(clause: string): boolean {
  const names =
    /^\s*\{([^}]*)\}\s*$/
      .exec(clause)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return names.length > 0 && names.every((name) => name.startsWith('type '));
}

/** All imports of a file, type imports included. */
export function importsOf(file: string): Import[] {
  return [...codeWithoutComments(file).matchAll(STATEMENT)].map(([, type, clause = '', call, , target = '']) => ({
    file,
    target,
    isType: Boolean(type) || namesOnlyTypes(clause),
    isDynamic: Boolean(call),
  }));
}

/** Whether an import names one of our packages. */
export const namesOurs = (target: string): boolean => target.startsWith('@masu/');

/** The source file that an import of ours means; undefined for assets and generated data. */
export function resolveImport({ file, target }: Pick<Import, 'file' | 'target'>): string | undefined {
  const path = posix.join(
    namesOurs(target) ? '' : posix.dirname(file),
    target.replace(/\?.*$/, '').replace(/^@masu\//, ''),
  );
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, path].find((name) => /\.tsx?$/.test(name) && ALL_CODE.has(name));
}

/** The files that are loaded with a file: its own imports, theirs, and so on; types load nothing. */
export function loadedWith(entry: string): ReadonlySet<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    for (const found of importsOf(file)) {
      const target = found.isType || found.isDynamic ? undefined : resolveImport(found);
      if (target) loaded.add(target);
    }
  }
  return loaded;
}
