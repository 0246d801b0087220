// The compiled catalogs of every language, as the programs load them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_IDS, type LanguageId } from '@masu/core/base/languages.js';
import { filledTable, type MessageTools, messageTools } from '@masu/core/base/message-tools.js';
import type {
  ErrorsTables,
  ExplanationsTables,
  NamesTables,
  ReasonsTables,
  TerminalTables,
} from '@masu/core/base/texts/tables.js';
import type { FutoshikiTables, LabTables, LessonsTables, PagesTables, PlayTables } from '@masu/web/catalogs/tables.js';

interface Catalogs {
  readonly errors: ErrorsTables;
  readonly explanations: ExplanationsTables;
  readonly names: NamesTables;
  readonly reasons: ReasonsTables;
  readonly terminal: TerminalTables;
  readonly futoshiki: FutoshikiTables;
  readonly lab: LabTables;
  readonly lessons: LessonsTables;
  readonly pages: PagesTables;
  readonly play: PlayTables;
}
export type CatalogName = keyof Catalogs;

const ON_NODE: readonly CatalogName[] = ['errors', 'explanations', 'names', 'reasons', 'terminal'];
export const WEB_CATALOGS = ['futoshiki', 'lab', 'lessons', 'pages', 'play'] as const;
/** All languages but English, the one of the sources. */
export const OTHER_LANGUAGES: readonly LanguageId[] = LANGUAGE_IDS.filter((id) => id !== 'en');

const PACKAGES = join(import.meta.dirname, '../packages');
export const compiledFolder = (catalog: CatalogName): string =>
  join(PACKAGES, ON_NODE.includes(catalog) ? 'core/src/base/texts' : 'web/src/catalogs');

/** A table of the web app, some of which belong to pure modules. */
async function englishTable(table: string): Promise<object> {
  const folders = ['web/src/catalogs/en', 'core/src/base/texts/en'].map((folder) => join(PACKAGES, folder));
  const path = folders.map((folder) => join(folder, `${table}.ts`)).find((each) => existsSync(each));
  return ((await import(path ?? table)) as { readonly english: object }).english;
}

/** The tables of a catalog in a language. */
export async function loadCatalog<Name extends CatalogName>(catalog: Name, id: string): Promise<Catalogs[Name]> {
  const { tables } = (await import(join(compiledFolder(catalog), `${catalog}.${id}.ts`))) as {
    readonly tables: (tools: MessageTools) => object;
  };
  const own = tables(messageTools(id));
  if (ON_NODE.includes(catalog)) return own as Catalogs[Name];
  const filled = Object.entries(own).map(async ([table, texts]) => {
    const english = await englishTable(table);
    return [table, filledTable(english, texts as readonly unknown[])] as const;
  });
  return Object.fromEntries(await Promise.all(filled)) as unknown as Catalogs[Name];
}
