// Your progress: what is solved, by grade and collection, how close to the minimum, in which time, with how many hints.

import { defined } from '@masu/core/base/defined.js';
import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import {
  type Progress,
  type ProgressCollection,
  type SolvedShare,
  summarizeProgress,
} from '@masu/core/play/progress.js';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../choices.js';
import { loadCollection, loadedCollection } from '../collections/data/collections.js';
import { today } from '../collections/data/daily-level.js';
import { listed } from '../collections/data/listed.js';
import { firstWeekday } from '../dates.js';
import { GradeSquares } from '../grades/grade-mark.js';
import { knownGrade } from '../grades/known-grades.js';
import { GRADE_NAMES, type GradeName, gradeRank } from '../level-grade.js';
import { NextPanel, RatingPanel } from '../next/panel.js';
import { puzzleView } from '../puzzle-views.js';
import { makeRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { gradesTexts } from '../texts/grades.js';
import { playTexts } from '../texts/play.js';
import { progressTexts } from '../texts/progress.js';
import { solvedByWeek } from './weeks.js';
import { WeeksChart } from './weeks-chart.js';
import '../styles/progress.css';

const WEEKS = 12;

/** The collections of a puzzle that are loaded so far, with what is known about their levels. */
function loadedCollections(puzzle: PuzzleId): readonly (ProgressCollection & { readonly id: string })[] {
  return listed.value.flatMap((item) => {
    const collection = item.puzzle === puzzle ? loadedCollection(item.id) : undefined;
    if (!collection) return [];
    const levels = collection.levels.map((level) => {
      const { grade, optimum } = knownGrade(puzzle, level) ?? {};
      return { hash: level.hash, ...defined({ grade, optimum }) };
    });
    return [{ id: item.id, title: item.title, levels }];
  });
}

function Figures({ progress }: { readonly progress: Progress }) {
  const { optimum, puzzle, daily } = progress;
  const minutes = Math.round(progress.millis / 60_000);
  const proven = optimum.reached + optimum.missed;
  const time = progressTexts.hoursMinutes(Math.floor(minutes / 60), minutes % 60);
  const { hasMinimum } = puzzleView(puzzle);
  const best = [progressTexts.optimumLabel, optimum.reached, progressTexts.ofSolved(proven)] as const;
  const figures: readonly (readonly [name: string, value: string | number, rest: string])[] = [
    [progressTexts.solvedLabel, progress.solved, progressTexts.ofAll(progress.total)],
    ...(hasMinimum ? [best] : []),
    [progressTexts.timeLabel, time, progressTexts.timeOf(progress.timed)],
    [progressTexts.hintsLabel, progress.hints, progressTexts.withoutHints(progress.withoutHints)],
    [progressTexts.streakLabel, daily.current, progressTexts.streakOf(daily.longest)],
  ];
  return (
    <>
      <dl class="panel progress-figures">
        {figures.map(([name, value, rest]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} <small>{rest}</small>
            </dd>
          </div>
        ))}
      </dl>
      {hasMinimum && proven > 0 && <p class="quiet">{progressTexts.missed(optimum.missed, optimum.extraPushes)}</p>}
    </>
  );
}

interface NamedShare extends SolvedShare {
  readonly key: string;
  readonly name: ComponentChild;
}

/** The bar repeats the two numbers beside it. */
function SharesTable({ shares }: { readonly shares: readonly NamedShare[] }) {
  return (
    <table class="shares">
      <tbody>
        {shares.map(({ key, name, solved, total }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td class="share-bar" aria-hidden="true">
              <span>
                <i style={{ width: `${total === 0 ? 0 : (100 * solved) / total}%` }} />
              </span>
            </td>
            <td class="share-count">{progressTexts.share(solved, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByGrade({ progress: { puzzle, byGrade } }: { readonly progress: Progress }) {
  const gradeName = (grade: string) => (
    <span class="grade">
      <GradeSquares step={grade === '' ? 0 : gradeRank(puzzle, grade as GradeName)} />
      {grade === '' ? progressTexts.ungraded : gradesTexts.names[grade as GradeName]}
    </span>
  );
  const known = byGrade.filter(({ grade, total }) => grade !== '' || total > 0);
  return (
    <section class="panel">
      <h2>{progressTexts.byGrade}</h2>
      <SharesTable shares={known.map(({ grade, ...share }) => ({ ...share, key: grade, name: gradeName(grade) }))} />
    </section>
  );
}

function ByCollection(props: { readonly progress: Progress; readonly ids: readonly string[] }) {
  const { byCollection, elsewhere } = props.progress;
  const shares = byCollection.map(({ title, ...share }, at) => {
    const collection = props.ids[at] ?? '';
    const href = makeRoute({ page: 'levels', target: { kind: 'collection', collection, index: 0 } });
    return { ...share, key: collection, name: <a href={href}>{title}</a> };
  });
  return (
    <section class="panel">
      <h2>{progressTexts.byCollection}</h2>
      <SharesTable shares={shares} />
      {elsewhere > 0 && <p class="quiet">{progressTexts.elsewhere(elsewhere)}</p>}
    </section>
  );
}

function Content({ puzzle }: { readonly puzzle: PuzzleId }) {
  const collections = loadedCollections(puzzle);
  const now = today();
  const progress = summarizeProgress(puzzle, GRADE_NAMES[puzzle], collections, saved.value, now);
  const records = saved.value.records.filter((record) => record.puzzle === puzzle);
  return (
    <>
      <Figures progress={progress} />
      {records.length === 0 && (
        <p class="row">
          {progressTexts.none}{' '}
          <a class="btn main" href={makeRoute({ page: puzzle, target: { kind: 'none' } })}>
            {progressTexts.play}
          </a>
        </p>
      )}
      <div class="progress-parts">
        <div class="side">
          <NextPanel puzzle={puzzle} />
          <RatingPanel puzzle={puzzle} />
          <ByGrade progress={progress} />
          <WeeksChart weeks={solvedByWeek(records, now, WEEKS, firstWeekday())} />
        </div>
        <ByCollection progress={progress} ids={collections.map(({ id }) => id)} />
      </div>
    </>
  );
}

/** Loads every collection; one that can't be loaded isn't counted. */
function useAllCollections(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isHere = true;
    const loading = listed.peek().map(({ id }) => loadCollection(id).catch(() => undefined));
    void Promise.all(loading).then(() => isHere && setLoaded(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isLoaded;
}

export function ProgressPage() {
  const [puzzle, setPuzzle] = useState<PuzzleId>('sokoban');
  const isLoaded = useAllCollections();
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.progress);
  }, []);
  return (
    <section class="progress" aria-label={progressTexts.heading}>
      <div class="head collection-head">
        <div>
          <p class="over">{progressTexts.over}</p>
          <h1>{progressTexts.heading}</h1>
        </div>
        <Segments
          name={progressTexts.puzzle}
          options={PUZZLE_IDS.map((each) => [each, playTexts.pages[each]] as const)}
          chosen={puzzle}
          onChoose={setPuzzle}
        />
      </div>
      {isLoaded ? <Content puzzle={puzzle} /> : <p class="quiet">{progressTexts.loading}</p>}
    </section>
  );
}
