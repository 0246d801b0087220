// `masu judge`: judges many solutions against a file of levels. A submission that can't be read is reported like one
// that fails, and the others are judged.

import { lstatSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { rubricJunit } from '@masu/classroom/rubric/rubric-report.js';
import { textError } from '@masu/core/base/result.js';
import type { JudgeRules } from '@masu/engine/judge/attempt.js';
import { findDuplicates } from '@masu/engine/judge/duplicates.js';
import { isJudgment, type Judged, judgeSubmission } from '@masu/engine/judge/judge.js';
import { type LevelTable, makeLevelTable } from '@masu/engine/judge/level-table.js';
import { studentName, studentTotals } from '@masu/engine/judge/students.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { isBelow, isLinkBelow, quotedWord } from '@masu/node-host/programs/kept-names.js';
import { strangerFilesBelow, strangerText } from '@masu/node-host/programs/stranger-files.js';
import { pathOn } from '../../../host/host.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { counting, secondsOption } from '../../interface/option-values.js';
import type { Output } from '../../interface/output.js';
import { mustBeWritable, saveOutputFile } from '../../interface/save-output.js';
import {
  belowTyped,
  fileLabel,
  INPUT_OPTIONS,
  isTypedFolder,
  type LevelFile,
  loadLevels,
  loadTyped,
  type ValidLevel,
  validLevels,
  withChosenLevels,
} from '../../levels/input.js';
import { openCertificates } from '../../solving/certificate-saver.js';
import {
  type JudgeRows,
  judgeCsv,
  judgeJson,
  judgeNotes,
  judgeTable,
  marksCsv,
  totalsTable,
} from '../../solving/judge-rows.js';
import { type HandedIn, keepFailures } from '../../solving/keep-failures.js';
import { KeptOptima, saveStudentPages, studentLines } from './judge-class.js';
import { PROVERS, proveOptima } from './prove-optimum.js';

/** CPU seconds per level and metric. */
const DEFAULT_CPU = 1;

/** What was judged, and whose each submission is. */
interface JudgedFiles {
  readonly judged: Judged[];
  readonly students: Map<string, string>;
  readonly files: HandedIn[];
  /** What is no regular file: named by itself, it would be followed. */
  readonly unread: ReadonlySet<string>;
}

async function judgeFile(
  table: LevelTable,
  path: string,
  folder: string | undefined,
  rules: JudgeRules,
  host: CommandHost,
): Promise<Judged[]> {
  // A pipe may be named, such as <(…), but one that happens to be in a folder would block forever.
  const text =
    folder === undefined ? await loadTyped(path, host) : strangerText(pathOn(host, path), pathOn(host, folder));
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
  const unread = new Set<string>();
  const folders = paths.filter((path) => path !== '-' && isTypedFolder(path, output.host));
  for (const path of paths) {
    const isFolderNamed = folders.includes(path);
    // The same name in two folders is two students.
    const prefix = folders.length > 1 && isFolderNamed ? `${path.replace(/[/\\]+$/, '')}/` : '';
    let files = 0;
    for (const { path: file, error } of isFolderNamed
      ? belowTyped(path, output.host, strangerFilesBelow)
      : [{ path, error: undefined }]) {
      const below = isFolderNamed ? relative(path, file) : undefined;
      students.set(fileLabel(file), prefix + studentName(table, fileLabel(file), below));
      const isOdd = isFolderNamed && lstatSync(pathOn(output.host, file), { throwIfNoEntry: false })?.isFile() !== true;
      if (file !== '-' && !isOdd) handedIn.push({ path: file, name: below ?? basename(file) });
      if (isOdd) unread.add(fileLabel(file));
      if (error === undefined)
        for (const each of await judgeFile(table, file, isFolderNamed ? path : undefined, rules, output.host))
          judged.push(each);
      else judged.push({ submission: file, error: textError(1, 1, 'unreadable-folder', error) });
      if (++files % 500 === 0) output.live(`${files} files judged`);
    }
    output.live('');
    if (files === 0)
      judged.push({ submission: path, error: textError(1, 1, 'empty-folder', 'The folder has no files.') });
  }
  return { judged, students, files: handedIn, unread };
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
    const { host } = output;
    const [file, ...paths] = words as [string, ...string[]];
    if (file === '-' && paths.includes('-')) {
      throw new Refusal(EXIT.usage, 'Only one of levels and submissions can come from standard input.');
    }
    const below = paths.map((path) => pathOn(host, path)).filter(isFolder);
    for (const name of ['csv', 'marks', 'junit'] as const) {
      if (options[name] === '-')
        throw new Refusal(EXIT.usage, `--${name}: give a file name; the table goes to standard output.`);
      const path = options[name];
      if (path !== undefined && isLinkBelow(pathOn(host, path), below))
        throw new Refusal(EXIT.usage, `--${name}: ${path} is a link below the submissions. Name another file.`);
      mustBeWritable(path, host);
    }
    for (const name of ['keep', 'html', 'certificates'] as const) {
      const folder = options[name];
      if (folder !== undefined && isBelow(pathOn(host, folder), below))
        throw new Refusal(EXIT.usage, `--${name}: ${folder} is below the submissions. Name another folder.`);
    }
    for (const folder of [options.html, options.keep]) {
      try {
        if (folder !== undefined) makeFolder(pathOn(host, folder));
      } catch (error) {
        throw new Refusal(EXIT.environment, `Can’t write to the folder ${folder}: ${(error as Error).message}.`);
      }
    }
    const { level: ranges, ...others } = options;
    const all = await loadLevels(file, others, host);
    const input = withChosenLevels(all, ranges);
    const { valid, errors } = validLevels(input, output);
    const table = makeLevelTable(input);
    const rules: JudgeRules = { allowBlocked: options.allowBlocked === true };
    // Levels are found among all of the file: a submission with one line per level has a line for each of these.
    const { judged: attempts, students, files, unread } = await judgeAll(makeLevelTable(all), paths, rules, output);
    const chosen = new Set(input.levels.map(({ number }) => number));
    const judged = attempts.filter((each) => !isJudgment(each) || chosen.has(each.level));
    const codes: ExitCode[] = [...(errors.length > 0 ? [EXIT.input] : []), ...judged.map(judgedExit)];
    const cpu = options.cpu ?? DEFAULT_CPU;
    const proving = cpu > 0 ? worthProving(input, valid, judged) : [];
    const { certificates: folder } = options;
    const certificates =
      folder === undefined ? undefined : openCertificates(`${folder}/`, proving.length, output, '--certificates');
    const kept = options.keep === undefined ? undefined : new KeptOptima(pathOn(host, options.keep));
    const how = { cpu, workers: options.jobs ?? 1, certificates, kept };
    const { optima, interrupted } = await proveOptima(input, proving, how, output);
    const totals = studentTotals(table, judged, students);
    const rows: JudgeRows = { judged, students, totals, duplicates: findDuplicates(judged), optima };
    print(rows, options, output);
    if (options.csv !== undefined) await saveOutputFile(options.csv, judgeCsv(rows), host);
    const graded = studentLines(rows, table);
    if (options.junit !== undefined) await saveOutputFile(options.junit, rubricJunit('judge', graded, []), host);
    const onDisk = (path: string): string => (path === '-' ? path : resolve(pathOn(host, path)));
    const command = (...submissions: readonly string[]): string =>
      ['masu', 'judge', ...[file, ...submissions].map(onDisk), ...(rules.allowBlocked ? ['--allow-blocked'] : [])]
        .map(quotedWord)
        .join(' ');
    if (options.keep !== undefined) await keepFailures(options.keep, rows, files, command, host);
    if (options.html !== undefined) {
      const studentFiles = (name: string) =>
        [...students].flatMap(([path, student]) => (student === name && !unread.has(path) ? [path] : []));
      await saveStudentPages(
        options.html,
        fileLabel(file),
        graded,
        (student) => command(...studentFiles(student)),
        host,
      );
    }
    if (options.marks !== undefined) await saveOutputFile(options.marks, marksCsv(rows), host);
    return worstOf(interrupted ? [...codes, EXIT.interrupted] : codes);
  },
};
