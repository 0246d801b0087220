// The five course programs against every oracle and transcript, run as programs: output and exit status byte for byte.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLines } from '@masu/core/base/text.js';
import { describe, expect } from 'vitest';
import { runProgram, SCRATCH } from '../run-program.js';
import { sharedTest } from '../shared.js';

const course = (words: readonly string[], input?: string, cwd?: string) => runProgram(['course', ...words], input, cwd);
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const mapRows = (text: string): string => `${splitLines(text).slice(1).join('\n')}\n`;

interface Oracles {
  readonly in101: {
    readonly moves: readonly { from: string; move: string; to: string }[];
    readonly replays: readonly { map: string; length: number; plan: string; result: string }[];
    readonly solver: Record<string, { win: boolean; plan: string; plan_length: number; explored_nodes: number }>;
  };
  readonly comp20003: {
    readonly test_maps: Record<
      string,
      {
        file: string;
        solution_lurd: string;
        course_exact: { expanded: number; generated: number; duplicated: number; length: number };
      }
    >;
  };
  readonly ece209: Record<
    string,
    { file: string; printed_puzzle: string; printed_solution?: string; solvable: boolean; solution_count: number }
  >;
  readonly upf: {
    readonly levels: Record<string, { optimal_score: number }>;
    readonly transcripts: readonly { stdin: string; stdout: string }[];
  };
  readonly mac110: Record<string, { file: string; history: string; final: readonly string[] }> & {
    readonly seed_screens: { readonly steps: readonly { commands: string; screen: readonly string[] }[] };
  };
}

const truthOf = (shared: string): { readonly truth: string; readonly oracles: Oracles } => {
  const truth = join(shared, 'truth');
  return { truth, oracles: JSON.parse(read(truth, 'oracles.json')) };
};

describe('in101', () => {
  sharedTest('loading prints the rows of the file', (shared) => {
    const { truth } = truthOf(shared);
    for (const name of ['soko_dumber.in', 'soko1.in', 'soko_move_3_4.in']) {
      const path = join(truth, 'in101', name);
      expect(course(['in101', 'load', path])).toEqual({ stdout: mapRows(read(path)), stderr: '', status: 0 });
    }
  });

  sharedTest('every move case', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const { from, move, to } of oracles.in101.moves) {
      const { stdout, status } = course(['in101', 'move', join(truth, 'in101', from), move]);
      expect({ stdout, status }, `${from} ${move}`).toEqual({ stdout: mapRows(read(truth, 'in101', to)), status: 0 });
    }
  });

  sharedTest('every replay case', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const { map, length, plan, result } of oracles.in101.replays) {
      const { stdout, status } = course(['in101', 'replay', join(truth, 'in101', map), `${length}`, plan]);
      expect({ stdout, status }, `${map} ${length}`).toEqual({
        stdout: mapRows(read(truth, 'in101', result)),
        status: 0,
      });
    }
  });

  sharedTest('every solver row, with every visited set that ends in reasonable time', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const [name, row] of Object.entries(oracles.in101.solver)) {
      const sets = row.explored_nodes < 20_000 ? ['list', 'tree', 'hash'] : ['tree', 'hash'];
      for (const visited of sets) {
        const { stdout, status } = course(['in101', 'solve', join(truth, 'in101', name), '--visited', visited]);
        const [plan, length, explored, time] = stdout.split('\n');
        expect({ plan, length, explored, status }, `${name} ${visited}`).toEqual({
          plan: row.win ? row.plan : 'no plan',
          length: `plan length: ${row.plan_length}`,
          explored: `explored nodes: ${row.explored_nodes}`,
          status: 0,
        });
        expect(time).toMatch(/^time \(s\): \d+\.\d{6}$/);
      }
    }
  });
});

describe('ips', () => {
  sharedTest('every transcript', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const { stdin, stdout } of oracles.upf.transcripts) {
      const run = course(['ips', '--levels', join(truth, 'upf')], read(truth, stdin));
      expect(run, stdin).toEqual({ stdout: read(truth, stdout), stderr: '', status: 0 });
    }
  });

  sharedTest('following the hints gives the optimal score', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const [level, { optimal_score }] of Object.entries(oracles.upf.levels)) {
      const chosen: string[] = [];
      for (let turn = 0; turn <= optimal_score; turn++) {
        const script = ['1', level, ...chosen, '5', '6', '5'].join('\n');
        const { stdout } = course(['ips', '--levels', join(truth, 'upf')], script);
        const option = /\[INFO\] Best move: (\d)\. (Up|Right|Down|Left)\n/.exec(stdout)?.[1];
        if (option === undefined) break;
        chosen.push(option);
      }
      const { stdout } = course(['ips', '--levels', join(truth, 'upf')], ['1', level, ...chosen, '5'].join('\n'));
      expect(stdout).toContain(`[INFO] Level #${level} best score: ${optimal_score}\n`);
      expect(stdout).toContain('[INFO] LEVEL COMPLETED!!!\n');
    }
  });

  sharedTest('saving writes the example, loading and resuming continue from it', (shared) => {
    const { truth } = truthOf(shared);
    const folder = join(SCRATCH, 'ips');
    mkdirSync(folder, { recursive: true });
    const levels = ['ips', '--levels', join(truth, 'upf')];
    course(levels, '1\n1\n2\n2\n6\n2\nsaved.txt\n5\n', folder);
    expect(read(folder, 'saved.txt')).toBe(read(truth, 'upf/save_example.txt'));
    const { stdout, status } = course(levels, `3\n${join(truth, 'upf/save_example.txt')}\n4\n2\n5\n`);
    expect(stdout).toContain('[INFO] Level #1 best score: 3\n[INFO] Level #1 current score: 3\n');
    expect(status).toBe(0);
  });
});

describe('ece209', () => {
  sharedTest('every puzzle, by prompt and by argument', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const [name, row] of Object.entries(oracles.ece209)) {
      const path = join(truth, row.file);
      const solution = row.solvable ? row.printed_solution : 'No solution exists.\n';
      const text = `PUZZLE:\n${row.printed_puzzle}\nSOLUTION:\n${solution}`;
      expect(course(['ece209'], `${path}\n`), name).toEqual({ stdout: `Puzzle file: ${text}`, stderr: '', status: 0 });
      if (name === 'puz4') expect(course(['ece209', path]).stdout).toBe(text);
    }
  });
});

describe('comp20003', () => {
  sharedTest('every test map: solution, figures, solution.txt', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const [name, row] of Object.entries(oracles.comp20003.test_maps)) {
      const { stdout, status } = course(['comp20003', '-s', join(truth, row.file)]);
      const { expanded, generated, duplicated, length } = row.course_exact;
      const [head, rate, time] = stdout.split(/\n(?=Expanded\/seconds|Time)/);
      expect(head, name).toBe(
        [
          `SOLUTION:\n${row.solution_lurd}\n\nSTATS:`,
          `Expanded nodes: ${expanded}`,
          `Generated nodes: ${generated}`,
          `Duplicated nodes: ${duplicated}`,
          `Solution Length: ${length}`,
        ].join('\n'),
      );
      expect(rate).toMatch(/^Expanded\/seconds: \d+$/);
      expect(time).toMatch(/^Time \(seconds\): \d+\.\d{6}\n$/);
      expect(status).toBe(0);
      expect(read(SCRATCH, 'solution.txt')).toBe(stdout);
    }
  });
});

describe('mac110', () => {
  sharedTest('the two screens of the text', (shared) => {
    const { truth, oracles } = truthOf(shared);
    const { steps } = oracles.mac110.seed_screens;
    const path = join(truth, 'mac110/example1.txt');
    const prompt = 'up, down, left, right, undo (one step back) or quit (u/d/l/r/b/q): ';
    const screens = steps.map(({ screen }) => `${prompt}${screen.join('\n')}\n\n`);
    const { stdout, status } = course(['mac110'], [path, ...steps.map(({ commands }) => commands), 'q'].join('\n'));
    expect(stdout).toBe(`Map: ${read(path)}\n${screens.join('')}${prompt}`);
    expect(status).toBe(0);
  });

  sharedTest('every history replays to its final board', (shared) => {
    const { truth, oracles } = truthOf(shared);
    for (const name of ['simplest', 'example1', 'example2']) {
      const { file, history, final } = oracles.mac110[name] as { file: string; history: string; final: string[] };
      const { stdout, stderr, status } = course(['mac110', join(truth, file)], `${history.toLowerCase()}lll\n`);
      expect(stdout, name).toContain(`${final.join('\n')}\n\nCongratulations! Level complete.\n`);
      expect(stderr).toBe(`History: ${history}\n`);
      expect(status).toBe(0);
    }
  });

  sharedTest('a run-length level is printed plain', (shared) => {
    const { truth } = truthOf(shared);
    const { stdout } = course(['mac110', join(truth, 'mac110/rle_example.xsb')], 'q\n');
    expect(stdout.startsWith(`${read(truth, 'mac110/rle_example.txt')}\n`)).toBe(true);
  });
});
