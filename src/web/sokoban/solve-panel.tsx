// Solving in the page: which solver, how long, live figures, stop, and what it came to.

import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Job, Report } from '../../jobs/index.js';
import type { SolverRow } from '../../jobs/web/index.js';
import { type Level, type Position, parseLurd } from '../../sokoban/index.js';
import { copyText } from '../app/clipboard.js';
import { speak } from '../app/notice.js';
import { Button, Choice } from '../controls.js';
import { Seal } from '../icons.js';
import { setSetting, setting } from '../saves/saves.js';
import { levelText } from '../share/level-text.js';
import { ProgressList } from '../solve/progress-list.js';
import { isShortened, reportMessage } from '../solve/report-message.js';
import { Search, shortenJob, sokobanJob } from '../solve/search.js';
import { T } from '../texts/play.js';
import { SIDE } from '../texts/side.js';
import { S } from '../texts/solve.js';
import { pageThreads, solversOf } from '../workers.js';
import { lurdOf } from './game-codec.js';
import { notify } from './notify.js';
import { positionOfSitting } from './sitting.js';
import { noteProof, table } from './table.js';
import { watchMoves } from './watching.js';

const solvers = signal<readonly SolverRow[]>([]);
const search = new Search();
/** What the search was about: a result stays true for its level and position alone. */
const about = signal<
  { readonly level: Level; readonly from: Position; readonly fromStart: boolean; readonly job: Job } | undefined
>(undefined);

// Nobody waits for what a search finds at a level that is no longer on the table.
effect(() => {
  if (!about.value || about.value.level === table.value?.sitting.level) return;
  about.value = undefined;
  search.clear();
});

const LIMITS = ['10', '60', '600', '0'] as const;

async function start(level: Level, from: Position, job: Job, fromStart: boolean): Promise<void> {
  about.value = { level, from, fromStart, job };
  const report = await search.start(job);
  if (!report) return;
  speak(reportMessage(report, fromStart).spoken);
  if (report.verdict !== 'solved' || report.claim !== 'optimal' || report.metric !== 'pushes') return;
  const solution = parseLurd(String(report.solution));
  if (solution.ok) noteProof(level, from, solution.value);
}

/** Solves the level on the table, from its start or from where the player stands. */
async function startSolving(solver: string, fromStart: boolean): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  const { level } = laid.sitting;
  const moves = fromStart ? '' : lurdOf(laid.sitting);
  const threads = solvers.value.some(({ id, pairs }) => id === solver && pairs) ? await pageThreads() : 1;
  // Another may have been laid meanwhile.
  if (table.value?.sitting.level !== level) return;
  const job = sokobanJob(levelText(laid.draft), solver, moves, Number(setting('limit', '60')), threads);
  await start(level, fromStart ? level.start : positionOfSitting(laid.sitting), job, fromStart);
}

function Proof({ report }: { readonly report: Report }) {
  if (report.verdict !== 'solved' || report.claim !== 'optimal') return null;
  return (
    <p class="proved">
      <Seal of="" />
      {report.metric === 'moves' ? S.provedMoves : S.provedPushes}
    </p>
  );
}

async function copySolution(lurd: string): Promise<void> {
  const done = await copyText(lurd);
  notify({ tone: 'calm', lead: done ? T.shell.copied(T.happened.movesCopied) : lurd });
}

function Result({ report, fromStart }: { readonly report: Report; readonly fromStart: boolean }) {
  const words = reportMessage(report, fromStart);
  const found = report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;
  const moves = found && parseLurd(String(found.solution));
  const isFewest = report.verdict === 'solved' && report.claim === 'optimal' && report.metric === 'moves';
  const shorten = (): void => {
    const asked = about.value;
    if (asked && found) void start(asked.level, asked.from, shortenJob(asked.job, String(found.solution)), fromStart);
  };
  return (
    <>
      <p>{words.lead}</p>
      <Proof report={report} />
      {words.rest && !(report.verdict === 'solved' && report.claim === 'optimal') && <p class="quiet">{words.rest}</p>}
      <div class="row">
        {moves?.ok && (
          <>
            <Button icon="play" onClick={() => watchMoves(moves.value, fromStart)}>
              {S.watch}
            </Button>
            <Button icon="copy" onClick={() => void copySolution(String(found?.solution))}>
              {S.copy}
            </Button>
          </>
        )}
        {moves?.ok && !isFewest && !isShortened(report) && <Button onClick={shorten}>{S.shorten}</Button>}
      </div>
    </>
  );
}

function Ask() {
  const rows = solvers.value;
  const usual = rows.find((row) => row.isDefault)?.id ?? rows[0]?.id ?? '';
  const chosen = rows.some((row) => row.id === setting('solver', usual)) ? setting('solver', usual) : usual;
  const row = rows.find((each) => each.id === chosen);
  return (
    <>
      <div class="fields">
        <Choice
          name={S.solver}
          options={rows.map(({ id, name }) => [id, name] as const)}
          chosen={chosen}
          onChoose={(id) => setSetting('solver', id)}
        />
        <Choice
          name={S.limit}
          options={LIMITS.map((limit) => [limit, S.limits[limit] ?? limit] as const)}
          chosen={setting('limit', '60') as (typeof LIMITS)[number]}
          onChoose={(limit) => setSetting('limit', limit)}
        />
      </div>
      {row && <p class="quiet">{row.about}</p>}
      {row?.pairs && !crossOriginIsolated && <p class="quiet">{S.oneWorker}</p>}
      <div class="row">
        <Button icon="solve" onClick={() => void startSolving(chosen, true)}>
          {S.start}
        </Button>
        <Button onClick={() => void startSolving(chosen, false)}>{S.fromHereButton}</Button>
      </div>
    </>
  );
}

export function SolvePanel() {
  const now = search.state.value;
  const mine = about.value;
  useEffect(() => {
    solversOf('sokoban').then(
      (rows) => {
        solvers.value = rows;
      },
      () => notify({ tone: 'ink', lead: T.shell.failed }),
    );
  }, []);
  return (
    <>
      {solvers.value.length > 0 && now.kind !== 'running' && <Ask />}
      {now.kind === 'running' && (
        <>
          <ProgressList progress={now.progress} millis={now.millis} />
          <Button icon="stop" onClick={() => search.stop()}>
            {SIDE.solve.stop}
          </Button>
        </>
      )}
      {mine && now.kind === 'done' && <Result report={now.report} fromStart={mine.fromStart} />}
      {mine && now.kind === 'failed' && <p>{S.bug}</p>}
    </>
  );
}
