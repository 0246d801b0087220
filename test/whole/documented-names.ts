// Which names of an entry point lack a sentence or an example, by the compiler that the site is made with.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './browser.js';

interface Lacking {
  /** Exported names without a sentence. */
  readonly sentence: readonly string[];
  /** Exported functions without an `@example`. */
  readonly example: readonly string[];
  /** Fields of exported types without a sentence, those of unions included. */
  readonly field: readonly string[];
}

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly types?: string }>>;
};

/** The members of a type that is written out, or of the parts of a union or an intersection. */
// biome-ignore lint/suspicious/noExplicitAny: a node of a compiler without types, see below
function membersIn(type: any): readonly any[] {
  if (!type) return [];
  return [...(type.members ?? []), ...[type.type, ...(type.types ?? [])].flatMap(membersIn)];
}

/** By entry point. Needs the packages of site/. */
export function undocumentedNames(): ReadonlyMap<string, Lacking> {
  // TypeScript 7, which builds masu, has no such interface yet. No types: site/ is not installed when tests are compiled.
  const ts = createRequire(join(ROOT, 'site/'))('typescript');
  const sources = Object.entries(exports).flatMap(([name, { types }]) =>
    types
      ? [[name, join(ROOT, types.replace(/^\.\/dist\/([^/]+)/, 'packages/$1/src').replace('.d.ts', '.ts'))] as const]
      : [],
  );
  const program = ts.createProgram(
    sources.map(([, file]) => file),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      strict: true,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
  );
  const checker = program.getTypeChecker();
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const isSaid = (symbol: any): boolean => symbol.getDocumentationComment(checker).length > 0;
  const lackingIn = (file: string): Lacking => {
    const [sentence, example, field]: [string[], string[], string[]] = [[], [], []];
    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const isNamespace = (symbol.flags & ts.SymbolFlags.ValueModule) !== 0;
      const named = isNamespace ? checker.getExportsOfModule(symbol) : [symbol];
      for (const each of named) {
        const isSame = (each.flags & ts.SymbolFlags.Alias) !== 0;
        if (!isSaid(isSame ? checker.getAliasedSymbol(each) : each)) sentence.push(`${exported.name} ${each.name}`);
      }
      if (isNamespace) continue;
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      if (isValue && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0) {
        const tags: readonly { readonly name: string }[] = symbol.getJsDocTags(checker);
        if (!tags.some(({ name }) => name === 'example')) example.push(exported.name);
        continue;
      }
      for (const { members = [], type } of symbol.declarations ?? []) {
        for (const { name, type: given } of [...members, ...membersIn(type)]) {
          // One text or `true`: the tag of a part of a union, which the sentence of the union names.
          const isTag = given?.kind === ts.SyntaxKind.LiteralType;
          const member = name && !isTag && checker.getSymbolAtLocation(name);
          if (member && !isSaid(member)) field.push(`${exported.name}.${member.name}`);
        }
      }
    }
    return { sentence, example, field };
  };
  return new Map(sources.map(([name, file]) => [name, lackingIn(file)]));
}
