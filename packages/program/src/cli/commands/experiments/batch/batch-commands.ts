// The table of `masu batch`: one file here and one row per subcommand, as in commands.ts.

import { type CommandRow, commandRows } from '../../../interface/command.js';

export const BATCH_COMMANDS: readonly CommandRow[] = commandRows({
  'batch plan': {
    usage:
      '<file...> -o <folder> [--level <list>] [--solvers <id,id>] [--heuristic <id>] [--rules <ids>] [--certificates] [limits]',
    summary: 'Plan an experiment: every level of the files by every solver',
    examples: [
      ['masu batch plan levels/ -o night-1 --time 60', 'every file of a folder, at most a minute per level'],
      [
        'masu batch plan a.txt b.slc -o night-2 --solvers any,push-optimal --cpu 10',
        'two solvers, 10 CPU seconds per level',
      ],
      [
        'masu batch plan levels/ -o matching --solvers astar --heuristic matching --cpu 10',
        'a teaching search and its choices',
      ],
      [
        'masu batch plan levels.txt -o arena --solvers any,@my-solver.json --cpu 10',
        'beside a program of your own: docs/arena.md',
      ],
      [
        'masu batch plan levels/ -o proofs --solvers push-optimal --cpu 10 --certificates',
        'save a checked proof of every claim',
      ],
    ],
    load: async () => (await import('./plan.js')).PLAN,
  },
  'batch run': {
    usage: '<folder> [--jobs <n>] [--for <hours>] [--retry lost] [--allow <list>] [--queue <url>]',
    summary: 'Run a plan, or continue where it ended; finished levels are reused',
    examples: [
      ['masu batch run night-1', 'on this machine, one level per core'],
      ['masu batch run night-1 --for 8', 'stop after eight hours; the same command continues'],
      ['masu batch run night-1 --queue redis://127.0.0.1:6379', 'solved by workers: see `masu worker`'],
    ],
    load: async () => (await import('./run.js')).RUN,
  },
  'batch report': {
    usage: '<folder...> [-o <path>] [--csv <path>] [--latex <path>] [--plots <folder>] [--json]',
    summary: 'Report the results of one run or several: totals, a web page, CSV, or JSON',
    examples: [
      ['masu batch report night-1', 'totals as text'],
      ['masu batch report night-1 -o report.html', 'one self-contained page with plots'],
      ['masu batch report night-1 night-2 --csv all.csv', 'two runs joined, one row per level and solver'],
      ['masu batch report night-1 --latex totals.tex --plots figures', 'a table and figures for a paper'],
    ],
    load: async () => (await import('./report.js')).REPORT,
  },
  'batch import': {
    usage: '<folder> <results> [--solver <name>]',
    summary: 'Add results from elsewhere to the reports of a run, marked as not run here',
    examples: [
      ['masu batch import night-1 festival.csv --solver festival', 'columns: level, verdict, seconds, moves, pushes'],
    ],
    load: async () => (await import('./import.js')).IMPORT_RESULTS,
  },
  'batch compare': {
    usage: '<old> <new> [-o <path>] [--json]',
    summary: 'Compare two runs: what the newer one gains and loses (`masu compare` compares solvers)',
    examples: [
      ['masu batch compare night-1 night-2', 'newly solved, newly unsolved, other lengths, contradictions, times'],
      ['masu batch compare old new -q || echo regression', 'exit code 11 for a regression'],
    ],
    load: async () => (await import('./compare.js')).COMPARE_RUNS,
  },
});
