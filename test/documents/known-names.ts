// What the unpacked package has that a document can name: exports, types and their fields, commands and options, files, and words
// of its code. `isKnown` decides for one span by the first rule that applies to it.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from './spans.js';

interface CompletedCommand {
  /** Files can follow, so any word. */
  readonly takesFiles: boolean;
  readonly words: readonly string[];
  readonly flags: readonly string[];
}

export interface Package {
  /** Where it is unpacked. */
  readonly folder: string;
  /** The repository: what a document says about development is there. */
  readonly root: string;
  /** Names that the entry points export, types included. */
  readonly exported: ReadonlySet<string>;
  /** By name: `solve`, `batch plan`, `course in101 mark`. */
  readonly commands: ReadonlyMap<string, CompletedCommand>;
  /** Every word of docs/api.md, and the fields of what the library returns. */
  readonly fields: ReadonlySet<string>;
  /** Words of the built code. */
  readonly code: ReadonlySet<string>;
  /** Paths of the package's files. */
  readonly files: readonly string[];
  /** Words of the blocks of code of all pages: examples, which other tests run. */
  readonly examples: ReadonlySet<string>;
  /** Keys of JSON objects that the documents show. */
  readonly keys: ReadonlySet<string>;
}

/** Commands and options, from what `masu completion bash` prints. */
export function commandsIn(script: string): ReadonlyMap<string, CompletedCommand> {
  const rows = script.matchAll(/^ {4}'([^']+)'\) words='([^']*)'; flags='([^']*)'; files=(yes)?/gm);
  const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  return new Map(
    [...rows].map(([, id = '', words = '', flags = '', files]) => [
      id,
      { words: split(words), flags: split(flags), takesFiles: files !== undefined },
    ]),
  );
}

/** Words of the built code: ids, names of fields, words of texts. */
export function wordsOfCode(folder: string): Set<string> {
  const words = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|html|css)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
  }
  return words;
}

export function filesBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? [path, ...filesBelow(folder, path)] : [path];
  });
}

/** The fields of the types in these folders of declarations. */
export function fieldsDeclared(folders: readonly string[]): Set<string> {
  const declared = folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  );
  return new Set([...declared.join('\n').matchAll(/^\s+(?:readonly )?(\w+)\??:/gm)].map(([, name = '']) => name));
}

/** Programs of others that a document calls. */
const OTHER_PROGRAM = /^(?:docker|kubectl|systemd-run|systemd-analyze|make|gcc|cc|git|sha256sum) /;
/** Names of other programs and systems, each with what it is. */
const OTHERS: Readonly<Record<string, string>> = {
  NODE_EXTRA_CA_CERTS: 'a variable of Node',
  perf: 'a tool of Linux',
  setrlimit: 'a call of the system',
  maxclients: 'a setting of Redis',
  'sgt-unequal': 'a package of Debian',
  room_fixed: 'a field of gym-sokoban',
  fixed_grid: 'a field of Jumanji',
  LoadLevelXSB: 'a function in the assignment of MAC0110',
  set_level: 'a function in the assignment of IPS',
  choose_level: 'a function in the assignment of IPS',
  NEXT_STEP: 'a value of Gymnasium',
  'gymnasium.Env': 'a class of Gymnasium',
  'gymnasium.vector.VectorEnv': 'a class of Gymnasium',
  check_env: 'a function of Gymnasium',
  'masu-solve': 'the second package, which scripts/pack-solve.mjs makes',
};
/** What a reader makes, or a run. */
const MADE = ['masu-job.yaml', 'masu-array.sh', 'languages/de', 'bench/results'];
/** What students and teachers have is named on the pages of the courses alone. */
const isOfCourses = ({ page }: Span): boolean => page.startsWith('docs/courses');

/** Folders of development: what starts with them is in the repository, which docs/README.md says. */
const DEVELOPMENT = /^(?:packages|scripts|test|bench|languages|site|\.github)\//;
/** The package's own folders. */
const OWN = /^(?:docs|levels|proof|python|dist)\//;
const isIn = (root: string, path: string): boolean => existsSync(join(root, path.replace(/\/$/, '')));

/** `masu solve levels.txt --solver NAME`: the command exists and has each of these options. */
function isCommand(line: string, { commands }: Package): boolean {
  const words = line.replace(/ -- .*/, '').split(/[ |]/);
  let id = '';
  let at = 0;
  while (at < words.length && commands.has(`${id} ${words[at]}`.trim())) id = `${id} ${words[at++]}`.trim();
  const flagsOf = (name: string): readonly string[] => commands.get(name)?.flags ?? [];
  const typed = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
  const isGeneral = (flag: string): boolean =>
    ['--help', '--version', '-V', '-h', '-q', '--quiet', '--no-color'].includes(flag);
  // `masu course NAME mark`: any course.
  const anyCourse = /^course (?:NAME|…) (mark|rubric)/.exec(words.join(' '));
  if (anyCourse) id = `course in101 ${anyCourse[1]}`;
  if (id === '') return words.every((word) => isGeneral(word) || /^(?:help|ARGS|[A-Z]+)$/.test(word));
  const row = commands.get(id);
  const next = words[at] ?? '';
  if (row && row.words.length > 0 && !row.takesFiles && /^[a-z][a-z.-]*$/.test(next) && !row.words.includes(next))
    return false;
  const ids = [...commands.keys()].filter((each) => each === id || id.startsWith(`${each} `));
  return typed.every((flag) => isGeneral(flag) || ids.some((each) => flagsOf(each).includes(flag)));
}

/** The option of any command. */
const isOption = (flag: string, { commands }: Package): boolean =>
  flag === '--version' || [...commands.values()].some(({ flags }) => flags.includes(flag));

/** `languages/ID/CATALOG.arb`: capitals stand for any name. */
function isAnyOf(root: string, path: string): boolean {
  const parts = path.split('/').map((part) => part.replaceAll('.', '\\.').replaceAll(/[A-Z]{2,}/g, '[\\w-]+'));
  const pattern = new RegExp(`^${parts.join('/')}$`);
  return (
    /[A-Z]{2,}/.test(path) &&
    filesBelow(join(root, path.split('/')[0] as string), '').some((each) =>
      pattern.test(`${path.split('/')[0]}/${each}`),
    )
  );
}

/** A file or folder: in the package, in the repository, or named by the code or an example as what somebody has. */
function isPath(path: string, known: Package): boolean {
  const { folder, root, files, code, examples } = known;
  if (OWN.test(path)) return isIn(folder, path);
  if (DEVELOPMENT.test(path)) return isIn(root, path) || isAnyOf(root, path);
  const name =
    path
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  if (/\.(?:ts|mjs)$/.test(name)) return files.some((each) => each.endsWith(`/${name}`)) || sourceNames(root).has(name);
  const [stem = ''] = name.split('.');
  if (isIn(folder, path) || examples.has(name) || files.some((each) => each.endsWith(`/${name}`))) return true;
  // The name of a file that masu writes. A folder is one of ours, or none.
  return name.includes('.') && code.has(stem);
}

let sources: ReadonlySet<string> | undefined;
function sourceNames(root: string): ReadonlySet<string> {
  sources ??= new Set(
    ['packages', 'test', 'scripts'].flatMap((each) =>
      filesBelow(join(root, each)).map((path) => path.slice(path.lastIndexOf('/') + 1)),
    ),
  );
  return sources;
}

/** A name that is no export: it must be defined in a source that its paragraph names. */
function isDefinedNearby(name: string, { paragraph }: Span, { root }: Package): boolean {
  const paths = [...paragraph.matchAll(/`((?:packages|python)\/[\w./-]+)`/g)].map(([, path = '']) => join(root, path));
  const texts = paths.filter(existsSync).flatMap((path) => {
    if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')];
    return filesBelow(path)
      .filter((each) => /\.tsx?$/.test(each))
      .map((each) => readFileSync(join(path, each), 'utf8'));
  });
  const definition = new RegExp(`(?:function\\*?|const|class|interface|type) ${name}\\b|^  ${name}[,:(]`, 'm');
  return texts.some((text) => definition.test(text));
}

/** `scripts/print-lessons.mjs --check`: the script reads it. */
function isOfScript(text: string, flag: string, { root }: Package): boolean {
  const [script] = /^scripts\/[\w-]+\.mjs/.exec(text) ?? [];
  return script !== undefined && isIn(root, script) && readFileSync(join(root, script), 'utf8').includes(`'${flag}'`);
}

interface Rule {
  readonly name: string;
  applies(text: string, span: Span, known: Package): boolean;
  holds(text: string, span: Span, known: Package): boolean;
}

const firstWord = (text: string): string => text.split(' ')[0] as string;
const scriptsOf = ({ folder }: Package): Readonly<Record<string, string>> =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;

/** The rules in order; the first that applies decides. What none applies to is a letter, a sign, or a piece of text. */
export const RULES: readonly Rule[] = [
  {
    name: 'of others, or of a reader',
    applies: (text) => OTHER_PROGRAM.test(text) || text in OTHERS || MADE.includes(text) || /^r\d+c\d+$/.test(text),
    holds: () => true,
  },
  {
    name: 'command of masu',
    applies: (text) => /^(?:masu|npm start --) ./.test(text),
    holds: (text, _span, known) => isCommand(text.replace(/^(?:masu|npm start --) /, ''), known),
  },
  {
    name: 'script of npm',
    applies: (text) => /^(?:npm|node) /.test(text) && !/[ /]…$/.test(text),
    holds: (text, _span, known) => {
      const [, run, rest = ''] = /^npm (?:run )?(\S+)(.*)$/.exec(text) ?? [];
      const [, script] = /^node (\S+)/.exec(text) ?? [];
      if (script !== undefined) return isIn(known.root, script);
      const [, suite] = /^ -- ([a-z-]+)/.exec(rest) ?? [];
      if (run === 'bench' && suite !== undefined && !isIn(known.root, `bench/suites/${suite}.mjs`)) return false;
      return run === 'install' || run === 'ci' || scriptsOf(known)[run ?? ''] !== undefined;
    },
  },
  {
    name: 'command, without its masu',
    applies: (text, _span, known) =>
      text.includes(' ') && known.commands.has(firstWord(text)) && /(?: -|^\w+ [a-z-]+$)/.test(text),
    holds: (text, _span, known) =>
      isCommand(text, known) || (known.commands.get(firstWord(text))?.words ?? []).includes(text.split(' ')[1] ?? ''),
  },
  {
    name: 'option',
    applies: (text) => /^--[a-z]/.test(text) || /^-[a-z](?:, --|$| )/.test(text) || / --[a-z]/.test(text),
    holds: (text, span, known) =>
      text
        .split(/[ ,=|]+/)
        .filter((word) => /^--?[a-z][\w-]*$/.test(word) && word !== '--')
        .every(
          (word) =>
            isOption(word, known) || (isOfCourses(span) && /^-[a-z]$/.test(word)) || isOfScript(text, word, known),
        ),
  },
  {
    name: 'call of a function',
    applies: (text) => /^[a-z]\w*\([^)]*\)?/.test(text) && !/^\w+\(\)$/.test(text),
    holds: (text, _span, { exported }) => exported.has(/^\w+/.exec(text)?.[0] ?? ''),
  },
  {
    name: 'entry point',
    applies: (text) => /^masu\/[a-z]/.test(text),
    holds: (text, _span, { folder }) => {
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
      return `.${text.slice('masu'.length)}` in exports;
    },
  },
  {
    name: 'variable of the environment, or constant',
    applies: (text) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=.*)?$/.test(text),
    holds: (text, span, known) => {
      const [name = ''] = text.split('=');
      return (
        known.exported.has(name) ||
        known.code.has(name) ||
        known.examples.has(name) ||
        isDefinedNearby(name, span, known)
      );
    },
  },
  {
    name: 'name of the library, or field',
    applies: (text) => /^(?:[a-z]+(?:[A-Z][a-z0-9]*)+|[A-Z][a-z]+(?:[A-Z][a-z]*)+)$/.test(text),
    holds: (text, span, known) =>
      known.exported.has(text) || known.fields.has(text) || known.keys.has(text) || isDefinedNearby(text, span, known),
  },
  {
    name: 'keys of JSON',
    applies: (text) => /^\{?"\w+":/.test(text),
    holds: (text, _span, { code }) => [...text.matchAll(/"(\w+)":/g)].every(([, key = '']) => code.has(key)),
  },
  {
    name: 'address in the web app',
    applies: (text) => /^#\/[a-z]/.test(text),
    holds: (text, _span, { code }) => code.has(/^#\/([a-z]+)/.exec(text)?.[1] ?? ''),
  },
  {
    name: 'extension of a file',
    applies: (text) => /^\.[a-z]+$/.test(text),
    holds: (text, span, { code }) => code.has(text.slice(1)) || isOfCourses(span),
  },
  {
    name: 'file or folder',
    applies: (text) =>
      /^(?!https?:|redis|\/|~)[\w.{}@-]+(?:\/[\w.{}@-]*)+$/.test(text) ||
      /^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z0-9]{0,9}$/i.test(text),
    holds: (text, span, known) =>
      isPath(text, known) || (isOfCourses(span) && !OWN.test(text) && !DEVELOPMENT.test(text)),
  },
  {
    name: 'word of masu: an id, a key, a command',
    applies: (text) => /^[a-z][a-z0-9]{2,}(?:[-_][a-z0-9]+)*$/.test(text),
    holds: (text, _span, { code, exported, examples, keys, files }) =>
      code.has(text) ||
      exported.has(text) ||
      keys.has(text) ||
      examples.has(text) ||
      files.some((path) => path.includes(`/${text}.`)),
  },
];

/** The rule that applies to a span, and whether it holds; undefined: a letter, a sign, or a piece of text. */
export function judgeSpan(span: Span, known: Package): { readonly rule: string; readonly holds: boolean } | undefined {
  const rule = RULES.find(({ applies }) => applies(span.text, span, known));
  return rule && { rule: rule.name, holds: rule.holds(span.text, span, known) };
}
