// The module table as data: which module may import which, and what each may use outside the package. A test checks every
// source against it; ARCHITECTURE.md explains it.

export interface Module {
  readonly name: string;
  /** The module's files: `PACKAGE/FOLDER`, or one file. The longest match wins. */
  readonly at: string;
  /** Modules it may import, besides itself. */
  readonly from: readonly string[];
  /** npm packages it may import. */
  readonly packages?: readonly string[];
  /** node: Node built-ins; browser: DOM; absent: neither. */
  readonly host?: 'node' | 'browser';
}

const SOKOBAN = [
  'sokoban/rules',
  'sokoban/formats',
  'sokoban/solve',
  'sokoban/optimize',
  'sokoban/positions',
  'sokoban/grade',
  'sokoban/explain',
  'sokoban/compose',
  'sokoban/certificates',
  'sokoban/analyze',
  'sokoban/labels',
];
const FUTOSHIKI = [
  'futoshiki/rules',
  'futoshiki/formats',
  'futoshiki/solve',
  'futoshiki/compose',
  'futoshiki/analyze',
  'futoshiki/certificates',
];
/** All of a puzzle, with the object that has its rules, formats, and solvers. */
const PUZZLES = ['sokoban', ...SOKOBAN, 'futoshiki', ...FUTOSHIKI];
const BELOW = ['base', 'search', ...PUZZLES, 'play', 'jobs'];
const MIDDLE = [...BELOW, 'session'];

export const MODULES: readonly Module[] = [
  { name: 'base', at: 'core/base', from: [] },
  { name: 'search', at: 'search', from: ['base'] },
  { name: 'kernel', at: 'solve/kernel', from: [] },
  { name: 'proof', at: 'core/proof', from: [] },
  { name: 'sokoban/rules', at: 'core/sokoban/rules', from: ['base'] },
  { name: 'sokoban/formats', at: 'core/sokoban/formats', from: ['base', 'sokoban/rules'] },
  { name: 'sokoban/solve', at: 'solve/sokoban/solve', from: ['base', 'search', 'kernel', 'sokoban/rules'] },
  {
    name: 'sokoban/optimize',
    at: 'solve/sokoban/optimize',
    from: ['base', 'search', 'kernel', 'sokoban/rules', 'sokoban/solve'],
  },
  { name: 'sokoban/positions', at: 'studio/sokoban/positions', from: ['base', 'sokoban/rules'] },
  {
    name: 'sokoban/grade',
    at: 'studio/sokoban/grade',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions'],
  },
  {
    name: 'sokoban/explain',
    at: 'studio/sokoban/explain',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions', 'sokoban/grade'],
  },
  {
    name: 'sokoban/compose',
    at: 'studio/sokoban/compose',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions', 'sokoban/grade'],
  },
  {
    name: 'sokoban/analyze',
    at: 'studio/sokoban/analyze',
    from: ['base', 'sokoban/rules', 'sokoban/positions', 'sokoban/grade'],
  },
  {
    name: 'sokoban/certificates',
    at: 'solve/sokoban/certificates',
    from: ['base', 'kernel', 'proof', 'sokoban/rules', 'sokoban/formats', 'sokoban/solve'],
  },
  {
    name: 'sokoban/labels',
    at: 'studio/sokoban/labels',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions'],
  },
  { name: 'sokoban', at: 'solve/sokoban/puzzle.ts', from: ['base', ...SOKOBAN] },
  { name: 'sokoban/public', at: 'solve/sokoban/public.ts', from: ['sokoban', ...SOKOBAN] },
  { name: 'futoshiki/rules', at: 'core/futoshiki/rules', from: ['base'] },
  { name: 'futoshiki/formats', at: 'core/futoshiki/formats', from: ['base', 'futoshiki/rules'] },
  { name: 'futoshiki/solve', at: 'solve/futoshiki/solve', from: ['base', 'search', 'futoshiki/rules'] },
  {
    name: 'futoshiki/compose',
    at: 'studio/futoshiki/compose',
    from: ['base', 'search', 'futoshiki/rules', 'futoshiki/solve'],
  },
  {
    name: 'futoshiki/analyze',
    at: 'studio/futoshiki/analyze',
    from: ['base', 'futoshiki/rules', 'futoshiki/solve'],
  },
  {
    name: 'futoshiki/certificates',
    at: 'solve/futoshiki/certificates',
    from: ['base', 'proof', 'futoshiki/rules', 'futoshiki/solve'],
  },
  { name: 'futoshiki', at: 'solve/futoshiki/puzzle.ts', from: ['base', ...FUTOSHIKI] },
  { name: 'futoshiki/public', at: 'solve/futoshiki/public.ts', from: ['futoshiki', ...FUTOSHIKI] },
  { name: 'play', at: 'core/play', from: ['base'], packages: ['valibot'] },
  { name: 'jobs', at: 'engine/jobs', from: ['base', 'proof', ...PUZZLES], packages: ['valibot'] },
  { name: 'session', at: 'engine/session', from: ['base', 'play', 'jobs', ...PUZZLES] },
  { name: 'env', at: 'engine/env', from: ['base', 'jobs', ...PUZZLES], packages: ['valibot'] },
  { name: 'languages', at: 'engine/languages', from: BELOW },
  { name: 'pictures', at: 'engine/pictures', from: ['base', ...PUZZLES] },
  {
    name: 'print',
    at: 'engine/print',
    from: ['base', ...PUZZLES, 'jobs', 'pictures'],
    packages: ['uqr'],
  },
  { name: 'lessons', at: 'teach', from: ['base', 'search', ...PUZZLES] },
  { name: 'library', at: 'engine/library', from: ['base', 'jobs', 'judge', ...PUZZLES] },
  { name: 'judge', at: 'engine/judge', from: ['base', 'jobs', ...PUZZLES] },
  { name: 'jobs/node', at: 'node-host/jobs', from: BELOW, host: 'node', packages: ['valibot'] },
  { name: 'jobs/web', at: 'browser-host/jobs', from: BELOW, host: 'browser', packages: ['valibot'] },
  { name: 'library/node', at: 'node-host/library', from: ['library', 'jobs', 'jobs/node'], host: 'node' },
  { name: 'library/web', at: 'browser-host/library', from: ['library', 'jobs', 'jobs/web'], host: 'browser' },
  { name: 'places', at: 'node-host/places.ts', from: [], host: 'node' },
  { name: 'keys', at: 'node-host/keys', from: ['base'], host: 'node' },
  { name: 'files', at: 'node-host/files', from: ['base'], host: 'node' },
  { name: 'host', at: 'program/host', from: ['jobs', 'jobs/node'], host: 'node' },
  { name: 'programs', at: 'node-host/programs', from: ['base', 'files'], host: 'node' },
  {
    name: 'saves',
    at: 'program/saves',
    from: [...MIDDLE, 'files', 'places', 'host'],
    host: 'node',
    packages: ['write-file-atomic'],
  },
  {
    name: 'experiments',
    at: 'arena',
    from: [...MIDDLE, 'jobs/node', 'files', 'places', 'programs'],
    host: 'node',
    packages: ['valibot', 'write-file-atomic', 'bullmq', 'ioredis'],
  },
  { name: 'serve', at: 'node-host/serve', from: ['base', 'places'], host: 'node' },
  {
    name: 'terminal',
    at: 'program/terminal',
    from: [...MIDDLE, 'languages', 'jobs/node', 'keys', 'saves', 'serve', 'host'],
    host: 'node',
  },
  {
    name: 'courses',
    at: 'classroom',
    from: [...MIDDLE, 'jobs/node', 'keys', 'files', 'places', 'programs', 'serve'],
    host: 'node',
  },
  { name: 'cli/start-terminal', at: 'program/cli/start-terminal.ts', from: ['terminal'], host: 'node' },
  {
    name: 'cli',
    at: 'program/cli',
    from: [
      ...MIDDLE,
      'places',
      'pictures',
      'print',
      'jobs/node',
      'files',
      'host',
      'programs',
      'saves',
      'experiments',
      'serve',
      'courses',
      'judge',
      'env',
      'cli/start-terminal',
    ],
    host: 'node',
    packages: ['commander', 'valibot', 'write-file-atomic'],
  },
  {
    name: 'web',
    at: 'web',
    from: [...MIDDLE, 'proof', 'languages', 'pictures', 'print', 'lessons', 'jobs/web'],
    host: 'browser',
    packages: ['preact', '@preact/signals', 'uqr', 'valibot'],
  },
];

const LONGEST_FIRST = MODULES.toSorted((a, b) => b.at.length - a.at.length);

/** The module of a file given as in `sources.ts`, or undefined. */
export function moduleOf(path: string): Module | undefined {
  return LONGEST_FIRST.find(({ at }) => path === at || path.startsWith(`${at}/`));
}
