// The page's side of the workers: a pool for searches and one worker for requests. Workers are started on demand, so the
// solvers are fetched only when first used.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { type PoolManners, pagePool } from './page-pool.js';
import type { QuestionAnswers, SavedRead, SolverRow, TextRead, WorkerAnswer } from './questions.js';
import { openScript } from './single-engine.js';

let pool: Engine | undefined;

/** The page's engine, created once. */
export function pageEngine(manners?: PoolManners): Engine {
  pool ??= pagePool(openScript, manners);
  return pool;
}

let questionWorker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, { take(answer: unknown): void; fail(bug: Error): void }>();

function openQuestionWorker(): Worker {
  const worker = openScript();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.take(data.answer);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    for (const { fail } of waiting.values()) fail(new Error(event.message));
    waiting.clear();
    worker.terminate();
    questionWorker = undefined;
  });
  return worker;
}

function ask<Name extends keyof QuestionAnswers>(
  name: Name,
  ...given: Parameters<QuestionAnswers[Name]>
): Promise<ReturnType<QuestionAnswers[Name]>> {
  questionWorker ??= openQuestionWorker();
  const id = nextId++;
  return new Promise((take, fail) => {
    // Posted first: a request that can't be cloned throws here, and nothing waits for its answer.
    questionWorker?.postMessage({ id, ask: name, given });
    waiting.set(id, { take: take as (answer: unknown) => void, fail });
  });
}

/** The levels of a text, of either puzzle and any format; returns at most `most`, counts all. */
export const readText = (text: string, most: number, name?: string): Promise<TextRead> => ask('read', text, most, name);

/** Drafts as text in a format; throws if the format can't represent them, with the error as the cause. */
export async function writeText(puzzle: PuzzleId, format: string, drafts: readonly unknown[]): Promise<string> {
  const written = await ask('write', puzzle, format, drafts);
  if (!written.ok) throw new Error(written.error.message, { cause: written.error });
  return written.value;
}

/** The table of a puzzle's solvers. */
export const loadSolverRows = (puzzle: PuzzleId): Promise<readonly SolverRow[]> => ask('solvers', puzzle);

/** The bytes of a file as text; detects the encoding. */
export const textFromBytes = (bytes: Uint8Array): Promise<string> => ask('decode', bytes);

/** Reads a text of saved data. */
export const readSaved = (text: string): Promise<SavedRead> => ask('saved', text);
