// The table of commands. A command is one file in commands/ and one row here; help, the word that is near a wrong
// one, and the documents read the table. Files are imported only when their command is typed.

import type { CommandRow } from './command.js';

export const COMMANDS: readonly CommandRow[] = [
  {
    id: 'show',
    usage: '<file> [--level <n>]',
    summary: 'the board of every level as text',
    examples: [
      ['masu show levels.txt', 'every level of a file'],
      ['masu show levels.sok --level 3', 'the third'],
      ['curl -s https://example.org/levels.txt | masu show -', 'from standard input'],
    ],
    load: async () => (await import('./commands/show.js')).SHOW,
  },
  {
    id: 'check',
    usage: '<file...> [--json]',
    summary: 'is every level sound? tells each fault by line and column',
    examples: [
      ['masu check *.txt', 'whole folders'],
      ['masu check puzzle.txt --strict', 'refuse what would be repaired'],
      ['masu check levels.slc --json', 'one JSON object a level'],
    ],
    load: async () => (await import('./commands/check.js')).CHECK,
  },
  {
    id: 'convert',
    usage: '<file> --to <format> [-o <path>]',
    summary: 'write the levels in another format',
    examples: [
      ['masu convert levels.slc --to xsb', 'to standard output'],
      ['masu convert levels.txt --to rle -o levels.rle', 'to a file'],
    ],
    load: async () => (await import('./commands/convert.js')).CONVERT,
  },
  {
    id: 'replay',
    usage: '<file> <moves> [--level <n>] [--first <k>] [--animate]',
    summary: 'play moves and tell where they lead',
    examples: [
      ['masu replay level.txt ullDRRdL', 'final board, moves, pushes, solved or not'],
      ['masu replay level.txt @moves.txt --first 40', 'the first 40 moves of a file'],
      ['masu replay level.txt @moves.txt --animate', 'watch them on the terminal'],
      ['masu replay level.txt SSEENN --json', 'compass letters in, JSON out'],
    ],
    load: async () => (await import('./commands/replay.js')).REPLAY,
  },
  {
    id: 'solve',
    usage: '<file> [--level <n>] [--solver <id>] [limits] [-o <path>]',
    summary: 'solve every level, prove what the solver can prove',
    examples: [
      ['masu solve level.txt', 'with the puzzle’s default solver'],
      ['masu solve levels.txt --solver push-optimal --time 10', 'fewest pushes, at most ten seconds a level'],
      ['masu solve levels.txt --jobs 4 --json', 'four at once, one JSON object a level'],
      ['masu solve level.txt --threads 2 --time 60', 'two threads at one hard level'],
    ],
    load: async () => (await import('./commands/solve.js')).SOLVE,
  },
  {
    id: 'hint',
    usage: '<file> [--level <n>] [--moves <moves>] [--detail 1|2|3|4]',
    summary: 'what to do next, and why',
    examples: [
      ['masu hint level.txt', 'a nudge'],
      ['masu hint level.txt --moves ullD --detail 3', 'from where these moves lead: the very push'],
    ],
    load: async () => (await import('./commands/hint.js')).HINT,
  },
  {
    id: 'optimize',
    usage: '<file> --moves <moves> [--for moves|pushes] [limits]',
    summary: 'make a solution shorter (Sokoban)',
    examples: [
      ['masu optimize level.txt --moves @solution.txt', 'fewer moves, until nothing is left to gain'],
      ['masu optimize levels.txt --level 3 --moves - --for pushes --time 30', 'fewer pushes, at most half a minute'],
    ],
    load: async () => (await import('./commands/optimize.js')).OPTIMIZE,
  },
  {
    id: 'compare',
    usage: '<file...> [--solvers <id,id>] [--plot <path>] [limits]',
    summary: 'the same levels by several solvers, side by side',
    examples: [
      ['masu compare level.txt --solvers bfs-list,bfs-tree,bfs-hash', 'what a data structure is worth'],
      ['masu compare *.txt --plot times.svg', 'time against explored positions, as a picture'],
      ['masu compare puzzles.txt --solvers backtrack,propagate --json', 'Futoshiki, one JSON object a row'],
    ],
    load: async () => (await import('./commands/compare.js')).COMPARE,
  },
  {
    id: 'grade',
    usage: '<file> [--level <n>] [--json]',
    summary: 'grade each level and say why it is that hard',
    examples: [
      ['masu grade levels.xsb', 'Sokoban: the grade, the figures behind it, and the reasons'],
      ['masu grade puzzle.txt', 'Futoshiki: the grade, and the steps a person would take'],
      ['masu grade levels.xsb -q', 'the grades alone'],
    ],
    load: async () => (await import('./commands/grade.js')).GRADE,
  },
  {
    id: 'generate',
    usage: '<puzzle> [--grade <g>] [--seed <s>] [--count <k>] [-o <path>]',
    summary: 'make new levels of the grade you ask for: Sokoban proven push-optimal, Futoshiki with one solution',
    examples: [
      ['masu generate sokoban --grade hard', 'one Sokoban level'],
      ['masu generate sokoban --grade tricky --rooms 2 --seed 7 --count 10 -o ten.xsb', 'the same ten each time'],
      ['masu generate futoshiki --size 7 --grade tricky', 'one puzzle'],
      ['masu generate futoshiki --size 9 --grade extreme --seed 7 --count 20 -o book.txt', 'the same twenty each time'],
      ['masu generate futoshiki --size 6 --signs 0.8 --to unequal', 'mostly signs, as a game ID of Unequal'],
    ],
    load: async () => (await import('./commands/generate.js')).GENERATE,
  },
  {
    id: 'course',
    usage: '<name> …',
    summary: 'the programs of five courses, to the letter',
    examples: [
      ['masu course', 'the courses and how each is used'],
      ['masu course in101 solve map.in --visited tree', 'the plan and the explored nodes'],
      ['masu course comp20003 -s map', 'Dijkstra with the figures of the course'],
    ],
    load: async () => (await import('./commands/course.js')).COURSE,
  },
  {
    id: 'serve',
    usage: '[file] [--port <n>] [--host <name>]',
    summary: 'the web app, on this machine',
    examples: [
      ['masu serve', 'play, solve and draw in the browser'],
      ['masu serve levels.txt --level 3', 'at the third level of a file'],
      ['masu serve --port 9000 --no-open', 'on another port, without opening a browser'],
    ],
    load: async () => (await import('./commands/serve.js')).SERVE,
  },
  {
    id: 'play',
    usage: '[<file>] [--level <n>] [--plain]',
    summary: 'play: full screen on a terminal, line by line elsewhere',
    examples: [
      ['masu play', 'the menu: our levels, yours, and where you left off'],
      ['masu play levels.txt --level 3', 'the third level of a file'],
      ['masu play level.txt --plain', 'for pipes and screen readers'],
    ],
    load: async () => (await import('./commands/play.js')).PLAY,
  },
  {
    id: 'import',
    usage: '<file...>',
    summary: 'keep files of levels among your collections',
    examples: [
      ['masu import microban.slc', 'then `masu play` offers it; boards known already are told'],
      ['masu import everything.json', 'merge what `masu export --all` or the browser wrote'],
    ],
    load: async () => (await import('./commands/import.js')).IMPORT,
  },
  {
    id: 'export',
    usage: '[--all] [-o <path>]',
    summary: 'your solutions as .sok, or everything you keep as one file',
    examples: [
      ['masu export -o solutions.sok', 'best moves and best pushes of every level'],
      ['masu export --all -o everything.json', 'for another machine or the browser'],
    ],
    load: async () => (await import('./commands/export.js')).EXPORT,
  },
  {
    id: 'records',
    usage: '[--json]',
    summary: 'your best results',
    examples: [['masu records', 'fewest moves and fewest pushes of every solved level']],
    load: async () => (await import('./commands/records.js')).RECORDS,
  },
  {
    id: 'saves',
    usage: '[--json]',
    summary: 'the games you have begun or saved',
    examples: [['masu saves', 'the last one first']],
    load: async () => (await import('./commands/saves.js')).SAVES,
  },
  {
    id: 'solvers',
    usage: '[--json]',
    summary: 'the table of solvers',
    examples: [['masu solvers', 'every solver of both puzzles and what it claims']],
    load: async () => (await import('./commands/solvers.js')).SOLVERS,
  },
  {
    id: 'formats',
    usage: '[--json]',
    summary: 'the table of formats',
    examples: [['masu formats', 'every format of both puzzles']],
    load: async () => (await import('./commands/formats.js')).FORMATS,
  },
];
