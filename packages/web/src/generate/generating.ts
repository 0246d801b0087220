// Generates a Sokoban level in a worker: the wish, the seed, progress, stopping. What was made last stays until the next.

import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type {
  GenerateReport,
  SokobanGenerateJob,
  SokobanGenerateReport,
} from '@masu/engine/jobs/kinds/generate-schema.js';
import { SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { GRADER_VERSION } from '@masu/studio/sokoban/grade/grade.js';
import { signal } from '@preact/signals';
import { saveGrades } from '../grades/grading.js';
import { said } from '../said.js';
import { makeLevelLink } from '../share/level-link.js';
import { generateTexts } from '../texts/generate.js';
import { workers } from '../workers.js';

type SokobanWishes = Omit<SokobanGenerateJob, 'kind' | 'puzzle' | 'limits'>;

export interface MadeLevel {
  readonly report: Extract<SokobanGenerateReport, { readonly verdict: 'generated' }>;
  readonly draft: Draft;
  readonly hash: string;
  readonly seed: number;
}

export type Generating =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly tries: number }
  | { readonly kind: 'made'; readonly level: MadeLevel }
  /** The wish can't be met, or it was stopped. */
  | { readonly kind: 'refused'; readonly message: string };

export const generating = signal<Generating>({ kind: 'none' });

let run = 0;
let task: Pick<Task, 'stop'> | undefined;

export const stopGenerating = (): void => task?.stop();

async function readGenerated(report: SokobanGenerateReport, seed: number): Promise<Generating> {
  if (report.verdict === 'refused') return { kind: 'refused', message: said(report) };
  if (report.verdict === 'gave-up') return { kind: 'refused', message: generateTexts.stopped };
  const [levelFound] = (await (await workers()).readText(report.level, 1)).levels;
  if (levelFound?.hash === undefined) throw new Error('a generated level cannot be read');
  const { grade, difficulty, reasons, pushes: optimum } = report;
  const graded = { puzzle: 'sokoban', grade, difficulty, reasons, optimum, isExact: true } as const;
  saveGrades([{ ...graded, hash: levelFound.hash, grader: GRADER_VERSION }]);
  return { kind: 'made', level: { report, draft: levelFound.draft as Draft, hash: levelFound.hash, seed } };
}

export async function generateSokoban(wishes: SokobanWishes): Promise<void> {
  task?.stop();
  const mine = ++run;
  const show = (next: Generating): void => {
    if (mine === run) generating.value = next;
  };
  show({ kind: 'running', tries: 0 });
  try {
    const engine = (await workers()).singleEngine('generate');
    if (mine !== run) return;
    const job: SokobanGenerateJob = { kind: 'generate', puzzle: 'sokoban', ...wishes, limits: {} };
    const running = engine.run(job, ({ expanded }) => show({ kind: 'running', tries: expanded }));
    task = running;
    const reported = await running.report;
    if (!reported.ok) throw new Error(reported.error.message);
    show(await readGenerated(reported.value as GenerateReport & SokobanGenerateReport, wishes.seed));
  } catch {
    show({ kind: 'refused', message: generateTexts.failed });
  }
}

/** A level of the grade that ratings have around this difficulty, as a link; undefined if none was made. */
export async function generateNear(difficulty: number) {
  const step = Math.max(0, Math.min(SOKOBAN_GRADES.length - 1, Math.floor(difficulty) - 2));
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  await generateSokoban({ grade: SOKOBAN_GRADES[step] ?? 'easy', seed });
  const state = generating.peek();
  return state.kind === 'made' ? { hash: state.level.hash, query: makeLevelLink(state.level.draft) } : undefined;
}
