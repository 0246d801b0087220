// `masu batch plan`: reads every level of the files and writes the plan into a new folder.

import type { Adapter } from '@masu/arena/external/adapter.js';
import { savePlan } from '@masu/arena/folder/plan-folder.js';
import { makePlan, type Planned } from '@masu/arena/plan/make-plan.js';
import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { ANY_PUZZLES } from '@masu/engine/jobs/puzzles/puzzles.js';
import { pathOn } from '../../../../host/host.js';
import { loadAdapters, missingSentence } from '../../../batch/adapters.js';
import { fromEnvironment } from '../../../batch/batch-failures.js';
import { skippedLine } from '../../../batch/batch-options.js';
import { defineCommand, forPuzzle } from '../../../interface/command.js';
import { EXIT, Refusal } from '../../../interface/exit-codes.js';
import { type Output, safe } from '../../../interface/output.js';
import { errorLine, INPUT_OPTIONS } from '../../../levels/input.js';
import { CHOICE_OPTIONS, plannedChoices } from '../../../solving/search-choices.js';
import { LIMIT_OPTIONS, parseSolverList, solverIds, typedLimits } from '../../../solving/solving.js';

const isProgram = (solver: string): boolean => solver.includes('@');

/** A program can be ended only at a time. */
function mustHaveTimeLimit([first]: readonly Adapter[], limit: number | undefined): void {
  if (!first || limit !== undefined) return;
  throw new Refusal(EXIT.usage, `${first.name} is an external solver: give it a limit with --time or --cpu.`);
}

function complain({ plan, skipped }: Planned, output: Output): void {
  for (const line of plan) {
    if ('job' in line) continue;
    const [place] = line.places;
    if (place) output.complain(errorLine(place.file, line.error, place.number));
  }
  if (skipped.length > 0) output.say(skippedLine(skipped.length));
}

export const PLAN = defineCommand({
  arguments: [{ name: '<file...>', about: 'level files and folders of them; - is standard input' }],
  options: [
    { flags: '-o, --output <folder>', about: 'make the run folder <folder>' },
    {
      flags: '--solvers <ids>',
      about: 'comma-separated solver ids, or @ADAPTER.json for a program (default: the default solver of each puzzle)',
      parse: (typed: string) => parseSolverList(typed, isProgram),
      values: PUZZLE_IDS.flatMap(solverIds),
      isList: true,
    },
    ...CHOICE_OPTIONS,
    ...LIMIT_OPTIONS,
    {
      flags: '--certificates',
      about: 'save a checked proof of each optimal, unique, or unsolvable answer in the run folder',
    },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options: { output: folder, solvers: asked, format, level, certificates, ...options }, output }) {
    const { host } = output;
    if (folder === undefined) throw new Refusal(EXIT.usage, 'Name the run folder to create: -o <folder>.');
    const programs = asked?.filter(isProgram) ?? [];
    const adapters = await loadAdapters(programs, host);
    const names = new Map(programs.map((each, at) => [each, adapters[at]?.name ?? '']));
    const solvers = asked?.map((each) => names.get(each) ?? each);
    const { time, cpu, nodes } = options;
    mustHaveTimeLimit(adapters, time ?? cpu);
    const choices = plannedChoices(
      forPuzzle(options, 'sokoban'),
      solvers ?? ANY_PUZZLES.map(({ defaultSolver }) => defaultSolver),
    );
    const planned = await makePlan(
      words.map((word) => (word === '-' ? word : pathOn(host, word))),
      {
        stdin: host.stdin,
        ...defined({ solvers }),
        adapters,
        ...defined({ format, levels: level, choices }),
        isCertified: certificates === true,
        limits: typedLimits(options),
      },
    );
    const { manifest, levels, duplicates } = planned;
    complain(planned, output);
    if (manifest.jobs === 0) throw new Refusal(EXIT.input, 'There are no valid levels to plan.');
    const saved = await fromEnvironment(() => savePlan(pathOn(host, folder), planned));
    if (!saved.ok) throw new Refusal(EXIT.usage, safe(saved.error));
    const twice = duplicates > 0 ? `, ${countOf(duplicates, 'board', 'boards')} found more than once` : '';
    const errors = manifest.errors > 0 ? `, ${countOf(manifest.errors, 'error', 'errors')}` : '';
    const state = saved.value === 'same' ? 'Already planned' : 'Planned';
    output.say(
      `${state}: ${countOf(manifest.jobs, 'job', 'jobs')} (${countOf(levels, 'level', 'levels')} in ${countOf(manifest.files.length, 'file', 'files')}, ${countOf(manifest.solvers.length, 'solver', 'solvers')}${twice}${errors}).`,
    );
    if (time === undefined && cpu === undefined && nodes === undefined) {
      output.say('masu: without --time, --cpu, or --nodes a hard level may run until its memory is full.');
    }
    const allow = adapters.length === 0 ? '' : ` --allow ${programs.join(',')}`;
    // It may be built later, or run by workers elsewhere.
    for (const adapter of adapters) {
      const missing = missingSentence(adapter, host);
      if (missing !== undefined) output.complain(safe(`masu: ${missing}`));
    }
    output.say(safe(`Next: masu batch run ${folder}${allow}`));
    return manifest.errors > 0 ? EXIT.input : EXIT.ok;
  },
});
