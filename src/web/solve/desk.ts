// The door to the workers, opened when first needed: neither the pool nor any solver is part of the first load.

import type { PuzzleId } from '../../base/puzzle.js';
import type { Engine } from '../../jobs/index.js';
import type { SavedRead, SolverRow, TextRead } from '../../jobs/web/index.js';

const door = () => import('../../jobs/web/index.js');

export async function engine(): Promise<Engine> {
  return (await door()).pageEngine();
}

/** How many workers this page may set to one level. */
export async function pageThreads(): Promise<1 | 2> {
  return (await door()).pageThreads();
}

export async function readText(text: string, most: number, name?: string): Promise<TextRead> {
  return (await door()).readText(text, most, name);
}

export async function writeText(puzzle: PuzzleId, format: string, drafts: readonly unknown[]): Promise<string> {
  return (await door()).writeText(puzzle, format, drafts);
}

export async function solversOf(puzzle: PuzzleId): Promise<readonly SolverRow[]> {
  return (await door()).solversOf(puzzle);
}

export async function textOf(bytes: Uint8Array): Promise<string> {
  return (await door()).textOf(bytes);
}

export async function readSaved(text: string): Promise<SavedRead> {
  return (await door()).readSaved(text);
}
