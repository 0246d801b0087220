// The lab: a search recorded once and replayed at any speed, as a heat map on the board, as the frontier, and as the
// work each data structure for visited states had to do.

import { useEffect, useMemo } from 'preact/hooks';
import { formatNumber } from '../../base/format.js';
import { STRATEGIES, type StrategyId } from '../../search/index.js';
import { type Draft, validateLevel } from '../../sokoban/index.js';
import { copyText } from '../app/clipboard.js';
import { notice } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Board } from '../board/board.js';
import { planOfLevel } from '../board/plan.js';
import { loadCollection } from '../collections/collections.js';
import { Button, Choice } from '../controls.js';
import { route } from '../route.js';
import type { RouteTarget } from '../routes.js';
import { parseLevelLink } from '../share/level-link.js';
import { B } from '../texts/lab.js';
import { T } from '../texts/play.js';
import { Chart } from './chart.js';
import { HeatCounter } from './heat.js';
import { LevelChoice } from './level-choice.js';
import { notify } from './notify.js';
import { TakenNext } from './queue.js';
import { STORES } from './run.js';
import {
  at,
  closeLab,
  isAtEnd,
  isRunning,
  nextDepth,
  record,
  run,
  SPEEDS,
  series,
  speed,
  stepOn,
  strategy,
  subject,
  toggleRun,
} from './state.js';
import { Stores } from './stores.js';
import { usualCollection } from './usual-level.js';

async function draftAt(target: RouteTarget): Promise<{ draft: Draft; title: string } | undefined> {
  if (target.kind === 'link') {
    const link = parseLevelLink(target.query);
    return link.ok ? { draft: link.value.draft, title: link.value.draft.title ?? T.links.shared } : undefined;
  }
  const id = target.kind === 'collection' ? target.collection : usualCollection();
  const collection = await loadCollection(id).catch(() => undefined);
  const index = target.kind === 'collection' ? target.index : 0;
  const level = collection?.levels[index];
  if (collection?.puzzle !== 'sokoban' || !level) return undefined;
  return { draft: level.draft as Draft, title: level.title ?? T.play.untitled(index + 1) };
}

async function open(target: RouteTarget): Promise<void> {
  const found = await draftAt(target);
  if (route.peek().target !== target) return;
  const sound = found && validateLevel(found.draft);
  if (!found || !sound?.ok) {
    closeLab();
    subject.value = undefined;
    notify({ tone: 'ink', lead: B.noLevel, strong: true });
    return;
  }
  notify(undefined, '');
  record({ level: sound.value, title: found.title }, strategy.peek());
}

/** Takes states at the chosen speed; a slow machine skips pictures, never states. */
function useRunning(): void {
  const running = isRunning.value;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let owed = 0;
    let frame = requestAnimationFrame(function tick(now) {
      owed += ((now - last) / 1000) * (SPEEDS[speed.peek()] ?? 1);
      last = now;
      if (owed >= 1) stepOn(Math.floor(owed));
      owed %= 1;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}

function Strip() {
  const recorded = run.value;
  const now = at.value;
  const figures: readonly (readonly [string, number | undefined])[] = [
    [B.explored, now],
    [B.frontier, recorded?.waiting[now - 1]],
    [B.depthNow, recorded?.depth[now - 1]],
    [B.lookups, recorded?.lookUps[now - 1]],
  ];
  return (
    <section class="panel wide strip" aria-label={B.run}>
      <div class="seg" role="group" aria-label={B.run}>
        <Button variant="main" icon={isRunning.value ? 'pause' : 'play'} onClick={toggleRun}>
          {isRunning.value ? B.pause : isAtEnd.value ? B.again : B.play}
        </Button>
        <Button icon="step" onClick={() => stepOn(1)}>
          {B.step}
        </Button>
        <Button icon="last" onClick={nextDepth}>
          {B.depth}
        </Button>
      </div>
      <label class="row pace">
        <span class="quiet">{B.speed}</span>
        <input
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          value={speed.value}
          style={{ '--at': `${(speed.value / (SPEEDS.length - 1)) * 100}%` }}
          aria-valuetext={B.speedText(SPEEDS[speed.value] ?? 1)}
          onInput={(event) => (speed.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <dl class="num">
        {figures.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const heatHeight = (): number => 360;

function HeatPanel() {
  const level = subject.value?.level;
  const recorded = run.value;
  const now = at.value;
  const plan = useMemo(() => level && planOfLevel(level), [level]);
  const counter = useMemo(() => recorded && level && new HeatCounter(recorded, level.walls.length), [recorded, level]);
  const heat = useMemo(() => counter?.at(now), [counter, now]);
  const marks = useMemo(() => ({ heat: heat?.steps ?? [] }), [heat]);
  const pose = useMemo(() => ({ player: undefined, facing: 'down' as const, boxes: [] }), []);
  if (!plan) return null;
  const most = heat?.most ?? 0;
  return (
    <section class="panel">
      <h2>{B.heat.heading}</h2>
      <Board
        plan={plan}
        pose={pose}
        marks={marks}
        name={B.heat.heading}
        picture={B.heat.picture(most)}
        largest={48}
        heightOf={heatHeight}
        isPicture
      />
      <p class="legend">
        {B.heat.seldom}
        {[4, 7, 9, 12, 15].map((side, index) => (
          <svg key={side} width={side} height={side} aria-hidden="true">
            <rect width={side} height={side} fill={`var(--h${index + 1})`} />
          </svg>
        ))}
        {B.heat.often(most)}
        <span class="legend goal">
          <svg width="14" height="14" aria-hidden="true">
            <rect x="1" y="1" width="12" height="12" fill="none" stroke="var(--goal)" stroke-width="2" />
          </svg>
          {B.heat.goal}
        </span>
      </p>
    </section>
  );
}

/** The figures as a table of tabs, for a sheet: one row for every doubling of states. */
function figuresText(): string {
  const names = STORES.map((store) => B.stores[store].name);
  const lines = [[B.chart.x, ...names].join('\t')];
  const explored = run.value?.explored ?? 0;
  const counts: number[] = [];
  for (let count = 1; count < explored; count *= 2) counts.push(count);
  for (const count of [...counts, explored]) {
    lines.push([count, ...STORES.map((store) => series.value[store].values[count - 1] ?? '')].join('\t'));
  }
  return `${lines.join('\n')}\n`;
}

async function copyFigures(): Promise<void> {
  const done = await copyText(figuresText());
  notify({ tone: 'calm', lead: done ? B.copied : T.shell.notCopied });
}

function takeKey(event: KeyboardEvent): boolean {
  if (event.key === ' ') toggleRun();
  else if (event.key === 'ArrowRight') stepOn(1);
  else if (event.key === '+' || event.key === '=') speed.value = Math.min(SPEEDS.length - 1, speed.value + 1);
  else if (event.key === '-') speed.value = Math.max(0, speed.value - 1);
  else return false;
  return true;
}

export function LabPage() {
  const { target } = route.value;
  useEffect(() => {
    document.title = T.shell.title(T.pages.lab);
    void open(target);
  }, [target]);
  useEffect(() => closeLab, []);
  useRunning();
  useShortcuts(takeKey);
  const shown = subject.value;
  const strategies = STRATEGIES.map(({ id, name }) => [id, name] as const);
  const choose = (id: StrategyId): void => {
    if (shown) record(shown, id);
  };
  return (
    <>
      <div class="head choosing">
        <div>
          <p class="over">{shown ? B.over(shown.title, shown.level.start.boxes.length) : T.pages.lab}</p>
          <h1>{B.heading(B.strategies[strategy.value] ?? strategy.value)}</h1>
        </div>
        <div class="row">
          <Choice name={B.strategy} options={strategies} chosen={strategy.value} onChoose={choose} />
          <LevelChoice target={target} />
          <Button variant="desktop" icon="copy" onClick={() => void copyFigures()}>
            {B.copy}
          </Button>
        </div>
      </div>
      {(!shown || notice.value) && <StatusMessage />}
      {shown && (
        <div class="lab">
          <Strip />
          <HeatPanel />
          <Chart />
          <TakenNext />
          <Stores />
        </div>
      )}
    </>
  );
}
