// Runs the built program as a person would, in a folder of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MASU = join(ROOT, 'dist/bin/masu.js');

/** A folder that is gone after the tests of this file. */
export const FOLDER = mkdtempSync(join(tmpdir(), 'masu-whole-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Writes a file into the folder and returns its path. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  /** Sends Ctrl-C as soon as this returns true for the output so far; it is called repeatedly. */
  readonly interruptWhen?: (stdout: string) => boolean;
  /** Sent instead of Ctrl-C. */
  readonly signal?: 'SIGTERM' | 'SIGHUP';
  readonly env?: Readonly<Record<string, string>>;
  /** Run instead of the bundled program. */
  readonly program?: string;
}

export function masu(words: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, MASU_HOME: join(FOLDER, 'home'), ...options.env };
    const child = spawn(process.execPath, [options.program ?? MASU, ...words], { cwd: FOLDER, env });
    let stdout = '';
    let stderr = '';
    let isInterrupted = false;
    const look = (): void => {
      if (isInterrupted || !options.interruptWhen?.(stdout)) return;
      isInterrupted = true;
      child.kill(options.signal ?? 'SIGINT');
    };
    // What is waited for may be a file.
    const timer = setInterval(look, 20);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      look();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ code, stdout, stderr });
    });
    // A program with a usage error may end before it has read any input.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

/** The JSON lines of an output. */
export const lines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
