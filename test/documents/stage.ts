// A clean folder in which commands of the documents run as printed: `masu` on the path, the repository's levels, and
// the files that the documents name (`levels.txt`, `map.in`, `submissions/`, `night-1`), each only where a command names
// it. Data folders are empty at the start.

import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MASU = join(ROOT, 'dist/bin/masu.js');

const LEVEL = '########\n#      #\n#  $ @ #\n#      #\n#  .   #\n########\n';
const room = (width: number, title: string): string =>
  `${'#'.repeat(width)}\n#@$${' '.repeat(width - 5)}.#\n#${' '.repeat(width - 2)}#\n${'#'.repeat(width)}\nTitle: ${title}\n`;
const ROOMS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const SOLUTIONS = ROOMS.map((_, index) => 'R'.repeat(index + 2));
const LEVELS = ROOMS.map((title, index) => room(index + 6, title)).join('\n');
const SOLVED = ROOMS.map((title, index) => `${room(index + 6, title)}\nSolution\n${SOLUTIONS[index]}\n`).join('\n');
const PUZZLE = '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n';
const TWO = '; Two\n\n#######\n#@ $ .#\n# $  .#\n#     #\n#######\nTitle: Two boxes\n';
const SIZED = '6 3\n######\n#@ $.#\n######\n';

/** Of docs/env.md. */
const REQUESTS = [
  { do: 'hello', version: 1 },
  { do: 'reset', level: '#######\n#@ $ .#\n#     #\n#######', exact: true, maxSteps: 100, autoReset: false },
  { do: 'step', action: 'r' },
  { do: 'step', actions: ['r', 'r'], id: 'to the end' },
  { do: 'stop' },
]
  .map((request) => `${JSON.stringify(request)}\n`)
  .join('');

const CORNERS = 'levels/sokoban/2-corners.xsb';

/** What a name in a command stands for: a text, or commands that make it from other files. */
type Made = string | { readonly from: readonly string[]; readonly run: string };
const FILES: Readonly<Record<string, Made>> = {
  'level.txt': LEVEL,
  'levels.txt': LEVELS,
  'levels.xsb': LEVELS,
  'levels.sok': SOLVED,
  'levels.slc': { from: ['levels.txt'], run: 'masu convert levels.txt --to slc -o levels.slc -q' },
  'microban.slc': { from: ['levels.txt'], run: 'masu convert levels.txt --to slc -o microban.slc -q' },
  'a.txt': LEVEL,
  'a.xsb': LEVEL,
  'b.txt': room(7, 'Other'),
  'b.slc': { from: ['b.txt'], run: 'masu convert b.txt --to slc -o b.slc -q' },
  'two.txt': TWO,
  'broken.txt': '#####\n# $.#\n#####\n',
  'mixed.txt': `${room(6, 'One')}\n#####\n# $.#\n#####\n`,
  'puzzle.txt': PUZZLE,
  'puzzles.txt': `${PUZZLE}\n${PUZZLE}`,
  'moves.txt': 'ullDD\n',
  'requests.jsonl': REQUESTS,
  'solution.txt': 'lrullDD\n',
  'map.in': SIZED,
  map: '######\n#@ $.#\n######\n',
  map1: '######\n#@ $.#\n######\n',
  map2: LEVEL,
  'maps/one.txt': LEVEL,
  'maps/two.txt': '######\n#@ $.#\n######\n',
  'submissions/anna.sok': SOLVED,
  'anna.sok': SOLVED,
  'anna.txt': 'uuu\n',
  'ben.txt': SOLVED,
  'level.sokcert': {
    from: ['level.txt'],
    run: 'masu solve level.txt --solver push-optimal --certificate level.sokcert -q',
  },
  'certificates/levels-3-pushes.sokcert': {
    from: ['levels.txt'],
    run: 'masu solve levels.txt --solver push-optimal --certificate certificates/ -q',
  },
  // A program that is not part of masu, as far as a plan can see.
  'my-solver.json': JSON.stringify({
    name: 'my-solver',
    command: ['sh', '-c', 'masu solve "$1" -q | tail -n 1', 'sh', '{level}'],
    ...{ input: 'file', format: 'xsb', answer: 'lurd' },
  }),
  'festival.csv': 'level,verdict,seconds,moves,pushes\n1,solved,0.2,,\n',
  'everything.json': { from: [], run: 'masu export --all -o everything.json -q' },
  'folder/level1.txt': '######\n#Y.BX#\n######\n',
  ...Object.fromEntries(
    ['night-1', 'night-2', 'night-1a', 'night-1b', 'old', 'new'].map((name) => [
      name,
      { from: ['a.txt'], run: `masu batch plan a.txt -o ${name} --cpu 5 -q && masu batch run ${name} -q` },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['gave-up', 20],
      ['solved', 100_000],
    ].map(([name, nodes]) => [
      name,
      {
        from: [CORNERS],
        run: `masu batch plan ${CORNERS} -o ${name} --solvers push-optimal --nodes ${nodes} -q && masu batch run ${name} -q`,
      },
    ]),
  ),
  // Small levels where a whole folder is named.
  'levels/first.txt': LEVELS,
  'levels/sokoban/second.txt': [10, 11, 12].map((columns) => room(columns, `Second ${columns}`)).join('\n'),
};

/** A student's program that is right: the course's own. */
const PROGRAMS: Readonly<Record<string, string>> = {
  './sokoban': 'exec masu course in101 "$@"',
  './my-sokoban': 'exec masu course in101 "$@"',
};

export interface Ended {
  readonly code: number | null;
  /** Standard output and standard error together, as a person sees them. */
  readonly text: string;
}

export class Stage {
  readonly folder = mkdtempSync(join(tmpdir(), 'masu-stage-'));

  constructor() {
    const bin = join(this.folder, '.bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'masu'), `#!/bin/sh\nexec '${process.execPath}' '${MASU}' "$@"\n`);
    chmodSync(join(bin, 'masu'), 0o755);
    for (const path of ['.local/share/bash-completion/completions', '.zfunc', '.config/fish/completions'])
      mkdirSync(join(this.folder, '.home', path), { recursive: true });
  }

  /** Makes what these commands name and don't make themselves. */
  async prepare(commands: readonly string[]): Promise<void> {
    const text = commands.join('\n');
    const words = new Set(text.split(/[\s=@]+/).filter((word) => word !== ''));
    const isMade = (name: string): boolean => commands.some((each) => each.includes(`-o ${name}`));
    if (/levels\/(sokoban|futoshiki|lessons)\/\d/.test(text))
      symlinkSync(join(ROOT, 'levels'), join(this.folder, 'levels'));
    else if (words.has('levels/') || words.has('levels/sokoban')) await this.makeUnder('levels/');
    if (words.has('certificates/')) await this.makeUnder('certificates/');
    if (text.includes('submissions/')) await this.makeUnder('submissions/');
    if (text.includes('maps/')) await this.makeUnder('maps/');
    if (words.has('folder')) await this.makeUnder('folder/');
    if (words.has('*.txt')) for (const name of ['a.txt', 'b.txt']) await this.make(name);
    for (const name of Object.keys(FILES)) if (words.has(name) && !isMade(name)) await this.make(name);
    for (const [name, script] of Object.entries(PROGRAMS)) {
      if (!words.has(name)) continue;
      writeFileSync(join(this.folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(this.folder, name), 0o755);
    }
  }

  private async makeUnder(folder: string): Promise<void> {
    for (const name of Object.keys(FILES)) if (name.startsWith(folder)) await this.make(name);
  }

  private async make(name: string): Promise<void> {
    const [path, made] = [join(this.folder, name), FILES[name]];
    if (existsSync(path) || made === undefined) return;
    mkdirSync(dirname(path), { recursive: true });
    if (typeof made === 'string') {
      writeFileSync(path, made);
      return;
    }
    // Beside this folder, so that the files it is made from are not in it.
    const other = new Stage();
    await other.prepare(made.from);
    const { code, text } = await other.run(made.run);
    if (code !== 0) throw new Error(`${made.run} ended with ${code}: ${text}`);
    cpSync(join(other.folder, name), path, { recursive: true });
    other.remove();
  }

  /** Runs a line in a shell. `untilShown` ends it with Ctrl-C once its output has that text. */
  run(line: string, { input = '', untilShown }: { input?: string; untilShown?: RegExp } = {}): Promise<Ended> {
    return new Promise((resolve, reject) => {
      const child = spawn('bash', ['-c', `exec 2>&1; ${untilShown ? 'exec ' : ''}${line}`], {
        cwd: this.folder,
        env: {
          PATH: `${join(this.folder, '.bin')}:${process.env.PATH}`,
          HOME: join(this.folder, '.home'),
          LANG: 'C.UTF-8',
        },
      });
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (untilShown?.test(text)) child.kill('SIGINT');
      });
      child.on('error', reject);
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      // As a shell reports a program that Ctrl-C ended.
      child.on('close', (code, signal) =>
        resolve({ code: signal === 'SIGINT' ? 130 : code, text: text.replaceAll(`${this.folder}/`, '') }),
      );
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
