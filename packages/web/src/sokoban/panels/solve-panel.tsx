// What the solver panel shows once it is used: live progress with a stop, the result, and the settings. Loaded with the
// first search.

import type { SolverRow } from '@masu/browser-host/jobs/questions.js';
import type { Direction } from '@masu/core/base/grid.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import { solverNamed } from '@masu/engine/languages/names.js';
import { sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { copyAndTell } from '../../app/clipboard.js';
import { type Notice, notice, notifyNotLoaded, notifySokoban, speak } from '../../app/notice.js';
import { Choice } from '../../choices.js';
import { Button } from '../../controls.js';
import { frameTables } from '../../language.js';
import { PLAY_ICON, STOP } from '../../more-icons.js';
import { setSetting, setting } from '../../saves/saves.js';
import { levelText } from '../../share/level-text.js';
import { isOptimized, isSettled, proofMessage, reportMessage } from '../../solve/report-message.js';
import { optimizeJob, type SearchState, SolverSearch, sokobanJob } from '../../solve/search.js';
import { filesTexts } from '../../texts/files.js';
import { sideTexts } from '../../texts/side.js';
import { solveTexts } from '../../texts/solve.js';
import { workers } from '../../workers.js';
import { showSolution } from '../state/replay.js';
import { currentLevel, level as openLevel, performSokoban } from '../state/state.js';
import { ProgressList } from './progress-list.js';
import { ProofCheck, Proved } from './proof-check.js';
import { askedSearch, SolveButtons } from './solve-buttons.js';

const solvers = signal<readonly SolverRow[]>([]);

const search = new SolverSearch();

/** The subject of a search: a result is valid only for its level and position. */
interface About {
  readonly level: Level;
  readonly from: Position;
  readonly fromStart: boolean;
  readonly job: Job;
}

const about = signal<About | undefined>(undefined);

// Stops a search when its level is no longer open.
effect(() => {
  if (!about.value || about.value.level === openLevel.value) return;
  about.value = undefined;
  search.clear();
});

async function loadSolvers(): Promise<void> {
  const rows = await (await workers()).loadSolverRows('sokoban');
  solvers.value = rows.map((row) => solverNamed(frameTables, row));
}

const LIMITS = ['10', '60', '600', '0'] as const;

async function start(level: Level, from: Position, job: Job, fromStart: boolean): Promise<void> {
  about.value = { level, from, fromStart, job };
  const report = await search.start(job);
  if (!report) return;
  speak(reportMessage(report, fromStart, givenMoves(job)).spoken);
  if (report.verdict !== 'solved' || report.claim !== 'optimal' || report.metric !== 'pushes') return;
  const solution = parseLurd(String(report.solution));
  if (solution.ok && openLevel.peek() === level) performSokoban({ kind: 'take-proof', from, solution: solution.value });
}

/** Solves the open level, from its start or from the current position. */
async function startSolving(solver: string, fromStart: boolean): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const { level } = open.session.game;
  const moves = fromStart ? '' : sokobanMovesText(open.session);
  const threads = solvers.value.some(({ id, pairs }) => id === solver && pairs) ? (await workers()).pageThreads() : 1;
  // Another may have been opened meanwhile.
  if (openLevel.peek() !== level) return;
  const job = sokobanJob(levelText(open.draft), solver, moves, Number(setting('limit')), threads);
  await start(level, fromStart ? level.start : sokobanPosition(open.session), job, fromStart);
}

/** The moves of the solution that a search was given to shorten. */
const givenMoves = ({ improve }: Job): number | undefined => improve?.solution?.length;

/** What was found: a solution, or the best one of a search that ended early. */
const foundIn = (report: Report) =>
  report.verdict === 'solved' ? report : report.verdict === 'gave-up' ? report.best : undefined;

function movesOfReport(report: Report): readonly Direction[] | undefined {
  const solution = foundIn(report);
  const moves = solution && parseLurd(String(solution.solution));
  return moves?.ok ? moves.value : undefined;
}

/** Optimizes the player's own solution of the open level, until the player stops it. */
export async function optimizeOwn(): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const { level } = open.session.game;
  const job = optimizeJob(sokobanJob(levelText(open.draft), 'optimize', '', 0), sokobanMovesText(open.session));
  await start(level, level.start, job, true);
}

/** The player may have moved since: the solution is played from the position that was searched. */
function playSolution(moves: readonly Direction[], { from, job }: About): void {
  const open = currentLevel.peek();
  const before = parseLurd(job.moves ?? '');
  if (open && sokobanPosition(open.session) === from) showSolution(moves);
  else if (before.ok) showSolution(moves, before.value);
}

function Result({ report, mine }: { readonly report: Report; readonly mine: About }) {
  const { fromStart } = mine;
  const message = reportMessage(report, fromStart, givenMoves(mine.job));
  const proof = proofMessage(report);
  const solution = foundIn(report);
  const moves = movesOfReport(report);
  const isFewest = report.verdict === 'solved' && report.claim === 'optimal' && report.metric === 'moves';
  const optimize = (): void => {
    if (solution) void start(mine.level, mine.from, optimizeJob(mine.job, String(solution.solution)), fromStart);
  };
  return (
    <>
      {proof !== undefined && <Proved words={proof} />}
      {message.rest && proof === undefined && <p class="quiet">{message.rest}</p>}
      <ProofCheck report={report} level={{ ...mine.level, start: mine.from }} job={mine.job} />
      <div class="row">
        {moves && (
          <>
            <Button icon={PLAY_ICON} onClick={() => playSolution(moves, mine)}>
              {solveTexts.play}
            </Button>
            <Button
              icon="copy"
              onClick={() => void copyAndTell(String(solution?.solution), notifySokoban, filesTexts.movesCopied)}
            >
              {solveTexts.copy}
            </Button>
          </>
        )}
        {moves && !isFewest && !isSettled(report) && (
          <Button onClick={optimize}>{isOptimized(report) ? solveTexts.optimizeMore : solveTexts.optimize}</Button>
        )}
      </div>
    </>
  );
}

/** The solver the player chose, or the default. */
function chosenSolver(): string {
  const rows = solvers.value;
  const chosen = rows.find(({ id }) => id === setting('solver')) ?? rows.find(({ isDefault }) => isDefault) ?? rows[0];
  return chosen?.id ?? '';
}

/** Starts the search that was requested while this part was loading. */
async function startAsked(): Promise<void> {
  const asked = askedSearch.peek();
  askedSearch.value = undefined;
  if (solvers.value.length === 0) await loadSolvers();
  if (asked) await startSolving(chosenSolver(), asked === 'start');
}

export function SolverSettings() {
  const rows = [...solvers.value].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const chosen = chosenSolver();
  const row = rows.find((each) => each.id === chosen);
  useEffect(() => {
    loadSolvers().catch(notifyNotLoaded);
  }, []);
  if (rows.length === 0) return null;
  return (
    <>
      <div class="fields">
        <Choice
          name={solveTexts.solver}
          options={rows.map(({ id, name }) => [id, name] as const)}
          chosen={chosen}
          onChoose={(id) => setSetting('solver', id)}
        />
        <Choice
          name={solveTexts.limit}
          options={LIMITS.map((limit) => [limit, solveTexts.limits[limit] ?? limit] as const)}
          chosen={setting('limit') as (typeof LIMITS)[number]}
          onChoose={(limit) => setSetting('limit', limit)}
        />
      </div>
      {row && <p class="quiet">{row.about}</p>}
    </>
  );
}

/** The notice of the last result. */
let resultShown: Notice | undefined;

/**
 * The message under the board says what was found; the panel adds what is proven, and the buttons. If the panel is far
 * below the board, the message has all of it, and the progress.
 */
function useStatus(now: SearchState, mine: typeof about.value): void {
  useEffect(() => {
    if (!mine) return;
    const isFar = matchMedia('(max-width: 1023px), (max-height: 499px)').matches;
    if (now.kind === 'running' && isFar) {
      const { shortest, expanded } = now.progress;
      const lead = shortest
        ? solveTexts.optimizing(shortest.moves, shortest.pushes)
        : solveTexts.searching(expanded, now.millis);
      notifySokoban({ tone: 'calm', lead, actions: [{ word: sideTexts.solve.stop, act: () => search.stop() }] }, '');
    } else if (now.kind === 'running') {
      // What an earlier search found is out of date.
      if (notice.peek() === resultShown) notifySokoban(undefined, '');
    } else if (now.kind === 'done') {
      const { lead, rest } = reportMessage(now.report, mine.fromStart, givenMoves(mine.job));
      const moves = movesOfReport(now.report);
      const play = isFar && moves && { word: solveTexts.play, main: true, act: () => playSolution(moves, mine) };
      const shown: Notice = {
        tone: 'calm',
        lead,
        ...(rest && isFar ? { rest } : {}),
        ...(play ? { actions: [play] } : {}),
      };
      resultShown = shown;
      notifySokoban(shown, '');
    }
  }, [now, mine]);
}

/** The solver could use two workers, and this page may not share memory between them. */
const isHeldBack = (): boolean =>
  !crossOriginIsolated && solvers.value.some(({ id, pairs }) => pairs && id === chosenSolver());

export function SolvePanel() {
  const now = search.state.value;
  const mine = about.value;
  const asked = askedSearch.value;
  useEffect(() => {
    if (asked) startAsked().catch(notifyNotLoaded);
  }, [asked]);
  useStatus(now, mine);
  return (
    <>
      {now.kind === 'running' ? (
        <>
          <ProgressList progress={now.progress} millis={now.millis} />
          <Button icon={STOP} onClick={() => search.stop()}>
            {sideTexts.solve.stop}
          </Button>
        </>
      ) : (
        <SolveButtons />
      )}
      {mine && now.kind === 'done' && <Result report={now.report} mine={mine} />}
      {mine && now.kind === 'failed' && <p>{solveTexts.bug}</p>}
      {isHeldBack() && <p class="quiet">{solveTexts.oneThread}</p>}
    </>
  );
}
