// External solvers on the command line: `--allow @FILE.json,…`, and those in `--solvers`.

import { platform } from 'node:os';
import { type Adapter, loadAdapter, missingProgram } from '@masu/arena/external/adapter.js';
import type { OpenRun } from '@masu/arena/folder/open-run.js';
import type { Host } from '../../host/host.js';
import type { CommandOption } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';
import { atFile } from './batch-options.js';

export const ALLOW_OPTION = {
  flags: '--allow <list>',
  about: 'external solvers that may run here, as @ADAPTER.json, separated by commas (default: none)',
  parse: (text: string) => text.split(',').map((each) => each.trim()),
} as const satisfies CommandOption;

/** Reads the adapters, or refuses with the reason. */
export async function loadAdapters(typed: readonly string[], host: Host): Promise<Adapter[]> {
  const adapters: Adapter[] = [];
  if (typed.length > 0 && platform() !== 'linux') {
    throw new Refusal(EXIT.usage, 'External solvers run on Linux only: their limits need its process accounting.');
  }
  for (const each of typed) {
    const adapter = await loadAdapter(atFile(each, host));
    if (!adapter.ok) throw new Refusal(EXIT.input, safe(adapter.error));
    adapters.push(adapter.value);
  }
  return adapters;
}

/** The sentence about a program that is not where its adapter says. */
export function missingSentence(adapter: Adapter, { env }: Host): string | undefined {
  const program = missingProgram(adapter, env.PATH ?? '');
  if (program === undefined) return undefined;
  return `${adapter.name}: there is no program ${program}. Build it there, or correct "command" in its adapter.`;
}

/** Refuses to run anything if a program that was named is missing. */
export function mustBeThere(adapters: readonly Adapter[], host: Host): void {
  for (const adapter of adapters) {
    const sentence = missingSentence(adapter, host);
    if (sentence !== undefined) throw new Refusal(EXIT.environment, safe(sentence));
  }
}

/** Refuses a run whose outstanding jobs need a program that was not named, or another adapter than the planned one. */
export function mustBeAllowed(run: OpenRun, adapters: readonly Adapter[]): void {
  for (const { job } of run.outstanding()) {
    if (job.external === undefined) continue;
    const named = adapters.find(({ name }) => name === job.solver);
    if (named?.hash === job.external) continue;
    const why = named
      ? `The adapter of ${job.solver} is not the one that was planned. Plan again into a new folder.`
      : `The plan has the external solver ${job.solver}. To run it here: --allow @FILE.json, its adapter`;
    throw new Refusal(EXIT.usage, safe(why));
  }
}
