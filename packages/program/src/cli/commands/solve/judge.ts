// `masu judge`: judges many solutions against a file of levels. A submission that can't be read is reported like one
// that fails, and the others are judged.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Metric, PuzzleId } from '../../../base/puzzle.js';
import { textError } from '../../../base/result.js';
import { isBelow, quotedWord } from '../../../courses/mark/keep-run.js';
import type { ReportedSubmission } from '../../../courses/rubric/rubric-line.js';
import { classPage, pageName, submissionPage } from '../../../courses/rubric/rubric-pages.js';
import { rubricJunit } from '../../../courses/rubric/rubric-report.js';
import { filesBelow, isFolder, loadRegularText, loadText, makeFolder } from '../../../files/index.js';
import { makeJob, puzzleOfLevel } from '../../../jobs/index.js';
import {
  findDuplicates,
  isJudgment,
  type Judged,
  type JudgeRules,
  judgeSubmission,
  type LevelTable,
  makeLevelTable,
  studentName,
  studentTotals,
} from '../../../judge/index.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { counting, secondsOption } from '../../interface/option-values.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { mustBeWritable, saveOutputFile } from '../../interface/save-output.js';
import {
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  loadLevels,
  type ValidLevel,
  validLevels,
  withChosenLevels,
} from '../../levels/input.js';
import { scoreWords } from '../../results/report.js';
import { type CertificateSaver, certifiedJob, openCertificates } from '../../solving/certificate-saver.js';
import {
  type JudgeRows,
  judgeCsv,
  judgeJson,
  judgeNotes,
  judgeTable,
  judgmentMessage,
  marksCsv,
  type Optimum,
  totalsTable,
} from '../../solving/judge-rows.js';
import { type HandedIn, keepFailures } from '../../solving/keep-failures.js';
import { runLevelJobs } from '../../solving/run-jobs.js';
import { commandLimits, defaultBytesFor, engineFor } from '../../solving/solving.js';

// A judged class as the rubrics report one: JUnit XML and a web page per student, with a line per level; and the optima that
// were proven, kept in a folder, so that a run that was stopped goes on.

const optimumText = (optimum: Optimum): string[] => {
  const words = scoreWords(optimum);
  return words === '' ? [] : [`Proven minimum: ${words}`];
};

/** One submission per student: a point per level, for the best solution to it. */
function studentLines({ totals, judged, students, optima }: JudgeRows, { levels }: LevelTable): ReportedSubmission[] {
  return totals.map(({ student, best }) => ({
    submission: {
      name: student,
      notes: judged.flatMap((each) =>
        isJudgment(each) || students.get(each.submission) !== student
          ? []
          : [`${each.submission}: ${each.error.message}`],
      ),
    },
    lines: levels.map(({ number, title }) => {
      const judgment = best.get(number);
      const evidence = judgment
        ? [judgmentMessage(judgment), `from ${judgment.submission}`, ...optimumText(optima.get(number) ?? {})]
        : ['No solution handed in.'];
      const line = title === undefined ? `Level ${number}` : `Level ${number}: ${title}`;
      return { line, points: judgment?.solved ? 1 : 0, outOf: 1, by: 'program', evidence };
    }),
  }));
}

/** An index, and a page per student with the command that judges this student alone. */
async function saveStudentPages(
  folder: string,
  title: string,
  graded: readonly ReportedSubmission[],
  repeat: (student: string) => string,
): Promise<void> {
  makeFolder(folder);
  await saveOutputFile(join(folder, 'index.html'), classPage(title, graded));
  for (const each of graded) {
    const path = join(folder, pageName(each.submission.name));
    await saveOutputFile(path, submissionPage(title, each, undefined, repeat(each.submission.name)));
  }
}

/** The proofs of a run, by level, solver, and limit: one line each, written as soon as it is known. */
class KeptOptima {
  readonly #path: string;
  readonly #known = new Map<string, number | null>();

  constructor(folder: string) {
    makeFolder(folder);
    this.#path = join(folder, 'optima.jsonl');
    const lines = existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n') : [];
    for (const line of lines) {
      try {
        const { key, best } = JSON.parse(line) as { key?: unknown; best?: unknown };
        if (typeof key === 'string' && (typeof best === 'number' || best === null)) this.#known.set(key, best);
      } catch {
        // The last line of a run that was killed may be cut short.
      }
    }
  }

  /** Null: none was found within the limit. Undefined: not tried yet. */
  find(key: string): number | null | undefined {
    return this.#known.get(key);
  }

  save(key: string, best: number | null): void {
    this.#known.set(key, best);
    appendFileSync(this.#path, `${jsonLine({ key, best })}\n`);
  }
}

// Proves the fewest moves and pushes of levels, each within a limit of CPU time, in one worker.

/** The solvers that prove it. A puzzle without any has no optimum to compare with. */
const PROVERS: { readonly [Id in PuzzleId]?: readonly (readonly [metric: Metric, solver: string])[] } = {
  sokoban: [
    ['moves', 'move-optimal'],
    ['pushes', 'push-optimal'],
  ],
};

interface Proving {
  /** Seconds per level and metric. */
  readonly cpu: number;
  readonly workers: number;
  readonly certificates?: CertificateSaver | undefined;
  /** Proofs of an earlier run, and of this one. */
  readonly kept?: KeptOptima | undefined;
}

/** What a proof depends on. */
const keptKey = ({ playable }: ValidLevel, solver: string, cpu: number): string =>
  `${puzzleOfLevel(playable)?.hash(playable) ?? ''} ${solver} ${cpu}`;

/**
 * The optimum of each level by its number; a level that needs longer has less of it. `interrupted` after Ctrl-C. `certificates`
 * saves the proofs.
 */
async function proveOptima(
  input: LevelFile,
  levels: readonly ValidLevel[],
  { cpu, workers, certificates, kept }: Proving,
  output: Output,
): Promise<{ readonly optima: Map<number, Optimum>; readonly interrupted: boolean }> {
  const { puzzle } = input;
  const optima = new Map<number, Optimum>();
  const add = (number: number, metric: Metric, best: number | null): void => {
    optima.set(number, { ...optima.get(number), ...(best === null ? {} : { [metric]: best }) });
  };
  const planned = levels
    .flatMap((level) =>
      (PROVERS[puzzle.id] ?? []).map(([metric, solver]) => ({
        level,
        metric,
        solver,
        key: keptKey(level, solver, cpu),
      })),
    )
    .filter(({ level, metric, key }) => {
      // A proof that is to be saved has to be made.
      const best = certificates ? undefined : kept?.find(key);
      if (best !== undefined) add(level.number, metric, best);
      return best === undefined;
    });
  if (planned.length === 0) return { optima, interrupted: false };
  const jobs = planned.map(({ level, solver }) => {
    const job = makeJob(puzzle, level, solver, commandLimits({ cpu }, 1, defaultBytesFor(puzzle, solver)));
    return certificates ? certifiedJob(job) : job;
  });
  const codes = await runLevelJobs({
    engine: engineFor(jobs, workers),
    jobs,
    output,
    async each(report, index) {
      const { level, metric, key } = planned[index] as (typeof planned)[number];
      output.live(`proving optimal solutions: ${index + 1} of ${planned.length}`);
      await certificates?.add(input, level, report);
      const best = report.verdict === 'solved' && report.claim === 'optimal' ? report[metric] : undefined;
      add(level.number, metric, best ?? null);
      // What Ctrl-C cut short is tried again.
      if (!(report.verdict === 'gave-up' && report.limit === 'stopped')) kept?.save(key, best ?? null);
      return undefined;
    },
  });
  return { optima, interrupted: codes.includes(EXIT.interrupted) };
}

/** CPU seconds per level and metric. */
const DEFAULT_CPU = 1;

/** What was judged, and whose each submission is. */
interface JudgedFiles {
  readonly judged: Judged[];
  readonly students: Map<string, string>;
  readonly files: HandedIn[];
}

async function judgeFile(table: LevelTable, path: string, isNamed: boolean, rules: JudgeRules): Promise<Judged[]> {
  // A pipe may be named, such as <(…), but one that happens to be in a folder would block forever.
  const text = isNamed ? await loadText(path) : loadRegularText(path);
  const submission = fileLabel(path);
  if (text.ok) return judgeSubmission(table, { name: submission, text: text.value }, rules);
  return [{ submission, error: textError(1, 1, text.error.code, text.error.message) }];
}

async function judgeAll(
  table: LevelTable,
  paths: readonly string[],
  rules: JudgeRules,
  output: Output,
): Promise<JudgedFiles> {
  const judged: Judged[] = [];
  const students = new Map<string, string>();
  const handedIn: HandedIn[] = [];
  const folders = paths.filter((path) => path !== '-' && isFolder(path));
  for (const path of paths) {
    const isFolderNamed = folders.includes(path);
    // The same name in two folders is two students.
    const prefix = folders.length > 1 && isFolderNamed ? `${path.replace(/[/\\]+$/, '')}/` : '';
    let files = 0;
    for (const { path: file, error } of isFolderNamed ? filesBelow(path) : [{ path, error: undefined }]) {
      const below = isFolderNamed ? relative(path, file) : undefined;
      students.set(fileLabel(file), prefix + studentName(table, fileLabel(file), below));
      if (file !== '-') handedIn.push({ path: file, name: below ?? basename(file) });
      if (error === undefined)
        for (const each of await judgeFile(table, file, !isFolderNamed, rules)) judged.push(each);
      else judged.push({ submission: file, error: textError(1, 1, 'unreadable-folder', error) });
      if (++files % 500 === 0) output.live(`${files} files judged`);
    }
    output.live('');
    if (files === 0)
      judged.push({ submission: path, error: textError(1, 1, 'empty-folder', 'The folder has no files.') });
  }
  return { judged, students, files: handedIn };
}

/** Only levels that somebody solved are worth the proof. */
function worthProving({ id }: LevelFile, valid: readonly ValidLevel[], judged: readonly Judged[]): ValidLevel[] {
  if (!PROVERS[id]) return [];
  const solved = new Set(judged.flatMap((each) => (isJudgment(each) && each.solved ? [each.level] : [])));
  return valid.filter(({ number }) => solved.has(number));
}

function print(rows: JudgeRows, options: JudgeOptions, output: Output): void {
  if (options.json) for (const line of judgeJson(rows)) output.print(line);
  else for (const line of [...judgeTable(rows), '', ...totalsTable(rows)]) output.print(line);
  for (const line of judgeNotes(rows, options.allowBlocked === true)) output.say(line);
}

const judgedExit = (judged: Judged): ExitCode =>
  isJudgment(judged) ? (judged.solved ? EXIT.ok : EXIT.failed) : EXIT.input;

const OPTIONS = [
  {
    flags: '--cpu <s>',
    about:
      'spend up to <s> CPU seconds per level proving the fewest moves, and as many on pushes (default: 1; 0: none)',
    parse: secondsOption,
  },
  {
    flags: '--allow-blocked',
    about: 'count a blocked move as no move, as replay does (default: the first one fails the solution)',
  },
  { flags: '--marks <path>', about: 'also write one row per student as CSV to <path>: total, then every level' },
  {
    flags: '--certificates <folder>',
    about: 'also save a checked proof of every optimum to this folder; `masu verify` checks them again',
  },
  { flags: '--csv <path>', about: 'also write one row per solution as CSV to <path>' },
  { flags: '--junit <path>', about: 'also write JUnit XML to <path>: a suite per student, a case per level' },
  { flags: '--html <folder>', about: 'also write a page per student, and an index, to <folder>' },
  {
    flags: '--keep <folder>',
    about:
      'keep per student what failed and how to repeat it in <folder>, and the proven optima; run again with the same folder to go on where it was stopped',
  },
  {
    flags: '--jobs <n>',
    about: 'prove the optima of <n> levels in parallel (default: 1)',
    parse: counting,
  },
  { flags: '--json', about: 'print one JSON object per solution, then one per student' },
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type JudgeOptions = OptionsOf<typeof OPTIONS>;

export const JUDGE: Command<JudgeOptions> = {
  arguments: [
    { name: '<levels>', about: 'a file of levels, of either puzzle' },
    { name: '<submission...>', about: 'files with solutions, or folders of them; - is standard input' },
  ],
  options: OPTIONS,
  async run({ words, options, output }) {
    const [file, ...paths] = words as [string, ...string[]];
    if (file === '-' && paths.includes('-')) {
      throw new Refusal(EXIT.usage, 'Only one of levels and submissions can come from standard input.');
    }
    for (const name of ['csv', 'marks', 'junit'] as const) {
      if (options[name] === '-')
        throw new Refusal(EXIT.usage, `--${name}: give a file name; the table goes to standard output.`);
      mustBeWritable(options[name]);
    }
    if (options.keep !== undefined && isBelow(options.keep, paths.filter(isFolder)))
      throw new Refusal(EXIT.usage, `--keep: ${options.keep} is below the submissions. Name another folder.`);
    for (const folder of [options.html, options.keep]) {
      try {
        if (folder !== undefined) makeFolder(folder);
      } catch (error) {
        throw new Refusal(EXIT.environment, `Can’t write to the folder ${folder}: ${(error as Error).message}.`);
      }
    }
    const { level: ranges, ...others } = options;
    const all = await loadLevels(file, others);
    const input = withChosenLevels(all, ranges);
    const { valid, errors } = validLevels(input, output);
    const table = makeLevelTable(input);
    const rules: JudgeRules = { allowBlocked: options.allowBlocked === true };
    // Levels are found among all of the file: a submission with one line per level has a line for each of these.
    const { judged: found, students, files } = await judgeAll(makeLevelTable(all), paths, rules, output);
    const chosen = new Set(input.levels.map(({ number }) => number));
    const judged = found.filter((each) => !isJudgment(each) || chosen.has(each.level));
    const codes: ExitCode[] = [...(errors.length > 0 ? [EXIT.input] : []), ...judged.map(judgedExit)];
    const cpu = options.cpu ?? DEFAULT_CPU;
    const proving = cpu > 0 ? worthProving(input, valid, judged) : [];
    const { certificates: folder } = options;
    const certificates =
      folder === undefined ? undefined : openCertificates(`${folder}/`, proving.length, output, '--certificates');
    const kept = options.keep === undefined ? undefined : new KeptOptima(options.keep);
    const how = { cpu, workers: options.jobs ?? 1, certificates, kept };
    const { optima, interrupted } = await proveOptima(input, proving, how, output);
    const totals = studentTotals(table, judged, students);
    const rows: JudgeRows = { judged, students, totals, duplicates: findDuplicates(judged), optima };
    print(rows, options, output);
    if (options.csv !== undefined) await saveOutputFile(options.csv, judgeCsv(rows));
    const graded = studentLines(rows, table);
    if (options.junit !== undefined) await saveOutputFile(options.junit, rubricJunit('judge', graded, []));
    const onDisk = (path: string): string => (path === '-' ? path : resolve(path));
    const command = (...submissions: readonly string[]): string =>
      ['masu', 'judge', ...[file, ...submissions].map(onDisk), ...(rules.allowBlocked ? ['--allow-blocked'] : [])]
        .map(quotedWord)
        .join(' ');
    if (options.keep !== undefined) await keepFailures(options.keep, rows, files, command);
    if (options.html !== undefined) {
      const studentFiles = (name: string) =>
        [...students].flatMap(([path, student]) => (student === name ? [path] : []));
      await saveStudentPages(options.html, fileLabel(file), graded, (student) => command(...studentFiles(student)));
    }
    if (options.marks !== undefined) await saveOutputFile(options.marks, marksCsv(rows));
    return worstOf(interrupted ? [...codes, EXIT.interrupted] : codes);
  },
};
