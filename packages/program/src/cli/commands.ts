// The table of commands. A command is one file in commands/ and one row here, in its group. Help, suggestions for mistyped names, and
// the generated docs read this table. A command's file is imported only when it runs.

import { BATCH_COMMANDS } from './commands/experiments/batch/batch-commands.js';
import {
  COMMAND_GROUPS,
  type CommandGroup,
  type CommandRow,
  type CommandRows,
  commandRows,
} from './interface/command.js';

const PLAY: CommandRows = {
  play: {
    usage: '[<file...>] [--level <n>] [--plain]',
    summary: 'Play in the terminal',
    examples: [
      ['masu play', 'the menu: included levels, your collections, and saved games'],
      ['masu play levels.txt --level 3', 'the third level of a file'],
      ['masu play levels/', 'every level of a folder, one after the other'],
      ['masu play level.txt --plain', 'for pipes and screen readers'],
    ],
    load: async () => (await import('./commands/play/play.js')).PLAY,
  },
  daily: {
    usage: '[<puzzle>] [--date <d>] [--show]',
    summary: 'Play the puzzle of the day',
    examples: [
      ['masu daily', 'today’s Sokoban level: easy on Monday, extreme on Sunday'],
      ['masu daily futoshiki --date 2026-11-15', 'the Futoshiki of another day'],
      ['masu daily --show', 'print the level instead of playing it'],
      ['masu daily sokoban --date 2026-11-15 --json', 'the level as JSON, the same on every machine'],
    ],
    words: ['sokoban', 'futoshiki'],
    load: async () => (await import('./commands/play/daily.js')).DAILY,
  },
  serve: {
    usage: '[<file...>] [--level <n>] [--port <n>] [--host <name>]',
    summary: 'Open the web app in your browser',
    examples: [
      ['masu serve', 'play, solve, and draw in the browser'],
      ['masu serve levels.txt --level 3', 'open the third level of a file'],
      ['masu serve --port 9000 --no-open', 'on another port, without opening a browser'],
    ],
    load: async () => (await import('./commands/play/serve.js')).SERVE,
  },
  saves: {
    usage: '[--delete <list>] [--json]',
    summary: 'List or delete saved games',
    examples: [
      ['masu saves', 'the latest first'],
      ['masu saves --delete 2,3', 'the second and third of the list'],
    ],
    load: async () => (await import('./commands/play/saves.js')).SAVES,
  },
  records: {
    usage: '[--json]',
    summary: 'List your best results',
    examples: [['masu records', 'fewest moves and pushes for every solved level']],
    load: async () => (await import('./commands/play/records.js')).RECORDS,
  },
};

const SOLVE: CommandRows = {
  solve: {
    usage: '<file...> [--level <list>] [--solver <id>] [limits] [-o <path>]',
    summary: 'Solve levels',
    examples: [
      ['masu solve level.txt', 'with the puzzle’s default solver'],
      ['masu solve levels.txt --solver push-optimal --time 10', 'fewest pushes, at most 10 seconds per level'],
      ['masu solve levels.txt --jobs 4 --json', 'four levels in parallel, one JSON object per level'],
      ['masu solve level.txt --solver astar --heuristic matching --rules all', 'a teaching search and its choices'],
      ['masu solve level.txt --threads 2 --time 60', 'two threads for one hard level'],
      ['masu solve levels.txt --solver push-optimal --certificate proofs/', 'a checked proof of every answer'],
      ['masu solve a.txt b.slc -o solved.sok', 'several files into one; for nights of work see `masu batch`'],
    ],
    load: async () => (await import('./commands/solve/solve.js')).SOLVE,
  },
  hint: {
    usage: '<file...> [--level <list>] [--moves <moves>] [--detail 1|2|3|4]',
    summary: 'Suggest the next move and explain it',
    examples: [
      ['masu hint level.txt', 'where to look'],
      ['masu hint level.txt --moves ullD --detail 3', 'the exact push after these moves'],
    ],
    load: async () => (await import('./commands/solve/hint.js')).HINT,
  },
  replay: {
    usage: '<file...> <moves> [--level <list>] [--first <k>] [--animate] [--must-solve] [--svg|--gif] [-o <path>]',
    summary: 'Replay moves and show the result',
    examples: [
      ['masu replay level.txt ullDRRdL', 'final board, moves, pushes, and whether it is solved'],
      ['masu replay level.txt @moves.txt --first 40', 'the first 40 moves of a file'],
      ['masu replay level.txt @moves.txt --animate', 'animate them in the terminal'],
      ['masu replay level.txt @moves.txt --gif -o solution.gif', 'an animated picture to share'],
      ['masu replay level.txt SSEENN --json', 'compass letters in, JSON out'],
      ['masu replay level.txt @moves.txt --must-solve', 'exit with code 12 if they don’t solve it'],
    ],
    load: async () => (await import('./commands/solve/replay.js')).REPLAY,
  },
  optimize: {
    usage:
      '<file...> [--level <list>] [--moves <moves>] [--for moves|pushes] [--certificate <path>] [--jobs <n>] [-o <path>] [limits]',
    summary: 'Shorten Sokoban solutions',
    examples: [
      ['masu optimize level.txt --moves @solution.txt', 'fewer moves, until no improvement is found'],
      ['masu optimize levels.txt --level 3 --moves - --for pushes --time 30', 'fewer pushes, at most 30 seconds'],
      ['masu optimize levels.sok --level 1-5,9 --jobs 2 -o shorter.sok', 'the stored solutions, 10 seconds each'],
      ['masu optimize level.txt --for pushes --time 5 --certificate level.sokcert', 'and a proof that none is shorter'],
    ],
    load: async () => (await import('./commands/solve/optimize.js')).OPTIMIZE,
  },
  grade: {
    usage: '<file...> [--level <list>] [--json]',
    summary: 'Rate the difficulty of levels and explain it',
    examples: [
      ['masu grade levels.xsb', 'Sokoban: difficulty, the figures behind it, and the reasons'],
      ['masu grade puzzle.txt', 'Futoshiki: difficulty and the steps a person would take'],
      ['masu grade levels/ --level 1-3', 'the first three levels of every file below a folder'],
    ],
    load: async () => (await import('./commands/solve/grade.js')).GRADE,
  },
  explain: {
    usage: '<file...> [--level <list>] [--moves <moves>] [--push <cell-direction>] [--detail <what>]',
    summary: 'Explain what every solution must do, and why a push loses',
    examples: [
      ['masu explain levels.xsb --level 3', 'the idea, the traps, and one solution run by run; all proven'],
      ['masu explain levels.xsb --level 3 --detail idea', 'the idea alone, without the solution'],
      ['masu explain level.txt --moves ullD --push r4c4-left', 'why not push the box in row 4, column 4 to the left?'],
      ['masu explain levels/sokoban/2-corners.xsb --level 9 --push C-up', 'the same for a box by its letter'],
    ],
    load: async () => (await import('./commands/solve/explain.js')).EXPLAIN,
  },
  review: {
    usage: '<file...> [--level <list>] [--line <moves>] [--against <file...>] [--json]',
    summary: 'Review levels for their author: verdict, optimum, grade, and what a change would do',
    examples: [
      ['masu review levels.xsb', 'every level: why it is dead and what repairs it, spare floor, duplicates, and more'],
      [
        'masu review level.txt --line @solution.txt',
        'is your solution the shortest, and where does a shorter one part?',
      ],
      ['masu review levels.xsb --against a.xsb', 'levels that another file has, turned or mirrored, too'],
      ['masu review puzzle.txt --json', 'Futoshiki: clues that could go, or one that leaves one solution'],
    ],
    load: async () => (await import('./commands/solve/review.js')).REVIEW,
  },
  generate: {
    usage: '<puzzle> [--grade <g>] [--seed <s>] [--count <k>] [-o <path>]',
    summary: 'Generate levels of a given difficulty',
    examples: [
      ['masu generate sokoban --grade hard', 'one Sokoban level'],
      ['masu generate sokoban --grade tricky --rooms 2 --seed 7 --count 10 -o ten.xsb', 'the same ten each time'],
      ['masu generate futoshiki --size 7 --grade tricky', 'one puzzle'],
      [
        'masu generate futoshiki --size 9 --grade extreme --seed 7 --count 20 -o book.txt',
        '20 puzzles, the same every time',
      ],
      ['masu generate futoshiki --size 6 --signs 0.8 --to unequal', 'mostly signs, as an Unequal game ID'],
    ],
    words: ['sokoban', 'futoshiki'],
    load: async () => (await import('./commands/solve/generate.js')).GENERATE,
  },
  compare: {
    usage:
      '<file...> [--level <list>] [--solvers <id,id>] [--rules <id,id>] [--heuristic <id,id>] [--plot <path>] [limits]',
    summary: 'Compare solvers on the same levels',
    examples: [
      ['masu compare level.txt --solvers bfs-list,bfs-tree,bfs-hash', 'compare data structures'],
      ['masu compare maps/*.txt --rules none,corner,dead-cells,all', 'what each deadlock rule saves'],
      ['masu compare level.txt --heuristic none,nearest,matching --csv rows.csv', 'what a better estimate saves'],
      ['masu compare *.txt --plot times.svg', 'chart of CPU time vs. positions explored'],
      ['masu compare puzzles.txt --solvers backtrack,propagate --json', 'Futoshiki, one JSON object per row'],
    ],
    load: async () => (await import('./commands/solve/compare.js')).COMPARE,
  },
  judge: {
    usage:
      '<levels> <submission...> [--level <list>] [--allow-blocked] [--marks <path>] [--csv <path>] [--cpu <s>] [--certificates <folder>] [--json]',
    summary: 'Judge many solutions against a file of levels',
    examples: [
      ['masu judge levels.txt submissions/', 'every file of a folder: solved, or where it first fails'],
      ['masu judge levels.sok anna.sok ben.txt', 'levels with solutions, or moves as text'],
      ['masu judge levels.txt submissions/ --marks marks.csv', 'one row per student, with the total, as a spreadsheet'],
      ['masu judge levels.txt submissions/ --csv all.csv --cpu 10', 'one row per solution, with the proven optimum'],
      ['masu solve levels.txt --json | masu judge levels.txt -', 'JSON lines from standard input'],
    ],
    load: async () => (await import('./commands/solve/judge.js')).JUDGE,
  },
  verify: {
    usage: '<levels> <certificate...> [--level <list>] [--json]',
    summary: 'Verify certificates: proofs of fewest pushes, fewest moves, one solution, or none',
    examples: [
      ['masu verify level.txt level.sokcert', 'check its proof and replay its solution'],
      ['masu verify levels.txt certificates/ --json', 'every certificate of a folder, one JSON object each'],
      ['masu verify XSokoban.txt proof/xsokoban', 'files whose names are the numbers of the levels'],
    ],
    load: async () => (await import('./commands/solve/verify.js')).VERIFY,
  },
};

const EXPERIMENTS: CommandRows = {
  label: {
    usage:
      '<file...> [--metric moves|pushes] [--states solution|all|<n>] [--dead] [--to jsonl|csv] [--json] [-o <path>]',
    summary: 'Label states with optimal actions and distances, for learning',
    examples: [
      ['masu label levels.txt -o labels.jsonl', 'every state of one move-optimal solution per level'],
      ['masu label level.txt --states all --dead --preset gym-sokoban', 'every state of a small level, exact'],
      ['masu label levels/ --metric pushes --to csv --jobs 2 -o labels.csv', 'a spreadsheet; run again to continue'],
    ],
    load: async () => (await import('./commands/experiments/label.js')).LABEL,
  },
  env: {
    usage: '[--memory <mib>]',
    summary: 'An environment for learning agents, driven by JSON lines',
    examples: [
      ['masu env', 'one request per line, one reply per line: docs/env.md'],
      ['masu env --memory 2048', 'with up to 2 GiB for tables of exact distances'],
    ],
    load: async () => (await import('./commands/experiments/env.js')).ENV,
  },
  batch: {
    usage: 'plan|run|report|compare …',
    summary: 'Run experiments over whole collections: plan, run, report, compare runs',
    examples: [
      ['masu batch plan levels/ -o night-1 --time 60', 'every level of a folder, at most a minute each'],
      ['masu batch run night-1', 'stop and continue as often as you like'],
      ['masu batch report night-1 -o report.html', 'a self-contained page with totals and plots'],
      ['masu batch compare night-1 night-2', 'what changed between two runs'],
    ],
    load: async () => (await import('./commands/experiments/batch.js')).BATCH,
    subcommands: BATCH_COMMANDS,
  },
  worker: {
    usage: '--queue <url> [--jobs <n>] [--memory <mib>] [--allow <list>]',
    summary: 'Solve levels for a batch run on another machine',
    examples: [
      ['masu worker --queue redis://127.0.0.1:6379', 'one level per core, until Ctrl-C'],
      [
        'MASU_QUEUE=rediss://:PASSWORD@queue.example:6380 masu worker --jobs 4',
        'a password comes from the environment',
      ],
      ['masu worker --queue @/etc/masu/queue --memory 2048', 'or from a file'],
    ],
    load: async () => (await import('./commands/experiments/worker.js')).WORKER,
  },
};

const FILES: CommandRows = {
  show: {
    usage: '<file...> [--level <list>] [--svg] [-o <path>]',
    summary: 'Print levels as text, or draw one as a picture',
    examples: [
      ['masu show levels.txt', 'every level of a file'],
      ['masu show levels.sok --level 3,5-7', 'the third level, and the fifth to the seventh'],
      ['masu show levels.sok --level 3 --svg -o level.svg', 'as a picture'],
      ['curl -s https://example.org/levels.txt | masu show -', 'from standard input'],
    ],
    load: async () => (await import('./commands/files/show.js')).SHOW,
  },
  print: {
    usage:
      '<file...> -o <path> [--level <list>] [--layout book|sheet|cards] [--per-page 6|4|2] [--paper both|a4|letter] [--answers back|none] [--seed <s>] [--title <text>] [--url <base>] [--ink full|save] [--pdf]',
    summary: 'Print levels as a book: boards, grades, and answers at the back',
    examples: [
      ['masu print levels.txt puzzles.txt -o book.html', 'both puzzles, six per page; prints on A4 and Letter'],
      ['masu print levels.txt --level 1-5 --per-page 2 --ink save -o book.html', 'five levels, large, with little ink'],
      [
        'masu print levels.txt --layout sheet --answers none -o sheet.html',
        'for students: lines to write the moves on',
      ],
      ['masu print levels.txt --layout cards --url https://masu.example/ -o cards.html', 'cards with QR codes'],
      ['masu print levels.txt --seed 7 --title "Friday" -o book.html --pdf', 'shuffled, and as book.pdf too'],
    ],
    load: async () => (await import('./commands/files/print.js')).PRINT,
  },
  check: {
    usage: '<file...> [--level <list>] [--strict] [--json]',
    summary: 'Check level files for errors and duplicates',
    examples: [
      ['masu check *.txt levels/', 'many files, and every file below a folder'],
      ['masu check puzzle.txt --strict', 'treat warnings and duplicates as errors'],
      ['masu check levels.slc --json', 'one JSON object per level'],
    ],
    load: async () => (await import('./commands/files/check.js')).CHECK,
  },
  convert: {
    usage: '<file...> --to <format> [--level <list>] [-o <path>]',
    summary: 'Convert levels to another format',
    examples: [
      ['masu convert levels.slc --to xsb', 'to standard output'],
      ['masu convert levels.txt --to rle -o levels.rle', 'to a file'],
      ['masu convert a.xsb b.slc --to sok -o both.sok', 'several files into one'],
      ['masu convert levels.txt --to pddl --metric pushes -o planning', 'a domain and problems for planners'],
    ],
    load: async () => (await import('./commands/files/convert.js')).CONVERT,
  },
  import: {
    usage: '<file...>',
    summary: 'Add level files to your collections',
    examples: [
      ['masu import microban.slc', 'play it with masu play; reports duplicates'],
      ['masu import everything.json', 'merge data exported by `masu export --all` or the browser'],
    ],
    load: async () => (await import('./commands/files/import.js')).IMPORT,
  },
  export: {
    usage: '[--all] [-o <path>]',
    summary: 'Export your solutions or all saved data',
    examples: [
      ['masu export -o solutions.sok', 'your solutions with the fewest moves and pushes'],
      ['masu export --all -o everything.json', 'for another machine or the browser'],
    ],
    load: async () => (await import('./commands/files/export.js')).EXPORT,
  },
};

const REFERENCE: CommandRows = {
  solvers: {
    usage: '[--json]',
    summary: 'List solvers',
    examples: [['masu solvers', 'every solver of both puzzles and what it can prove']],
    load: async () => (await import('./commands/reference/solvers.js')).SOLVERS,
  },
  formats: {
    usage: '[--json]',
    summary: 'List file formats',
    examples: [['masu formats', 'every format of both puzzles']],
    load: async () => (await import('./commands/reference/formats.js')).FORMATS,
  },
  course: {
    usage: '<name> …',
    summary: 'Run the programs of five university courses',
    examples: [
      ['masu course', 'list the courses and their usage'],
      ['masu course in101 solve map.in --visited tree', 'the plan and the number of explored nodes'],
      ['masu course comp20003 -s map', 'Dijkstra with the statistics of the course'],
      ['masu course in101 mark -- ./sokoban', 'mark a program: runs ./sokoban and compares it with the course'],
      ['masu course ece209 rubric class/ --csv marks.csv', 'grade a folder of submissions by the course’s table'],
    ],
    words: ['in101', 'comp20003', 'ece209', 'ips', 'mac110'],
    load: async () => (await import('./commands/reference/course.js')).COURSE,
  },
  completion: {
    usage: 'bash|zsh|fish',
    summary: 'Print a completion script for your shell',
    examples: [
      ['masu completion bash > ~/.local/share/bash-completion/completions/masu', 'for bash, from the next shell on'],
      ['masu completion zsh > ~/.zfunc/_masu', 'for zsh, with ~/.zfunc in fpath'],
      ['masu completion fish > ~/.config/fish/completions/masu.fish', 'for fish'],
    ],
    words: ['bash', 'zsh', 'fish'],
    load: async () => (await import('./commands/reference/completion.js')).COMPLETION,
  },
  config: {
    usage: '[<key> [<value>]] [--unset]',
    summary: 'Set your own defaults for options',
    examples: [
      ['masu config', 'the defaults you have set'],
      ['masu config solve.solver push-optimal', '`masu solve` finds the fewest pushes; Futoshiki has its own default'],
      ['masu config solve.time 60', '`masu solve` stops after 60 seconds per level by default'],
      ['masu config play.plain true', '`masu play` always in line mode'],
      ['masu config solve.time --unset', 'back to no limit'],
    ],
    load: async () => (await import('./commands/reference/config.js')).CONFIG,
  },
};

const GROUPS: Readonly<Record<CommandGroup, CommandRows>> = {
  play: PLAY,
  solve: SOLVE,
  experiments: EXPERIMENTS,
  files: FILES,
  reference: REFERENCE,
};

export const COMMANDS: readonly CommandRow[] = COMMAND_GROUPS.flatMap((group) => commandRows(GROUPS[group], group));
