// npm, and other programs, started as a person would from a shell.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** npm sets these for its child processes; another npm below must not inherit them. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV)/.test(name)));
}

/** What it printed; throws if it fails. */
export async function npm(words: readonly string[], cwd: string): Promise<string> {
  const child = spawn('npm', words, { cwd, env: cleanEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data: Buffer) => {
    stdout += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm ${words[0]} ended with ${code}\n${stderr}`);
  return stdout;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Any program, to its end. */
export function run(command: string, words: readonly string[], cwd: string, input = ''): Ended {
  const ended = spawnSync(command, words, { cwd, input, encoding: 'utf8', env: cleanEnvironment() });
  return { code: ended.status, stdout: ended.stdout, stderr: ended.stderr };
}
