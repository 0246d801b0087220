// The page's side of the workers: a pool for searches and one worker for requests. Workers are started on demand, so the
// solvers are fetched only when first used.

import { defined } from '../../base/defined.js';
import type { PuzzleId } from '../../base/puzzle.js';
import type { Engine } from '../engines/engine.js';
import { type PoolManners, pagePool } from './page-pool.js';
import type { Question, SavedRead, SolverRow, TextRead, WorkerAnswer } from './questions.js';
import { openScript } from './single-engine.js';

let pool: Engine | undefined;

/** The page's engine, created once. */
export function pageEngine(manners?: PoolManners): Engine {
  pool ??= pagePool(openScript, manners);
  return pool;
}

let questionWorker: Worker | undefined;
let nextId = 0;
const waiting = new Map<
  number,
  { readonly take: (answer: WorkerAnswer) => void; readonly fail: (bug: Error) => void }
>();

function openQuestionWorker(): Worker {
  const worker = openScript();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.take(data);
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

type WithoutId<Q> = Q extends unknown ? Omit<Q, 'id'> : never;

function ask(question: WithoutId<Question>): Promise<WorkerAnswer> {
  questionWorker ??= openQuestionWorker();
  const id = nextId++;
  return new Promise((take, fail) => {
    // Posted first: a request that can't be cloned throws here, and nothing waits for its answer.
    questionWorker?.postMessage({ ...question, id });
    waiting.set(id, { take, fail });
  });
}

/** The levels of a text, of either puzzle and any format; returns at most `most`, counts all. */
export async function readText(text: string, most: number, name?: string): Promise<TextRead> {
  const answer = await ask({ ask: 'read', text, most, ...defined({ name }) });
  if (answer.answer !== 'read') throw new Error('the worker answered another request');
  return answer.read;
}

/** Drafts as text in a format; throws if the format can't represent them, with the error as the cause. */
export async function writeText(puzzle: PuzzleId, format: string, drafts: readonly unknown[]): Promise<string> {
  const answer = await ask({ ask: 'write', puzzle, format, drafts });
  if (answer.answer !== 'write') throw new Error('the worker answered another request');
  if (answer.text === undefined) throw new Error(answer.error?.message, { cause: answer.error });
  return answer.text;
}

/** The table of a puzzle's solvers. */
export async function loadSolverRows(puzzle: PuzzleId): Promise<readonly SolverRow[]> {
  const answer = await ask({ ask: 'solvers', puzzle });
  if (answer.answer !== 'solvers') throw new Error('the worker answered another request');
  return answer.solvers;
}

/** The bytes of a file as text; detects the encoding. */
export async function textFromBytes(bytes: Uint8Array): Promise<string> {
  const answer = await ask({ ask: 'decode', bytes });
  if (answer.answer !== 'decode') throw new Error('the worker answered another request');
  return answer.text;
}

/** Reads a text of saved data. */
export async function readSaved(text: string): Promise<SavedRead> {
  const answer = await ask({ ask: 'saved', text });
  if (answer.answer !== 'saved') throw new Error('the worker answered another request');
  return answer.read;
}
