// `masu label`: optimal actions, distances, and dead states of Sokoban levels, for learning. One line per level and one
// per state, in the order of the files, the same on every machine; files are read one after the other, and states written
// as they come, so memory does not grow with the number of levels.

import { createHash } from 'node:crypto';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import type { Limits } from '@masu/core/base/outcome.js';
import { METRICS } from '@masu/core/base/puzzle.js';
import type { LabelJob, LabelReport } from '@masu/engine/jobs/kinds/label-schema.js';
import { draftText } from '@masu/engine/jobs/make-job.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { LABEL_PRESETS } from '@masu/studio/sokoban/labels/encodings.js';
import { LABEL_COLUMNS, LABEL_FORMATS } from '@masu/studio/sokoban/labels/label-lines.js';
import type { Command, CommandOption, OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { choiceOption, counting } from '../../interface/option-values.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import { mustBeWritable } from '../../interface/save-output.js';
import { version } from '../../interface/version.js';
import { type LabelPlace, openLabelOutput } from '../../labels/label-file.js';
import { type LabelPage, openLabelLanes } from '../../labels/label-levels.js';
import {
  errorPrinter,
  FILES_ABOUT,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  levelName,
  loadLevelsOf,
  namedFiles,
  reportRefusal,
  type ValidLevel,
  validLevels,
} from '../../levels/input.js';
import { workThrough } from '../../solving/run-jobs.js';
import { commandLimits, LIMIT_OPTIONS } from '../../solving/solving.js';

type States = 'solution' | 'all' | number;

function parseStates(text: string, flag: string): States {
  if (text === 'solution' || text === 'all') return text;
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text);
  const given = JSON.stringify(text.slice(0, 40));
  throw new Refusal(EXIT.usage, `${flag}: expected solution, all, or a number of states, got ${given}.`);
}

/** The line of a level, before those of its states. */
function levelLine(file: string, level: ValidLevel<'sokoban'>, report: LabelReport, job: LabelJob): string {
  const { number, title, playable } = level;
  const which = {
    puzzle: level.puzzle,
    file,
    level: number,
    title: title ?? '',
    hash: SOKOBAN.hash(playable),
    verdict: 'solved',
  };
  if (report.verdict === 'gave-up') return jsonLine({ ...which, verdict: 'gave-up', limit: report.limit });
  if (report.verdict === 'unsolvable') return jsonLine({ ...which, verdict: 'unsolvable' });
  const { solution, moves, pushes, tieBreak, states, fixed } = report;
  const proven = { claim: 'optimal', optimalIn: job.metric, tieBreak };
  const line = jsonLine({ ...which, ...proven, solution, moves, pushes, preset: job.writing.preset, states });
  return fixed === undefined ? line : `${line.slice(0, -1)},"fixed":${fixed}}`;
}

/** Why a level has no labels; undefined if it has. */
function missingMessage(report: LabelReport, states: States): string | undefined {
  if (report.verdict === 'unsolvable') return 'no solution (proven), so there are no labels';
  if (report.verdict !== 'gave-up') return undefined;
  if (report.limit === 'memory' && states !== 'solution') {
    return 'too many states for a table; --states solution labels the states of one solution';
  }
  return `gave up: ${report.limit} limit reached`;
}

const CODES = { labeled: EXIT.ok, unsolvable: EXIT.unsolvable, 'gave-up': EXIT.limit } as const;

interface Run {
  readonly options: LabelOptions;
  readonly output: Output;
  readonly files: readonly string[];
}

/** What must be equal to continue a run. */
const settingsHash = ({ options, files }: Run): string => {
  const { output: _, jobs: __, json: ___, ...rest } = options;
  return createHash('sha256')
    .update(JSON.stringify([version(), files, rest]))
    .digest('hex');
};

function jobOfLevel(level: ValidLevel<'sokoban'>, file: string, { options, files }: Run, limits: Limits): LabelJob {
  return {
    kind: 'label',
    ...draftText('sokoban', level.draft),
    limits,
    metric: options.metric ?? 'moves',
    states: options.states ?? 'solution',
    withDead: options.dead ?? false,
    writing: {
      to: options.to ?? 'jsonl',
      preset: options.preset ?? 'boxoban',
      number: level.number,
      ...(files.length > 1 ? { file } : {}),
    },
    from: 0,
  };
}

/** The levels of a file; undefined if it can't be read, which ends the command only if it is the one file named. */
async function loadOne(
  { options, output, files }: Run,
  file: string,
  codes: ExitCode[],
): Promise<LevelFile<'sokoban'> | undefined> {
  try {
    return await loadLevelsOf(
      'sokoban',
      file,
      options,
      `${fileLabel(file)}: label works on Sokoban levels.`,
      output.host,
    );
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.exit !== EXIT.input || files.length === 1) throw thrown;
    reportRefusal(thrown, output);
    codes.push(thrown.exit);
    return undefined;
  }
}

/** A page with the level it is of, the number of levels in its file, and the place after the level. */
interface WrittenPage extends LabelPage {
  readonly file: string;
  readonly level: ValidLevel<'sokoban'>;
  readonly levels: number;
  readonly after: LabelPlace;
}

async function labelFiles(run: Run): Promise<ExitCode> {
  const { options, output, files } = run;
  const lanes = openLabelLanes(output.host, options.jobs ?? 1, options.cpu !== undefined);
  const limits = commandLimits(options, options.jobs ?? 1);
  const isCsv = options.to === 'csv';
  const target = openLabelOutput(options.output, settingsHash(run), output);
  const { earlier } = target;
  const codes: ExitCode[] = [];
  const count = { levels: 0, states: 0 };
  let place = earlier ?? { files: 0, levels: 0, hash: '' };
  if (earlier)
    output.say(
      `masu: continuing after ${countOf(earlier.levels, 'level', 'levels')} of ${fileLabel(files[earlier.files] ?? '')}`,
    );
  else if (isCsv) target.write(`${LABEL_COLUMNS.join(',')}\r\n`);
  async function* pages(): AsyncGenerator<WrittenPage, void, void> {
    for (const [index, file] of files.entries()) {
      if (index < place.files || lanes.isStopped) continue;
      const input = await loadOne(run, file, codes);
      if (!input) continue;
      const part = validLevels(input, output);
      const { valid, errors } = part;
      if (errors.length > 0) codes.push(EXIT.input);
      const printErrors = errorPrinter([part], output);
      const texts = valid.map((level) => jobOfLevel(level, file, run, limits));
      const hash = createHash('sha256')
        .update(texts.map(({ level }) => level).join(''))
        .digest('hex');
      const done = index === place.files ? place.levels : 0;
      if (done > 0 && place.hash !== hash) {
        throw new Refusal(
          EXIT.input,
          `${fileLabel(file)} has changed since the run was stopped. Delete ${options.output}.progress to start over.`,
        );
      }
      place = { files: index, levels: done, hash };
      for await (const page of lanes.pages(texts.slice(done))) {
        const level = valid[done + page.index] as ValidLevel<'sokoban'>;
        printErrors(input, level.number);
        yield { ...page, file, level, levels: valid.length, after: { ...place, levels: done + page.index + 1 } };
      }
      if (!lanes.isStopped) printErrors();
      if (!lanes.isStopped) place = { files: index + 1, levels: 0, hash: '' };
    }
  }
  const writePage = async ({ job, isFirst, report, file, level, levels, after }: WrittenPage): Promise<void> => {
    if (report.verdict === 'gave-up' && report.limit === 'stopped') return;
    if (!isCsv && isFirst) target.write(`${levelLine(file, level, report, job)}\n`);
    if (report.verdict === 'labeled') target.write(report.text);
    if (report.verdict === 'labeled' && report.next !== undefined) return;
    const missing = missingMessage(report, job.states);
    if (missing !== undefined) output.complain(safe(`${fileLabel(file)}: ${levelName(level)}: ${missing}`));
    codes.push(CODES[report.verdict]);
    count.levels++;
    if (report.verdict === 'labeled') count.states += report.states;
    place = after;
    output.live(`${formatNumber(place.levels)} of ${countOf(levels, 'level', 'levels')}`);
    await target.save(place);
  };
  const isInterrupted = await workThrough(output, { results: pages(), stop: lanes.stop }, writePage, lanes.close);
  if (isInterrupted) await target.leave(place);
  else target.finish();
  if (isInterrupted) {
    const again = options.output === undefined ? '' : '; run the same command again to continue';
    output.complain(`masu: stopped after ${countOf(count.levels, 'level', 'levels')}${again}`);
    codes.push(EXIT.interrupted);
  } else if (options.output !== undefined) {
    output.say(`Labeled ${countOf(count.states, 'state', 'states')} of ${countOf(count.levels, 'level', 'levels')}.`);
  }
  return worstOf(codes);
}

const OPTIONS = [
  { flags: '--metric <m>', about: 'optimal in moves or in pushes (default: moves)', ...choiceOption(...METRICS) },
  {
    flags: '--states <which>',
    about: 'solution: the states of one optimal solution (default); all: every reachable state; or how many of them',
    parse: parseStates,
    values: ['solution', 'all'],
  },
  { flags: '--dead', about: 'also states that can no longer be solved' },
  { flags: '--to <format>', about: 'jsonl or csv (default: jsonl)', ...choiceOption(...LABEL_FORMATS) },
  { flags: '--json', about: 'the same as --to jsonl, with an object for each invalid level and unreadable file too' },
  {
    flags: '--preset <id>',
    about: `how boards and actions are written: ${LABEL_PRESETS.join(', ')} (default: boxoban)`,
    ...choiceOption(...LABEL_PRESETS),
  },
  { flags: '--jobs <n>', about: 'label <n> levels in parallel; the output is the same', parse: counting },
  { flags: '-o, --output <path>', about: 'write to <path>; a stopped run continues with the same command' },
  ...LIMIT_OPTIONS,
  ...INPUT_OPTIONS,
] as const satisfies readonly CommandOption[];
type LabelOptions = OptionsOf<typeof OPTIONS>;

export const LABEL: Command<LabelOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    mustBeWritable(options.output, output.host);
    if (options.json && options.to === 'csv') throw new Refusal(EXIT.usage, 'Choose one of --json and --to csv.');
    const files: string[] = [];
    for (const { file, error } of namedFiles(words, output.host)) {
      if (error !== undefined) throw new Refusal(EXIT.input, safe(`${file}: ${error}`), undefined, file);
      files.push(file);
    }
    if (files.length === 0) throw new Refusal(EXIT.input, 'No level files in this folder.');
    return labelFiles({ options, output, files });
  },
};
