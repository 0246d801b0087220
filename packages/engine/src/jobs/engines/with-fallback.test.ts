import { ok } from '@masu/core/base/result.js';
import { expect, test } from 'vitest';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Job, Report } from '../job.js';
import { NO_EFFORT } from '../job-parts.js';
import type { Engine, Task } from './engine.js';
import { withFallback } from './wrap-engine.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####', format: 'xsb', solver: 'any', limits: {} };
const reportBy = (solver: string): Report => ({ verdict: 'unsolvable', puzzle: 'sokoban', solver, effort: NO_EFFORT });

/** An engine that ends each job as its list says: with a report, or by failing. */
function scripted(name: string, ends: ('report' | 'fail')[]): Engine & { readonly asked: AnyJob[] } {
  const asked: AnyJob[] = [];
  return {
    asked,
    run<J extends AnyJob>(job: J): Task<ReportTo<J>> {
      asked.push(job);
      const end = ends.shift();
      const report =
        end === 'report' ? Promise.resolve(ok(reportBy(name))) : Promise.reject(new Error(`${name} failed`));
      return { report: report as Promise<ReportedTo<J>>, stop: () => {} };
    },
    close: () => {},
  };
}

async function outcomes(engine: Engine, jobs: number): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < jobs; i++) {
    const ended = await engine.run(JOB).report.catch((error: Error) => error.message);
    seen.push(typeof ended === 'string' ? ended : ended.ok ? ended.value.solver : ended.error.message);
  }
  return seen;
}

test.each<[string, ('report' | 'fail')[], ('report' | 'fail')[], string[]]>([
  ['workers that work are asked', ['report', 'report'], [], ['workers', 'workers']],
  ['workers that do not start are not asked again', ['fail'], ['report', 'report'], ['thread', 'thread']],
  ['a worker that fails later is a bug', ['report', 'fail'], [], ['workers', 'workers failed']],
  ['a job at fault fails in the thread too', ['fail', 'report'], ['fail'], ['thread failed', 'workers']],
])('%s', async (_, byWorkers, byThread, expected) => {
  const engine = withFallback(scripted('workers', byWorkers), scripted('thread', byThread));
  expect(await outcomes(engine, expected.length)).toEqual(expected);
});
