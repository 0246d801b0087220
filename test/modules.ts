// The module table as data: which module may import which, and what each may use outside the package. A test checks every
// file of src/ against it; ARCHITECTURE.md explains it.

export interface Module {
  readonly name: string;
  /** The module's files: a folder below src/, or one file. The longest match wins. */
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
const BELOW = ['base', 'search', 'sokoban', 'futoshiki', 'play', 'jobs'];
const MIDDLE = [...BELOW, 'session'];

export const MODULES: readonly Module[] = [
  { name: 'base', at: 'base', from: [] },
  { name: 'search', at: 'search', from: ['base'] },
  { name: 'kernel', at: 'kernel', from: [] },
  { name: 'proof', at: 'proof', from: [] },
  { name: 'sokoban/rules', at: 'sokoban/rules', from: ['base'] },
  { name: 'sokoban/formats', at: 'sokoban/formats', from: ['base', 'sokoban/rules'] },
  { name: 'sokoban/solve', at: 'sokoban/solve', from: ['base', 'search', 'kernel', 'sokoban/rules'] },
  {
    name: 'sokoban/optimize',
    at: 'sokoban/optimize',
    from: ['base', 'search', 'kernel', 'sokoban/rules', 'sokoban/solve'],
  },
  { name: 'sokoban/positions', at: 'sokoban/positions', from: ['base', 'sokoban/rules'] },
  {
    name: 'sokoban/grade',
    at: 'sokoban/grade',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions'],
  },
  {
    name: 'sokoban/explain',
    at: 'sokoban/explain',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions', 'sokoban/grade'],
  },
  {
    name: 'sokoban/compose',
    at: 'sokoban/compose',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions', 'sokoban/grade'],
  },
  {
    name: 'sokoban/analyze',
    at: 'sokoban/analyze',
    from: ['base', 'sokoban/rules', 'sokoban/positions', 'sokoban/grade'],
  },
  {
    name: 'sokoban/certificates',
    at: 'sokoban/certificates',
    from: ['base', 'kernel', 'proof', 'sokoban/rules', 'sokoban/formats', 'sokoban/solve'],
  },
  {
    name: 'sokoban/labels',
    at: 'sokoban/labels',
    from: ['base', 'sokoban/rules', 'sokoban/solve', 'sokoban/positions'],
  },
  { name: 'sokoban', at: 'sokoban/index.ts', from: ['base', ...SOKOBAN] },
  { name: 'sokoban/public', at: 'sokoban/public.ts', from: ['sokoban', ...SOKOBAN] },
  { name: 'futoshiki/rules', at: 'futoshiki/rules', from: ['base'] },
  { name: 'futoshiki/formats', at: 'futoshiki/formats', from: ['base', 'futoshiki/rules'] },
  { name: 'futoshiki/solve', at: 'futoshiki/solve', from: ['base', 'search', 'futoshiki/rules'] },
  {
    name: 'futoshiki/compose',
    at: 'futoshiki/compose',
    from: ['base', 'search', 'futoshiki/rules', 'futoshiki/solve'],
  },
  {
    name: 'futoshiki/analyze',
    at: 'futoshiki/analyze',
    from: ['base', 'futoshiki/rules', 'futoshiki/solve'],
  },
  {
    name: 'futoshiki/certificates',
    at: 'futoshiki/certificates',
    from: ['base', 'proof', 'futoshiki/rules', 'futoshiki/solve'],
  },
  { name: 'futoshiki', at: 'futoshiki/index.ts', from: ['base', ...FUTOSHIKI] },
  { name: 'futoshiki/public', at: 'futoshiki/public.ts', from: ['futoshiki', ...FUTOSHIKI] },
  { name: 'play', at: 'play', from: ['base'], packages: ['valibot'] },
  { name: 'jobs', at: 'jobs', from: ['base', 'sokoban', 'futoshiki'], packages: ['valibot'] },
  { name: 'session', at: 'session', from: ['base', 'play', 'jobs', 'sokoban', 'futoshiki'] },
  { name: 'languages', at: 'languages', from: [...BELOW, ...SOKOBAN, ...FUTOSHIKI] },
  { name: 'pictures', at: 'pictures', from: ['base', 'sokoban', 'futoshiki'] },
  {
    name: 'print',
    at: 'print',
    from: ['base', 'sokoban', 'futoshiki', 'jobs', 'pictures'],
    packages: ['uqr'],
  },
  { name: 'lessons', at: 'lessons', from: ['base', 'search', 'sokoban', 'futoshiki'] },
  { name: 'library', at: 'library', from: ['base', 'jobs', 'judge', 'sokoban', 'futoshiki'] },
  { name: 'judge', at: 'judge', from: ['base', 'jobs', 'sokoban', 'futoshiki'] },
  { name: 'jobs/node', at: 'jobs/node', from: BELOW, host: 'node', packages: ['valibot'] },
  { name: 'jobs/web', at: 'jobs/web', from: BELOW, host: 'browser', packages: ['valibot'] },
  { name: 'library/node', at: 'library/node', from: ['library', 'jobs', 'jobs/node'], host: 'node' },
  { name: 'library/web', at: 'library/web', from: ['library', 'jobs', 'jobs/web'], host: 'browser' },
  { name: 'keys', at: 'keys', from: ['base'], host: 'node' },
  { name: 'files', at: 'files', from: ['base'], host: 'node' },
  { name: 'saves', at: 'saves', from: [...MIDDLE, 'files'], host: 'node', packages: ['write-file-atomic'] },
  {
    name: 'experiments',
    at: 'experiments',
    from: [...MIDDLE, 'jobs/node', 'files'],
    host: 'node',
    packages: ['valibot', 'write-file-atomic', 'bullmq', 'ioredis'],
  },
  { name: 'serve', at: 'serve', from: ['base'], host: 'node' },
  {
    name: 'terminal',
    at: 'terminal',
    from: [...MIDDLE, 'languages', 'jobs/node', 'keys', 'saves', 'serve'],
    host: 'node',
  },
  {
    name: 'courses',
    at: 'courses',
    from: [...MIDDLE, 'jobs/node', 'keys', 'files', 'serve'],
    host: 'node',
  },
  { name: 'cli/start-terminal', at: 'cli/start-terminal.ts', from: ['terminal'], host: 'node' },
  {
    name: 'cli',
    at: 'cli',
    from: [
      ...MIDDLE,
      'pictures',
      'print',
      'jobs/node',
      'files',
      'saves',
      'experiments',
      'serve',
      'courses',
      'judge',
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

/** The module of a file given by its path below src/, or undefined. */
export function moduleOf(path: string): Module | undefined {
  return LONGEST_FIRST.find(({ at }) => path === at || path.startsWith(`${at}/`));
}
