// The way to the workers, loaded when first needed: neither the pool nor any solver is part of the first load.

import type { PuzzleId } from '../base/puzzle.js';
import type { Engine } from '../jobs/index.js';
import type { SavedRead, SinglePurpose, SolverRow, TextRead } from '../jobs/web/index.js';

const workers = () => import('../jobs/web/index.js');

/** The engine for searches that the player starts. */
export async function engine(): Promise<Engine> {
  return (await workers()).pageEngine();
}

/** The engine for jobs that must not wait for those searches. */
export async function singleEngine(purpose: SinglePurpose): Promise<Engine> {
  return (await workers()).singleEngine(purpose);
}

/** How many workers this page may set to one level. */
export async function pageThreads(): Promise<1 | 2> {
  return (await workers()).pageThreads();
}

export async function readText(text: string, most: number, name?: string): Promise<TextRead> {
  return (await workers()).readText(text, most, name);
}

export async function writeText(puzzle: PuzzleId, format: string, drafts: readonly unknown[]): Promise<string> {
  return (await workers()).writeText(puzzle, format, drafts);
}

export async function solversOf(puzzle: PuzzleId): Promise<readonly SolverRow[]> {
  return (await workers()).solversOf(puzzle);
}

export async function textOf(bytes: Uint8Array): Promise<string> {
  return (await workers()).textOf(bytes);
}

export async function readSaved(text: string): Promise<SavedRead> {
  return (await workers()).readSaved(text);
}
