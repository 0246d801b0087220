// `masu judge`: judges many solutions against a file of levels. A submission that can't be read is reported like one
// that fails, and the others are judged.

import { textError } from '../../base/result.js';
import { filesBelow, isFolder, loadRegularText, loadText } from '../../files/index.js';
import {
  findDuplicates,
  isJudgment,
  type Judged,
  judgeSubmission,
  type LevelTable,
  makeLevelTable,
} from '../../judge/index.js';
import type { Command } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../interface/exit-codes.js';
import { seconds } from '../interface/option-values.js';
import type { Output } from '../interface/output.js';
import { mustBeWritable, saveFile } from '../interface/save-output.js';
import { FORMAT_OPTION, type LevelFile, loadLevels, nameOf, type ValidLevel, validLevels } from '../levels/input.js';
import {
  duplicateLines,
  type JudgeRows,
  judgeCsv,
  judgeJson,
  judgeSummary,
  judgeTable,
} from '../solving/judge-rows.js';
import { proveOptima } from '../solving/prove-optimum.js';

interface JudgeOptions {
  readonly cpu?: number;
  readonly csv?: string;
  readonly json?: boolean;
  readonly format?: string;
}

/** CPU seconds per level and metric. */
const USUAL_CPU = 1;

async function judgeFile(table: LevelTable, path: string, isNamed: boolean): Promise<Judged[]> {
  // A pipe may be named, such as <(…), but one that happens to be in a folder would block forever.
  const text = isNamed ? await loadText(path) : loadRegularText(path);
  const submission = nameOf(path);
  if (text.ok) return judgeSubmission(table, { name: submission, text: text.value });
  return [{ submission, error: textError(1, 1, text.error.code, text.error.message) }];
}

async function judgeAll(table: LevelTable, paths: readonly string[], output: Output): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const path of paths) {
    const isFolderNamed = path !== '-' && isFolder(path);
    let files = 0;
    for (const { path: file, error } of isFolderNamed ? filesBelow(path) : [{ path, error: undefined }]) {
      if (error === undefined) for (const each of await judgeFile(table, file, !isFolderNamed)) judged.push(each);
      else judged.push({ submission: file, error: textError(1, 1, 'unreadable-folder', error) });
      if (++files % 500 === 0) output.live(`${files} files judged`);
    }
    output.live('');
    if (files === 0)
      judged.push({ submission: path, error: textError(1, 1, 'empty-folder', 'The folder has no files.') });
  }
  return judged;
}

/** Only Sokoban has an optimum, and only levels that somebody solved are worth the proof. */
function worthProving({ puzzle }: LevelFile, valid: readonly ValidLevel[], judged: readonly Judged[]): ValidLevel[] {
  if (puzzle.id !== 'sokoban') return [];
  const solved = new Set(judged.flatMap((each) => (isJudgment(each) && each.solved ? [each.level] : [])));
  return valid.filter(({ number }) => solved.has(number));
}

function print(rows: JudgeRows, options: JudgeOptions, output: Output): void {
  if (options.json) for (const line of judgeJson(rows)) output.print(line);
  else for (const line of judgeTable(rows)) output.print(line);
  for (const line of duplicateLines(rows)) output.say(line);
  output.say(judgeSummary(rows));
}

const exitOf = (judged: Judged): ExitCode =>
  isJudgment(judged) ? (judged.solved ? EXIT.ok : EXIT.failed) : EXIT.input;

export const JUDGE: Command<JudgeOptions> = {
  arguments: [
    { name: '<levels>', about: 'a file of levels, of either puzzle' },
    { name: '<submission...>', about: 'files with solutions, or folders of them; - is standard input' },
  ],
  options: [
    {
      flags: '--cpu <s>',
      about:
        'spend up to <s> CPU seconds per level proving the fewest moves, and as many on pushes (default: 1; 0: none)',
      parse: seconds,
    },
    { flags: '--csv <path>', about: 'also write the table as CSV to <path>' },
    { flags: '--json', about: 'print one JSON object per solution' },
    FORMAT_OPTION,
  ],
  async run({ words, options, output }) {
    const [file, ...paths] = words as [string, ...string[]];
    if (file === '-' && paths.includes('-')) {
      throw new Refusal(EXIT.usage, 'Only one of levels and submissions can come from standard input.');
    }
    if (options.csv === '-')
      throw new Refusal(EXIT.usage, '--csv: give a file name; the table goes to standard output.');
    mustBeWritable(options.csv);
    const input = await loadLevels(file, options);
    const { valid, bad } = validLevels(input, output);
    const judged = await judgeAll(makeLevelTable(input), paths, output);
    const codes: ExitCode[] = [...(bad > 0 ? [EXIT.input] : []), ...judged.map(exitOf)];
    const cpu = options.cpu ?? USUAL_CPU;
    const proving = cpu > 0 ? worthProving(input, valid, judged) : [];
    const { optima, interrupted } =
      proving.length > 0
        ? await proveOptima(input, proving, cpu, output)
        : { optima: new Map<number, never>(), interrupted: false };
    const rows: JudgeRows = { judged, duplicates: findDuplicates(judged), optima };
    print(rows, options, output);
    if (options.csv !== undefined) await saveFile(options.csv, judgeCsv(rows));
    return worstOf(interrupted ? [...codes, EXIT.interrupted] : codes);
  },
};
